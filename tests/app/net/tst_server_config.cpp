// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/server_config.h"
#include "app/net/server_options.h"

#include "app/text/catalogue.h"
#include "app/text/command_line.h"
#include "app/text/language.h"

#include "tests/fuzz/mutate.h"
#include "tests/support/test_main.h"

#include <QFile>
#include <QTemporaryDir>

#include <set>

using namespace labrys;
using namespace Qt::StringLiterals;

namespace {

/// What is wrong, as `line:column CODE argument argument`.
QStringList told(const std::vector<Problem>& problems)
{
    QStringList all;
    for (const auto& problem : problems) {
        QString line = u"%1:%2 %3"_s.arg(problem.place.line)
                           .arg(problem.place.column)
                           .arg(QString::fromStdString(problem.code));
        for (const auto& argument : problem.arguments)
            line += u' ' + QString::fromStdString(argument);
        all += line;
    }
    return all;
}

QStringList wrongIn(const char* text)
{
    net::ServerConfig config;
    return told(net::readConfig(config, text, u"a.conf"_s));
}

QString codeFor(std::string_view key, const QString& value)
{
    net::ServerConfig config;
    const auto set = net::setConfigValue(config, key, value);
    return set ? u"good"_s : QString::fromStdString(set.error().code);
}

QString keyOf(const net::ConfigOption& option)
{
    return QString::fromStdString(std::string(option.key()));
}

} // namespace

