// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/load/server_process.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QProcess>

#include <algorithm>
#include <csignal>
#include <sys/prctl.h>
#include <unistd.h>

namespace labrys::load {

namespace {

constexpr int kStartTime = 20'000;
constexpr int kStopTime = 10'000;

QByteArray processFile(std::int64_t processId, const char* name)
{
    QFile file(QStringLiteral("/proc/%1/%2").arg(processId).arg(QLatin1String(name)));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

class Child final : public ServerProcess {
public:
    ~Child() override
    {
        if (m_process.state() != QProcess::NotRunning)
            stop();
    }

    std::expected<void, Problem> start(const QStringList& arguments, const QString& errorFile)
    {
        const QString path = program();
        m_process.setStandardErrorFile(errorFile.isEmpty() ? QProcess::nullDevice() : errorFile);
        // It ends with us, however we end.
        m_process.setChildProcessModifier([] { ::prctl(PR_SET_PDEATHSIG, SIGKILL); });
        m_process.start(path,
            QStringList{QStringLiteral("--port"), QStringLiteral("0"), QStringLiteral("--tls-port"),
                QStringLiteral("off"), QStringLiteral("--discovery"), QStringLiteral("off"),
                QStringLiteral("--listen"), QStringLiteral("127.0.0.1,::1")}
                + arguments);
        if (!m_process.waitForStarted(kStartTime))
            return std::unexpected(
                Problem{"NET_NO_SERVER", {}, {QDir::toNativeSeparators(path).toStdString()}});
        const QDeadlineTimer until(kStartTime);
        QByteArray heard;
        while (!until.hasExpired() && m_process.state() == QProcess::Running) {
            m_process.waitForReadyRead(static_cast<int>(until.remainingTime()));
            heard += m_process.readAllStandardOutput();
            if (takePort(heard))
                return {};
        }
        return std::unexpected(Problem{"NET_SERVER_SILENT", {}, {heard.left(200).trimmed().toStdString()}});
    }

    Endpoint endpoint() const override { return m_endpoint; }
    std::int64_t processId() const override { return m_process.processId(); }
    bool running() override
    {
        // One that has ended and was not waited for yet is a Z there.
        const QByteArray text = processFile(processId(), "stat");
        return processId() != 0 && !text.isEmpty() && text.mid(text.lastIndexOf(')') + 2, 1) != "Z";
    }
    int stop() override
    {
        m_process.terminate();
        if (!m_process.waitForFinished(kStopTime)) {
            kill();
            return -1;
        }
        return m_process.exitStatus() == QProcess::NormalExit ? m_process.exitCode() : -1;
    }
    void kill() override
    {
        m_process.kill();
        m_process.waitForFinished(kStopTime);
    }

private:
    /// Finds the line `port N`, which must be whole.
    bool takePort(const QByteArray& heard)
    {
        for (const QByteArray& line : heard.left(heard.lastIndexOf('\n') + 1).split('\n'))
            if (line.startsWith("port ")) {
                m_endpoint.port = line.mid(5).trimmed().toUShort();
                return m_endpoint.port != 0;
            }
        return false;
    }

    QProcess m_process;
    Endpoint m_endpoint;
};

} // namespace

QString ServerProcess::program()
{
    return QCoreApplication::applicationDirPath() + QStringLiteral("/labrys-server");
}

std::expected<std::unique_ptr<ServerProcess>, Problem> ServerProcess::start(
    const QStringList& arguments, const QString& errorFile)
{
    auto child = std::make_unique<Child>();
    if (const auto done = child->start(arguments, errorFile); !done)
        return std::unexpected(done.error());
    return child;
}

QStringList openDoors(int clients)
{
    const QString all = QString::number(std::max(clients, 512));
    const QString many = QString::number(1'000'000);
    return {QStringLiteral("--clients"), all, QStringLiteral("--per-address"), all,
        QStringLiteral("--unauthenticated"), all, QStringLiteral("--matches"), all,
        QStringLiteral("--accept"), many, QStringLiteral("--accept-per-address"), many,
        QStringLiteral("--frames"), many, QStringLiteral("--frames-burst"), many, QStringLiteral("--invites"),
        many};
}

std::int64_t residentBytes(std::int64_t processId)
{
    return processFile(processId, "statm").split(' ').value(1).toLongLong() * ::sysconf(_SC_PAGESIZE);
}

std::int64_t privateBytes(std::int64_t processId)
{
    const auto fields = processFile(processId, "statm").split(' ');
    return (fields.value(1).toLongLong() - fields.value(2).toLongLong()) * ::sysconf(_SC_PAGESIZE);
}

int openDescriptors(std::int64_t processId)
{
    const QDir folder(QStringLiteral("/proc/%1/fd").arg(processId));
    return static_cast<int>(folder.entryList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot).size());
}

double processorSeconds(std::int64_t processId)
{
    // Behind the name in parentheses, which may hold blanks: the fields 14 and 15 of proc(5).
    const QByteArray text = processFile(processId, "stat");
    const auto fields = text.mid(text.lastIndexOf(')') + 2).split(' ');
    return static_cast<double>(fields.value(11).toLongLong() + fields.value(12).toLongLong())
        / static_cast<double>(::sysconf(_SC_CLK_TCK));
}

} // namespace labrys::load
