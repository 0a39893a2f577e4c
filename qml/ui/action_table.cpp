// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "qml/ui/action_table.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace labrys::ui {

namespace {

using enum Actions::Action;

constexpr std::array kLayoutIds{"page", "one-player", "two-players", "replay", "match", "run", "fight"};
constexpr std::array kGroupNames{QT_TRANSLATE_NOOP("Actions", "Movement"),
    QT_TRANSLATE_NOOP("Actions", "Second player"), QT_TRANSLATE_NOOP("Actions", "Pages"),
    QT_TRANSLATE_NOOP("Actions", "Replay"), QT_TRANSLATE_NOOP("Actions", "Window"),
    QT_TRANSLATE_NOOP("Actions", "Chat"), QT_TRANSLATE_NOOP("Actions", "Minoan run")};

// In the order of Actions::Action, without None.
constexpr std::array kTable{
    ActionRow{North, ActionGroup::Movement, "north", QT_TRANSLATE_NOOP("Actions", "Step north"), false},
    ActionRow{West, ActionGroup::Movement, "west", QT_TRANSLATE_NOOP("Actions", "Step west"), false},
    ActionRow{South, ActionGroup::Movement, "south", QT_TRANSLATE_NOOP("Actions", "Step south"), false},
    ActionRow{East, ActionGroup::Movement, "east", QT_TRANSLATE_NOOP("Actions", "Step east"), false},
    ActionRow{Wait, ActionGroup::Movement, "wait", QT_TRANSLATE_NOOP("Actions", "Wait a turn"), false},
    ActionRow{MateNorth, ActionGroup::SecondPlayer, "mate-north",
        QT_TRANSLATE_NOOP("Actions", "Second player north"), false},
    ActionRow{MateWest, ActionGroup::SecondPlayer, "mate-west",
        QT_TRANSLATE_NOOP("Actions", "Second player west"), false},
    ActionRow{MateSouth, ActionGroup::SecondPlayer, "mate-south",
        QT_TRANSLATE_NOOP("Actions", "Second player south"), false},
    ActionRow{MateEast, ActionGroup::SecondPlayer, "mate-east",
        QT_TRANSLATE_NOOP("Actions", "Second player east"), false},
    ActionRow{MateWait, ActionGroup::SecondPlayer, "mate-wait",
        QT_TRANSLATE_NOOP("Actions", "Second player waits"), false},
    ActionRow{Previous, ActionGroup::Page, "previous", QT_TRANSLATE_NOOP("Actions", "Previous"), false},
    ActionRow{Next, ActionGroup::Page, "next", QT_TRANSLATE_NOOP("Actions", "Next"), false},
    ActionRow{First, ActionGroup::Replay, "first", QT_TRANSLATE_NOOP("Actions", "First move"), false},
    ActionRow{Last, ActionGroup::Replay, "last", QT_TRANSLATE_NOOP("Actions", "Last move"), false},
    ActionRow{Back, ActionGroup::Page, "back", QT_TRANSLATE_NOOP("Actions", "Back"), false},
    ActionRow{Pause, ActionGroup::Page, "pause", QT_TRANSLATE_NOOP("Actions", "Pause"), false},
    ActionRow{Help, ActionGroup::Page, "help", QT_TRANSLATE_NOOP("Actions", "Help"), false},
    ActionRow{Watch, ActionGroup::Replay, "watch", QT_TRANSLATE_NOOP("Actions", "Play or stop"), false},
    ActionRow{
        FullScreen, ActionGroup::Window, "full-screen", QT_TRANSLATE_NOOP("Actions", "Full screen"), false},
    ActionRow{Quit, ActionGroup::Window, "quit", QT_TRANSLATE_NOOP("Actions", "Quit Labrys"), false},
    ActionRow{Messages, ActionGroup::Window, "messages", QT_TRANSLATE_NOOP("Actions", "Messages"), false},
    ActionRow{
        Accept, ActionGroup::Page, "accept", QT_TRANSLATE_NOOP("Actions", "Press what has the focus"), true},
    ActionRow{
        FocusBack, ActionGroup::Page, "focus-back", QT_TRANSLATE_NOOP("Actions", "Control before"), true},
    ActionRow{FocusOn, ActionGroup::Page, "focus-on", QT_TRANSLATE_NOOP("Actions", "Control after"), true},
    ActionRow{Explain, ActionGroup::Page, "explain",
        QT_TRANSLATE_NOOP("Actions", "Explain what has the focus"), false},
    ActionRow{Settings, ActionGroup::Window, "settings", QT_TRANSLATE_NOOP("Actions", "Settings"), false},
    ActionRow{OpenFile, ActionGroup::Window, "open", QT_TRANSLATE_NOOP("Actions", "Open a file"), false},
    ActionRow{Find, ActionGroup::Page, "find", QT_TRANSLATE_NOOP("Actions", "Find on the page"), false},
    ActionRow{Overview, ActionGroup::Window, "overview", QT_TRANSLATE_NOOP("Actions", "Whole level"), false},
    ActionRow{Larger, ActionGroup::Window, "larger", QT_TRANSLATE_NOOP("Actions", "Larger maze"), false},
    ActionRow{Smaller, ActionGroup::Window, "smaller", QT_TRANSLATE_NOOP("Actions", "Smaller maze"), false},
    ActionRow{Chat, ActionGroup::Chat, "chat", QT_TRANSLATE_NOOP("Actions", "Write in the chat"), false},
    ActionRow{Phrase1, ActionGroup::Chat, "phrase-1", QT_TRANSLATE_NOOP("Actions", "Say: wait"), false},
    ActionRow{
        Phrase2, ActionGroup::Chat, "phrase-2", QT_TRANSLATE_NOOP("Actions", "Say: the key is here"), false},
    ActionRow{Phrase3, ActionGroup::Chat, "phrase-3", QT_TRANSLATE_NOOP("Actions", "Say: run"), false},
    ActionRow{Phrase4, ActionGroup::Chat, "phrase-4", QT_TRANSLATE_NOOP("Actions", "Say: thanks"), false},
    ActionRow{Phrase5, ActionGroup::Chat, "phrase-5", QT_TRANSLATE_NOOP("Actions", "Say: help"), false},
    ActionRow{Codex, ActionGroup::Run, "codex", QT_TRANSLATE_NOOP("Actions", "What you have learnt"), false},
    ActionRow{Bag, ActionGroup::Run, "bag", QT_TRANSLATE_NOOP("Actions", "Tiles in the bag"), false},
    ActionRow{Suggest, ActionGroup::Run, "suggest", QT_TRANSLATE_NOOP("Actions", "Show a good swap"), false},
    ActionRow{NextMatch, ActionGroup::Run, "next-match",
        QT_TRANSLATE_NOOP("Actions", "Next swap that matches"), false},
    ActionRow{ReadThreat, ActionGroup::Run, "read-threat",
        QT_TRANSLATE_NOOP("Actions", "Read what the enemy will do"), false},
    ActionRow{
        ReadLine, ActionGroup::Run, "read-line", QT_TRANSLATE_NOOP("Actions", "Read row and column"), false},
    ActionRow{Faster, ActionGroup::Run, "faster", QT_TRANSLATE_NOOP("Actions", "Faster"), false},
    ActionRow{Slower, ActionGroup::Run, "slower", QT_TRANSLATE_NOOP("Actions", "Slower"), false},
    ActionRow{Keep, ActionGroup::Run, "keep", QT_TRANSLATE_NOOP("Actions", "Keep the treasure"), false},
    ActionRow{Choose1, ActionGroup::Run, "choose-1", QT_TRANSLATE_NOOP("Actions", "First door"), false},
    ActionRow{Choose2, ActionGroup::Run, "choose-2", QT_TRANSLATE_NOOP("Actions", "Second door"), false},
    ActionRow{Choose3, ActionGroup::Run, "choose-3", QT_TRANSLATE_NOOP("Actions", "Third door"), false},
    ActionRow{TabBack, ActionGroup::Run, "tab-back", QT_TRANSLATE_NOOP("Actions", "Tab before"), false},
    ActionRow{TabOn, ActionGroup::Run, "tab-on", QT_TRANSLATE_NOOP("Actions", "Tab after"), false},
    ActionRow{SameSeed, ActionGroup::Run, "same-seed", QT_TRANSLATE_NOOP("Actions", "Same seed"), false},
    ActionRow{Export, ActionGroup::Run, "export", QT_TRANSLATE_NOOP("Actions", "Export the log"), false},
    ActionRow{Verify, ActionGroup::Run, "verify", QT_TRANSLATE_NOOP("Actions", "Check the run"), false}};

/// Sets of layouts and of presets are bits.
constexpr unsigned bit(KeyLayout layout)
{
    return 1U << static_cast<unsigned>(layout);
}
constexpr unsigned bit(Preset preset)
{
    return 1U << static_cast<unsigned>(preset);
}
constexpr unsigned kPlain = bit(KeyLayout::Page);
constexpr unsigned kRun = bit(KeyLayout::Run);
// The rooms of a run are pages with keys of their own.
constexpr unsigned kPage = kPlain | kRun;
constexpr unsigned kMatch = bit(KeyLayout::Match);
// In a match one plays as alone, and writes besides.
constexpr unsigned kOne = bit(KeyLayout::OnePlayer) | kMatch;
constexpr unsigned kTwo = bit(KeyLayout::TwoPlayers);
constexpr unsigned kReplay = bit(KeyLayout::Replay);
constexpr unsigned kFight = bit(KeyLayout::Fight);
constexpr unsigned kPlay = kOne | kTwo;
/// One hand moves, and the arrows too.
constexpr unsigned kAlone = kOne | kFight;
constexpr unsigned kEverywhere = kPage | kPlay | kReplay | kFight;
constexpr unsigned kLetters = bit(Preset::Wasd) | bit(Preset::Zqsd);
constexpr unsigned kArrows = bit(Preset::Arrows);
constexpr unsigned kAlways = kLetters | kArrows;

struct DefaultKey {
    Actions::Action action;
    unsigned layouts;
    unsigned presets;
    BoundKey key;
};

constexpr BoundKey place(int letter)
{
    return {letter, true};
}

constexpr BoundKey key(int code)
{
    return {code, false};
}

constexpr int kQuitKey = static_cast<int>(Qt::ControlModifier) | static_cast<int>(Qt::Key_Q);
constexpr int kFindKey = static_cast<int>(Qt::ControlModifier) | static_cast<int>(Qt::Key_F);
constexpr int kLargerKey = static_cast<int>(Qt::ControlModifier) | static_cast<int>(Qt::Key_Plus);
constexpr int kSmallerKey = static_cast<int>(Qt::ControlModifier) | static_cast<int>(Qt::Key_Minus);
constexpr int kOpenKey = static_cast<int>(Qt::ControlModifier) | static_cast<int>(Qt::Key_O);

// Of several keys the first one is shown. Alone, hand and arrows both step, whatever the preset shows; two
// players share them out.
constexpr std::array kDefaults{DefaultKey{North, kPlay | kFight, kLetters, place(Qt::Key_W)},
    DefaultKey{West, kPlay | kFight, kLetters, place(Qt::Key_A)},
    DefaultKey{South, kPlay | kFight, kLetters, place(Qt::Key_S)},
    DefaultKey{East, kPlay | kFight, kLetters, place(Qt::Key_D)},
    DefaultKey{North, kAlone, kAlways, key(Qt::Key_Up)}, DefaultKey{West, kAlone, kAlways, key(Qt::Key_Left)},
    DefaultKey{South, kAlone, kAlways, key(Qt::Key_Down)},
    DefaultKey{East, kAlone, kAlways, key(Qt::Key_Right)},
    DefaultKey{North, kAlone, kArrows, place(Qt::Key_W)}, DefaultKey{West, kAlone, kArrows, place(Qt::Key_A)},
    DefaultKey{South, kAlone, kArrows, place(Qt::Key_S)}, DefaultKey{East, kAlone, kArrows, place(Qt::Key_D)},
    DefaultKey{North, kTwo, kArrows, key(Qt::Key_Up)}, DefaultKey{West, kTwo, kArrows, key(Qt::Key_Left)},
    DefaultKey{South, kTwo, kArrows, key(Qt::Key_Down)}, DefaultKey{East, kTwo, kArrows, key(Qt::Key_Right)},
    DefaultKey{Wait, kOne, kAlways, key(Qt::Key_Space)}, DefaultKey{Wait, kTwo, kLetters, key(Qt::Key_Space)},
    DefaultKey{Wait, kTwo, kArrows, key(Qt::Key_Return)}, DefaultKey{Wait, kTwo, kArrows, key(Qt::Key_Enter)},
    DefaultKey{MateNorth, kTwo, kLetters, key(Qt::Key_Up)},
    DefaultKey{MateWest, kTwo, kLetters, key(Qt::Key_Left)},
    DefaultKey{MateSouth, kTwo, kLetters, key(Qt::Key_Down)},
    DefaultKey{MateEast, kTwo, kLetters, key(Qt::Key_Right)},
    DefaultKey{MateNorth, kTwo, kArrows, place(Qt::Key_W)},
    DefaultKey{MateWest, kTwo, kArrows, place(Qt::Key_A)},
    DefaultKey{MateSouth, kTwo, kArrows, place(Qt::Key_S)},
    DefaultKey{MateEast, kTwo, kArrows, place(Qt::Key_D)},
    DefaultKey{MateWait, kTwo, kLetters, key(Qt::Key_Return)},
    DefaultKey{MateWait, kTwo, kLetters, key(Qt::Key_Enter)},
    DefaultKey{MateWait, kTwo, kArrows, key(Qt::Key_Space)},
    DefaultKey{Previous, kPage, kAlways, key(Qt::Key_Up)},
    DefaultKey{Previous, kPage | kReplay, kAlways, key(Qt::Key_Left)},
    DefaultKey{Next, kPage, kAlways, key(Qt::Key_Down)},
    DefaultKey{Next, kPage | kReplay, kAlways, key(Qt::Key_Right)},
    DefaultKey{First, kReplay, kAlways, key(Qt::Key_Home)},
    DefaultKey{Last, kReplay, kAlways, key(Qt::Key_End)},
    DefaultKey{Watch, kReplay, kAlways, key(Qt::Key_Space)},
    DefaultKey{Back, kEverywhere, kAlways, key(Qt::Key_Escape)},
    DefaultKey{Pause, kPlay | kRun | kFight, kAlways, key(Qt::Key_P)},
    DefaultKey{Help, kPlay | kReplay, kAlways, key(Qt::Key_H)},
    DefaultKey{Help, kEverywhere, kAlways, key(Qt::Key_F1)}, DefaultKey{Help, kPage, kAlways, key(Qt::Key_H)},
    DefaultKey{FullScreen, kEverywhere, kAlways, key(Qt::Key_F11)},
    DefaultKey{Quit, kEverywhere, kAlways, key(kQuitKey)},
    DefaultKey{Messages, kEverywhere, kAlways, key(Qt::Key_F8)},
    // Space is shown on the board, where both pick up.
    DefaultKey{Accept, kFight, kAlways, key(Qt::Key_Space)},
    DefaultKey{Accept, kPage | kReplay | kFight, kAlways, key(Qt::Key_Return)},
    DefaultKey{Accept, kPage | kReplay | kFight, kAlways, key(Qt::Key_Enter)},
    DefaultKey{Accept, kPage, kAlways, key(Qt::Key_Space)},
    DefaultKey{FocusBack, kEverywhere, kAlways, key(Qt::Key_Backtab)},
    DefaultKey{FocusOn, kEverywhere, kAlways, key(Qt::Key_Tab)},
    DefaultKey{Explain, kPage, kAlways, key(Qt::Key_T)}, DefaultKey{Explain, kFight, kAlways, key(Qt::Key_E)},
    DefaultKey{Settings, kEverywhere, kAlways, key(Qt::Key_F10)},
    DefaultKey{OpenFile, kEverywhere, kAlways, key(kOpenKey)},
    DefaultKey{Find, kPage, kAlways, key(kFindKey)},
    DefaultKey{Overview, kPlay | kReplay, kAlways, key(Qt::Key_M)},
    DefaultKey{Larger, kPlay | kReplay, kAlways, key(Qt::Key_Plus)},
    DefaultKey{Larger, kPlay | kReplay, kAlways, key(kLargerKey)},
    DefaultKey{Smaller, kPlay | kReplay, kAlways, key(Qt::Key_Minus)},
    DefaultKey{Smaller, kPlay | kReplay, kAlways, key(kSmallerKey)},
    DefaultKey{Watch, kPlain, kAlways, key(Qt::Key_V)},
    DefaultKey{Chat, kMatch, kAlways, key(Qt::Key_Return)},
    DefaultKey{Chat, kMatch, kAlways, key(Qt::Key_Enter)}, DefaultKey{Chat, kMatch, kAlways, key(Qt::Key_T)},
    // T explains on a page.
    DefaultKey{Chat, kPlain, kAlways, key(Qt::Key_C)}, DefaultKey{Phrase1, kMatch, kAlways, key(Qt::Key_1)},
    DefaultKey{Phrase2, kMatch, kAlways, key(Qt::Key_2)},
    DefaultKey{Phrase3, kMatch, kAlways, key(Qt::Key_3)},
    DefaultKey{Phrase4, kMatch, kAlways, key(Qt::Key_4)},
    DefaultKey{Phrase5, kMatch, kAlways, key(Qt::Key_5)},
    DefaultKey{Codex, kRun | kFight, kAlways, key(Qt::Key_C)},
    DefaultKey{Bag, kRun | kFight, kAlways, key(Qt::Key_B)}, DefaultKey{Keep, kRun, kAlways, key(Qt::Key_K)},
    DefaultKey{Choose1, kRun, kAlways, key(Qt::Key_1)}, DefaultKey{Choose2, kRun, kAlways, key(Qt::Key_2)},
    DefaultKey{Choose3, kRun, kAlways, key(Qt::Key_3)}, DefaultKey{TabBack, kRun, kAlways, key(Qt::Key_Q)},
    DefaultKey{TabOn, kRun, kAlways, key(Qt::Key_E)}, DefaultKey{SameSeed, kRun, kAlways, key(Qt::Key_S)},
    DefaultKey{Export, kRun, kAlways, key(Qt::Key_X)}, DefaultKey{Verify, kRun, kAlways, key(Qt::Key_V)},
    DefaultKey{Suggest, kFight, kAlways, key(Qt::Key_H)},
    DefaultKey{NextMatch, kFight, kAlways, key(Qt::Key_N)},
    DefaultKey{ReadThreat, kFight, kAlways, key(Qt::Key_R)},
    DefaultKey{ReadLine, kFight, kAlways, key(Qt::Key_T)},
    DefaultKey{Faster, kFight, kAlways, key(Qt::Key_Plus)},
    DefaultKey{Slower, kFight, kAlways, key(Qt::Key_Minus)}};

struct PadDefault {
    PadButton button;
    unsigned layouts;
    Actions::Action action;
};

// Of several buttons the first one is shown.
constexpr std::array kPad{PadDefault{PadButton::Up, kPlay | kFight, North},
    PadDefault{PadButton::Left, kPlay | kFight, West}, PadDefault{PadButton::Down, kPlay | kFight, South},
    PadDefault{PadButton::Right, kPlay | kFight, East}, PadDefault{PadButton::X, kPlay, Wait},
    PadDefault{PadButton::Up, kPage, Previous}, PadDefault{PadButton::Down, kPage, Next},
    PadDefault{PadButton::Left, kPage | kReplay, Previous},
    PadDefault{PadButton::Right, kPage | kReplay, Next}, PadDefault{PadButton::X, kReplay, Watch},
    PadDefault{PadButton::L2, kPage | kFight, Explain}, PadDefault{PadButton::L2, kReplay, First},
    PadDefault{PadButton::R2, kReplay, Last}, PadDefault{PadButton::L2, kPlay, Overview},
    PadDefault{PadButton::R2, kPlay, Larger}, PadDefault{PadButton::X, kPlain, Watch},
    PadDefault{PadButton::X, kRun, Codex}, PadDefault{PadButton::R2, kRun, Bag},
    PadDefault{PadButton::A, kEverywhere, Accept}, PadDefault{PadButton::B, kEverywhere, Back},
    PadDefault{PadButton::Start, kPlay | kRun | kFight, Pause}, PadDefault{PadButton::Y, kEverywhere, Help},
    PadDefault{PadButton::L1, kEverywhere, FocusBack}, PadDefault{PadButton::R1, kEverywhere, FocusOn},
    PadDefault{PadButton::X, kFight, Suggest}, PadDefault{PadButton::R2, kFight, NextMatch},
    PadDefault{PadButton::Up, kReplay, FocusBack}, PadDefault{PadButton::Down, kReplay, FocusOn}};

bool isOfMate(Actions::Action action)
{
    return action >= MateNorth && action <= MateWait;
}

} // namespace

