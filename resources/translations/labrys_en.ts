<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>CommandLine</name>
    <message numerus="yes">
        <source>The replay agrees: %1, seed %2, %3, level %4, %n turn(s), %5 points, digest %6.</source>
        <translation>
            <numerusform>The replay agrees: %1, seed %2, %3, level %4, %n turn, %5 points, digest %6.</numerusform>
            <numerusform>The replay agrees: %1, seed %2, %3, level %4, %n turns, %5 points, digest %6.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, bot %2, seed %3: %n run(s), %4 won (%5 %, 95 % interval %6 to %7), %8 turns on average.</source>
        <translation>
            <numerusform>%1, bot %2, seed %3: %n run, %4 won (%5 %, 95 % interval %6 to %7), %8 turns on average.</numerusform>
            <numerusform>%1, bot %2, seed %3: %n runs, %4 won (%5 %, 95 % interval %6 to %7), %8 turns on average.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ErrorPage</name>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>And %n more.</numerusform>
            <numerusform>And %n more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ErrorReport</name>
    <message numerus="yes">
        <source>This level has %n mistake(s)</source>
        <translation>
            <numerusform>This level has a mistake</numerusform>
            <numerusform>This level has %n mistakes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Folders</name>
    <message numerus="yes">
        <source>%n file(s) could not be copied, the first one is %1. Nothing of yours was changed.</source>
        <translation>
            <numerusform>%n file could not be copied, %1. Nothing of yours was changed.</numerusform>
            <numerusform>%n files could not be copied, the first one is %1. Nothing of yours was changed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MazeWords</name>
    <message numerus="yes">
        <source>A wanderer is %n step(s) away.</source>
        <translation>
            <numerusform>A wanderer is %n step away.</numerusform>
            <numerusform>A wanderer is %n steps away.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n step(s)</source>
        <extracomment>For instance: Key, 4 steps</extracomment>
        <translation>
            <numerusform>%1, %n step</numerusform>
            <numerusform>%1, %n steps</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The monsters stand still, for %n turn(s) more.</source>
        <translation>
            <numerusform>The monsters stand still, for %n turn more.</numerusform>
            <numerusform>The monsters stand still, for %n turns more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Minotaur aims, too far away: it will land %n cell(s) short.</source>
        <translation>
            <numerusform>The Minotaur aims, too far away: it will land %n cell short.</numerusform>
            <numerusform>The Minotaur aims, too far away: it will land %n cells short.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This level lasts long: it is lost in %n turn(s).</source>
        <translation>
            <numerusform>This level lasts long: it is lost in %n turn.</numerusform>
            <numerusform>This level lasts long: it is lost in %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A hunter is %n step(s) away.</source>
        <translation>
            <numerusform>A hunter is %n step away.</numerusform>
            <numerusform>A hunter is %n steps away.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Minotaur is %n step(s) away.</source>
        <translation>
            <numerusform>The Minotaur is %n step away.</numerusform>
            <numerusform>The Minotaur is %n steps away.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message numerus="yes">
        <source>All %n maze(s) are behind you.</source>
        <translation>
            <numerusform>The maze is behind you.</numerusform>
            <numerusform>All %n mazes are behind you.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message numerus="yes">
        <source>The monsters stand still, for %n turn(s) more.</source>
        <translation>
            <numerusform>The monsters stand still, for %n turn more.</numerusform>
            <numerusform>The monsters stand still, for %n turns more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Minotaur aims, too far away: it will land %n cell(s) short.</source>
        <translation>
            <numerusform>The Minotaur aims, too far away: it will land %n cell short.</numerusform>
            <numerusform>The Minotaur aims, too far away: it will land %n cells short.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This level lasts long: it is lost in %n turn(s).</source>
        <translation>
            <numerusform>This level lasts long: it is lost in %n turn.</numerusform>
            <numerusform>This level lasts long: it is lost in %n turns.</numerusform>
        </translation>
    </message>
</context>
</TS>
