// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/shell/guide.h"

#include "app/exchange/files.h"
#include "app/text/language.h"

#include <QGuiApplication>
#include <QPalette>
#include <QRegularExpression>
#include <QTextDocument>

namespace labrys::viewmodels {

namespace {

/// A line as it is read: without the marks of Markdown.
QString plain(QString line)
{
    static const QRegularExpression link(QStringLiteral("\\[([^\\]]*)\\]\\([^)]*\\)"));
    static const QRegularExpression marks(QStringLiteral("[*`#|\\\\]|^\\s*- "));
    return line.replace(link, QStringLiteral("\\1")).remove(marks).simplified();
}

} // namespace

QStringList Guide::pages() const
{
    return {QStringLiteral("index"), QStringLiteral("minotaur"), QStringLiteral("levels"),
        QStringLiteral("settings"), QStringLiteral("files")};
}

QString Guide::text(const QString& page) const
{
    if (!pages().contains(page))
        return {};
    const QString path = QStringLiteral("guide/%1/%2.md").arg(text::codeOf(text::language()), page);
    const auto bytes = exchange::readResource(path.toStdString());
    return bytes ? QString::fromStdString(*bytes) : QString();
}

QString Guide::html(const QString& page, const QColor& link, const QString& codeFamily) const
{
    QTextDocument document;
    document.setMarkdown(text(page));
    // Colours and fonts are those of the theme, not those of the system that the document was made on.
    static const QRegularExpression body(QStringLiteral("<body style=\"[^\"]*\">"));
    static const QRegularExpression family(QStringLiteral("font-family:'[^']*'"));
    static const QRegularExpression heading(QStringLiteral("<h(\\d) style=\"[^\"]*\""));
    static const QRegularExpression paragraph(QStringLiteral("<p style=\"[^\"]*\""));
    static const QRegularExpression table(QStringLiteral("<table [^>]*>"));
    return document.toHtml()
        .replace(body, QStringLiteral("<body>"))
        .replace(heading, QStringLiteral("<h\\1 style=\"margin-top:18px; margin-bottom:6px;\""))
        .replace(paragraph, QStringLiteral("<p style=\"margin-top:0px; margin-bottom:8px;\""))
        .replace(table, QStringLiteral("<table border=\"0\" cellspacing=\"0\" cellpadding=\"5\">"))
        .replace(QStringLiteral("\\|"), QStringLiteral("|"))
        .remove(QStringLiteral("font-size:16px;"))
        .replace(family, QStringLiteral("font-family:'%1'").arg(codeFamily))
        .replace(QGuiApplication::palette().color(QPalette::Link).name(), link.name());
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
