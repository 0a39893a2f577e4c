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
</TS>
