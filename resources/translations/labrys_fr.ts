<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Problem</name>
    <message>
        <source>“%1” places nothing; write “; at ROW COLUMN SYMBOL” with a symbol of P K E H W M * ^ ?.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cell (%1, %2) lies outside the maze; rows go from 0 to %3, columns from 0 to %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A maze has at most %1 bonuses; this is one more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The border is open here; close it with “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 cells cannot be reached from the start, the first one here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not the content that this Labrys needs; install Labrys again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The number “%1” of the rules is out of its range; restore the file or install Labrys again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are %1 dead ends, the first one here; a hunter catches whoever it follows into one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No way leads from the start to the exit; open a wall between them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The exit is walled in on all four sides; open one of its walls.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such file; check the name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has %1 bytes, more than the %2 allowed; it is not read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This kind of file is not known; Labrys opens .maze, .thread and saved games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be read (%1); check its rights.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file cannot be written (%1); choose another place or free some space. What was there before is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder cannot be made or written (%1); choose another one with --saves.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The header key “%1” stands here a second time; remove one of the two lines.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” are no light radii; write two numbers from 1 to %2, light first, half-light not smaller.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a header line; write “; key: value”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The header says size “%1”, but the picture has %2 rows and %3 columns of cells; correct one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The text of “%1” is longer than %2 characters or holds invisible ones; shorten or retype it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The header key “%1” is not known; keys of your own begin with x-.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No maze follows this header line; draw one below it or remove the line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” stands on a wall or between two cells; move it into a cell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The key “%1” stands here a second time; remove one of the two.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “%1” is missing here; the file is damaged or incomplete.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A list in square brackets was expected here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>true or false was expected here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a digest; 16 hexadecimal digits were expected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not the state of a random generator; 64 hexadecimal digits were expected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This row has another length than the first one, %1; all rows of a grid are equally long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A whole number was expected here, without fraction or exponent.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A group in curly braces was expected here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not a seed code; it looks like L1-XXXXX-XXXXX-C.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A text in quotation marks was expected here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This number must lie between %1 and %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not well-formed JSON from here on (%1); compare with a good copy of the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is nested more than %1 levels deep and is not read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More entries were expected in this list: %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file is larger than %1 bytes and is not read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are more entries here than the limit of %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The field “%1” is not known here; check its spelling or remove it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” is not one of the names that may stand here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This byte is not valid UTF-8; save the file as UTF-8 text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a second key %1 here; leave only one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No way leads from the start to the key; open a wall between them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot be played yet: the maze knows walking, key, exit and wanderers so far. Remove it to play this level.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a second exit %1 here; leave only one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a second start %1 here; leave only one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no maze in this file; draw one with + - | and . characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has %1 bytes; a maze file has at most %2 and is not read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This byte is not valid UTF-8; save the maze as UTF-8 text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A maze has at most %1 monsters; this is one more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 begins %2 steps from the start; %3 or more would be fair.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No way leads from the start to this %1; it will never meet anyone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no saved game to go on with; start a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be kept here: the place for saves cannot be written. The game can be played all the same.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no display to open a window on; play in the terminal with “labrys-cli play minotaur”, or render pictures with “labrys --tour DIR”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The maze has no exit; put one %1 into a cell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The maze has no key; put one %1 into a cell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The maze has no start; put one %1 into a cell.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A run has between 1 and %2 levels, not %1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The level “%1” inside this file holds several mazes or none; the file is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 players cannot play here; one to %2 can.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file stands where a folder is needed (%1); choose another place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” stands where walls meet; put a + there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The run stops agreeing with its replay between entries %1 and %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file is no %1 file; choose another one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry %1 of the log is a move that the rules do not allow there; the file is damaged or was made by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file has version %1, but this Labrys reads up to %2; open it with a newer Labrys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This run was played with other numbers of the rules (%1) than this Labrys has (%2), so it cannot go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file belongs to the game “%1”, not to “%2”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This run was played under rules %1; this Labrys plays rules %2, so it cannot go on. Its seed can still be used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file does not fit its own seal: it was changed or damaged. Use the copy that ends in .bak, if there is one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The moves of this save do not lead to its position; the file is damaged or was made by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entry %1 of the log is no move of this game; the file is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This file belongs to the game “%1”, which this Labrys does not have.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A part of Labrys is missing (%1); install it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This line has %1 characters, but the first line of the maze has %2; make all lines equally long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot stand in a seed code; letters and digits except U are used.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seed code does not fit its last character “%1”; one character is wrong or two are exchanged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a seed: any text or number will do.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seed code has %1 letters after its prefix, but %2 are needed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A seed has at most %1 bytes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seeds of version %1 are not known to this Labrys; a later version made this code.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The picture has %1 lines of %2 characters; both numbers must be odd and lie between %3 and %4.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The character “%1” means nothing in a maze; use + - | . P K E H W M * ^ ?.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file has more than %1 problems; correct these first and check again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%1 and %2 are both in the cell (%3, %4); move one of them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many or too few arguments; see --help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no bot “%1” in this game; there is: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%2” is none of the choices of “%1”: %3.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no command “%1”; see --help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no game “%1”; there is: %2.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The option “%1” takes no value; see --help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%2” is no number from %3 to %4 for “%1”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no option “%1” here; see --help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” and “%2” cannot be used together.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The option “%1” needs a value; see --help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“%1” cannot stand here; “%2” or an opening belongs there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>warning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>note</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong (%1).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QFile</name>
    <message>
        <source>it is a folder</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
