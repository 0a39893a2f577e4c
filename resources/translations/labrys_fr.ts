<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>program</source>
        <translation>programme</translation>
    </message>
    <message>
        <source>levels, pictures and icons</source>
        <translation>niveaux, images et icônes</translation>
    </message>
    <message>
        <source>windows, drawing, files</source>
        <translation>fenêtres, dessin, fichiers</translation>
    </message>
    <message>
        <source>files</source>
        <translation>fichiers</translation>
    </message>
    <message>
        <source>gamepads, where it is there</source>
        <translation>manettes, là où elle est présente</translation>
    </message>
    <message>
        <source>font</source>
        <translation>police</translation>
    </message>
    <message>
        <source>font of titles</source>
        <translation>police des titres</translation>
    </message>
    <message>
        <source>font of mazes</source>
        <translation>police des labyrinthes</translation>
    </message>
    <message>
        <source>%1: rules %2, content %3</source>
        <translation>%1&#x202f;: règles %2, contenu %3</translation>
    </message>
    <message>
        <source>%1: version %2</source>
        <translation>%1&#x202f;: version %2</translation>
    </message>
</context>
<context>
    <name>AboutPage</name>
    <message>
        <source>About Labrys</source>
        <translation>À propos de Labrys</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Labrys %1</source>
        <translation>Labrys %1</translation>
    </message>
    <message>
        <source>Copy diagnostics</source>
        <translation>Copier le diagnostic</translation>
    </message>
    <message>
        <source>Versions only: no name, no folder of yours</source>
        <translation>Des versions seulement&#x202f;: ni votre nom, ni vos dossiers</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>A house of labyrinths. No account, no network but the games that you start, nothing sent.</source>
        <translation>Une maison de labyrinthes. Pas de compte, pas de réseau hors les parties que vous lancez, rien n’est envoyé.</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Movement</source>
        <translation>Déplacement</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Second joueur</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rediffusion</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenêtre</translation>
    </message>
    <message>
        <source>Step north</source>
        <translation>Un pas au nord</translation>
    </message>
    <message>
        <source>Step west</source>
        <translation>Un pas à l’ouest</translation>
    </message>
    <message>
        <source>Step south</source>
        <translation>Un pas au sud</translation>
    </message>
    <message>
        <source>Step east</source>
        <translation>Un pas à l’est</translation>
    </message>
    <message>
        <source>Wait a turn</source>
        <translation>Attendre un tour</translation>
    </message>
    <message>
        <source>Second player north</source>
        <translation>Second joueur au nord</translation>
    </message>
    <message>
        <source>Second player west</source>
        <translation>Second joueur à l’ouest</translation>
    </message>
    <message>
        <source>Second player south</source>
        <translation>Second joueur au sud</translation>
    </message>
    <message>
        <source>Second player east</source>
        <translation>Second joueur à l’est</translation>
    </message>
    <message>
        <source>Second player waits</source>
        <translation>Le second joueur attend</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>First move</source>
        <translation>Premier coup</translation>
    </message>
    <message>
        <source>Last move</source>
        <translation>Dernier coup</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Play or stop</source>
        <translation>Lire ou arrêter</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Quit Labrys</source>
        <translation>Quitter Labrys</translation>
    </message>
    <message>
        <source>Press what has the focus</source>
        <translation>Actionner ce qui est choisi</translation>
    </message>
    <message>
        <source>Control before</source>
        <translation>Commande précédente</translation>
    </message>
    <message>
        <source>Control after</source>
        <translation>Commande suivante</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Messages</translation>
    </message>
    <message>
        <source>Explain what has the focus</source>
        <translation>Expliquer ce qui a le focus</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Ouvrir un fichier</translation>
    </message>
    <message>
        <source>Find on the page</source>
        <translation>Chercher dans la page</translation>
    </message>
    <message>
        <source>Whole level</source>
        <translation>Tout le niveau</translation>
    </message>
    <message>
        <source>Larger maze</source>
        <translation>Labyrinthe plus grand</translation>
    </message>
    <message>
        <source>Smaller maze</source>
        <translation>Labyrinthe plus petit</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Discussion</translation>
    </message>
    <message>
        <source>Write in the chat</source>
        <translation>Écrire dans la discussion</translation>
    </message>
    <message>
        <source>Say: wait</source>
        <translation>Dire&#x202f;: attends</translation>
    </message>
    <message>
        <source>Say: the key is here</source>
        <translation>Dire&#x202f;: la clé est par là</translation>
    </message>
    <message>
        <source>Say: run</source>
        <translation>Dire&#x202f;: cours</translation>
    </message>
    <message>
        <source>Say: thanks</source>
        <translation>Dire&#x202f;: merci</translation>
    </message>
    <message>
        <source>Say: help</source>
        <translation>Dire&#x202f;: à l’aide</translation>
    </message>
    <message>
        <source>Minoan run</source>
        <translation>Labyrinthe minoen</translation>
    </message>
    <message>
        <source>What you have learnt</source>
        <translation>Ce que vous avez appris</translation>
    </message>
    <message>
        <source>Tiles in the bag</source>
        <translation>Tuiles du sac</translation>
    </message>
    <message>
        <source>Show a good swap</source>
        <translation>Montrer un bon échange</translation>
    </message>
    <message>
        <source>Next swap that matches</source>
        <translation>Échange suivant qui aligne</translation>
    </message>
    <message>
        <source>Read what the enemy will do</source>
        <translation>Lire ce que fera l’ennemi</translation>
    </message>
    <message>
        <source>Read row and column</source>
        <translation>Lire la rangée et la colonne</translation>
    </message>
    <message>
        <source>Faster</source>
        <translation>Plus vite</translation>
    </message>
    <message>
        <source>Slower</source>
        <translation>Moins vite</translation>
    </message>
    <message>
        <source>Keep the treasure</source>
        <translation>Garder le trésor</translation>
    </message>
    <message>
        <source>First door</source>
        <translation>Première porte</translation>
    </message>
    <message>
        <source>Second door</source>
        <translation>Deuxième porte</translation>
    </message>
    <message>
        <source>Third door</source>
        <translation>Troisième porte</translation>
    </message>
    <message>
        <source>Tab before</source>
        <translation>Onglet précédent</translation>
    </message>
    <message>
        <source>Tab after</source>
        <translation>Onglet suivant</translation>
    </message>
    <message>
        <source>Same seed</source>
        <translation>Même graine</translation>
    </message>
    <message>
        <source>Export the log</source>
        <translation>Exporter le journal</translation>
    </message>
    <message>
        <source>Check the run</source>
        <translation>Vérifier la partie</translation>
    </message>
</context>
<context>
    <name>AimNotice</name>
    <message>
        <source>The Minotaur aims at one of you</source>
        <translation>Le Minotaure vise l’un de vous</translation>
    </message>
    <message>
        <source>The Minotaur aims at you</source>
        <translation>Le Minotaure vous vise</translation>
    </message>
    <message>
        <source>Leave the marked square now: it lands there next turn.</source>
        <translation>Quittez le carré marqué maintenant&#x202f;: il y atterrit au prochain tour.</translation>
    </message>
</context>
<context>
    <name>AltarCard</name>
    <message>
        <source>written &lt;i&gt;%1&lt;/i&gt;</source>
        <translation>écrit &lt;i&gt;%1&lt;/i&gt;</translation>
    </message>
</context>
<context>
    <name>AltarChoice</name>
    <message numerus="yes">
        <source>%1: keep it, or offer it at one of %Ln altar(s).</source>
        <translation>
            <numerusform>%1&#x202f;: à garder, ou à offrir à %Ln autel.</numerusform>
            <numerusform>%1&#x202f;: à garder, ou à offrir à l’un des %Ln autels.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not tried yet</source>
        <translation>Pas encore essayé</translation>
    </message>
    <message>
        <source>%1, for a goddess</source>
        <translation>%1, à une déesse</translation>
    </message>
    <message>
        <source>%1, for a god</source>
        <translation>%1, à un dieu</translation>
    </message>
    <message>
        <source>Main altar of this room</source>
        <translation>Autel principal de la salle</translation>
    </message>
    <message>
        <source>A goddess, by chance</source>
        <translation>Une déesse, par hasard</translation>
    </message>
    <message>
        <source>A god, by chance</source>
        <translation>Un dieu, par hasard</translation>
    </message>
    <message>
        <source>no gift yet</source>
        <translation>aucun don encore</translation>
    </message>
    <message numerus="yes">
        <source>%Ln gift(s) from you</source>
        <translation>
            <numerusform>%Ln don de vous</numerusform>
            <numerusform>%Ln dons de vous</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <comment>an altar, and how often it was given to</comment>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Altar of %1</source>
        <translation>Autel de %1</translation>
    </message>
    <message>
        <source>Left by: %1</source>
        <translation>Laissé par&#x202f;: %1</translation>
    </message>
    <message>
        <source>Found in this room</source>
        <translation>Trouvé dans cette salle</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Gardé</translation>
    </message>
    <message>
        <source>Given to %1</source>
        <translation>Offert à %1</translation>
    </message>
    <message>
        <source>One treasure</source>
        <translation>Un trésor</translation>
    </message>
    <message>
        <source>One of two is left</source>
        <translation>Il en reste un sur deux</translation>
    </message>
    <message>
        <source>Two treasures, each on its own</source>
        <translation>Deux trésors, chacun pour soi</translation>
    </message>
    <message>
        <source>Eat it</source>
        <translation>Manger</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Utiliser</translation>
    </message>
    <message>
        <source>Wear it</source>
        <translation>Porter</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>nothing is wanting</source>
        <translation>rien ne manque</translation>
    </message>
</context>
<context>
    <name>BagPanel</name>
    <message numerus="yes">
        <source>Bag: %n tile(s)</source>
        <translation>
            <numerusform>Sac&#x202f;: %n tuile</numerusform>
            <numerusform>Sac&#x202f;: %n tuiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tiles are drawn without putting back. In this round %n tile(s) are still to come; then the whole bag begins anew.</source>
        <translation>
            <numerusform>Les tuiles sortent sans être remises. Dans ce tour du sac, %n tuile viendra encore&#x202f;; puis tout le sac recommence.</numerusform>
            <numerusform>Les tuiles sortent sans être remises. Dans ce tour du sac, %n tuiles viendront encore&#x202f;; puis tout le sac recommence.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>tiles that are left of so many</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Back to the fight</source>
        <translation>Retour au combat</translation>
    </message>
</context>
<context>
    <name>Bindings</name>
    <message>
        <source>this key</source>
        <translation>cette touche</translation>
    </message>
    <message>
        <source>These keys take %1 bytes, more than the %2 allowed; choose a file that Labrys exported.</source>
        <translation>Ces touches font %1 octets, plus que les %2 permis&#x202f;; choisissez un fichier exporté par Labrys.</translation>
    </message>
    <message>
        <source>Line %1 is not JSON; correct it or export the keys again.</source>
        <translation>La ligne %1 n’est pas du JSON&#x202f;; corrigez-la ou exportez les touches de nouveau.</translation>
    </message>
    <message>
        <source>These are not the keys of Labrys; choose a file that Labrys exported.</source>
        <translation>Ce ne sont pas des touches de Labrys&#x202f;; choisissez un fichier exporté par Labrys.</translation>
    </message>
    <message>
        <source>A name stands twice in one place; remove one of the two or export the keys again.</source>
        <translation>Un nom se trouve deux fois au même endroit&#x202f;; retirez l’un des deux ou exportez les touches de nouveau.</translation>
    </message>
    <message>
        <source>These keys are of another version of Labrys; export them again with this one.</source>
        <translation>Ces touches viennent d’une autre version de Labrys&#x202f;; exportez-les de nouveau avec celle-ci.</translation>
    </message>
    <message>
        <source>The keys of “%1” are not a list; write them between [ and ].</source>
        <translation>Les touches de «&#x202f;%1&#x202f;» ne sont pas une liste&#x202f;; écrivez-les entre [ et ].</translation>
    </message>
    <message>
        <source>“%1” is the name of no key; correct it or take it out of “%2”.</source>
        <translation>«&#x202f;%1&#x202f;» n’est le nom d’aucune touche&#x202f;; corrigez-le ou retirez-le de «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>This Labrys knows no action “%1”; take it out or export the keys again.</source>
        <translation>Ce Labrys ne connaît pas l’action «&#x202f;%1&#x202f;»&#x202f;; retirez-la ou exportez les touches de nouveau.</translation>
    </message>
    <message>
        <source>This action does nothing here; choose another one.</source>
        <translation>Cette action ne fait rien ici&#x202f;; choisissez-en une autre.</translation>
    </message>
    <message>
        <source>The keys of “%1” are the same on every screen and stay.</source>
        <translation>Les touches de «&#x202f;%1&#x202f;» sont les mêmes sur chaque écran et restent.</translation>
    </message>
    <message>
        <source>%1 cannot stand alone; choose a key without Ctrl, Alt or Meta.</source>
        <translation>%1 ne peut pas servir seule&#x202f;; choisissez une touche sans Ctrl, Alt ni Meta.</translation>
    </message>
    <message>
        <source>%1 always belongs to “%2”; choose another key.</source>
        <translation>%1 appartient toujours à «&#x202f;%2&#x202f;»&#x202f;; choisissez une autre touche.</translation>
    </message>
    <message>
        <source>%1 belongs to “%2”; choose another key, or give that action another one first.</source>
        <translation>%1 appartient à «&#x202f;%2&#x202f;»&#x202f;; choisissez une autre touche, ou donnez-en d’abord une autre à cette action.</translation>
    </message>
    <message>
        <source>“%1” has %2 keys already; replace one of them.</source>
        <translation>«&#x202f;%1&#x202f;» a déjà %2 touches&#x202f;; remplacez l’une d’elles.</translation>
    </message>
    <message>
        <source>“%1” needs a key; give it another one before you take this one away.</source>
        <translation>«&#x202f;%1&#x202f;» a besoin d’une touche&#x202f;; donnez-lui-en une autre avant de retirer celle-ci.</translation>
    </message>
    <message>
        <source>“%1” is not part of exported keys; take it out.</source>
        <translation>«&#x202f;%1&#x202f;» ne fait pas partie des touches exportées&#x202f;; retirez-le.</translation>
    </message>
    <message>
        <source>The preset is not known; write wasd, arrows or zqsd.</source>
        <translation>Ce préréglage n’est pas connu&#x202f;; écrivez wasd, arrows ou zqsd.</translation>
    </message>
    <message>
        <source>The keys are missing; write “keys”, with {} when nothing was changed.</source>
        <translation>Les touches manquent&#x202f;; écrivez «&#x202f;keys&#x202f;», avec {} si rien n’a été changé.</translation>
    </message>
    <message>
        <source>“%1” is no place where keys are used; write page, one-player, two-players, replay, match or run.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un endroit où servent des touches&#x202f;; écrivez page, one-player, two-players, replay, match ou run.</translation>
    </message>
</context>
<context>
    <name>BoardView</name>
    <message>
        <source>S</source>
        <comment>letter of a sword tile</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>B</source>
        <comment>letter of a bow tile</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>M</source>
        <comment>letter of a mace tile</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>H</source>
        <comment>letter of a shield tile, not that of the sword</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>F</source>
        <comment>letter of a flower tile</comment>
        <translation>F</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
</context>
<context>
    <name>CascadeRibbon</name>
    <message>
        <source>What the swap does</source>
        <translation>Ce que fait l’échange</translation>
    </message>
    <message>
        <source>What the last swap did</source>
        <translation>Ce qu’a fait le dernier échange</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>what a wave gives, how sure it is</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>au moins</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>en tout</translation>
    </message>
</context>
<context>
    <name>CertificateCard</name>
    <message>
        <source>You see the certificate of this server for the first time. Its words, to be compared with those of whoever runs it:</source>
        <translation>Vous voyez le certificat de ce serveur pour la première fois. Ses mots, à comparer avec ceux de la personne qui le tient&#x202f;:</translation>
    </message>
    <message>
        <source>They are the same</source>
        <translation>Ce sont les mêmes</translation>
    </message>
    <message>
        <source>Leave and forget it</source>
        <translation>Quitter et l’oublier</translation>
    </message>
</context>
<context>
    <name>ChatLine</name>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
</context>
<context>
    <name>ChatModel</name>
    <message>
        <source>Turn %1: %2</source>
        <translation>Tour %1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>CodexElements</name>
    <message>
        <source>Each fears the next</source>
        <translation>Chacun craint le suivant</translation>
    </message>
    <message>
        <source>%1 fears %2</source>
        <translation>%1 craint %2</translation>
    </message>
</context>
<context>
    <name>CodexEnemies</name>
    <message>
        <source>Met in this run</source>
        <translation>Rencontrés dans cette partie</translation>
    </message>
    <message>
        <source>Nobody yet.</source>
        <translation>Personne encore.</translation>
    </message>
    <message>
        <source>Patterns, step by step</source>
        <translation>Enchaînements, pas à pas</translation>
    </message>
    <message>
        <source>No step was seen yet.</source>
        <translation>Aucun pas n’a encore été vu.</translation>
    </message>
</context>
<context>
    <name>CodexGifts</name>
    <message>
        <source>Gods and gifts</source>
        <translation>Dieux et dons</translation>
    </message>
</context>
<context>
    <name>CodexPage</name>
    <message>
        <source>What you have learnt</source>
        <translation>Ce que vous avez appris</translation>
    </message>
    <message>
        <source>An empty cell is a gift you have not tried. Emptied at a new run</source>
        <translation>Une case vide est un don que vous n’avez pas essayé. Vidé à chaque partie</translation>
    </message>
    <message>
        <source>Emptied at a new run</source>
        <translation>Vidé à chaque partie</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>in this run, room %1 of %2</source>
        <translation>dans cette partie, salle %1 sur %2</translation>
    </message>
    <message>
        <source>%1 of %2 signs known</source>
        <translation>%1 signes connus sur %2</translation>
    </message>
    <message>
        <source>%1 of 70 gifts known</source>
        <translation>%1 dons connus sur 70</translation>
    </message>
    <message>
        <source>Signs</source>
        <translation>Signes</translation>
    </message>
    <message>
        <source>Gods and gifts</source>
        <translation>Dieux et dons</translation>
    </message>
    <message>
        <source>Enemies</source>
        <translation>Ennemis</translation>
    </message>
    <message>
        <source>Elements</source>
        <translation>Éléments</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
</context>
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
    <message>
        <source>Open a window of its own even when Labrys is already open with these places.</source>
        <translation>Ouvrir une fenêtre à part même si Labrys est déjà ouvert avec ces dossiers.</translation>
    </message>
    <message>
        <source>Say in the window what is wrong with FILE, as file managers need it, and not in the terminal.</source>
        <translation>Dire dans la fenêtre ce qui ne va pas dans FILE, comme il le faut aux gestionnaires de fichiers, et non dans le terminal.</translation>
    </message>
    <message>
        <source>With --version: print all versions as one JSON object.</source>
        <translation>Avec --version&#x202f;: écrit toutes les versions en un objet JSON.</translation>
    </message>
    <message>
        <source>Pixels of the longer side, from 16 to 4096 (usually 256).</source>
        <translation>Pixels du plus grand côté, de 16 à 4096 (d’ordinaire 256).</translation>
    </message>
    <message>
        <source>Which level of the file, from 1.</source>
        <translation>Quel niveau du fichier, à partir de 1.</translation>
    </message>
    <message>
        <source>Write the picture here.</source>
        <translation>Écrit l’image ici.</translation>
    </message>
    <message>
        <source>Draw a .maze level as a picture, also for file managers.</source>
        <translation>Dessine un niveau .maze en image, aussi pour les gestionnaires de fichiers.</translation>
    </message>
    <message>
        <source>Play the levels of this .maze file instead of generated ones.</source>
        <translation>Jouer les niveaux de ce fichier .maze au lieu de niveaux engendrés.</translation>
    </message>
    <message>
        <source>Use the seed of today, which is the same for everybody.</source>
        <translation>Prendre la graine du jour, la même pour tout le monde.</translation>
    </message>
    <message>
        <source>Play the easy or the hard game, which are not ranked.</source>
        <translation>Jouer la partie facile ou difficile, qui ne sont pas classées.</translation>
    </message>
    <message>
        <source>Play only level N of the run.</source>
        <translation>Ne jouer que le niveau N de la partie.</translation>
    </message>
    <message>
        <source>Play the keys in this file (- is the standard input), print every frame and the digest.</source>
        <translation>Jouer les touches de ce fichier (- est l’entrée standard), afficher chaque image et l’empreinte.</translation>
    </message>
    <message>
        <source>Keep high scores in this file.</source>
        <translation>Garder les records dans ce fichier.</translation>
    </message>
    <message>
        <source>  level %1 alone: %2 of %3 won (%4 %, 95 % interval %5 to %6)</source>
        <translation>  niveau %1 seul&#x202f;: %2 sur %3 gagnés (%4&#x202f;%, intervalle à 95&#x202f;% de %5 à %6)</translation>
    </message>
    <message>
        <source>Play in plain lines, each ended by Enter; also from a pipe.</source>
        <translation>Jouer en lignes simples, chacune terminée par Entrée&#x202f;; aussi depuis un tube.</translation>
    </message>
    <message>
        <source>Draw nothing: each key brings one line, made to be heard.</source>
        <translation>Ne rien dessiner&#x202f;: chaque touche donne une ligne, faite pour être entendue.</translation>
    </message>
    <message>
        <source>Use no colours; the variable NO_COLOR does the same.</source>
        <translation>N’utiliser aucune couleur&#x202f;; la variable NO_COLOR fait de même.</translation>
    </message>
    <message>
        <source>Play in the terminal.</source>
        <translation>Joue dans le terminal.</translation>
    </message>
    <message>
        <source>Show the mazes of today, which are the same for everybody.</source>
        <translation>Montre les labyrinthes du jour, les mêmes pour tous.</translation>
    </message>
    <message>
        <source>How many bots connect; 100 unless given.</source>
        <translation>Nombre de robots qui se connectent&#x202f;; 100 par défaut.</translation>
    </message>
    <message>
        <source>How long they are measured; 10 seconds unless given.</source>
        <translation>Durée de la mesure&#x202f;; 10 secondes par défaut.</translation>
    </message>
    <message>
        <source>How many moves each bot makes a second; 1 unless given.</source>
        <translation>Nombre de coups de chaque robot par seconde&#x202f;; 1 par défaut.</translation>
    </message>
    <message>
        <source>Ask this server, which must be on this machine; without it, one is started for the measurement.</source>
        <translation>Interroge ce serveur, qui doit être sur cette machine&#x202f;; sans cette option, un serveur est lancé pour la mesure.</translation>
    </message>
    <message>
        <source>Let bots play over a server of this machine, and measure it.</source>
        <translation>Fait jouer des robots sur un serveur de cette machine, et le mesure.</translation>
    </message>
    <message numerus="yes">
        <source>%n bot(s), %1 s: %2 moves, %3 frames, %4 matches begun, %5 errors, %6 connections lost.</source>
        <translation>
            <numerusform>%n robot, %1 s&#x202f;: coups %2, trames %3, parties commencées %4, erreurs %5, connexions perdues %6.</numerusform>
            <numerusform>%n robots, %1 s&#x202f;: coups %2, trames %3, parties commencées %4, erreurs %5, connexions perdues %6.</numerusform>
        </translation>
    </message>
    <message>
        <source>The server took %1 % of one core.</source>
        <extracomment>%1 is a percentage of one core of the processor.</extracomment>
        <translation>Le serveur a pris %1&#x202f;% d’un cœur.</translation>
    </message>
    <message>
        <source>  %1: %2 %3 (beside it %4 %3, ratio %5)</source>
        <extracomment>name of a figure: value and unit, what it is compared with, and how many times that it is</extracomment>
        <translation>  %1&#x202f;: %2 %3 (à côté %4 %3, rapport %5)</translation>
    </message>
    <message>
        <source>Your name in the table of high scores and in network games.</source>
        <translation>Votre nom dans le tableau des records et dans les parties en réseau.</translation>
    </message>
    <message>
        <source>Go to this server for a game of two over the network.</source>
        <translation>Va à ce serveur pour une partie à deux en réseau.</translation>
    </message>
    <message>
        <source>Hosts games of Labrys for two over a network.</source>
        <translation>Héberge des parties de Labrys à deux en réseau.</translation>
    </message>
    <message>
        <source>Read the content of the games as the games do, or that of a folder, and list its problems.</source>
        <translation>Lire les données des jeux comme les jeux les lisent, ou celles d’un dossier, et lister leurs problèmes.</translation>
    </message>
    <message>
        <source>  room %1: %2 of %3 crossed it (%4 %, 95 % interval %5 to %6)</source>
        <translation>  salle %1&#x202f;: %2 sur %3 l’ont franchie (%4&#x202f;%, intervalle à 95&#x202f;% de %5 à %6)</translation>
    </message>
</context>
<context>
    <name>ConnectPanel</name>
    <message>
        <source>Play with somebody else</source>
        <translation>Jouer avec quelqu’un d’autre</translation>
    </message>
    <message>
        <source>Two go through the same seven mazes, each at a computer of their own: one key for both, one score. Choose a server, or host one here and tell the other its address.</source>
        <translation>Deux personnes traversent les mêmes sept labyrinthes, chacune devant son ordinateur&#x202f;: une clé pour deux, un score. Choisissez un serveur, ou hébergez-en un ici et donnez son adresse à l’autre.</translation>
    </message>
    <message>
        <source>Your name, as others see it</source>
        <translation>Votre nom, tel que les autres le voient</translation>
    </message>
    <message>
        <source>Known until now:</source>
        <translation>Connu jusqu’ici&#x202f;:</translation>
    </message>
    <message>
        <source>Shown now:</source>
        <translation>Montré maintenant&#x202f;:</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>It is right: trust the new one</source>
        <translation>C’est juste&#x202f;: se fier au nouveau</translation>
    </message>
    <message>
        <source>Do not connect</source>
        <translation>Ne pas se connecter</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Laisser tomber</translation>
    </message>
    <message>
        <source>The connection is lost. Next try in %1 s.</source>
        <translation>La connexion est coupée. Nouvel essai dans %1 s.</translation>
    </message>
</context>
<context>
    <name>Desktop</name>
    <message>
        <source>There is no display for a window. Play in the terminal with: labrys-cli play minotaur. Look at every screen as pictures with: labrys --tour FOLDER.</source>
        <translation>Il n’y a pas d’écran pour une fenêtre. Jouez dans le terminal avec&#x202f;: labrys-cli play minotaur. Regardez tous les écrans en images avec&#x202f;: labrys --tour DOSSIER.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>Le dossier %1 ne peut pas être créé.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be written to; name another one.</source>
        <translation>On ne peut pas écrire dans le dossier %1&#x202f;; indiquez-en un autre.</translation>
    </message>
    <message>
        <source>Labrys runs from a medium that cannot be written to: nothing will be kept.</source>
        <translation>Labrys est lancé depuis un support protégé en écriture&#x202f;: rien ne sera conservé.</translation>
    </message>
    <message>
        <source>The last start ended within seconds. This time Labrys draws without the graphics card.</source>
        <translation>Le dernier démarrage s’est interrompu en quelques secondes. Cette fois, Labrys dessine sans la carte graphique.</translation>
    </message>
    <message>
        <source>Labrys ended unexpectedly. What you played is kept; a report lies in the folder of crash reports.</source>
        <translation>Labrys s’est interrompu de façon inattendue. Votre partie est conservée&#x202f;; un rapport se trouve dans le dossier des rapports d’incident.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Montrer</translation>
    </message>
    <message>
        <source>A part of Qt that the window needs is missing, see above. Install the packages qml6-module-qtquick, qml6-module-qtquick-templates and qml6-module-qtquick-window, or install Labrys again.</source>
        <translation>Il manque une partie de Qt dont la fenêtre a besoin, voir ci-dessus. Installez les paquets qml6-module-qtquick, qml6-module-qtquick-templates et qml6-module-qtquick-window, ou réinstallez Labrys.</translation>
    </message>
    <message>
        <source>Another window of Labrys keeps its run in this folder: what is played in this one is not kept.</source>
        <translation>Une autre fenêtre de Labrys garde sa partie dans ce dossier&#x202f;: ce qui se joue dans celle-ci n’est pas conservé.</translation>
    </message>
