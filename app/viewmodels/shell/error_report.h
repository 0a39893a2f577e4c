// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/viewmodels/minotaur/maze_controller.h"

#include <QObject>
#include <QPointer>
#include <QStringList>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

namespace labrys::viewmodels {

/// What is wrong with a file, where, and what to do about it (look.md 10, error page): the words of the page,
/// in the language in use.
class ErrorReport : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// Who opens files, and refuses them.
    Q_PROPERTY(labrys::viewmodels::MazeController* source READ source WRITE setSource NOTIFY changed)
    Q_PROPERTY(QString path READ path NOTIFY changed)
    Q_PROPERTY(QString folder READ folder NOTIFY changed)
    Q_PROPERTY(QString fileName READ fileName NOTIFY changed)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    /// What is wrong, a sentence for each of the first problems.
    Q_PROPERTY(QStringList sentences READ sentences NOTIFY changed)
    /// How many more problems there are.
    Q_PROPERTY(int more READ more NOTIFY changed)
    /// The lines up to the place, as maps of `number`, `text`, `bad`, and for the bad one `before`, `mark`:
    /// the text up to the place and the character there.
    Q_PROPERTY(QVariantList lines READ lines NOTIFY changed)
    /// The file's name and the place in it.
    Q_PROPERTY(QString place READ place NOTIFY changed)
    Q_PROPERTY(QString code READ code NOTIFY changed)
    /// The last version that was written whole, or empty, and when that was.
    Q_PROPERTY(QString lastGood READ lastGood NOTIFY changed)
    Q_PROPERTY(QString lastGoodTime READ lastGoodTime NOTIFY changed)
    /// Whether there is a file, of which nothing was changed.
    Q_PROPERTY(bool exists READ exists NOTIFY changed)

public:
    using QObject::QObject;

    /// Shows a file; shown() follows.
    void show(const RefusedFile& file);
    /// All problems with their places and codes, for somebody who helps.
    Q_INVOKABLE QString details() const;
    Q_INVOKABLE void copyDetails() const;

    [[nodiscard]] MazeController* source() const { return m_source; }
    void setSource(MazeController* source);
    [[nodiscard]] const QString& path() const { return m_file.path; }
    [[nodiscard]] QString folder() const;
    [[nodiscard]] QString fileName() const;
    [[nodiscard]] QString title() const;
    [[nodiscard]] QStringList sentences() const;
    [[nodiscard]] int more() const;
    [[nodiscard]] QVariantList lines() const;
    [[nodiscard]] QString place() const;
    [[nodiscard]] QString code() const;
    [[nodiscard]] QString lastGood() const;
    [[nodiscard]] QString lastGoodTime() const;
    [[nodiscard]] bool exists() const;

Q_SIGNALS:
    void changed();
    /// A file was refused; its page is to be seen.
    void shown();

private:
    QPointer<MazeController> m_source;
    RefusedFile m_file;
};

} // namespace labrys::viewmodels
