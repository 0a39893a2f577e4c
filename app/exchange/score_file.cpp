// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exchange/score_file.h"

#include "app/exchange/files.h"

#include <QDir>
#include <QFileInfo>
#include <QLockFile>

namespace labrys::exchange {

namespace {

/// Writing takes milliseconds; who holds the file longer than this is asked whether it still lives.
constexpr int kStaleAfter = 10'000;
constexpr int kPatience = 15'000;

/// Does `work` while no other program reads and writes the file.
template <class Work>
std::expected<KeptScore, Problem> underLock(const QString& path, Work work)
{
    QDir().mkpath(QFileInfo(path).absolutePath());
    QLockFile lock(path + QLatin1String(".lock"));
    lock.setStaleLockTime(kStaleAfter);
    // Where no lock can be made, no file can be written either: writeFile says why.
    if (!lock.tryLock(kPatience) && lock.error() == QLockFile::LockFailedError)
        return std::unexpected(Problem{"SCORES_BUSY", {path.toStdString(), 0, 0}, {}});
    return work();
}

} // namespace

std::expected<minotaur::ScoreTable, Problem> loadScores(const QString& path)
{
    const auto text = readFile(path, minotaur::kScoreBytes);
    if (!text && text.error().code == "FILE_MISSING")
        return minotaur::ScoreTable();
    if (!text)
        return std::unexpected(text.error());
    return minotaur::readScores(*text, path.toStdString());
}

std::expected<KeptScore, Problem> keepScore(const QString& path, const minotaur::Score& score)
{
    return underLock(path, [&]() -> std::expected<KeptScore, Problem> {
        KeptScore kept;
        auto table = loadScores(path);
        if (!table) {
            const auto aside = setAside(path);
            if (!aside)
                return std::unexpected(std::move(table.error()));
            kept.setAside = *aside;
            table = minotaur::ScoreTable();
        }
        kept.rank = table->add(score);
        if (const auto best = table->of(score.table); !best.empty())
            kept.last = best.back().score;
        if (const auto done = writeFile(path, minotaur::writeScores(*table)); !done)
            return std::unexpected(done.error());
        return kept;
    });
}

std::expected<KeptScore, Problem> renameScore(
    const QString& path, const minotaur::Score& kept, const std::string& name)
{
    return underLock(path, [&]() -> std::expected<KeptScore, Problem> {
        auto table = loadScores(path);
        if (!table)
            return std::unexpected(std::move(table.error()));
        KeptScore renamed;
        renamed.rank = table->rename(kept, name);
        if (renamed.rank == 0)
            return renamed;
        if (const auto done = writeFile(path, minotaur::writeScores(*table)); !done)
            return std::unexpected(done.error());
        return renamed;
    });
}

} // namespace labrys::exchange