</context>
<context>
    <name>DoorChoice</name>
    <message>
        <source>Fight, level %1</source>
        <translation>Combat, niveau %1</translation>
    </message>
    <message>
        <source>Fight, level %1 or %2</source>
        <translation>Combat, niveau %1 ou %2</translation>
    </message>
    <message>
        <source>Fight, level %1 to %2</source>
        <translation>Combat, niveau %1 à %2</translation>
    </message>
    <message>
        <source>The last fight</source>
        <translation>Le dernier combat</translation>
    </message>
    <message>
        <source>1 altar</source>
        <translation>1 autel</translation>
    </message>
    <message>
        <source>Life and armour full</source>
        <translation>Vie et armure pleines</translation>
    </message>
    <message>
        <source>No altar</source>
        <translation>Aucun autel</translation>
    </message>
    <message numerus="yes">
        <source>%Ln altar(s)</source>
        <translation>
            <numerusform>%Ln autel</numerusform>
            <numerusform>%Ln autels</numerusform>
        </translation>
    </message>
    <message>
        <source>Treasure, or a trap</source>
        <translation>Un trésor, ou un piège</translation>
    </message>
    <message>
        <source>The goddess, %1</source>
        <translation>La déesse, %1</translation>
    </message>
    <message>
        <source>The god, %1</source>
        <translation>Le dieu, %1</translation>
    </message>
    <message>
        <source>Sign new to you</source>
        <translation>Signe nouveau pour vous</translation>
    </message>
    <message>
        <source>–%1</source>
        <comment>so much satiety less</comment>
        <translation>–%1</translation>
    </message>
    <message>
        <source>costs %1 satiety, %2 left</source>
        <translation>coûte %1 de satiété, il en reste %2</translation>
    </message>
    <message>
        <source>costs %1 satiety, and you have %2</source>
        <translation>coûte %1 de satiété, et vous en avez %2</translation>
    </message>
    <message>
        <source>Door: %1</source>
        <translation>Porte&#x202f;: %1</translation>
    </message>
    <message>
        <source>new to you</source>
        <translation>nouveau pour vous</translation>
    </message>
    <message>
        <source>Room %1 of %2. One door is left: the Minotaur’s.</source>
        <translation>Salle %1 sur %2. Il reste une porte&#x202f;: celle du Minotaure.</translation>
    </message>
    <message numerus="yes">
        <source>Room %1 of %2. Choose one of %Ln door(s).</source>
        <translation>
            <numerusform>Salle %1 sur %2. Choisissez la porte.</numerusform>
            <numerusform>Salle %1 sur %2. Choisissez une des %Ln portes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DoorsPage</name>
    <message>
        <source>Doors</source>
        <translation>Portes</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Graine %1</translation>
    </message>
    <message>
        <source>Choose a door</source>
        <translation>Choisir une porte</translation>
    </message>
    <message>
        <source>Go in</source>
        <translation>Entrer</translation>
    </message>
    <message>
        <source>Signs you know</source>
        <translation>Signes connus</translation>
    </message>
    <message>
        <source>Bag</source>
        <translation>Sac</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Die of hunger?</source>
        <translation>Mourir de faim&#x202f;?</translation>
    </message>
    <message>
        <source>This door costs %1 satiety and you have %2. Behind it the run ends.</source>
        <translation>Cette porte coûte %1 de satiété et vous en avez %2. Derrière elle, la partie finit.</translation>
    </message>
    <message>
        <source>Go in and die</source>
        <translation>Entrer et mourir</translation>
    </message>
    <message>
        <source>Stay here</source>
        <translation>Rester ici</translation>
    </message>
</context>
<context>
    <name>EnemyPanel</name>
    <message>
        <source>Life</source>
        <translation>Vie</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>Armure</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Next action</source>
        <translation>Prochaine action</translation>
    </message>
    <message>
        <source>After that</source>
        <translation>Ensuite</translation>
    </message>
    <message>
        <source>Weak to / resists</source>
        <translation>Craint / résiste</translation>
    </message>
</context>
<context>
    <name>ErrorPage</name>
    <message>
        <source>Open a file</source>
        <translation>Ouvrir un fichier</translation>
    </message>
    <message>
        <source>Code %1, for a report</source>
        <translation>Code %1, pour un signalement</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Valider</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>Et %n autre.</numerusform>
            <numerusform>Et %n autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file has not been changed.</source>
        <translation>Le fichier n’a pas été modifié.</translation>
    </message>
    <message>
        <source>Open the version before</source>
        <translation>Ouvrir la version précédente</translation>
    </message>
    <message>
        <source>kept beside it, written whole on %1</source>
        <translation>gardée à côté, écrite en entier le %1</translation>
    </message>
    <message>
        <source>Read it again</source>
        <translation>Relire le fichier</translation>
    </message>
    <message>
        <source>once you have put it right or copied it anew</source>
        <translation>après l’avoir corrigé ou copié de nouveau</translation>
    </message>
    <message>
        <source>Show its folder</source>
        <translation>Montrer son dossier</translation>
    </message>
    <message>
        <source>Copy the details</source>
        <translation>Copier les détails</translation>
    </message>
</context>
<context>
    <name>ErrorReport</name>
    <message>
        <source>This file is not there</source>
        <translation>Ce fichier est introuvable</translation>
    </message>
    <message>
        <source>Not a file of Labrys</source>
        <translation>Ce n’est pas un fichier de Labrys</translation>
    </message>
    <message>
        <source>This file cannot be read</source>
        <translation>Ce fichier est illisible</translation>
    </message>
    <message>
        <source>From a newer Labrys</source>
        <translation>Fait par un Labrys plus récent</translation>
    </message>
    <message>
        <source>Played by other rules</source>
        <translation>Joué avec d’autres règles</translation>
    </message>
    <message>
        <source>This run is damaged</source>
        <translation>Cette partie est abîmée</translation>
    </message>
    <message numerus="yes">
        <source>This level has %n mistake(s)</source>
        <translation>
            <numerusform>Ce niveau a une erreur</numerusform>
            <numerusform>Ce niveau a %n erreurs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, ligne %2</translation>
    </message>
    <message>
        <source>%1, line %2, column %3</source>
        <translation>%1, ligne %2, colonne %3</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Ligne %1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>FightFacts</name>
    <message>
        <source>%1, resists: %2</source>
        <translation>%1, résiste&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1, weak to it: %2</source>
        <translation>%1, y est faible&#x202f;: %2</translation>
    </message>
    <message>
        <source>10 becomes %1.</source>
        <translation>10 devient %1.</translation>
    </message>
    <message>
        <source>Each turn costs %1, each room %2. A cost that cannot be paid ends the run.</source>
        <translation>Chaque tour coûte %1, chaque salle %2. Un coût impossible à payer finit la partie.</translation>
    </message>
    <message>
        <source>4 %1: %2. An element gives %3 more; the second wave is worth %4%.</source>
        <translation>4 %1&#x202f;: %2. Un élément ajoute %3&#x202f;; la deuxième vague vaut %4&#x202f;%.</translation>
    </message>
    <message>
        <source>Warded against %1: %2</source>
        <translation>Protégé contre %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Before a blow of %1 lands, you gain %2 armour and %3 life. The next attack ends all wards.</source>
        <translation>Avant qu’un coup de %1 ne porte, vous gagnez %2 d’armure et %3 de vie. La prochaine attaque met fin à toutes les protections.</translation>
    </message>
    <message>
        <source>At 0 the run ends. Flowers and herbs heal.</source>
        <translation>À 0 la partie finit. Les fleurs et les herbes soignent.</translation>
    </message>
    <message>
        <source>Takes harm before life does: all of a weapon, %1% of an element.</source>
        <translation>Prend les dégâts avant la vie&#x202f;: tout d’une arme, %1&#x202f;% d’un élément.</translation>
    </message>
    <message>
        <source>At 0 the enemy falls.</source>
        <translation>À 0 l’ennemi tombe.</translation>
    </message>
    <message>
        <source>Takes all harm of weapons first, and %1% of that of elements.</source>
        <translation>Prend d’abord tous les dégâts des armes, et %1&#x202f;% de ceux des éléments.</translation>
    </message>
    <message>
        <source>It falls before it can act.</source>
        <translation>Il tombe avant de pouvoir agir.</translation>
    </message>
    <message numerus="yes">
        <source>%1 for each of %n blow(s) of this level.</source>
        <translation>
            <numerusform>%1 pour %n coup de ce niveau.</numerusform>
            <numerusform>%1 pour chacun des %n coups de ce niveau.</numerusform>
        </translation>
    </message>
    <message>
        <source>It regains up to %1, never more than it lost.</source>
        <translation>Il reprend jusqu’à %1, jamais plus qu’il n’a perdu.</translation>
    </message>
    <message>
        <source>A turn in which nothing happens to you.</source>
        <translation>Un tour où il ne vous arrive rien.</translation>
    </message>
</context>
<context>
    <name>FightScreen</name>
    <message>
        <source>Minoan run</source>
        <translation>Labyrinthe minoen</translation>
    </message>
    <message>
        <source>Fight with %1</source>
        <translation>Combat contre %1</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Room &lt;b&gt;%1&lt;/b&gt; of %2</source>
        <translation>Salle &lt;b&gt;%1&lt;/b&gt; sur %2</translation>
    </message>
    <message>
        <source>Room %1 of %2</source>
        <translation>Salle %1 sur %2</translation>
    </message>
    <message>
        <source>Turn &lt;b&gt;%1&lt;/b&gt;</source>
        <translation>Tour &lt;b&gt;%1&lt;/b&gt;</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tour %1</translation>
    </message>
    <message>
        <source>Bag %1</source>
        <translation>Sac %1</translation>
    </message>
    <message>
        <source>What you have learnt</source>
        <translation>Ce que vous avez appris</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Aller</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Pick up</source>
        <translation>Prendre</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Échanger</translation>
    </message>
    <message>
        <source>Put down</source>
        <translation>Poser</translation>
    </message>
    <message>
        <source>Swap that way</source>
        <translation>Échanger par là</translation>
    </message>
    <message>
        <source>Next match</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Threat</source>
        <translation>Menace</translation>
    </message>
    <message>
        <source>Read the threat</source>
        <translation>Lire la menace</translation>
    </message>
    <message>
        <source>Bag</source>
        <translation>Sac</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>FightView</name>
    <message>
        <source>No swap matches: every swap is still allowed</source>
        <translation>Aucun alignement possible&#x202f;: tout échange reste permis</translation>
    </message>
    <message>
        <source>A swap without a match is allowed</source>
        <translation>Un échange sans alignement est permis</translation>
    </message>
    <message>
        <source>No match. The swap is allowed, and it is your turn.</source>
        <translation>Rien d’aligné. L’échange était permis, et c’est à vous.</translation>
    </message>
    <message>
        <source>No swap matches: every swap is still allowed.</source>
        <translation>Aucun alignement possible&#x202f;: tout échange reste permis.</translation>
    </message>
    <message>
        <source>Pick up a tile and swap it with a neighbour: three in a line match.</source>
        <translation>Prenez une tuile et échangez-la avec une voisine&#x202f;: trois en ligne s’alignent.</translation>
    </message>
    <message>
        <source>What is certain</source>
        <translation>Ce qui est certain</translation>
    </message>
    <message>
        <source>What came of it</source>
        <translation>Ce qu’il en fut</translation>
    </message>
    <message>
        <source>At least %1 harm, %2 armour, %3 life</source>
        <translation>Au moins %1 de dégâts, %2 d’armure, %3 de vie</translation>
    </message>
    <message>
        <source>%1 harm, %2 armour, %3 life in all</source>
        <translation>%1 de dégâts, %2 d’armure, %3 de vie en tout</translation>
    </message>
    <message>
        <source>Harm is counted after resistances. Tiles that are still to come can only add to it.</source>
        <translation>Les dégâts sont comptés après les résistances. Les tuiles à venir ne peuvent qu’y ajouter.</translation>
    </message>
    <message>
        <source>%1 falls.</source>
        <translation>%1 tombe.</translation>
    </message>
    <message>
        <source>Three give %1, each more %2.</source>
        <translation>Trois donnent %1, chacune de plus %2.</translation>
    </message>
    <message>
        <source>This one adds %1 of %2.</source>
        <translation>Celle-ci ajoute %1 de %2.</translation>
    </message>
    <message>
        <source>This one wards off %1 of %2.</source>
        <translation>Celle-ci protège de %1 de %2.</translation>
    </message>
    <message>
        <source>%1, picked up</source>
        <comment>a tile</comment>
        <translation>%1, prise</translation>
    </message>
    <message>
        <source>Row %1: %2. Column %3: %4.</source>
        <comment>of the board</comment>
        <translation>Rangée %1&#x202f;: %2. Colonne %3&#x202f;: %4.</translation>
    </message>
    <message>
        <source>Wave %1: %2</source>
        <comment>of a cascade</comment>
        <translation>Vague %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1: %2 of %3 left in this round</source>
        <translation>%1&#x202f;: il en reste %2 sur %3 dans ce tour du sac</translation>
    </message>
</context>
<context>
    <name>FileLines</name>
    <message>
        <source>Line %1: %2</source>
        <translation>Ligne %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>end of line</source>
        <translation>fin de ligne</translation>
    </message>
</context>
<context>
    <name>FileList</name>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rediffusion</translation>
    </message>
    <message>
        <source>Saved run</source>
        <translation>Partie sauvegardée</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Nothing here has this in its name.</source>
        <translation>Rien ici ne porte ce nom.</translation>
    </message>
    <message>
        <source>No file was opened yet. Those that you open are listed here.</source>
        <translation>Aucun fichier n’a encore été ouvert. Ceux que vous ouvrez sont listés ici.</translation>
    </message>
    <message>
        <source>Nothing here that Labrys opens.</source>
        <translation>Rien ici que Labrys puisse ouvrir.</translation>
    </message>
    <message>
        <source>This folder is not there yet.</source>
        <translation>Ce dossier n’existe pas encore.</translation>
    </message>
    <message>
        <source>Folder above</source>
        <translation>Dossier parent</translation>
    </message>
    <message>
        <source>Not there any more: %1</source>
        <translation>Introuvable désormais&#x202f;: %1</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>FilePage</name>
    <message>
        <source>Open a file</source>
        <translation>Ouvrir un fichier</translation>
    </message>
    <message>
        <source>Or drop a file on the window</source>
        <translation>Ou déposez un fichier sur la fenêtre</translation>
    </message>
    <message>
        <source>Find by name</source>
        <translation>Chercher par nom</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Dossiers</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Clear this list</source>
        <translation>Vider cette liste</translation>
    </message>
    <message>
        <source>The files themselves stay</source>
        <translation>Les fichiers eux-mêmes restent</translation>
    </message>
    <message>
        <source>Opened last</source>
        <translation>Derniers ouverts</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Chercher</translation>
    </message>
</context>
<context>
    <name>FinalePage</name>
    <message>
        <source>Sacrifice the head to Poseidon</source>
        <translation>Sacrifier la tête à Poséidon</translation>
    </message>
    <message>
        <source>Tie the head to your belt</source>
        <translation>Attacher la tête à votre ceinture</translation>
    </message>
    <message>
        <source>Dip the amulet in the blood</source>
        <translation>Tremper l’amulette dans le sang</translation>
    </message>
    <message>
        <source>The Minotaur is dead. His head and his blood are yours; the altar is Poseidon’s.</source>
        <translation>Le Minotaure est mort. Sa tête et son sang sont à vous&#x202f;; l’autel est celui de Poséidon.</translation>
    </message>
    <message>
        <source>The last room</source>
        <translation>La dernière salle</translation>
    </message>
    <message>
        <source>The Minotaur is dead</source>
        <translation>Le Minotaure est mort</translation>
    </message>
    <message>
        <source>The head hangs from your belt. The blood is still warm.</source>
        <translation>La tête pend à votre ceinture. Le sang est encore chaud.</translation>
    </message>
    <message>
        <source>Two things are left to you: his head and his blood. What you do first cannot be taken back.</source>
        <translation>Deux choses vous restent&#x202f;: sa tête et son sang. Ce que vous ferez d’abord ne se reprend pas.</translation>
    </message>
    <message>
        <source>Nothing of this can be taken back</source>
        <translation>Rien de cela ne se reprend</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Valider</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>This ends what you can choose between.</source>
        <translation>Après cela, le choix est fait.</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Attendre</translation>
    </message>
</context>
<context>
    <name>FolderTable</name>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Open the folder: %1</source>
        <translation>Ouvrir le dossier&#x202f;: %1</translation>
    </message>
    <message>
        <source>A copy holds settings, saved runs, replays and your levels, as plain files in a new folder among the exports.</source>
        <translation>Une copie contient les réglages, les parties sauvegardées, les rediffusions et vos niveaux, en fichiers ordinaires dans un nouveau dossier des exports.</translation>
    </message>
    <message>
        <source>Copy everything of mine</source>
        <translation>Copier tout ce qui est à moi</translation>
    </message>
    <message>
        <source>Copying</source>
        <translation>Copie en cours</translation>
    </message>
</context>
<context>
    <name>Folders</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>one file, labrys.ini</source>
        <translation>un fichier, labrys.ini</translation>
    </message>
    <message>
        <source>Saved runs</source>
        <translation>Parties sauvegardées</translation>
    </message>
    <message>
        <source>after every move</source>
        <translation>après chaque coup</translation>
    </message>
    <message>
        <source>Replays</source>
        <translation>Rediffusions</translation>
    </message>
    <message>
        <source>every finished run</source>
        <translation>chaque partie terminée</translation>
    </message>
    <message>
        <source>Levels of your own</source>
        <translation>Vos propres niveaux</translation>
    </message>
    <message>
        <source>put .maze files here</source>
        <translation>déposez ici vos fichiers .maze</translation>
    </message>
    <message>
        <source>Exports and copies</source>
        <translation>Exports et copies</translation>
    </message>
    <message>
        <source>what you save for others</source>
        <translation>ce que vous enregistrez pour d’autres</translation>
    </message>
    <message>
        <source>Made again when missing</source>
        <translation>Recréé s’il manque</translation>
    </message>
    <message>
        <source>may be deleted at any time</source>
        <translation>peut être supprimé à tout moment</translation>
    </message>
    <message>
        <source>Crash reports</source>
        <translation>Rapports d’incident</translation>
    </message>
    <message>
        <source>sent nowhere; give one to whoever helps you</source>
        <translation>envoyés nulle part&#x202f;; donnez-en un à qui vous aide</translation>
    </message>
    <message>
        <source>The copy was cancelled; what was copied so far is kept.</source>
        <translation>La copie a été annulée&#x202f;; ce qui était déjà copié est conservé.</translation>
    </message>
    <message>
        <source>This folder is not there yet; it is made when something is first kept in it.</source>
        <translation>Ce dossier n’existe pas encore&#x202f;; il est créé dès que quelque chose y est conservé.</translation>
    </message>
    <message>
        <source>No file manager answered. The folder is %1.</source>
        <translation>Aucun gestionnaire de fichiers n’a répondu. Le dossier est %1.</translation>
    </message>
    <message>
        <source>There is nothing to copy yet.</source>
        <translation>Il n’y a encore rien à copier.</translation>
    </message>
    <message>
        <source>Nothing has been kept yet; there is nothing to set aside.</source>
        <translation>Rien n’a encore été conservé&#x202f;; il n’y a rien à mettre de côté.</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made; nothing was changed.</source>
        <translation>Le dossier %1 ne peut pas être créé&#x202f;; rien n’a été modifié.</translation>
    </message>
    <message>
        <source>%1 cannot be moved; nothing was changed.</source>
        <translation>%1 ne peut pas être déplacé&#x202f;; rien n’a été modifié.</translation>
    </message>
    <message>
        <source>Recent files</source>
        <translation>Fichiers récents</translation>
    </message>
    <message>
        <source>Exports</source>
        <translation>Exports</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Dossier personnel</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be copied, the first one is %1. Nothing of yours was changed.</source>
        <translation>
            <numerusform>%n fichier n’a pas pu être copié, %1. Rien de ce qui est à vous n’a été modifié.</numerusform>
            <numerusform>%n fichiers n’ont pas pu être copiés, le premier est %1. Rien de ce qui est à vous n’a été modifié.</numerusform>
        </translation>
    </message>
    <message>
        <source>Labrys runs from a medium that cannot be written to: there is nothing to copy or to keep.</source>
        <translation>Labrys est lancé depuis un support protégé en écriture&#x202f;: il n’y a rien à copier ni à conserver.</translation>
    </message>
</context>
<context>
    <name>Gamepad</name>
    <message>
        <source>Gamepad</source>
        <translation>Manette</translation>
    </message>
    <message>
        <source>Gamepad connected: %1. The cross moves, %2 chooses, %3 goes back.</source>
        <translation>Manette branchée&#x202f;: %1. La croix déplace, %2 choisit, %3 revient.</translation>
    </message>
    <message>
        <source>Gamepad disconnected: %1. Nothing is lost; keys and mouse go on.</source>
        <translation>Manette débranchée&#x202f;: %1. Rien n’est perdu&#x202f;; le clavier et la souris continuent.</translation>
    </message>
</context>
<context>
    <name>GaugeBar</name>
    <message>
        <source>%1, %2 of %3</source>
        <translation>%1, %2 sur %3</translation>
    </message>
    <message>
        <source>%1, %2 about to go</source>
        <translation>%1, dont %2 vont partir</translation>
    </message>
    <message>
        <source>%1, %2 to gain</source>
        <translation>%1, %2 à gagner</translation>
    </message>
</context>
<context>
    <name>GuidePage</name>
    <message>
        <source>Guide</source>
        <translation>Guide</translation>
    </message>
    <message>
        <source>Find in the guide</source>
        <translation>Chercher dans le guide</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>No page of the guide has this.</source>
        <translation>Aucune page du guide n’a cela.</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Leads to</source>
        <translation>Mène à</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lire</translation>
    </message>
</context>
<context>
    <name>HelpCycle</name>
    <message>
        <source>The Minotaur</source>
        <translation>Le Minotaure</translation>
    </message>
</context>
<context>
    <name>HelpKeys</name>
    <message>
        <source>Keys and mouse</source>
        <translation>Touches et souris</translation>
    </message>
    <message>
        <source>Step; arrows too, when you play alone</source>
        <translation>Un pas&#x202f;; seul, les flèches aussi</translation>
    </message>
    <message>
        <source>Wait a turn</source>
        <translation>Attendre un tour</translation>
    </message>
    <message>
        <source>The second player</source>
        <translation>Le second joueur</translation>
    </message>
    <message>
        <source>The whole level; larger, smaller</source>
        <translation>Tout le niveau&#x202f;; plus grand, plus petit</translation>
    </message>
    <message>
        <source>Pause, save, quit</source>
        <translation>Pause, sauvegarder, quitter</translation>
    </message>
    <message>
        <source>With Shift, a step runs along the corridor. A click on a cell walks there and stops when a monster comes into the light; a click on yourself waits.</source>
        <translation>Avec Maj, un pas court le long du couloir. Un clic sur une case y va et s’arrête quand un monstre entre dans la lumière&#x202f;; un clic sur vous-même attend.</translation>
    </message>
    <message>
        <source>A gamepad does all of it: the cross or the left stick steps and chooses, A presses, B goes back; two gamepads are for two players.</source>
        <translation>Une manette fait tout cela&#x202f;: la croix ou le stick gauche avance et choisit, A valide, B revient&#x202f;; deux manettes sont pour deux joueurs.</translation>
    </message>
</context>
<context>
    <name>HelpLevels</name>
    <message>
        <source>The seven mazes</source>
        <translation>Les sept labyrinthes</translation>
    </message>
    <message>
        <source>Maze %1, %2: %3 hunters, %4 wanderers, %5 Minotaurs, %6 bonuses</source>
        <translation>Labyrinthe %1, %2&#x202f;: chasseurs %3, rôdeurs %4, Minotaures %5, bonus %6</translation>
    </message>
</context>
<context>
    <name>HelpOverlay</name>
    <message>
        <source>How to play</source>
        <translation>Comment jouer</translation>
    </message>
    <message>
        <source>The guide</source>
        <translation>Le guide</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>HelpRules</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
</context>
<context>
    <name>HelpSigns</name>
    <message>
        <source>Signs</source>
        <translation>Signes</translation>
    </message>
</context>
<context>
    <name>HintBar</name>
    <message>
        <source>Keys that work now: %1</source>
        <translation>Touches utiles maintenant&#x202f;: %1</translation>
    </message>
    <message>
        <source>Keys that work now</source>
        <translation>Touches utiles maintenant</translation>
    </message>
</context>
<context>
    <name>HostCard</name>
    <message>
        <source>You host here. Others find it, or type:</source>
        <translation>Vous hébergez ici. Les autres le trouvent, ou tapent&#x202f;:</translation>
    </message>
    <message>
        <source>Stop hosting</source>
        <translation>Ne plus héberger</translation>
    </message>
    <message>
        <source>Host on this network</source>
        <translation>Héberger sur ce réseau</translation>
    </message>
</context>
<context>
    <name>InvitationCard</name>
    <message>
        <source>%1 invites you</source>
        <translation>%1 vous invite</translation>
    </message>
    <message>
        <source>%1 s left to answer</source>
        <translation>Encore %1 s pour répondre</translation>
    </message>
    <message>
        <source>Play with %1</source>
        <translation>Jouer avec %1</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
</context>
<context>
    <name>KeptCard</name>
    <message>
        <source>Matches of yours wait: %1 of %2</source>
        <translation>Des parties à vous attendent&#x202f;: %1 sur %2</translation>
    </message>
    <message>
        <source>A match of yours waits</source>
        <translation>Une partie à vous attend</translation>
    </message>
    <message>
        <source>Take it up again with %1</source>
        <translation>La reprendre avec %1</translation>
    </message>
    <message>
        <source>Another one</source>
        <translation>Une autre</translation>
    </message>
