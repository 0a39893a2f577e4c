// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/record_define.h"
#include "core/minoan/rules.h"

namespace labrys::game {

template std::string writeSave(const Session<minoan::Rules>&);
template std::expected<Session<minoan::Rules>, Problem> readSave(
    std::string_view, std::string_view, std::shared_ptr<const minoan::Content>);
template std::string writeThread(const Session<minoan::Rules>&);
template std::expected<Session<minoan::Rules>, Problem> readThread(
    std::string_view, std::string_view, std::shared_ptr<const minoan::Content>);

} // namespace labrys::game
