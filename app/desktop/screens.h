// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/desktop/net_poses.h"
#include "app/desktop/tour_runs.h"
#include "app/paint/theme.h"
#include "app/text/language.h"

#include <QSize>
#include <QString>
#include <QStringList>
#include <QVariant>

#include <vector>

namespace labrys::desktop {

class Desktop;
struct Start;

/// One way to look at every screen.
struct Look {
    QSize size;
    paint::ThemeId theme;
    Language language;
    /// In per cent.
    int text;
    bool highContrast = false;
};

/// Places as somebody may have them whose home is `home`; nobody looks whether they are there.
[[nodiscard]] QVariantMap examplePlaces(const QString& home);
/// A start that keeps saves and replays below a folder and greets nobody; the settings page shows the folders
/// of somebody whose home is `home`.
[[nodiscard]] Start startIn(const QString& folder, const QString& home);

/// The table of all screens and states of the program, each opened by its name: the tour takes their
/// pictures, tests walk through them (UIX-031).
class Screens {
public:
    explicit Screens(Desktop& desktop);

    /// Their names, in the order of the tour.
    [[nodiscard]] static QStringList names();
    /// Opens a screen as a player would find it; a name that is not in the table is a bug.
    void open(const QString& name);
    /// Without motion.
    void use(const Look& look);
    /// Until two frames are painted: a grab before the second one is white, and nothing tells.
    void settle();

private:
    struct Entry {
        const char* name;
        void (*open)(Screens& screens);
    };
    [[nodiscard]] static const std::vector<Entry>& table();
    void play(const viewmodels::MazeSession& run);
    void over(const char* overlay);
    void menu(const viewmodels::MazeSession* saved);
    void firstMenu();
    void mazes(int row);
    void scores(int table);
    void named();
    /// What the score file holds: a fixed table, or nothing.
    void keepScores(bool some);
    void wait();
    void mainMenu(bool saved);
    void guide(const char* topic);
    void settings(int section);
    void recent();
    void refused(const char* text, const char* name);
    void chase();
    void messages();
    void replay(bool revealing);
    void rewind();
    void net(void (*pose)(NetPoses& poses));
    void match(NetPoses::Match state);

    Desktop& m_desktop;
    TourRuns m_runs;
    NetPoses m_net;
    QString m_save;
    QString m_replays;
    QString m_scores;
};

} // namespace labrys::desktop
