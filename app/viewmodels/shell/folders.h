// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFutureWatcher>
#include <QObject>
#include <QUrl>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include <atomic>

namespace labrys::viewmodels {

/// The folders in which Labrys keeps what is the user's: where they are, a copy of all of it, and beginning
/// anew. Nothing of a user is ever deleted here.
class Folders : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// Names of places (`saves`) and where they are; empty where nothing is kept.
    Q_PROPERTY(QVariantMap places MEMBER m_places NOTIFY changed)
    /// A copy is being made; how far it is, 0 to 1.
    Q_PROPERTY(bool busy READ busy NOTIFY progressed)
    Q_PROPERTY(qreal progress READ progress NOTIFY progressed)

public:
    explicit Folders(QObject* parent = nullptr);
    /// Ends a copy that is being made.
    ~Folders() override;

    /// Maps of `id`, `name`, `note`, `path` (as the system writes it) of every folder, in a fixed order.
    Q_INVOKABLE QVariantList listed() const;
    [[nodiscard]] bool busy() const { return m_copying.isRunning(); }
    [[nodiscard]] qreal progress() const { return m_progress; }

    /// Shows a folder, or the one that a file lies in, in the system's file manager; failed() says when it is
    /// not there, or there is none.
    Q_INVOKABLE void show(const QString& path);
    /// Copies settings, saves, replays and levels into a new folder among the exports; backedUp() or failed()
    /// follows.
    Q_INVOKABLE void backUp();
    Q_INVOKABLE void cancel();
    /// Moves settings, saves and replays into a folder beside them; its path, or empty where that failed:
    /// then failed() said why and everything is where it was.
    Q_INVOKABLE QString setAside();
    /// Writes a text to a new file among the exports; its path, or empty after failed().
    Q_INVOKABLE QString exportText(const QString& name, const QString& text);
    /// A text of at most a megabyte, or empty after failed().
    Q_INVOKABLE QString readText(const QString& path);
    /// The file that a dropped address names, or empty for one that is not on this machine.
    Q_INVOKABLE QString localPath(const QUrl& url) const;
    /// Folders of the user to choose a file from: maps of `name`, `icon`, `path`.
    Q_INVOKABLE QVariantList starts() const;

Q_SIGNALS:
    void changed();
    void progressed();
    void backedUp(const QString& path);
    void failed(const QString& sentence);

private:
    [[nodiscard]] QString place(const char* id) const;
    /// Whether there are places at all; failed() says when there are none.
    [[nodiscard]] bool keeps();
    void setProgress(qreal progress);

    QVariantMap m_places;
    /// The sentence why it failed, or empty.
    QFutureWatcher<QString> m_copying;
    QString m_target;
    std::atomic_bool m_cancelled = false;
    qreal m_progress = 0;
};

} // namespace labrys::viewmodels
