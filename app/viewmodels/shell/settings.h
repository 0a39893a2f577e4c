// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/exchange/ini_store.h"

#include <QObject>
#include <QQmlParserStatus>
#include <QStringList>
#include <QVariant>
#include <QtQml/qqmlregistration.h>

#include <memory>

namespace labrys::viewmodels {

/// What people have set (UIX-048): every choice acts at once and is kept in one INI file, in which what a
/// newer version wrote stays as it is (APP-013). A file that cannot be read is set aside, and `problem` says
/// so.
class Settings : public QObject, public QQmlParserStatus {
    Q_OBJECT
    QML_ELEMENT
    Q_INTERFACES(QQmlParserStatus)
    /// The INI file; empty keeps nothing. Read once, when the object is complete.
    Q_PROPERTY(QString path MEMBER m_path)
    /// Whether the file may be written to: not on a medium that cannot be.
    Q_PROPERTY(bool readOnly MEMBER m_readOnly)
    /// What options of the command line say for this start; neither is kept.
    Q_PROPERTY(QString languageOption MEMBER m_languageOption)
    Q_PROPERTY(QString themeOption MEMBER m_themeOption)
    /// In force now: 0 lamplight, 1 fresco.
    Q_PROPERTY(int theme READ theme NOTIFY changed)
    Q_PROPERTY(qreal textScale READ textScale NOTIFY changed)
    Q_PROPERTY(bool highContrast READ highContrast NOTIFY changed)
    Q_PROPERTY(bool reducedMotion READ reducedMotion NOTIFY changed)
    /// Signs of a game are explained when they are first seen.
    Q_PROPERTY(bool hints READ hints NOTIFY changed)
    /// Of the Minoan run: elements told by lines, tiles by letters, a good swap shown when asked for.
    Q_PROPERTY(bool tilePatterns READ tilePatterns NOTIFY changed)
    Q_PROPERTY(bool tileLetters READ tileLetters NOTIFY changed)
    Q_PROPERTY(bool advice READ advice NOTIFY changed)
    /// A Theme.Speed.
    Q_PROPERTY(int speed READ speed NOTIFY changed)
    Q_PROPERTY(bool fullScreen READ fullScreen NOTIFY changed)
    /// The keys as Bindings writes them; empty for those of the preset.
    Q_PROPERTY(QString keys READ keys WRITE setKeys NOTIFY keysChanged)
    /// Grows with every change, and wording with those of the language: an expression that reads it is
    /// evaluated anew.
    Q_PROPERTY(int revision READ revision NOTIFY changed)
    Q_PROPERTY(int wording READ wording NOTIFY languageUsed)
    /// Nothing was kept before: the first start with these places.
    Q_PROPERTY(bool firstStart READ firstStart CONSTANT)
    /// Why settings were not read or are not kept; empty when they are.
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)

public:
    explicit Settings(QObject* parent = nullptr);

    void classBegin() override { }
    void componentComplete() override;

    [[nodiscard]] int theme() const;
    [[nodiscard]] qreal textScale() const { return value("look/text").toDouble() / 100; }
    [[nodiscard]] bool highContrast() const { return value("look/contrast") == QLatin1String("on"); }
    [[nodiscard]] bool reducedMotion() const { return value("motion/reduced") == QLatin1String("on"); }
    [[nodiscard]] int speed() const;
    [[nodiscard]] bool hints() const { return value("look/hints") == QLatin1String("on"); }
    [[nodiscard]] bool tilePatterns() const { return value("tiles/patterns") == QLatin1String("on"); }
    [[nodiscard]] bool tileLetters() const { return value("tiles/letters") == QLatin1String("on"); }
    [[nodiscard]] bool advice() const { return value("tiles/advice") == QLatin1String("on"); }
    [[nodiscard]] bool fullScreen() const { return value("look/window") == QLatin1String("full"); }
    [[nodiscard]] QString keys() const { return m_keys; }
    void setKeys(const QString& keys);
    [[nodiscard]] int revision() const { return m_revision; }
    [[nodiscard]] int wording() const { return m_wording; }
    [[nodiscard]] QString problem() const { return m_problem; }

    [[nodiscard]] bool firstStart() const { return !m_path.isEmpty() && !m_readOnly && m_store->wasEmpty(); }
    /// Whatever else is remembered from start to start, by its name in the file; of a damaged or foreign file
    /// it may be of any kind.
    Q_INVOKABLE [[nodiscard]] QVariant kept(const QString& name) const
    {
        return m_store ? m_store->value(name) : QVariant();
    }
    /// An invalid value forgets it.
    Q_INVOKABLE void keep(const QString& name, const QVariant& value);
    /// Returns once everything is on the disk.
    void flush();
    /// As at the first start, for places that were emptied: nothing is written.
    Q_INVOKABLE void forget();

    /// Names of the sections.
    Q_INVOKABLE QStringList sections() const;
    /// The ids of a section's settings, or with a text to find those of all sections that hold it.
    Q_INVOKABLE QStringList found(int section, const QString& find) const;
    /// Whether the name of a section holds a text.
    Q_INVOKABLE bool isNamed(int section, const QString& find) const;
    /// What a setting is called: `name`, `note`, `kind` (0 choice, 1 steps, 2 switch), `values` (names),
    /// `standard` (the name of the default).
    Q_INVOKABLE QVariantMap words(const QString& id) const;
    /// The place of its value among `values`.
    Q_INVOKABLE int index(const QString& id) const;
    /// Takes a value of a setting, by its place among `values`; what is not there is ignored.
    Q_INVOKABLE void choose(const QString& id, int index);
    /// Every setting as it was at the first start, keys too.
    Q_INVOKABLE void reset();
    /// What reset() changed, once more as it was.
    Q_INVOKABLE void undoReset();

Q_SIGNALS:
    void changed();
    void keysChanged();
    void problemChanged();
    /// Every text is to be asked for again.
    void languageUsed();

private:
    [[nodiscard]] QString value(const char* id) const;
    void read();
    void say(const QString& problem);
    void useLanguage();

    void written(bool good);

    QString m_path;
    QString m_languageOption;
    QString m_themeOption;
    /// The place of the value of each setting, in the order of the table.
    QList<int> m_chosen;
    QString m_keys;
    QList<int> m_chosenBefore;
    QString m_keysBefore;
    QString m_problem;
    int m_revision = 0;
    int m_wording = 0;
    bool m_readOnly = false;
    std::unique_ptr<exchange::IniStore> m_store;
};

} // namespace labrys::viewmodels
