// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/desktop.h"
#include "app/viewmodels/net/net_lobby.h"

#include <QDir>
#include <QGuiApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <QQuickWindow>
#include <QSocketNotifier>
#include <QTest>

#include <cstdio>
#include <iostream>
#include <string>

using namespace labrys;

// The whole window in a process of its own, with its places in a folder: app_driver FOLDER NAME SERVER. A
// test tells it on its standard input which keys are pressed, line by line, and reads what it shows on its
// standard output.
namespace {

QString chatOf(viewmodels::ChatModel& chat)
{
    QStringList lines;
    const int role = chat.roleNames().key("text", -1);
    for (int row = 0; row < chat.rowCount(); ++row)
        lines.append(chat.data(chat.index(row, 0), role).toString());
    return lines.join(QLatin1Char('\n'));
}

QJsonObject stateOf(desktop::Desktop& desktop)
{
    auto& lobby = desktop.lobby();
    auto& maze = *lobby.maze();
    return {{QStringLiteral("place"), lobby.place()}, {QStringLiteral("people"), lobby.people()->count()},
        {QStringLiteral("inviter"), lobby.inviter()},
        {QStringLiteral("offers"), lobby.offers().join(QLatin1Char('\n'))},
        {QStringLiteral("ready"), maze.ready()}, {QStringLiteral("turn"), maze.turn()},
        {QStringLiteral("myTurn"), maze.myTurn()}, {QStringLiteral("trouble"), maze.trouble()},
        {QStringLiteral("troubleWords"), maze.troubleWords()}, {QStringLiteral("partner"), maze.partner()},
        {QStringLiteral("over"), maze.over()}, {QStringLiteral("heading"), maze.heading()},
        {QStringLiteral("ending"), maze.ending()}, {QStringLiteral("score"), maze.score()},
        {QStringLiteral("thread"), maze.thread()}, {QStringLiteral("chat"), chatOf(*maze.chat())},
        {QStringLiteral("sentence"), lobby.sentence()}};
}

void obey(desktop::Desktop& desktop, const QString& line)
{
    const QString order = line.section(QLatin1Char(' '), 0, 0);
    const QString what = line.section(QLatin1Char(' '), 1);
    auto& window = desktop.window();
    if (order == QLatin1String("key")) {
        QTest::keyClick(&window, static_cast<Qt::Key>(what.toInt()));
    } else if (order == QLatin1String("type")) {
        for (const QChar c : what)
            QTest::keyClick(&window, c.toLatin1());
    } else if (order == QLatin1String("offer")) {
        desktop.lobby().setOffer(what.toInt());
    } else if (order == QLatin1String("invite")) {
        desktop.lobby().act(0);
    } else if (order == QLatin1String("grab")) {
        QTest::qWait(100); // the frame after the last change
        window.grabWindow().save(what);
    }
    std::puts(QJsonDocument(stateOf(desktop)).toJson(QJsonDocument::Compact).constData());
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv)
{
    const QGuiApplication application(argc, argv);
    const auto arguments = QGuiApplication::arguments();
    const QDir home(arguments.value(1));
    desktop::Start start;
    start.replaysPath = home.filePath(QStringLiteral("replays"));
    start.scoresPath = home.filePath(QStringLiteral("scores.json"));
    start.settingsPath = home.filePath(QStringLiteral("labrys.ini"));
    start.welcome = false;
    start.language = QStringLiteral("en");
    start.theme = QStringLiteral("lamplight");
    const auto desktop = desktop::Desktop::create(start);
    if (desktop == nullptr)
        return 3;
    desktop->window().resize(1280, 800);
    desktop->window().show();
    desktop->lobby().setName(arguments.value(2));
    desktop->goToServer(arguments.value(3));
    QSocketNotifier input(0, QSocketNotifier::Read);
    QObject::connect(&input, &QSocketNotifier::activated, &desktop->window(), [&desktop] {
        std::string line;
        if (!std::getline(std::cin, line))
            return QCoreApplication::quit();
        obey(*desktop, QString::fromStdString(line));
    });
    return QGuiApplication::exec();
}