</context>
<context>
    <name>KeyTable</name>
    <message>
        <source>Preset</source>
        <translation>Préréglage</translation>
    </message>
    <message>
        <source>Arrows</source>
        <translation>Flèches</translation>
    </message>
    <message>
        <source>Where the keys act</source>
        <translation>Où les touches agissent</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>One player</source>
        <translation>Un joueur</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Deux joueurs</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Rediffusion</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Writes your keys to a file, for another computer</source>
        <translation>Écrit vos touches dans un fichier, pour un autre ordinateur</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Importer</translation>
    </message>
    <message>
        <source>Takes the keys of a file that was exported</source>
        <translation>Reprend les touches d’un fichier exporté</translation>
    </message>
    <message>
        <source>Take it away</source>
        <translation>La retirer</translation>
    </message>
    <message>
        <source>Never mind</source>
        <translation>Laisser tomber</translation>
    </message>
    <message>
        <source>%1: one more key</source>
        <translation>%1&#x202f;: une touche de plus</translation>
    </message>
    <message>
        <source>%1: key %2, change</source>
        <translation>%1&#x202f;: touche %2, changer</translation>
    </message>
    <message>
        <source>Gamepad: %1</source>
        <translation>Manette&#x202f;: %1</translation>
    </message>
    <message>
        <source>As before</source>
        <translation>Comme avant</translation>
    </message>
    <message>
        <source>%1: the usual keys again</source>
        <translation>%1&#x202f;: reprendre les touches habituelles</translation>
    </message>
    <message>
        <source>Press the new key for “%1”, or Esc to keep what was.</source>
        <translation>Appuyez sur la nouvelle touche pour «&#x202f;%1&#x202f;», ou sur Échap pour ne rien changer.</translation>
    </message>
    <message>
        <source>Choose a key to change it, or + for one more; Delete takes one away.</source>
        <translation>Choisissez une touche pour la changer, ou + pour en ajouter une&#x202f;; Suppr en retire une.</translation>
    </message>
    <message>
        <source>Network match</source>
        <translation>Partie en réseau</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Page up</source>
        <translation>Page haut</translation>
    </message>
    <message>
        <source>Page down</source>
        <translation>Page bas</translation>
    </message>
    <message>
        <source>Insert</source>
        <translation>Inser</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>Backspace</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Shift+Tab</source>
        <translation>Maj+Tab</translation>
    </message>
</context>
<context>
    <name>LBar</name>
    <message>
        <source>%1, %2 of %3</source>
        <translation>%1, %2 sur %3</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1, %2 about to go</source>
        <translation>%1, dont %2 vont partir</translation>
    </message>
</context>
<context>
    <name>LProgress</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>%1%</source>
        <translation>%1&#x202f;%</translation>
    </message>
</context>
<context>
    <name>LastTurns</name>
    <message>
        <source>The last decisions, %1 of %2</source>
        <translation>Les dernières décisions, %1 sur %2</translation>
    </message>
    <message>
        <source>The decision before</source>
        <translation>La décision d’avant</translation>
    </message>
    <message>
        <source>Further back it stands in the summary.</source>
        <translation>Plus loin, voyez le bilan.</translation>
    </message>
    <message>
        <source>The decision after</source>
        <translation>La décision d’après</translation>
    </message>
    <message>
        <source>This was the last one.</source>
        <translation>C’était la dernière.</translation>
    </message>
</context>
<context>
    <name>LevelMarks</name>
    <message>
        <source>The last enemy</source>
        <translation>Le dernier ennemi</translation>
    </message>
    <message>
        <source>Level %1 of 4</source>
        <translation>Niveau %1 sur 4</translation>
    </message>
</context>
<context>
    <name>Levels</name>
    <message>
        <source>First steps</source>
        <translation>Premiers pas</translation>
    </message>
    <message>
        <source>Three bridges</source>
        <translation>Trois ponts</translation>
    </message>
    <message>
        <source>The bull ring</source>
        <translation>L’arène</translation>
    </message>
    <message>
        <source>The cellar</source>
        <translation>La cave</translation>
    </message>
    <message>
        <source>The chessboard</source>
        <translation>L’échiquier</translation>
    </message>
    <message>
        <source>The cloister</source>
        <translation>Le cloître</translation>
    </message>
    <message>
        <source>The comb</source>
        <translation>Le peigne</translation>
    </message>
    <message>
        <source>The bull pen</source>
        <translation>L’enclos du taureau</translation>
    </message>
    <message>
        <source>The store rooms</source>
        <translation>Les magasins</translation>
    </message>
    <message>
        <source>The long gallery</source>
        <translation>La longue galerie</translation>
    </message>
    <message>
        <source>The palace of Knossos</source>
        <translation>Le palais de Cnossos</translation>
    </message>
    <message>
        <source>The last door</source>
        <translation>La dernière porte</translation>
    </message>
    <message>
        <source>The hall of pillars</source>
        <translation>La salle aux piliers</translation>
    </message>
    <message>
        <source>The racetrack</source>
        <translation>La piste</translation>
    </message>
    <message>
        <source>The snail</source>
        <translation>L’escargot</translation>
    </message>
    <message>
        <source>One river, three bridges, and a hunter who knows which one you will take.</source>
        <translation>Une rivière, trois ponts, et un chasseur qui sait lequel vous prendrez.</translation>
    </message>
    <message>
        <source>Nothing but you and the Minotaur: step off the mark, then run while it rests.</source>
        <translation>Rien que vous et le Minotaure&#x202f;: quittez la marque, puis courez pendant qu’il se repose.</translation>
    </message>
    <message>
        <source>You see three steps here. Look for the torch first.</source>
        <translation>Ici, vous voyez à trois pas. Cherchez d’abord la torche.</translation>
    </message>
    <message>
        <source>Every crossing looks alike. The compass knows better.</source>
        <translation>Tous les carrefours se ressemblent. La boussole, elle, sait.</translation>
    </message>
    <message>
        <source>Two hunters walk the cloister. The freezes lie where you begin: keep them for the court.</source>
        <translation>Deux chasseurs arpentent le cloître. Les gels sont là où vous commencez&#x202f;: gardez-les pour la cour.</translation>
    </message>
    <message>
        <source>Some teeth are dead ends, and the key lies in one: wait until the wanderer has gone by.</source>
        <translation>Certaines dents sont des impasses, et la clé est dans l’une d’elles&#x202f;: attendez que le rôdeur soit passé.</translation>
    </message>
    <message>
        <source>There and back again, and three wanderers in between.</source>
        <translation>Un aller, un retour, et trois rôdeurs entre les deux.</translation>
    </message>
    <message>
        <source>Six walls around the beast, and it jumps over all of them.</source>
        <translation>Six murs autour de la bête, et elle saute par-dessus tous.</translation>
    </message>
    <message>
        <source>Everything at once: a hunter, two wanderers and the Minotaur.</source>
        <translation>Tout à la fois&#x202f;: un chasseur, deux rôdeurs et le Minotaure.</translation>
    </message>
    <message>
        <source>Wanderers see four steps; pillars hide you from them.</source>
        <translation>Les rôdeurs voient à quatre pas&#x202f;; les piliers vous cachent.</translation>
    </message>
    <message>
        <source>Round and round: a hunter never catches who keeps to the rings.</source>
        <translation>En rond, toujours en rond&#x202f;: un chasseur n’attrape jamais qui reste sur les anneaux.</translation>
    </message>
    <message>
        <source>The long way in is safe, the short cuts are quick.</source>
        <translation>Le long chemin est sûr, les raccourcis sont rapides.</translation>
    </message>
</context>
<context>
    <name>LookSample</name>
    <message>
        <source>How it looks now</source>
        <translation>L’aspect actuel</translation>
    </message>
    <message>
        <source>A wanderer is in your light.</source>
        <translation>Un rôdeur est dans votre lumière.</translation>
    </message>
    <message>
        <source>Text, as you have it now</source>
        <translation>Le texte, tel que vous l’avez</translation>
    </message>
    <message>
        <source>The smallest that ever appears</source>
        <translation>Le plus petit qui apparaisse jamais</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Labrys: %1</source>
        <translation>Labrys&#x202f;: %1</translation>
    </message>
    <message>
        <source>Labrys</source>
        <translation>Labrys</translation>
    </message>
    <message>
        <source>The diagnostics are in the clipboard.</source>
        <translation>Le diagnostic est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>The details are in the clipboard.</source>
        <translation>Les détails sont dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Begin as if Labrys were new?</source>
        <translation>Repartir comme au premier jour&#x202f;?</translation>
    </message>
    <message>
        <source>Settings, saved runs and replays go into a folder of their own, from which you can take them back. Levels and exports stay where they are.</source>
        <translation>Réglages, parties sauvegardées et rediffusions vont dans un dossier à part, d’où vous pourrez les reprendre. Niveaux et exports restent où ils sont.</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Repartir de zéro</translation>
    </message>
    <message>
        <source>Keep everything</source>
        <translation>Tout garder</translation>
    </message>
</context>
<context>
    <name>MainMenu</name>
    <message>
        <source>Labrys, main menu</source>
        <translation>Labrys, menu principal</translation>
    </message>
    <message>
        <source>Ways into the labyrinth. One thread out.</source>
        <translation>Des chemins dans le labyrinthe. Un fil pour en sortir.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Minotaur maze, %1</source>
        <translation>Labyrinthe du Minotaure, %1</translation>
    </message>
    <message>
        <source>Minotaur maze</source>
        <translation>Labyrinthe du Minotaure</translation>
    </message>
    <message>
        <source>ASCII mazes, alone or with a friend</source>
        <translation>Des labyrinthes ASCII, seul ou à deux</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Language, look, speed and keys</source>
        <translation>Langue, aspect, vitesse et touches</translation>
    </message>
    <message>
        <source>About Labrys</source>
        <translation>À propos de Labrys</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Version, licences, diagnostics</source>
        <translation>Version, licences, diagnostic</translation>
    </message>
    <message>
        <source>Open a file</source>
        <translation>Ouvrir un fichier</translation>
    </message>
    <message>
        <source>A level, a replay or a saved run of yours</source>
        <translation>Un niveau, une rediffusion ou une partie</translation>
    </message>
    <message>
        <source>English</source>
        <extracomment>The name of this language, in itself</extracomment>
        <translation>Français</translation>
    </message>
</context>
<context>
    <name>ManPage</name>
    <message>
        <source>NAME</source>
        <translation>NOM</translation>
    </message>
    <message>
        <source>SYNOPSIS</source>
        <translation>SYNOPSIS</translation>
    </message>
    <message>
        <source>EXIT STATUS</source>
        <translation>ÉTAT DE SORTIE</translation>
    </message>
    <message>
        <source>0 done, 1 the answer is no, 2 wrong usage, 3 something cannot be read or written.</source>
        <translation>0 fait, 1 la réponse est non, 2 mauvais usage, 3 quelque chose ne peut être lu ou écrit.</translation>
    </message>
    <message>
        <source>FILES</source>
        <translation>FICHIERS</translation>
    </message>
    <message>
        <source>labrys-cli paths prints where files are kept.</source>
        <translation>labrys-cli paths indique où les fichiers sont gardés.</translation>
    </message>
    <message>
        <source>OPTIONS</source>
        <translation>OPTIONS</translation>
    </message>
    <message>
        <source>COMMANDS</source>
        <translation>COMMANDES</translation>
    </message>
    <message>
        <source>CONFIGURATION</source>
        <translation>CONFIGURATION</translation>
    </message>
    <message>
        <source>A file of --config has one “key = value” a line; a key is the name of an option without its dashes, and a line that begins with # is a comment. labrys-server --check-config prints such a file with all that holds when nothing is said.</source>
        <translation>Un fichier de --config a un «&#x202f;clé = valeur&#x202f;» par ligne&#x202f;; une clé est le nom d’une option sans ses tirets, et une ligne qui commence par # est un commentaire. labrys-server --check-config affiche un tel fichier avec tout ce qui vaut quand rien n’est dit.</translation>
    </message>
</context>
<context>
    <name>MatchBanner</name>
    <message>
        <source>Try now</source>
        <translation>Essayer maintenant</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer seul</translation>
    </message>
    <message>
        <source>The other player stands aside, and comes back in later</source>
        <translation>L’autre joueur est retiré de la carte, et revient plus tard</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Attendre</translation>
    </message>
    <message>
        <source>Save and leave</source>
        <translation>Sauvegarder et quitter</translation>
    </message>
</context>
<context>
    <name>MatchKeeper</name>
    <message>
        <source>Rank %1 of the high scores</source>
        <translation>Rang %1 des records</translation>
    </message>
    <message>
        <source>Not among the ten best.</source>
        <translation>Pas parmi les dix meilleurs.</translation>
    </message>
</context>
<context>
    <name>MatchMenu</name>
    <message>
        <source>The match goes on</source>
        <translation>La partie continue</translation>
    </message>
    <message>
        <source>You watch %1.</source>
        <translation>Vous regardez %1.</translation>
    </message>
    <message>
        <source>Nothing happens until both have moved: %1 waits for you.</source>
        <translation>Rien ne se passe avant que les deux aient joué&#x202f;: %1 vous attend.</translation>
    </message>
    <message>
        <source>Back to the maze</source>
        <translation>Revenir au labyrinthe</translation>
    </message>
    <message>
        <source>Hear %1 again</source>
        <translation>Entendre de nouveau %1</translation>
    </message>
    <message>
        <source>Mute %1</source>
        <translation>Rendre muet&#x202f;: %1</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Back to the lobby</source>
        <translation>Revenir au salon</translation>
    </message>
    <message>
        <source>Save and leave</source>
        <translation>Sauvegarder et quitter</translation>
    </message>
</context>
<context>
    <name>MatchPanel</name>
    <message>
        <source>Waiting for %2, %1 s at most.</source>
        <translation>On attend %2, %1 s au plus.</translation>
    </message>
    <message>
        <source>Waiting for %1.</source>
        <translation>On attend %1.</translation>
    </message>
    <message>
        <source>%1 is ready.</source>
        <translation>%1 a dit «&#x202f;Prêt&#x202f;».</translation>
    </message>
    <message>
        <source>The next level begins when you are both ready.</source>
        <translation>Le niveau suivant commence quand vous avez tous deux dit «&#x202f;Prêt&#x202f;».</translation>
    </message>
    <message>
        <source>The other one is not ready yet.</source>
        <translation>L’autre n’a pas encore dit «&#x202f;Prêt&#x202f;».</translation>
    </message>
    <message>
        <source>You are ready</source>
        <translation>Vous avez dit «&#x202f;Prêt&#x202f;»</translation>
    </message>
    <message>
        <source>Ready for level %1</source>
        <translation>Prêt pour le niveau %1</translation>
    </message>
    <message>
        <source>Watch it again</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Back to the lobby</source>
        <translation>Revenir au salon</translation>
    </message>
    <message>
        <source>Save and leave</source>
        <translation>Sauvegarder et quitter</translation>
    </message>
</context>
<context>
    <name>MatchScreen</name>
    <message>
        <source>Minotaur maze</source>
        <translation>Labyrinthe du Minotaure</translation>
    </message>
    <message>
        <source>You watch %1</source>
        <translation>Vous regardez %1</translation>
    </message>
    <message>
        <source>With %1</source>
        <translation>Avec %1</translation>
    </message>
    <message numerus="yes">
        <source>%n new line(s) in the chat</source>
        <translation>
            <numerusform>%n nouvelle ligne dans la discussion</numerusform>
            <numerusform>%n nouvelles lignes dans la discussion</numerusform>
        </translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message numerus="yes">
        <source>You see everything %n round(s) late</source>
        <translation>
            <numerusform>Vous voyez tout avec %n tour de retard</numerusform>
            <numerusform>Vous voyez tout avec %n tours de retard</numerusform>
        </translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Attendre</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Discussion</translation>
    </message>
    <message>
        <source>Near</source>
        <translation>De près</translation>
    </message>
    <message>
        <source>Whole level</source>
        <translation>Tout le niveau</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Plus grand</translation>
    </message>
    <message>
        <source>Send</source>
        <translation>Envoyer</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Valider</translation>
    </message>
    <message>
        <source>Back to the maze</source>
        <translation>Revenir au labyrinthe</translation>
    </message>
    <message>
        <source>Lobby</source>
        <translation>Salon</translation>
    </message>
    <message>
        <source>Match with %1</source>
        <translation>Partie avec %1</translation>
    </message>
    <message>
        <source>Messages and chat</source>
        <translation>Messages</translation>
    </message>
    <message>
        <source>To watchers</source>
        <translation>Aux spectateurs</translation>
    </message>
    <message>
        <source>Write to %1</source>
        <translation>Écrire à %1</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Déconnecté</translation>
    </message>
    <message>
        <source>Without %1</source>
        <translation>Sans %1</translation>
    </message>
</context>
<context>
    <name>MazeCoach</name>
    <message>
        <source>Step from cell to cell. Light reaches a few steps; what you have seen stays in grey. Nothing moves while you think.</source>
        <translation>Avancez de case en case. La lumière porte à quelques pas&#x202f;; ce que vous avez vu reste en gris. Rien ne bouge pendant que vous réfléchissez.</translation>
    </message>
    <message>
        <source>Wait a turn: you stay where you are, and the monsters move. A click on yourself does it too.</source>
        <translation>Attendez un tour&#x202f;: vous restez sur place et les monstres bougent. Un clic sur vous-même le fait aussi.</translation>
    </message>
    <message>
        <source>Somewhere lies the key. A click on a cell you know walks there, and stops when a monster comes into the light; with Shift a step runs along the corridor.</source>
        <translation>La clé est quelque part. Un clic sur une case connue y va, et s’arrête quand un monstre entre dans la lumière&#x202f;; avec Maj, un pas court le long du couloir.</translation>
    </message>
    <message>
        <source>You have the key: the exit is open. Find it and step on it.</source>
        <translation>Vous avez la clé&#x202f;: la sortie est ouverte. Trouvez-la et marchez dessus.</translation>
    </message>
    <message>
        <source>The next maze is larger. See it whole, ask for help, or take a pause: all of it costs no turn.</source>
        <translation>Ce labyrinthe est plus grand. Voyez-le en entier, demandez de l’aide ou faites une pause&#x202f;: rien de cela ne coûte un tour.</translation>
    </message>
</context>
<context>
    <name>MazeEndings</name>
    <message>
        <source>Out of the labyrinth</source>
        <translation>Hors du labyrinthe</translation>
    </message>
    <message>
        <source>Level %1 is done</source>
        <translation>Niveau %1 terminé</translation>
    </message>
    <message numerus="yes">
        <source>All %n maze(s) are behind you.</source>
        <translation>
            <numerusform>Le labyrinthe est derrière vous.</numerusform>
            <numerusform>Les %n labyrinthes sont derrière vous.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It took %n turn(s).</source>
        <translation>
            <numerusform>Il a fallu %n tour.</numerusform>
            <numerusform>Il a fallu %n tours.</numerusform>
        </translation>
    </message>
    <message>
        <source>The turns are used up</source>
        <translation>Plus de tours</translation>
    </message>
    <message>
        <source>A hunter has you</source>
        <translation>Un chasseur vous tient</translation>
    </message>
    <message>
        <source>A hunter has you both</source>
        <translation>Un chasseur vous tient tous les deux</translation>
    </message>
    <message>
        <source>A wanderer has you</source>
        <translation>Un rôdeur vous tient</translation>
    </message>
    <message>
        <source>A wanderer has you both</source>
        <translation>Un rôdeur vous tient tous les deux</translation>
    </message>
    <message>
        <source>The Minotaur has you</source>
        <translation>Le Minotaure vous tient</translation>
    </message>
    <message>
        <source>The Minotaur has you both</source>
        <translation>Le Minotaure vous tient tous les deux</translation>
    </message>
    <message>
        <source>It stepped into your cell in turn %1.</source>
        <translation>Il est entré dans votre case au tour %1.</translation>
    </message>
    <message>
        <source>You walked into it in turn %1.</source>
        <translation>Vous avez marché sur lui au tour %1.</translation>
    </message>
    <message>
        <source>It landed on your square in turn %1.</source>
        <translation>Il a atterri sur votre case au tour %1.</translation>
    </message>
    <message>
        <source>It had aimed the turn before: one step out of the marked square is enough.</source>
        <translation>Il avait visé au tour d’avant&#x202f;: un pas hors du carré marqué suffit.</translation>
    </message>
    <message>
        <source>Monsters that stand still catch as well.</source>
        <translation>Un monstre immobile attrape aussi.</translation>
    </message>
    <message>
        <source>Who changes places with a monster is caught.</source>
        <translation>Qui change de place avec un monstre est pris.</translation>
    </message>
    <message>
        <source>It cut you off on the way to the key: the short way passed it.</source>
        <translation>Il vous a coupé le chemin de la clé&#x202f;: le plus court passait par lui.</translation>
    </message>
    <message>
        <source>A hunter always comes the shortest way; only a loop keeps you ahead of it.</source>
        <translation>Un chasseur vient toujours par le plus court&#x202f;; seule une boucle vous garde devant lui.</translation>
    </message>
    <message>
        <source>It had seen you; it follows until it loses sight of you.</source>
        <translation>Il vous avait vu&#x202f;; il suit jusqu’à ce qu’il vous perde de vue.</translation>
    </message>
    <message>
        <source>This level allows no more turns.</source>
        <translation>Ce niveau n’accorde plus de tours.</translation>
    </message>
    <message>
        <source>%1 was caught last, in turn %2.</source>
        <translation>%1&#x202f;: pris en dernier, au tour %2.</translation>
    </message>
    <message numerus="yes">
        <source>It had been in the light for %n turn(s).</source>
        <translation>
            <numerusform>Il était dans la lumière depuis %n tour.</numerusform>
            <numerusform>Il était dans la lumière depuis %n tours.</numerusform>
        </translation>
    </message>
    <message>
        <source>Out with the key, the Minotaur behind you.</source>
        <translation>Dehors avec la clé, le Minotaure derrière vous.</translation>
    </message>
    <message numerus="yes">
        <source>Out with the key, %n hunter(s) behind you.</source>
        <translation>
            <numerusform>Dehors avec la clé, un chasseur derrière vous.</numerusform>
            <numerusform>Dehors avec la clé, %n chasseurs derrière vous.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Out with the key, %n wanderer(s) behind you.</source>
        <translation>
            <numerusform>Dehors avec la clé, un rôdeur derrière vous.</numerusform>
            <numerusform>Dehors avec la clé, %n rôdeurs derrière vous.</numerusform>
        </translation>
    </message>
    <message>
        <source>Out with the key.</source>
        <translation>Dehors avec la clé.</translation>
    </message>
</context>
<context>
    <name>MazeHelp</name>
    <message>
        <source>The first player</source>
        <translation>Le premier joueur</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>The second player; underlined where colours are drawn</source>
        <translation>Le second joueur&#x202f;; souligné là où il y a des couleurs</translation>
    </message>
    <message>
        <source>Wall</source>
        <translation>Mur</translation>
    </message>
    <message>
        <source>Passage</source>
        <translation>Passage</translation>
    </message>
    <message>
        <source>Key: step on it to take it</source>
        <translation>Clé&#x202f;: marchez dessus pour la prendre</translation>
    </message>
    <message>
        <source>Exit: opens once the key is found</source>
        <translation>Sortie&#x202f;: s’ouvre quand la clé est trouvée</translation>
    </message>
    <message>
        <source>Hunter: comes the shortest way, and cuts you off from the key</source>
        <translation>Chasseur&#x202f;: vient par le plus court chemin, et vous coupe de la clé</translation>
    </message>
    <message>
        <source>Wanderer: roams, and hunts you once it sees you</source>
        <translation>Rôdeur&#x202f;: erre, et vous chasse dès qu’il vous voit</translation>
    </message>
    <message>
        <source>Minotaur: jumps over walls, and rests after each jump</source>
        <translation>Minotaure&#x202f;: saute par-dessus les murs, et se repose après chaque saut</translation>
    </message>
    <message>
        <source>Where the Minotaur lands next</source>
        <translation>Où le Minotaure va retomber</translation>
    </message>
    <message numerus="yes">
        <source>Freeze: monsters stand still for %n turn(s)</source>
        <translation>
            <numerusform>Gel&#x202f;: les monstres restent immobiles %n tour</numerusform>
            <numerusform>Gel&#x202f;: les monstres restent immobiles %n tours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Torch: you see %n step(s) farther until the level ends</source>
        <translation>
            <numerusform>Torche&#x202f;: vous voyez %n pas plus loin jusqu’à la fin du niveau</numerusform>
            <numerusform>Torche&#x202f;: vous voyez %n pas plus loin jusqu’à la fin du niveau</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Compass: the next %n cell(s) of the way to the key, then to the exit</source>
        <translation>
            <numerusform>Boussole&#x202f;: la prochaine case du chemin vers la clé, puis vers la sortie (%n)</numerusform>
            <numerusform>Boussole&#x202f;: les %n prochaines cases du chemin vers la clé, puis vers la sortie</numerusform>
        </translation>
    </message>
    <message>
        <source>A cell that only a compass tells of</source>
        <translation>Une case que seule une boussole indique</translation>
    </message>
    <message>
        <source>Find the key, then the exit. You move, then every monster; nothing moves while you think.</source>
        <translation>Trouvez la clé, puis la sortie. Vous jouez, puis chaque monstre&#x202f;; rien ne bouge tant que vous réfléchissez.</translation>
    </message>
    <message>
        <source>Walking into a wall uses no turn. You are caught where you share a cell with a monster or change places with one.</source>
        <translation>Se heurter à un mur ne coûte aucun tour. Vous êtes attrapé si vous partagez une case avec un monstre ou échangez votre place avec lui.</translation>
    </message>
    <message>
        <source>Light reaches %1 steps: there you see everything. Up to %2 steps lies half-light: you see the walls, but neither things nor monsters. Light never passes a wall. What you have seen stays on the map.</source>
        <translation>La lumière porte à %1 pas&#x202f;: là, vous voyez tout. Jusqu’à %2 pas s’étend la pénombre&#x202f;: vous y voyez les murs, mais ni objets ni monstres. La lumière ne traverse jamais un mur. Ce que vous avez vu reste sur la carte.</translation>
    </message>
    <message>
        <source>A wanderer sees you within %1 steps, follows, and goes to where it last saw you.</source>
        <translation>Un rôdeur vous voit à %1 pas, vous suit, et va là où il vous a vu en dernier.</translation>
    </message>
    <message>
        <source>A hunter always knows where you are and takes the shortest way. Until the key is found, it looks %1 cells ahead on your way to the key and goes where it can cut you off.</source>
        <translation>Un chasseur sait toujours où vous êtes et prend le plus court chemin. Tant que la clé n’est pas trouvée, il regarde %1 cases en avant sur votre chemin vers la clé et va là où il peut vous couper la route.</translation>
    </message>
    <message>
        <source>Easy: light %1, half-light %2, hunters look %3 ahead. Hard: light %4, half-light %5, hunters look %6 ahead. Neither is ranked.</source>
        <translation>Facile&#x202f;: lumière %1, pénombre %2, les chasseurs regardent %3 en avant. Difficile&#x202f;: lumière %4, pénombre %5, les chasseurs regardent %6 en avant. Ni l’un ni l’autre n’est classé.</translation>
    </message>
    <message>
        <source>A completed level gives %1 points, one more for each turn below %2, and %3 for each bonus.</source>
        <translation>Un niveau terminé donne %1 points, un de plus pour chaque tour au-dessous de %2, et %3 pour chaque bonus.</translation>
    </message>
    <message>
        <source>A level that is not done after %1 turns is lost.</source>
        <translation>Un niveau qui n’est pas fini après %1 tours est perdu.</translation>
    </message>
    <message>
        <source>Two players have one key and one score. Who is caught is out until the next level; the level is done when everyone left is out through the exit.</source>
        <translation>Deux joueurs ont une seule clé et un seul score. Qui est pris attend le niveau suivant&#x202f;; le niveau est terminé quand tous ceux qui restent sont sortis.</translation>
    </message>
    <message>
        <source>Level	Size	Hunters	Wanderers	Minotaur	Bonuses</source>
        <extracomment>Headings of a table; the tabs stay</extracomment>
        <translation>Niveau	Taille	Chasseurs	Rôdeurs	Minotaure	Bonus</translation>
    </message>
    <message>
        <source>Aim: the nine characters around the nearest player are marked, in the shadow too. You have one turn to leave that cell.</source>
        <translation>Il vise&#x202f;: les neuf caractères autour du joueur le plus proche sont marqués, même dans l’ombre. Vous avez un tour pour quitter cette case.</translation>
    </message>
    <message>
        <source>Jump: over the walls to the mark, %1 cells at most. Whoever still stands there is caught.</source>
        <translation>Il saute&#x202f;: par-dessus les murs jusqu’à la marque, à %1 cases au plus. Qui s’y tient encore est attrapé.</translation>
    </message>
    <message numerus="yes">
        <source>Rest: it stands still for %n turn(s); a freeze makes that longer.</source>
        <translation>
            <numerusform>Il se repose&#x202f;: il reste immobile %n tour&#x202f;; un gel allonge ce repos.</numerusform>
            <numerusform>Il se repose&#x202f;: il reste immobile %n tours&#x202f;; un gel allonge ce repos.</numerusform>
        </translation>
    </message>
    <message>
        <source>W A S D, arrows</source>
        <translation>W A S D, flèches</translation>
    </message>
    <message>
        <source>Step up, left, down, right</source>
        <translation>Un pas en haut, à gauche, en bas, à droite</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Wait a turn</source>
        <translation>Attendre un tour</translation>
    </message>
    <message>
        <source>This help</source>
        <translation>Cette aide</translation>
    </message>
    <message>
        <source>Pause: resume, save, quit</source>
        <translation>Pause&#x202f;: reprendre, sauvegarder, quitter</translation>
    </message>
    <message>
        <source>Save and quit</source>
        <translation>Sauvegarder et quitter</translation>
    </message>
    <message>
        <source>Draw the screen again</source>
        <translation>Redessiner l’écran</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Ends a line of keys, which are taken in turn; . waits, too</source>
        <translation>Termine une ligne de touches, prises l’une après l’autre&#x202f;; . attend aussi</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>À deux</translation>
    </message>
    <message>
        <source>The same keys move whoever&apos;s turn it is</source>
        <translation>Les mêmes touches jouent pour celui dont c’est le tour</translation>
    </message>
    <message>
        <source>Look: exits, monsters, key, exit, bonuses</source>
        <translation>Regarder&#x202f;: issues, monstres, clé, sortie, bonus</translation>
    </message>
    <message>
        <source>N, B or Shift+N</source>
        <translation>N, B ou Maj+N</translation>
    </message>
    <message>
        <source>The next thing of interest, the one before</source>
        <translation>La prochaine chose d’intérêt, la précédente</translation>
    </message>
    <message>
        <source>The nearest unexplored opening</source>
        <translation>L’ouverture inexplorée la plus proche</translation>
    </message>
    <message>
        <source>The way to what was named last</source>
        <translation>Le chemin vers ce qui a été nommé en dernier</translation>
    </message>
    <message>
        <source>Go there; stops on danger</source>
        <translation>Y aller&#x202f;; s’arrête en cas de danger</translation>
    </message>
    <message>
        <source>Where you are, and how much is explored</source>
        <translation>Où vous êtes, et combien est exploré</translation>
    </message>
    <message>
        <source>How the level stands</source>
        <translation>Où en est le niveau</translation>
    </message>
    <message>
        <source>The last line again</source>
        <translation>La dernière ligne, encore une fois</translation>
    </message>
    <message>
        <source>The last 20 lines</source>
        <translation>Les 20 dernières lignes</translation>
    </message>
