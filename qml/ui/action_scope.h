// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "qml/ui/action_map.h"

#include <QPointer>
#include <QQuickItem>

namespace labrys::ui {

class Bindings;
enum class PadFamily : std::uint8_t;

/// A focus scope that turns the keys which nobody inside wanted into actions. The outermost one also hands
/// what gamepads do to the scope that has the focus.
class ActionScope : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(Layout layout READ layout WRITE setLayout NOTIFY layoutChanged)
    /// The outermost scope, which alone takes the actions of the window (FullScreen, Quit, Messages).
    Q_PROPERTY(bool root READ isRoot WRITE setRoot NOTIFY rootChanged)
    /// It is the second player's turn: a single gamepad, and Accept on the board, play for that one.
    Q_PROPERTY(bool secondPlays READ secondPlays WRITE setSecondPlays NOTIFY secondPlaysChanged)

public:
    enum Layout : int { Page, OnePlayer, TwoPlayers, Replay, Match, Run, Fight };
    Q_ENUM(Layout)

    explicit ActionScope(QQuickItem* parent = nullptr);

    [[nodiscard]] Layout layout() const { return m_layout; }
    void setLayout(Layout layout);
    [[nodiscard]] bool isRoot() const { return m_root; }
    void setRoot(bool root);
    [[nodiscard]] bool secondPlays() const { return m_secondPlays; }
    void setSecondPlays(bool second);

    /// Acts as if the key of this action was pressed here: the hint bar and tests call it.
    Q_INVOKABLE void trigger(int action);
    /// Whether the key that is being acted on was pressed with Shift: a step becomes a run.
    [[nodiscard]] Q_INVOKABLE bool hurried() const { return m_hurried; }
    /// Gives the focus to the next or the previous control inside, in the order of Tab.
    Q_INVOKABLE void moveFocus(bool forward);
    /// Acts as if this button was pressed, of the pad that belongs to a player, or of the only one (-1).
    void usePad(PadButton button, int player);

Q_SIGNALS:
    void layoutChanged();
    void rootChanged();
    void secondPlaysChanged();
    /// Every action; those that all pages share also come as the signals below.
    void triggered(int action);
    void help();
    /// Back and Pause: out of here.
    void back();
    /// Next is 1, Previous is -1.
    void along(int step);
    void find();
    /// Of the outermost scope alone.
    void fullScreen();
    void quit();
    void messages();
    void settings();
    void openFile();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void componentComplete() override;
    void itemChange(ItemChange change, const ItemChangeData& data) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] Bindings* bindings();
    /// The innermost scope around what has the focus.
    [[nodiscard]] ActionScope& focused();
    /// The next scope outside of this one, or null.
    [[nodiscard]] ActionScope* around() const;
    void hearPad(PadButton button, int player, PadFamily family);
    void press();
    void explain();
    bool offer(int key);

    QPointer<QQuickWindow> m_watched;
    QPointer<Bindings> m_bindings;
    Layout m_layout = Page;
    bool m_root = false;
    bool m_secondPlays = false;
    bool m_hurried = false;
};

} // namespace labrys::ui
