// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exchange/ini_store.h"

#include "app/exchange/files.h"
#include "app/exchange/places.h"
#include "app/exchange/process_lock.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMetaObject>
#include <QSettings>

#include <utility>

namespace labrys::exchange {

namespace {

/// More is no settings file of ours.
constexpr qint64 kMostBytes = 1 << 20;

/// The file as it is now, beside it: all or nothing.
void copyBeside(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return;
    const QByteArray bytes = file.read(kMostBytes);
    // Without it the settings themselves are still written whole.
    static_cast<void>(
        writeFile(path + QLatin1String(".bak"), {bytes.constData(), static_cast<std::size_t>(bytes.size())}));
}

bool writeValue(const QString& path, const QString& name, const QVariant& value, bool keepFirst)
{
    const QFileInfo file(path);
    if (keepFirst && file.isFile())
        copyBeside(path);
    if (!QDir().mkpath(file.absolutePath()))
        return false;
    // Qt waits half a minute for a lock that says nothing.
    removeBrokenLock(path + QLatin1String(".lock"));
    QSettings ini(path, QSettings::IniFormat);
    if (value.isValid())
        ini.setValue(name, value);
    else
        ini.remove(name);
    ini.sync();
    return ini.status() == QSettings::NoError;
}

} // namespace

IniStore::IniStore(QString path, Mode mode, QObject* parent)
    : QObject(parent)
    , m_path(std::move(path))
    , m_mode(mode)
{
    // One at a time, in the order in which they were given.
    m_worker.setMaxThreadCount(1);
    read();
}

IniStore::~IniStore()
{
    m_worker.waitForDone();
}

void IniStore::read()
{
    const QFileInfo file(m_path);
    if (m_path.isEmpty() || !file.exists())
        return;
    m_state = State::Damaged;
    if (file.isFile() && file.size() <= kMostBytes) {
        const QSettings ini(m_path, QSettings::IniFormat);
        for (const auto& name : ini.allKeys())
            m_values.insert(name, ini.value(name));
        if (ini.status() == QSettings::NoError)
            m_state = State::Good;
        else if (ini.status() == QSettings::AccessError)
            m_state = State::Unreadable;
    }
    m_wasEmpty = m_values.isEmpty() && (m_state == State::Good || m_state == State::Missing);
    if (m_state != State::Damaged)
        return;
    m_values.clear();
    if (m_mode == Mode::Keep)
        m_aside = setAside(m_path).value_or(QString());
    keepPortable(m_path);
}

void IniStore::set(const QString& name, const QVariant& value)
{
    if (m_values.value(name) == value && m_values.contains(name) == value.isValid())
        return;
    if (value.isValid())
        m_values.insert(name, value);
    else
        m_values.remove(name);
    if (m_path.isEmpty() || m_mode == Mode::ReadOnly)
        return;
    const bool first = !std::exchange(m_kept, true);
    m_worker.start([this, name, value, first] {
        const bool good = writeValue(m_path, name, value, first);
        // The destructor waits for this worker; what is posted after it goes with the object.
        QMetaObject::invokeMethod(this, [this, good] { Q_EMIT written(good); }, Qt::QueuedConnection);
    });
}

void IniStore::flush()
{
    m_worker.waitForDone();
}

} // namespace labrys::exchange