</context>
<context>
    <name>MazeMenu</name>
    <message>
        <source>Minotaur maze</source>
        <translation>Labyrinthe du Minotaure</translation>
    </message>
    <message>
        <source>Find the key, then the way out.</source>
        <translation>Trouvez la clé, puis la sortie.</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Continue: %1</source>
        <translation>Continuer&#x202f;: %1</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>The saved run (%1) ends when a new one begins.</source>
        <translation>La partie sauvegardée (%1) s’arrête quand une nouvelle commence.</translation>
    </message>
    <message>
        <source>Ranked: the game as it is meant</source>
        <translation>Classée&#x202f;: le jeu tel qu’il est pensé</translation>
    </message>
    <message>
        <source>Easy: you see farther, hunters look less ahead; not ranked</source>
        <translation>Facile&#x202f;: vous voyez plus loin, les chasseurs moins en avant&#x202f;; non classée</translation>
    </message>
    <message>
        <source>Hard: hunters look farther ahead; not ranked</source>
        <translation>Difficile&#x202f;: les chasseurs regardent plus loin en avant&#x202f;; non classée</translation>
    </message>
    <message>
        <source>Seed of the day: the same mazes for everybody</source>
        <translation>Graine du jour&#x202f;: les mêmes labyrinthes pour tous</translation>
    </message>
    <message>
        <source>Players: two at this keyboard</source>
        <translation>Joueurs&#x202f;: deux à ce clavier</translation>
    </message>
    <message>
        <source>Players: one</source>
        <translation>Joueurs&#x202f;: un</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Level %1, turn %2. Everything up to here is saved.</source>
        <translation>Niveau %1, tour %2. Tout est sauvegardé jusqu’ici.</translation>
    </message>
    <message>
        <source>Level %1, turn %2. This run is not kept.</source>
        <translation>Niveau %1, tour %2. Cette partie n’est pas gardée.</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Graine %1</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Sauvegarder</translation>
    </message>
    <message>
        <source>Colours on or off</source>
        <translation>Avec ou sans couleurs</translation>
    </message>
    <message>
        <source>Save and quit to the menu</source>
        <translation>Sauvegarder et revenir au menu</translation>
    </message>
    <message>
        <source>Next level</source>
        <translation>Niveau suivant</translation>
    </message>
    <message>
        <source>New run</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Main menu</source>
        <translation>Menu principal</translation>
    </message>
    <message>
        <source>Your name for the high scores:</source>
        <translation>Votre nom pour les records&#x202f;:</translation>
    </message>
    <message>
        <source>High scores</source>
        <translation>Records</translation>
    </message>
    <message>
        <source>No results yet.</source>
        <translation>Pas encore de résultats.</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Quit to the menu</source>
        <translation>Quitter vers le menu</translation>
    </message>
    <message>
        <source>Network game</source>
        <translation>Partie en réseau</translation>
    </message>
</context>
<context>
    <name>MazePlans</name>
    <message>
        <source>finds nobody</source>
        <translation>ne trouve personne</translation>
    </message>
    <message numerus="yes">
        <source>follows, %n step(s) away</source>
        <translation>
            <numerusform>suit, à %n pas</numerusform>
            <numerusform>suit, à %n pas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cuts off the way to the key, %n step(s) away</source>
        <translation>
            <numerusform>coupe le chemin de la clé, à %n pas</numerusform>
            <numerusform>coupe le chemin de la clé, à %n pas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>goes where it last saw someone, %n step(s) away</source>
        <translation>
            <numerusform>va où il a vu quelqu’un, à %n pas</numerusform>
            <numerusform>va où il a vu quelqu’un, à %n pas</numerusform>
        </translation>
    </message>
    <message>
        <source>roams</source>
        <translation>rôde</translation>
    </message>
    <message>
        <source>aims next</source>
        <translation>va viser</translation>
    </message>
    <message>
        <source>jumps next</source>
        <translation>va sauter</translation>
    </message>
    <message numerus="yes">
        <source>stands still, for %n turn(s) more</source>
        <translation>
            <numerusform>immobile, encore %n tour</numerusform>
            <numerusform>immobile, encore %n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A monster and what it plans, for instance: Hunter: follows, 3 steps away</extracomment>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>key found</source>
        <translation>clé trouvée</translation>
    </message>
    <message>
        <source>freeze found</source>
        <translation>gel trouvé</translation>
    </message>
    <message>
        <source>torch found</source>
        <translation>torche trouvée</translation>
    </message>
    <message>
        <source>compass found</source>
        <translation>boussole trouvée</translation>
    </message>
    <message>
        <source>monster in your light</source>
        <translation>monstre dans votre lumière</translation>
    </message>
    <message>
        <source>noticed by a wanderer</source>
        <translation>vu par un rôdeur</translation>
    </message>
    <message>
        <source>the Minotaur aims</source>
        <translation>le Minotaure vise</translation>
    </message>
    <message>
        <source>level done</source>
        <translation>niveau terminé</translation>
    </message>
    <message>
        <source>caught</source>
        <translation>pris</translation>
    </message>
</context>
<context>
    <name>MazeResult</name>
    <message>
        <source>Turns of this level</source>
        <translation>Tours du niveau</translation>
    </message>
    <message>
        <source>Par</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>This level</source>
        <translation>Ce niveau</translation>
    </message>
    <message>
        <source>Turns of the run</source>
        <translation>Tours de la partie</translation>
    </message>
    <message>
        <source>Points of the run</source>
        <translation>Points de la partie</translation>
    </message>
</context>
<context>
    <name>MazeScreen</name>
    <message>
        <source>Minotaur maze, %1</source>
        <translation>Labyrinthe du Minotaure, %1</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>First player, second player, then the monsters</source>
        <translation>Premier joueur, second joueur, puis les monstres</translation>
    </message>
    <message>
        <source>You, then the monsters</source>
        <translation>Vous, puis les monstres</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Premier joueur</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Second joueur</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Attendre</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Valider</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Minotaur maze</source>
        <translation>Labyrinthe du Minotaure</translation>
    </message>
    <message>
        <source>Watch it again</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Numbers on the map: turns before the end</source>
        <translation>Nombres sur la carte&#x202f;: tours avant la fin</translation>
    </message>
    <message>
        <source>Torch and compass end with the level</source>
        <translation>Torche et boussole finissent avec le niveau</translation>
    </message>
    <message>
        <source>Near</source>
        <translation>De près</translation>
    </message>
    <message>
        <source>Whole level</source>
        <translation>Tout le niveau</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Plus grand</translation>
    </message>
    <message>
        <source>Watch the last turns</source>
        <translation>Revoir les derniers tours</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
</context>
<context>
    <name>MazeSigns</name>
    <message>
        <source>The Minotaur lands on this square next turn. One step out of it is enough.</source>
        <translation>Le Minotaure atterrit sur ce carré au prochain tour. Un pas en dehors suffit.</translation>
    </message>
    <message numerus="yes">
        <source>The Minotaur: it aims, jumps over walls up to %1 cells far, and then rests for %n turn(s).</source>
        <translation>
            <numerusform>Le Minotaure&#x202f;: il vise, saute par-dessus les murs jusqu’à %1 cases, puis se repose %n tour.</numerusform>
            <numerusform>Le Minotaure&#x202f;: il vise, saute par-dessus les murs jusqu’à %1 cases, puis se repose %n tours.</numerusform>
        </translation>
    </message>
    <message>
        <source>A hunter: each turn it comes the shortest way, and before you have the key it cuts you off up to %1 cells ahead. Loops save you, dead ends do not.</source>
        <translation>Un chasseur&#x202f;: à chaque tour il vient par le plus court, et avant que vous ayez la clé il vous coupe la route jusqu’à %1 cases devant vous. Les boucles vous sauvent, les impasses non.</translation>
    </message>
    <message>
        <source>A wanderer: it roams until it sees you from %1 steps, then it follows. Out of its sight it goes to where it last saw you.</source>
        <translation>Un rôdeur&#x202f;: il rôde jusqu’à ce qu’il vous voie à %1 pas, puis il suit. Hors de sa vue, il va où il vous a vu.</translation>
    </message>
    <message>
        <source>The key: step on it. Without it the exit stays locked.</source>
        <translation>La clé&#x202f;: marchez dessus. Sans elle la sortie reste fermée.</translation>
    </message>
    <message>
        <source>The exit: with the key, step on it to leave the maze.</source>
        <translation>La sortie&#x202f;: avec la clé, marchez dessus pour quitter le labyrinthe.</translation>
    </message>
    <message numerus="yes">
        <source>A freeze: step on it, and the monsters stand still for %n turn(s). Standing ones catch, too.</source>
        <translation>
            <numerusform>Un gel&#x202f;: marchez dessus, et les monstres s’immobilisent %n tour. Immobiles, ils attrapent aussi.</numerusform>
            <numerusform>Un gel&#x202f;: marchez dessus, et les monstres s’immobilisent %n tours. Immobiles, ils attrapent aussi.</numerusform>
        </translation>
    </message>
    <message>
        <source>A torch: step on it, and you see %1 steps farther until the level ends.</source>
        <translation>Une torche&#x202f;: marchez dessus, et vous voyez %1 pas plus loin jusqu’à la fin du niveau.</translation>
    </message>
    <message>
        <source>A compass: step on it, and it shows the next %1 cells of the way to the key, then to the exit.</source>
        <translation>Une boussole&#x202f;: marchez dessus, et elle montre les %1 prochaines cases du chemin de la clé, puis de la sortie.</translation>
    </message>
</context>
<context>
    <name>MazeSpeech</name>
    <message>
        <source>Nothing was said yet.</source>
        <translation>Rien n’a encore été dit.</translation>
    </message>
    <message>
        <source>here</source>
        <translation>ici</translation>
    </message>
    <message>
        <source>north-west</source>
        <translation>nord-ouest</translation>
    </message>
    <message>
        <source>north-east</source>
        <translation>nord-est</translation>
    </message>
    <message>
        <source>south-west</source>
        <translation>sud-ouest</translation>
    </message>
    <message>
        <source>south-east</source>
        <translation>sud-est</translation>
    </message>
    <message>
        <source>No exits.</source>
        <translation>Aucune issue.</translation>
    </message>
    <message>
        <source>Exits %1.</source>
        <translation>Issues %1.</translation>
    </message>
    <message>
        <source>%1, no known way</source>
        <translation>%1, aucun chemin connu</translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) %1</source>
        <extracomment>Steps and where to, for instance: 4 steps north-east</extracomment>
        <translation>
            <numerusform>%n pas %1</numerusform>
            <numerusform>%n pas %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, first step %2</source>
        <translation>%1, premier pas %2</translation>
    </message>
    <message>
        <source>%1, first step %2, a monster may be there first</source>
        <translation>%1, premier pas %2, un monstre peut y être avant</translation>
    </message>
    <message numerus="yes">
        <source>resting for %n turn(s) more</source>
        <translation>
            <numerusform>au repos encore %n tour</numerusform>
            <numerusform>au repos encore %n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>ready to jump</source>
        <translation>prêt à sauter</translation>
    </message>
    <message numerus="yes">
        <source>frozen for %n turn(s) more</source>
        <translation>
            <numerusform>gelé encore %n tour</numerusform>
            <numerusform>gelé encore %n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>moving</source>
        <translation>en marche</translation>
    </message>
    <message>
        <source>%1 %2, %3</source>
        <translation>%1 %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 %n step(s) %2, first step %3, %4</source>
        <extracomment>A monster: its name, how far and where, by which exit it is reached, what it does</extracomment>
        <translation>
            <numerusform>%1 à %n pas %2, premier pas %3, %4</numerusform>
            <numerusform>%1 à %n pas %2, premier pas %3, %4</numerusform>
        </translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>attendre</translation>
    </message>
    <message>
        <source>Safe %1.</source>
        <extracomment>Moves after which no monster in sight can catch you soon, for instance: Safe north, waiting.</extracomment>
        <translation>Sûr&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Danger, best %1.</source>
        <translation>Danger, le mieux&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Level %1 of %2, %3.</source>
        <translation>Niveau %1 sur %2, %3.</translation>
    </message>
    <message>
        <source>The first player moves.</source>
        <translation>Le premier joueur joue.</translation>
    </message>
    <message>
        <source>The second player moves.</source>
        <translation>Le second joueur joue.</translation>
    </message>
    <message>
        <source>That is not possible now.</source>
        <translation>Ce n’est pas possible maintenant.</translation>
    </message>
    <message>
        <source>jump mark %1</source>
        <translation>marque de saut %1</translation>
    </message>
    <message>
        <source>key seen %1</source>
        <translation>clé vue %1</translation>
    </message>
    <message>
        <source>exit open %1</source>
        <translation>sortie ouverte %1</translation>
    </message>
    <message>
        <source>exit locked %1</source>
        <translation>sortie fermée %1</translation>
    </message>
    <message>
        <source>compass shows the way to %1</source>
        <translation>la boussole montre le chemin jusqu’à&#x202f;: %1</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Exit, open</source>
        <translation>Sortie, ouverte</translation>
    </message>
    <message>
        <source>Exit, locked</source>
        <translation>Sortie, fermée</translation>
    </message>
    <message>
        <source>End of what the compass shows</source>
        <translation>Fin de ce que montre la boussole</translation>
    </message>
    <message>
        <source>Nothing of interest is known yet.</source>
        <translation>Rien d’intéressant n’est encore connu.</translation>
    </message>
    <message>
        <source>Everything that can be reached is explored.</source>
        <translation>Tout ce qui peut être atteint est exploré.</translation>
    </message>
    <message>
        <source>Unexplored opening</source>
        <translation>Ouverture inexplorée</translation>
    </message>
    <message>
        <source>Nearest unexplored opening %1.</source>
        <translation>Ouverture inexplorée la plus proche&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Nothing was named to go to; N or F names something.</source>
        <translation>Rien n’a été nommé où aller&#x202f;; N ou F nomme quelque chose.</translation>
    </message>
    <message>
        <source>You are there: %1.</source>
        <translation>Vous y êtes&#x202f;: %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>A direction and a number of steps: east 2</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n step(s): %2</source>
        <extracomment>The way to a thing: its name, its steps, its directions</extracomment>
        <translation>
            <numerusform>%1, %n pas&#x202f;: %2</numerusform>
            <numerusform>%1, %n pas&#x202f;: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>, and on</source>
        <translation>, et plus loin</translation>
    </message>
    <message>
        <source>A monster may be there first.</source>
        <translation>Un monstre peut y être avant.</translation>
    </message>
    <message>
        <source>Row %1 of %2, column %3 of %4, %5 per cent explored.</source>
        <translation>Rangée %1 sur %2, colonne %3 sur %4, %5 pour cent explorés.</translation>
    </message>
</context>
<context>
    <name>MazeStage</name>
    <message>
        <source>Maze</source>
        <translation>Labyrinthe</translation>
    </message>
</context>
<context>
    <name>MazeStatus</name>
    <message>
        <source>freeze %1</source>
        <translation>gel %1</translation>
    </message>
    <message>
        <source>Level %1/%2</source>
        <translation>Niveau %1/%2</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>tour %1</translation>
    </message>
    <message>
        <source>key: yes</source>
        <translation>clé&#x202f;: oui</translation>
    </message>
    <message>
        <source>key: no</source>
        <translation>clé&#x202f;: non</translation>
    </message>
    <message>
        <source>bonuses: %1</source>
        <translation>bonus&#x202f;: %1</translation>
    </message>
    <message>
        <source>points: %1</source>
        <translation>points&#x202f;: %1</translation>
    </message>
    <message>
        <source>player %1 moves</source>
        <translation>le joueur %1 joue</translation>
    </message>
    <message>
        <source>Level %1 of %2, %3.</source>
        <translation>Niveau %1 sur %2, %3.</translation>
    </message>
    <message>
        <source>Turn %1.</source>
        <translation>Tour %1.</translation>
    </message>
    <message>
        <source>You have the key.</source>
        <translation>Vous avez la clé.</translation>
    </message>
    <message>
        <source>No key yet.</source>
        <translation>Pas encore de clé.</translation>
    </message>
    <message numerus="yes">
        <source>%n bonus(es) taken.</source>
        <translation>
            <numerusform>%n bonus pris.</numerusform>
            <numerusform>%n bonus pris.</numerusform>
        </translation>
    </message>
    <message>
        <source>Working: %1.</source>
        <extracomment>What works now, for instance: Working: freeze 2, torch.</extracomment>
        <translation>En effet&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Points: %1.</source>
        <translation>Points&#x202f;: %1.</translation>
    </message>
    <message>
        <source>It is the first player&apos;s turn.</source>
        <translation>C’est au premier joueur.</translation>
    </message>
    <message>
        <source>It is the second player&apos;s turn.</source>
        <translation>C’est au second joueur.</translation>
    </message>
</context>
<context>
    <name>MazeWords</name>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>The first player</source>
        <translation>Le premier joueur</translation>
    </message>
    <message>
        <source>The second player</source>
        <translation>Le second joueur</translation>
    </message>
    <message>
        <source>north</source>
        <translation>nord</translation>
    </message>
    <message>
        <source>west</source>
        <translation>ouest</translation>
    </message>
    <message>
        <source>south</source>
        <translation>sud</translation>
    </message>
    <message>
        <source>east</source>
        <translation>est</translation>
    </message>
    <message>
        <source>Wanderer</source>
        <translation>Rôdeur</translation>
    </message>
    <message>
        <source>You wait a turn.</source>
        <translation>Vous attendez un tour.</translation>
    </message>
    <message>
        <source>%1 waits a turn.</source>
        <translation>%1 attend un tour.</translation>
    </message>
    <message>
        <source>You have the key. Now find the exit.</source>
        <translation>Vous avez la clé. Trouvez maintenant la sortie.</translation>
    </message>
    <message>
        <source>%1 has found the key. Now find the exit.</source>
        <translation>%1 a trouvé la clé. Trouvez maintenant la sortie.</translation>
    </message>
    <message>
        <source>The exit is locked. Find the key first.</source>
        <translation>La sortie est verrouillée. Trouvez d’abord la clé.</translation>
    </message>
    <message>
        <source>You are out of the maze.</source>
        <translation>Vous êtes hors du labyrinthe.</translation>
    </message>
    <message>
        <source>%1 is out of the maze.</source>
        <translation>%1 est hors du labyrinthe.</translation>
    </message>
    <message>
        <source>A wanderer has noticed you. Get out of its sight.</source>
        <translation>Un rôdeur vous a vu. Sortez de sa vue.</translation>
    </message>
    <message>
        <source>A wanderer has caught you.</source>
        <translation>Un rôdeur vous a attrapé.</translation>
    </message>
    <message>
        <source>Level %1 is done.</source>
        <translation>Le niveau %1 est terminé.</translation>
    </message>
    <message>
        <source>The turns of this level are used up.</source>
        <translation>Les tours de ce niveau sont épuisés.</translation>
    </message>
    <message>
        <source>You see the exit.</source>
        <translation>Vous voyez la sortie.</translation>
    </message>
    <message>
        <source>You see the key.</source>
        <translation>Vous voyez la clé.</translation>
    </message>
    <message>
        <source>A wanderer is in your light.</source>
        <translation>Un rôdeur est dans votre lumière.</translation>
    </message>
    <message numerus="yes">
        <source>A wanderer is %n step(s) away.</source>
        <translation>
            <numerusform>Un rôdeur est à %n pas.</numerusform>
            <numerusform>Un rôdeur est à %n pas.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the first player&apos;s turn.</source>
        <translation>C’est au premier joueur de jouer.</translation>
    </message>
    <message>
        <source>It is the second player&apos;s turn.</source>
        <translation>C’est au second joueur de jouer.</translation>
    </message>
    <message>
        <source>You have the key. Find the exit.</source>
        <translation>Vous avez la clé. Trouvez la sortie.</translation>
    </message>
    <message>
        <source>Find the key, then the exit.</source>
        <translation>Trouvez la clé, puis la sortie.</translation>
    </message>
    <message>
        <source>You know no way there yet.</source>
        <translation>Vous ne connaissez pas encore de chemin jusque-là.</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Exit, open</source>
        <translation>Sortie, ouverte</translation>
    </message>
    <message>
        <source>Exit, locked</source>
        <translation>Sortie, verrouillée</translation>
    </message>
    <message>
        <source>closed on all sides</source>
        <translation>fermée de tous côtés</translation>
    </message>
    <message>
        <source>open %1</source>
        <extracomment>The sides of a cell that can be walked through, for instance: open north, east</extracomment>
        <translation>ouverte&#x202f;: %1</translation>
    </message>
    <message>
        <source>row %1 column %2</source>
        <translation>rangée %1 colonne %2</translation>
    </message>
    <message>
        <source>%1, unknown</source>
        <translation>%1, inconnue</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>%1, remembered, %2</source>
        <translation>%1, déjà vue, %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n step(s)</source>
        <extracomment>For instance: Key, 4 steps</extracomment>
        <translation>
            <numerusform>%1, à %n pas</numerusform>
            <numerusform>%1, à %n pas</numerusform>
        </translation>
    </message>
    <message>
        <source>Exit</source>
        <translation>Sortie</translation>
    </message>
    <message>
        <source>Locked exit</source>
        <translation>Sortie verrouillée</translation>
    </message>
    <message>
        <source>You step north.</source>
        <translation>Vous faites un pas au nord.</translation>
    </message>
    <message>
        <source>%1 steps north.</source>
        <translation>%1 fait un pas au nord.</translation>
    </message>
    <message>
        <source>You step west.</source>
        <translation>Vous faites un pas à l’ouest.</translation>
    </message>
    <message>
        <source>%1 steps west.</source>
        <translation>%1 fait un pas à l’ouest.</translation>
    </message>
    <message>
        <source>You step south.</source>
        <translation>Vous faites un pas au sud.</translation>
    </message>
    <message>
        <source>%1 steps south.</source>
        <translation>%1 fait un pas au sud.</translation>
    </message>
    <message>
        <source>You step east.</source>
        <translation>Vous faites un pas à l’est.</translation>
    </message>
    <message>
        <source>%1 steps east.</source>
        <translation>%1 fait un pas à l’est.</translation>
    </message>
    <message>
        <source>A wall is to the north. No turn used.</source>
        <translation>Un mur est au nord. Aucun tour utilisé.</translation>
    </message>
    <message>
        <source>A wall is to the west. No turn used.</source>
        <translation>Un mur est à l’ouest. Aucun tour utilisé.</translation>
    </message>
    <message>
        <source>A wall is to the south. No turn used.</source>
        <translation>Un mur est au sud. Aucun tour utilisé.</translation>
    </message>
    <message>
        <source>A wall is to the east. No turn used.</source>
        <translation>Un mur est à l’est. Aucun tour utilisé.</translation>
    </message>
    <message>
        <source>A wanderer has caught the first player.</source>
        <translation>Un rôdeur a attrapé le premier joueur.</translation>
    </message>
    <message>
        <source>A wanderer has caught the second player.</source>
        <translation>Un rôdeur a attrapé le second joueur.</translation>
    </message>
    <message>
        <source>%1 You can play on, but this run is not kept.</source>
        <translation>%1 Vous pouvez continuer à jouer, mais cette partie n’est pas gardée.</translation>
    </message>
    <message>
        <source>Maze</source>
        <extracomment>The board, for a screen reader</extracomment>
        <translation>Labyrinthe</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <extracomment>Rows and columns of a maze</extracomment>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>level %1 of %2, turn %3</source>
        <translation>niveau %1 sur %2, tour %3</translation>
    </message>
    <message>
        <source>%1, %2 points</source>
        <translation>%1, %2 points</translation>
    </message>
    <message>
        <source>Hunter</source>
        <translation>Chasseur</translation>
    </message>
    <message>
        <source>Minotaur</source>
        <translation>Minotaure</translation>
    </message>
    <message>
        <source>Freeze</source>
        <translation>Gel</translation>
    </message>
    <message>
        <source>Torch</source>
        <translation>Torche</translation>
    </message>
    <message>
        <source>Compass</source>
        <translation>Boussole</translation>
    </message>
    <message>
        <source>A freeze: the monsters stand still.</source>
        <translation>Un gel&#x202f;: les monstres restent immobiles.</translation>
    </message>
    <message>
        <source>A torch: you see farther in this level.</source>
        <translation>Une torche&#x202f;: vous voyez plus loin dans ce niveau.</translation>
    </message>
    <message>
        <source>A compass: it shows the way.</source>
        <translation>Une boussole&#x202f;: elle montre le chemin.</translation>
    </message>
    <message>
        <source>A hunter has caught you.</source>
        <translation>Un chasseur vous a attrapé.</translation>
    </message>
    <message>
        <source>A hunter has caught the first player.</source>
        <translation>Un chasseur a attrapé le premier joueur.</translation>
    </message>
    <message>
        <source>A hunter has caught the second player.</source>
        <translation>Un chasseur a attrapé le second joueur.</translation>
    </message>
    <message>
        <source>The Minotaur has caught you.</source>
        <translation>Le Minotaure vous a attrapé.</translation>
    </message>
    <message>
        <source>The Minotaur has caught the first player.</source>
        <translation>Le Minotaure a attrapé le premier joueur.</translation>
    </message>
    <message>
        <source>The Minotaur has caught the second player.</source>
        <translation>Le Minotaure a attrapé le second joueur.</translation>
    </message>
    <message>
        <source>A hunter is in your light.</source>
        <translation>Un chasseur est dans votre lumière.</translation>
    </message>
    <message>
        <source>The Minotaur is in your light.</source>
        <translation>Le Minotaure est dans votre lumière.</translation>
    </message>
    <message numerus="yes">
        <source>The monsters stand still, for %n turn(s) more.</source>
        <translation>
            <numerusform>Les monstres restent immobiles, encore %n tour.</numerusform>
            <numerusform>Les monstres restent immobiles, encore %n tours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Minotaur aims, too far away: it will land %n cell(s) short.</source>
        <translation>
            <numerusform>Le Minotaure vise, de trop loin&#x202f;: il retombera %n case trop court.</numerusform>
            <numerusform>Le Minotaure vise, de trop loin&#x202f;: il retombera %n cases trop court.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Minotaur aims at the marked square. Leave it now.</source>
        <translation>Le Minotaure vise le carré marqué. Quittez-le maintenant.</translation>
    </message>
    <message>
        <source>The Minotaur has landed, and rests.</source>
        <translation>Le Minotaure est retombé, et se repose.</translation>
    </message>
    <message numerus="yes">
        <source>This level lasts long: it is lost in %n turn(s).</source>
        <translation>
            <numerusform>Ce niveau dure longtemps&#x202f;: il sera perdu dans %n tour.</numerusform>
            <numerusform>Ce niveau dure longtemps&#x202f;: il sera perdu dans %n tours.</numerusform>
        </translation>
    </message>
    <message>
        <source>You see something: %1.</source>
        <translation>Vous voyez quelque chose&#x202f;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>A hunter is %n step(s) away.</source>
        <translation>
            <numerusform>Un chasseur est à %n pas.</numerusform>
            <numerusform>Un chasseur est à %n pas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Minotaur is %n step(s) away.</source>
        <translation>
            <numerusform>Le Minotaure est à %n pas.</numerusform>
            <numerusform>Le Minotaure est à %n pas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Lands here next turn</source>
        <translation>Atterrit ici au prochain tour</translation>
    </message>
    <message>
        <source>A hunter has caught %1.</source>
        <translation>Un chasseur a attrapé %1.</translation>
    </message>
    <message>
        <source>A wanderer has caught %1.</source>
        <translation>Un rôdeur a attrapé %1.</translation>
    </message>
    <message>
        <source>The Minotaur has caught %1.</source>
        <translation>Le Minotaure a attrapé %1.</translation>
    </message>
    <message>
        <source>It is %1&apos;s turn.</source>
        <translation>C’est à %1 de jouer.</translation>
    </message>
