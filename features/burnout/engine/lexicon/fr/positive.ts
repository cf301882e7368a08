/** Good qualities of a day, a shift or a class. */
const GOOD = `(bonne|belle|super|excellente|merveilleuse|chouette|agréable|magnifique|parfaite|douce|meilleure|jolie|géniale|formidable|top|sacrée belle|délicieuse|bon|beau|excellent|merveilleux|meilleur|joli|génial|parfait|doux|bel|
  meilleurs|bonnes|belles|beaux|bons|fabuleuse|extraordinaire|incroyable|joyeuse|joyeux|adorable|
  folle et joyeuse|tranquille)`;

/** Present wellbeing, said with an evaluation, in French. */
export const positive = `
bien dormi, (bonne|belle) nuit de sommeil
# Joie
(suis|sens|sommes|étais|été|senti|est|trop|tellement|si|très|vraiment|toute|bien|plus) (comblé/e|
  touché/e|inspiré/e|apprécié/e|remercié/e|félicité/e|encouragé/e|reposé/e|gâté/e|flatté/e|
  honoré/e|complimenté/e|valorisé/e|rassuré/e|applaudi/e|reconnu/e|excité/e)
comblée, touchée, inspirée, appréciée, remerciée, félicitée, encouragée, reposée, reposés
^reposé/e, gâtée, flattée, honorée, valorisée, rassurée, reposé et, heureux/se, bonheur, content/e
joyeux/se, joie, ravi/e, enchanté/e de, épanoui/e, épanouissant/e, épanouissement, émerveillé/e
enthousiaste/s, enthousiasme, enthousiasmé/e, euphorique/s, euphorie, aux anges
sur un (petit nuage|nuage), au (septième ciel|paradis), ému/e, surexcité/e, enjoué/e, guilleret/te
gai/e, jovial/e, rayonnant/e, radieux/se, exalté/e, satisfait/e, satisfaction, satisfaisant/e
fier, fière, fiers, fières, fierté, reconnaissant/e, gratitude, chanceux/se, béni/e, aux oiseaux
choyé/e, trop (content/e|heureux/se|fier|fière|chouette|cool|génial|contente)
ben (content/e|fier|fière|heureux/se|le fun), j ai eu du fun, eu (du|ben du) fun, le fun
c était (le fun|l fun|malade|génial|super|top|parfait|merveilleux|chouette|magique|un bonheur|
  un délice|cool|sympa|trop cool|magnifique|une super)
(je suis|suis|me sens|on est) (trop bien ici|au top|refait|refaite|aux anges|en joie|en confiance|
  bien dans ma peau|bien dans mes baskets)
# Calme, soulagement
^calme/s, apaisé/e, apaisement, apaisant/e, serein/e, sérénité, sereinement, en paix
la paix intérieure, paix intérieure, paisible/s, paisiblement, ^tranquille/s, zen, détendu/e
relaxé/e, relax, décontracté/e, décompressé, <décompresser>, décrispé/e, soulagé/e, soulagement
^léger, ^légère
plus (léger|légère|légers|calme|serein/e|détendu/e|forte|fort|confiant/e|apaisé/e|zen), légèreté
libéré/e, libérateur, enfin libre, libre (enfin|comme l air), un poids en moins, poids en moins
(poids|pierre|fardeau) (s envole|envolé|s est envolé|en moins|tombé)
(respire|souffle) (enfin|mieux|à nouveau|de nouveau)
(l|le|ma|mon|la|les) (esprit|tête|idées|coeur) (clair|claire|claires|libre|léger|légère|reposé|
  reposée|tranquille|apaisé|apaisée|au repos|en paix|vide de soucis|plein de joie|rempli|chaud)
esprit (clair|libre|tranquille|apaisé|léger), tête (reposée|légère|claire), le coeur léger
coeur léger, coeur (rempli|gonflé|plein de joie|en fête|chaud)
# Repos, énergie
bien bien dormi
dormi (comme un bébé|comme un loir|huit heures|neuf heures|dix heures|profondément|d une traite|
  toute la nuit|comme une marmotte|comme une souche|comme un ange|enfin|tout mon saoul|
  à poings fermés|8 heures|9 heures|super bien|très bien|merveilleusement)
(<dormir>|dors|dormir) (mieux|bien|très bien|super bien|enfin bien|comme un bébé|comme un loir)
(bonne|belle|excellente|super|vraie|grosse|bonnes|douce) (nuit|nuit de sommeil|nuits|sieste|
  grasse mat|grasse matinée)
ressourcé/e, ressourçant/e, requinqué/e, revigoré/e, revigorant/e, régénéré/e, ragaillardi/e
(rechargé|recharge|recharger|rechargées) (mes|les|à bloc|à fond) [batteries]
batteries (rechargées|pleines|à bloc), en (pleine|grande|super|bonne|meilleure) forme, la forme
en forme
(plein/e|rempli/e|débordant/e|regonflé/e|gonflé/e) (de|d) (énergie|entrain|vie|espoir|gratitude|
  idées|joie|courage|motivation|bonheur|bloc|projets|optimisme|amour)
(de|retrouvé|regain|pleine|belle|bonne|plus|retrouve|beaucoup|repris|reprends|retrouver|retrouvée|
  retrouvés) (l|mon|le|la|ma|mes|d|de) (énergie|sourire|sommeil|envie|motivation|goût|appétit|
  pêche|forces|joie|élan|confiance|espoir|plaisir|calme|sérénité) [d énergie]
de l énergie [à revendre], regain (d énergie|de motivation|d espoir)
j ai (la pêche|la patate|la banane|le sourire|la frite|le moral|du peps|hâte|de l énergie|
  le coeur léger|adoré|kiffé|aimé|ri)
la pêche, la patate, la banane, la frite, du peps, motivé/e, remotivé/e, reboosté/e, boosté/e
inspirant/e, confiant/e, en confiance, confiance (retrouvée|en moi retrouvée), optimiste/s
optimisme, plein d espoir, espoir retrouvé, (bon|super|gros|excellent) (moral|mood)
bien dans (ma peau|ma tête|mes baskets|mon travail)
# Mieux-être, soutien
(vais|sens|sentais|va|senti|sentie|sent|allons) [vraiment|enfin|plutôt|de mieux|tellement|
  carrément|franchement|beaucoup|bien|à nouveau|déjà|nettement|super] (bien|mieux|très bien|
  super bien|en paix|vivant/e|fort/e|utile/s|capable/s|soutenu/e|apprécié/e|valorisé/e|aimé/e|
  écouté/e|libre/s|léger|légère|épanoui/e|prêt/e|à ma place|entouré/e|bien mieux|revivre|
  compris/e|respecté/e|intégré/e|confiant/e|en sécurité|accueilli/e|légitime|regonflé/e|renaître|
  chez moi|de mieux en mieux|comblé/e|chanceux/se|considéré/e|reconnu/e|pousser des ailes|vivre|
  au top|invincible|pleine d énergie|plein d énergie|en forme|pas mal du tout)
me sens (bien|mieux|très bien|beaucoup mieux)
ça va (mieux|bien|beaucoup mieux|très bien|super bien|vraiment mieux|nettement mieux|
  de mieux en mieux|plutôt bien|super)
beaucoup mieux, bien mieux, nettement mieux, tellement mieux, mieux dans (ma|mes)
(humeur|d humeur) (joyeuse|légère|radieuse|au beau fixe|excellente)
de (bonne|très bonne|excellente|super bonne|si bonne) humeur, bonne humeur
(bonnes|bonne) (ondes|vibes|ambiance|énergie|surprise|nouvelle pour moi), soutenu/e
appuyé/e par mes, bien entouré/e, entouré/e de, promu/e, chouchouté/e
(m|nous) (a|ont) (félicité/e|félicités|remercié/e|remerciés|applaudi/e|complimenté/e|encouragé/e|
  soutenu/e|fait du bien|fait plaisir|fait chaud au coeur|fait sourire|fait rire|rendu heureux|
  rendu heureuse|rendu le sourire|remonté le moral|redonné confiance|redonné espoir|
  redonné le sourire|émue|touchée|réchauffé le coeur|redonné la pêche|mis de bonne|
  fait ma journée|serré dans|boosté|rassuré/e)
m a fait du bien, fait (du|un|tellement|tant|vraiment du) bien [fou]
(ça|cela) (me|) fait (du bien|plaisir|chaud au coeur|un bien fou|tellement de bien)
chaud au coeur, baume au coeur, du baume, remonte le moral, remonté le moral, rassurant/e
réconforté/e, réconfort, réconfortant/e, encourageant/e, gratifiant/e, enrichissant/e
valorisant/e
# Rires et plaisir
<rire> (aux|beaucoup|de|avec|jaune pas), <rire>
ri (dix|aux|beaucoup|jusqu|comme|de|avec|toute|aux larmes|aux éclats|ensemble|tellement)
(a|ai|avons|ont|se est|s est) [bien|trop|tellement|vraiment|tant|pas mal|beaucoup|encore] (ri|
  rigolé|déliré|marré|marrés|bidonné|bidonnés|poilé|poilés|éclatés|amusés|amusées|régalés|
  fendu la poire|bien ri|bien rigolé)
on a (ri|bien ri|rigolé|bien rigolé), (bien|tant|tellement) (ri|rigolé), rigolé
<rigoler> (bien|ensemble|avec|tellement|aux), rigolade, bonne rigolade, fou rire, fous rires
éclats de rire, éclaté de rire, mort/e de rire, morts de rire, mortes de rire
pleuré de (rire|joie|bonheur|soulagement), larmes de (joie|bonheur|rire|soulagement), hilare/s
plié/e de rire, pliés de rire, pissé de rire, mdr de ouf, souri
<sourire> (toute|en|tout|à|jusqu|encore), je souris
sourire (aux lèvres|jusqu aux oreilles|banane|retrouvé|toute la journée), grand sourire
le sourire, (adoré|kiffé) [cette|ce|le|la|mon|ma|les|mes|chaque|enseigner|travailler|être]
j ai (bien|beaucoup|trop|tellement) aimé
(je|j) (adore|kiffe|aime) (mon|ce que|enseigner|mes|cette équipe|trop mon|ma|tellement|quand|
  travailler avec|être avec|les voir|le vendredi|bien|vraiment)
j aime (mon|ma|mes) (travail|métier|boulot|équipe|élèves|patients|job|collègues|classe)
(je|) me (régale|régalais|éclate|amuse|délecte|marre|réjouis), régalé/e, réjoui/e, réjouissant/e
<profiter> (de|à|du|des|bien|pleinement), profité (de|à fond|du|des|à|bien|pleinement), <savourer>
savouré, amusé/e, amusant
(me|s|se|nous) (suis|est|sommes) [bien|trop|tellement|vraiment|beaucoup] (amusé/e|amusés|régalé/e|
  éclaté/e|éclatés|marré/e|marrés|reposé/e|détendu/e)
(passé|passe|passer|passés|vécu|eu) [vraiment] (un|une|de|des) (bon|bonne|belle|super|excellent|
  excellente|beau|chouette|moment|merveilleux|merveilleuse|magnifique|agréable|très bon|
  très bonne|très belle|sacré bon|délicieux|bons|beaux) [moment|moments|temps|journée|soirée|
  week end|nuit]
prends plaisir [à|aux|au]
(plaisir|bonheur|joie|kiff|délice|régal) (de|à|d) (enseigner|travailler|bosser|les voir|retrouver|
  voir|revoir|venir|transmettre|aller|soigner|être|partager|coder)
du plaisir, quel plaisir, en (chantant|chantonnant|sifflotant|dansant|souriant|fredonnant)
chantonné, siffloté, fredonné, revivre, je revis, <revivre>, revis, renais, je renais
# Belles journées
${GOOD} (journée|semaine|soirée|garde|matinée|ambiance|week end|fin de semaine|moment|moments|
  dimanche|samedi|après midi|nuit|service|classe|cours|séance|équipe|réunion|rencontre|surprise|
  journées|vacances|pause|rentrée|balade|sortie|discussion|échange|échanges|collègues|retour|
  retours|nouvelle|nouvelles|shift|moment passé|récré|repas avec|souvenirs|énergie|voyage|congé|
  congés|permanence|tournée|spectacle)
(journée|semaine|soirée|garde|matinée|week end|réunion|cours|classe|service|nuit|entretien|
  présentation|spectacle|rencontre|moment|nuit|sortie|ambiance|shift|tournée|retour) [de travail|
  était|vraiment|a été|très|trop|super|fut|tellement] (magnifique/s|parfait/e|agréable/s|
  merveilleux/se|productif/ve|génial/e|réussi/e|au top|doux|douce|super|top|formidable/s|
  chouette/s|extraordinaire/s|joyeux/se|serein/e|apaisant/e|reposant/e|ensoleillé/e dans|
  gratifiant/e|riche en|calme et agréable|inoubliable/s|incroyable/s|de rêve|fun|joyeuse|sympa|
  cool|bonne|bien passé|nickel|enrichissant/e|adorable/s)
(tout|ça|cela|réunion|journée|entretien|garde|cours) (s|se) est (bien|très bien|super bien|
  merveilleusement|parfaitement|vraiment bien|à merveille|hyper bien) passé/e
bien passé, roule comme sur, comme sur des roulettes, un (vrai|franc|beau|grand|énorme) succès
un succès, (réussi|réussir) (ma|mon|mes|l|le|la|à|haut|brillamment|ce|cette), réussi
j ai (réussi|géré|assuré|cartonné|tout déchiré), cartonné, carton plein, mission accomplie
victoire, petite victoire, pari gagné, (ça|cela) en (valait|vaut) la peine, valait la peine
valait le coup, (vaut|valu) (la peine|le coup) (tout|de|d|aujourd), hâte (de|d), j ai hâte
%quel (bonheur|plaisir|soulagement|pied|bien fou|beau|accueil|kif|régal|délice|cadeau|magnifique)
%quelle (joie|chance|belle journée|fierté|paix|merveille|bonne|belle|équipe|ambiance|superbe|
  émotion)
%super, %génial, %parfait, %formidable, %magnifique, %j adore, %excellent, %merveilleux, %chouette
%top, %youpi, %hourra, %trop cool, %nickel, %bravo (à nous|à moi)
`;
