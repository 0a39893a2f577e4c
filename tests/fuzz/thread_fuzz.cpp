// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Fuzzes replays: whatever the bytes, they are refused at a place inside them, or they verify again.
#include "tests/fuzz/record_fuzz.h"

namespace {

using namespace labrys;

void check(std::string_view text)
{
    const auto session = game::readThread<minotaur::Rules>(text, "fuzz", fuzz::content());
    if (!session)
        return fuzz::checkPlace(session.error(), text);
    const std::string written = game::writeThread(*session);
    const auto again = game::readThread<minotaur::Rules>(written, "again", fuzz::content());
    LABRYS_ASSERT(again.has_value() && again->digest() == session->digest());
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size);

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size)
{
    const std::string text(data, data + size);
    check(text);
    check(fuzz::sealedAgain<game::ThreadRecord<minotaur::Rules>>(text));
    return 0;
}
