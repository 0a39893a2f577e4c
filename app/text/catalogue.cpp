// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text/catalogue.h"

#include "app/text/sentences_net.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace labrys::text {

namespace {

// Sorted by code.
constexpr std::array kMostSentences{
    Sentence{"AT_MALFORMED",
        QT_TRANSLATE_NOOP("Problem",
            "“%1” places nothing; write “; at ROW COLUMN SYMBOL” with a symbol of P K E H W M * ^ ?.")},
    Sentence{"AT_OUTSIDE",
        QT_TRANSLATE_NOOP("Problem",
            "The cell (%1, %2) lies outside the maze; rows go from 0 to %3, columns from 0 to %4.")},
    Sentence{"BONUS_COUNT", QT_TRANSLATE_NOOP("Problem", "A maze has at most %1 bonuses; this is one more.")},
    Sentence{"BORDER_OPEN", QT_TRANSLATE_NOOP("Problem", "The border is open here; close it with “%1”.")},
    Sentence{"CELLS_UNREACHABLE",
        QT_TRANSLATE_NOOP("Problem", "%1 cells cannot be reached from the start, the first one here.")},
    Sentence{"CONTENT_EMPTY_TEXT",
        QT_TRANSLATE_NOOP("Problem", "The text “%1” is empty; restore the file or install Labrys again.")},
    Sentence{"CONTENT_FORMAT",
        QT_TRANSLATE_NOOP(
            "Problem", "This is not the content that this Labrys needs; install Labrys again.")},
    Sentence{"CONTENT_RANGE",
        QT_TRANSLATE_NOOP("Problem",
            "The number “%1” of the rules is out of its range; restore the file or install Labrys again.")},
    Sentence{"DEAD_ENDS",
        QT_TRANSLATE_NOOP("Problem",
            "There are %1 dead ends, the first one here; a hunter catches whoever it follows into one.")},
    Sentence{"EXIT_UNREACHABLE",
        QT_TRANSLATE_NOOP("Problem", "No way leads from the start to the exit; open a wall between them.")},
    Sentence{"EXIT_WALLED_IN",
        QT_TRANSLATE_NOOP("Problem", "The exit is walled in on all four sides; open one of its walls.")},
    Sentence{"FILE_KIND",
        QT_TRANSLATE_NOOP("Problem",
            "Labrys does not open files of this kind; it opens levels (.maze), replays (.thread) and saved "
            "runs (.save).")},
    Sentence{"FILE_MISSING", QT_TRANSLATE_NOOP("Problem", "There is no such file; check the name.")},
    Sentence{"FILE_TOO_LARGE",
        QT_TRANSLATE_NOOP("Problem", "The file has %1 bytes, more than the %2 allowed; it is not read.")},
    Sentence{"FILE_UNORDINARY",
        QT_TRANSLATE_NOOP(
            "Problem", "This is no ordinary file but a folder, a pipe or a device; choose a file.")},
    Sentence{
        "FILE_UNREADABLE", QT_TRANSLATE_NOOP("Problem", "The file cannot be read (%1); check its rights.")},
    Sentence{"FILE_UNWRITABLE",
        QT_TRANSLATE_NOOP("Problem",
            "The file cannot be written (%1); choose another place or free some space. What was there before "
            "is kept.")},
    Sentence{"FOLDER_UNWRITABLE",
        QT_TRANSLATE_NOOP(
            "Problem", "The folder cannot be made or written (%1); choose another one with --saves.")},
    Sentence{"HEADER_DUPLICATE",
        QT_TRANSLATE_NOOP(
            "Problem", "The header key “%1” stands here a second time; remove one of the two lines.")},
    Sentence{"HEADER_LIGHT",
        QT_TRANSLATE_NOOP("Problem",
            "“%1” are no light radii; write two numbers from 1 to %2, light first, half-light not smaller.")},
    Sentence{
        "HEADER_MALFORMED", QT_TRANSLATE_NOOP("Problem", "“%1” is not a header line; write “; key: value”.")},
    Sentence{"HEADER_SIZE",
        QT_TRANSLATE_NOOP("Problem",
            "The header says size “%1”, but the picture has %2 rows and %3 columns of cells; correct one of "
            "them.")},
    Sentence{"HEADER_TEXT",
        QT_TRANSLATE_NOOP("Problem",
            "The text of “%1” is longer than %2 characters or holds invisible ones; shorten or retype it.")},
    Sentence{"HEADER_UNKNOWN",
        QT_TRANSLATE_NOOP("Problem", "The header key “%1” is not known; keys of your own begin with x-.")},
    Sentence{"HEADER_WITHOUT_PICTURE",
        QT_TRANSLATE_NOOP(
            "Problem", "No maze follows this header line; draw one below it or remove the line.")},
    Sentence{"ITEM_IN_WALL",
        QT_TRANSLATE_NOOP("Problem", "“%1” stands on a wall or between two cells; move it into a cell.")},
    Sentence{"JSON_DUPLICATE_KEY",
        QT_TRANSLATE_NOOP("Problem", "The key “%1” stands here a second time; remove one of the two.")},
    Sentence{"JSON_MISSING_FIELD",
        QT_TRANSLATE_NOOP("Problem", "The field “%1” is missing here; the file is damaged or incomplete.")},
    Sentence{"JSON_NOT_ARRAY", QT_TRANSLATE_NOOP("Problem", "A list in square brackets was expected here.")},
    Sentence{"JSON_NOT_BOOLEAN", QT_TRANSLATE_NOOP("Problem", "true or false was expected here.")},
    Sentence{"JSON_NOT_DIGEST",
        QT_TRANSLATE_NOOP("Problem", "“%1” is not a digest; 16 hexadecimal digits were expected.")},
    Sentence{"JSON_NOT_GENERATOR",
        QT_TRANSLATE_NOOP(
            "Problem", "“%1” is not the state of a random generator; 64 hexadecimal digits were expected.")},
    Sentence{"JSON_NOT_GRID",
        QT_TRANSLATE_NOOP("Problem",
            "This row has another length than the first one, %1; all rows of a grid are equally long.")},
    Sentence{"JSON_NOT_INTEGER",
        QT_TRANSLATE_NOOP("Problem", "A whole number was expected here, without fraction or exponent.")},
    Sentence{"JSON_NOT_OBJECT", QT_TRANSLATE_NOOP("Problem", "A group in curly braces was expected here.")},
    Sentence{"JSON_NOT_SEED",
        QT_TRANSLATE_NOOP("Problem", "“%1” is not a seed code; it looks like L1-XXXXX-XXXXX-C.")},
    Sentence{"JSON_NOT_TEXT", QT_TRANSLATE_NOOP("Problem", "A text in quotation marks was expected here.")},
    Sentence{"JSON_OUT_OF_RANGE", QT_TRANSLATE_NOOP("Problem", "This number must lie between %1 and %2.")},
    Sentence{"JSON_SYNTAX",
        QT_TRANSLATE_NOOP(
            "Problem", "This is not well-formed JSON from here on; compare with a good copy of the file.")},
    Sentence{"JSON_TOO_DEEP",
        QT_TRANSLATE_NOOP("Problem", "The file is nested more than %1 levels deep and is not read.")},
    Sentence{"JSON_TOO_FEW", QT_TRANSLATE_NOOP("Problem", "More entries were expected in this list: %1.")},
    Sentence{
        "JSON_TOO_LARGE", QT_TRANSLATE_NOOP("Problem", "The file is larger than %1 bytes and is not read.")},
    Sentence{
        "JSON_TOO_MANY", QT_TRANSLATE_NOOP("Problem", "There are more entries here than the limit of %1.")},
    Sentence{"JSON_UNKNOWN_FIELD",
        QT_TRANSLATE_NOOP("Problem", "The field “%1” is not known here; check its spelling or remove it.")},
    Sentence{"JSON_UNKNOWN_NAME",
        QT_TRANSLATE_NOOP("Problem", "“%1” is not one of the names that may stand here.")},
    Sentence{"JSON_UTF8",
        QT_TRANSLATE_NOOP("Problem", "This byte is not valid UTF-8; save the file as UTF-8 text.")},
    Sentence{"KEY_DUPLICATE", QT_TRANSLATE_NOOP("Problem", "There is a second key %1 here; leave only one.")},
    Sentence{"KEY_UNREACHABLE",
        QT_TRANSLATE_NOOP("Problem", "No way leads from the start to the key; open a wall between them.")},
    Sentence{"LEVEL_NOT_FOUND",
        QT_TRANSLATE_NOOP(
            "Problem", "No fair maze was found for level %1; begin a new run with another seed.")},
    Sentence{"LEVEL_UNWINNABLE",
        QT_TRANSLATE_NOOP("Problem",
            "Nobody can win this level: whatever the player does, a monster comes first. Open more ways, or "
            "move "
            "the monsters away.")},
    Sentence{"MANY_EXITS", QT_TRANSLATE_NOOP("Problem", "There is a second exit %1 here; leave only one.")},
    Sentence{
        "MANY_PLAYERS", QT_TRANSLATE_NOOP("Problem", "There is a second start %1 here; leave only one.")},
    Sentence{"MANY_SECOND_STARTS",
        QT_TRANSLATE_NOOP("Problem", "There is another start %1 of the second player here; leave only one.")},
    Sentence{"MATCH_UNKNOWN_DIFFICULTY",
        QT_TRANSLATE_NOOP("Problem", "There is no difficulty “%1” here; choose another one.")},
    Sentence{"MATCH_UNKNOWN_SET",
        QT_TRANSLATE_NOOP("Problem", "There are no levels “%1” on this server; choose others.")},
    Sentence{"MAZE_EMPTY",
        QT_TRANSLATE_NOOP("Problem", "There is no maze in this file; draw one with + - | and . characters.")},
    Sentence{"MAZE_TOO_LARGE",
        QT_TRANSLATE_NOOP("Problem", "The file has %1 bytes; a maze file has at most %2 and is not read.")},
    Sentence{"MAZE_UTF8",
        QT_TRANSLATE_NOOP("Problem", "This byte is not valid UTF-8; save the maze as UTF-8 text.")},
    Sentence{
        "MONSTER_COUNT", QT_TRANSLATE_NOOP("Problem", "A maze has at most %1 monsters; this is one more.")},
    Sentence{"MONSTER_NEAR_START",
        QT_TRANSLATE_NOOP("Problem", "%1 begins %2 steps from the start; %3 or more would be fair.")},
    Sentence{"MONSTER_UNREACHABLE",
        QT_TRANSLATE_NOOP("Problem", "No way leads from the start to this %1; it will never meet anyone.")},
    Sentence{"NET_BOTS_MISSING",
        QT_TRANSLATE_NOOP("Problem",
            "%1 of %2 bots were not let in in time; see whether the server runs and how many it admits.")},
    Sentence{"NET_BOTS_REJECTED",
        QT_TRANSLATE_NOOP("Problem",
            "The server sent %1 bots away (%2); start it with limits that let so many in from one address.")},
    Sentence{"NET_ECHO",
        QT_TRANSLATE_NOOP(
            "Problem", "The echo to compare with cannot be started (%1); close other programs.")},
    Sentence{"NET_NEEDS_LINUX",
        QT_TRANSLATE_NOOP("Problem", "Loading a server with bots needs Linux; use it there.")},
    Sentence{"NET_NOT_LOOPBACK",
        QT_TRANSLATE_NOOP("Problem",
            "“%1” is no address of this machine; bots load only a server here, for instance 127.0.0.1.")},
    Sentence{"NET_NO_SERVER",
        QT_TRANSLATE_NOOP("Problem",
            "The server “%1” cannot be started; install it, or name one that runs "
            "with --server.")},
    Sentence{"NET_SERVER_SILENT",
        QT_TRANSLATE_NOOP("Problem", "The server ended before it said its port; it said: “%1”.")},
    Sentence{"NOT_KEPT",
        QT_TRANSLATE_NOOP("Problem",
            "Nothing can be kept here: the place for saves cannot be written. The game can be played all the "
            "same.")},
    Sentence{"NO_CERTIFICATE",
        QT_TRANSLATE_NOOP("Problem",
            "No way to win this level was found in the time allowed; play it yourself before you give it "
            "away.")},
    Sentence{"NO_EXIT", QT_TRANSLATE_NOOP("Problem", "The maze has no exit; put one %1 into a cell.")},
    Sentence{"NO_KEY", QT_TRANSLATE_NOOP("Problem", "The maze has no key; put one %1 into a cell.")},
    Sentence{"NO_PLAYER", QT_TRANSLATE_NOOP("Problem", "The maze has no start; put one %1 into a cell.")},
    Sentence{"OPTIONS_LEVELS", QT_TRANSLATE_NOOP("Problem", "A run has between 1 and %2 levels, not %1.")},
    Sentence{"OPTIONS_ONE_LEVEL",
        QT_TRANSLATE_NOOP(
            "Problem", "The level “%1” inside this file holds several mazes or none; the file is damaged.")},
    Sentence{
        "OPTIONS_ONLY", QT_TRANSLATE_NOOP("Problem", "There is no level %1 to play alone; there are %2.")},
    Sentence{"OPTIONS_PLAYERS", QT_TRANSLATE_NOOP("Problem", "%1 players cannot play here; one to %2 can.")},
    Sentence{"OUTPUT_LOST",
        QT_TRANSLATE_NOOP(
            "Problem", "The output could not be written whole; free some space or choose another place.")},
    Sentence{"PACKED_CELL",
        QT_TRANSLATE_NOOP("Problem", "A cell was expected here, as two letters for its row and its column.")},
    Sentence{"PACKED_CHANGE",
        QT_TRANSLATE_NOOP(
            "Problem", "What changes here does not fit what it changes; ask for the whole view again.")},
    Sentence{"PLACE_IS_FILE",
        QT_TRANSLATE_NOOP("Problem", "A file stands where a folder is needed (%1); choose another place.")},
    Sentence{"POST_EXPECTED", QT_TRANSLATE_NOOP("Problem", "“%1” stands where walls meet; put a + there.")},
    Sentence{"RECORD_DIFFERS",
        QT_TRANSLATE_NOOP("Problem", "The run stops agreeing with its replay between entries %1 and %2.")},
    Sentence{"RECORD_FORMAT", QT_TRANSLATE_NOOP("Problem", "This file is no %1 file; choose another one.")},
    Sentence{"RECORD_ILLEGAL_ACTION",
        QT_TRANSLATE_NOOP("Problem",
            "Entry %1 of the log is a move that the rules do not allow there; the file is damaged or was "
            "made by hand.")},
    Sentence{"RECORD_NEWER",
        QT_TRANSLATE_NOOP("Problem",
            "This file has version %1, but this Labrys reads up to %2; open it with a newer Labrys.")},
    Sentence{"RECORD_OTHER_CONTENT",
        QT_TRANSLATE_NOOP("Problem",
            "This run was played with other numbers of the rules (%1) than this Labrys has (%2), so it "
            "cannot go on.")},
    Sentence{"RECORD_OTHER_GAME",
        QT_TRANSLATE_NOOP("Problem", "This file belongs to the game “%1”, not to “%2”.")},
    Sentence{"RECORD_OTHER_RULES",
        QT_TRANSLATE_NOOP("Problem",
            "This run was played under rules %1; this Labrys plays rules %2, so it cannot go on. Its seed "
            "can still be used.")},
    Sentence{"RECORD_SEAL",
        QT_TRANSLATE_NOOP("Problem",
            "The file does not fit its own seal: it was changed or damaged. Use the copy that ends in .bak, "
            "if there is one.")},
    Sentence{"RECORD_STATE",
        QT_TRANSLATE_NOOP("Problem",
            "The moves of this save do not lead to its position; the file is damaged or was made by hand.")},
    Sentence{"RECORD_UNKNOWN_ACTION",
        QT_TRANSLATE_NOOP("Problem", "Entry %1 of the log is no move of this game; the file is damaged.")},
    Sentence{"RECORD_UNKNOWN_GAME",
        QT_TRANSLATE_NOOP("Problem", "This file belongs to the game “%1”, which this Labrys does not have.")},
    Sentence{"REPORT_DIFFERS",
        QT_TRANSLATE_NOOP(
            "Problem", "This report belongs to another simulation: “%1” differs from the first one.")},
    Sentence{"REPORT_FORMAT",
        QT_TRANSLATE_NOOP("Problem",
            "This is no report of a simulation; make one with “labrys-cli simulate GAME --json”.")},
    Sentence{"REPORT_MISSING", QT_TRANSLATE_NOOP("Problem", "Part %1 of %2 is missing; add its report.")},
    Sentence{"REPORT_TWICE",
        QT_TRANSLATE_NOOP("Problem", "Part %1 is here a second time; leave one of the two reports out.")},
    Sentence{"RESOURCE_MISSING",
        QT_TRANSLATE_NOOP("Problem", "A part of Labrys is missing (%1); install it again.")},
    Sentence{"ROWS_UNEQUAL",
        QT_TRANSLATE_NOOP("Problem",
            "This line has %1 characters, but the first line of the maze has %2; make all lines equally "
            "long.")},
    Sentence{"SCORES_BUSY",
        QT_TRANSLATE_NOOP(
            "Problem", "Another program holds the file of high scores; close it and try again.")},
    Sentence{"SCORES_FORMAT",
        QT_TRANSLATE_NOOP("Problem", "This is no file of high scores, or one of a newer Labrys.")},
    Sentence{"SCORES_LINE",
        QT_TRANSLATE_NOOP("Problem", "This line is no result; take it out of the file of high scores.")},
    Sentence{"SCORES_TOO_LARGE", QT_TRANSLATE_NOOP("Problem", "This file is too large for high scores.")},
    Sentence{"SCRIPT_KEY",
        QT_TRANSLATE_NOOP("Problem", "“%1” does nothing in a script; use w a s d and . to wait.")},
    Sentence{"SECOND_START_UNREACHABLE",
        QT_TRANSLATE_NOOP("Problem",
            "No way leads from the start to that of the second player; open a wall between them.")},
    Sentence{"SEED_CHARACTER",
        QT_TRANSLATE_NOOP(
            "Problem", "“%1” cannot stand in a seed code; letters and digits except U are used.")},
    Sentence{"SEED_CHECK",
        QT_TRANSLATE_NOOP("Problem",
            "The seed code does not fit its last character “%1”; one character is wrong or two are "
            "exchanged.")},
    Sentence{"SEED_EMPTY", QT_TRANSLATE_NOOP("Problem", "Type a seed: any text or number will do.")},
    Sentence{"SEED_LENGTH",
        QT_TRANSLATE_NOOP("Problem", "The seed code has %1 letters after its prefix, but %2 are needed.")},
    Sentence{"SEED_TOO_LONG", QT_TRANSLATE_NOOP("Problem", "A seed has at most %1 bytes.")},
    Sentence{"SEED_VERSION",
        QT_TRANSLATE_NOOP(
            "Problem", "Seeds of version %1 are not known to this Labrys; a later version made this code.")},
    Sentence{"SET_EXISTS",
        QT_TRANSLATE_NOOP("Problem", "There are levels called “%1” already; give the others another name.")},
    Sentence{"SET_TOO_LARGE",
        QT_TRANSLATE_NOOP("Problem",
            "These levels take more than %1 bytes and are too large for a server; share them out among "
            "several files.")},
    Sentence{"SIZE_INVALID",
        QT_TRANSLATE_NOOP("Problem",
            "The picture has %1 lines of %2 characters; both numbers must be odd and lie between %3 and "
            "%4.")},
    Sentence{"SYMBOL_UNKNOWN",
        QT_TRANSLATE_NOOP(
            "Problem", "The character “%1” means nothing in a maze; use + - | . P K E H W M * ^ ?.")},
    Sentence{"TOO_MANY_PROBLEMS",
        QT_TRANSLATE_NOOP(
            "Problem", "The file has more than %1 problems; correct these first and check again.")},
    Sentence{"TWO_ITEMS_ONE_CELL",
        QT_TRANSLATE_NOOP("Problem", "%1 and %2 are both in the cell (%3, %4); move one of them.")},
    Sentence{"USAGE_ARGUMENTS", QT_TRANSLATE_NOOP("Problem", "Too many or too few arguments; see --help.")},
    Sentence{"USAGE_BOT", QT_TRANSLATE_NOOP("Problem", "There is no bot “%1” in this game; there is: %2.")},
    Sentence{"USAGE_CHOICE", QT_TRANSLATE_NOOP("Problem", "“%2” is none of the choices of “%1”: %3.")},
    Sentence{"USAGE_COMMAND", QT_TRANSLATE_NOOP("Problem", "There is no command “%1”; see --help.")},
    Sentence{"USAGE_GAME", QT_TRANSLATE_NOOP("Problem", "There is no game “%1”; there is: %2.")},
    Sentence{"USAGE_NO_TERMINAL",
        QT_TRANSLATE_NOOP("Problem",
            "The standard input is no terminal, so nobody can press keys; use “%1” to play lines from a "
            "pipe, or “%2”.")},
    Sentence{"USAGE_NO_VALUE", QT_TRANSLATE_NOOP("Problem", "The option “%1” takes no value; see --help.")},
    Sentence{"USAGE_NUMBER", QT_TRANSLATE_NOOP("Problem", "“%2” is no number from %3 to %4 for “%1”.")},
    Sentence{"USAGE_OPTION", QT_TRANSLATE_NOOP("Problem", "There is no option “%1” here; see --help.")},
    Sentence{"USAGE_SAVED_RUN",
        QT_TRANSLATE_NOOP(
            "Problem", "A run is saved here. Go on with it without these options, or end it with --new.")},
    Sentence{"USAGE_SHARD", QT_TRANSLATE_NOOP("Problem", "“%1” names no part; write I/N, for instance 2/7.")},
    Sentence{"USAGE_TOGETHER", QT_TRANSLATE_NOOP("Problem", "“%1” and “%2” cannot be used together.")},
    Sentence{"USAGE_VALUE", QT_TRANSLATE_NOOP("Problem", "The option “%1” needs a value; see --help.")},
    Sentence{"USAGE_WITHOUT", QT_TRANSLATE_NOOP("Problem", "“%1” only makes sense with “%2”.")},
    Sentence{"VIEW_IMPLAUSIBLE",
        QT_TRANSLATE_NOOP("Problem",
            "What the other side sent is no view of this game; both need the same version of Labrys.")},
    Sentence{"VIEW_WITHOUT_BASE",
        QT_TRANSLATE_NOOP(
            "Problem", "A change was sent of a view that was never sent whole; connect again.")},
    Sentence{"WALL_ORIENTATION",
        QT_TRANSLATE_NOOP("Problem", "“%1” cannot stand here; “%2” or an opening belongs there.")},
};

constexpr auto kSentences = [] {
    std::array<Sentence, kMostSentences.size() + kNetSentences.size()> all;
    std::ranges::merge(kMostSentences, kNetSentences, all.begin(), {}, &Sentence::code, &Sentence::code);
    return all;
}();
static_assert(std::ranges::is_sorted(kSentences, {}, &Sentence::code));

constexpr auto kCodes = [] {
    std::array<std::string_view, kSentences.size()> codes;
    std::ranges::transform(kSentences, codes.begin(), &Sentence::code);
    return codes;
}();

QString fromUtf8(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

/// What a file put into an argument is shown as plain, bounded text.
QString shown(const std::string& argument)
{
    constexpr qsizetype kLongest = 80;
    QString text = fromUtf8(argument);
    for (QChar& c : text)
        if (!c.isPrint() && !c.isHighSurrogate() && !c.isLowSurrogate())
            c = QChar(0xFFFD);
    return text.size() > kLongest ? text.left(kLongest) + QChar(0x2026) : text;
}

/// Replaces %1 to %9 in one pass, so that a "%2" inside an argument stays as it is.
QString filled(const QString& pattern, const std::vector<std::string>& arguments)
{
    QString result;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const int digit
            = pattern[i] == QLatin1Char('%') && i + 1 < pattern.size() ? pattern[i + 1].digitValue() : 0;
        if (digit < 1) {
            result += pattern[i];
            continue;
        }
        ++i;
        if (static_cast<std::size_t>(digit) <= arguments.size())
            result += shown(arguments[static_cast<std::size_t>(digit) - 1]);
    }
    return result;
}

/// Not translated: editors and continuous integration look for these words (APP-026).
QLatin1String severityName(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return QLatin1String("error");
    case Severity::Warning:
        return QLatin1String("warning");
    case Severity::Note:
        return QLatin1String("note");
    }
    return {};
}

} // namespace

QString sentence(const Problem& problem)
{
    const auto found
        = std::ranges::lower_bound(kSentences, std::string_view(problem.code), {}, &Sentence::code);
    if (found == kSentences.end() || found->code != problem.code)
        return QCoreApplication::translate("Problem", "Something went wrong (%1).")
            .arg(fromUtf8(problem.code));
    return filled(QCoreApplication::translate("Problem", found->text), problem.arguments);
}

QString located(const Problem& problem)
{
    QString text;
    if (!problem.place.file.empty())
        text += fromUtf8(problem.place.file) + QLatin1Char(':');
    if (problem.place.line > 0)
        text += QString::number(problem.place.line) + QLatin1Char(':');
    if (problem.place.column > 0)
        text += QString::number(problem.place.column) + QLatin1Char(':');
    if (!text.isEmpty())
        text += QLatin1Char(' ');
    text += severityName(problem.severity) + QLatin1String(": ") + fromUtf8(problem.code)
        + QLatin1String(": ");
    if (!problem.cells.empty())
        text += QStringLiteral("(%1, %2): ").arg(problem.cells.front().row).arg(problem.cells.front().column);
    return text + sentence(problem);
}

std::span<const std::string_view> codes()
{
    return kCodes;
}

} // namespace labrys::text
