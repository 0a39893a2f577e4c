<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AltarChoice</name>
    <message numerus="yes">
        <source>%1: keep it, or offer it at one of %Ln altar(s).</source>
        <translation>
            <numerusform>%1: keep it, or offer it at %Ln altar.</numerusform>
            <numerusform>%1: keep it, or offer it at one of %Ln altars.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln gift(s) from you</source>
        <translation>
            <numerusform>%Ln gift from you</numerusform>
            <numerusform>%Ln gifts from you</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>BagPanel</name>
    <message numerus="yes">
        <source>Bag: %n tile(s)</source>
        <translation>
            <numerusform>Bag: %n tile</numerusform>
            <numerusform>Bag: %n tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tiles are drawn without putting back. In this round %n tile(s) are still to come; then the whole bag begins anew.</source>
        <translation>
            <numerusform>Tiles are drawn without putting back. In this round %n tile is still to come; then the whole bag begins anew.</numerusform>
            <numerusform>Tiles are drawn without putting back. In this round %n tiles are still to come; then the whole bag begins anew.</numerusform>
        </translation>
    </message>
</context>
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
    <message numerus="yes">
        <source>%n bot(s), %1 s: %2 moves, %3 frames, %4 matches begun, %5 errors, %6 connections lost.</source>
        <translation>
            <numerusform>%n bot, %1 s: %2 moves, %3 frames, %4 matches begun, %5 errors, %6 connections lost.</numerusform>
            <numerusform>%n bots, %1 s: %2 moves, %3 frames, %4 matches begun, %5 errors, %6 connections lost.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DoorChoice</name>
    <message numerus="yes">
        <source>%Ln altar(s)</source>
        <translation>
            <numerusform>%Ln altar</numerusform>
            <numerusform>%Ln altars</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Room %1 of %2. Choose one of %Ln door(s).</source>
        <translation>
            <numerusform>Room %1 of %2. Choose the door.</numerusform>
            <numerusform>Room %1 of %2. Choose one of %Ln doors.</numerusform>
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
    <name>FightFacts</name>
    <message numerus="yes">
        <source>%1 for each of %n blow(s) of this level.</source>
        <translation>
            <numerusform>%1 for %n blow of this level.</numerusform>
            <numerusform>%1 for each of %n blows of this level.</numerusform>
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
    <name>MatchScreen</name>
    <message numerus="yes">
        <source>%n new line(s) in the chat</source>
        <translation>
            <numerusform>%n new line in the chat</numerusform>
            <numerusform>%n new lines in the chat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You see everything %n round(s) late</source>
        <translation>
            <numerusform>You see everything %n round late</numerusform>
            <numerusform>You see everything %n rounds late</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MazeEndings</name>
    <message numerus="yes">
        <source>All %n maze(s) are behind you.</source>
        <translation>
            <numerusform>The maze is behind you.</numerusform>
            <numerusform>All %n mazes are behind you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It took %n turn(s).</source>
        <translation>
            <numerusform>It took %n turn.</numerusform>
            <numerusform>It took %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It had been in the light for %n turn(s).</source>
        <translation>
            <numerusform>It had been in the light for %n turn.</numerusform>
            <numerusform>It had been in the light for %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Out with the key, %n hunter(s) behind you.</source>
        <translation>
            <numerusform>Out with the key, a hunter behind you.</numerusform>
            <numerusform>Out with the key, %n hunters behind you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Out with the key, %n wanderer(s) behind you.</source>
        <translation>
            <numerusform>Out with the key, a wanderer behind you.</numerusform>
            <numerusform>Out with the key, %n wanderers behind you.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MazeHelp</name>
    <message numerus="yes">
        <source>Freeze: monsters stand still for %n turn(s)</source>
        <translation>
            <numerusform>Freeze: monsters stand still for %n turn</numerusform>
            <numerusform>Freeze: monsters stand still for %n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Torch: you see %n step(s) farther until the level ends</source>
        <translation>
            <numerusform>Torch: you see %n step farther until the level ends</numerusform>
            <numerusform>Torch: you see %n steps farther until the level ends</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Compass: the next %n cell(s) of the way to the key, then to the exit</source>
        <translation>
            <numerusform>Compass: the next cell of the way to the key, then to the exit (%n)</numerusform>
            <numerusform>Compass: the next %n cells of the way to the key, then to the exit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Rest: it stands still for %n turn(s); a freeze makes that longer.</source>
        <translation>
            <numerusform>Rest: it stands still for %n turn; a freeze makes that longer.</numerusform>
            <numerusform>Rest: it stands still for %n turns; a freeze makes that longer.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MazePlans</name>
    <message numerus="yes">
        <source>follows, %n step(s) away</source>
        <translation>
            <numerusform>follows, %n step away</numerusform>
            <numerusform>follows, %n steps away</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cuts off the way to the key, %n step(s) away</source>
        <translation>
            <numerusform>cuts off the way to the key, %n step away</numerusform>
            <numerusform>cuts off the way to the key, %n steps away</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>goes where it last saw someone, %n step(s) away</source>
        <translation>
            <numerusform>goes where it last saw someone, %n step away</numerusform>
            <numerusform>goes where it last saw someone, %n steps away</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stands still, for %n turn(s) more</source>
        <translation>
            <numerusform>stands still, for %n turn more</numerusform>
            <numerusform>stands still, for %n turns more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MazeSigns</name>
    <message numerus="yes">
        <source>The Minotaur: it aims, jumps over walls up to %1 cells far, and then rests for %n turn(s).</source>
        <translation>
            <numerusform>The Minotaur: it aims, jumps over walls up to %1 cells far, and then rests for %n turn.</numerusform>
            <numerusform>The Minotaur: it aims, jumps over walls up to %1 cells far, and then rests for %n turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A freeze: step on it, and the monsters stand still for %n turn(s). Standing ones catch, too.</source>
        <translation>
            <numerusform>A freeze: step on it, and the monsters stand still for %n turn. Standing ones catch, too.</numerusform>
            <numerusform>A freeze: step on it, and the monsters stand still for %n turns. Standing ones catch, too.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MazeSpeech</name>
    <message numerus="yes">
        <source>%n step(s) %1</source>
        <extracomment>Steps and where to, for instance: 4 steps north-east</extracomment>
        <translation>
            <numerusform>%n step %1</numerusform>
            <numerusform>%n steps %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>resting for %n turn(s) more</source>
        <translation>
            <numerusform>resting for %n turn more</numerusform>
            <numerusform>resting for %n turns more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>frozen for %n turn(s) more</source>
        <translation>
            <numerusform>frozen for %n turn more</numerusform>
            <numerusform>frozen for %n turns more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 %n step(s) %2, first step %3, %4</source>
        <extracomment>A monster: its name, how far and where, by which exit it is reached, what it does</extracomment>
        <translation>
            <numerusform>%1 %n step %2, first step %3, %4</numerusform>
            <numerusform>%1 %n steps %2, first step %3, %4</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n step(s): %2</source>
        <extracomment>The way to a thing: its name, its steps, its directions</extracomment>
        <translation>
            <numerusform>%1, %n step: %2</numerusform>
            <numerusform>%1, %n steps: %2</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MazeStatus</name>
    <message numerus="yes">
        <source>%n bonus(es) taken.</source>
        <translation>
            <numerusform>%n bonus taken.</numerusform>
            <numerusform>%n bonuses taken.</numerusform>
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
    <name>MinoanWords</name>
    <message numerus="yes">
        <source>%n wave(s)</source>
        <translation>
            <numerusform>%n wave</numerusform>
            <numerusform>%n waves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NetVisit</name>
    <message numerus="yes">
        <source>You watch %1, %n round(s) late.</source>
        <translation>
            <numerusform>You watch %1, %n round late.</numerusform>
            <numerusform>You watch %1, %n rounds late.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NetWords</name>
    <message numerus="yes">
        <source>That was too much at once; wait %n second(s).</source>
        <translation>
            <numerusform>That was too much at once; wait %n second.</numerusform>
            <numerusform>That was too much at once; wait %n seconds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The same line too often: you can write again in %n second(s).</source>
        <translation>
            <numerusform>The same line too often: you can write again in %n second.</numerusform>
            <numerusform>The same line too often: you can write again in %n seconds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Kept for %n more day(s).</source>
        <translation>
            <numerusform>Kept for %n more day.</numerusform>
            <numerusform>Kept for %n more days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Kept for %n more hour(s).</source>
        <translation>
            <numerusform>Kept for %n more hour.</numerusform>
            <numerusform>Kept for %n more hours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The server will be shut down in %n second(s); matches are kept.</source>
        <translation>
            <numerusform>The server will be shut down in %n second; matches are kept.</numerusform>
            <numerusform>The server will be shut down in %n seconds; matches are kept.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OtherMazes</name>
    <message numerus="yes">
        <source>%n maze(s)</source>
        <translation>
            <numerusform>%n maze</numerusform>
            <numerusform>%n mazes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hunter(s)</source>
        <translation>
            <numerusform>%n hunter</numerusform>
            <numerusform>%n hunters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wanderer(s)</source>
        <translation>
            <numerusform>%n wanderer</numerusform>
            <numerusform>%n wanderers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PeoplePanel</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n match(es)</source>
        <translation>
            <numerusform>, %n match</numerusform>
            <numerusform>, %n matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayerPanel</name>
    <message numerus="yes">
        <source>%n gift(s) to the gods</source>
        <translation>
            <numerusform>%n gift to the gods</numerusform>
            <numerusform>%n gifts to the gods</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message numerus="yes">
        <source>%Ln point(s) so far</source>
        <translation>
            <numerusform>%Ln point so far</numerusform>
            <numerusform>%Ln points so far</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RewindPanel</name>
    <message numerus="yes">
        <source>%n turn(s) before</source>
        <translation>
            <numerusform>%n turn before</numerusform>
            <numerusform>%n turns before</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RunSummary</name>
    <message numerus="yes">
        <source>Fight, level %1, %Ln turn(s)</source>
        <translation>
            <numerusform>Fight, level %1, %Ln turn</numerusform>
            <numerusform>Fight, level %1, %Ln turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln gift(s)</source>
        <translation>
            <numerusform>%1: %Ln gift</numerusform>
            <numerusform>%1: %Ln gifts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RunTale</name>
    <message numerus="yes">
        <source>%n fight(s)</source>
        <translation>
            <numerusform>%n fight</numerusform>
            <numerusform>%n fights</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreBoard</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message numerus="yes">
        <source>Par would have given %n more. Nobody must reach it.</source>
        <translation>
            <numerusform>Par would have given %n more. Nobody must reach it.</numerusform>
            <numerusform>Par would have given %n more. Nobody must reach it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more than par gives.</source>
        <translation>
            <numerusform>%n more than par gives.</numerusform>
            <numerusform>%n more than par gives.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ServerModel</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ServerPanel</name>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n found</numerusform>
            <numerusform>%n found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SevenMazes</name>
    <message numerus="yes">
        <source>%n maze(s), each larger than the last</source>
        <translation>
            <numerusform>%n maze</numerusform>
            <numerusform>%n mazes, each larger than the last</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatusCards</name>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n turn</numerusform>
            <numerusform>%n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SummaryBag</name>
    <message numerus="yes">
        <source>The bag at the end, %Ln tile(s)</source>
        <translation>
            <numerusform>The bag at the end, %Ln tile</numerusform>
            <numerusform>The bag at the end, %Ln tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WayLegend</name>
    <message numerus="yes">
        <source>your way, %n turn(s)</source>
        <translation>
            <numerusform>your way, %n turn</numerusform>
            <numerusform>your way, %n turns</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>par, %n turn(s): one way that wins</source>
        <translation>
            <numerusform>par, %n turn: one way that wins</numerusform>
            <numerusform>par, %n turns: one way that wins</numerusform>
        </translation>
    </message>
</context>
</TS>
