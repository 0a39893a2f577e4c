<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>CommandLine</name>
    <message>
        <source>The command line of Labrys. Each command explains itself with --help.</source>
        <translation>La ligne de commande de Labrys. Chaque commande s’explique avec --help.</translation>
    </message>
    <message>
        <source>Keep saved games in this folder.</source>
        <translation>Garde les parties sauvegardées dans ce dossier.</translation>
    </message>
    <message>
        <source>Print one JSON object.</source>
        <translation>Écrit un seul objet JSON.</translation>
    </message>
    <message>
        <source>Speak this language.</source>
        <translation>Parle cette langue.</translation>
    </message>
    <message>
        <source>Print where files are kept.</source>
        <translation>Indique où les fichiers sont gardés.</translation>
    </message>
    <message>
        <source>Play the levels of this .maze file instead of the bundled ones.</source>
        <translation>Joue les niveaux de ce fichier .maze au lieu de ceux fournis.</translation>
    </message>
    <message>
        <source>Use this seed: a seed code, any number or any text.</source>
        <translation>Utilise cette graine&#x202f;: un code de graine, un nombre ou un texte quelconque.</translation>
    </message>
    <message>
        <source>How many play on this keyboard: 1 or 2.</source>
        <translation>Nombre de joueurs à ce clavier&#x202f;: 1 ou 2.</translation>
    </message>
    <message>
        <source>Begin a new run although a saved one could go on.</source>
        <translation>Commence une nouvelle partie même si une partie sauvegardée pourrait continuer.</translation>
    </message>
    <message>
        <source>Let a bot play one run, and print it.</source>
        <translation>Fait jouer une partie à un robot, et l’affiche.</translation>
    </message>
    <message>
        <source>Draw the end of the demonstration to this picture.</source>
        <translation>Dessine la fin de la démonstration dans cette image.</translation>
    </message>
    <message>
        <source>Play in the terminal, in plain lines.</source>
        <translation>Joue dans le terminal, en lignes simples.</translation>
    </message>
    <message>
        <source>Run a .thread again and check every digest of it.</source>
        <translation>Rejoue un fil .thread et vérifie chacune de ses empreintes.</translation>
    </message>
    <message>
        <source>not finished</source>
        <translation>inachevée</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagnée</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdue</translation>
    </message>
    <message numerus="yes">
        <source>The replay agrees: %1, seed %2, %3, level %4, %n turn(s), %5 points, digest %6.</source>
        <translation>
            <numerusform>Le fil correspond&#x202f;: %1, graine %2, %3, niveau %4, %n tour, %5 points, empreinte %6.</numerusform>
            <numerusform>Le fil correspond&#x202f;: %1, graine %2, %3, niveau %4, %n tours, %5 points, empreinte %6.</numerusform>
        </translation>
    </message>
    <message>
        <source>Check this installation: resources, numbers, languages, one run of each game.</source>
        <translation>Vérifie cette installation&#x202f;: ressources, nombres, langues, une partie de chaque jeu.</translation>
    </message>
    <message>
        <source>good</source>
        <translation>bon</translation>
    </message>
    <message>
        <source>FAILED</source>
        <translation>ÉCHEC</translation>
    </message>
    <message>
        <source>Which bot plays.</source>
        <translation>Quel robot joue.</translation>
    </message>
    <message>
        <source>How many runs; 100 unless given.</source>
        <translation>Nombre de parties&#x202f;; 100 par défaut.</translation>
    </message>
    <message>
        <source>Make only part I of N; `simulate merge` puts the reports together.</source>
        <translation>Ne fait que la partie I sur N&#x202f;; `simulate merge` réunit les rapports.</translation>
    </message>
    <message>
        <source>Let a bot play many runs, and report how they ended.</source>
        <translation>Fait jouer de nombreuses parties à un robot, et dit comment elles ont fini.</translation>
    </message>
    <message>
        <source>  lost to %1: %2</source>
        <translation>  perdues par %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>  level %1 alone: %2 of %3 won</source>
        <translation>  niveau %1 seul&#x202f;: %2 gagnées sur %3</translation>
    </message>
    <message>
        <source>  digest %1</source>
        <translation>  empreinte %1</translation>
    </message>
    <message>
        <source>Check .maze levels, .thread replays and saved games, and list their problems.</source>
        <translation>Vérifie les niveaux .maze, les fils .thread et les parties sauvegardées, et liste leurs problèmes.</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>Affiche cette aide.</translation>
    </message>
    <message>
        <source>Usage: %1</source>
        <translation>Usage&#x202f;: %1</translation>
    </message>
    <message>
        <source> [OPTIONS]</source>
        <translation> [OPTIONS]</translation>
    </message>
    <message>
        <source>Use the dark or the light theme.</source>
        <translation>Utilise le thème sombre ou le thème clair.</translation>
    </message>
    <message>
        <source>Draw with this renderer.</source>
        <translation>Dessine avec ce moteur de rendu.</translation>
    </message>
    <message>
        <source>Render every screen to PNG files in this folder, without a display.</source>
        <translation>Dessine chaque écran dans des fichiers PNG de ce dossier, sans affichage.</translation>
    </message>
    <message>
        <source>Show the version.</source>
        <translation>Affiche la version.</translation>
    </message>
    <message>
        <source>Labyrinth games. FILE is a level, a replay or a saved game.</source>
        <translation>Des jeux de labyrinthes. FILE est un niveau, un fil ou une partie sauvegardée.</translation>
    </message>
    <message numerus="yes">
        <source>%1, bot %2, seed %3: %n run(s), %4 won (%5 %, 95 % interval %6 to %7), %8 turns on average.</source>
        <translation>
            <numerusform>%1, robot %2, graine %3&#x202f;: %n partie, %4 gagnée (%5 %, intervalle à 95&#x202f;% de %6 à %7), %8 tours en moyenne.</numerusform>
            <numerusform>%1, robot %2, graine %3&#x202f;: %n parties, %4 gagnées (%5 %, intervalle à 95&#x202f;% de %6 à %7), %8 tours en moyenne.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Problem</name>
    <message>
        <source>“%1” places nothing; write “; at ROW COLUMN SYMBOL” with a symbol of P K E H W M * ^ ?.</source>
        <translation>«&#x202f;%1&#x202f;» ne place rien&#x202f;; écrivez «&#x202f;; at LIGNE COLONNE SYMBOLE&#x202f;» avec un symbole parmi P K E H W M * ^&#x202f;?.</translation>
    </message>
    <message>
        <source>The cell (%1, %2) lies outside the maze; rows go from 0 to %3, columns from 0 to %4.</source>
        <translation>La case (%1, %2) est hors du labyrinthe&#x202f;; les lignes vont de 0 à %3, les colonnes de 0 à %4.</translation>
    </message>
    <message>
        <source>A maze has at most %1 bonuses; this is one more.</source>
        <translation>Un labyrinthe a au plus %1 bonus&#x202f;; celui-ci est de trop.</translation>
    </message>
    <message>
        <source>The border is open here; close it with “%1”.</source>
        <translation>Le bord est ouvert ici&#x202f;; fermez-le avec «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>%1 cells cannot be reached from the start, the first one here.</source>
        <translation>%1 cases ne peuvent pas être atteintes depuis le départ, la première est ici.</translation>
    </message>
    <message>
        <source>This is not the content that this Labrys needs; install Labrys again.</source>
        <translation>Ce n’est pas le contenu dont ce Labrys a besoin&#x202f;; réinstallez Labrys.</translation>
    </message>
    <message>
        <source>The number “%1” of the rules is out of its range; restore the file or install Labrys again.</source>
        <translation>Le nombre «&#x202f;%1&#x202f;» des règles est hors de ses bornes&#x202f;; restaurez le fichier ou réinstallez Labrys.</translation>
    </message>
    <message>
        <source>There are %1 dead ends, the first one here; a hunter catches whoever it follows into one.</source>
        <translation>Il y a %1 culs-de-sac, le premier ici&#x202f;; un chasseur y attrape qui il suit.</translation>
    </message>
    <message>
        <source>No way leads from the start to the exit; open a wall between them.</source>
        <translation>Aucun chemin ne mène du départ à la sortie&#x202f;; ouvrez un mur entre les deux.</translation>
    </message>
    <message>
        <source>The exit is walled in on all four sides; open one of its walls.</source>
        <translation>La sortie est murée des quatre côtés&#x202f;; ouvrez un de ses murs.</translation>
    </message>
    <message>
        <source>There is no such file; check the name.</source>
        <translation>Ce fichier n’existe pas&#x202f;; vérifiez son nom.</translation>
    </message>
    <message>
        <source>The file has %1 bytes, more than the %2 allowed; it is not read.</source>
        <translation>Le fichier fait %1 octets, plus que les %2 permis&#x202f;; il n’est pas lu.</translation>
    </message>
    <message>
        <source>The file cannot be read (%1); check its rights.</source>
        <translation>Le fichier ne peut pas être lu (%1)&#x202f;; vérifiez ses droits.</translation>
    </message>
    <message>
        <source>The file cannot be written (%1); choose another place or free some space. What was there before is kept.</source>
        <translation>Le fichier ne peut pas être écrit (%1)&#x202f;; choisissez un autre endroit ou libérez de la place. Ce qui s’y trouvait est gardé.</translation>
    </message>
    <message>
        <source>The folder cannot be made or written (%1); choose another one with --saves.</source>
        <translation>Le dossier ne peut pas être créé ou écrit (%1)&#x202f;; choisissez-en un autre avec --saves.</translation>
    </message>
    <message>
        <source>The header key “%1” stands here a second time; remove one of the two lines.</source>
        <translation>La clé d’en-tête «&#x202f;%1&#x202f;» figure ici une seconde fois&#x202f;; supprimez une des deux lignes.</translation>
    </message>
    <message>
        <source>“%1” are no light radii; write two numbers from 1 to %2, light first, half-light not smaller.</source>
        <translation>«&#x202f;%1&#x202f;» ne sont pas des rayons de lumière&#x202f;; écrivez deux nombres de 1 à %2, la lumière d’abord, la pénombre ensuite, au moins aussi grande.</translation>
    </message>
    <message>
        <source>“%1” is not a header line; write “; key: value”.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une ligne d’en-tête&#x202f;; écrivez «&#x202f;; clé: valeur&#x202f;».</translation>
    </message>
    <message>
        <source>The header says size “%1”, but the picture has %2 rows and %3 columns of cells; correct one of them.</source>
        <translation>L’en-tête annonce la taille «&#x202f;%1&#x202f;», mais le dessin a %2 lignes et %3 colonnes de cases&#x202f;; corrigez l’un des deux.</translation>
    </message>
    <message>
        <source>The text of “%1” is longer than %2 characters or holds invisible ones; shorten or retype it.</source>
        <translation>Le texte de «&#x202f;%1&#x202f;» dépasse %2 caractères ou en contient d’invisibles&#x202f;; raccourcissez-le ou retapez-le.</translation>
    </message>
    <message>
        <source>The header key “%1” is not known; keys of your own begin with x-.</source>
        <translation>La clé d’en-tête «&#x202f;%1&#x202f;» est inconnue&#x202f;; vos propres clés commencent par x-.</translation>
    </message>
    <message>
        <source>No maze follows this header line; draw one below it or remove the line.</source>
        <translation>Aucun labyrinthe ne suit cette ligne d’en-tête&#x202f;; dessinez-en un dessous ou supprimez la ligne.</translation>
    </message>
    <message>
        <source>“%1” stands on a wall or between two cells; move it into a cell.</source>
        <translation>«&#x202f;%1&#x202f;» se trouve sur un mur ou entre deux cases&#x202f;; déplacez-le dans une case.</translation>
    </message>
    <message>
        <source>The key “%1” stands here a second time; remove one of the two.</source>
        <translation>La clé «&#x202f;%1&#x202f;» figure ici une seconde fois&#x202f;; supprimez l’une des deux.</translation>
    </message>
    <message>
        <source>The field “%1” is missing here; the file is damaged or incomplete.</source>
        <translation>Il manque ici le champ «&#x202f;%1&#x202f;»&#x202f;; le fichier est abîmé ou incomplet.</translation>
    </message>
    <message>
        <source>A list in square brackets was expected here.</source>
        <translation>Une liste entre crochets était attendue ici.</translation>
    </message>
    <message>
        <source>true or false was expected here.</source>
        <translation>true ou false était attendu ici.</translation>
    </message>
    <message>
        <source>“%1” is not a digest; 16 hexadecimal digits were expected.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une empreinte&#x202f;; 16 chiffres hexadécimaux étaient attendus.</translation>
    </message>
    <message>
        <source>“%1” is not the state of a random generator; 64 hexadecimal digits were expected.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas l’état d’un générateur aléatoire&#x202f;; 64 chiffres hexadécimaux étaient attendus.</translation>
    </message>
    <message>
        <source>This row has another length than the first one, %1; all rows of a grid are equally long.</source>
        <translation>Cette ligne n’a pas la longueur de la première, %1&#x202f;; toutes les lignes d’une grille ont la même longueur.</translation>
    </message>
    <message>
        <source>A whole number was expected here, without fraction or exponent.</source>
        <translation>Un nombre entier était attendu ici, sans décimales ni exposant.</translation>
    </message>
    <message>
        <source>A group in curly braces was expected here.</source>
        <translation>Un groupe entre accolades était attendu ici.</translation>
    </message>
    <message>
        <source>“%1” is not a seed code; it looks like L1-XXXXX-XXXXX-C.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un code de graine&#x202f;; il ressemble à L1-XXXXX-XXXXX-C.</translation>
    </message>
    <message>
        <source>A text in quotation marks was expected here.</source>
        <translation>Un texte entre guillemets droits était attendu ici.</translation>
    </message>
    <message>
        <source>This number must lie between %1 and %2.</source>
        <translation>Ce nombre doit être compris entre %1 et %2.</translation>
    </message>
    <message>
        <source>This is not well-formed JSON from here on (%1); compare with a good copy of the file.</source>
        <translation>Ce n’est plus du JSON bien formé à partir d’ici (%1)&#x202f;; comparez avec une bonne copie du fichier.</translation>
    </message>
    <message>
        <source>The file is nested more than %1 levels deep and is not read.</source>
        <translation>Le fichier est imbriqué sur plus de %1 niveaux et n’est pas lu.</translation>
    </message>
    <message>
        <source>More entries were expected in this list: %1.</source>
        <translation>Il faut davantage d’éléments dans cette liste&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The file is larger than %1 bytes and is not read.</source>
        <translation>Le fichier dépasse %1 octets et n’est pas lu.</translation>
    </message>
    <message>
        <source>There are more entries here than the limit of %1.</source>
        <translation>Il y a ici plus d’éléments que la limite de %1.</translation>
    </message>
    <message>
        <source>The field “%1” is not known here; check its spelling or remove it.</source>
        <translation>Le champ «&#x202f;%1&#x202f;» est inconnu ici&#x202f;; vérifiez son orthographe ou supprimez-le.</translation>
    </message>
    <message>
        <source>“%1” is not one of the names that may stand here.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un des noms possibles ici.</translation>
    </message>
    <message>
        <source>This byte is not valid UTF-8; save the file as UTF-8 text.</source>
        <translation>Cet octet n’est pas de l’UTF-8 valide&#x202f;; enregistrez le fichier comme texte UTF-8.</translation>
    </message>
    <message>
        <source>There is a second key %1 here; leave only one.</source>
        <translation>Il y a ici une seconde clé %1&#x202f;; n’en laissez qu’une.</translation>
    </message>
    <message>
        <source>No way leads from the start to the key; open a wall between them.</source>
        <translation>Aucun chemin ne mène du départ à la clé&#x202f;; ouvrez un mur entre les deux.</translation>
    </message>
    <message>
        <source>“%1” cannot be played yet: the maze knows walking, key, exit and wanderers so far. Remove it to play this level.</source>
        <translation>«&#x202f;%1&#x202f;» ne peut pas encore être joué&#x202f;: le labyrinthe ne connaît pour l’instant que la marche, la clé, la sortie et les rôdeurs. Retirez-le pour jouer ce niveau.</translation>
    </message>
    <message>
        <source>There is a second exit %1 here; leave only one.</source>
        <translation>Il y a ici une seconde sortie %1&#x202f;; n’en laissez qu’une.</translation>
    </message>
    <message>
        <source>There is a second start %1 here; leave only one.</source>
        <translation>Il y a ici un second départ %1&#x202f;; n’en laissez qu’un.</translation>
    </message>
    <message>
        <source>There is no maze in this file; draw one with + - | and . characters.</source>
        <translation>Ce fichier ne contient aucun labyrinthe&#x202f;; dessinez-en un avec les caractères + - | et .</translation>
    </message>
    <message>
        <source>The file has %1 bytes; a maze file has at most %2 and is not read.</source>
        <translation>Le fichier fait %1 octets&#x202f;; un fichier de labyrinthe en a au plus %2, il n’est pas lu.</translation>
    </message>
    <message>
        <source>This byte is not valid UTF-8; save the maze as UTF-8 text.</source>
        <translation>Cet octet n’est pas de l’UTF-8 valide&#x202f;; enregistrez le labyrinthe comme texte UTF-8.</translation>
    </message>
    <message>
        <source>A maze has at most %1 monsters; this is one more.</source>
        <translation>Un labyrinthe a au plus %1 monstres&#x202f;; celui-ci est de trop.</translation>
    </message>
    <message>
        <source>%1 begins %2 steps from the start; %3 or more would be fair.</source>
        <translation>%1 commence à %2 pas du départ&#x202f;; %3 ou plus serait équitable.</translation>
    </message>
    <message>
        <source>No way leads from the start to this %1; it will never meet anyone.</source>
        <translation>Aucun chemin ne mène du départ à ce %1&#x202f;; il ne rencontrera jamais personne.</translation>
    </message>
    <message>
        <source>Nothing can be kept here: the place for saves cannot be written. The game can be played all the same.</source>
        <translation>Rien ne peut être gardé ici&#x202f;: l’endroit des sauvegardes n’est pas accessible en écriture. On peut jouer quand même.</translation>
    </message>
    <message>
        <source>The maze has no exit; put one %1 into a cell.</source>
        <translation>Le labyrinthe n’a pas de sortie&#x202f;; mettez un %1 dans une case.</translation>
    </message>
    <message>
        <source>The maze has no key; put one %1 into a cell.</source>
        <translation>Le labyrinthe n’a pas de clé&#x202f;; mettez un %1 dans une case.</translation>
    </message>
    <message>
        <source>The maze has no start; put one %1 into a cell.</source>
        <translation>Le labyrinthe n’a pas de départ&#x202f;; mettez un %1 dans une case.</translation>
    </message>
    <message>
        <source>A run has between 1 and %2 levels, not %1.</source>
        <translation>Une partie a de 1 à %2 niveaux, et non %1.</translation>
    </message>
    <message>
        <source>The level “%1” inside this file holds several mazes or none; the file is damaged.</source>
        <translation>Le niveau «&#x202f;%1&#x202f;» de ce fichier contient plusieurs labyrinthes ou aucun&#x202f;; le fichier est abîmé.</translation>
    </message>
    <message>
        <source>%1 players cannot play here; one to %2 can.</source>
        <translation>On ne peut pas jouer ici à %1&#x202f;; il faut de un à %2 joueurs.</translation>
    </message>
    <message>
        <source>A file stands where a folder is needed (%1); choose another place.</source>
        <translation>Un fichier se trouve là où il faut un dossier (%1)&#x202f;; choisissez un autre endroit.</translation>
    </message>
    <message>
        <source>“%1” stands where walls meet; put a + there.</source>
        <translation>«&#x202f;%1&#x202f;» se trouve à la jonction des murs&#x202f;; mettez-y un +.</translation>
    </message>
    <message>
        <source>The run stops agreeing with its replay between entries %1 and %2.</source>
        <translation>La partie cesse de correspondre à son fil entre les entrées %1 et %2.</translation>
    </message>
    <message>
        <source>This file is no %1 file; choose another one.</source>
        <translation>Ce fichier n’est pas un fichier %1&#x202f;; choisissez-en un autre.</translation>
    </message>
    <message>
        <source>Entry %1 of the log is a move that the rules do not allow there; the file is damaged or was made by hand.</source>
        <translation>L’entrée %1 du journal est un coup que les règles n’autorisent pas à cet endroit&#x202f;; le fichier est abîmé ou fait à la main.</translation>
    </message>
    <message>
        <source>This file has version %1, but this Labrys reads up to %2; open it with a newer Labrys.</source>
        <translation>Ce fichier est de version %1, mais ce Labrys lit jusqu’à la version %2&#x202f;; ouvrez-le avec un Labrys plus récent.</translation>
    </message>
    <message>
        <source>This run was played with other numbers of the rules (%1) than this Labrys has (%2), so it cannot go on.</source>
        <translation>Cette partie a été jouée avec d’autres nombres dans les règles (%1) que ceux de ce Labrys (%2), elle ne peut donc pas continuer.</translation>
    </message>
    <message>
        <source>This file belongs to the game “%1”, not to “%2”.</source>
        <translation>Ce fichier appartient au jeu «&#x202f;%1&#x202f;» et non à «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>This run was played under rules %1; this Labrys plays rules %2, so it cannot go on. Its seed can still be used.</source>
        <translation>Cette partie a été jouée avec les règles %1&#x202f;; ce Labrys joue les règles %2, elle ne peut donc pas continuer. Sa graine reste utilisable.</translation>
    </message>
    <message>
        <source>The file does not fit its own seal: it was changed or damaged. Use the copy that ends in .bak, if there is one.</source>
        <translation>Le fichier ne correspond pas à son propre sceau&#x202f;: il a été modifié ou abîmé. Utilisez la copie qui finit par .bak, si elle existe.</translation>
    </message>
    <message>
        <source>The moves of this save do not lead to its position; the file is damaged or was made by hand.</source>
        <translation>Les coups de cette sauvegarde ne mènent pas à sa position&#x202f;; le fichier est abîmé ou fait à la main.</translation>
    </message>
    <message>
        <source>Entry %1 of the log is no move of this game; the file is damaged.</source>
        <translation>L’entrée %1 du journal n’est pas un coup de ce jeu&#x202f;; le fichier est abîmé.</translation>
    </message>
    <message>
        <source>This file belongs to the game “%1”, which this Labrys does not have.</source>
        <translation>Ce fichier appartient au jeu «&#x202f;%1&#x202f;», que ce Labrys n’a pas.</translation>
    </message>
    <message>
        <source>A part of Labrys is missing (%1); install it again.</source>
        <translation>Il manque une partie de Labrys (%1)&#x202f;; réinstallez-le.</translation>
    </message>
    <message>
        <source>This line has %1 characters, but the first line of the maze has %2; make all lines equally long.</source>
        <translation>Cette ligne a %1 caractères, mais la première ligne du labyrinthe en a %2&#x202f;; donnez la même longueur à toutes les lignes.</translation>
    </message>
    <message>
        <source>“%1” cannot stand in a seed code; letters and digits except U are used.</source>
        <translation>«&#x202f;%1&#x202f;» ne peut pas figurer dans un code de graine&#x202f;; on n’y trouve que des chiffres et des lettres, sauf U.</translation>
    </message>
    <message>
        <source>The seed code does not fit its last character “%1”; one character is wrong or two are exchanged.</source>
        <translation>Le code de graine ne correspond pas à son dernier caractère «&#x202f;%1&#x202f;»&#x202f;; un caractère est faux ou deux sont inversés.</translation>
    </message>
    <message>
        <source>Type a seed: any text or number will do.</source>
        <translation>Tapez une graine&#x202f;: n’importe quel texte ou nombre convient.</translation>
    </message>
    <message>
        <source>The seed code has %1 letters after its prefix, but %2 are needed.</source>
        <translation>Le code de graine a %1 caractères après son préfixe&#x202f;; il en faut %2.</translation>
    </message>
    <message>
        <source>A seed has at most %1 bytes.</source>
        <translation>Une graine fait au plus %1 octets.</translation>
    </message>
    <message>
        <source>Seeds of version %1 are not known to this Labrys; a later version made this code.</source>
        <translation>Ce Labrys ne connaît pas les graines de version %1&#x202f;; une version plus récente a créé ce code.</translation>
    </message>
    <message>
        <source>The picture has %1 lines of %2 characters; both numbers must be odd and lie between %3 and %4.</source>
        <translation>Le dessin a %1 lignes de %2 caractères&#x202f;; ces deux nombres doivent être impairs et compris entre %3 et %4.</translation>
    </message>
    <message>
        <source>The character “%1” means nothing in a maze; use + - | . P K E H W M * ^ ?.</source>
        <translation>Le caractère «&#x202f;%1&#x202f;» n’a pas de sens dans un labyrinthe&#x202f;; utilisez + - | . P K E H W M * ^&#x202f;?.</translation>
    </message>
    <message>
        <source>The file has more than %1 problems; correct these first and check again.</source>
        <translation>Le fichier a plus de %1 problèmes&#x202f;; corrigez d’abord ceux-ci, puis vérifiez de nouveau.</translation>
    </message>
    <message>
        <source>%1 and %2 are both in the cell (%3, %4); move one of them.</source>
        <translation>%1 et %2 sont tous deux dans la case (%3, %4)&#x202f;; déplacez l’un d’eux.</translation>
    </message>
    <message>
        <source>Too many or too few arguments; see --help.</source>
        <translation>Trop ou trop peu d’arguments&#x202f;; voyez --help.</translation>
    </message>
    <message>
        <source>There is no bot “%1” in this game; there is: %2.</source>
        <translation>Il n’y a pas de robot «&#x202f;%1&#x202f;» dans ce jeu&#x202f;; il y a&#x202f;: %2.</translation>
    </message>
    <message>
        <source>“%2” is none of the choices of “%1”: %3.</source>
        <translation>«&#x202f;%2&#x202f;» n’est pas un des choix de «&#x202f;%1&#x202f;»&#x202f;: %3.</translation>
    </message>
    <message>
        <source>There is no command “%1”; see --help.</source>
        <translation>Il n’y a pas de commande «&#x202f;%1&#x202f;»&#x202f;; voyez --help.</translation>
    </message>
    <message>
        <source>There is no game “%1”; there is: %2.</source>
        <translation>Il n’y a pas de jeu «&#x202f;%1&#x202f;»&#x202f;; il y a&#x202f;: %2.</translation>
    </message>
    <message>
        <source>The option “%1” takes no value; see --help.</source>
        <translation>L’option «&#x202f;%1&#x202f;» ne prend pas de valeur&#x202f;; voyez --help.</translation>
    </message>
    <message>
        <source>“%2” is no number from %3 to %4 for “%1”.</source>
        <translation>«&#x202f;%2&#x202f;» n’est pas un nombre de %3 à %4 pour «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>There is no option “%1” here; see --help.</source>
        <translation>Il n’y a pas d’option «&#x202f;%1&#x202f;» ici&#x202f;; voyez --help.</translation>
    </message>
    <message>
        <source>“%1” and “%2” cannot be used together.</source>
        <translation>«&#x202f;%1&#x202f;» et «&#x202f;%2&#x202f;» ne peuvent pas aller ensemble.</translation>
    </message>
    <message>
        <source>The option “%1” needs a value; see --help.</source>
        <translation>L’option «&#x202f;%1&#x202f;» demande une valeur&#x202f;; voyez --help.</translation>
    </message>
    <message>
        <source>“%1” cannot stand here; “%2” or an opening belongs there.</source>
        <translation>«&#x202f;%1&#x202f;» ne peut pas se trouver ici&#x202f;; il y faut «&#x202f;%2&#x202f;» ou un passage.</translation>
    </message>
    <message>
        <source>Something went wrong (%1).</source>
        <translation>Quelque chose s’est mal passé (%1).</translation>
    </message>
    <message>
        <source>This report belongs to another simulation: “%1” differs from the first one.</source>
        <translation>Ce rapport appartient à une autre simulation&#x202f;: «&#x202f;%1&#x202f;» diffère du premier.</translation>
    </message>
    <message>
        <source>This is no report of a simulation; make one with “labrys-cli simulate GAME --json”.</source>
        <translation>Ce n’est pas un rapport de simulation&#x202f;; produisez-en un avec «&#x202f;labrys-cli simulate JEU --json&#x202f;».</translation>
    </message>
    <message>
        <source>Part %1 of %2 is missing; add its report.</source>
        <translation>Il manque la partie %1 sur %2&#x202f;; ajoutez son rapport.</translation>
    </message>
    <message>
        <source>Part %1 is here a second time; leave one of the two reports out.</source>
        <translation>La partie %1 figure ici une seconde fois&#x202f;; retirez un des deux rapports.</translation>
    </message>
    <message>
        <source>“%1” names no part; write I/N, for instance 2/7.</source>
        <translation>«&#x202f;%1&#x202f;» ne désigne aucune partie&#x202f;; écrivez I/N, par exemple 2/7.</translation>
    </message>
    <message>
        <source>“%1” only makes sense with “%2”.</source>
        <translation>«&#x202f;%1&#x202f;» n’a de sens qu’avec «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>it is no ordinary file</source>
        <translation>ce n’est pas un fichier ordinaire</translation>
    </message>
</context>
</TS>
