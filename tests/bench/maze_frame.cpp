// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
// From a key to the painted frame on level 7 of the Minotaur maze, whole in a window of 1280 x 800, with the
// software renderer and no display (issue 6: p95 <= 16 ms), beside one painting of the whole maze afresh.
#include "app/desktop/desktop.h"
#include "app/desktop/screens.h"
#include "app/desktop/tour_runs.h"
#include "app/paint/maze_painter.h"
#include "app/viewmodels/minotaur/maze_controller.h"
#include "core/minotaur/ending.h"
#include "qml/ui/theme.h"
#include "tests/bench/report.h"

#include <QElapsedTimer>
#include <QEventLoop>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTimer>

#include <algorithm>
#include <array>
#include <vector>

namespace {

double percentile(std::vector<double> values, double part)
{
    std::ranges::sort(values);
    return values[static_cast<std::size_t>(part * static_cast<double>(values.size() - 1))];
}

} // namespace

int main(int argc, char* argv[])
{
    using namespace labrys;
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    QGuiApplication application(argc, argv);
    const QTemporaryDir folder;
    const auto created = desktop::Desktop::create(desktop::startIn(folder.path(), folder.path()));
    if (created == nullptr)
        return 1;
    desktop::Desktop& window = *created;
    desktop::Screens screens(window);
    screens.use({{1280, 800}, paint::ThemeId::Lamplight, Language::English, 100});
    // As somebody plays who changed nothing.
    window.theme().setReducedMotion(false);
    window.theme().setSpeed(ui::ThemeBase::Normal);
    // The last level of a run that is won, as it was played; what follows its last move is another screen.
    const auto won = desktop::makeTourRuns(window.game().game()).won;
    const auto log = won.log();
    const auto first = minotaur::levelBegin(won, log.size());
    constexpr std::array kKeys{Qt::Key_W, Qt::Key_A, Qt::Key_S, Qt::Key_D, Qt::Key_Space};
    std::vector<double> frames;
    constexpr int kRounds = 1;
    for (int round = 0; round < kRounds; ++round) {
        window.game().setSession(won.branch(first, won.options()));
        screens.settle();
        for (std::size_t i = first; i + 1 < log.size(); ++i) {
            QEventLoop loop;
            const auto swapped = QObject::connect(
                &window.window(), &QQuickWindow::frameSwapped, &loop, [&loop] { loop.quit(); });
            QElapsedTimer timer;
            timer.start();
            const auto key = kKeys.at(static_cast<std::size_t>(log[i]->verb));
            QKeyEvent down(QEvent::KeyPress, key, Qt::NoModifier);
            QCoreApplication::sendEvent(&window.window(), &down);
            loop.exec();
            frames.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
            QObject::disconnect(swapped);
            QKeyEvent up(QEvent::KeyRelease, key, Qt::NoModifier);
            QCoreApplication::sendEvent(&window.window(), &up);
            // Whatever moves comes to rest.
            QEventLoop rest;
            QTimer::singleShot(static_cast<int>(1.5 * window.theme().move()), &rest, &QEventLoop::quit);
            rest.exec();
        }
        LABRYS_ASSERT(window.game().outcome() == viewmodels::MazeScene::Running);
    }
    std::vector<double> yardstick;
    const auto seen = window.game().seen();
    for (int i = 0; i < 50; ++i) {
        QElapsedTimer timer;
        timer.start();
        static_cast<void>(paint::renderMaze(seen, {752, 688}, paint::ThemeId::Lamplight));
        yardstick.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    const double afresh = percentile(yardstick, 0.5);
    const std::vector<bench::Result> results{{"maze_frame.p50", percentile(frames, 0.5), "ms", afresh},
        {"maze_frame.p95", percentile(frames, 0.95), "ms", afresh}};
    bench::print(results);
    return 0;
}
