// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game/hosted_define.h"
#include "core/minotaur/rules.h"

namespace labrys::game {

template std::string writeSave(const Session<minotaur::Rules>&);
template std::expected<Session<minotaur::Rules>, Problem> readSave(
    std::string_view, std::string_view, std::shared_ptr<const minotaur::Content>);
template std::string writeThread(const Session<minotaur::Rules>&);
template std::expected<Session<minotaur::Rules>, Problem> readThread(
    std::string_view, std::string_view, std::shared_ptr<const minotaur::Content>);
template std::string encodeView(const View<minotaur::Rules>*, const View<minotaur::Rules>&);
template class ViewReader<minotaur::Rules>;
template class HostOf<minotaur::Rules>;

} // namespace labrys::game
