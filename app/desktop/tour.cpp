// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/tour.h"

#include "app/desktop/desktop.h"
#include "app/desktop/screens.h"
#include "app/desktop/tour_check.h"
#include "app/desktop/tour_sheet.h"

#include <QDir>
#include <QGuiApplication>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTemporaryFile>
#include <QtMath>

#include <array>

namespace labrys::desktop {

namespace {

constexpr QSize kLarge(1280, 800);
constexpr QSize kSmall(960, 600);
constexpr QSize kWide(1920, 1080);
using enum paint::ThemeId;
// Each pair of size, theme and language occurs; 200 % text once for each size.
constexpr std::array kLooks{Look{kLarge, Lamplight, Language::English, 100},
    Look{kLarge, Fresco, Language::French, 100}, Look{kSmall, Lamplight, Language::French, 100},
    Look{kSmall, Fresco, Language::English, 100}, Look{kLarge, Fresco, Language::French, 200},
    Look{kSmall, Lamplight, Language::English, 200}, Look{kWide, Fresco, Language::French, 150}};
// The component sheet is as high as it needs; the height here is a beginning.
constexpr std::array kSheetLooks{Look{kLarge, Lamplight, Language::English, 100},
    Look{kLarge, Fresco, Language::English, 100}, Look{kLarge, Lamplight, Language::English, 200},
    Look{kLarge, Fresco, Language::English, 200}, Look{kLarge, Lamplight, Language::English, 100, true},
    Look{kLarge, Fresco, Language::English, 100, true}};

QString nameOf(const QString& screen, const Look& look)
{
    return QStringLiteral("%1_%2x%3_%4_%5_%6.png")
        .arg(screen)
        .arg(look.size.width())
        .arg(look.size.height())
        .arg((look.theme == Lamplight ? QStringLiteral("lamplight") : QStringLiteral("fresco"))
                + (look.highContrast ? QStringLiteral("_contrast") : QString()),
            text::codeOf(look.language))
        .arg(look.text);
}

class Tour {
public:
    Tour(Desktop& desktop, QDir folder)
        : m_desktop(desktop)
        , m_folder(std::move(folder))
        , m_screens(desktop)
    {
    }

    bool go()
    {
        for (const auto& look : kLooks) {
            m_look = &look;
            m_screens.use(look);
            for (const auto& name : Screens::names()) {
                m_screens.open(name);
                take(name);
            }
        }
        m_desktop.setOverlay({});
        m_desktop.show(QStringLiteral("start"));
        for (const auto& look : kSheetLooks)
            for (const auto& page : kSheetPages)
                takeSheet(page, look);
        return m_good;
    }

    [[nodiscard]] int taken() const { return m_taken; }

private:
    /// What a reader of the screen sees in the end: lists of rows of unequal height take some frames to lie
    /// still, how many depends on the load of the machine.
    QImage stillPicture()
    {
        constexpr int kMostTries = 20;
        m_screens.settle();
        QImage image = m_desktop.window().grabWindow();
        for (int i = 0; i < kMostTries; ++i) {
            m_screens.settle();
            const QImage next = m_desktop.window().grabWindow();
            if (next == image)
                break;
            image = next;
        }
        return image;
    }

    QImage take(const QString& screen)
    {
        const QImage image = stillPicture();
        const QString name = nameOf(screen, *m_look);
        if (image.size() != m_look->size)
            fail(name, QStringLiteral("the picture is %1 x %2").arg(image.width()).arg(image.height()));
        for (const auto& cut : cutTexts(*m_desktop.window().contentItem()))
            fail(name, cut);
        save(image, name);
        return image;
    }

    /// A page of the component sheet in a window as high as it; the first look also as other eyes see it.
    void takeSheet(const SheetPage& page, const Look& look)
    {
        auto own = look;
        m_look = &own;
        m_screens.use(own);
        m_screens.settle();
        auto& window = m_desktop.window();
        const auto sheet = makeSheet(m_desktop.engine(), page, *window.contentItem());
        if (sheet == nullptr)
            return fail(QLatin1String(page.picture), QStringLiteral("cannot be made"));
        m_screens.settle();
        own.size.setHeight(qCeil(sheet->implicitHeight()));
        sheet->setHeight(own.size.height());
        // The scale follows the smaller side, so that it stays 1.
        window.resize(own.size);
        const QImage picture = take(QLatin1String(page.picture));
        if (&look != &kSheetLooks.front())
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
    Screens m_screens;
    const Look* m_look = nullptr;
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
    const auto desktop = Desktop::create(startIn(saves.path(), QStringLiteral("/home/ariadne")));
    if (desktop == nullptr)
        return Exit::CannotRead;
    Tour pictures(*desktop, QDir(folder));
    const bool good = pictures.go() && catcher.warnings().isEmpty();
    std::printf("%d pictures in %s\n", pictures.taken(), qUtf8Printable(folder));
    return good ? Exit::Done : Exit::No;
}

} // namespace labrys::desktop