</context>
<context>
    <name>MazesPage</name>
    <message>
        <source>Other mazes</source>
        <translation>D’autres labyrinthes</translation>
    </message>
    <message>
        <source>Each has a table of its own</source>
        <translation>Chacun a son propre tableau</translation>
    </message>
    <message>
        <source>Easy and hard keep no record</source>
        <translation>Facile et difficile ne comptent pas</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>A picture of the maze</source>
        <translation>Une image du labyrinthe</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>a code, a number, or words</source>
        <translation>un code, un nombre ou des mots</translation>
    </message>
    <message>
        <source>Type a seed first.</source>
        <translation>Tapez d’abord une graine.</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Deux joueurs</translation>
    </message>
</context>
<context>
    <name>MessageList</name>
    <message>
        <source>Messages</source>
        <translation>Messages</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Tour %1&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>MinoanJournal</name>
    <message>
        <source>The run in progress cannot go on: %1 It was set aside as %2.</source>
        <translation>La partie en cours ne peut pas reprendre&#x202f;: %1 Elle a été mise de côté sous le nom %2.</translation>
    </message>
</context>
<context>
    <name>MinoanNames</name>
    <message>
        <source>The long corridor</source>
        <translation>Le long couloir</translation>
    </message>
</context>
<context>
    <name>MinoanWords</name>
    <message>
        <source>armour</source>
        <translation>armure</translation>
    </message>
    <message>
        <source>life</source>
        <translation>vie</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>Slash</source>
        <translation>Tranche</translation>
    </message>
    <message>
        <source>Pierce</source>
        <translation>Perce</translation>
    </message>
    <message>
        <source>Crush</source>
        <translation>Écrase</translation>
    </message>
    <message>
        <source>Guard</source>
        <translation>Garde</translation>
    </message>
    <message>
        <source>Herb</source>
        <translation>Herbe</translation>
    </message>
    <message>
        <source>%1, level %2</source>
        <translation>%1, niveau %2</translation>
    </message>
    <message>
        <source>Blow</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Double blow</source>
        <translation>Coup double</translation>
    </message>
    <message>
        <source>Triple blow</source>
        <translation>Coup triple</translation>
    </message>
    <message>
        <source>Heals himself</source>
        <translation>Se soigne</translation>
    </message>
    <message>
        <source>Mends his armour</source>
        <translation>Répare son armure</translation>
    </message>
    <message>
        <source>Prepares a powerful blow</source>
        <translation>Prépare une attaque puissante</translation>
    </message>
    <message>
        <source>Catches his breath</source>
        <translation>Reprend son souffle</translation>
    </message>
    <message>
        <source>He regains %1 life.</source>
        <translation>Il reprend %1 de vie.</translation>
    </message>
    <message>
        <source>He regains %1 armour.</source>
        <translation>Il reprend %1 d’armure.</translation>
    </message>
    <message>
        <source>Nothing happens to you.</source>
        <translation>Il ne vous arrive rien.</translation>
    </message>
    <message>
        <source>This kills you.</source>
        <translation>Ce coup vous tue.</translation>
    </message>
    <message>
        <source>Armour takes %1, you lose %2 life.</source>
        <translation>L’armure prend %1, vous perdez %2 de vie.</translation>
    </message>
    <message>
        <source>You lose %1 life.</source>
        <translation>Vous perdez %1 de vie.</translation>
    </message>
    <message>
        <source>Armour takes %1, you lose no life.</source>
        <translation>L’armure prend %1, vous ne perdez pas de vie.</translation>
    </message>
    <message>
        <source>Your protections take it all.</source>
        <translation>Vos protections prennent tout.</translation>
    </message>
    <message>
        <source>%1: %2. %3</source>
        <translation>%1&#x202f;: %2. %3</translation>
    </message>
    <message>
        <source>certain</source>
        <translation>certain</translation>
    </message>
    <message>
        <source>at least</source>
        <translation>au moins</translation>
    </message>
    <message>
        <source>probable</source>
        <translation>probable</translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <translation>%1 %2&#x202f;: %3</translation>
    </message>
    <message>
        <source>to %1: no match, which is allowed</source>
        <translation>vers %1&#x202f;: rien d’aligné, c’est permis</translation>
    </message>
    <message>
        <source>to %1: %2</source>
        <translation>vers %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1; then at least %2</source>
        <translation>%1&#x202f;; puis au moins %2</translation>
    </message>
    <message>
        <source>No match</source>
        <translation>Rien d’aligné</translation>
    </message>
    <message numerus="yes">
        <source>%n wave(s)</source>
        <translation>
            <numerusform>%n vague</numerusform>
            <numerusform>%n vagues</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 harm</source>
        <translation>%1 de dégâts</translation>
    </message>
    <message>
        <source>+%1 armour</source>
        <translation>armure +%1</translation>
    </message>
    <message>
        <source>+%1 life</source>
        <translation>vie +%1</translation>
    </message>
    <message>
        <source>The enemy falls. </source>
        <translation>L’ennemi tombe. </translation>
    </message>
    <message>
        <source>Enemy: life %1, armour %2. </source>
        <translation>Ennemi&#x202f;: vie %1, armure %2. </translation>
    </message>
    <message>
        <source>Next: %1, %2. </source>
        <translation>Ensuite&#x202f;: %1, %2. </translation>
    </message>
    <message>
        <source>You: life %1, armour %2, satiety %3.</source>
        <translation>Vous&#x202f;: vie %1, armure %2, satiété %3.</translation>
    </message>
    <message>
        <source>You starved in room %1.</source>
        <translation>Mort de faim dans la salle %1.</translation>
    </message>
    <message>
        <source>Killed in room %1 by %2: %3 harm in one blow.</source>
        <translation>Tué dans la salle %1 par %2&#x202f;: %3 de dégâts d’un coup.</translation>
    </message>
    <message>
        <source>The training is over.</source>
        <translation>L’entraînement est terminé.</translation>
    </message>
    <message>
        <source>%1 more satiety would have paid another turn.</source>
        <translation>%1 de satiété de plus aurait payé un tour.</translation>
    </message>
    <message>
        <source>%1 more satiety would have opened a door.</source>
        <translation>%1 de satiété de plus auraient ouvert une porte.</translation>
    </message>
    <message>
        <source>The enemy had %1 life left. A blow that is announced can be met: armour, life or a ward of its element.</source>
        <translation>Il restait %1 de vie à l’ennemi. Un coup annoncé peut être paré&#x202f;: armure, vie ou protection de son élément.</translation>
    </message>
    <message>
        <source>%1 × %2% × %3% = %4</source>
        <translation>%1 × %2&#x202f;% × %3&#x202f;% = %4</translation>
    </message>
</context>
<context>
    <name>MuteButton</name>
    <message>
        <source>Mute</source>
        <translation>Rendre muet</translation>
    </message>
    <message>
        <source>Hear %1 again</source>
        <translation>Entendre de nouveau %1</translation>
    </message>
    <message>
        <source>Mute %1</source>
        <translation>Rendre muet&#x202f;: %1</translation>
    </message>
    <message>
        <source>Choose somebody in the list first.</source>
        <translation>Choisissez d’abord quelqu’un dans la liste.</translation>
    </message>
</context>
<context>
    <name>NameEntry</name>
    <message>
        <source>Name of the first player</source>
        <translation>Nom du premier joueur</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Votre nom</translation>
    </message>
    <message>
        <source>Name of the second player</source>
        <translation>Nom du second joueur</translation>
    </message>
    <message>
        <source>Keep this name</source>
        <translation>Garder ce nom</translation>
    </message>
    <message>
        <source>Type a name first.</source>
        <translation>Tapez d’abord un nom.</translation>
    </message>
</context>
<context>
    <name>NetGame</name>
    <message>
        <source>%1 invites you</source>
        <translation>%1 vous invite</translation>
    </message>
</context>
<context>
    <name>NetLobby</name>
    <message>
        <source>Connecting to %1…</source>
        <translation>Connexion à %1…</translation>
    </message>
    <message>
        <source>The connection is lost.</source>
        <translation>La connexion est coupée.</translation>
    </message>
    <message>
        <source>Not encrypted: for a network that you trust</source>
        <translation>Sans chiffrement&#x202f;: pour un réseau auquel vous vous fiez</translation>
    </message>
    <message>
        <source>Encrypted, certificate seen for the first time</source>
        <translation>Chiffré, certificat vu pour la première fois</translation>
    </message>
    <message>
        <source>Encrypted, certificate known since %1</source>
        <translation>Chiffré, certificat connu depuis le %1</translation>
    </message>
</context>
<context>
    <name>NetMatch</name>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>à vous de jouer</translation>
    </message>
    <message>
        <source>nobody&apos;s turn</source>
        <translation>à personne de jouer</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <translation>à %1 de jouer</translation>
    </message>
    <message>
        <source>%1 has lost the connection. In %2 you may go on alone.</source>
        <translation>La connexion de l’autre joueur est coupée (%1). Dans %2, vous pourrez continuer seul.</translation>
    </message>
    <message>
        <source>J: go on alone, K: keep waiting, V: save and leave.</source>
        <translation>J&#x202f;: continuer seul, K&#x202f;: attendre encore, V&#x202f;: sauvegarder et quitter.</translation>
    </message>
    <message>
        <source>It begins in %1.</source>
        <translation>Il commence dans %1.</translation>
    </message>
    <message>
        <source>The players get ready for the next level.</source>
        <translation>Les joueurs se préparent au niveau suivant.</translation>
    </message>
    <message>
        <source>You are ready; waiting for %1.</source>
        <translation>Vous avez dit «&#x202f;Prêt&#x202f;»&#x202f;; on attend %1.</translation>
    </message>
    <message>
        <source>%1 is ready. N: you are ready for the next level, too.</source>
        <translation>%1 a dit «&#x202f;Prêt&#x202f;». N&#x202f;: prêt aussi pour le niveau suivant.</translation>
    </message>
    <message>
        <source>N: you are ready for the next level.</source>
        <translation>N&#x202f;: prêt pour le niveau suivant.</translation>
    </message>
    <message>
        <source>The match has ended</source>
        <translation>La partie est finie</translation>
    </message>
</context>
<context>
    <name>NetMaze</name>
    <message>
        <source>You watch %1.</source>
        <translation>Vous regardez %1.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>à vous de jouer</translation>
    </message>
    <message>
        <source>nobody&apos;s turn</source>
        <translation>à personne de jouer</translation>
    </message>
    <message>
        <source>%1&apos;s turn</source>
        <translation>à %1 de jouer</translation>
    </message>
    <message>
        <source>%1, then %2, then the monsters</source>
        <translation>%1, puis %2, puis les monstres</translation>
    </message>
    <message>
        <source>You, then %1, then the monsters</source>
        <translation>Vous, puis %1, puis les monstres</translation>
    </message>
    <message>
        <source>%1, then you, then the monsters</source>
        <translation>%1, puis vous, puis les monstres</translation>
    </message>
    <message>
        <source>The connection is lost. Next try in %1.</source>
        <translation>La connexion est coupée. Nouvel essai dans %1.</translation>
    </message>
    <message>
        <source>The connection is lost. Trying again…</source>
        <translation>La connexion est coupée. Nouvel essai…</translation>
    </message>
    <message>
        <source>%1 has lost the connection. In %2 you may go on alone.</source>
        <translation>La connexion de l’autre joueur est coupée (%1). Dans %2, vous pourrez continuer seul.</translation>
    </message>
    <message>
        <source>%1 does not come back for now. Go on alone, or wait?</source>
        <translation>%1 ne revient pas pour l’instant. Continuer seul, ou attendre&#x202f;?</translation>
    </message>
    <message>
        <source>%1 has gone to the lobby. Go on alone, or wait?</source>
        <translation>%1 a rejoint le salon. Continuer seul, ou attendre&#x202f;?</translation>
    </message>
    <message>
        <source>The match has ended</source>
        <translation>La partie est finie</translation>
    </message>
</context>
<context>
    <name>NetPage</name>
    <message>
        <source>Network game</source>
        <translation>Partie en réseau</translation>
    </message>
    <message>
        <source>Minotaur maze for two</source>
        <translation>Labyrinthe du Minotaure à deux</translation>
    </message>
    <message>
        <source>%2, %1 ms</source>
        <translation>%2, %1 ms</translation>
    </message>
    <message>
        <source>You are %1</source>
        <translation>Vous êtes %1</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Do it</source>
        <translation>Valider</translation>
    </message>
    <message>
        <source>Next part</source>
        <translation>Volet suivant</translation>
    </message>
    <message>
        <source>Write</source>
        <translation>Écrire</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Parts of the page</source>
        <translation>Volets de la page</translation>
    </message>
    <message>
        <source>Chat, %1 new</source>
        <translation>Discussion, %1 de plus</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Discussion</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>Serveurs</translation>
    </message>
    <message>
        <source>Who is here</source>
        <translation>Qui est là</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Se connecter</translation>
    </message>
    <message>
        <source>Chat of the lobby</source>
        <translation>Discussion du salon</translation>
    </message>
    <message>
        <source>Write to everybody here</source>
        <translation>Écrire à tous ceux qui sont là</translation>
    </message>
</context>
<context>
    <name>NetVisit</name>
    <message>
        <source>%1, as %2</source>
        <translation>%1, sous le nom %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Here, too: %1.</source>
        <translation>Aussi là&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Nobody else is here yet.</source>
        <translation>Personne d’autre n’est encore là.</translation>
    </message>
    <message>
        <source>Generated mazes</source>
        <translation>Labyrinthes engendrés</translation>
    </message>
    <message>
        <source>Take back the invitation of %1 (%2 left)</source>
        <translation>Retirer l’invitation à %1 (encore %2)</translation>
    </message>
    <message>
        <source>Accept: %1 invites you: %2 (%3 left)</source>
        <translation>Accepter&#x202f;: %1 vous invite&#x202f;: %2 (encore %3)</translation>
    </message>
    <message>
        <source>Decline the invitation of %1</source>
        <translation>Refuser l’invitation envoyée par %1</translation>
    </message>
    <message>
        <source>Take up again: %1 Your partner is there.</source>
        <translation>Reprendre&#x202f;: %1 Votre partenaire est là.</translation>
    </message>
    <message>
        <source>Take up again: %1</source>
        <translation>Reprendre&#x202f;: %1</translation>
    </message>
    <message>
        <source>Invite %1</source>
        <translation>Inviter %1</translation>
    </message>
    <message>
        <source>Watch %1 and %2</source>
        <translation>Regarder %1 et %2</translation>
    </message>
    <message>
        <source>Write a line to all</source>
        <translation>Écrire une ligne à tous</translation>
    </message>
    <message>
        <source>You are back</source>
        <translation>Vous revenez</translation>
    </message>
    <message>
        <source>You are away for a while</source>
        <translation>Vous vous absentez un moment</translation>
    </message>
    <message>
        <source>Leave the server</source>
        <translation>Quitter le serveur</translation>
    </message>
    <message>
        <source>You are watching; P opens the menu.</source>
        <translation>Vous regardez&#x202f;; P ouvre le menu.</translation>
    </message>
    <message>
        <source>Nobody can move now.</source>
        <translation>Personne ne peut jouer maintenant.</translation>
    </message>
    <message>
        <source>You wait for %1.</source>
        <translation>Vous attendez %1.</translation>
    </message>
    <message>
        <source>This line is too long; 300 characters at most.</source>
        <translation>Cette ligne est trop longue&#x202f;; 300 caractères au plus.</translation>
    </message>
    <message>
        <source>The connection is lost. Next try in %1.</source>
        <translation>La connexion est coupée. Nouvel essai dans %1.</translation>
    </message>
    <message>
        <source>The connection is lost. Trying again.</source>
        <translation>La connexion est coupée. Nouvel essai.</translation>
    </message>
    <message>
        <source>First visit here over TLS. Compare with whoever runs the server: %1.</source>
        <translation>Première visite ici par TLS. Comparez avec la personne qui tient le serveur&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The connection is back.</source>
        <translation>La connexion est rétablie.</translation>
    </message>
    <message>
        <source>The match is no longer open here; what is kept of it stands in the lobby.</source>
        <translation>La partie n’est plus ouverte ici&#x202f;; ce qui en est gardé se trouve dans le salon.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>(row %1, column %2)</source>
        <translation>(rangée %1, colonne %2)</translation>
    </message>
    <message>
        <source>You have invited %1.</source>
        <translation>Vous avez invité %1.</translation>
    </message>
    <message>
        <source>%1 invites you: %2 Y: yes, N: no.</source>
        <translation>%1 vous invite&#x202f;: %2 Y&#x202f;: oui, N&#x202f;: non.</translation>
    </message>
    <message>
        <source>The server has begun a game that this edition does not know.</source>
        <translation>Le serveur a commencé un jeu que cette édition ne connaît pas.</translation>
    </message>
    <message numerus="yes">
        <source>You watch %1, %n round(s) late.</source>
        <translation>
            <numerusform>Vous regardez %1, avec %n tour de retard.</numerusform>
            <numerusform>Vous regardez %1, avec %n tours de retard.</numerusform>
        </translation>
    </message>
    <message>
        <source>You play with %1: you, then %1, then the monsters.</source>
        <translation>Vous jouez avec %1&#x202f;: vous, puis %1, puis les monstres.</translation>
    </message>
    <message>
        <source>You play with %1: %1, then you, then the monsters.</source>
        <translation>Vous jouez avec %1&#x202f;: %1, puis vous, puis les monstres.</translation>
    </message>
    <message>
        <source>The server sent a view that cannot be right; the last one stays.</source>
        <translation>Le serveur a envoyé une vue qui ne peut pas être juste&#x202f;; la dernière reste.</translation>
    </message>
