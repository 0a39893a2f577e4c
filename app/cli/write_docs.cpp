// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/exchange/files.h"
#include "app/exchange/launch_options.h"
#include "app/games/versions.h"
#include "app/net/server_config.h"
#include "app/text/language.h"

#include <QCoreApplication>
#include <QDir>
#include <QDirIterator>
#include <QFileInfo>
#include <QImage>
#include <QPainter>
#include <QSvgRenderer>

#include <cstdio>

// labrys-docs DIR ICONS: writes what a package holds beside the programs, below DIR as below /usr/share, from
// the one table of options (APP-024) and the drawings of icons below ICONS (PKG-020).

using namespace labrys;

namespace {

QString said(const char* text)
{
    return QCoreApplication::translate("CommandLine", text);
}

/// A line of a man page: dashes and backslashes are themselves, and no dot begins it.
QString roff(QString text)
{
    text.replace(QLatin1Char('\\'), QLatin1String("\\e")).replace(QLatin1Char('-'), QLatin1String("\\-"));
    return text.startsWith(QLatin1Char('.')) || text.startsWith(QLatin1Char('\''))
        ? QLatin1String("\\&") + text
        : text;
}

/// What every command understands beside its own options.
OptionSpec helpOption()
{
    return {"--help", nullptr, QT_TRANSLATE_NOOP("CommandLine", "Show this help.")};
}

QString optionLines(const CommandSpec& spec)
{
    QString lines;
    const auto line = [&lines](const OptionSpec& option) {
        lines += QStringLiteral(".TP\n.B %1").arg(roff(QString::fromLatin1(option.name)));
        if (option.value != nullptr)
            lines += QStringLiteral(" \\fI%1\\fR").arg(roff(QString::fromLatin1(option.value)));
        lines += QLatin1Char('\n') + roff(said(option.help)) + QLatin1Char('\n');
    };
    for (const auto& option : spec.options)
        line(option);
    line(helpOption());
    return lines;
}

QString head(const CommandSpec& spec, int section)
{
    const QString name = QString::fromLatin1(spec.name);
    return QStringLiteral(".TH %1 %2 \"\" \"Labrys %3\" \"Labrys\"\n.SH %4\n%5 \\- %6\n.SH %7\n.B %5\n%8\n")
        .arg(name.toUpper())
        .arg(section)
        .arg(QString::fromLatin1(games::programVersion()), QCoreApplication::translate("ManPage", "NAME"),
            roff(name), roff(said(spec.summary)), QCoreApplication::translate("ManPage", "SYNOPSIS"),
            roff(QString::fromLatin1(spec.arguments)));
}

QString foot()
{
    return QStringLiteral(".SH %1\n%2\n.SH %3\n%4\n")
        .arg(QCoreApplication::translate("ManPage", "EXIT STATUS"),
            roff(QCoreApplication::translate("ManPage",
                "0 done, 1 the answer is no, 2 wrong usage, 3 something cannot be read or written.")),
            QCoreApplication::translate("ManPage", "FILES"),
            roff(QCoreApplication::translate("ManPage", "labrys-cli paths prints where files are kept.")));
}

QString programPage()
{
    const auto& spec = exchange::launchSpec();
    return head(spec, 6) + QStringLiteral(".SH %1\n").arg(QCoreApplication::translate("ManPage", "OPTIONS"))
        + optionLines(spec) + foot();
}

QString commandsPage()
{
    QString page = head(cli::programSpec(), 1)
        + QStringLiteral(".SH %1\n").arg(QCoreApplication::translate("ManPage", "OPTIONS"))
        + optionLines(cli::programSpec())
        + QStringLiteral(".SH %1\n").arg(QCoreApplication::translate("ManPage", "COMMANDS"));
    for (const auto& command : cli::allCommands())
        page += QStringLiteral(".SS %1 %2\n%3\n")
                    .arg(roff(QString::fromLatin1(command.spec.name)),
                        roff(QString::fromLatin1(command.spec.arguments)), roff(said(command.spec.summary)))
            + optionLines(command.spec);
    return page + foot();
}

QString serverPage()
{
    const auto& spec = net::serverSpec();
    return head(spec, 6) + QStringLiteral(".SH %1\n").arg(QCoreApplication::translate("ManPage", "OPTIONS"))
        + optionLines(spec)
        + QStringLiteral(".SH %1\n%2\n")
              .arg(QCoreApplication::translate("ManPage", "CONFIGURATION"),
                  roff(QCoreApplication::translate("ManPage",
                      "A file of --config has one “key = value” a line; a key is the name of an option "
                      "without its "
                      "dashes, and a line that begins with # is a comment. labrys-server --check-config "
                      "prints "
                      "such a file with all that holds when nothing is said.")))
        + foot();
}

QStringList optionNames(const CommandSpec& spec)
{
    QStringList names;
    for (const auto& option : spec.options)
        names.append(QString::fromLatin1(option.name));
    names.append(QStringLiteral("--help"));
    return names;
}

QString commandName(const cli::Command& command)
{
    return QString::fromLatin1(command.spec.name).section(QLatin1Char(' '), 1);
}

QString bash()
{
    QStringList names;
    QString cases;
    for (const auto& command : cli::allCommands()) {
        names.append(commandName(command));
        cases += QStringLiteral("        %1) words='%2' ;;\n")
                     .arg(commandName(command), optionNames(command.spec).join(QLatin1Char(' ')));
    }
    return QStringLiteral(
        "_labrys_words() {\n"
        "    local word=${COMP_WORDS[COMP_CWORD]}\n"
        "    COMPREPLY=()\n"
        "    case $word in -*) mapfile -t COMPREPLY < <(compgen -W \"$1\" -- \"$word\") ;; esac\n"
        "}\n"
        "_labrys() { _labrys_words '%1'; }\n"
        "_labrys_cli() {\n"
        "    local words=\n"
        "    if [ \"$COMP_CWORD\" -eq 1 ]; then\n"
        "        mapfile -t COMPREPLY < <(compgen -W '%2' -- \"${COMP_WORDS[1]}\")\n"
        "        return\n"
        "    fi\n"
        "    case ${COMP_WORDS[1]} in\n%3    esac\n"
        "    _labrys_words \"$words\"\n"
        "}\n"
        "_labrys_server() { _labrys_words '%4'; }\n"
        "complete -o default -F _labrys labrys\n"
        "complete -o default -F _labrys_server labrys-server\n"
        "complete -o default -F _labrys_cli labrys-cli\n")
        .arg(optionNames(exchange::launchSpec()).join(QLatin1Char(' ')),
            (names + optionNames(cli::programSpec())).join(QLatin1Char(' ')), cases,
            optionNames(net::serverSpec()).join(QLatin1Char(' ')));
}

QString fishLine(const QString& condition, const OptionSpec& option)
{
    QString help = said(option.help);
    help.replace(QLatin1Char('\''), QLatin1String("\\'"));
    const QString name = QString::fromLatin1(option.name);
    const bool isLong = name.startsWith(QLatin1String("--"));
    return QStringLiteral("complete -c %1 %2 %3%4 -d '%5'\n")
        .arg(condition, isLong ? QStringLiteral("-l") : QStringLiteral("-s"), name.mid(isLong ? 2 : 1),
            option.value == nullptr ? QString() : QStringLiteral(" -r"), help);
}

QString fish()
{
    QString lines;
    for (const auto& option : exchange::launchSpec().options)
        lines += fishLine(QStringLiteral("labrys"), option);
    for (const auto& option : cli::programSpec().options)
        lines += fishLine(QStringLiteral("labrys-cli -n __fish_use_subcommand"), option);
    for (const auto& command : cli::allCommands()) {
        const QString name = commandName(command);
        lines += QStringLiteral("complete -c labrys-cli -n __fish_use_subcommand -a %1 -d '%2'\n")
                     .arg(name, said(command.spec.summary).replace(QLatin1Char('\''), QLatin1String("\\'")));
        for (const auto& option : command.spec.options)
            lines += fishLine(
                QStringLiteral("labrys-cli -n '__fish_seen_subcommand_from %1'").arg(name), option);
    }
    return lines;
}

QString serverFish()
{
    QString lines;
    for (const auto& option : net::serverSpec().options)
        lines += fishLine(QStringLiteral("labrys-server"), option);
    return lines;
}

QString zsh()
{
    QString cases;
    QStringList names;
    for (const auto& command : cli::allCommands()) {
        names.append(commandName(command));
        cases += QStringLiteral("        %1) _values -w option %2 ;;\n")
                     .arg(commandName(command), optionNames(command.spec).join(QLatin1Char(' ')));
    }
    return QStringLiteral("#compdef labrys labrys-cli labrys-server\n"
                          "if [[ $service = labrys ]]; then\n"
                          "    [[ $PREFIX = -* ]] && compadd -- %1 || _files\n"
                          "elif [[ $service = labrys-server ]]; then\n"
                          "    [[ $PREFIX = -* ]] && compadd -- %4 || _files\n"
                          "elif (( CURRENT == 2 )); then\n"
                          "    compadd -- %2\n"
                          "elif [[ $PREFIX = -* ]]; then\n"
                          "    case $words[2] in\n%3    esac\n"
                          "else\n"
                          "    _files\n"
                          "fi\n")
        .arg(optionNames(exchange::launchSpec()).join(QLatin1Char(' ')),
            (names + optionNames(cli::programSpec())).join(QLatin1Char(' ')),
            cases.replace(QLatin1String("_values -w option"), QLatin1String("compadd --")),
            optionNames(net::serverSpec()).join(QLatin1Char(' ')));
}

bool write(const QString& path, const QByteArray& bytes)
{
    const auto done = exchange::writeFile(path, {bytes.constData(), static_cast<std::size_t>(bytes.size())});
    if (!done)
        std::fprintf(stderr, "%s cannot be written\n", qUtf8Printable(path));
    return done.has_value();
}

/// Draws one icon in all its sizes: scalable/CONTEXT/NAME.svg below `drawings` to 16x16/CONTEXT/NAME.png
/// below `theme`, and so on. Where there is a drawing for one size, 16x16/CONTEXT/NAME.svg, that is taken for
/// it.
bool drawIcon(const QString& drawings, const QString& theme, const QString& context, const QString& name)
{
    bool good = true;
    for (const int size : {16, 22, 24, 32, 48, 64, 128, 256, 512}) {
        const auto drawing = [&](const QString& folder) {
            return QStringLiteral("%1/%2/%3/%4.svg").arg(drawings, folder, context, name);
        };
        const QString own = drawing(QStringLiteral("%1x%1").arg(size));
        QSvgRenderer renderer(QFileInfo::exists(own) ? own : drawing(QStringLiteral("scalable")));
        good = renderer.isValid() && good;
        QImage image(size, size, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::transparent);
        QPainter painter(&image);
        renderer.render(&painter);
        painter.end();
        const QString place = QStringLiteral("%1/%2x%2/%3").arg(theme).arg(size).arg(context);
        good = QDir().mkpath(place) && image.save(place + QStringLiteral("/%1.png").arg(name)) && good;
    }
    return good;
}

/// Draws every icon that lies below a folder in the shape of /usr/share/icons.
bool drawIcons(const QString& folder, const QString& drawings)
{
    bool good = true;
    int count = 0;
    QDirIterator files(drawings, {QStringLiteral("*.svg")}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        const QStringList steps = QDir(drawings).relativeFilePath(path).split(QLatin1Char('/'));
        if (steps.value(1) != QLatin1String("scalable"))
            continue;
        good = steps.size() == 4
            && drawIcon(drawings + QLatin1Char('/') + steps[0],
                QStringLiteral("%1/icons/%2").arg(folder, steps[0]), steps[2],
                QFileInfo(path).completeBaseName())
            && good;
        ++count;
    }
    return good && count > 0;
}

} // namespace