QString layoutId(KeyLayout layout)
{
    return QString::fromLatin1(kLayoutIds.at(static_cast<std::size_t>(layout)));
}

std::optional<KeyLayout> layoutOf(const QString& id)
{
    for (int i = 0; i < kLayouts; ++i)
        if (id == layoutId(static_cast<KeyLayout>(i)))
            return static_cast<KeyLayout>(i);
    return std::nullopt;
}

std::span<const ActionRow> actionTable()
{
    return kTable;
}

const ActionRow& rowOf(Actions::Action action)
{
    return kTable.at(static_cast<std::size_t>(action) - 1);
}

std::optional<Actions::Action> actionOfId(const QString& id)
{
    const auto* const found = std::ranges::find_if(
        kTable, [&id](const ActionRow& row) { return id == QLatin1StringView(row.id); });
    return found == kTable.end() ? std::nullopt : std::optional(found->action);
}

QString actionName(Actions::Action action)
{
    return action == None ? QString() : QCoreApplication::translate("Actions", rowOf(action).name);
}

QString groupName(ActionGroup group)
{
    return QCoreApplication::translate("Actions", kGroupNames.at(static_cast<std::size_t>(group)));
}

bool isIn(Actions::Action action, KeyLayout layout)
{
    return padButton(action, layout).has_value() || !defaultKeys(action, layout, Preset::Wasd).empty();
}

