// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/registry.h"

#include "core/game/host.h"
#include "core/game/record.h"
#include "tests/support/files.h"
#include "tests/support/test_main.h"

#include <QDir>

#include <array>
#include <set>

using namespace labrys;

namespace {

const games::Registry& registry()
{
    static const auto loaded
        = games::Registry::load([](std::string_view path) -> std::expected<std::string, Problem> {
              const std::string place(path);
              return test::projectFile((place.starts_with("content") ? "resources/" + place : place).c_str());
          });
    LABRYS_ASSERT(loaded.has_value());
    return *loaded;
}

const games::Game& theMaze()
{
    return *registry().find("minotaur");
}

minotaur::Options optionsOf(const game::Host& host, const game::HostedMatch& match)
{
    const auto thread = host.thread(match.header(), match.log());
    LABRYS_ASSERT(thread.has_value());
    const auto session = game::readThread<minotaur::Rules>(*thread, "f", registry().minotaur().content());
    LABRYS_ASSERT(session.has_value());
    return session->options();
}

} // namespace

class TestHost : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void itsSetsAreTheCampaignAndTheBundledLevels()
    {
        const auto host = theMaze().host();
        QVERIFY(host != nullptr);
        QCOMPARE(host->id(), std::string_view("minotaur"));
        QCOMPARE(host->sets()[0].id, std::string("generated"));
        QCOMPARE(host->sets()[1].title, std::string("First steps"));
        std::set<QString> ids;
        for (const auto& set : host->sets().subspan(1)) {
            QVERIFY(!set.title.empty());
            ids.insert(QString::fromStdString(set.id) + QStringLiteral(".maze"));
        }
        const auto files = QDir(QStringLiteral(LABRYS_SOURCE_DIR "/levels/minotaur"))
                               .entryList({QStringLiteral("*.maze")}, QDir::Files);
        QVERIFY(ids == std::set<QString>(files.begin(), files.end()));
        for (const auto& set : host->sets()) {
            const auto match = host->begin({set.id, {}, {}}, Seed(3));
            QVERIFY2(match.has_value(), set.id.c_str());
            QCOMPARE((*match)->seats(), 2);
            QVERIFY((*match)->header().size() <= game::kHeaderBytes);
        }
    }

    void aChoiceIsPutIntoTheOptions() // D33, NET-016
    {
        const auto host = theMaze().host();
        const auto options = [&](const game::MatchChoice& choice) {
            const auto match = host->begin(choice, Seed(3));
            LABRYS_ASSERT(match.has_value());
            return optionsOf(*host, **match);
        };
        using minotaur::Difficulty;
        QCOMPARE(options({"generated", {}, {}}).difficulty, Difficulty::Ranked);
        QCOMPARE(options({"generated", "ranked", {}}).difficulty, Difficulty::Ranked);
        QCOMPARE(options({"generated", "easy", {}}).difficulty, Difficulty::Easy);
        QCOMPARE(options({"spiral", "hard", {}}).difficulty, Difficulty::Hard);
        QCOMPARE(options({"generated", {}, {}}).origin, minotaur::SeedOrigin::Drawn);
        QCOMPARE(options({"generated", {}, Seed(9)}).origin, minotaur::SeedOrigin::Chosen);
        QCOMPARE(host->begin({"generated", "Easy", {}}, Seed(3)).error().code,
            std::string("MATCH_UNKNOWN_DIFFICULTY"));
        QCOMPARE(host->begin({"none", {}, {}}, Seed(3)).error().code, std::string("MATCH_UNKNOWN_SET"));
    }

    void aPackIsAdded() // NET-029
    {
        const auto host = theMaze().host();
        const auto before = host->sets().size();
        const auto refused
            = host->addSet({"bad", "Bad"}, "+-+-+-+\n|P....|\n+.+.+.+\n|.....|\n+.+.+.+\n|.....|\n+-+-+-+\n");
        QVERIFY(!refused.has_value());
        QVERIFY(refused.error().size() >= 2); // all its problems
        QCOMPARE(host->sets().size(), before);
        QVERIFY(host->addSet({"school", "Our school"}, test::firstSteps()).has_value());
        QCOMPARE(host->sets().back().title, std::string("Our school"));
        QVERIFY(host->begin({"school", "easy", {}}, Seed(1)).has_value());
        QVERIFY(theMaze().host()->sets().size() == before); // a host of its own
    }

    void everyBotPlaysOverText() // NET-044
    {
        const auto host = theMaze().host();
        for (const auto bot : theMaze().bots()) {
            auto match = host->begin({"first_steps", {}, {}}, Seed(2));
            QVERIFY(match.has_value());
            std::array players{theMaze().seatPlayer(bot, 0, Seed(1)), theMaze().seatPlayer(bot, 1, Seed(1))};
            QVERIFY(players[0] != nullptr);
            QVERIFY(!players[0]->toMove()); // it has seen nothing
            int moves = 0;
            for (; moves < 200 && (*match)->summary().outcome == game::Outcome::Running; ++moves) {
                for (game::Seat seat = 0; seat < 2; ++seat) {
                    const auto sight = (*match)->sight(seat);
                    auto& player = players[static_cast<std::size_t>(seat)];
                    QCOMPARE(player->seat(), seat);
                    QVERIFY(player->take((*match)->encode(nullptr, *sight)).has_value());
                    QCOMPARE(player->toMove(), (*match)->toMove() == seat);
                    QCOMPARE(player->stageOver(), (*match)->stageOver());
                    QVERIFY(player->summary() == (*match)->summary());
                }
                if ((*match)->stageOver()) {
                    (*match)->enter(*(*match)->nextStage()());
                    continue;
                }
                const game::Seat seat = (*match)->toMove();
                const std::string action = players[static_cast<std::size_t>(seat)]->choose();
                QVERIFY((*match)->submit(seat, action).has_value());
            }
            QVERIFY(moves > 5);
        }
        QVERIFY(theMaze().seatPlayer("none", 0, Seed(1)) == nullptr);
    }
};

LABRYS_TEST(TestHost)

#include "tst_host.moc"
