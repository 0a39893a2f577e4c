// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/viewmodels/minotaur/maze_scene.h"

namespace labrys::viewmodels {

/// A maze to look at beside the menu: a bundled level that is half known, with everything in it to be seen.
class MazeBackdrop : public labrys::viewmodels::MazeScene {
    Q_OBJECT
    QML_ELEMENT

public:
    explicit MazeBackdrop(QObject* parent = nullptr);
};

} // namespace labrys::viewmodels