std::vector<BoundKey> defaultKeys(Actions::Action action, KeyLayout layout, Preset preset)
{
    std::vector<BoundKey> keys;
    for (const auto& row : kDefaults)
        if (row.action == action && (row.layouts & bit(layout)) != 0 && (row.presets & bit(preset)) != 0)
            keys.push_back(row.key);
    return keys;
}

Actions::Action reservedFor(const BoundKey& key, KeyLayout layout)
{
    if (key.place)
        return None;
    switch (key.key) {
    case Qt::Key_Escape:
        return Back;
    case Qt::Key_F1:
        return Help;
    case Qt::Key_Tab:
        return FocusOn;
    case Qt::Key_Backtab:
        return FocusBack;
    case kQuitKey:
        return Quit;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return isPage(layout) || layout == KeyLayout::Replay ? Accept : None;
    case Qt::Key_Space:
        return isPage(layout) ? Accept : None;
    default:
        return None;
    }
}

Actions::Action padAction(PadButton button, KeyLayout layout, bool second)
{
    for (const auto& row : kPad) {
        if (row.button != button || (row.layouts & bit(layout)) == 0)
            continue;
        const bool moves = row.action >= North && row.action <= Wait;
        return second && moves ? static_cast<Actions::Action>(row.action + (MateNorth - North)) : row.action;
    }
    return None;
}

std::optional<PadButton> padButton(Actions::Action action, KeyLayout layout)
{
    if (isOfMate(action) && layout == KeyLayout::TwoPlayers)
        action = static_cast<Actions::Action>(action - (MateNorth - North));
    for (const auto& row : kPad)
        if (row.action == action && (row.layouts & bit(layout)) != 0)
            return row.button;
    return std::nullopt;
}

bool isDirection(PadButton button)
{
    return button <= PadButton::Right;
}

} // namespace labrys::ui
