// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>
#include <QDateTime>
#include <QFutureWatcher>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <memory>

namespace labrys::viewmodels {

/// What a folder holds that Labrys opens, folders first, or a given list of files; read in a worker.
class FileList : public QAbstractListModel {
    Q_OBJECT
    QML_ELEMENT
    /// The folder that is shown; empty shows `files`.
    Q_PROPERTY(QString folder READ folder WRITE setFolder NOTIFY placeChanged)
    Q_PROPERTY(QStringList files READ files WRITE setFiles NOTIFY placeChanged)
    /// The endings of the files that are shown: `maze`.
    Q_PROPERTY(QStringList endings READ endings WRITE setEndings NOTIFY placeChanged)
    /// Shows only what has this in its name.
    Q_PROPERTY(QString find READ find WRITE setFind NOTIFY placeChanged)
    Q_PROPERTY(bool busy READ busy NOTIFY loaded)
    Q_PROPERTY(int count READ count NOTIFY loaded)
    /// Why there is nothing; empty where there is.
    Q_PROPERTY(QString emptiness READ emptiness NOTIFY loaded)

public:
    enum Role : int { Name = Qt::UserRole, Detail, Path, IconName, Missing, IsFolder };
    /// More are not read.
    static constexpr int kMost = 2000;

    explicit FileList(QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    [[nodiscard]] QString folder() const { return m_folder; }
    void setFolder(const QString& folder);
    [[nodiscard]] QStringList files() const { return m_files; }
    void setFiles(const QStringList& files);
    [[nodiscard]] QStringList endings() const { return m_endings; }
    void setEndings(const QStringList& endings);
    [[nodiscard]] QString find() const { return m_find; }
    void setFind(const QString& find);
    [[nodiscard]] bool busy() const { return m_reading.isRunning(); }
    [[nodiscard]] int count() const { return static_cast<int>(m_shown.size()); }
    [[nodiscard]] QString emptiness() const;

    Q_INVOKABLE QString pathAt(int row) const;
    Q_INVOKABLE bool isFolderAt(int row) const;
    /// Says everything in the language in use.
    Q_INVOKABLE void retranslate();

Q_SIGNALS:
    void placeChanged();
    void loaded();

private:
    struct Entry {
        QString name;
        QString path;
        QDateTime time;
        bool folder = false;
        bool missing = false;
    };
    using Entries = QList<Entry>;

    void reload();
    [[nodiscard]] static Entries readFolder(const QString& folder, const QStringList& endings);
    [[nodiscard]] static Entries readFiles(const QStringList& files);
    void filter();

    QString m_folder;
    QStringList m_files;
    QStringList m_endings;
    QString m_find;
    Entries m_entries;
    Entries m_shown;
    QFutureWatcher<std::shared_ptr<Entries>> m_reading;
};

} // namespace labrys::viewmodels