class TestServerConfig : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void defaultsAreThoseOfTheDesign() // NET-029, NET-030, NET-031, NET-032, NET-040
    {
        const QString text = net::configText({});
        for (const char* line :
            {"port = 47771", "tls-port = 47772", "metrics-port = off", "discovery = on", "listen = any",
                "game = minotaur", "clients = 512", "per-address = 32", "unauthenticated = 64",
                "matches = 256", "match-kib = 64", "hello = 5", "partial-frame = 10", "grace = 120",
                "invite = 60", "turn-limit = off", "keep-days = 7", "frames = 20", "frames-burst = 60",
                "chat = 1", "chat-burst = 5", "invites = 6", "accept-per-address = 50", "accept = 500",
                "read-kib = 16", "collapse-kib = 256", "drop-kib = 1024", "drop-seconds = 15"})
            QVERIFY2(text.contains(u'\n' + QLatin1String(line) + u'\n'), line);
    }
    void aFileIsRead() // NET-040
    {
        net::ServerConfig config;
        const auto problems = net::readConfig(config,
            "\xEF\xBB\xBF# a comment\r\n\r\n  port=0\r\n\ttls-port = off\r\nname = Knossos # 1 \nlisten = "
            "127.0.0.1 , ::1\n"
            "motd =\nturn-limit = 30\ndiscovery = off\npacks = /srv/my mazes = good",
            u"a.conf"_s);
        QCOMPARE(told(problems), QStringList());
        net::ServerConfig expected;
        expected.port = 0;
        expected.tlsPort.reset();
        expected.name = u"Knossos # 1"_s;
        expected.listen = {u"127.0.0.1"_s, u"::1"_s};
        expected.turnLimit = 30;
        expected.discovery = false;
        expected.packs = u"/srv/my mazes = good"_s;
        QVERIFY(config == expected);
    }
    void allThatIsWrongIsToldWithItsPlace() // NET-040
    {
        QCOMPARE(wrongIn("port = 5 # five"), {u"1:8 CONFIG_NUMBER port 5 # five 0 65535"_s});
        QCOMPARE(wrongIn("# é\n  prot = 5\nport 5\n= 5\nport = 70000\nport = 1"),
            (QStringList{u"2:3 CONFIG_UNKNOWN_KEY prot"_s, u"3:1 CONFIG_LINE port 5"_s,
                u"4:1 CONFIG_LINE = 5"_s, u"5:8 CONFIG_NUMBER port 70000 0 65535"_s,
                u"6:1 CONFIG_REPEATED port 5"_s}));
        QCOMPARE(wrongIn("port ="), {u"1:7 CONFIG_NUMBER port  0 65535"_s});
        QCOMPARE(wrongIn("discovery = yes\ntls-port = none"),
            (QStringList{u"1:13 CONFIG_SWITCH discovery yes"_s,
                u"2:12 CONFIG_NUMBER_OR_OFF tls-port none 0 65535"_s}));
        QCOMPARE(wrongIn("motd = é\xFF!\nport = 1"), {u"1:9 CONFIG_UTF8"_s});
        QCOMPARE(wrongIn("𝔘 = 1"), {u"1:1 CONFIG_UNKNOWN_KEY 𝔘"_s});
        QCOMPARE(wrongIn("listen = 𝔘,::1"), {u"1:10 CONFIG_ADDRESS listen 𝔘"_s});
        net::ServerConfig config;
        const auto problems = net::readConfig(config, "port = x", u"a.conf"_s);
        text::useLanguage(Language::English);
        QCOMPARE(text::located(problems.front()),
            u"a.conf:1:8: error: CONFIG_NUMBER: “port” takes a whole number from 0 to 65535, not “x”."_s);
    }
    void whatIsWrongChangesNothing()
    {
        net::ServerConfig config;
        QVERIFY(!net::readConfig(config, "port = x\nclients = 0\nname = \xE2\x80\xAE\nkey", u"a"_s).empty());
        QVERIFY(config == net::ServerConfig());
    }
    void everyNumberHasItsBounds() // NET-029
    {
        int numbers = 0;
        for (const auto& option : net::configOptions()) {
            const bool optional
                = std::holds_alternative<std::optional<int> net::ServerConfig::*>(option.field);
            if (!optional && !std::holds_alternative<int net::ServerConfig::*>(option.field))
                continue;
            ++numbers;
            const QString wrong = optional ? u"CONFIG_NUMBER_OR_OFF"_s : u"CONFIG_NUMBER"_s;
            const auto code = [&](const QString& value) { return codeFor(option.key(), value); };
            QCOMPARE(code(QString::number(option.low)), u"good"_s);
            QCOMPARE(code(QString::number(option.high)), u"good"_s);
            QCOMPARE(code(QString::number(option.low - 1)), wrong);
            QCOMPARE(code(QString::number(option.high + 1)), wrong);
            QCOMPARE(code(u"off"_s), optional ? u"good"_s : wrong);
            for (const QString& value : {u""_s, u"1.5"_s, u"+6"_s, u" 6"_s, u"6 "_s, u"0x6"_s, u"\u0666"_s,
                     u"4294967302"_s, u"99999999999999999999"_s, u"on"_s})
                QCOMPARE(code(value), wrong);
        }
        QCOMPARE(numbers, 27);
    }
    void textsHaveTheirBounds() // NET-033
    {
        QCOMPARE(codeFor("name", QString(40, u'a')), u"good"_s);
        QCOMPARE(codeFor("name", QString(41, u'a')), u"CONFIG_TEXT"_s);
        QCOMPARE(codeFor("name", QString(32, u'é')), u"good"_s);
        QCOMPARE(codeFor("name", QString(33, u'é')), u"CONFIG_TEXT"_s);
        for (const QString& name : {u""_s, u"a\u202Eb"_s, u"a  b"_s, u"a\tb"_s, u"\u200B"_s})
            QCOMPARE(codeFor("name", name), u"CONFIG_TEXT"_s);
        QCOMPARE(codeFor("motd", u""_s), u"good"_s);
        QCOMPARE(codeFor("motd", QString(300, u'a')), u"good"_s);
        QCOMPARE(codeFor("motd", QString(301, u'a')), u"CONFIG_TEXT"_s);
        QCOMPARE(codeFor("game", u"minotaur"_s), u"good"_s);
        for (const QString& game : {u""_s, u"Minotaur"_s, u"a b"_s, u"../x"_s, QString(33, u'a')})
            QCOMPARE(codeFor("game", game), u"CONFIG_WORD"_s);
        QCOMPARE(codeFor("log-file", u"/var/log/à côté.log"_s), u"good"_s);
        QCOMPARE(codeFor("log-file", u"a\nport = 1"_s), u"CONFIG_WORD"_s);
        QCOMPARE(codeFor("log-file", u" a"_s), u"CONFIG_WORD"_s);
        for (const QString& address : {u"1"_s, u"127.1"_s, u"localhost"_s, u""_s, u"::1,"_s, u"1.2.3.256"_s})
            QCOMPARE(codeFor("listen", address), u"CONFIG_ADDRESS"_s);
        QCOMPARE(codeFor("listen", u"0.0.0.0, ::, fe80::1%eth0"_s), u"good"_s);
    }
    void whatIsPrintedIsReadAsTheSame() // NET-040
    {
        net::ServerConfig config;
        config.listen = {u"127.0.0.1"_s, u"fe80::1%eth0"_s};
        config.port = 0;
        config.tlsPort.reset();
        config.metricsPort = 9;
        config.discovery = false;
        config.name = u"Le Labyrinthe d'Éole"_s;
        config.motd = u"# = bienvenue = #"_s;
        config.turnLimit = 60;
        config.certificate = u"/etc/a b/c.pem"_s;
        config.key = u"C:\\keys\\k.pem"_s;
        config.framesBurst = 61;
        for (const auto language : {Language::French, Language::English}) {
            text::useLanguage(language);
            for (const auto& one : {config, net::ServerConfig()}) {
                net::ServerConfig again;
                again.clients = 1;
                QCOMPARE(told(net::readConfig(again, net::configText(one).toUtf8(), u"a"_s)), QStringList());
                QVERIFY(again == one);
            }
        }
    }
    void everyKeyIsAnOptionWithHelpAndAMemberOfItsOwn() // APP-024
    {
        std::set<QString> keys;
        for (const auto& option : net::configOptions()) {
            keys.insert(keyOf(option));
            // Setting one key changes one line of what is printed, and that line is its own.
            net::ServerConfig config;
            const bool number = option.high != 0;
            const QString value = number          ? QString::number(option.high == 65535 ? 77 : option.high)
                : keyOf(option) == u"discovery"_s ? u"off"_s
                : keyOf(option) == u"listen"_s    ? u"::1"_s
                                                  : u"elsewhere"_s;
            QVERIFY2(net::setConfigValue(config, option.key(), value).has_value(), option.option);
            const auto before = net::configText({}).split(u'\n');
            const auto after = net::configText(config).split(u'\n');
            QCOMPARE(after.size(), before.size());
            QStringList changed;
            for (qsizetype i = 0; i < after.size(); ++i)
                if (after[i] != before[i])
                    changed += after[i];
            QCOMPARE(changed, {keyOf(option) + u" = "_s + value});
        }
        QCOMPARE(keys.size(), net::configOptions().size());
        QCOMPARE(net::configKeys().size(), keys.size());
        const QString help = text::helpText(net::serverSpec());
        for (const auto& key : keys)
            QVERIFY2(help.contains(u"\n  --"_s + key + u' '), qPrintable(key));
        QVERIFY(help.contains(u"--clients 1..4096  "_s) && help.contains(u"--tls-port 0..65535|off  "_s));
        QVERIFY(help.contains(u"--check-config  "_s));
    }
    void theCommandLineIsReadByTheSameTable() // NET-040, APP-024
    {
        const auto parsed = text::parseArguments(
            net::serverSpec(), {u"--port=0"_s, u"--name"_s, u"Ida"_s, u"--check-config"_s});
        QVERIFY(parsed.has_value());
        QCOMPARE(parsed->value("--port"), u"0"_s);
        QCOMPARE(parsed->value("--name"), u"Ida"_s);
        QVERIFY(parsed->has("--check-config"));
        QCOMPARE(text::parseArguments(net::serverSpec(), {u"file"_s}).error().code,
            std::string("USAGE_ARGUMENTS"));
    }
    void whatDoesNotGoTogetherIsTold()
    {
        QVERIFY(net::checkConfig({}).empty());
        net::ServerConfig config;
        config.certificate = u"a"_s;
        config.tlsPort = config.metricsPort = config.port;
        config.collapseKib = 1025;
        QCOMPARE(told(net::checkConfig(config)),
            (QStringList{u"0:0 CONFIG_PAIR certificate key"_s, u"0:0 CONFIG_SAME_PORT port tls-port 47771"_s,
                u"0:0 CONFIG_SAME_PORT port metrics-port 47771"_s,
                u"0:0 CONFIG_SAME_PORT tls-port metrics-port 47771"_s,
                u"0:0 CONFIG_ORDER drop-kib collapse-kib"_s}));
        net::ServerConfig free;
        free.port = 0;
        free.tlsPort = free.metricsPort = 0; // each is another one
        free.dropKib = free.collapseKib;
        QVERIFY(net::checkConfig(free).empty());
        free.key = u"k"_s;
        QCOMPARE(told(net::checkConfig(free)), {u"0:0 CONFIG_PAIR key certificate"_s});
    }
    void aFileThatCannotBeReadIsRefusedByCode() // NET-040
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"a.conf"_s);
        const auto codes = [](const QString& file) {
            net::ServerConfig config;
            const auto problems = net::readConfigFile(config, file);
            return problems.empty() ? std::string() : problems.front().code;
        };
        QCOMPARE(codes(path), std::string("FILE_MISSING"));
        QCOMPARE(codes(folder.path()), std::string("FILE_UNREADABLE"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray(64 * 1024, '#'));
        file.flush();
        QCOMPARE(codes(path), std::string());
        file.write("#");
        file.flush();
        QCOMPARE(codes(path), std::string("FILE_TOO_LARGE"));
    }
    void mutatedFilesAreReadOrToldWithAPlace() // NET-040
    {
        const std::vector<std::string> corpus{net::configText({}).toStdString(),
            "port = 0\nname = É\nlisten = ::1, 127.0.0.1\nturn-limit = off\n", "# nothing\n\n"};
        const std::vector<std::string_view> tokens{"=", "#", "\n", "off", "port", "name", " = ", ",", "any"};
        const test::Mutator mutator(corpus, tokens);
        int good = 0;
        int bad = 0;
        for (int i = 0; i < test::sweep(300, 10'000); ++i) {
            const std::string text = mutator.variant(static_cast<std::uint64_t>(i));
            net::ServerConfig config;
            const auto problems = net::readConfig(
                config, QByteArrayView(text.data(), static_cast<qsizetype>(text.size())), u"a"_s);
            const auto lines = 1 + std::ranges::count(text, '\n');
            for (const auto& problem : problems)
                QVERIFY(problem.place.line >= 1 && problem.place.line <= lines && problem.place.column >= 1);
            ++(problems.empty() ? good : bad);
            // Whatever was read is within its bounds: it is printed and read again.
            net::ServerConfig again;
            QVERIFY(net::readConfig(again, net::configText(config).toUtf8(), u"b"_s).empty());
            QVERIFY(again == config);
        }
        QVERIFY(good > 20 && bad > 100);
    }
};

LABRYS_TEST(TestServerConfig)
#include "tst_server_config.moc"
