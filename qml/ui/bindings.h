// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "qml/ui/action_map.h"
#include "qml/ui/pad_family.h"

#include <QObject>
#include <QVariantList>
#include <QtQml/qqmlregistration.h>

namespace labrys::ui {

/// The keys and buttons in use, for every screen: which they are, how they are shown, and how they are
/// changed (UIX-049). Keeping them in a file is the business of whoever has one: exportText() and
/// importText() are texts.
class Bindings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON
    /// A Preset by its number. Choosing one forgets what was changed.
    Q_PROPERTY(int preset READ preset WRITE setPreset NOTIFY changed)
    /// What was used last. The mouse is neither: hints are for those who do not use it.
    Q_PROPERTY(Device device READ device NOTIFY changed)
    /// Grows with everything that caps() depends on: an expression that reads it is evaluated anew.
    Q_PROPERTY(int revision READ revision NOTIFY changed)

public:
    enum Device : int { Keys, Pad };
    Q_ENUM(Device)

    using QObject::QObject;

    [[nodiscard]] const ActionMap& map() const { return m_map; }
    void setMap(const ActionMap& map);
    [[nodiscard]] int preset() const { return static_cast<int>(m_map.preset()); }
    void setPreset(int preset);
    [[nodiscard]] Device device() const { return m_device; }
    void setDevice(Device device);
    [[nodiscard]] int revision() const { return m_revision; }
    /// How the buttons of the pad in use are called.
    void setPadFamily(PadFamily family);
    /// Speaks the language in use.
    Q_INVOKABLE void retranslate();

    /// What a hint shows for some actions of a layout (an ActionScope::Layout): maps of `cap` (a KeyCap) and
    /// `action` (what a click on it does). Buttons when a pad was used last and has them, else keys.
    Q_INVOKABLE QVariantList caps(int layout, const QVariantList& actions) const;
    /// The name of an action, for lists and screen readers.
    Q_INVOKABLE QString name(int action) const;
    /// Every action that a layout has: maps of `action`, `id`, `name`, `group`, `keys` (caps), `button` (its
    /// name) and `cap`, `fixed`, `changed`.
    Q_INVOKABLE QVariantList actions(int layout) const;

    /// Gives an action a key as it was pressed; empty, or the sentence why not, with the name of who has the
    /// key.
    Q_INVOKABLE QString rebind(
        int layout, int action, int slot, int key, quint32 scanCode = 0, int modifiers = 0);
    Q_INVOKABLE QString unbind(int layout, int action, int slot);
    /// The name of another action that has a key, or empty.
    Q_INVOKABLE QString owner(int layout, int action, int key, quint32 scanCode = 0) const;
    /// The keys of the preset again, for one action or for all.
    Q_INVOKABLE QString reset(int layout, int action);
    Q_INVOKABLE void resetAll();

    /// The keys of the preset that fits the system, as at a first start; never a sentence.
    Q_INVOKABLE QString useSystemKeys();
    /// What exportText() gives, or empty where the keys are those of useSystemKeys().
    [[nodiscard]] Q_INVOKABLE QString changesText() const;
    Q_INVOKABLE QString exportText() const;
    /// Takes over what exportText() gave; empty, or the sentence why not, and then nothing has changed.
    Q_INVOKABLE QString importText(const QString& text);

Q_SIGNALS:
    void changed();
    /// Some action has another key than before.
    void mapChanged();

private:
    QString take(const std::expected<void, Refusal>& outcome);
    void tell();
    void tellMap();
    [[nodiscard]] QVariantList keyCaps(KeyLayout layout, const QList<Actions::Action>& actions) const;
    [[nodiscard]] QVariantList padCaps(KeyLayout layout, const QList<Actions::Action>& actions) const;

    ActionMap m_map;
    Device m_device = Keys;
    PadFamily m_family = PadFamily::Xbox;
    int m_revision = 0;
};

} // namespace labrys::ui
