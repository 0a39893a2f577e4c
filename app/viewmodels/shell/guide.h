// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QObject>
#include <QStringList>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

namespace labrys::viewmodels {

/// The user guide in the language in use, offline: the pages of `resources/guide` (APP-045).
class Guide : public QObject {
    Q_OBJECT
    QML_ELEMENT

public:
    using QObject::QObject;

    /// The names of its pages, in reading order: `index`, `minotaur` and so on.
    Q_INVOKABLE QStringList pages() const;
    /// The first heading of a page.
    Q_INVOKABLE QString title(const QString& page) const;
    /// A page as Markdown; empty for a page that is not there. Links of other pages are their names.
    Q_INVOKABLE QString text(const QString& page) const;
    /// A page to be shown and read aloud piece by piece, with links in a colour and code in the font of code:
    /// maps of `html`, `plain` and `heading`.
    Q_INVOKABLE QVariantList blocks(const QString& page, const QColor& link, const QString& codeFamily) const;
    /// Where a page leads: maps of `page` and `text`, each page once.
    Q_INVOKABLE QVariantList links(const QString& page) const;
    /// The number of the first block that holds a text, or 0.
    Q_INVOKABLE int blockWith(const QString& page, const QString& wanted) const;
    /// The pages that hold a text, as maps of `page`, `title` and `line`, the first line that has it without
    /// its marks. All pages for an empty text.
    Q_INVOKABLE QVariantList find(const QString& wanted) const;
    /// The page that a link of a page names, or empty.
    Q_INVOKABLE QString pageOf(const QString& link) const;
};

} // namespace labrys::viewmodels
