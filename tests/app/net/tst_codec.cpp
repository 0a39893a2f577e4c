// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/bounds.h"
#include "app/net/codec.h"
#include "app/net/frame.h"
#include "app/net/state_table.h"

#include "core/base/json.h"
#include "tests/fuzz/mutate.h"
#include "tests/support/test_main.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include <limits>

using namespace labrys;
using namespace labrys::net;

namespace {

constexpr auto kMostId = std::numeric_limits<std::int64_t>::max();

MatchOptions someOptions()
{
    return {"generated", "easy", "L1", true};
}

std::vector<FromClient> everythingThatClientsSay()
{
    return {Hello{1, 2, "Labrys 0.1.0", "Ariane", std::string(43, 'A')}, Hello{1, 1, "", "x", std::nullopt},
        Say{Room::Match, "Ça va ?", std::nullopt, std::nullopt}, Say{Room::Lobby, "", 2, std::vector{3, 4}},
        Invite{2, someOptions()}, Cancel{2}, Accept{3}, Decline{4}, Move{17, "w"}, Next{}, PlayOn{}, Leave{},
        Resume{5}, Spectate{6}, Unspectate{}, Status{true}, Ping{7}, Pong{8}, Bye{}};
}

std::vector<FromServer> everythingThatServersSay()
{
    const Line line{Room::Lobby, 1, 2, 3, "Ariane", "Hello", std::nullopt, std::nullopt};
    const Kept kept{1, "Minos", 2, 40, 100, true};
    Welcome welcome{1, "Knossos", "Labrys", 1, "Ariane", std::string(43, '-'), "Welcome", "minotaur",
        {{"generated", "Seven mazes"}}, 120, 60, 3, {kept}, 1};
    return {welcome, Reject{RejectCode::Version, 1, 2, "Labrys 9"},
        Who{true, false,
            {{1, "Ariane", Doing::Playing, 2, "Minos", 3, true, 30}, {.id = 2, .name = "Minos"}}},
        line, Tail{Room::Match, {line, line}}, Invitation{1, 2, 60, "", someOptions()},
        Start{1, "minotaur", 1, {"Ariane", "Minos"}, someOptions(), "Seven mazes", true},
        ViewFrame{3, "ol", R"({"full":[1,2]})"}, Nack{3, "Wall"}, PresenceNews{1, Presence::Absent, 5},
        Ready{{0, 1}, 60}, End{1, EndReason::Won, 7, 300, 2'500}, Record{1, 1, 2, "thread"}, Waits{{kept}},
        Notice{"Back at ten", 30}, Error{ErrorCode::Field, "name", 0}, Ping{1}, Pong{2}, Bye{}};
}

ErrorCode errorOf(std::string_view text)
{
    const auto message = decodeFromClient(text);
    return message ? ErrorCode::Server : message.error().code;
}

/// A message with one field at the edge of its bounds.
struct Edge {
    FromClient message;
    const char* field;
    bool good;
};

template <class Message, class Change>
Edge edge(Message message, const char* field, bool good, Change&& change)
{
    change(message);
    return {message, field, good};
}

std::vector<Edge> edges()
{
    const Hello hello{1, 1, "Labrys", "Ariane", std::nullopt};
    const Say say{Room::Lobby, "x", std::nullopt, std::nullopt};
    const Invite invite{1, someOptions()};
    const auto text = [](std::size_t size) { return std::string(size, 'a'); };
    std::vector<Edge> all;
    const auto numbers = [&](const auto& message, const char* field, auto member, auto low, auto high) {
        using Number = std::remove_cvref_t<decltype(message.*member)>;
        for (const auto& [value, good] :
            {std::pair{low, true}, {high, true}, {Number(low + 1), true}, {Number(high - 1), true}})
            all.push_back(edge(message, field, good, [&](auto& m) { m.*member = value; }));
        all.push_back(edge(message, field, false, [&](auto& m) { m.*member = Number(low - 1); }));
        if (high < std::numeric_limits<Number>::max())
            all.push_back(edge(message, field, false, [&](auto& m) { m.*member = Number(high + 1); }));
    };
    const auto texts
        = [&](const auto& message, const char* field, auto&& at, std::size_t low, std::size_t high) {
              for (const auto& [size, good] :
                  {std::pair{low, true}, {high - 1, true}, {high, true}, {high + 1, false}})
                  all.push_back(edge(message, field, good, [&](auto& m) { at(m) = text(size); }));
              if (low > 0)
                  all.push_back(edge(message, field, false, [&](auto& m) { at(m) = text(low - 1); }));
          };
    numbers(Hello{1, 65'535, "", "x", std::nullopt}, "min", &Hello::min, 1, 65'535);
    numbers(hello, "max", &Hello::max, 1, 65'535);
    texts(hello, "app", [](auto& m) -> auto& { return m.app; }, 0, 32);
    texts(hello, "name", [](auto& m) -> auto& { return m.name; }, 1, 64);
    for (const std::size_t size : {42U, 43U, 44U})
        all.push_back(edge(hello, "token", size == 43, [&](auto& m) { m.token = text(size); }));
    texts(say, "text", [](auto& m) -> auto& { return m.text; }, 1, 1200);
    for (const int phrase : {0, 1, 5, 6})
        all.push_back(edge(say, "phrase", phrase >= 1 && phrase <= 5, [&](auto& m) { m.phrase = phrase; }));
    for (const int row : {-1, 0, 4095, 4096})
        all.push_back(edge(say, "at", row >= 0 && row <= 4095, [&](auto& m) { m.at = std::vector{row, 0}; }));
    all.push_back(edge(say, "at", false, [](auto& m) { m.at = std::vector{1}; }));
    all.push_back(edge(say, "at", false, [](auto& m) { m.at = std::vector{1, 2, 3}; }));
    numbers(invite, "to", &Invite::to, std::int64_t{1}, kMostId);
    texts(invite, "options", [](auto& m) -> auto& { return m.options.set; }, 0, 32);
    texts(invite, "options", [](auto& m) -> auto& { return m.options.difficulty; }, 0, 32);
    texts(invite, "options", [](auto& m) -> auto& { return m.options.seed; }, 0, 64);
    numbers(Cancel{1}, "to", &Cancel::to, std::int64_t{1}, kMostId);
    numbers(Accept{1}, "from", &Accept::from, std::int64_t{1}, kMostId);
    numbers(Decline{1}, "from", &Decline::from, std::int64_t{1}, kMostId);
    numbers(Move{1, "w"}, "seq", &Move::seq, std::int64_t{0}, kMostId);
    texts(Move{1, "w"}, "action", [](auto& m) -> auto& { return m.action; }, 1, 16);
    numbers(Resume{1}, "match", &Resume::match, std::int64_t{1}, kMostId);
    numbers(Spectate{1}, "match", &Spectate::match, std::int64_t{1}, kMostId);
    return all;
}

} // namespace

class TestCodec : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whatIsSaidIsWhatIsHeard()
    {
        std::vector<bool> said(std::variant_size_v<FromClient>);
        for (const auto& message : everythingThatClientsSay()) {
            const auto heard = decodeFromClient(encode(message));
            QVERIFY2(heard.has_value(), encode(message).c_str());
            QVERIFY2(*heard == message, encode(message).c_str());
            said[message.index()] = true;
        }
        QVERIFY(std::ranges::find(said, false) == said.end());
        said.assign(std::variant_size_v<FromServer>, false);
        for (const auto& message : everythingThatServersSay()) {
            const auto heard = decodeFromServer(encode(message));
            QVERIFY2(heard.has_value(), encode(message).c_str());
            QVERIFY2(*heard == message, encode(message).c_str());
            QVERIFY(encode(message).size() <= kServerFrameBytes);
            said[message.index()] = true;
        }
        QVERIFY(std::ranges::find(said, false) == said.end());
    }

    void theParserHasBounds() // NET-002
    {
        QCOMPARE(errorOf(""), ErrorCode::Syntax);
        QCOMPARE(errorOf("{"), ErrorCode::Syntax);
        QCOMPARE(errorOf("[1]"), ErrorCode::Syntax);
        QCOMPARE(errorOf(R"({"t":"ping","n":1} )"), ErrorCode::Server); // blanks are no matter
        QCOMPARE(errorOf(R"({"t":"ping","n":1}x)"), ErrorCode::Syntax);
        QCOMPARE(errorOf(R"({"t":"ping","n":1}{})"), ErrorCode::Syntax);
        QCOMPARE(errorOf("{\"t\":\"ping\",\"n\":1,\"x\":\"\xff\"}"), ErrorCode::Utf8);
        QCOMPARE(errorOf("{\"t\":\"ping\",\"n\":1,\"x\":\"\xed\xa0\x80\"}"), ErrorCode::Utf8);
        QCOMPARE(errorOf(R"({"t":"ping","n":1,"n":1})"), ErrorCode::DuplicateKey);
        QCOMPARE(errorOf(R"({"t":"ping","n":1,"\u006e":1})"), ErrorCode::DuplicateKey);
        const auto nested = [](int depth) {
            return R"({"t":"ping","n":1,"x":)" + std::string(static_cast<std::size_t>(depth), '[')
                + std::string(static_cast<std::size_t>(depth), ']') + '}';
        };
        QCOMPARE(errorOf(nested(7)), ErrorCode::Server);
        QCOMPARE(errorOf(nested(8)), ErrorCode::Depth);
        QCOMPARE(errorOf(std::string(kClientFrameBytes + 1, ' ')), ErrorCode::FrameLength);
        for (const char* number :
            {"1.5", "1e3", "-1", "4294967296", "99999999999999999999999", "\"1\"", "null"})
            QCOMPARE(errorOf(std::string(R"({"t":"ping","n":)") + number + '}'), ErrorCode::Field);
    }

    void aViewHoldsWholeNumbersAlone() // NET-002: found by a million mutated messages
    {
        for (const char* number : {"0.5", "1e3", "99999999999999999999999"}) {
            const auto view = decodeFromServer(
                std::string(R"({"t":"view","seq":1,"p":"oo","v":[1,{"a":)") + number + "}]}");
            QVERIFY(!view.has_value());
            QCOMPARE(view.error().field, std::string("v"));
        }
    }

    void unknownFieldsArePassedOverAndUnknownTypesTold() // NET-004
    {
        const auto ping = decodeFromClient(R"({"new":{"a":[1,"b"]},"t":"ping","n":9,"also":null})");
        QVERIFY(ping.has_value());
        QVERIFY(*ping == FromClient(Ping{9}));
        const auto invite = decodeFromClient(
            R"({"t":"invite","to":1,"options":{"set":"a","difficulty":"","seed":"","later":true}})");
        QVERIFY(invite.has_value());
        QCOMPARE(errorOf(R"({"t":"teleport","to":1})"), ErrorCode::UnknownType);
        QCOMPARE(errorOf(R"({"t":"welcome"})"), ErrorCode::UnknownType); // only servers say that
        QCOMPARE(errorOf(R"({"to":1})"), ErrorCode::Field);
        QCOMPARE(errorOf(R"({"t":7})"), ErrorCode::Field);
    }

    void everyFieldHasItsBounds() // NET-005
    {
        for (const auto& [message, field, good] : edges()) {
            const auto heard = decodeFromClient(encode(message));
            QVERIFY2(heard.has_value() == good, encode(message).substr(0, 200).c_str());
            if (good)
                continue;
            QCOMPARE(heard.error().code, ErrorCode::Field);
            QCOMPARE(heard.error().field, std::string(field));
        }
        // Whatever is missing, or of another kind, is told by its name.
        for (const auto& message : everythingThatClientsSay()) {
            const auto json = parseJson(encode(message), "test");
            for (const auto& entry : json->as_object()) {
                const std::string key(entry.key());
                if (key == "t" || key == "token" || key == "phrase" || key == "at" || key == "away")
                    continue;
                auto without = json->as_object();
                without.erase(key);
                const auto missing = decodeFromClient(compactJson(without));
                QVERIFY2(!missing && missing.error().field == key, key.c_str());
                auto other = json->as_object();
                other[key] = boost::json::array{true};
                const auto wrong = decodeFromClient(compactJson(other));
                QVERIFY2(!wrong && wrong.error().field == key, key.c_str());
            }
        }
    }

    void mutatedMessagesDoNoHarm() // NET-047: half of its inputs; the other half goes through a server
    {
        std::vector<std::string> texts;
        for (const auto& message : everythingThatClientsSay())
            texts.push_back(encode(message));
        for (const auto& message : everythingThatServersSay())
            texts.push_back(encode(message));
        const test::Mutator mutator(texts);
        int understood = 0;
        for (int i = 0; i < test::sweep(20'000, 1'000'000); ++i) {
            const auto text = mutator.variant(static_cast<std::uint64_t>(i));
            // What is understood can be said again.
            if (const auto message = decodeFromClient(text)) {
                ++understood;
                QVERIFY(decodeFromClient(encode(*message)) == message);
            }
            if (const auto message = decodeFromServer(text))
                QVERIFY(decodeFromServer(encode(*message)) == message);
        }
        QVERIFY(understood > 0);
    }

    void everyMessageHasItsPlaceInEveryState() // NET-007
    {
        // The states down, the first letter of what is done with each message across, in their order.
        const std::array<std::string_view, 4> table{
            "AEEEEEEEEEEEEEAAA", // connected: hello, and what keeps a line alive
            "EAAAAAIIIIAAIAAAA", // lobby
            "EAIIIIAAAAIIIAAAA", // match
            "EAEIEIEIEEEEAAAAA", // watching
        };
        std::vector<bool> seen(std::variant_size_v<FromClient>);
        for (const auto& message : everythingThatClientsSay()) {
            seen[message.index()] = true;
            for (std::size_t stand = 0; stand < table.size(); ++stand) {
                const auto wanted = table[stand][message.index()];
                const auto got = "AIE"[static_cast<std::size_t>(verdict(static_cast<Stand>(stand), message))];
                QVERIFY2(got == wanted, std::string(typeName(message)).c_str());
            }
        }
        QVERIFY(std::ranges::find(seen, false) == seen.end());
    }
};

LABRYS_TEST(TestCodec)
#include "tst_codec.moc"
