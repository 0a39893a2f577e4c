// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/shell/error_report.h"

#include "app/text/catalogue.h"

#include <QClipboard>
#include <QDateTime>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLocale>

#include <algorithm>

namespace labrys::viewmodels {

namespace {

constexpr int kMostSentences = 3;

bool begins(const std::string& code, std::string_view prefix)
{
    return std::string_view(code).starts_with(prefix);
}

} // namespace

void ErrorReport::setSource(MazeController* source)
{
    m_source = source;
    connect(source, &MazeController::fileRefused, this, &ErrorReport::show);
    Q_EMIT changed();
}

void ErrorReport::show(const RefusedFile& file)
{
    m_file = file;
    Q_EMIT changed();
    Q_EMIT shown();
}

QString ErrorReport::folder() const
{
    return QFileInfo(m_file.path).absolutePath();
}

QString ErrorReport::fileName() const
{
    return QFileInfo(m_file.path).fileName();
}

QString ErrorReport::title() const
{
    const std::string code = this->code().toStdString();
    if (code == "FILE_MISSING")
        return tr("This file is not there");
    if (code == "FILE_KIND")
        return tr("Not a file of Labrys");
    if (begins(code, "FILE_"))
        return tr("This file cannot be read");
    if (code == "RECORD_NEWER")
        return tr("From a newer Labrys");
    if (begins(code, "RECORD_OTHER_"))
        return tr("Played by other rules");
    if (begins(code, "JSON_") || begins(code, "RECORD_"))
        return tr("This run is damaged");
    const auto errors = std::ranges::count(m_file.problems, Severity::Error, &Problem::severity);
    return tr("This level has %n mistake(s)", nullptr, static_cast<int>(std::max<std::ptrdiff_t>(1, errors)));
}

QStringList ErrorReport::sentences() const
{
    QStringList all;
    const bool several = m_file.problems.size() > 1;
    for (const auto& problem : m_file.problems) {
        if (all.size() == kMostSentences)
            break;
        const QString sentence = text::sentence(problem);
        all.append(several && problem.place.line > 0
                ? tr("Line %1: %2").arg(QString::number(problem.place.line), sentence)
                : sentence);
    }
    return all;
}

int ErrorReport::more() const
{
    return std::max(0, static_cast<int>(m_file.problems.size()) - kMostSentences);
}

QVariantList ErrorReport::lines() const
{
    QVariantList all;
    if (m_file.problems.empty())
        return all;
    const auto& place = m_file.problems.front().place;
    for (qsizetype i = 0; i < m_file.lines.size(); ++i) {
        const QString& text = m_file.lines[i];
        const int number = m_file.firstLine + static_cast<int>(i);
        QVariantMap line{{QStringLiteral("number"), number}, {QStringLiteral("text"), text},
            {QStringLiteral("bad"), number == place.line}};
        if (number == place.line) {
            // What is missing stands behind the end of its line.
            const qsizetype at = std::clamp<qsizetype>(place.column - 1 - m_file.cutBefore, 0, text.size());
            line.insert(QStringLiteral("before"), place.column > 0 ? text.left(at) : text);
            line.insert(QStringLiteral("mark"), place.column > 0 ? text.mid(at, 1) : QString());
            line.insert(QStringLiteral("ended"), place.column - m_file.cutBefore > text.size());
            line.insert(QStringLiteral("after"), place.column > 0 ? text.mid(at + 1) : QString());
        }
        all.append(line);
    }
    return all;
}

QString ErrorReport::place() const
{
    const QString name = QFileInfo(m_file.path).fileName();
    if (m_file.problems.empty())
        return name;
    const auto& place = m_file.problems.front().place;
    if (place.line < 1)
        return name;
    return place.column < 1
        ? tr("%1, line %2").arg(name, QString::number(place.line))
        : tr("%1, line %2, column %3").arg(name, QString::number(place.line), QString::number(place.column));
}

QString ErrorReport::code() const
{
    return m_file.problems.empty() ? QString() : QString::fromStdString(m_file.problems.front().code);
}

QString ErrorReport::lastGood() const
{
    const QString kept = m_file.path + QLatin1String(".bak");
    return QFileInfo(kept).isFile() ? kept : QString();
}

QString ErrorReport::lastGoodTime() const
{
    return QLocale().toString(QFileInfo(lastGood()).lastModified(), QLocale::ShortFormat);
}

bool ErrorReport::exists() const
{
    return code() != QLatin1String("FILE_MISSING");
}

QString ErrorReport::details() const
{
    QString all;
    for (const auto& problem : m_file.problems)
        all += text::located(problem) + QLatin1Char('\n');
    return all;
}

void ErrorReport::copyDetails() const
{
    QGuiApplication::clipboard()->setText(details());
}

} // namespace labrys::viewmodels
