// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text/sentence.h"

#include <QCoreApplication>

#include <array>

// The sentences of the network game, as those of catalogue.cpp, which puts both together.
namespace labrys::text {

inline constexpr std::array kNetSentences{
    Sentence{"ADDRESS_EMPTY",
        QT_TRANSLATE_NOOP(
            "Problem", "No address is given; write the name or the number of the other machine.")},
    Sentence{"ADDRESS_HOST",
        QT_TRANSLATE_NOOP("Problem",
            "“%1” is no address; write for instance 192.168.1.20, [2001:db8::1]:47771 or "
            "server.example.org.")},
    Sentence{"ADDRESS_PORT",
        QT_TRANSLATE_NOOP(
            "Problem", "The port of “%1” is no number from 1 to 65535; correct it or leave it out.")},
    Sentence{"CERTIFICATE_INVALID",
        QT_TRANSLATE_NOOP("Problem", "There is no certificate in this file; give one in the form PEM.")},
    Sentence{"CERTIFICATE_KEY",
        QT_TRANSLATE_NOOP("Problem",
            "There is no private key in this file that can be used; give one in the form PEM, without a pass "
            "phrase.")},
    Sentence{"CERTIFICATE_MISMATCH",
        QT_TRANSLATE_NOOP(
            "Problem", "This key is not that of the certificate %1; give the two that belong together.")},
    Sentence{"CERTIFICATE_UNMADE",
        QT_TRANSLATE_NOOP("Problem",
            "This Labrys cannot make a certificate; give one and its key, or turn TLS off (tls-port = "
            "off).")},
    Sentence{"CONFIG_ADDRESS",
        QT_TRANSLATE_NOOP("Problem",
            "“%2” is no address of this machine; “%1” takes IPv4 and IPv6 addresses separated by commas, or "
            "any.")},
    Sentence{"CONFIG_LINE",
        QT_TRANSLATE_NOOP("Problem", "“%1” says nothing; write “key = value”, or # before a comment.")},
    Sentence{
        "CONFIG_NUMBER", QT_TRANSLATE_NOOP("Problem", "“%1” takes a whole number from %3 to %4, not “%2”.")},
    Sentence{"CONFIG_NUMBER_OR_OFF",
        QT_TRANSLATE_NOOP("Problem", "“%1” takes a whole number from %3 to %4 or off, not “%2”.")},
    Sentence{"CONFIG_ORDER",
        QT_TRANSLATE_NOOP("Problem", "“%1” must not be smaller than “%2”; change one of the two.")},
    Sentence{"CONFIG_PAIR",
        QT_TRANSLATE_NOOP("Problem", "“%1” is given without “%2”; TLS needs both, or neither.")},
    Sentence{"CONFIG_REPEATED",
        QT_TRANSLATE_NOOP("Problem", "“%1” stands in line %2 already; remove one of the two.")},
    Sentence{"CONFIG_SAME_PORT",
        QT_TRANSLATE_NOOP("Problem", "“%1” and “%2” are both %3; give each a port of its own.")},
    Sentence{"CONFIG_SWITCH", QT_TRANSLATE_NOOP("Problem", "“%1” is on or off, not “%2”.")},
    Sentence{"CONFIG_TEXT",
        QT_TRANSLATE_NOOP("Problem",
            "The text of “%1” must have at most %2 characters and %3 bytes, and none that nobody sees.")},
    Sentence{"CONFIG_UNKNOWN_KEY",
        QT_TRANSLATE_NOOP("Problem", "There is no option “%1”; labrys-server --help names all of them.")},
    Sentence{"CONFIG_UTF8",
        QT_TRANSLATE_NOOP("Problem", "This line is not valid UTF-8; save the file as UTF-8 text.")},
    Sentence{"CONFIG_WORD",
        QT_TRANSLATE_NOOP(
            "Problem", "“%2” cannot stand in “%1”; look for a wrong or an invisible character.")},
    Sentence{"MATCH_LOG_DAMAGED",
        QT_TRANSLATE_NOOP(
            "Problem", "The log of this match is damaged from its first line; it was set aside.")},
    Sentence{"SERVER_GAME", QT_TRANSLATE_NOOP("Problem", "“%1” is no game for a server; these are: %2.")},
    Sentence{"SERVER_PORT",
        QT_TRANSLATE_NOOP("Problem",
            "Port %1 cannot be used (%2); end the program that has it, or choose another one with --port.")},
};

} // namespace labrys::text
