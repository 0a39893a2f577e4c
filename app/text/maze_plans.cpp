// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/maze_plans.h"

#include "app/text/maze_words.h"

namespace labrys::text {

QString MazePlans::intent(const minotaur::Plan& plan)
{
    using minotaur::Intent;
    const int steps = static_cast<int>(plan.way.size());
    switch (plan.intent) {
    case Intent::Stays:
        return tr("finds nobody");
    case Intent::Follows:
        return tr("follows, %n step(s) away", nullptr, steps);
    case Intent::CutsOff:
        return tr("cuts off the way to the key, %n step(s) away", nullptr, steps);
    case Intent::LastSeen:
        return tr("goes where it last saw someone, %n step(s) away", nullptr, steps);
    case Intent::Roams:
        return tr("roams");
    case Intent::Aims:
        return tr("aims next");
    case Intent::Jumps:
        return tr("jumps next");
    case Intent::Rests:
        break;
    }
    return tr("stands still, for %n turn(s) more", nullptr, plan.phases);
}

QString MazePlans::plan(const minotaur::Plan& plan)
{
    //: A monster and what it plans, for instance: Hunter: follows, 3 steps away
    return tr("%1: %2").arg(MazeWords::monster(plan.kind), intent(plan));
}

QString MazePlans::moment(Moment moment)
{
    switch (moment) {
    case Moment::Key:
        return tr("key found");
    case Moment::Freeze:
        return tr("freeze found");
    case Moment::Torch:
        return tr("torch found");
    case Moment::Compass:
        return tr("compass found");
    case Moment::InLight:
        return tr("monster in your light");
    case Moment::Noticed:
        return tr("noticed by a wanderer");
    case Moment::Aimed:
        return tr("the Minotaur aims");
    case Moment::LevelDone:
        return tr("level done");
    case Moment::Caught:
        break;
    }
    return tr("caught");
}

} // namespace labrys::text
