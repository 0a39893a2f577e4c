// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exchange/files.h"
#include "app/games/versions.h"
#include "app/viewmodels/shell/about.h"

#include "tests/support/test_main.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>

using namespace labrys;

namespace {

QByteArray said(const char* program, const QStringList& arguments)
{
    QProcess process;
    process.start(
        QCoreApplication::applicationDirPath() + QLatin1Char('/') + QLatin1String(program), arguments);
    process.waitForFinished();
    return process.exitCode() == 0 ? process.readAllStandardOutput() : QByteArray();
}

} // namespace

class TestVersions : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void bothProgramsAndTheRegistrySayTheSame() // APP-034
    {
        const auto registry = games::Registry::load(exchange::readResource);
        QVERIFY(registry.has_value());
        const auto text = games::versionsText(games::versionsOf(*registry));
        const QStringList json{QStringLiteral("--version"), QStringLiteral("--json")};
        QCOMPARE(said("labrys", json), QByteArray::fromStdString(text));
        QCOMPARE(said("labrys-cli", json), QByteArray::fromStdString(text));
        QCOMPARE(said("labrys", json.mid(0, 1)),
            QByteArrayLiteral("labrys ") + games::programVersion() + QByteArrayLiteral("\n"));
    }
    void aboutAndDiagnosticsShowTheSameNumbers() // APP-034, UIX-051
    {
        const auto object
            = QJsonDocument::fromJson(said("labrys", {QStringLiteral("--version"), QStringLiteral("--json")}))
                  .object();
        const viewmodels::About about;
        QCOMPARE(about.version(), object.value(QLatin1String("version")).toString());
        const QString shown = about.versions().join(QLatin1Char('\n'));
        const QString copied = about.diagnostics();
        const auto games = object.value(QLatin1String("games")).toArray();
        QVERIFY(!games.isEmpty());
        for (const auto& game : games) {
            const QString line = QStringLiteral("%1: rules %2, content %3")
                                     .arg(game[QLatin1String("game")].toString())
                                     .arg(game[QLatin1String("rules")].toInt())
                                     .arg(game[QLatin1String("content")].toString());
            QVERIFY2(shown.contains(line), qPrintable(shown));
            QVERIFY2(copied.contains(line), qPrintable(copied));
        }
        for (const auto& format : object.value(QLatin1String("formats")).toArray()) {
            const QString line = QStringLiteral("%1: version %2")
                                     .arg(format[QLatin1String("format")].toString())
                                     .arg(format[QLatin1String("version")].toInt());
            QVERIFY2(shown.contains(line) && copied.contains(line), qPrintable(line));
        }
    }
};

LABRYS_TEST(TestVersions)
#include "tst_versions.moc"
