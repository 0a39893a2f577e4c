// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/terminal/net_menus.h"

#include "app/text/net_words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace labrys::cli {

text::MazeMenu matchMenuOf(const NetMatch& match, bool colours)
{
    using text::Choice;
    text::MazeMenu menu{QCoreApplication::translate("Terminal", "Menu"),
        {QCoreApplication::translate("Terminal", "The match goes on; nothing happens until both move.")}, {}};
    if (match.watching())
        menu.notes.clear();
    menu.entries.append({Choice::Resume, QCoreApplication::translate("Terminal", "Go on")});
    menu.entries.append({Choice::Help, text::MazeMenu::help()});
    if (colours)
        menu.entries.append({Choice::Colours, QCoreApplication::translate("Terminal", "Colours on or off")});
    if (!match.watching() && match.running() && !match.myTurn())
        menu.entries.append({Choice::PlayOn,
            QCoreApplication::translate("Terminal", "Play on without waiting for %1").arg(match.partner())});
    menu.entries.append({Choice::Quit,
        match.watching()
            ? QCoreApplication::translate("Terminal", "Stop watching")
            : QCoreApplication::translate("Terminal", "Save and leave; the server keeps the match")});
    return menu;
}

Page netHelpPage(text::MazeHelp::Edition edition)
{
    const bool screen = edition == text::MazeHelp::Edition::Screen;
    Page page{text::MazeMenu::help(), {}};
    const auto row = [&](const QString& name, const QString& words) {
        page.lines.append({words, Ink::Plain, name, Ink::Title});
    };
    for (const auto& key : text::MazeHelp::keys(edition, 1))
        if (key.name != QLatin1String("P") && key.name != QLatin1String("Q")
            && key.name != QLatin1String("M"))
            row(key.name, key.words);
    row(screen ? QCoreApplication::translate("Terminal", "T, Enter") : QStringLiteral("C"),
        QCoreApplication::translate("Terminal", "Write a line to the others; Enter sends it"));
    for (int phrase = 1; phrase <= text::kPhrases; ++phrase)
        row(QString::number(phrase), text::NetWords::phrase(phrase));
    row(QStringLiteral("M"), QCoreApplication::translate("Terminal", "What was written and said"));
    row(QStringLiteral("N"), QCoreApplication::translate("Terminal", "Ready for the next level"));
    row(QStringLiteral("J, K, V"),
        QCoreApplication::translate(
            "Terminal", "Without a partner: go on alone, keep waiting, save and leave"));
    row(QStringLiteral("P"), QCoreApplication::translate("Terminal", "A menu; the match goes on"));
    return page;
}

QStringList difficultyWords()
{
    return {QCoreApplication::translate("Terminal", "Ranked"),
        QCoreApplication::translate("Terminal", "Easy, not ranked"),
        QCoreApplication::translate("Terminal", "Hard, not ranked")};
}

const char* difficultyName(int index)
{
    constexpr std::array kNames{"ranked", "easy", "hard"};
    return kNames.at(static_cast<std::size_t>(std::clamp<int>(index, 0, std::ssize(kNames) - 1)));
}

} // namespace labrys::cli
