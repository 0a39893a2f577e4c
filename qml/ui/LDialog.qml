// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Labrys.Ui

// A question as title, the consequence, and two verbs. Back is the safe one, which has the focus unless the other does
// no harm (UIX-022).
Overlay {
    id: dialog

    property string consequence: ""
    property string verb: ""
    property string safeVerb: ""
    property bool harmless: false

    signal agreed

    titleSize: Theme.subheading
    onBack: closed()

    // The verbs stay in sight; a long consequence scrolls above them.
    Item {
        anchors.fill: parent
        implicitHeight: words.implicitHeight + Theme.gapPanel + verbs.height

        ScrollPane {
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.top: parent.top
            anchors.bottom: verbs.top
            anchors.bottomMargin: Theme.gapPanel

            LText {
                id: words

                text: dialog.consequence
                color: Theme.text2
                width: parent.width
                wrapMode: Text.Wrap
            }
        }

        Flow {
            id: verbs

            anchors.left: parent.left
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            layoutDirection: Qt.RightToLeft
            spacing: Theme.gap

            LButton {
                id: go

                width: Math.min(implicitWidth, verbs.width)
                text: dialog.verb
                primary: true
                focus: dialog.harmless
                KeyNavigation.left: safe
                onClicked: dialog.agreed()
            }

            LButton {
                id: safe

                width: Math.min(implicitWidth, verbs.width)
                text: dialog.safeVerb
                focus: !dialog.harmless
                KeyNavigation.right: go
                onClicked: dialog.closed()
            }
        }
    }
}
