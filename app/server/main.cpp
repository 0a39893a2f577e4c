// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/games/versions.h"
#include "app/net/announcer.h"
#include "app/net/fingerprint_words.h"
#include "app/net/metrics.h"
#include "app/net/tls_server.h"
#include "app/server/quit_signals.h"
#include "app/server/rotating_log.h"
#include "app/server/service_notify.h"
#include "app/server/setup.h"
#include "app/text/catalogue.h"
#include "app/text/command_line.h"
#include "app/text/language.h"

#include <QCoreApplication>
#include <QFile>
#include <QTimer>

#include <cstdio>
#ifdef __GLIBC__
#include <malloc.h>
#endif
#include <optional>
#ifdef Q_OS_UNIX
#include <sys/resource.h>
#endif

using namespace labrys;

namespace {

enum Exit : int { Done = 0, WrongUsage = 2, CannotReadOrWrite = 3 };

/// Between the notice of the end and the end: NET-039 gives two seconds in all.
constexpr int kLastWords = 300;
constexpr int kGiveBack = 5'000;

void print(std::FILE* stream, const QString& text)
{
    const auto bytes = text.toUtf8();
    std::fwrite(bytes.constData(), 1, static_cast<std::size_t>(bytes.size()), stream);
    std::fflush(stream);
}

int refuse(std::span<const Problem> problems, Exit exit)
{
    for (const auto& problem : problems)
        print(stderr, text::located(problem) + QLatin1Char('\n'));
    return exit;
}

std::expected<std::string, Problem> resource(std::string_view path)
{
    QFile file(
        QStringLiteral(":/labrys/") + QString::fromUtf8(path.data(), static_cast<qsizetype>(path.size())));
    if (!file.open(QIODevice::ReadOnly))
        return std::unexpected(Problem{"RESOURCE_MISSING", {std::string(path), 0, 0}, {}});
    return file.readAll().toStdString();
}

/// The configuration of the file, with what was typed over it; all that is wrong.
std::vector<Problem> readAll(net::ServerConfig& config, const text::ParsedArguments& typed)
{
    std::vector<Problem> problems;
    if (typed.has("--config"))
        problems = net::readConfigFile(config, typed.value("--config"));
    for (const auto key : net::configKeys()) {
        const auto option = "--" + std::string(key);
        if (!typed.has(option.c_str()))
            continue;
        if (auto set = net::setConfigValue(config, key, typed.value(option.c_str())); !set)
            problems.push_back(std::move(set.error()));
    }
    if (problems.empty())
        problems = net::checkConfig(config);
    return problems;
}

/// Everything that runs beside the server itself.
class Service : public QObject {
public:
    Service(net::Server& server, const net::ServerConfig& config)
        : m_server(server)
        , m_config(config)
        , m_log(config.logFile, qint64{config.logKib} << 10, config.logFiles - 1)
        , m_metrics(server)
        , m_announcer(server, config.name)
    {
        connect(&server, &net::Server::logged, this, [this](const QString& line) { m_log.line(line); });
    }

    void warn(std::span<const Problem> problems)
    {
        for (const auto& problem : problems)
            m_log.line(text::located(problem));
    }

