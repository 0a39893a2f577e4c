// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/terminal/face.h"
#include "app/cli/terminal/plain_game.h"
#include "app/cli/terminal/visited_servers.h"

namespace labrys::cli {

/// The terminal edition from its menu to its end (ASC-100 to ASC-104): what comes when, the same whether it
/// is drawn or spoken.
class Edition {
public:
    Edition(Face& face, RunKeeper& keeper);

    /// Begins at the main menu; or, where the command line asks for a run, with it.
    [[nodiscard]] Exit run(const RunStart& start);

private:
    enum class Next { Menu, Again };

    void menu();
    void newGame();
    /// To a server, which is asked for where none is given.
    void network(const QString& server);
    [[nodiscard]] std::optional<net::Address> askAddress(const QString& given);
    [[nodiscard]] std::optional<QString> askName(const QString& given);
    /// One visit; what to do after it failed, nothing when it did not.
    [[nodiscard]] std::optional<text::Choice> visit(const net::Address& address, const QString& name);
    [[nodiscard]] std::optional<text::Choice> failed(const NetVisit& visit);
    /// The saved run, or the one before where the last save is damaged, which it says.
    [[nodiscard]] std::optional<MazeSession> saved();
    void begin(minotaur::Options options, std::optional<Seed> seed);
    void play(MazeSession session);
    /// True when the run goes on.
    [[nodiscard]] bool levelDone(MazeSession& session);
    [[nodiscard]] Next runDone(const MazeSession& session);
    void showScores(const std::string& table);
    void tell(const Problem& problem);

    Face& m_face;
    RunKeeper& m_keeper;
    int m_players = 1;
    bool m_damageTold = false;
    VisitedServers m_servers;
};

} // namespace labrys::cli
