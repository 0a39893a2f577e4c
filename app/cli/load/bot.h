// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/load/client.h"
#include "core/game/seat_player.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace labrys::load {

/// Makes the player of one seat of one match; its draws follow from the seed.
using MakePlayer = std::function<std::unique_ptr<game::SeatPlayer>(game::Seat seat, Seed seed)>;

/// One bot client without its socket: takes part in what concerns it alone (answers pings and invitations of
/// its partner, takes up its match again, is ready for the next level) and decides its moves.
class Bot {
public:
    /// Its decisions in its match number n follow from the seed and n.
    Bot(std::string name, MakePlayer makePlayer, Seed seed)
        : m_client(std::move(name))
        , m_makePlayer(std::move(makePlayer))
        , m_seed(seed)
    {
    }

    [[nodiscard]] const Client& client() const { return m_client; }
    /// What the token stood for is gone: it comes in as somebody new.
    void forgetToken() { m_client.setToken({}); }
    void setPartner(net::Id id) { m_partner = id; }

    /// Reads a frame at once, but for a view, which waits for think(). Adds what is to be said.
    Client::Told take(std::string_view frame, std::vector<std::string>& say);

    /// Whether there is something to think about.
    [[nodiscard]] bool thinks() const { return !m_views.empty() || m_again; }
    /// Reads the views that came, and decides. False when one of them was none.
    bool think(std::vector<std::string>& say);

    /// Of the last view that it thought about; nothing between matches.
    [[nodiscard]] std::optional<game::Summary> summary() const;

    /// The move that it has decided on, as a message; said() once that was sent.
    [[nodiscard]] const std::optional<std::string>& move() const { return m_move; }
    /// The number of the view that the move is for.
    [[nodiscard]] std::int64_t moveSeq() const { return m_seq; }
    void said() { m_move.reset(); }
    /// The connection is gone: what was on its way is not believed.
    void lostConnection();

private:
    struct WaitingView {
        std::int64_t seq;
        std::string text;
    };
    void sayNext(std::vector<std::string>& say);

    Client m_client;
    MakePlayer m_makePlayer;
    Seed m_seed;
    std::uint64_t m_matches = 0;
    net::Id m_partner = 0;
    std::unique_ptr<game::SeatPlayer> m_player;
    std::vector<WaitingView> m_views;
    std::optional<std::string> m_move;
    std::int64_t m_seq = 0;
    /// To decide anew without a new view.
    bool m_again = false;
    bool m_nextSaid = false;
};

} // namespace labrys::load
