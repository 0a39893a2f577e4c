// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/viewmodels/minoan/run_reader.h"

namespace labrys::viewmodels {

/// Which page of a run is due. A page that still shows what happened holds the next one back.
class RunFlow : public labrys::viewmodels::RunReader {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(Page page READ page NOTIFY pageChanged)
    /// The next page waits for the one that is shown: a fight that is over until its page lets go, any other
    /// page that says so.
    Q_PROPERTY(bool held READ held WRITE setHeld NOTIFY heldChanged)

public:
    enum class Page : std::uint8_t {
        None,
        Tribute,
        Doors,
        Fight,
        Treasure,
        Corridor,
        Finale,
        Ending,
        Defeat,
        Trained
    };
    Q_ENUM(Page)

    using RunReader::RunReader;

    [[nodiscard]] Page page() const { return m_page; }
    [[nodiscard]] bool held() const { return m_held; }
    void setHeld(bool held);
    /// The tribute was read or skipped, the corridor crossed.
    Q_INVOKABLE void passed();

Q_SIGNALS:
    void pageChanged();
    void heldChanged();

protected:
    void look() override;
    void follow() override;

private:
    [[nodiscard]] Page due() const;
    void turnTo(Page page);

    Page m_page = Page::None;
    bool m_held = false;
    /// A corridor was crossed and not yet shown.
    bool m_corridor = false;
};

} // namespace labrys::viewmodels