</context>
<context>
    <name>NetWords</name>
    <message>
        <source>There is no computer called %1 here; check the name, or type its address.</source>
        <translation>Aucun ordinateur ne s’appelle %1 ici&#x202f;; vérifiez le nom, ou tapez son adresse.</translation>
    </message>
    <message>
        <source>Nobody answers at %1: is the server running, and is the port right?</source>
        <translation>Personne ne répond à %1&#x202f;: le serveur est-il en marche, et le port est-il le bon&#x202f;?</translation>
    </message>
    <message>
        <source>%1 cannot be reached; check the network, and the firewall of the other computer.</source>
        <translation>%1 ne peut pas être atteint&#x202f;; vérifiez le réseau, et le pare-feu de l’autre ordinateur.</translation>
    </message>
    <message>
        <source>%1 does not answer; try again, or check its firewall.</source>
        <translation>%1 ne répond pas&#x202f;; réessayez, ou vérifiez son pare-feu.</translation>
    </message>
    <message>
        <source>What answers at %1 is no Labrys server; check the port.</source>
        <translation>Ce qui répond à %1 n’est pas un serveur de Labrys&#x202f;; vérifiez le port.</translation>
    </message>
    <message>
        <source>An encrypted connection to %1 could not be made; its encrypted port is 47772 as a rule.</source>
        <translation>La connexion chiffrée à %1 n’a pas pu être établie&#x202f;; son port chiffré est 47772 en général.</translation>
    </message>
    <message>
        <source>%1 has closed the connection.</source>
        <translation>%1 a fermé la connexion.</translation>
    </message>
    <message>
        <source>%1 shows another certificate than last time. Ask whoever runs it whether that is right before you trust it.</source>
        <translation>%1 montre un autre certificat que la dernière fois. Demandez à la personne qui le tient si c’est juste avant de vous y fier.</translation>
    </message>
    <message>
        <source>Your %1 and the server&apos;s %2 do not understand each other; install the newer version on both sides.</source>
        <translation>Ce sont d’autres versions&#x202f;: votre %1 et le serveur (%2) ne se comprennent pas&#x202f;; installez des deux côtés la plus récente.</translation>
    </message>
    <message>
        <source>The server is full; try again later.</source>
        <translation>Le serveur est plein&#x202f;; réessayez plus tard.</translation>
    </message>
    <message>
        <source>Too many players come from your address; try again when one of them has left.</source>
        <translation>Trop de joueurs viennent de votre adresse&#x202f;; réessayez quand l’un d’eux sera parti.</translation>
    </message>
    <message>
        <source>Somebody there has this name, or one that looks like it; choose another.</source>
        <translation>Quelqu’un y porte ce nom, ou un nom qui lui ressemble&#x202f;; choisissez-en un autre.</translation>
    </message>
    <message>
        <source>The server does not take this name; use letters and digits, at most 16.</source>
        <translation>Le serveur ne prend pas ce nom&#x202f;; utilisez des lettres et des chiffres, 16 au plus.</translation>
    </message>
    <message>
        <source>The server does not know you any more; connect again as somebody new.</source>
        <translation>Le serveur ne vous connaît plus&#x202f;; reconnectez-vous comme quelqu’un de nouveau.</translation>
    </message>
    <message>
        <source>The server is being shut down; try again in a minute.</source>
        <translation>Le serveur est en train de s’arrêter&#x202f;; réessayez dans une minute.</translation>
    </message>
    <message>
        <source>Too much came from here at once, and the server hung up; wait a minute.</source>
        <translation>Trop est venu d’ici à la fois, et le serveur a raccroché&#x202f;; attendez une minute.</translation>
    </message>
    <message>
        <source>You have connected from somewhere else; this window has let go.</source>
        <translation>La connexion a été reprise depuis un autre endroit&#x202f;; cette fenêtre l’a laissée.</translation>
    </message>
    <message>
        <source>The server heard nothing from here for too long.</source>
        <translation>Le serveur n’a rien entendu d’ici pendant trop longtemps.</translation>
    </message>
    <message>
        <source>The server did not understand this Labrys (%1 here, %2 there).</source>
        <translation>Le serveur n’a pas compris ce Labrys (%1 ici, %2 là-bas).</translation>
    </message>
    <message>
        <source>This was too long for the server; nothing was done.</source>
        <translation>C’était trop long pour le serveur&#x202f;; rien n’a été fait.</translation>
    </message>
    <message>
        <source>The server did not take this; change it and try again.</source>
        <translation>Le serveur n’a pas pris cela&#x202f;; changez-le et réessayez.</translation>
    </message>
    <message>
        <source>The server does not know how to do this; it may be older than this Labrys.</source>
        <translation>Le serveur ne sait pas faire cela&#x202f;; il est peut-être plus ancien que ce Labrys.</translation>
    </message>
    <message>
        <source>The server did not understand this; nothing was done.</source>
        <translation>Le serveur n’a pas compris cela&#x202f;; rien n’a été fait.</translation>
    </message>
    <message>
        <source>This cannot be done now.</source>
        <translation>Cela ne peut pas se faire maintenant.</translation>
    </message>
    <message>
        <source>This player has just left.</source>
        <translation>Ce joueur vient de partir.</translation>
    </message>
    <message>
        <source>This match is over.</source>
        <translation>Cette partie est finie.</translation>
    </message>
    <message>
        <source>This player is in a match already.</source>
        <translation>Ce joueur est déjà dans une partie.</translation>
    </message>
    <message>
        <source>An invitation is open already; wait for the answer, or take it back.</source>
        <translation>Une invitation est déjà ouverte&#x202f;; attendez la réponse, ou retirez-la.</translation>
    </message>
    <message>
        <source>This invitation is no longer open.</source>
        <translation>Cette invitation n’est plus ouverte.</translation>
    </message>
    <message numerus="yes">
        <source>That was too much at once; wait %n second(s).</source>
        <translation>
            <numerusform>C’était trop à la fois&#x202f;; attendez %n seconde.</numerusform>
            <numerusform>C’était trop à la fois&#x202f;; attendez %n secondes.</numerusform>
        </translation>
    </message>
    <message>
        <source>That was too much at once; wait a moment.</source>
        <translation>C’était trop à la fois&#x202f;; attendez un instant.</translation>
    </message>
    <message numerus="yes">
        <source>The same line too often: you can write again in %n second(s).</source>
        <translation>
            <numerusform>Trop souvent la même ligne&#x202f;: vous pourrez écrire de nouveau dans %n seconde.</numerusform>
            <numerusform>Trop souvent la même ligne&#x202f;: vous pourrez écrire de nouveau dans %n secondes.</numerusform>
        </translation>
    </message>
    <message>
        <source>The server has as many matches as it can hold; try again later.</source>
        <translation>Le serveur a autant de parties qu’il peut en tenir&#x202f;; réessayez plus tard.</translation>
    </message>
    <message>
        <source>There is no place for you in this match.</source>
        <translation>Il n’y a pas de place pour vous dans cette partie.</translation>
    </message>
    <message>
        <source>You are watching; go back to the lobby first.</source>
        <translation>Vous regardez&#x202f;; revenez d’abord au salon.</translation>
    </message>
    <message>
        <source>The server does not have these mazes; choose others.</source>
        <translation>Le serveur n’a pas ces labyrinthes&#x202f;; choisissez-en d’autres.</translation>
    </message>
    <message>
        <source>Something went wrong in the server; try again.</source>
        <translation>Quelque chose s’est mal passé dans le serveur&#x202f;; réessayez.</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>away</source>
        <translation>s’absente</translation>
    </message>
    <message>
        <source>playing</source>
        <translation>joue</translation>
    </message>
    <message>
        <source>playing with %2, level %1</source>
        <translation>joue avec %2, niveau %1</translation>
    </message>
    <message>
        <source>playing with %1</source>
        <translation>joue avec %1</translation>
    </message>
    <message>
        <source>watching</source>
        <translation>regarde</translation>
    </message>
    <message>
        <source>connection lost</source>
        <translation>connexion coupée</translation>
    </message>
    <message>
        <source>%1 came in</source>
        <translation>%1 a rejoint le serveur</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>%1 a quitté le serveur</translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <translation>%1 est de retour.</translation>
    </message>
    <message>
        <source>%1 has lost the connection.</source>
        <translation>La connexion de l’autre joueur est coupée (%1).</translation>
    </message>
    <message>
        <source>%1 does not come back for now.</source>
        <translation>%1 ne revient pas pour l’instant.</translation>
    </message>
    <message>
        <source>%1 has gone to the lobby.</source>
        <translation>%1 a rejoint le salon.</translation>
    </message>
    <message>
        <source>%1 does not want to play now.</source>
        <translation>%1 ne veut pas jouer maintenant.</translation>
    </message>
    <message>
        <source>%1 did not answer.</source>
        <translation>%1 n’a pas répondu.</translation>
    </message>
    <message>
        <source>The invitation of %1 has run out.</source>
        <translation>L’invitation envoyée par %1 a expiré.</translation>
    </message>
    <message>
        <source>%1 has taken the invitation back.</source>
        <translation>%1 a retiré l’invitation.</translation>
    </message>
    <message>
        <source>%1 has left.</source>
        <translation>%1 a quitté le serveur.</translation>
    </message>
    <message>
        <source>A new run for two</source>
        <translation>Une nouvelle partie à deux</translation>
    </message>
    <message>
        <source>easy, not ranked</source>
        <translation>facile, non classée</translation>
    </message>
    <message>
        <source>hard, not ranked</source>
        <translation>difficile, non classée</translation>
    </message>
    <message>
        <source>ranked</source>
        <translation>classée</translation>
    </message>
    <message>
        <source>a seed of their own</source>
        <translation>avec une graine choisie</translation>
    </message>
    <message numerus="yes">
        <source>Kept for %n more day(s).</source>
        <translation>
            <numerusform>Gardée encore %n jour.</numerusform>
            <numerusform>Gardée encore %n jours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Kept for %n more hour(s).</source>
        <translation>
            <numerusform>Gardée encore %n heure.</numerusform>
            <numerusform>Gardée encore %n heures.</numerusform>
        </translation>
    </message>
    <message>
        <source>With %3, level %1, turn %2.</source>
        <translation>Avec %3, niveau %1, tour %2.</translation>
    </message>
    <message>
        <source>You are both through the labyrinth.</source>
        <translation>Vous avez tous deux traversé le labyrinthe.</translation>
    </message>
    <message>
        <source>The run is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>The match is kept on the server; take it up again from the lobby, both of you.</source>
        <translation>La partie est gardée sur le serveur&#x202f;; reprenez-la à deux depuis le salon.</translation>
    </message>
    <message>
        <source>The match waited too long and was given up.</source>
        <translation>La partie a attendu trop longtemps et a été abandonnée.</translation>
    </message>
    <message>
        <source>The server could not go on with this match.</source>
        <translation>Le serveur n’a pas pu continuer cette partie.</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Attends</translation>
    </message>
    <message>
        <source>The key is this way</source>
        <translation>La clé est par là</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>Cours</translation>
    </message>
    <message>
        <source>Thanks</source>
        <translation>Merci</translation>
    </message>
    <message>
        <source>Help</source>
        <extracomment>Called to a partner in danger</extracomment>
        <translation>À l’aide</translation>
    </message>
    <message numerus="yes">
        <source>The server will be shut down in %n second(s); matches are kept.</source>
        <translation>
            <numerusform>Le serveur s’arrête dans %n seconde&#x202f;; les parties sont gardées.</numerusform>
            <numerusform>Le serveur s’arrête dans %n secondes&#x202f;; les parties sont gardées.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1. You would be player 2.</source>
        <translation>%1. Vous seriez le joueur 2.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>What is played, and how it counts</extracomment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>OtherMazes</name>
    <message>
        <source>Today’s mazes</source>
        <translation>Les labyrinthes du jour</translation>
    </message>
    <message>
        <source>A seed of your own</source>
        <translation>Une graine à vous</translation>
    </message>
    <message numerus="yes">
        <source>%n maze(s)</source>
        <translation>
            <numerusform>%n labyrinthe</numerusform>
            <numerusform>%n labyrinthes</numerusform>
        </translation>
    </message>
    <message>
        <source>Seven new mazes every day, the same for everybody. The day changes at midnight, universal time.</source>
        <translation>Sept nouveaux labyrinthes chaque jour, les mêmes pour tous. Le jour change à minuit, temps universel.</translation>
    </message>
    <message>
        <source>The same seed makes the same seven mazes, here and on every other computer. Type a code that somebody gave you, a number, or any words.</source>
        <translation>La même graine donne les mêmes sept labyrinthes, ici et sur tout autre ordinateur. Tapez un code que l’on vous a donné, un nombre ou des mots quelconques.</translation>
    </message>
    <message>
        <source>Two small mazes to begin with, and not much that bites.</source>
        <translation>Deux petits labyrinthes pour commencer, où peu de choses mordent.</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>none yet</source>
        <translation>pas encore</translation>
    </message>
    <message>
        <source>High score</source>
        <translation>Meilleur score</translation>
    </message>
    <message numerus="yes">
        <source>%n hunter(s)</source>
        <translation>
            <numerusform>%n chasseur</numerusform>
            <numerusform>%n chasseurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wanderer(s)</source>
        <translation>
            <numerusform>%n rôdeur</numerusform>
            <numerusform>%n rôdeurs</numerusform>
        </translation>
    </message>
    <message>
        <source>the Minotaur</source>
        <translation>le Minotaure</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Monsters</source>
        <translation>Monstres</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Easy and hard keep no record</source>
        <translation>Facile et difficile ne comptent pas</translation>
    </message>
    <message>
        <source>Nobody yet today</source>
        <translation>Personne encore aujourd’hui</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <translation>Personne encore</translation>
    </message>
</context>
<context>
    <name>OwnServer</name>
    <message>
        <source>Port %1 cannot be had (%2); another server may run on this computer.</source>
        <extracomment>Then the reason in the words of the system</extracomment>
        <translation>Le port %1 n’est pas libre (%2)&#x202f;; un autre serveur tourne peut-être sur cet ordinateur.</translation>
    </message>
</context>
<context>
    <name>Pad</name>
    <message>
        <source>D-pad up</source>
        <translation>Croix en haut</translation>
    </message>
    <message>
        <source>D-pad down</source>
        <translation>Croix en bas</translation>
    </message>
    <message>
        <source>D-pad left</source>
        <translation>Croix à gauche</translation>
    </message>
    <message>
        <source>D-pad right</source>
        <translation>Croix à droite</translation>
    </message>
    <message>
        <source>Cross</source>
        <translation>Croix</translation>
    </message>
    <message>
        <source>Circle</source>
        <translation>Cercle</translation>
    </message>
    <message>
        <source>Square</source>
        <translation>Carré</translation>
    </message>
    <message>
        <source>Triangle</source>
        <translation>Triangle</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
</context>
<context>
    <name>PauseOverlay</name>
    <message>
        <source>Paused</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Level %1, turn %2. Everything up to here is saved.</source>
        <translation>Niveau %1, tour %2. Tout est sauvegardé jusqu’ici.</translation>
    </message>
    <message>
        <source>Level %1, turn %2. This run is not kept.</source>
        <translation>Niveau %1, tour %2. Cette partie n’est pas gardée.</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Graine %1</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Save and quit to the menu</source>
        <translation>Sauvegarder et revenir au menu</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
</context>
<context>
    <name>PeopleModel</name>
    <message>
        <source>invited by you, %1 left</source>
        <translation>a votre invitation, encore %1</translation>
    </message>
    <message>
        <source>invites you</source>
        <translation>vous invite</translation>
    </message>
</context>
<context>
    <name>PeoplePanel</name>
    <message>
        <source>Who is here</source>
        <translation>Qui est là</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n match(es)</source>
        <translation>
            <numerusform>, %n partie</numerusform>
            <numerusform>, %n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody else is here yet. Tell the others this server’s name.</source>
        <translation>Personne d’autre n’est encore là. Donnez aux autres le nom de ce serveur.</translation>
    </message>
    <message>
        <source>Invite to</source>
        <translation>Inviter à</translation>
    </message>
</context>
<context>
    <name>PersonRow</name>
    <message>
        <source>Invite</source>
        <translation>Inviter</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Regarder</translation>
    </message>
</context>
<context>
    <name>PlanList</name>
    <message>
        <source>Plans</source>
        <translation>Plans</translation>
    </message>
</context>
<context>
    <name>PlayerPanel</name>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message numerus="yes">
        <source>%n gift(s) to the gods</source>
        <translation>
            <numerusform>%n don aux dieux</numerusform>
            <numerusform>%n dons aux dieux</numerusform>
        </translation>
    </message>
    <message>
        <source>Life</source>
        <translation>Vie</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>Armure</translation>
    </message>
    <message>
        <source>Satiety</source>
        <translation>Satiété</translation>
    </message>
    <message>
        <source>–%1 a turn</source>
        <translation>–%1 par tour</translation>
    </message>
    <message>
        <source>Warded until the next hit</source>
        <translation>Protégé jusqu’au prochain coup</translation>
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
    <message>
        <source>What the other side sent is no view of this game; both need the same version of Labrys.</source>
        <translation>Ce que l’autre côté a envoyé n’est pas une vue de ce jeu&#x202f;; il faut la même version de Labrys des deux côtés.</translation>
    </message>
    <message>
        <source>The output could not be written whole; free some space or choose another place.</source>
        <translation>La sortie n’a pas pu être écrite en entier&#x202f;; libérez de la place ou choisissez un autre endroit.</translation>
    </message>
    <message>
        <source>A run is saved here. Go on with it without these options, or end it with --new.</source>
        <translation>Une partie est sauvegardée ici. Continuez-la sans ces options, ou terminez-la avec --new.</translation>
    </message>
    <message>
        <source>Labrys does not open files of this kind; it opens levels (.maze), replays (.thread) and saved runs (.save).</source>
        <translation>Labrys n’ouvre pas ce genre de fichier&#x202f;; il ouvre des niveaux (.maze), des rediffusions (.thread) et des parties sauvegardées (.save).</translation>
    </message>
    <message>
        <source>This is not well-formed JSON from here on; compare with a good copy of the file.</source>
        <translation>Ce n’est plus du JSON bien formé à partir d’ici&#x202f;; comparez avec une bonne copie du fichier.</translation>
    </message>
    <message>
        <source>No fair maze was found for level %1; begin a new run with another seed.</source>
        <translation>Aucun labyrinthe équitable n’a été trouvé pour le niveau %1&#x202f;; commencez une nouvelle partie avec une autre graine.</translation>
    </message>
    <message>
        <source>Nobody can win this level: whatever the player does, a monster comes first. Open more ways, or move the monsters away.</source>
        <translation>Personne ne peut gagner ce niveau&#x202f;: quoi que fasse le joueur, un monstre arrive le premier. Ouvrez plus de passages, ou éloignez les monstres.</translation>
    </message>
    <message>
        <source>There is another start %1 of the second player here; leave only one.</source>
        <translation>Il y a ici un autre départ %1 du second joueur&#x202f;; n’en laissez qu’un.</translation>
    </message>
    <message>
        <source>No way to win this level was found in the time allowed; play it yourself before you give it away.</source>
        <translation>Aucune façon de gagner ce niveau n’a été trouvée dans le temps accordé&#x202f;; jouez-le vous-même avant de le donner.</translation>
    </message>
    <message>
        <source>There is no level %1 to play alone; there are %2.</source>
        <translation>Il n’y a pas de niveau %1 à jouer seul&#x202f;; il y en a %2.</translation>
    </message>
    <message>
        <source>Another program holds the file of high scores; close it and try again.</source>
        <translation>Un autre programme tient le fichier des records&#x202f;; fermez-le et réessayez.</translation>
    </message>
    <message>
        <source>This is no file of high scores, or one of a newer Labrys.</source>
        <translation>Ce n’est pas un fichier de records, ou il vient d’un Labrys plus récent.</translation>
    </message>
    <message>
        <source>This line is no result; take it out of the file of high scores.</source>
        <translation>Cette ligne n’est pas un résultat&#x202f;; retirez-la du fichier des records.</translation>
    </message>
    <message>
        <source>This file is too large for high scores.</source>
        <translation>Ce fichier est trop grand pour des records.</translation>
    </message>
    <message>
        <source>“%1” does nothing in a script; use w a s d and . to wait.</source>
        <translation>«&#x202f;%1&#x202f;» ne fait rien dans un script&#x202f;; utilisez w a s d, et . pour attendre.</translation>
    </message>
    <message>
        <source>No way leads from the start to that of the second player; open a wall between them.</source>
        <translation>Aucun chemin ne mène du départ à celui du second joueur&#x202f;; ouvrez un mur entre les deux.</translation>
    </message>
    <message>
        <source>This is no ordinary file but a folder, a pipe or a device; choose a file.</source>
        <translation>Ce n’est pas un fichier ordinaire mais un dossier, un tube ou un périphérique&#x202f;; choisissez un fichier.</translation>
    </message>
    <message>
        <source>The standard input is no terminal, so nobody can press keys; use “%1” to play lines from a pipe, or “%2”.</source>
        <translation>L’entrée standard n’est pas un terminal, personne ne peut donc presser de touches&#x202f;; utilisez «&#x202f;%1&#x202f;» pour jouer des lignes depuis un tube, ou «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>There is no difficulty “%1” here; choose another one.</source>
        <translation>Il n’y a pas de difficulté «&#x202f;%1&#x202f;» ici&#x202f;; choisissez-en une autre.</translation>
    </message>
    <message>
        <source>There are no levels “%1” on this server; choose others.</source>
        <translation>Il n’y a pas de niveaux «&#x202f;%1&#x202f;» sur ce serveur&#x202f;; choisissez-en d’autres.</translation>
    </message>
    <message>
        <source>%1 of %2 bots were not let in in time; see whether the server runs and how many it admits.</source>
        <translation>Sur %2 robots, %1 n’ont pas été admis à temps&#x202f;; voyez si le serveur tourne et combien il en admet.</translation>
    </message>
    <message>
        <source>The server sent %1 bots away (%2); start it with limits that let so many in from one address.</source>
        <translation>Le serveur a renvoyé %1 robots (%2)&#x202f;; lancez-le avec des limites qui en laissent entrer autant depuis une adresse.</translation>
    </message>
    <message>
        <source>The echo to compare with cannot be started (%1); close other programs.</source>
        <translation>L’écho de comparaison ne peut pas être lancé (%1)&#x202f;; fermez d’autres programmes.</translation>
    </message>
    <message>
        <source>Loading a server with bots needs Linux; use it there.</source>
        <translation>Charger un serveur avec des robots demande Linux&#x202f;; faites-le là.</translation>
    </message>
    <message>
        <source>“%1” is no address of this machine; bots load only a server here, for instance 127.0.0.1.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une adresse de cette machine&#x202f;; les robots ne chargent qu’un serveur d’ici, par exemple 127.0.0.1.</translation>
    </message>
    <message>
        <source>The server “%1” cannot be started; install it, or name one that runs with --server.</source>
        <translation>Le serveur «&#x202f;%1&#x202f;» ne peut pas être lancé&#x202f;; installez-le, ou nommez avec --server un serveur qui tourne.</translation>
    </message>
    <message>
        <source>The server ended before it said its port; it said: “%1”.</source>
        <translation>Le serveur s’est arrêté avant de dire son port&#x202f;; il a dit&#x202f;: «&#x202f;%1&#x202f;».</translation>
    </message>
    <message>
        <source>A cell was expected here, as two letters for its row and its column.</source>
        <translation>Il faut ici une case, en deux lettres pour sa rangée et sa colonne.</translation>
    </message>
    <message>
        <source>What changes here does not fit what it changes; ask for the whole view again.</source>
        <translation>Ce qui change ici ne correspond pas à ce qui est changé&#x202f;; redemandez la vue entière.</translation>
    </message>
    <message>
        <source>There are levels called “%1” already; give the others another name.</source>
        <translation>Il y a déjà des niveaux nommés «&#x202f;%1&#x202f;»&#x202f;; donnez un autre nom aux autres.</translation>
    </message>
    <message>
        <source>These levels take more than %1 bytes and are too large for a server; share them out among several files.</source>
        <translation>Ces niveaux font plus de %1 octets et sont trop grands pour un serveur&#x202f;; répartissez-les en plusieurs fichiers.</translation>
    </message>
    <message>
        <source>A change was sent of a view that was never sent whole; connect again.</source>
        <translation>Un changement a été envoyé pour une vue qui n’a jamais été envoyée en entier&#x202f;; reconnectez-vous.</translation>
    </message>
    <message>
        <source>No address is given; write the name or the number of the other machine.</source>
        <translation>Aucune adresse n’est donnée&#x202f;; écrivez le nom ou le numéro de l’autre machine.</translation>
    </message>
    <message>
        <source>“%1” is no address; write for instance 192.168.1.20, [2001:db8::1]:47771 or server.example.org.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas une adresse&#x202f;; écrivez par exemple 192.168.1.20, [2001:db8::1]:47771 ou server.example.org.</translation>
    </message>
    <message>
        <source>The port of “%1” is no number from 1 to 65535; correct it or leave it out.</source>
        <translation>Le port de «&#x202f;%1&#x202f;» n’est pas un nombre de 1 à 65535&#x202f;; corrigez-le ou omettez-le.</translation>
    </message>
    <message>
        <source>There is no certificate in this file; give one in the form PEM.</source>
        <translation>Il n’y a pas de certificat dans ce fichier&#x202f;; donnez-en un au format PEM.</translation>
    </message>
    <message>
        <source>There is no private key in this file that can be used; give one in the form PEM, without a pass phrase.</source>
        <translation>Il n’y a pas de clé privée utilisable dans ce fichier&#x202f;; donnez-en une au format PEM, sans phrase secrète.</translation>
    </message>
    <message>
        <source>This key is not that of the certificate %1; give the two that belong together.</source>
        <translation>Cette clé n’est pas celle du certificat %1&#x202f;; donnez les deux qui vont ensemble.</translation>
    </message>
    <message>
        <source>This Labrys cannot make a certificate; give one and its key, or turn TLS off (tls-port = off).</source>
        <translation>Aucun certificat ne peut être fait par ce Labrys&#x202f;; donnez-en un avec sa clé, ou coupez TLS (tls-port = off).</translation>
    </message>
    <message>
        <source>“%2” is no address of this machine; “%1” takes IPv4 and IPv6 addresses separated by commas, or any.</source>
        <translation>«&#x202f;%2&#x202f;» n’est pas une adresse de cette machine&#x202f;; «&#x202f;%1&#x202f;» prend des adresses IPv4 et IPv6 séparées par des virgules, ou any.</translation>
    </message>
    <message>
        <source>“%1” says nothing; write “key = value”, or # before a comment.</source>
        <translation>«&#x202f;%1&#x202f;» ne dit rien&#x202f;; écrivez «&#x202f;clé = valeur&#x202f;», ou # devant un commentaire.</translation>
    </message>
    <message>
        <source>“%1” takes a whole number from %3 to %4, not “%2”.</source>
        <translation>«&#x202f;%1&#x202f;» prend un nombre entier de %3 à %4, et non «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>“%1” takes a whole number from %3 to %4 or off, not “%2”.</source>
        <translation>«&#x202f;%1&#x202f;» prend un nombre entier de %3 à %4 ou off, et non «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>“%1” must not be smaller than “%2”; change one of the two.</source>
        <translation>«&#x202f;%1&#x202f;» ne doit pas être plus petit que «&#x202f;%2&#x202f;»&#x202f;; changez l’un des deux.</translation>
    </message>
    <message>
        <source>“%1” is given without “%2”; TLS needs both, or neither.</source>
        <translation>«&#x202f;%1&#x202f;» est donné sans «&#x202f;%2&#x202f;»&#x202f;; TLS demande les deux, ou aucun.</translation>
    </message>
    <message>
        <source>“%1” stands in line %2 already; remove one of the two.</source>
        <translation>«&#x202f;%1&#x202f;» se trouve déjà à la ligne %2&#x202f;; retirez l’un des deux.</translation>
    </message>
    <message>
        <source>“%1” and “%2” are both %3; give each a port of its own.</source>
        <translation>«&#x202f;%1&#x202f;» et «&#x202f;%2&#x202f;» valent tous deux %3&#x202f;; donnez à chacun son propre port.</translation>
    </message>
    <message>
        <source>“%1” is on or off, not “%2”.</source>
        <translation>«&#x202f;%1&#x202f;» vaut on ou off, et non «&#x202f;%2&#x202f;».</translation>
    </message>
    <message>
        <source>The text of “%1” must have at most %2 characters and %3 bytes, and none that nobody sees.</source>
        <translation>Le texte de «&#x202f;%1&#x202f;» doit avoir au plus %2 caractères et %3 octets, et aucun caractère invisible.</translation>
    </message>
    <message>
        <source>There is no option “%1”; labrys-server --help names all of them.</source>
        <translation>Il n’y a pas d’option «&#x202f;%1&#x202f;»&#x202f;; labrys-server --help les nomme toutes.</translation>
    </message>
    <message>
        <source>“%2” cannot stand in “%1”; look for a wrong or an invisible character.</source>
        <translation>«&#x202f;%2&#x202f;» ne peut pas se trouver dans «&#x202f;%1&#x202f;»&#x202f;; cherchez un caractère faux ou invisible.</translation>
    </message>
    <message>
        <source>The log of this match is damaged from its first line; it was set aside.</source>
        <translation>Le journal de cette partie est abîmé dès sa première ligne&#x202f;; il a été mis de côté.</translation>
    </message>
    <message>
        <source>“%1” is no game for a server; these are: %2.</source>
        <translation>«&#x202f;%1&#x202f;» n’est pas un jeu pour un serveur&#x202f;; il y a&#x202f;: %2.</translation>
    </message>
    <message>
        <source>Port %1 cannot be used (%2); end the program that has it, or choose another one with --port.</source>
        <translation>Le port %1 ne peut pas être utilisé (%2)&#x202f;; arrêtez le programme qui l’a, ou choisissez-en un autre avec --port.</translation>
    </message>
    <message>
        <source>This line is not valid UTF-8; save the file as UTF-8 text.</source>
        <translation>Cette ligne n’est pas de l’UTF-8 valide&#x202f;; enregistrez le fichier en texte UTF-8.</translation>
    </message>
    <message>
        <source>The text “%1” is empty; restore the file or install Labrys again.</source>
        <translation>Le texte «&#x202f;%1&#x202f;» est vide&#x202f;; rétablissez le fichier ou réinstallez Labrys.</translation>
    </message>
</context>
<context>
    <name>ProfileTable</name>
    <message>
        <source>There is no account. What was played and what was set is kept on this computer only, in the folders that you find under Folders. Whoever uses another account of this computer has settings and runs of their own.</source>
        <translation>Il n’y a pas de compte. Ce qui a été joué et réglé n’est conservé que sur cet ordinateur, dans les dossiers listés sous Dossiers. Qui utilise un autre compte de cet ordinateur a ses propres réglages et ses propres parties.</translation>
    </message>
    <message>
        <source>Begin anew puts settings, saved runs and replays aside, as for somebody else. Nothing is deleted.</source>
        <translation>Repartir de zéro met de côté les réglages, les parties et les rediffusions, comme pour quelqu’un d’autre. Rien n’est supprimé.</translation>
    </message>
    <message>
        <source>Begin anew…</source>
        <translation>Repartir de zéro…</translation>
    </message>
</context>
<context>
    <name>ReplayPanel</name>
    <message>
        <source>Rewind</source>
        <translation>Rembobiner</translation>
    </message>
    <message>
        <source>Move %1 of %2. The run was checked move by move.</source>
        <translation>Coup %1 sur %2. La partie a été vérifiée coup par coup.</translation>
    </message>
    <message>
        <source>move %1 of %2</source>
        <translation>coup %1 sur %2</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Un coup en arrière</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Un coup en avant</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Show what was hidden</source>
        <translation>Montrer ce qui était caché</translation>
    </message>