    int run(const net::ServerSetup& setup)
    {
        if (!m_server.listen()) {
            return refuse(std::array{Problem{"SERVER_PORT", {},
                              {std::to_string(m_server.failedPort()), m_server.errorText().toStdString()}}},
                CannotReadOrWrite);
        }
        if (m_config.metricsPort && !m_metrics.listen(static_cast<std::uint16_t>(*m_config.metricsPort)))
            return refuse(
                std::array{Problem{"SERVER_PORT", {}, {std::to_string(*m_config.metricsPort), "metrics"}}},
                CannotReadOrWrite);
        if (m_config.discovery && !m_announcer.begin())
            m_log.line(QStringLiteral("discovery: its port is taken; players have to type the address"));
        // Before anybody can know that we are here, and want us to end.
        const server::QuitSignals quit;
        print(stdout, QStringLiteral("port %1\n").arg(m_server.port()));
        if (setup.tls) {
            const auto fingerprint = net::fingerprintOf(setup.tls->localCertificate());
            print(stdout,
                QStringLiteral("tls-port %1\nfingerprint %2\n").arg(m_server.tlsPort()).arg(fingerprint));
        }
        if (m_config.metricsPort)
            print(stdout, QStringLiteral("metrics-port %1\n").arg(m_metrics.port()));
        m_log.line(QStringLiteral("listening on port %1").arg(m_server.port()));
        server::notifyService("READY=1");
        if (const auto pace = server::watchdogPace(); pace > 0) {
            // From the loop that serves: one that hangs is not heard.
            connect(&m_watchdog, &QTimer::timeout, this, [] { server::notifyService("WATCHDOG=1"); });
            m_watchdog.start(static_cast<int>(pace));
        }
#ifdef __GLIBC__
        // A rush of connections or a full evening leaves holes that the library would keep for itself.
        connect(&m_giveBack, &QTimer::timeout, this, [] { ::malloc_trim(0); });
        m_giveBack.start(kGiveBack);
#endif
        QCoreApplication::exec();
        server::notifyService("STOPPING=1");
        m_log.line(QStringLiteral("ending"));
        m_server.announceEnd(0);
        QTimer::singleShot(kLastWords, qApp, &QCoreApplication::quit);
        QCoreApplication::exec();
        return Done;
    }

private:
    net::Server& m_server;
    const net::ServerConfig& m_config;
    server::RotatingLog m_log;
    net::MetricsEndpoint m_metrics;
    net::Announcer m_announcer;
    QTimer m_watchdog;
    /// Free memory goes back to the system (NET-049).
    QTimer m_giveBack;
};

int serve(const QStringList& arguments)
{
    const auto& spec = net::serverSpec();
    const auto typed = text::parseArguments(spec, arguments);
    if (!typed) {
        print(stderr, text::located(typed.error()) + QLatin1Char('\n') + text::usageText(spec));
        return WrongUsage;
    }
    if (typed->has("--help")) {
        print(stdout, text::helpText(spec));
        return Done;
    }
    if (typed->has("--version")) {
        print(stdout, QStringLiteral("labrys-server %1\n").arg(QLatin1String(games::programVersion())));
        return Done;
    }
    net::ServerConfig config;
    if (const auto problems = readAll(config, *typed); !problems.empty())
        return refuse(problems, WrongUsage);
    if (typed->has("--check-config")) {
        print(stdout, net::configText(config));
        return Done;
    }
    const auto registry = games::Registry::load(resource);
    if (!registry)
        return refuse(std::array{registry.error()}, CannotReadOrWrite);
    const auto host = server::hostOf(*registry, config);
    if (!host)
        return refuse(host.error(), WrongUsage);
    const auto prepared = server::prepare(config, server::stateFolderOf(config));
    if (!prepared)
        return refuse(std::array{prepared.error()}, CannotReadOrWrite);
    net::Server server(**host, prepared->setup);
    Service service(server, config);
    service.warn(prepared->warnings);
    return service.run(prepared->setup);
}

} // namespace

int main(int argc, char** argv)
{
    // One dispatcher polls, the other asks a library made for windows first: three times as slow (minotaur.md
    // 5).
    qputenv("QT_NO_GLIB", "1");
#ifdef __GLIBC__
    // What a worker needs for a level goes back to the system when the level is made.
    mallopt(M_MMAP_THRESHOLD, 64 << 10);
    mallopt(M_ARENA_MAX, 2);
#endif
#ifdef Q_OS_UNIX
    // Half of what a full server needs is what systems give at first.
    rlimit descriptors{};
    if (::getrlimit(RLIMIT_NOFILE, &descriptors) == 0 && descriptors.rlim_cur < descriptors.rlim_max) {
        descriptors.rlim_cur = descriptors.rlim_max;
        ::setrlimit(RLIMIT_NOFILE, &descriptors);
    }
#endif
    const QCoreApplication application(argc, argv);
    const auto arguments = QCoreApplication::arguments().mid(1);
    text::useLanguage(text::chooseLanguage(text::languageOption(arguments), {}));
    return serve(arguments);
}
