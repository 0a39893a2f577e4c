// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/viewmodels/minoan/minoan_journal.h"

#include "app/exchange/files.h"
#include "app/text/catalogue.h"
#include "core/game/record.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace labrys::viewmodels {

MinoanJournal readJournal(const games::MinoanGame& game, const QString& path)
{
    MinoanJournal journal;
    if (path.isEmpty())
        return journal;
    const auto text = exchange::readFile(path, game::kRecordBytes);
    if (!text) {
        if (text.error().code != "FILE_MISSING")
            journal.problem = text::sentence(text.error());
        return journal;
    }
    auto run = game::readSave<minoan::Rules>(*text, path.toStdString(), game.content());
    if (run) {
        if (run->summary().outcome == game::Outcome::Running)
            journal.run.emplace(*std::move(run));
        return journal;
    }
    const auto aside = exchange::setAside(path);
    journal.problem = aside ? QCoreApplication::translate("MinoanJournal",
                                  "The run in progress cannot go on: %1 It was set aside as %2.")
                                  .arg(text::sentence(run.error()), QFileInfo(*aside).fileName())
                            : text::sentence(run.error());
    return journal;
}

} // namespace labrys::viewmodels