</context>
<context>
    <name>ReplayScreen</name>
    <message>
        <source>Replay</source>
        <translation>Rediffusion</translation>
    </message>
    <message>
        <source>Ariadne&apos;s thread</source>
        <translation>Le fil d’Ariane</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Graine %1</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>First, last</source>
        <translation>Premier, dernier</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Near</source>
        <translation>De près</translation>
    </message>
    <message>
        <source>Whole level</source>
        <translation>Tout le niveau</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>New run</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>two players</source>
        <translation>deux joueurs</translation>
    </message>
    <message>
        <source>Save and quit</source>
        <translation>Sauvegarder et quitter</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Level %1, %2</source>
        <translation>Niveau %1, %2</translation>
    </message>
    <message>
        <source>Play on from turn %1</source>
        <translation>Rejouer dès le tour %1</translation>
    </message>
    <message>
        <source>the maze stays the same</source>
        <translation>même labyrinthe</translation>
    </message>
    <message>
        <source>Try this level again</source>
        <translation>Recommencer ce niveau</translation>
    </message>
    <message>
        <source>Again</source>
        <translation>Encore</translation>
    </message>
    <message>
        <source>This level again</source>
        <translation>Ce niveau encore</translation>
    </message>
    <message>
        <source>not ranked</source>
        <translation>hors classement</translation>
    </message>
    <message>
        <source>ranked</source>
        <translation>classée</translation>
    </message>
    <message numerus="yes">
        <source>%Ln point(s) so far</source>
        <translation>
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RewindLine</name>
    <message>
        <source>Position in the run</source>
        <translation>Position dans la partie</translation>
    </message>
</context>
<context>
    <name>RewindPanel</name>
    <message>
        <source>Turn %1, %2</source>
        <translation>Tour %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) before</source>
        <translation>
            <numerusform>%n tour avant</numerusform>
            <numerusform>%n tours avant</numerusform>
        </translation>
    </message>
    <message>
        <source>turn %1: %2</source>
        <translation>tour %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Un tour en arrière</translation>
    </message>
    <message>
        <source>One turn forward</source>
        <translation>Un tour en avant</translation>
    </message>
    <message>
        <source>From here on the run is not ranked</source>
        <translation>À partir d’ici la partie n’est pas classée</translation>
    </message>
</context>
<context>
    <name>RoomResults</name>
    <message>
        <source>%1: combo +%2</source>
        <translation>%1&#x202f;: combo +%2</translation>
    </message>
    <message>
        <source>%1: extra tile +%2</source>
        <translation>%1&#x202f;: tuile en plus +%2</translation>
    </message>
    <message>
        <source>%1: value +%2</source>
        <translation>%1&#x202f;: valeur +%2</translation>
    </message>
    <message>
        <source>Most armour +%1</source>
        <translation>Armure maximale +%1</translation>
    </message>
    <message>
        <source>Most life +%1</source>
        <translation>Vie maximale +%1</translation>
    </message>
    <message>
        <source>Most satiety +%1</source>
        <translation>Satiété maximale +%1</translation>
    </message>
    <message>
        <source>%1 tile of an element</source>
        <translation>%1&#x202f;: tuile d’un élément</translation>
    </message>
    <message>
        <source>A tile of %1</source>
        <translation>Une tuile de %1</translation>
    </message>
    <message>
        <source>Half of life and armour</source>
        <translation>Moitié de la vie et de l’armure</translation>
    </message>
    <message>
        <source>Half of satiety</source>
        <translation>Moitié de la satiété</translation>
    </message>
    <message>
        <source>joins your bag</source>
        <translation>rejoint votre sac</translation>
    </message>
    <message>
        <source>what you have least of: %1</source>
        <translation>ce que vous avez le moins&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1% to %2%</source>
        <translation>%1&#x202f;% à %2&#x202f;%</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1 of %2 to %3 of %4</source>
        <translation>%1 sur %2 à %3 sur %4</translation>
    </message>
    <message>
        <source>life %1 to %2, armour %3 to %4</source>
        <translation>vie %1 à %2, armure %3 à %4</translation>
    </message>
    <message>
        <source>satiety +%1</source>
        <translation>satiété +%1</translation>
    </message>
    <message>
        <source>life +%1</source>
        <translation>vie +%1</translation>
    </message>
    <message>
        <source>armour +%1</source>
        <translation>armure +%1</translation>
    </message>
    <message>
        <source>%1 into the bag</source>
        <translation>%1 dans le sac</translation>
    </message>
    <message>
        <source>%1 kept; nothing was wanting.</source>
        <translation>%1 gardé&#x202f;; rien ne manquait.</translation>
    </message>
    <message>
        <source>%1 kept: %2.</source>
        <translation>%1 gardé&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1 to %2: %3.</source>
        <translation>%1 à %2&#x202f;: %3.</translation>
    </message>
</context>
<context>
    <name>RunBars</name>
    <message>
        <source>The run</source>
        <translation>La partie</translation>
    </message>
    <message>
        <source>Level %1: %2</source>
        <translation>Niveau %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>The run: %1</source>
        <translation>La partie&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>RunCodex</name>
    <message>
        <source>%1, not followed yet</source>
        <translation>%1, pas encore suivi</translation>
    </message>
    <message>
        <source>A fight. Main altar: the goddess %1.</source>
        <translation>Un combat. Autel principal&#x202f;: la déesse %1.</translation>
    </message>
    <message>
        <source>A fight. Main altar: the god %1.</source>
        <translation>Un combat. Autel principal&#x202f;: le dieu %1.</translation>
    </message>
    <message>
        <source>Life and armour full again, for %1 satiety. No treasure, no altar.</source>
        <translation>Vie et armure de nouveau pleines, pour %1 de satiété. Ni trésor ni autel.</translation>
    </message>
    <message>
        <source>The last fight.</source>
        <translation>Le dernier combat.</translation>
    </message>
    <message>
        <source>A treasure, or a trap: then a fight and two treasures.</source>
        <translation>Un trésor, ou un piège&#x202f;: alors un combat et deux trésors.</translation>
    </message>
    <message>
        <source>combo +%1</source>
        <translation>combo +%1</translation>
    </message>
    <message>
        <source>extra +%1</source>
        <translation>extra +%1</translation>
    </message>
    <message>
        <source>base +%1</source>
        <translation>base +%1</translation>
    </message>
    <message>
        <source>max +%1</source>
        <translation>max +%1</translation>
    </message>
    <message>
        <source>half</source>
        <translation>moitié</translation>
    </message>
    <message>
        <source>an element</source>
        <comment>of which a tile comes</comment>
        <translation>un élément</translation>
    </message>
    <message>
        <source>a symbol</source>
        <comment>of which a tile comes</comment>
        <translation>un symbole</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Not tried in this run.</source>
        <translation>Pas essayé dans cette partie.</translation>
    </message>
    <message>
        <source>%1: not tried</source>
        <translation>%1&#x202f;: pas essayé</translation>
    </message>
    <message>
        <source>%1. Now: %2.</source>
        <translation>%1. À présent&#x202f;: %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>%1, level %2</source>
        <translation>%1, niveau %2</translation>
    </message>
    <message>
        <source>Attacks before archetypes: %1.</source>
        <translation>Attaques avant archétypes&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Level %1, then from the start</source>
        <translation>Niveau %1, puis du début</translation>
    </message>
    <message>
        <source>Level %1, as far as seen</source>
        <translation>Niveau %1, autant qu’on en a vu</translation>
    </message>
    <message>
        <source>Who bears it takes %1% less of %2 and %3% more of %4.</source>
        <translation>Qui le porte prend %1&#x202f;% de moins de %2 et %3&#x202f;% de plus de %4.</translation>
    </message>
    <message>
        <source>Nothing tried on a bearer in this run.</source>
        <translation>Rien d’essayé sur un porteur dans cette partie.</translation>
    </message>
    <message>
        <source>Tried on a bearer in this run: %1.</source>
        <translation>Essayé sur un porteur dans cette partie&#x202f;: %1.</translation>
    </message>
    <message>
        <source>The tribute</source>
        <translation>Le tribut</translation>
    </message>
</context>
<context>
    <name>RunGauge</name>
    <message>
        <source>%1, %2 of %3</source>
        <translation>%1, %2 sur %3</translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <translation>%1, puis %2</translation>
    </message>
</context>
<context>
    <name>RunHead</name>
    <message>
        <source>Minoan run</source>
        <translation>Labyrinthe minoen</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Room &lt;b&gt;%1&lt;/b&gt; of %2</source>
        <translation>Salle &lt;b&gt;%1&lt;/b&gt; sur %2</translation>
    </message>
    <message>
        <source>Room %1 of %2</source>
        <translation>Salle %1 sur %2</translation>
    </message>
    <message>
        <source>Life</source>
        <translation>Vie</translation>
    </message>
    <message>
        <source>At nothing the run ends. Flowers and herbs heal.</source>
        <translation>À zéro la partie finit. Les fleurs et les herbes soignent.</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>Armure</translation>
    </message>
    <message>
        <source>Takes blows before life does, but only half of elemental ones.</source>
        <translation>Prend les coups avant la vie, mais seulement la moitié de ceux des éléments.</translation>
    </message>
    <message>
        <source>Satiety</source>
        <translation>Satiété</translation>
    </message>
    <message>
        <source>Every room and every turn of a fight costs some. A cost that cannot be paid is death by hunger.</source>
        <translation>Chaque salle et chaque tour de combat en coûte. Un coût impossible à payer est la mort de faim.</translation>
    </message>
</context>
<context>
    <name>RunLibrary</name>
    <message>
        <source>The saved run could not be read: %1 What was saved just before it is offered instead.</source>
        <translation>La partie sauvegardée n’a pas pu être lue&#x202f;: %1 Ce qui a été sauvegardé juste avant est proposé à la place.</translation>
    </message>
</context>
<context>
    <name>RunLog</name>
    <message>
        <source>%1 and %2 change places.</source>
        <translation>%1 et %2 changent de place.</translation>
    </message>
    <message>
        <source>%1, satiety –%2.</source>
        <translation>%1, satiété –%2.</translation>
    </message>
    <message>
        <source>The head to Poseidon.</source>
        <translation>La tête à Poséidon.</translation>
    </message>
    <message>
        <source>The head to the belt.</source>
        <translation>La tête à la ceinture.</translation>
    </message>
    <message>
        <source>The amulet into the blood.</source>
        <translation>L’amulette dans le sang.</translation>
    </message>
</context>
<context>
    <name>RunLogList</name>
    <message>
        <source>Decision by decision</source>
        <translation>Décision par décision</translation>
    </message>
    <message>
        <source>Room %1: %2</source>
        <translation>Salle %1&#x202f;: %2</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>RunPause</name>
    <message>
        <source>Paused</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>The training hall: nothing is at stake.</source>
        <translation>La salle d’entraînement&#x202f;: rien n’est en jeu.</translation>
    </message>
    <message>
        <source>Room %1 of %2. The run waits just where it is.</source>
        <translation>Salle %1 sur %2. La partie attend là où elle en est.</translation>
    </message>
    <message>
        <source>Room %1 of %2. This run is not kept.</source>
        <translation>Salle %1 sur %2. Cette partie n’est pas gardée.</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Graine %1</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>Comment on joue</translation>
    </message>
    <message>
        <source>Leave for the title</source>
        <translation>Retour au titre</translation>
    </message>
</context>
<context>
    <name>RunStage</name>
    <message>
        <source>To the first door</source>
        <translation>À la première porte</translation>
    </message>
    <message>
        <source>Skip to the first door</source>
        <translation>Passer à la première porte</translation>
    </message>
    <message>
        <source>To the title</source>
        <translation>Au titre</translation>
    </message>
    <message>
        <source>New run</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Same seed</source>
        <translation>Même graine</translation>
    </message>
    <message>
        <source>Once more</source>
        <translation>Encore une fois</translation>
    </message>
    <message>
        <source>You can read this again in the codex</source>
        <translation>Vous pourrez le relire dans le codex</translation>
    </message>
    <message>
        <source>An ending, page %1 of %2</source>
        <translation>Une fin, page %1 sur %2</translation>
    </message>
    <message>
        <source>An ending</source>
        <translation>Une fin</translation>
    </message>
    <message>
        <source>Room %1 of %2</source>
        <translation>Salle %1 sur %2</translation>
    </message>
    <message>
        <source>Summary of the run</source>
        <translation>Bilan de la partie</translation>
    </message>
</context>
<context>
    <name>RunSummary</name>
    <message numerus="yes">
        <source>Fight, level %1, %Ln turn(s)</source>
        <translation>
            <numerusform>Combat, niveau %1, %Ln tour</numerusform>
            <numerusform>Combat, niveau %1, %Ln tours</numerusform>
        </translation>
    </message>
    <message>
        <source>Life and armour full again</source>
        <translation>Vie et armure de nouveau pleines</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1 kept</source>
        <translation>%1 gardé</translation>
    </message>
    <message>
        <source>Room %1, %2</source>
        <translation>Salle %1, %2</translation>
    </message>
    <message>
        <source>Life %1, satiety %2</source>
        <translation>Vie %1, satiété %2</translation>
    </message>
    <message>
        <source>Level %1</source>
        <translation>Niveau %1</translation>
    </message>
    <message>
        <source>Level %1 or %2</source>
        <translation>Niveau %1 ou %2</translation>
    </message>
    <message>
        <source>Level %1 to %2</source>
        <translation>Niveau %1 à %2</translation>
    </message>
    <message numerus="yes">
        <source>%1: %Ln gift(s)</source>
        <translation>
            <numerusform>%1&#x202f;: %Ln don</numerusform>
            <numerusform>%1&#x202f;: %Ln dons</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#x202f;: %2</translation>
    </message>
    <message>
        <source>fights</source>
        <translation>combats</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>tours</translation>
    </message>
    <message>
        <source>damage dealt</source>
        <translation>dégâts infligés</translation>
    </message>
    <message>
        <source>waves, best chain</source>
        <translation>vagues, plus longue chaîne</translation>
    </message>
    <message>
        <source>largest blow taken</source>
        <translation>plus grand coup reçu</translation>
    </message>
    <message>
        <source>life at the end</source>
        <translation>vie à la fin</translation>
    </message>
    <message>
        <source>Not checked yet</source>
        <translation>Pas encore vérifié</translation>
    </message>
    <message>
        <source>Played again…</source>
        <translation>Rejoué…</translation>
    </message>
    <message>
        <source>Checked: nothing was decided in secret.</source>
        <translation>Vérifié&#x202f;: rien ne fut décidé en cachette.</translation>
    </message>
    <message>
        <source>It cannot be played again.</source>
        <translation>Elle ne peut pas être rejouée.</translation>
    </message>
    <message>
        <source>Seed and moves can be played again.</source>
        <translation>Graine et coups peuvent être rejoués.</translation>
    </message>
    <message>
        <source>Seed and moves, from the first door on.</source>
        <translation>Graine et coups, dès la première porte.</translation>
    </message>
    <message>
        <source>Seed and moves replayed, same end: %1.</source>
        <translation>Graine et coups rejoués, même fin&#x202f;: %1.</translation>
    </message>
</context>
<context>
    <name>RunTale</name>
    <message>
        <source>The dummy falls</source>
        <translation>Le mannequin tombe</translation>
    </message>
    <message>
        <source>You know how to fight now. Nothing of this was at stake; in the labyrinth all of it is.</source>
        <translation>Vous savez combattre. Rien de cela n’était en jeu&#x202f;; dans le labyrinthe, tout l’est.</translation>
    </message>
    <message>
        <source>The tribute</source>
        <translation>Le tribut</translation>
    </message>
    <message>
        <source>Whole again</source>
        <translation>De nouveau entier</translation>
    </message>
    <message>
        <source>Life +%1, armour +%2. The way cost %3 satiety.</source>
        <translation>Vie +%1, armure +%2. Le chemin a coûté %3 de satiété.</translation>
    </message>
    <message>
        <source>Hunger was stronger</source>
        <translation>La faim fut plus forte</translation>
    </message>
    <message>
        <source>You fall</source>
        <translation>Vous tombez</translation>
    </message>
    <message>
        <source>What would have saved you</source>
        <translation>Ce qui vous aurait sauvé</translation>
    </message>
    <message numerus="yes">
        <source>%n fight(s)</source>
        <translation>
            <numerusform>%n combat</numerusform>
            <numerusform>%n combats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n tour</numerusform>
            <numerusform>%n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 harm dealt</source>
        <translation>%1 de dégâts infligés</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Graine %1</translation>
    </message>
    <message>
        <source>How one fights</source>
        <translation>Comment on combat</translation>
    </message>
</context>
<context>
    <name>RunTimeline</name>
    <message>
        <source>Rooms of the run</source>
        <translation>Salles de la partie</translation>
    </message>
    <message>
        <source>life</source>
        <translation>vie</translation>
    </message>
    <message>
        <source>satiety</source>
        <translation>satiété</translation>
    </message>
</context>
<context>
    <name>RunTotal</name>
    <message>
        <source>Total %1</source>
        <translation>Total %1</translation>
    </message>
    <message>
        <source>Points of the levels done</source>
        <translation>Points des niveaux terminés</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>not ranked</source>
        <translation>hors classement</translation>
    </message>
</context>
<context>
    <name>ScoreBoard</name>
    <message>
        <source>and</source>
        <translation>et</translation>
    </message>
    <message>
        <source>%1 points</source>
        <extracomment>A row of the high scores, read aloud</extracomment>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>level %1</source>
        <translation>niveau %1</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n tour</numerusform>
            <numerusform>%n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>two players</source>
        <translation>deux joueurs</translation>
    </message>
    <message>
        <source>your newest</source>
        <translation>votre dernier</translation>
    </message>
    <message>
        <source>The seven mazes</source>
        <translation>Les sept labyrinthes</translation>
    </message>
    <message>
        <source>Level %1 alone</source>
        <translation>Niveau %1 seul</translation>
    </message>
    <message>
        <source>Today’s mazes</source>
        <translation>Les labyrinthes du jour</translation>
    </message>
    <message>
        <source>Mazes of %1</source>
        <translation>Labyrinthes du %1</translation>
    </message>
    <message>
        <source>Mazes of a day</source>
        <translation>Labyrinthes d’un jour</translation>
    </message>
    <message>
        <source>Seed %1</source>
        <translation>Graine %1</translation>
    </message>
    <message>
        <source>Level file %1</source>
        <translation>Fichier de niveau %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Points and who made them</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Nobody yet</source>
        <translation>Personne encore</translation>
    </message>
    <message>
        <source>Best so far %1</source>
        <translation>Record&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>ScoreColumns</name>
    <message>
        <source>New</source>
        <translation>Nouveau</translation>
    </message>
</context>
<context>
    <name>ScoreKeeper</name>
    <message>
        <source>First of the high scores</source>
        <translation>Le meilleur score</translation>
    </message>
    <message>
        <source>Second of the high scores</source>
        <translation>Deuxième meilleur score</translation>
    </message>
    <message>
        <source>Third of the high scores</source>
        <translation>Troisième meilleur score</translation>
    </message>
    <message>
        <source>Fourth of the high scores</source>
        <translation>Quatrième meilleur score</translation>
    </message>
    <message>
        <source>Fifth of the high scores</source>
        <translation>Cinquième meilleur score</translation>
    </message>
    <message>
        <source>Sixth of the high scores</source>
        <translation>Sixième meilleur score</translation>
    </message>
    <message>
        <source>Seventh of the high scores</source>
        <translation>Septième meilleur score</translation>
    </message>
    <message>
        <source>Eighth of the high scores</source>
        <translation>Huitième meilleur score</translation>
    </message>
    <message>
        <source>Ninth of the high scores</source>
        <translation>Neuvième meilleur score</translation>
    </message>
    <message>
        <source>Tenth of the high scores</source>
        <translation>Dixième meilleur score</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Joueur 2</translation>
    </message>
    <message>
        <source>The file of high scores could not be read and is kept in %1.</source>
        <translation>Le fichier des meilleurs scores n’a pas pu être lu&#x202f;; il est gardé dans %1.</translation>
    </message>
    <message>
        <source>Easy and hard keep no record.</source>
        <translation>Facile et difficile ne comptent pas pour les records.</translation>
    </message>
    <message>
        <source>Not among the ten best: the tenth has %1 points.</source>
        <translation>Pas parmi les dix meilleurs&#x202f;: le dixième a %1 points.</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Level done</source>
        <translation>Niveau terminé</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>%1 less %2</source>
        <translation>%1 moins %2</translation>
    </message>
    <message>
        <source>This level</source>
        <translation>Ce niveau</translation>
    </message>
    <message>
        <source>Bonuses</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>%1 of %2, %3 each</source>
        <translation>%1 sur %2, %3 chacun</translation>
    </message>
    <message numerus="yes">
        <source>Par would have given %n more. Nobody must reach it.</source>
        <translation>
            <numerusform>Le par aurait donné %n point de plus. Personne n’est tenu de l’atteindre.</numerusform>
            <numerusform>Le par aurait donné %n points de plus. Personne n’est tenu de l’atteindre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more than par gives.</source>
        <translation>
            <numerusform>%n point de plus que le par.</numerusform>
            <numerusform>%n points de plus que le par.</numerusform>
        </translation>
    </message>
    <message>
        <source>As many as par gives.</source>
        <translation>Autant que le par.</translation>
    </message>
</context>
<context>
    <name>ScoresPage</name>
    <message>
        <source>The replay of this run is not here (any more).</source>
        <translation>La rediffusion de cette partie n’est pas (ou plus) là.</translation>
    </message>
    <message>
        <source>High scores</source>
        <translation>Meilleurs scores</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>Watch the run</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tableaux</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Watch the last run</source>
        <translation>Revoir la dernière partie</translation>
    </message>
    <message>
        <source>%1 Nothing of it is lost: the next result puts this file aside and begins a new one.</source>
        <translation>%1 Rien n’en est perdu&#x202f;: le prochain résultat met ce fichier de côté et en commence un nouveau.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Level %1, turns %2, %3</source>
        <translation>Niveau %1, tours %2, %3</translation>
    </message>
    <message>
        <source>Nobody stands here yet. A run stands among the ten best once it has completed a level; it is kept as soon as it ends.</source>
        <translation>Personne n’est encore ici. Une partie entre parmi les dix meilleures dès qu’elle a terminé un niveau&#x202f;; elle est gardée aussitôt finie.</translation>
    </message>
</context>
<context>
    <name>ScrollPane</name>
    <message>
        <source>Scrolled text</source>
        <translation>Texte défilant</translation>
    </message>
</context>
<context>
    <name>SeedPage</name>
    <message>
        <source>Run from a seed</source>
        <translation>Partie d’une graine</translation>
    </message>
    <message>
        <source>A seed code, a number or any text. Everybody who types the same walks the same labyrinth.</source>
        <translation>Un code, un nombre ou un texte. Qui écrit la même chose parcourt le même labyrinthe.</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>A seed is needed first.</source>
        <translation>Il faut d’abord une graine.</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>The run in progress ends. Rules, version %1.</source>
        <translation>La partie en cours finit. Règles, version %1.</translation>
    </message>
    <message>
        <source>Rules, version %1.</source>
        <translation>Règles, version %1.</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>ServerModel</name>
    <message>
        <source>needs a newer Labrys</source>
        <translation>plus récent</translation>
    </message>
    <message>
        <source>too old</source>
        <translation>trop ancien</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>pas de réponse</translation>
    </message>
</context>
<context>
    <name>ServerPanel</name>
    <message>
        <source>On this network</source>
        <translation>Sur ce réseau</translation>
    </message>
    <message numerus="yes">
        <source>%n found</source>
        <translation>
            <numerusform>%n trouvé</numerusform>
            <numerusform>%n trouvés</numerusform>
        </translation>
    </message>
    <message>
        <source>looking…</source>
        <translation>recherche…</translation>
    </message>
    <message>
        <source>No server was found yet. One can be hosted here, or typed below.</source>
        <translation>Aucun serveur n’a encore été trouvé. Vous pouvez en héberger un ici, ou taper une adresse en dessous.</translation>
    </message>
    <message>
        <source>An address, a name, or IPv6</source>
        <translation>Une adresse, un nom, ou IPv6</translation>
    </message>
    <message>
        <source>Address of a server</source>
        <translation>Adresse d’un serveur</translation>
    </message>
</context>
<context>
    <name>SettingRow</name>
    <message>
        <source>default: %1</source>
        <translation>par défaut&#x202f;: %1</translation>
    </message>
    <message>
        <source>%1; default: %2</source>
        <translation>%1&#x202f;; par défaut&#x202f;: %2</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>The settings in %1 cannot be read; the usual ones are used.</source>
        <translation>Les réglages de %1 ne peuvent pas être lus&#x202f;; ceux d’origine sont utilisés.</translation>
    </message>
    <message>
        <source>The settings were damaged; the usual ones are used. The damaged file is now %1.</source>
        <translation>Les réglages étaient abîmés&#x202f;; ceux d’origine sont utilisés. Le fichier abîmé est maintenant %1.</translation>
    </message>
    <message>
        <source>The settings in %1 are damaged; the usual ones are used.</source>
        <translation>Les réglages de %1 sont abîmés&#x202f;; ceux d’origine sont utilisés.</translation>
    </message>
    <message>
        <source>Settings cannot be kept: %1 cannot be written to. They hold until Labrys is closed.</source>
        <translation>Les réglages ne peuvent pas être gardés&#x202f;: on ne peut pas écrire dans %1. Ils valent jusqu’à la fermeture de Labrys.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aspect</translation>
    </message>
    <message>
        <source>Motion and speed</source>
        <translation>Mouvement et vitesse</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Lamplight</source>
        <translation>Lampe</translation>
    </message>
    <message>
        <source>Fresco</source>
        <translation>Fresque</translation>
    </message>
    <message>
        <source>off</source>
        <translation>non</translation>
    </message>
    <message>
        <source>on</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>Window</source>
        <translation>Fenêtre</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Instantanée</translation>
    </message>
    <message>
        <source>of every text and every name</source>
        <translation>de tout texte et de tout nom</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>dark plaster or light</source>
        <translation>enduit sombre ou clair</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>of everything that is read</source>
        <translation>de tout ce qui se lit</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>no scenery, every text 7 to 1</source>
        <translation>sans décor, chaque texte à 7 pour 1</translation>
    </message>
    <message>
        <source>changed by a key, too</source>
        <translation>une touche la change aussi</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>of every game; no result depends on it</source>
        <translation>de tous les jeux&#x202f;; aucun résultat n’en dépend</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Mouvement réduit</translation>
    </message>
    <message>
        <source>things fade and do not move</source>
        <translation>les choses se fondent sans bouger</translation>
    </message>
    <message>
        <source>Keys and gamepad</source>
        <translation>Touches et manette</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Dossiers</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>90%</source>
        <translation>90&#x202f;%</translation>
    </message>
    <message>
        <source>100%</source>
        <translation>100&#x202f;%</translation>
    </message>
    <message>
        <source>125%</source>
        <translation>125&#x202f;%</translation>
    </message>
    <message>
        <source>150%</source>
        <translation>150&#x202f;%</translation>
    </message>
    <message>
        <source>175%</source>
        <translation>175&#x202f;%</translation>
    </message>
    <message>
        <source>200%</source>
        <translation>200&#x202f;%</translation>
    </message>
    <message>
        <source>Explain signs</source>
        <translation>Expliquer les signes</translation>
    </message>
    <message>
        <source>in a game, when one is seen for the first time</source>
        <translation>dans un jeu, quand on en voit un pour la première fois</translation>
    </message>
    <message>
        <source>Patterns on tiles</source>
        <translation>Motifs sur les tuiles</translation>
    </message>
    <message>
        <source>an element is told by lines, too</source>
        <translation>un élément se lit aussi à ses lignes</translation>
    </message>
    <message>
        <source>Letters on tiles</source>
        <translation>Lettres sur les tuiles</translation>
    </message>
    <message>
        <source>the first letter of what a tile does</source>
        <translation>l’initiale de ce que fait une tuile</translation>
    </message>
    <message>
        <source>Advice in fights</source>
        <translation>Conseils au combat</translation>
    </message>
    <message>
        <source>a key shows a good swap and says why</source>
        <translation>une touche montre un bon échange et dit pourquoi</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Every change acts at once</source>
        <translation>Chaque changement agit aussitôt</translation>
    </message>
    <message>
        <source>Find a setting</source>
        <translation>Chercher un réglage</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>Réglage</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Back to defaults</source>
        <translation>Tout rétablir</translation>
    </message>
    <message>
        <source>No setting has this in its name.</source>
        <translation>Aucun réglage ne porte cela dans son nom.</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Changer</translation>
    </message>
