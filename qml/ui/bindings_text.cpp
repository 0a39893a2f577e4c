// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/ui/bindings_text.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace labrys::ui {

namespace {

constexpr QLatin1StringView kFormat("labrys/keys");
constexpr int kVersion = 1;

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(Bindings)
};

using Failure = std::unexpected<QString>;

QString capped(const BoundKey& key, Preset preset)
{
    if (key.place)
        return QString(QChar(letterAt(key.key, preset)));
    const QString id = keyId(key);
    return id.isEmpty() ? Tr::tr("this key") : id;
}

/// A text of foreign hands, short enough to be shown.
QString quoted(const QString& text)
{
    constexpr int kShown = 40;
    return text.size() > kShown ? text.left(kShown) + QChar(0x2026) : text;
}

/// How many members the objects below have.
int members(const QJsonValue& value)
{
    int count = 0;
    if (value.isObject()) {
        const auto object = value.toObject();
        count = static_cast<int>(object.size());
        for (const auto& child : object)
            count += members(child);
    }
    const auto array = value.toArray();
    for (const auto& child : array)
        count += members(child);
    return count;
}

/// How many members are written in a text that parsed: colons outside of strings. QJsonDocument keeps the
/// last one of those that have one name, and does not tell.
int writtenMembers(const QByteArray& text)
{
    int count = 0;
    bool inside = false;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (inside && text[i] == '\\')
            ++i;
        else if (text[i] == '"')
            inside = !inside;
        else if (!inside && text[i] == ':')
            ++count;
    }
    return count;
}

std::expected<QJsonObject, QString> parse(const QByteArray& text)
{
    if (text.size() > kBindingsBytes)
        return Failure(
            Tr::tr("These keys take %1 bytes, more than the %2 allowed; choose a file that Labrys exported.")
                .arg(text.size())
                .arg(kBindingsBytes));
    QJsonParseError error;
    const auto document = QJsonDocument::fromJson(text, &error);
    if (error.error != QJsonParseError::NoError)
        return Failure(Tr::tr("Line %1 is not JSON; correct it or export the keys again.")
                .arg(text.left(error.offset).count('\n') + 1));
    if (!document.isObject() || document.object().value(QLatin1StringView("format")) != kFormat)
        return Failure(Tr::tr("These are not the keys of Labrys; choose a file that Labrys exported."));
    if (members(document.object()) != writtenMembers(text))
        return Failure(
            Tr::tr("A name stands twice in one place; remove one of the two or export the keys again."));
    if (document.object().value(QLatin1StringView("version")) != kVersion)
        return Failure(
            Tr::tr("These keys are of another version of Labrys; export them again with this one."));
    return document.object();
}

std::expected<std::vector<BoundKey>, QString> readKeys(const QString& action, const QJsonValue& value)
{
    if (!value.isArray())
        return Failure(
            Tr::tr("The keys of “%1” are not a list; write them between [ and ].").arg(quoted(action)));
    std::vector<BoundKey> keys;
    const auto array = value.toArray();
    for (const auto& entry : array) {
        const auto key = keyOf(entry.toString());
        if (!key)
            return Failure(Tr::tr("“%1” is the name of no key; correct it or take it out of “%2”.")
                    .arg(quoted(entry.toString()), quoted(action)));
        keys.push_back(*key);
    }
    return keys;
}

std::expected<void, QString> readLayout(
    const QString& id, const QJsonValue& value, std::vector<ActionMap::Change>& changes)
{
    const auto layout = layoutOf(id);
    if (!layout || !value.isObject())
        return Failure(Tr::tr("“%1” is no place where keys are used; write page, one-player, two-players, "
                              "replay, match or run.")
                .arg(quoted(id)));
    const auto actions = value.toObject();
    for (auto it = actions.begin(); it != actions.end(); ++it) {
        const auto action = actionOfId(it.key());
        if (!action)
            return Failure(Tr::tr("This Labrys knows no action “%1”; take it out or export the keys again.")
                    .arg(quoted(it.key())));
        auto keys = readKeys(it.key(), it.value());
        if (!keys)
            return Failure(keys.error());
        changes.push_back({*layout, *action, *std::move(keys)});
    }
    return {};
}

