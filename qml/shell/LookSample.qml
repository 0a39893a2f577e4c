// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// How what was chosen looks: a control, a warning, and the smallest text.
Panel {
    caption: qsTr("How it looks now")

    Column {
        width: parent.width
        spacing: Theme.gapWide

        SceneItem {
            visible: Theme.scenery
            width: parent.width
            height: width * 0.6
            piece: SceneItem.Palace
            look: Theme.look
        }

        Toast {
            width: parent.width
            timed: false
            kind: "harm"
            sentence: qsTr("A wanderer is in your light.")
        }

        Row {
            spacing: Theme.gapSmall

            Badge {
                iconName: "sword"
                text: "7"
                ink: Theme.terraText
            }

            Badge {
                iconName: "heart"
                text: "+20"
                ink: Theme.aegeanText
            }
        }

        LText {
            text: qsTr("Text, as you have it now")
            width: parent.width
            wrapMode: Text.Wrap
        }

        LText {
            text: qsTr("The smallest that ever appears")
            size: Theme.caption
            color: Theme.text2
            width: parent.width
            wrapMode: Text.Wrap
        }
    }
}
