// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tour.h"

#include "app/desktop/desktop.h"
#include "app/desktop/tour_check.h"
#include "app/desktop/tour_runs.h"
#include "app/desktop/tour_sheet.h"
#include "app/text/language.h"
#include "app/viewmodels/minotaur/thread_viewer.h"
#include "qml/ui/theme.h"
#include "qml/ui/toasts.h"

#include <QDir>
#include <QEventLoop>
#include <QGuiApplication>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTemporaryFile>
#include <QtMath>

#include <array>
#include <functional>
#include <vector>

namespace labrys::desktop {

namespace {

/// One way to look at every screen.
struct Setting {
    QSize size;
    paint::ThemeId theme;
    Language language;
    int text;
    bool highContrast = false;
};

constexpr QSize kLarge(1280, 800);
constexpr QSize kSmall(960, 600);
using enum paint::ThemeId;
// Each pair of size, theme and language occurs; 200 % text once for each size.
constexpr std::array kSettings{Setting{kLarge, Lamplight, Language::English, 100},
    Setting{kLarge, Fresco, Language::French, 100}, Setting{kSmall, Lamplight, Language::French, 100},
    Setting{kSmall, Fresco, Language::English, 100}, Setting{kLarge, Fresco, Language::French, 200},
    Setting{kSmall, Lamplight, Language::English, 200}};
// The component sheet is as high as it needs; the height here is a beginning.
constexpr std::array kSheetSettings{Setting{kLarge, Lamplight, Language::English, 100},
    Setting{kLarge, Fresco, Language::English, 100}, Setting{kLarge, Lamplight, Language::English, 200},
    Setting{kLarge, Fresco, Language::English, 200}, Setting{kLarge, Lamplight, Language::English, 100, true},
    Setting{kLarge, Fresco, Language::English, 100, true}};

QString nameOf(const QString& screen, const Setting& setting)
{
    return QStringLiteral("%1_%2x%3_%4_%5_%6.png")
        .arg(screen)
        .arg(setting.size.width())
        .arg(setting.size.height())
        .arg((setting.theme == Lamplight ? QStringLiteral("lamplight") : QStringLiteral("fresco"))
                + (setting.highContrast ? QStringLiteral("_contrast") : QString()),
            text::codeOf(setting.language))
        .arg(setting.text);
}

class Tour {
public:
    Tour(Desktop& desktop, QDir folder)
        : m_desktop(desktop)
        , m_folder(std::move(folder))
        , m_runs(makeTourRuns(desktop.game().game()))
    {
    }

    bool go()
    {
        for (const auto& setting : kSettings) {
            m_setting = &setting;
            use(setting);
            for (const auto& [name, prepare] : screens()) {
                m_desktop.setOverlay({});
                prepare();
                take(QString::fromLatin1(name));
            }
        }
        m_desktop.setOverlay({});
        m_desktop.show(QStringLiteral("start"));
        for (const auto& setting : kSheetSettings)
            for (const auto& page : kSheetPages)
                takeSheet(page, setting);
        return m_good;
    }

    [[nodiscard]] int taken() const { return m_taken; }

private:
    using Screen = std::pair<const char*, std::function<void()>>;

    std::vector<Screen> screens()
    {
        auto& game = m_desktop.game();
        const auto play
            = [&game](const viewmodels::MazeSession& run) { return [&] { game.setSession(run); }; };
        const auto over = [this](const char* overlay) {
            return [this, overlay] {
                m_desktop.game().setSession(m_runs.chased);
                m_desktop.setOverlay(QString::fromLatin1(overlay));
            };
        };
        return {{"menu", [this] { menu(nullptr); }}, {"menu_saved", [this] { menu(&m_runs.chased); }},
            {"maze_begin", play(m_runs.fresh)}, {"maze_chased", [this] { chase(); }},
            {"maze_pair", play(m_runs.pair)}, {"maze_camera", play(m_runs.large)}, {"pause", over("pause")},
            {"help", over("help")}, {"messages", [this] { messages(); }}, {"done", play(m_runs.done)},
            {"caught", play(m_runs.caught)}, {"won", play(m_runs.won)}, {"replay", [this] { replay(); }}};
    }

    void menu(const viewmodels::MazeSession* saved)
    {
        m_desktop.game().setSession(saved != nullptr ? *saved : m_runs.won);
        m_desktop.game().leave();
        m_desktop.show(QStringLiteral("start"));
    }

    /// The last moves are made on the screen, so that there are messages.
    void chase()
    {
        m_desktop.game().setSession(m_runs.fresh);
        for (const auto& entry : m_runs.chased.log())
            if (entry)
                m_desktop.game().act(entry->seat, static_cast<viewmodels::MazeController::Move>(entry->verb));
    }