int main(int argc, char* argv[])
{
    if (argc != 3) {
        std::fputs("usage: labrys-docs DIR ICONS\n", stderr);
        return 2;
    }
    const QCoreApplication application(argc, argv);
    const QString folder = QString::fromLocal8Bit(argv[1]);
    bool good = drawIcons(folder, QString::fromLocal8Bit(argv[2]));
    for (const auto& [language, man] :
        {std::pair{Language::French, "/man/fr"}, std::pair{Language::English, "/man"}}) {
        text::useLanguage(language);
        const QString place = folder + QLatin1String(man);
        good = write(place + QStringLiteral("/man6/labrys.6"), programPage().toUtf8()) && good;
        good = write(place + QStringLiteral("/man6/labrys-server.6"), serverPage().toUtf8()) && good;
        good = write(place + QStringLiteral("/man1/labrys-cli.1"), commandsPage().toUtf8()) && good;
    }
    for (const char* program : {"labrys", "labrys-cli", "labrys-server"})
        good = write(folder + QLatin1String("/bash-completion/completions/") + QLatin1String(program),
                   bash().toUtf8())
            && good;
    good = write(folder + QStringLiteral("/zsh/vendor-completions/_labrys"), zsh().toUtf8()) && good;
    good = write(folder + QStringLiteral("/fish/vendor_completions.d/labrys.fish"), fish().toUtf8()) && good;
    good = write(folder + QStringLiteral("/fish/vendor_completions.d/labrys-server.fish"),
               serverFish().toUtf8())
        && good;
    return good ? 0 : 1;
}
