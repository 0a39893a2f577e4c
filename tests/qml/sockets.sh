#!/bin/sh
# SPDX-FileCopyrightText: 2026 The Labrys authors
# SPDX-License-Identifier: GPL-3.0-or-later
# A tour of all screens, and a start that plays, open no internet socket (APP-020).
set -eu
labrys=$1
watch=$2
python=$3
top=$4
folder=$(mktemp -d)
trap 'rm -rf -- "$folder"' EXIT
LABRYS_SOCKETS=$folder/sockets
LABRYS_HOME=$folder/home
XDG_RUNTIME_DIR=$folder
QT_QPA_PLATFORM=offscreen
QT_QUICK_BACKEND=software
export LABRYS_SOCKETS LABRYS_HOME XDG_RUNTIME_DIR QT_QPA_PLATFORM QT_QUICK_BACKEND
chmod 700 "$folder"

# The watch sees what is there to be seen.
LD_PRELOAD=$watch "$python" -c 'import socket; socket.socket(socket.AF_INET, socket.SOCK_DGRAM)'
if [ ! -s "$LABRYS_SOCKETS" ]; then
    echo 'the watch is blind' >&2
    exit 1
fi
rm -- "$LABRYS_SOCKETS"

LD_PRELOAD=$watch "$labrys" --tour "$folder/tour" >/dev/null
LD_PRELOAD=$watch timeout -s TERM 2 "$labrys" "$top/levels/minotaur/first_steps.maze" >/dev/null 2>&1 || [ $? = 124 ]
if [ -e "$LABRYS_SOCKETS" ]; then
    echo "internet sockets (domain, type, protocol):" >&2
    cat -- "$LABRYS_SOCKETS" >&2
    exit 1
fi