    /// A message that left the screen; the list grows by one in each setting.
    void messages()
    {
        m_desktop.game().setSession(m_runs.chased);
        m_desktop.toasts().say(QStringLiteral("info"), m_desktop.game().message());
        m_desktop.toasts().dismiss(0);
        m_desktop.setOverlay(QStringLiteral("messages"));
    }

    void replay()
    {
        auto& viewer = m_desktop.viewer();
        viewer.open(viewmodels::watched(m_runs.won));
        viewer.setPosition(viewer.length() / 3);
    }

    void use(const Setting& setting)
    {
        text::useLanguage(setting.language);
        QLocale::setDefault(setting.language == Language::French ? QLocale::French : QLocale::English);
        m_desktop.retranslate();
        auto& theme = m_desktop.theme();
        theme.setReducedMotion(true);
        theme.setIndex(static_cast<int>(setting.theme));
        theme.setHighContrast(setting.highContrast);
        theme.setTextScale(setting.text / 100.0);
        m_desktop.window().resize(setting.size);
    }

    /// A grab before the second frame is white, and nothing tells.
    void waitForFrames()
    {
        for (int frame = 0; frame < 2; ++frame) {
            QEventLoop loop;
            QObject::connect(&m_desktop.window(), &QQuickWindow::frameSwapped, &loop, &QEventLoop::quit);
            m_desktop.window().update();
            loop.exec();
        }
    }

    QImage take(const QString& screen)
    {
        waitForFrames();
        const QImage image = m_desktop.window().grabWindow();
        const QString name = nameOf(screen, *m_setting);
        if (image.size() != m_setting->size)
            fail(name, QStringLiteral("the picture is %1 x %2").arg(image.width()).arg(image.height()));
        for (const auto& cut : cutTexts(*m_desktop.window().contentItem()))
            fail(name, cut);
        save(image, name);
        return image;
    }

    /// A page of the component sheet in a window as high as it; the first setting also as other eyes see it.
    void takeSheet(const SheetPage& page, const Setting& setting)
    {
        auto own = setting;
        m_setting = &own;
        use(own);
        waitForFrames();
        auto& window = m_desktop.window();
        const auto sheet = makeSheet(m_desktop.engine(), page, *window.contentItem());
        if (sheet == nullptr)
            return fail(QLatin1String(page.picture), QStringLiteral("cannot be made"));
        waitForFrames();
        own.size.setHeight(qCeil(sheet->implicitHeight()));
        sheet->setHeight(own.size.height());
        // The scale follows the smaller side, so that it stays 1.
        window.resize(own.size);
        const QImage picture = take(QLatin1String(page.picture));
        if (&setting != &kSheetSettings.front())
            return;
        for (const auto vision : paint::kVisions)
            if (vision != paint::Vision::Normal)
                save(paint::seen(picture, vision),
                    nameOf(QLatin1String(page.picture) + endingOf(vision), own));
    }

    void save(const QImage& image, const QString& name)
    {
        if (!image.save(m_folder.filePath(name)))
            fail(name, QStringLiteral("cannot be written"));
        ++m_taken;
    }

    void fail(const QString& name, const QString& why)
    {
        m_good = false;
        complain(name + QLatin1String(": ") + why);
    }

    Desktop& m_desktop;
    QDir m_folder;
    TourRuns m_runs;
    const Setting* m_setting = nullptr;
    bool m_good = true;
    int m_taken = 0;
};

} // namespace

Exit tour(int& argc, char* argv[], const QString& folder)
{
    if (!QDir().mkpath(folder)) {
        complain(QCoreApplication::translate("Desktop", "The folder %1 cannot be made.").arg(folder));
        return Exit::CannotRead;
    }
    if (QTemporaryFile probe(QDir(folder).filePath(QStringLiteral("XXXXXX.png"))); !probe.open()) {
        complain(
            QCoreApplication::translate("Desktop", "The folder %1 cannot be written to; name another one.")
                .arg(folder));
        return Exit::CannotRead;
    }
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qunsetenv("QT_SCALE_FACTOR");
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    const WarningCatcher catcher;
    // Where there is none, Qt warns; a folder of our own has the right mode.
    const QTemporaryDir saves;
    qputenv("XDG_RUNTIME_DIR", QFile::encodeName(saves.path()));
    const QGuiApplication application(argc, argv);
    const auto desktop = Desktop::create(
        saves.filePath(QStringLiteral("minotaur.save")), saves.filePath(QStringLiteral("replays")));
    LABRYS_ASSERT(desktop != nullptr);
    Tour pictures(*desktop, QDir(folder));
    const bool good = pictures.go() && catcher.warnings().isEmpty();
    std::printf("%d pictures in %s\n", pictures.taken(), qUtf8Printable(folder));
    return good ? Exit::Done : Exit::No;
}

} // namespace labrys::desktop
