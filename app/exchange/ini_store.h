// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QObject>
#include <QThreadPool>
#include <QVariant>

namespace labrys::exchange {

/// Names and values in one INI file, read at once and written in a thread of its own (APP-013): what another
/// version or another program wrote there stays, and the file as it was at the start is kept beside it with
/// `.bak` added to its name.
class IniStore : public QObject {
    Q_OBJECT

public:
    enum class State : std::uint8_t { Missing, Good, Unreadable, Damaged };
    /// Whether what is set goes to the disk; a store without a path never does.
    enum class Mode : std::uint8_t { Keep, ReadOnly };

    /// A damaged file is set aside at once: aside() has its new name.
    explicit IniStore(QString path, Mode mode = Mode::Keep, QObject* parent = nullptr);
    /// Writes what still waits.
    ~IniStore() override;

    [[nodiscard]] State state() const { return m_state; }
    /// Nothing was read: there was no file, or nothing in it.
    [[nodiscard]] bool wasEmpty() const { return m_wasEmpty; }
    [[nodiscard]] const QString& path() const { return m_path; }
    [[nodiscard]] const QString& aside() const { return m_aside; }
    [[nodiscard]] QVariant value(const QString& name) const { return m_values.value(name); }
    /// Holds at once. An invalid value removes the name.
    void set(const QString& name, const QVariant& value);
    /// Returns once everything set so far is on the disk, or written() will say that it is not.
    void flush();

Q_SIGNALS:
    /// Sent in the thread of this object after a write.
    void written(bool good);

private:
    void read();

    QString m_path;
    Mode m_mode;
    State m_state = State::Missing;
    bool m_wasEmpty = true;
    QString m_aside;
    QHash<QString, QVariant> m_values;
    bool m_kept = false;
    QThreadPool m_worker;
};

} // namespace labrys::exchange
