// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/minoan/run_log.h"

#include "app/text/minoan_words.h"
#include "app/viewmodels/minoan/room_results.h"

#include <QCoreApplication>

namespace labrys::viewmodels {

namespace {

using minoan::Verb;

struct RunLog {
    Q_DECLARE_TR_FUNCTIONS(RunLog)

public:
    static QString swap(const minoan::Action& action)
    {
        return tr("%1 and %2 change places.")
            .arg(text::MinoanNames::cell(action.first), text::MinoanNames::cell(action.second));
    }
    static QString door(const minoan::Observation& before, const minoan::Action& action)
    {
        const auto& sight = before.doors[minoan::at(action.first)];
        return tr("%1, satiety –%2.").arg(text::MinoanNames::house(sight.sign)).arg(sight.cost);
    }
    static QString last(Verb verb)
    {
        return verb == Verb::SacrificeHead ? tr("The head to Poseidon.")
            : verb == Verb::TieHead        ? tr("The head to the belt.")
                                           : tr("The amulet into the blood.");
    }
};

QString told(const minoan::Observation& before, const minoan::Action& action,
    std::span<const minoan::Event> events, const minoan::Observation& now, const minoan::Content& content)
{
    switch (action.verb) {
    case Verb::Door:
        return RunLog::door(before, action);
    case Verb::Swap:
        return RunLog::swap(action) + QLatin1Char(' ')
            + text::MinoanWords::turned(events, now, content.defence);
    case Verb::Keep:
    case Verb::Offer:
        return RoomResults::told(content, events);
    default:
        return RunLog::last(action.verb);
    }
}

} // namespace

QVariantList logOf(const MinoanSession& session, std::size_t first)
{
    constexpr qsizetype kDigits = 8;
    QVariantList lines;
    auto [stage, state] = session.at(first);
    std::vector<minoan::Event> events;
    for (const auto& entry : session.log().subspan(first)) {
        if (!entry)
            continue; // a run stands on one stage
        events.clear();
        const auto before = minoan::Rules::observe(*stage, state, 0);
        const auto done = minoan::Rules::apply(*stage, state, *entry, &events);
        LABRYS_ASSERT(done.has_value());
        const auto now = minoan::Rules::observe(*stage, state, 0);
        lines.append(QVariantMap{{QStringLiteral("room"), before.room},
            {QStringLiteral("text"), told(before, *entry, events, now, session.content())},
            {QStringLiteral("digest"), QString::fromStdString(digestOf(state).text()).left(kDigits)}});
    }
    return lines;
}

QVariantList lastOf(const MinoanSession& session, std::size_t count)
{
    return logOf(session, session.log().size() - std::min(count, session.log().size()));
}

} // namespace labrys::viewmodels
