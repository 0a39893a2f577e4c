// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/viewmodels/minoan/run_flow.h"
#include "core/minoan/bots.h"
#include "qml/ui/theme_base.h"

#include <QAccessible>
#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>

#include <functional>
#include <memory>

namespace labrys::test {

/// A run that a bot has played up to a moment.
[[nodiscard]] viewmodels::MinoanSession playedUntil(const games::MinoanGame& game, std::uint64_t seed,
    const std::function<bool(const minoan::Observation&)>& enough,
    minoan::Strategy strategy = minoan::Strategy::Good);
/// The first seed from one whose run comes there.
[[nodiscard]] viewmodels::MinoanSession firstRun(const games::MinoanGame& game,
    const std::function<bool(const minoan::Observation&)>& enough,
    minoan::Strategy strategy = minoan::Strategy::Good);

/// One page of the Minoan run in a window of its own, with its run.
class Rooms {
public:
    Rooms();

    [[nodiscard]] viewmodels::MinoanRun& run() { return m_run; }
    [[nodiscard]] QQuickWindow& window() { return *m_window; }
    [[nodiscard]] ui::ThemeBase& theme();
    /// Opens a page by the name of its file.
    void open(const char* page, const QVariantMap& properties = {});
    /// The next page is opened with this besides.
    void openWith(const QString& property, const QVariant& value) { m_properties.insert(property, value); }
    /// The run has a journal.
    void keepJournal() { m_run.setJournalPath(filePath("minoan.save")); }
    /// A run that has just gone through a door of the wheel.
    void crossCorridor();
    [[nodiscard]] viewmodels::RunFlow& flow() { return m_flow; }
    [[nodiscard]] QQuickItem* page() const;
    /// The visible item of this name, or null.
    [[nodiscard]] QQuickItem* item(const char* objectName) const;
    [[nodiscard]] QQuickItem* focused() const { return m_window->activeFocusItem(); }
    void key(Qt::Key key);
    void click(const char* objectName);
    /// Until everything is laid out and painted.
    void settle();
    [[nodiscard]] QList<QAccessibleInterface*> nodes();
    /// Whether a visible text says this.
    [[nodiscard]] bool says(const QString& text) const;
    void retranslate();
    [[nodiscard]] QString filePath(const char* name) const
    {
        return m_folder.filePath(QString::fromLatin1(name));
    }

private:
    QTemporaryDir m_folder;
    viewmodels::MinoanRun m_run;
    viewmodels::RunFlow m_flow;
    QVariantMap m_properties;
    std::unique_ptr<QQmlApplicationEngine> m_engine;
    QQuickWindow* m_window = nullptr;
};

} // namespace labrys::test
