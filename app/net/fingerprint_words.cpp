// SPDX-FileCopyrightText: 2026 The Labrys authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/fingerprint_words.h"

#include "app/net/certificate.h"

#include <array>

namespace labrys::net {

namespace {

// The place of a word is its byte: a word may be replaced by another, but none may move.
constexpr std::array<const char16_t*, 256> kEnglishWords{u"acorn", u"actor", u"album", u"amber", u"anchor",
    u"angel", u"ankle", u"apple", u"apron", u"arrow", u"aspen", u"atlas", u"attic", u"autumn", u"avocado",
    u"badge", u"bagel", u"bakery", u"bamboo", u"banana", u"banjo", u"barley", u"barrel", u"basin", u"basket",
    u"beach", u"beacon", u"beaver", u"belfry", u"berry", u"blanket", u"bonnet", u"border", u"bottle",
    u"branch", u"bread", u"bridge", u"bronze", u"bucket", u"buffalo", u"butter", u"button", u"cabin",
    u"cactus", u"camel", u"candle", u"canyon", u"carpet", u"carrot", u"castle", u"cave", u"cedar", u"celery",
    u"cellar", u"chapel", u"cherry", u"chimney", u"circus", u"clover", u"cobalt", u"coconut", u"coffee",
    u"comet", u"copper", u"coral", u"cotton", u"crater", u"cricket", u"crystal", u"cushion", u"cypress",
    u"daisy", u"dancer", u"delta", u"desert", u"diamond", u"dolphin", u"donkey", u"dragon", u"drum", u"eagle",
    u"earth", u"easel", u"echo", u"elbow", u"elephant", u"engine", u"fabric", u"falcon", u"family", u"farmer",
    u"feather", u"fennel", u"fiddle", u"field", u"flute", u"forest", u"fossil", u"fox", u"galaxy", u"garden",
    u"garlic", u"ginger", u"giraffe", u"glacier", u"glove", u"goblet", u"gold", u"granite", u"grape",
    u"guitar", u"hammer", u"harbor", u"harp", u"hazel", u"helmet", u"heron", u"hill", u"honey", u"horizon",
    u"horse", u"hotel", u"igloo", u"indigo", u"iris", u"island", u"ivory", u"ivy", u"jacket", u"jaguar",
    u"jasmine", u"jelly", u"jewel", u"jungle", u"kayak", u"kettle", u"king", u"kiwi", u"koala", u"ladder",
    u"lagoon", u"lake", u"lantern", u"laurel", u"lemon", u"lentil", u"leopard", u"letter", u"lily", u"linen",
    u"lion", u"lizard", u"lobster", u"lotus", u"magnet", u"mango", u"maple", u"marble", u"market", u"meadow",
    u"melon", u"meteor", u"mint", u"mirror", u"moon", u"mountain", u"museum", u"mustard", u"napkin",
    u"nectar", u"needle", u"nest", u"night", u"nutmeg", u"oasis", u"ocean", u"olive", u"onion", u"opal",
    u"orange", u"orchard", u"otter", u"owl", u"oyster", u"palace", u"panda", u"pebble", u"pencil", u"pepper",
    u"piano", u"pigeon", u"pilot", u"planet", u"pocket", u"pony", u"poplar", u"potato", u"prism", u"pumpkin",
    u"puzzle", u"pyramid", u"quartz", u"queen", u"quill", u"rabbit", u"radish", u"rain", u"rainbow",
    u"ribbon", u"river", u"robin", u"rose", u"ruby", u"saddle", u"saffron", u"sailor", u"salmon", u"sandal",
    u"shadow", u"shell", u"silver", u"sparrow", u"spider", u"spoon", u"spring", u"squirrel", u"stable",
    u"star", u"statue", u"stone", u"storm", u"sugar", u"summer", u"sunset", u"swan", u"temple", u"thistle",
    u"thunder", u"tiger", u"timber", u"torch", u"tower", u"trumpet", u"tulip", u"turtle", u"valley",
    u"velvet", u"violin", u"voyage", u"walnut", u"whale", u"willow", u"window", u"winter", u"yellow",
    u"zebra"};

constexpr std::array<const char16_t*, 256> kFrenchWords{u"abeille", u"abricot", u"acacia", u"aiguille",
    u"algue", u"amande", u"ami", u"ananas", u"ancre", u"ange", u"anneau", u"arbre", u"arc", u"armoire",
    u"armure", u"aurore", u"autruche", u"avion", u"avocat", u"avril", u"bague", u"balai", u"baleine",
    u"ballon", u"bambou", u"banane", u"basilic", u"bateau", u"berger", u"beurre", u"bijou", u"biscuit",
    u"blé", u"bois", u"bonbon", u"bonnet", u"bouclier", u"bougie", u"boussole", u"bouton", u"brebis",
    u"brioche", u"brique", u"bronze", u"brume", u"cabane", u"cacao", u"cactus", u"café", u"canard",
    u"cannelle", u"carotte", u"carte", u"cascade", u"castor", u"cèdre", u"cerise", u"chaise", u"chapeau",
    u"charbon", u"chat", u"cheval", u"chèvre", u"chien", u"chocolat", u"cigale", u"cigogne", u"ciseau",
    u"citron", u"clairon", u"cloche", u"colline", u"colombe", u"comète", u"corail", u"corbeau", u"couronne",
    u"cravate", u"crayon", u"cristal", u"cuisine", u"cygne", u"dauphin", u"désert", u"diamant", u"dindon",
    u"dragon", u"drapeau", u"école", u"écureuil", u"éléphant", u"épée", u"érable", u"escalier", u"étoile",
    u"falaise", u"famille", u"fanfare", u"farine", u"faucon", u"fenêtre", u"feuille", u"figue", u"fleur",
    u"flûte", u"fontaine", u"forêt", u"fossile", u"fougère", u"fourmi", u"fraise", u"frère", u"fromage",
    u"fruit", u"galet", u"gazelle", u"girafe", u"globe", u"goéland", u"grillon", u"guitare", u"harpe",
    u"herbe", u"hérisson", u"hermine", u"hibou", u"hiver", u"homard", u"horloge", u"hôtel", u"huître",
    u"igloo", u"iguane", u"iris", u"ivoire", u"jade", u"jaguar", u"jardin", u"jasmin", u"jouet", u"journal",
    u"kayak", u"kiwi", u"koala", u"lagune", u"laine", u"lait", u"lampe", u"lanterne", u"lapin", u"laurier",
    u"lavande", u"lentille", u"lettre", u"lézard", u"lilas", u"lion", u"livre", u"lune", u"maison",
    u"manteau", u"marché", u"melon", u"menthe", u"miel", u"miroir", u"montagne", u"mouette", u"moulin",
    u"mousse", u"muguet", u"musée", u"narval", u"navire", u"neige", u"nid", u"noisette", u"noix", u"nuage",
    u"oasis", u"océan", u"olive", u"ombre", u"opale", u"opéra", u"orange", u"oreille", u"ortie", u"palais",
    u"panda", u"panier", u"papillon", u"parfum", u"pêche", u"peigne", u"perle", u"phare", u"pierre",
    u"pigeon", u"pinceau", u"pirate", u"pivoine", u"plage", u"planète", u"plume", u"poire", u"pomme",
    u"poney", u"pont", u"porte", u"poulet", u"prairie", u"prune", u"puits", u"radis", u"raisin", u"renard",
    u"requin", u"rivière", u"rocher", u"rose", u"ruban", u"rubis", u"ruche", u"safran", u"salade", u"saule",
    u"savon", u"serpent", u"singe", u"soleil", u"sonnette", u"souris", u"statue", u"sucre", u"table",
    u"tambour", u"tasse", u"temple", u"tigre", u"tonnerre", u"tortue", u"tour", u"train", u"trésor",
    u"tulipe", u"vache", u"vallée", u"vanille", u"velours", u"vent", u"vigne", u"violon", u"voile", u"volcan",
    u"zèbre"};

constexpr qsizetype kWords = 8;

} // namespace

QStringList fingerprintWords(const QString& fingerprint, Language language)
{
    const QByteArray bytes = QByteArray::fromHex(plainFingerprint(fingerprint).toLatin1());
    QStringList words;
    const auto& list = language == Language::French ? kFrenchWords : kEnglishWords;
    for (const char byte : bytes.first(std::min(bytes.size(), kWords)))
        words += QString::fromUtf16(list[static_cast<unsigned char>(byte)]);
    return words;
}

} // namespace labrys::net