/// The lines of one layout, or nothing where it is as the preset has it.
QStringList layoutLines(const ActionMap& map, KeyLayout layout)
{
    QStringList lines;
    for (const auto& row : actionTable()) {
        if (!map.isChanged(layout, row.action))
            continue;
        QStringList keys;
        for (const auto& key : map.keys(layout, row.action)) {
            const QByteArray list = QJsonDocument(QJsonArray{keyId(key)}).toJson(QJsonDocument::Compact);
            keys.append(QStringLiteral("        ") + QString::fromUtf8(list.mid(1, list.size() - 2)));
        }
        lines.append(QStringLiteral("      \"%1\": [\n%2\n      ]")
                .arg(QLatin1StringView(row.id), keys.join(QLatin1StringView(",\n"))));
    }
    return lines;
}

} // namespace

QString sentence(const Refusal& refusal, Preset preset)
{
    const QString owner = actionName(refusal.owner);
    const QString key = capped(refusal.key, preset);
    switch (refusal.kind) {
    case Refusal::Kind::NotHere:
        return Tr::tr("This action does nothing here; choose another one.");
    case Refusal::Kind::Fixed:
        return Tr::tr("The keys of “%1” are the same on every screen and stay.").arg(owner);
    case Refusal::Kind::Unusable:
        return Tr::tr("%1 cannot stand alone; choose a key without Ctrl, Alt or Meta.").arg(key);
    case Refusal::Kind::Reserved:
        return Tr::tr("%1 always belongs to “%2”; choose another key.").arg(key, owner);
    case Refusal::Kind::Taken:
        return Tr::tr("%1 belongs to “%2”; choose another key, or give that action another one first.")
            .arg(key, owner);
    case Refusal::Kind::TooMany:
        return Tr::tr("“%1” has %2 keys already; replace one of them.").arg(owner).arg(ActionMap::kMostKeys);
    case Refusal::Kind::LastKey:
        return Tr::tr("“%1” needs a key; give it another one before you take this one away.").arg(owner);
    }
    return {};
}

QString exportBindings(const ActionMap& map)
{
    QStringList layouts;
    for (int i = 0; i < kLayouts; ++i) {
        const auto layout = static_cast<KeyLayout>(i);
        if (const auto lines = layoutLines(map, layout); !lines.isEmpty())
            layouts.append(QStringLiteral("    \"%1\": {\n%2\n    }")
                    .arg(layoutId(layout), lines.join(QLatin1StringView(",\n"))));
    }
    const QString keys = layouts.isEmpty()
        ? QStringLiteral("{}")
        : QStringLiteral("{\n%1\n  }").arg(layouts.join(QLatin1StringView(",\n")));
    return QStringLiteral(
        "{\n  \"format\": \"%1\",\n  \"version\": %2,\n  \"preset\": \"%3\",\n  \"keys\": %4\n}\n")
        .arg(kFormat, QString::number(kVersion), presetId(map.preset()), keys);
}

std::expected<ActionMap, QString> importBindings(const QByteArray& text)
{
    const auto root = parse(text);
    if (!root)
        return Failure(root.error());
    for (auto it = root->begin(); it != root->end(); ++it)
        if (!QStringList{QStringLiteral("format"), QStringLiteral("version"), QStringLiteral("preset"),
                QStringLiteral("keys")}
                .contains(it.key()))
            return Failure(Tr::tr("“%1” is not part of exported keys; take it out.").arg(quoted(it.key())));
    const auto preset = presetOf(root->value(QLatin1StringView("preset")).toString());
    if (!preset)
        return Failure(Tr::tr("The preset is not known; write wasd, arrows or zqsd."));
    if (!root->value(QLatin1StringView("keys")).isObject())
        return Failure(Tr::tr("The keys are missing; write “keys”, with {} when nothing was changed."));
    std::vector<ActionMap::Change> changes;
    const auto layouts = root->value(QLatin1StringView("keys")).toObject();
    for (auto it = layouts.begin(); it != layouts.end(); ++it)
        if (auto read = readLayout(it.key(), it.value(), changes); !read)
            return Failure(read.error());
    ActionMap map(*preset);
    if (const auto assigned = map.assign(changes); !assigned)
        return Failure(sentence(assigned.error(), *preset));
    return map;
}

} // namespace labrys::ui
