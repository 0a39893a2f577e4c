// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/net/people_model.h"
#include "tests/qml/net/fake_link.h"
#include "tests/support/test_main.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

#include <random>

using namespace labrys;
using net::Doing;
using test::person;
using viewmodels::PeopleModel;

namespace {

QStringList names(const PeopleModel& model)
{
    QStringList all;
    for (int row = 0; row < model.rowCount(); ++row)
        all.append(model.nameAt(row));
    return all;
}

net::Who list(std::vector<net::Person> people)
{
    return {true, true, std::move(people)};
}

} // namespace

class TestPeopleModel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theListComesInPartsAndWithoutOneself() // NET-009
    {
        PeopleModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        model.setOwn(100);
        model.take({true, false, {person(1, "Minos"), person(100, "Ariane")}});
        QCOMPARE(model.count(), 0);
        model.take({false, true, {person(2, "Icarus")}});
        QCOMPARE(names(model), test::strings({"Icarus", "Minos"}));
    }

    void changesMoveRowsAndTellWhoCameAndLeft() // NET-009
    {
        PeopleModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        QSignalSpy came(&model, &PeopleModel::came);
        QSignalSpy left(&model, &PeopleModel::left);
        model.take(list({person(1, "Minos"), person(2, "Icarus"), person(3, "Talos")}));
        QCOMPARE(came.size(), 0); // they were there before
        auto playing = person(2, "Icarus", Doing::Playing);
        playing.match = 7;
        playing.with = "Talos";
        playing.level = 3;
        playing.open = true;
        model.take({false, false, {playing, person(4, "Europa")}});
        QCOMPARE(names(model), test::strings({"Europa", "Minos", "Talos", "Icarus"}));
        QCOMPARE(came.value(0).value(0).toString(), QStringLiteral("Europa"));
        QCOMPARE(model.index(3).data(PeopleModel::StateRole).toString(),
            QStringLiteral("playing with Talos, level 3"));
        QCOMPARE(model.verbOf(*model.at(3)), PeopleModel::Watch);
        QCOMPARE(model.matches(), 1);
        model.take({false, false, {person(1, "Minos", Doing::Gone)}});
        QCOMPARE(left.value(0).value(0).toString(), QStringLiteral("Minos"));
        QCOMPARE(names(model), test::strings({"Europa", "Talos", "Icarus"}));
        QCOMPARE(reset.size(), 0);
    }

    void whoInvitesStandsFirst() // NET-010
    {
        PeopleModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        model.take(list({person(1, "Minos"), person(2, "Icarus"), person(3, "Talos")}));
        model.setOpen({{3, {false, 48}}, {2, {true, 41}}});
        QCOMPARE(names(model), test::strings({"Talos", "Icarus", "Minos"}));
        QCOMPARE(model.index(0).data(PeopleModel::StateRole).toString(), QStringLiteral("invites you"));
        QCOMPARE(model.index(1).data(PeopleModel::StateRole).toString(),
            QStringLiteral("invited by you, 41 s left"));
        QCOMPARE(model.verbOf(*model.at(1)), PeopleModel::Cancel);
        model.setOpen({});
        QCOMPARE(names(model), test::strings({"Icarus", "Minos", "Talos"}));
    }

    void anyOrderOfChangesKeepsTheListSorted()
    {
        PeopleModel model;
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
        model.take(list({}));
        std::minstd_rand random(7);
        for (int i = 0; i < 400; ++i) {
            const auto id = static_cast<net::Id>(random() % 12 + 1);
            const auto doing = static_cast<Doing>(random() % 6);
            model.take({false, false,
                {person(id, std::string(1, static_cast<char>('A' + random() % 26)).c_str(), doing)}});
            if (i % 5 == 0)
                model.setOpen({{static_cast<net::Id>(random() % 12 + 1), {random() % 2 == 0, 9}},
                    {static_cast<net::Id>(random() % 12 + 1), {random() % 2 == 0, 9}}});
        }
        model.setOpen({});
        QStringList free;
        for (int row = 0; row < model.count(); ++row)
            if (model.at(row)->doing == Doing::Lobby)
                free.append(model.nameAt(row));
        auto sorted = free;
        std::ranges::sort(sorted);
        QCOMPARE(free, sorted);
    }
};

LABRYS_TEST(TestPeopleModel)
#include "tst_people_model.moc"
