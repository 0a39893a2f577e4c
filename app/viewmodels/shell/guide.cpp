// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/shell/guide.h"

#include "app/exchange/files.h"
#include "app/text/language.h"

#include <QGuiApplication>
#include <QPalette>
#include <QRegularExpression>
#include <QTextDocument>

#include <utility>

namespace labrys::viewmodels {

namespace {

/// A line as it is read: without the marks of Markdown.
QString plain(QString line)
{
    static const QRegularExpression link(QStringLiteral("\\[([^\\]]*)\\]\\([^)]*\\)"));
    static const QRegularExpression marks(QStringLiteral("[*`#|\\\\]|^\\s*- "));
    return line.replace(link, QStringLiteral("\\1")).remove(marks).simplified();
}

/// Paragraphs, headings, lists, tables and pictures of code, in their order.
QStringList split(const QString& markdown)
{
    QStringList blocks;
    bool code = false;
    QString block;
    const auto lines = markdown.split(QLatin1Char('\n'));
    for (const auto& line : lines) {
        if (line.startsWith(QStringLiteral("```")))
            code = !code;
        if (!line.trimmed().isEmpty() || code) {
            block += line + QLatin1Char('\n');
            continue;
        }
        if (!block.isEmpty())
            blocks.append(std::exchange(block, {}));
    }
    if (!block.isEmpty())
        blocks.append(block);
    return blocks;
}

/// A block as it is read aloud, a line for each of its own.
QString spoken(const QString& block)
{
    QStringList lines;
    for (const auto& line : block.split(QLatin1Char('\n')))
        if (const QString words = plain(line); !words.isEmpty() && !words.startsWith(QStringLiteral("---")))
            lines.append(words);
    return lines.join(QLatin1Char('\n'));
}

QString htmlOf(const QString& markdown, const QColor& link, const QString& codeFamily)
{
    QTextDocument document;
    document.setMarkdown(markdown);
    // Colours and fonts are those of the theme, not those of the system that the document was made on.
    static const QRegularExpression body(QStringLiteral("<body style=\"[^\"]*\">"));
    static const QRegularExpression family(QStringLiteral("font-family:'[^']*'"));
    static const QRegularExpression heading(QStringLiteral("<h(\\d) style=\"[^\"]*\""));
    static const QRegularExpression paragraph(QStringLiteral("<p style=\"[^\"]*\""));
    static const QRegularExpression table(QStringLiteral("<table [^>]*>"));
    return document.toHtml()
        .replace(body, QStringLiteral("<body>"))
        .replace(heading, QStringLiteral("<h\\1 style=\"margin-top:12px; margin-bottom:0px;\""))
        .replace(paragraph, QStringLiteral("<p style=\"margin-top:0px; margin-bottom:0px;\""))
        .replace(table, QStringLiteral("<table border=\"0\" cellspacing=\"0\" cellpadding=\"5\">"))
        .replace(QStringLiteral("text-decoration: underline;"), QStringLiteral("font-weight:600;"))
        .replace(QStringLiteral("\\|"), QStringLiteral("|"))
        .remove(QStringLiteral("font-size:16px;"))
        .replace(family, QStringLiteral("font-family:'%1'").arg(codeFamily))
        .replace(QGuiApplication::palette().color(QPalette::Link).name(), link.name());
}

} // namespace

QStringList Guide::pages() const
{
    return {QStringLiteral("index"), QStringLiteral("minotaur"), QStringLiteral("network"),
        QStringLiteral("server"), QStringLiteral("scores"), QStringLiteral("terminal"),
        QStringLiteral("levels"), QStringLiteral("settings"), QStringLiteral("files")};
}

QString Guide::text(const QString& page) const
{
    if (!pages().contains(page))
        return {};
    const QString path = QStringLiteral("guide/%1/%2.md").arg(text::codeOf(text::language()), page);
    const auto bytes = exchange::readResource(path.toStdString());
    return bytes ? QString::fromStdString(*bytes) : QString();
}

QVariantList Guide::blocks(const QString& page, const QColor& link, const QString& codeFamily) const
{
    QVariantList all;
    for (const auto& block : split(text(page)))
        all.append(QVariantMap{{QStringLiteral("html"), htmlOf(block, link, codeFamily)},
            {QStringLiteral("plain"), spoken(block)},
            {QStringLiteral("heading"), block.startsWith(QLatin1Char('#'))}});
    return all;
}

QVariantList Guide::links(const QString& page) const
{
    static const QRegularExpression link(QStringLiteral("\\[([^\\]]*)\\]\\(([^)]*)\\)"));
    QVariantList all;
    QStringList known;
    for (auto found = link.globalMatch(text(page)); found.hasNext();) {
        const auto match = found.next();
        const QString target = pageOf(match.captured(2));
        if (target.isEmpty() || known.contains(target))
            continue;
        known.append(target);
        all.append(QVariantMap{{QStringLiteral("page"), target}, {QStringLiteral("text"), title(target)}});
    }
    return all;
}

int Guide::blockWith(const QString& page, const QString& wanted) const
{
    const auto all = split(text(page));
    for (qsizetype i = 0; i < all.size(); ++i)
        if (spoken(all[i]).contains(wanted.simplified(), Qt::CaseInsensitive))
            return static_cast<int>(i);
    return 0;
}

QString Guide::title(const QString& page) const
{
    return plain(text(page).section(QLatin1Char('\n'), 0, 0));
}

QVariantList Guide::find(const QString& wanted) const
{
    QVariantList found;
    const QString words = wanted.simplified();
    for (const auto& page : pages()) {
        QString first;
        const auto lines = text(page).split(QLatin1Char('\n'));
        for (const auto& line : lines)
            if (first.isEmpty() && !words.isEmpty() && plain(line).contains(words, Qt::CaseInsensitive))
                first = plain(line);
        if (words.isEmpty() || !first.isEmpty())
            found.append(QVariantMap{{QStringLiteral("page"), page}, {QStringLiteral("title"), title(page)},
                {QStringLiteral("line"), first}});
    }
    return found;
}

QString Guide::pageOf(const QString& link) const
{
    const QString name = link.section(QLatin1Char('.'), 0, 0);
    return pages().contains(name) ? name : QString();
}

} // namespace labrys::viewmodels
