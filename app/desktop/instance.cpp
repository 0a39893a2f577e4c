// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/instance.h"

#include <QCryptographicHash>
#include <QDeadlineTimer>
#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocalSocket>
#include <QThread>
#include <QTimer>

namespace labrys::desktop {

namespace {

constexpr int kPatience = 1000; // milliseconds
constexpr int kMostWaiting = 8;
const QString kFormat = QStringLiteral("labrys/open/1");
const QByteArray kHere = QByteArrayLiteral("labrys\n");
const QByteArray kTaken = QByteArrayLiteral("taken\n");

/// The folder of this user's running programs; the common one for temporary files where there is none.
QString runtimeFolder()
{
#ifdef Q_OS_UNIX
    // Asked of the environment: QStandardPaths would make one, and warn about it.
    const QString folder = qEnvironmentVariable("XDG_RUNTIME_DIR");
    if (const QFileInfo info(folder); !folder.isEmpty() && info.isDir() && info.isWritable())
        return folder;
#endif
    return QDir::tempPath();
}

/// Of the places, for two sets of them are two programs; short, for the names of sockets are.
QString nameFor(const exchange::Places& places)
{
    constexpr qsizetype kLetters = 16;
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const auto& text : {places.settings, places.saves, QDir::homePath()}) {
        hash.addData(text.toUtf8());
        hash.addData("\n");
    }
    return QStringLiteral("labrys-") + QString::fromLatin1(hash.result().toHex().left(kLetters));
}

} // namespace

Instance::Instance(const exchange::Places& places, QObject* parent)
    : QObject(parent)
#ifdef Q_OS_WIN
    , m_address(nameFor(places))
#else
    , m_address(runtimeFolder() + QLatin1Char('/') + nameFor(places))
#endif
{
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    m_server.setMaxPendingConnections(kMostWaiting);
    connect(&m_server, &QLocalServer::newConnection, this, &Instance::answer);
}

Instance::~Instance() = default;

bool Instance::handOver(const exchange::LaunchOptions& options)
{
    const QString file = options.file.isEmpty() ? QString() : QFileInfo(options.file).absoluteFilePath();
    const QByteArray request
        = QJsonDocument(
              QJsonObject{{QStringLiteral("format"), kFormat}, {QStringLiteral("file"), file},
                  {QStringLiteral("players"), options.players},
                  {QStringLiteral("seed"),
                      options.seed ? QString::fromStdString(options.seed->code()) : QString()},
                  {QStringLiteral("difficulty"), options.difficulty}, {QStringLiteral("name"), options.name},
                  {QStringLiteral("daily"), options.daily}, {QStringLiteral("server"), options.server}})
              .toJson(QJsonDocument::Compact)
        + '\n';
    m_lock = std::make_unique<exchange::ProcessLock>(
        (m_address.startsWith(QLatin1Char('/')) ? m_address : QDir::tempPath() + QLatin1Char('/') + m_address)
        + QLatin1String(".lock"));
    for (const QDeadlineTimer until(kPatience); !until.hasExpired();) {
        if (m_lock->take()) {
            // Whoever had the address is gone.
            QLocalServer::removeServer(m_address);
            m_server.listen(m_address);
            return false;
        }
        if (!m_lock->isHeldByAnother())
            return false; // nothing can be written there: this one stands alone
        if (reach(request))
            return true;
    }
    return false;
}

bool Instance::canHandOver(const exchange::LaunchOptions& options)
{
    return options.file.isEmpty() || (options.file != QLatin1String("-") && QFileInfo(options.file).isFile());
}

bool Instance::reach(const QByteArray& request) const
{
    constexpr int kTry = 200;
    QLocalSocket socket;
    socket.connectToServer(m_address);
    if (!socket.waitForConnected(kTry)) {
        // The other one is only just starting.
        constexpr int kPause = 20;
        QThread::msleep(kPause);
        return false;
    }
    // One that hangs says nothing, and is asked for nothing that it would do once it wakes.
    while (socket.bytesAvailable() < kHere.size() && socket.waitForReadyRead(kTry)) { }
    if (socket.read(kHere.size()) != kHere)
        return false;
    socket.write(request);
    if (!socket.waitForBytesWritten(kTry))
        return false;
    while (socket.bytesAvailable() < kTaken.size() && socket.waitForReadyRead(kPatience)) { }
    return socket.read(kTaken.size()) == kTaken;
}

void Instance::answer()
{
    while (auto* socket = m_server.nextPendingConnection()) {
        socket->setReadBufferSize(kMostBytes);
        connect(socket, &QLocalSocket::readyRead, this, [this, socket] { read(socket); });
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        socket->write(kHere);
        socket->flush();
        // Who connects and says nothing is not waited for.
        QTimer::singleShot(kPatience, socket, &QLocalSocket::abort);
        read(socket);
    }
}

void Instance::read(QLocalSocket* socket)
{
    if (!socket->canReadLine()) {
        if (socket->bytesAvailable() >= kMostBytes)
            socket->abort();
        return;
    }
    const auto said = QJsonDocument::fromJson(socket->readLine(kMostBytes)).object();
    if (said.value(QStringLiteral("format")).toString() != kFormat)
        return socket->abort();
    const QString file = said.value(QStringLiteral("file")).toString();
    if (file.contains(QChar(0)) || (!file.isEmpty() && QFileInfo(file).isRelative()))
        return socket->abort();
    socket->write(kTaken);
    socket->flush();
    Request request;
    request.file = file;
    request.players = said.value(QStringLiteral("players")).toInt() == 2 ? 2 : 1;
    request.seed = said.value(QStringLiteral("seed")).toString();
    request.difficulty = said.value(QStringLiteral("difficulty")).toString();
    request.name = said.value(QStringLiteral("name")).toString();
    request.daily = said.value(QStringLiteral("daily")).toBool();
    request.server = said.value(QStringLiteral("server")).toString();
    Q_EMIT asked(request);
}

} // namespace labrys::desktop