</context>
<context>
    <name>SevenMazes</name>
    <message numerus="yes">
        <source>%n maze(s), each larger than the last</source>
        <translation>
            <numerusform>%n labyrinthe</numerusform>
            <numerusform>%n labyrinthes, chacun plus grand que le précédent</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Whole level</source>
        <translation>Tout le niveau</translation>
    </message>
</context>
<context>
    <name>SightList</name>
    <message>
        <source>What you can see</source>
        <translation>Ce que vous voyez</translation>
    </message>
</context>
<context>
    <name>SkillTable</name>
    <message>
        <source>A match of 3</source>
        <translation>Aligner 3</translation>
    </message>
    <message>
        <source>base</source>
        <comment>the value of a match of three</comment>
        <translation>base</translation>
    </message>
    <message>
        <source>extra</source>
        <comment>what a tile more adds</comment>
        <translation>extra</translation>
    </message>
    <message>
        <source>combo</source>
        <comment>what a wave more adds</comment>
        <translation>combo</translation>
    </message>
    <message>
        <source>%1: %2, extra %3 %, combo %4 %</source>
        <translation>%1&#x202f;: %2, extra %3&#x202f;%, combo %4&#x202f;%</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Minotaur maze</source>
        <translation>Labyrinthe du Minotaure</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Deux joueurs</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Every sign, every rule</source>
        <translation>Tous les signes, toutes les règles</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>One keyboard, one key for both</source>
        <translation>Un clavier, une clé pour deux</translation>
    </message>
    <message>
        <source>Main menu</source>
        <translation>Menu principal</translation>
    </message>
    <message>
        <source>Seven mazes. Find the key, then the way out.</source>
        <translation>Sept labyrinthes. Trouvez la clé, puis la sortie.</translation>
    </message>
    <message>
        <source>First steps</source>
        <translation>Premiers pas</translation>
    </message>
    <message>
        <source>A small maze that explains itself</source>
        <translation>Un petit labyrinthe qui s’explique</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>A new run of seven mazes; the saved one ends</source>
        <translation>Sept nouveaux labyrinthes&#x202f;; l’autre partie s’arrête</translation>
    </message>
    <message>
        <source>A new run of seven mazes</source>
        <translation>Sept nouveaux labyrinthes</translation>
    </message>
    <message>
        <source>Other mazes</source>
        <translation>D’autres labyrinthes</translation>
    </message>
    <message>
        <source>Today’s, a seed of your own, drawn ones</source>
        <translation>Ceux du jour, une graine à vous, des niveaux dessinés</translation>
    </message>
    <message>
        <source>High scores</source>
        <translation>Meilleurs scores</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>To the main menu</source>
        <translation>Vers le menu principal</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Facile</translation>
    </message>
    <message>
        <source>Ranked</source>
        <translation>Classé</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Difficile</translation>
    </message>
    <message>
        <source>Easy and hard keep no record</source>
        <translation>Facile et difficile ne comptent pas</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Network game</source>
        <translation>Partie en réseau</translation>
    </message>
    <message>
        <source>Two players, each at a computer</source>
        <translation>Deux joueurs, chacun devant son ordinateur</translation>
    </message>
</context>
<context>
    <name>StatusCards</name>
    <message>
        <source>Key</source>
        <translation>Clé</translation>
    </message>
    <message>
        <source>found</source>
        <translation>trouvée</translation>
    </message>
    <message>
        <source>not yet</source>
        <translation>absente</translation>
    </message>
    <message>
        <source>Torch</source>
        <translation>Torche</translation>
    </message>
    <message>
        <source>this level</source>
        <translation>ce niveau</translation>
    </message>
    <message>
        <source>Compass</source>
        <translation>Boussole</translation>
    </message>
    <message>
        <source>Freeze %1</source>
        <translation>Gel %1</translation>
    </message>
    <message>
        <source>Freeze</source>
        <translation>Gel</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s)</source>
        <translation>
            <numerusform>%n tour</numerusform>
            <numerusform>%n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>not now</source>
        <translation>inactif</translation>
    </message>
</context>
<context>
    <name>StepChip</name>
    <message>
        <source>not seen</source>
        <translation>pas vu</translation>
    </message>
</context>
<context>
    <name>SummaryBag</name>
    <message numerus="yes">
        <source>The bag at the end, %Ln tile(s)</source>
        <translation>
            <numerusform>Le sac à la fin, %Ln tuile</numerusform>
            <numerusform>Le sac à la fin, %Ln tuiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SummaryGifts</name>
    <message>
        <source>Given to the gods</source>
        <translation>Offert aux dieux</translation>
    </message>
    <message>
        <source>Nothing was offered.</source>
        <translation>Rien ne fut offert.</translation>
    </message>
</context>
<context>
    <name>SummaryNumbers</name>
    <message>
        <source>In numbers</source>
        <translation>En chiffres</translation>
    </message>
    <message>
        <source>New run</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Same seed</source>
        <translation>Même graine</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Vérifier encore</translation>
    </message>
    <message>
        <source>Export the log</source>
        <translation>Exporter le journal</translation>
    </message>
</context>
<context>
    <name>SummaryPage</name>
    <message>
        <source>Summary of the run</source>
        <translation>Bilan de la partie</translation>
    </message>
    <message>
        <source>Large: the sign you took. Small: the two you left</source>
        <translation>En grand&#x202f;: le signe suivi. En petit&#x202f;: les deux laissés</translation>
    </message>
    <message>
        <source>Room</source>
        <translation>Salle</translation>
    </message>
    <message>
        <source>New run</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Same seed</source>
        <translation>Même graine</translation>
    </message>
    <message>
        <source>Export the log</source>
        <translation>Exporter le journal</translation>
    </message>
    <message>
        <source>Check again</source>
        <translation>Vérifier encore</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Not kept after you leave</source>
        <translation>N’est pas gardé après votre départ</translation>
    </message>
    <message>
        <source>Watch it again</source>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Copy the seed %1</source>
        <translation>Copier la graine %1</translation>
    </message>
    <message>
        <source>The seed is in the clipboard.</source>
        <translation>La graine est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>The log is kept as %1.</source>
        <translation>Le journal est gardé sous %1.</translation>
    </message>
</context>
<context>
    <name>TalePage</name>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Page %1 sur %2</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
</context>
<context>
    <name>TaleWords</name>
    <message>
        <source>Turn the page</source>
        <translation>Tourner la page</translation>
    </message>
</context>
<context>
    <name>Terminal</name>
    <message>
        <source>The picture is in %1.
</source>
        <translation>L’image est dans %1.
</translation>
    </message>
    <message>
        <source>A bot plays the Minotaur maze, seed %1.
</source>
        <translation>Un robot joue le labyrinthe du Minotaure, graine %1.
</translation>
    </message>
    <message>
        <source>The bot has won, with %1 points in %2 turns. Digest %3.
</source>
        <translation>Le robot a gagné, avec %1 points en %2 tours. Empreinte %3.
</translation>
    </message>
    <message>
        <source>The bot has lost, with %1 points in %2 turns. Digest %3.
</source>
        <translation>Le robot a perdu, avec %1 points en %2 tours. Empreinte %3.
</translation>
    </message>
    <message>
        <source>The saved run goes on.
</source>
        <translation>La partie sauvegardée continue.
</translation>
    </message>
    <message>
        <source>A new run, seed %1.
</source>
        <translation>Une nouvelle partie, graine %1.
</translation>
    </message>
    <message>
        <source>Pause: r go on, s save, q save and quit
&gt; </source>
        <translation>Pause&#x202f;: r reprendre, s sauvegarder, q sauvegarder et quitter
&gt; </translation>
    </message>
    <message>
        <source>On to the next level.
</source>
        <translation>Au niveau suivant.
</translation>
    </message>
    <message>
        <source>You have won, with %1 points in %2 turns.
</source>
        <translation>Vous avez gagné, avec %1 points en %2 tours.
</translation>
    </message>
    <message>
        <source>You have lost, with %1 points in %2 turns.
</source>
        <translation>Vous avez perdu, avec %1 points en %2 tours.
</translation>
    </message>
    <message>
        <source>The replay is kept in %1.
</source>
        <translation>Le fil de la partie est gardé dans %1.
</translation>
    </message>
    <message>
        <source>Begin a new run with --new; this file is then kept beside it under another name.
</source>
        <translation>Commencez une nouvelle partie avec --new&#x202f;; ce fichier est alors gardé à côté sous un autre nom.
</translation>
    </message>
    <message>
        <source>What was saved here could not be read and is kept in %1.
</source>
        <translation>Ce qui était sauvegardé ici n’a pas pu être lu et est gardé dans %1.
</translation>
    </message>
    <message>
        <source>Won, with %1 points in %2 turns. Digest %3.
</source>
        <translation>Gagné, avec %1 points en %2 tours. Empreinte %3.
</translation>
    </message>
    <message>
        <source>Lost, with %1 points in %2 turns. Digest %3.
</source>
        <translation>Perdu, avec %1 points en %2 tours. Empreinte %3.
</translation>
    </message>
    <message>
        <source>Not finished, with %1 points in %2 turns. Digest %3.
</source>
        <translation>Pas fini, avec %1 points en %2 tours. Empreinte %3.
</translation>
    </message>
    <message>
        <source>A script plays the Minotaur maze, seed %1.
</source>
        <translation>Un script joue le labyrinthe du Minotaure, graine %1.
</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Another Labrys keeps its run in this folder: what is played here is not kept.
</source>
        <translation>Un autre Labrys garde sa partie dans ce dossier&#x202f;: ce qui se joue ici n’est pas conservé.
</translation>
    </message>
    <message>
        <source>Another Labrys keeps its run in this folder: what is played here is not kept.</source>
        <translation>Un autre Labrys garde sa partie dans ce dossier&#x202f;: ce qui est joué ici n’est pas gardé.</translation>
    </message>
    <message>
        <source>What was saved here could not be read and is kept in %1.</source>
        <translation>Ce qui était sauvegardé ici n’a pas pu être lu et est gardé dans %1.</translation>
    </message>
    <message>
        <source>“%1” does nothing here; h shows the keys.</source>
        <translation>«&#x202f;%1&#x202f;» ne fait rien ici&#x202f;; h montre les touches.</translation>
    </message>
    <message>
        <source>Saved in %1.</source>
        <translation>Sauvegardé dans %1.</translation>
    </message>
    <message>
        <source>The file of high scores could not be read and is kept in %1.</source>
        <translation>Le fichier des records n’a pas pu être lu et est gardé dans %1.</translation>
    </message>
    <message>
        <source>Rank %1 of the high scores.</source>
        <translation>Rang %1 des records.</translation>
    </message>
    <message>
        <source>Labrys needs %1 columns and %2 rows; here are %3 and %4. Please enlarge the terminal, and the game goes on. Ctrl+C leaves; everything is saved.</source>
        <translation>Labrys a besoin de %1 colonnes et %2 lignes&#x202f;; il y en a %3 et %4. Agrandissez le terminal, s’il vous plaît, et le jeu continue. Ctrl+C quitte&#x202f;; tout est sauvegardé.</translation>
    </message>
    <message>
        <source>Arrows or W S choose, Enter or a number opens, Esc goes back.</source>
        <translation>Flèches ou W S pour choisir, Entrée ou un chiffre pour ouvrir, Échap pour revenir.</translation>
    </message>
    <message>
        <source>Arrows, Space and B turn the pages; Esc or Enter goes back.</source>
        <translation>Flèches, Espace et B tournent les pages&#x202f;; Échap ou Entrée pour revenir.</translation>
    </message>
    <message>
        <source>Esc or Enter goes back.</source>
        <translation>Échap ou Entrée pour revenir.</translation>
    </message>
    <message>
        <source>1 to 16 characters, then Enter.</source>
        <translation>De 1 à 16 caractères, puis Entrée.</translation>
    </message>
    <message>
        <source>%1 Any key goes on.</source>
        <translation>%1 Une touche pour continuer.</translation>
    </message>
    <message>
        <source>Quit to the menu? Everything is saved. Q or Enter: yes; any other key: no.</source>
        <translation>Revenir au menu&#x202f;? Tout est sauvegardé. Q ou Entrée&#x202f;: oui&#x202f;; une autre touche&#x202f;: non.</translation>
    </message>
    <message>
        <source>The game goes on.</source>
        <translation>Le jeu continue.</translation>
    </message>
    <message>
        <source>Press a number from 1 to %1, or R to hear them again.</source>
        <translation>Pressez un chiffre de 1 à %1, ou R pour les réentendre.</translation>
    </message>
    <message>
        <source>%1 (Enter alone: %2)</source>
        <translation>%1 (Entrée seule&#x202f;: %2)</translation>
    </message>
    <message>
        <source>The run that was saved before it goes on.
</source>
        <translation>La partie sauvegardée avant elle continue.
</translation>
    </message>
    <message>
        <source>The run is saved; begin without other options than --saves, and it goes on.
</source>
        <translation>La partie est sauvegardée&#x202f;; commencez sans autre option que --saves, et elle continue.
</translation>
    </message>
    <message>
        <source>Quit to the menu? This run is not kept. Q or Enter: yes; any other key: no.</source>
        <translation>Quitter vers le menu&#x202f;? Cette partie n’est pas gardée. Q ou Entrée&#x202f;: oui&#x202f;; toute autre touche&#x202f;: non.</translation>
    </message>
    <message>
        <source>Network game</source>
        <translation>Partie en réseau</translation>
    </message>
    <message>
        <source>Visited before: %1.</source>
        <translation>Visités&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Address of the server: name or number, with :port where it is not the usual one</source>
        <translation>Adresse du serveur&#x202f;: nom ou numéro, puis le port si ce n’est pas celui d’usage</translation>
    </message>
    <message>
        <source>Your name there:</source>
        <translation>Votre nom là-bas&#x202f;:</translation>
    </message>
    <message>
        <source>This system&apos;s terminal cannot play over the network; the window can.</source>
        <translation>Le terminal de ce système ne peut pas jouer en réseau&#x202f;; la fenêtre le peut.</translation>
    </message>
    <message>
        <source>Another name</source>
        <translation>Un autre nom</translation>
    </message>
    <message>
        <source>The new certificate: %1.</source>
        <translation>Le nouveau certificat&#x202f;: %1.</translation>
    </message>
    <message>
        <source>Trust the new certificate, and connect</source>
        <translation>Se fier au nouveau certificat, et se connecter</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>The match goes on; nothing happens until both move.</source>
        <translation>La partie continue&#x202f;; rien ne se passe avant que les deux aient joué.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Colours on or off</source>
        <translation>Avec ou sans couleurs</translation>
    </message>
    <message>
        <source>Play on without waiting for %1</source>
        <translation>Continuer seul, sans attendre %1</translation>
    </message>
    <message>
        <source>Stop watching</source>
        <translation>Ne plus regarder</translation>
    </message>
    <message>
        <source>Save and leave; the server keeps the match</source>
        <translation>Sauvegarder et quitter&#x202f;; le serveur garde la partie</translation>
    </message>
    <message>
        <source>T, Enter</source>
        <translation>T, Entrée</translation>
    </message>
    <message>
        <source>Write a line to the others; Enter sends it</source>
        <translation>Écrire une ligne aux autres&#x202f;; Entrée l’envoie</translation>
    </message>
    <message>
        <source>What was written and said</source>
        <translation>Ce qui a été écrit et dit</translation>
    </message>
    <message>
        <source>Ready for the next level</source>
        <translation>Prêt pour le niveau suivant</translation>
    </message>
    <message>
        <source>Without a partner: go on alone, keep waiting, save and leave</source>
        <translation>Sans partenaire&#x202f;: continuer seul, attendre encore, sauvegarder et quitter</translation>
    </message>
    <message>
        <source>A menu; the match goes on</source>
        <translation>Un menu&#x202f;; la partie continue</translation>
    </message>
    <message>
        <source>Ranked</source>
        <translation>Classé</translation>
    </message>
    <message>
        <source>Easy, not ranked</source>
        <translation>Facile, non classée</translation>
    </message>
    <message>
        <source>Hard, not ranked</source>
        <translation>Difficile, non classée</translation>
    </message>
    <message>
        <source>The replay is kept in %1.</source>
        <translation>Le fil de la partie est gardé dans %1.</translation>
    </message>
    <message>
        <source>Enter goes on, Esc goes back.</source>
        <translation>Entrée pour continuer, Échap pour revenir.</translation>
    </message>
    <message>
        <source>The maze is being made.</source>
        <translation>Le labyrinthe se construit.</translation>
    </message>
    <message>
        <source>Enter goes to the lobby.</source>
        <translation>Entrée pour aller au salon.</translation>
    </message>
    <message>
        <source>T writes a line, P opens the menu.</source>
        <translation>T pour écrire une ligne, P pour ouvrir le menu.</translation>
    </message>
    <message>
        <source>Connecting to %1</source>
        <translation>Connexion à %1</translation>
    </message>
    <message>
        <source>Esc goes back.</source>
        <translation>Échap pour revenir.</translation>
    </message>
    <message>
        <source>Enter sends the line, Esc closes it.</source>
        <translation>Entrée envoie la ligne, Échap la ferme.</translation>
    </message>
    <message>
        <source>Arrows and Enter or a number choose; T writes to all; Esc leaves the server.</source>
        <translation>Flèches et Entrée ou un chiffre pour choisir&#x202f;; T pour écrire à tous&#x202f;; Échap pour quitter le serveur.</translation>
    </message>
    <message>
        <source>Which mazes?</source>
        <translation>Quels labyrinthes&#x202f;?</translation>
    </message>
    <message>
        <source>How difficult?</source>
        <translation>Quelle difficulté&#x202f;?</translation>
    </message>
    <message>
        <source>Chat and messages</source>
        <translation>Discussion et messages</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>À vous de jouer.</translation>
    </message>
    <message>
        <source>%1&apos;s turn.</source>
        <translation>À %1 de jouer.</translation>
    </message>
    <message>
        <source>more</source>
        <translation>la suite</translation>
    </message>
    <message>
        <source>Press a number, or R to hear them again.</source>
        <translation>Pressez un chiffre, ou R pour les réentendre.</translation>
    </message>
    <message>
        <source>Connecting to %1. Q goes back.</source>
        <translation>Connexion à %1. Q pour revenir.</translation>
    </message>
    <message>
        <source>Nobody invites you now.</source>
        <translation>Personne ne vous invite maintenant.</translation>
    </message>
    <message>
        <source>Write the line, then Enter; an empty one sends nothing.</source>
        <translation>Écrivez la ligne, puis Entrée&#x202f;; une ligne vide n’envoie rien.</translation>
    </message>
</context>
<context>
    <name>ThreatCard</name>
    <message>
        <source>Next action: %1</source>
        <translation>Prochaine action&#x202f;: %1</translation>
    </message>
</context>
<context>
    <name>TitlePage</name>
    <message>
        <source>Minoan run</source>
        <translation>Labyrinthe minoen</translation>
    </message>
    <message>
        <source>31 rooms. No way back. Watch your hunger.</source>
        <translation>31 salles. Pas de retour. Surveillez votre faim.</translation>
    </message>
    <message>
        <source>A run is played in another window. What you begin here is not kept.</source>
        <translation>Une partie se joue dans une autre fenêtre. Ce que vous commencez ici n’est pas gardé.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Room %1 of 31, just where you left it</source>
        <translation>Salle %1 sur 31, là où vous l’avez laissée</translation>
    </message>
    <message>
        <source>New run</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>The run in progress ends</source>
        <translation>La partie en cours finit</translation>
    </message>
    <message>
        <source>A labyrinth that nobody has seen</source>
        <translation>Un labyrinthe que personne n’a vu</translation>
    </message>
    <message>
        <source>Run from a seed</source>
        <translation>Partie d’une graine</translation>
    </message>
    <message>
        <source>The same labyrinth for everybody who types it</source>
        <translation>Le même labyrinthe pour qui l’écrit</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>A dummy of straw, eight hints, nothing at stake</source>
        <translation>Un mannequin de paille, huit conseils, rien en jeu</translation>
    </message>
    <message>
        <source>How it works</source>
        <translation>Comment on joue</translation>
    </message>
    <message>
        <source>Matches, hunger, offerings: two minutes</source>
        <translation>Alignements, faim, offrandes&#x202f;: deux minutes</translation>
    </message>
    <message>
        <source>Nothing carries over from one run to the next, except what you have learnt.</source>
        <translation>Rien ne passe d’une partie à l’autre, sauf ce que vous avez appris.</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Choisir</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Main menu</source>
        <translation>Menu principal</translation>
    </message>
    <message>
        <source>End the run in progress?</source>
        <translation>Finir la partie en cours&#x202f;?</translation>
    </message>
    <message>
        <source>It stands in room %1 of 31. There is no way back to it.</source>
        <translation>Elle en est à la salle %1 sur 31. On ne peut pas y revenir.</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Repartir de zéro</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Garder</translation>
    </message>
</context>
<context>
    <name>ToastList</name>
    <message>
        <source>Messages</source>
        <translation>Messages</translation>
    </message>
    <message>
        <source>Nothing was said yet.</source>
        <translation>Rien n’a encore été dit.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>TopFacts</name>
    <message>
        <source>Level</source>
        <translation>Niveau</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
</context>
<context>
    <name>TreasurePage</name>
    <message>
        <source>Treasures and altars</source>
        <translation>Trésors et autels</translation>
    </message>
    <message>
        <source>An offering cannot be taken back</source>
        <translation>Une offrande ne se reprend pas</translation>
    </message>
    <message>
        <source>Altar</source>
        <translation>Autel</translation>
    </message>
    <message>
        <source>Offer</source>
        <translation>Offrir</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>All gods</source>
        <translation>Tous les dieux</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Keep it or give it</source>
        <translation>Garder ou offrir</translation>
    </message>
    <message>
        <source>Offer to %1</source>
        <translation>Offrir à %1</translation>
    </message>
</context>
<context>
    <name>TurnPill</name>
    <message>
        <source>Second player&apos;s turn</source>
        <translation>Au second joueur</translation>
    </message>
    <message>
        <source>First player&apos;s turn</source>
        <translation>Au premier joueur</translation>
    </message>
</context>
<context>
    <name>UserFiles</name>
    <message>
        <source>One file at a time: the first one is opened.</source>
        <translation>Un fichier à la fois&#x202f;: le premier est ouvert.</translation>
    </message>
    <message>
        <source>Only files on this computer can be opened.</source>
        <translation>Seuls les fichiers de cet ordinateur peuvent être ouverts.</translation>
    </message>
    <message>
        <source>These keys are used now.</source>
        <translation>Ces touches sont maintenant utilisées.</translation>
    </message>
    <message>
        <source>The keys were written to %1.</source>
        <translation>Les touches ont été écrites dans %1.</translation>
    </message>
    <message>
        <source>Everything from before is in %1.</source>
        <translation>Tout ce qui précède se trouve dans %1.</translation>
    </message>
    <message>
        <source>Everything of yours was copied to %1.</source>
        <translation>Tout ce qui est à vous a été copié dans %1.</translation>
    </message>
    <message>
        <source>The run that was saved here is kept as %1.</source>
        <translation>La partie qui était sauvegardée ici est gardée sous %1.</translation>
    </message>
    <message>
        <source>Settings and keys are as at the first start.</source>
        <translation>Réglages et touches sont comme au premier démarrage.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>Verdict</name>
    <message>
        <source>Proven</source>
        <translation>Prouvé</translation>
    </message>
    <message>
        <source>Refuted</source>
        <translation>Réfuté</translation>
    </message>
    <message>
        <source>Undecided</source>
        <translation>Indécis</translation>
    </message>
</context>
<context>
    <name>VisitedHead</name>
    <message>
        <source>Visited</source>
        <translation>Visités</translation>
    </message>
</context>
<context>
    <name>WayLegend</name>
    <message numerus="yes">
        <source>your way, %n turn(s)</source>
        <translation>
            <numerusform>votre chemin, %n tour</numerusform>
            <numerusform>votre chemin, %n tours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>par, %n turn(s): one way that wins</source>
        <translation>
            <numerusform>par, %n tour&#x202f;: un chemin qui gagne</numerusform>
            <numerusform>par, %n tours&#x202f;: un chemin qui gagne</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>WelcomePage</name>
    <message>
        <source>To play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>The Minotaur maze, alone or with a friend at one keyboard.</source>
        <translation>Le labyrinthe du Minotaure, seul ou à deux au même clavier.</translation>
    </message>
    <message>
        <source>about a minute to the first move</source>
        <translation>premier coup dans une minute</translation>
    </message>
    <message>
        <source>To look around</source>
        <translation>Découvrir</translation>
    </message>
    <message>
        <source>The main menu: the game, its guide and all settings.</source>
        <translation>Le menu principal&#x202f;: le jeu, son guide et tous les réglages.</translation>
    </message>
    <message>
        <source>nothing begins by itself</source>
        <translation>rien ne commence tout seul</translation>
    </message>
    <message>
        <source>Welcome</source>
        <translation>Bienvenue</translation>
    </message>
    <message>
        <source>Three choices, then you are in; F10 changes them later.</source>
        <translation>Trois choix, et vous y êtes&#x202f;; F10 les change plus tard.</translation>
    </message>
    <message>
        <source>What brings you here?</source>
        <translation>Qu’est-ce qui vous amène&#x202f;?</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>No account, no network, nothing sent.</source>
        <translation>Pas de compte, pas de réseau, rien n’est envoyé.</translation>
    </message>
    <message>
        <source>Also with a gamepad</source>
        <translation>Aussi à la manette</translation>
    </message>
    <message>
        <source>Next choice</source>
        <translation>Choix suivant</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>All settings</source>
        <translation>Tous les réglages</translation>
    </message>
    <message>
        <source>Main menu</source>
        <translation>Menu principal</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Changer</translation>
    </message>
</context>
<context>
    <name>labrys::viewmodels::RealLink</name>
    <message>
        <source>%1&apos;s computer</source>
        <extracomment>The name of a server that a player hosts</extracomment>
        <translation>Chez %1</translation>
    </message>
</context>
</TS>
