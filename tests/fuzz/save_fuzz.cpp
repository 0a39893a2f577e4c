// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Fuzzes saves: whatever the bytes, they are refused at a place inside them, or the run they hold is written
// and read back the same. A forged seal changes nothing of that.
#include "tests/fuzz/record_fuzz.h"

namespace {

using namespace labrys;

void check(std::string_view text)
{
    const auto session = game::readSave<minotaur::Rules>(text, "fuzz", fuzz::content());
    if (!session)
        return fuzz::checkPlace(session.error(), text);
    const std::string written = game::writeSave(*session);
    const auto again = game::readSave<minotaur::Rules>(written, "again", fuzz::content());
    LABRYS_ASSERT(again.has_value() && again->state() == session->state());
    LABRYS_ASSERT(game::writeSave(*again) == written);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size)
{
    const std::string text(data, data + size);
    check(text);
    check(fuzz::sealedAgain<game::SaveRecord<minotaur::Rules>>(text));
    return 0;
}
