// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
// Records a short session of the terminal edition: an asciicast (version 2), whose times are those of a calm
// player and not of the clock, and its frames as text. The same program records the same bytes.
#include "tests/app/terminal/levels.h"
#include "tests/app/terminal/pty.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

#include <cstdio>

using namespace labrys::test;

namespace {

constexpr double kPause = 1.6;
constexpr double kStep = 0.35;

/// Collects what a terminal writes, key by key.
class Recording {
public:
    explicit Recording(Pty& terminal)
        : m_terminal(terminal)
    {
        m_cast = R"({"version": 2, "width": 80, "height": 24, "title": "labrys-cli play minotaur"})"
                 "\n";
    }

    /// Presses a key, waits for a text, and records what came.
    bool press(const QByteArray& key, const char* text, double after, const char* frame = nullptr)
    {
        m_terminal.press(key);
        if (!m_terminal.shows(text)) {
            std::fprintf(stderr, "no \"%s\" on:\n%s\n", text, qPrintable(m_terminal.screen().text()));
            return false;
        }
        m_terminal.settle();
        const QString arrived = QString::fromUtf8(m_terminal.output().mid(m_taken));
        m_taken = m_terminal.output().size();
        m_cast
            += QJsonDocument(QJsonArray{m_time, QStringLiteral("o"), arrived}).toJson(QJsonDocument::Compact)
            + '\n';
        m_time += after;
        if (frame != nullptr)
            m_frames += QByteArray("== ") + frame + "\n" + m_terminal.screen().text().toUtf8() + "\n";
        return true;
    }
    [[nodiscard]] bool write(const QString& cast, const QString& frames) const
    {
        for (const auto& [path, bytes] : {std::pair(cast, m_cast), std::pair(frames, m_frames)}) {
            QFile file(path);
            if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
                return false;
        }
        return true;
    }

private:
    Pty& m_terminal;
    QByteArray m_cast;
    QByteArray m_frames;
    qsizetype m_taken = 0;
    double m_time = 0.4;
};

bool record(Recording& recording)
{
    bool ok = recording.press("", "New game", kPause, "The menu");
    const auto levels = winningKeys();
    ok = ok && recording.press("1", "Ranked", kPause) && recording.press("\x1b", "High scores", kStep)
        && recording.press("2", "turn 0", kPause, "A level begins");
    for (int level = 0; level < 3 && ok; ++level) {
        const QString keys = levels.at(level);
        for (qsizetype i = 0; i < keys.size() && ok; ++i) {
            const bool last = i + 1 == keys.size();
            const bool middle = level == 2 && i == keys.size() / 2;
            ok = recording.press(QByteArray(1, keys.at(i).toLatin1()),
                last ? "Any key goes on" : qPrintable(QStringLiteral("turn %1 ").arg(i + 1)), kStep,
                middle ? "In level 3" : nullptr);
        }
        ok = ok && recording.press(" ", "Next level", kPause, level == 1 ? "A level is done" : nullptr)
            && recording.press("\r", qPrintable(QStringLiteral("Level %1/7").arg(level + 2)), kPause);
    }
    return ok && recording.press("p", "Paused", kPause, "The pause")
        && recording.press("q", "Continue", kPause);
}

} // namespace

int main(int argc, char* argv[])
{
    const QCoreApplication application(argc, argv);
    const auto arguments = QCoreApplication::arguments();
    if (arguments.size() != 3) {
        std::fputs("usage: record_terminal CAST FRAMES\n", stderr);
        return 2;
    }
    const QTemporaryDir home;
    {
        // A run to go on with: the seed of the recording.
        Pty begun({.arguments = {QStringLiteral("--seed"), QStringLiteral("Daedalus")}, .home = home.path()});
        if (!begun.shows("turn 0"))
            return 1;
    }
    Pty terminal({.home = home.path()});
    Recording recording(terminal);
    return record(recording) && recording.write(arguments.at(1), arguments.at(2)) ? 0 : 1;
}
