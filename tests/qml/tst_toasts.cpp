// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/ui/toasts.h"
#include "tests/support/test_main.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>

using labrys::ui::Toasts;

namespace {

QString sentence(const Toasts& toasts, int row)
{
    return toasts.data(toasts.index(row), Toasts::Sentence).toString();
}

bool shown(const Toasts& toasts, int row)
{
    return toasts.data(toasts.index(row), Toasts::Shown).toBool();
}

} // namespace

class TestToasts : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theLastFiftyAreKept() // UIX-023
    {
        Toasts toasts;
        const QAbstractItemModelTester tester(
            &toasts, QAbstractItemModelTester::FailureReportingMode::QtTest);
        for (int i = 0; i < 60; ++i)
            toasts.say(QStringLiteral("info"), QString::number(i));
        QCOMPARE(toasts.count(), Toasts::kMost);
        QCOMPARE(sentence(toasts, 0), QStringLiteral("59"));
        QCOMPARE(sentence(toasts, 49), QStringLiteral("10"));
        QCOMPARE(toasts.shownCount(), Toasts::kMostShown);
        QVERIFY(shown(toasts, 0) && !shown(toasts, Toasts::kMostShown));
    }

    void whatLeftCanBeReadAndItsActionTakenOnce() // UIX-023, ACC-022
    {
        Toasts toasts;
        const QSignalSpy acted(&toasts, &Toasts::acted);
        toasts.say(QStringLiteral("harm"), QStringLiteral("The server did not answer."),
            QStringLiteral("Try again"), 7);
        toasts.dismiss(0);
        QCOMPARE(toasts.shownCount(), 0);
        QCOMPARE(sentence(toasts, 0), QStringLiteral("The server did not answer."));
        toasts.act(0);
        toasts.act(0);
        QCOMPARE(acted.count(), 1);
        QCOMPARE(acted.constFirst().constFirst().toInt(), 7);
        QVERIFY(toasts.data(toasts.index(0), Toasts::Action).toString().isEmpty());
    }

    void rowsThatAreNotThereDoNothing()
    {
        Toasts toasts;
        for (const int row : {-1, 0, 50}) {
            toasts.act(row);
            toasts.dismiss(row);
        }
        QCOMPARE(toasts.count(), 0);
        QVERIFY(!toasts.data(toasts.index(0), Toasts::Sentence).isValid());
    }
};

LABRYS_TEST(TestToasts)
#include "tst_toasts.moc"
