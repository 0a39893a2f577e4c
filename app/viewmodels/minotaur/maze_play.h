// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/viewmodels/minotaur/maze_scene.h"
#include "app/viewmodels/minotaur/message_model.h"

namespace labrys::viewmodels {

/// A scene that is played: it says what happens, here or over the network.
class MazePlay : public labrys::viewmodels::MazeScene {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A maze is played here or over the network")
    /// The sentence that is true now, and how it is meant (Tone).
    Q_PROPERTY(QString message READ message NOTIFY messageChanged)
    Q_PROPERTY(int tone READ tone NOTIFY messageChanged)
    Q_PROPERTY(labrys::viewmodels::MessageModel* messages READ messages CONSTANT)

public:
    using MazeScene::MazeScene;

    [[nodiscard]] const QString& message() const { return m_message.text; }
    [[nodiscard]] int tone() const { return static_cast<int>(m_message.tone); }
    [[nodiscard]] MessageModel* messages() { return &m_messages; }

Q_SIGNALS:
    void messageChanged();
    /// A message that stays, with its turn.
    void kept(int turn, const labrys::text::Message& message);

protected:
    /// Shows the last of them and keeps those that are more than passing.
    void say(const QList<text::Message>& messages);

private:
    MessageModel m_messages;
    text::Message m_message;
};

} // namespace labrys::viewmodels
