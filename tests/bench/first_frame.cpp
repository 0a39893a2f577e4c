// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
// How much the first frame costs, in time of the processor and in memory, beside an empty window of Qt Quick
// in the same run (issue: first frame 250 ms, 100 MB, on the software renderer with all components loaded).
// Times are those of the processor, parts of the system included. Called without a word it runs itself;
// `plain`, `menu` and `sheet` are what it runs.
#include "app/desktop/tour_sheet.h"
#include "qml/ui/install.h"
#include "tests/bench/child_cost.h"
#include "tests/bench/report.h"

#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQuickWindow>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstring>
#include <memory>
#include <string>
#include <vector>

namespace {

using labrys::bench::Cost;
using labrys::bench::costOf;

int show(int argc, char* argv[], const char* what)
{
    using namespace labrys;
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    const QGuiApplication application(argc, argv);
    QQmlApplicationEngine engine;
    std::unique_ptr<QQuickWindow> own;
    std::vector<std::unique_ptr<QQuickItem>> pages;
    QQuickWindow* window = nullptr;
    if (std::strcmp(what, "menu") == 0) {
        ui::install(engine);
        engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Labrys/Shell/Main.qml")));
        window = qobject_cast<QQuickWindow*>(engine.rootObjects().value(0));
    } else {
        own = std::make_unique<QQuickWindow>();
        window = own.get();
        window->resize(1280, 1200);
        window->contentItem()->setSize({1280, 1200});
        if (std::strcmp(what, "sheet") == 0) {
            ui::install(engine);
            for (const auto& page : {desktop::kSheetPages[0], desktop::kSheetPages[1]}) {
                pages.push_back(desktop::makeSheet(engine, page, *window->contentItem()));
                if (pages.back() == nullptr)
                    return 1;
            }
        }
        window->show();
    }
    if (window == nullptr)
        return 1;
    QObject::connect(window, &QQuickWindow::frameSwapped, window, [] { QCoreApplication::exit(0); });
    return QGuiApplication::exec();
}

} // namespace

int main(int argc, char* argv[])
{
    if (argc > 1)
        return show(argc, argv, argv[1]);
    // The least of five: what the machine does beside is not ours.
    constexpr int kRuns = 5;
    constexpr std::array kKinds{"plain", "menu", "sheet"};
    std::array<Cost, kKinds.size()> best;
    for (int run = 0; run < kRuns; ++run)
        for (std::size_t kind = 0; kind < kKinds.size(); ++kind)
            best[kind].lower(costOf({argv[0], kKinds[kind]}));
    std::vector<labrys::bench::Result> results;
    for (std::size_t kind = 1; kind < kKinds.size(); ++kind) {
        const std::string name = std::string("first_frame.") + kKinds[kind];
        results.push_back({name, best[kind].milliseconds, "ms", best[0].milliseconds});
        results.push_back({name + ".memory", best[kind].megabytes, "MB", best[0].megabytes});
    }
    labrys::bench::print(results);
    return best[1].known() && best[2].known() ? 0 : 1;
}
