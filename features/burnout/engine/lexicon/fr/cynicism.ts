/** What the writer is fed up with or wants to leave. */
const WORK = `(ce travail|mon travail|le travail|ce boulot|mon boulot|le boulot|ce taf|cette job|la job|ma job|ce job|mon métier|ce métier|cette boîte|la boîte|ma boîte|cette entreprise|ce bureau|
  cet endroit|ce service|cet hôpital|cette école|ce resto|ce restaurant|ce magasin|ce poste|mon poste|mon chef|
  ma cheffe|la hiérarchie|mes collègues|les collègues|les clients|les patients|les élèves|
  les gens|le monde|tout le monde|tout|tout ça|ça|cette vie|cette routine|la routine|les réunions|ces réunions|
  la paperasse|le lundi|les lundis|y aller|aller|être là|travailler|me lever|les appels|
  ce planning|le planning|la direction|leurs|ces|ces conneries|leurs conneries|ce cirque|faire semblant|sourire|
  courir|enseigner|l enseignement|la restauration|les mails|l appli|cette appli|le
  téléphone|la politique|le système|ce système|les promesses|leur|être traité|être traitée|être pris|être prise|
  attendre|des|de|du|les dossiers|ces dossiers|la clientèle|l ambiance|ce centre)`;

/** Distance, indifference, lost meaning and wish to leave, in French. */
export const cynicism = `
(c est|ce sont|ne sont que) [plus que] des numéros, me passe au dessus [de la tête], (boîte|boulot|travail|chef|
  cheffe|métier|bureau|hôpital|école) me (dégoûte|dégoûtent|débecte|donne la nausée)
(mis|mets|remis) mon cv à jour, (mange|mangé|déjeune) (seul|seule) [dans ma voiture|au bureau|dans mon coin]
# Indifférence
m est (bien|complètement|totalement|devenu|presque) égal, tout m est égal, ça m est égal
m est égal, m est indifférent, peu m importe, peu importe maintenant
qu importe [maintenant|après tout]
je m en (fous|fiche|moque|balance|tape|branle|contrefous|cogne|bats|contrefiche|foutais|fichais|
  tamponne|carre|soucie plus)
m en (fous|fiche|moque|balance|tape|branle|contrefous|cogne|contrefiche|foutais|fichais|tamponne|
  carre) [de tout|royalement|complètement|éperdument|grave]
m en (fou|fout) [de|du|des|complètement|grave|royal]
m en (bats|battais) (les|l) (couilles|oeil|steak|reins|ovaires|cou)
me (fous|fiche|moque|balance|contrefous|foutais|fichais|contrefiche) (de|du|des|royalement|
  complètement|éperdument)
bats les (couilles|steaks|reins)
(rien|plus rien) à (foutre|cirer|battre|secouer|branler|carrer) [de]
en (ai|a) (plus|) rien à faire, j en ai rien à (faire|foutre|cirer|battre|secouer|branler)
n en ai (plus|) rien à (faire|foutre|cirer)
(ça|cela) [ne] me (fait|touche|concerne|regarde|parle|dit|intéresse|atteint|affecte|passionne|
  branche|motive|tente|amuse|inspire|stimule) (plus rien|plus du tout|pu rien|rien du tout|
  ni chaud ni froid|plus grand chose)
(ça|cela) [ne] me (intéresse|motive|passionne|branche|tente|amuse|inspire|stimule|touche) (plus|
  pu|pas)
me tente (plus|pu|pas) [de|du tout], me fait ni chaud ni froid, ni chaud ni froid, indifférent/e
indifférence, je m en lave les mains, après moi le déluge
qu ils (se débrouillent|aillent se faire|crèvent|se démerdent|fassent ce)
(débrouillez|démerdez) vous, osef, balek, blc, on s en fout, je m en contrefous, insensible/s
insensibilité, apathique/s, apathie, (détaché/e|détachement), distant/e, distance (avec|affective)
froid/e avec les, déconnecté/e, désengagé/e, désengagement, désinvesti/e, désimpliqué/e
démobilisé/e, ^absent/e, ^isolé/e
me (isole|renferme|ferme|mure|coupe|replie|éloigne|désengage|désinvestis|détache|déconnecte) [de|
  sur|des|du|dans]
je m isole, m isole, m isolais, renfermé/e, replié/e (sur|dans), repli sur
(en|sur|le|pilotage|mode) (pilote automatique|pilotage automatique|automatique)
pilote automatique, pilotage automatique
en mode (automatique|robot|zombie|auto|survie au boulot|avion au boulot), en automatique
machinalement, mécaniquement, par automatisme
(comme|suis|deviens|devenu|devenue|être|devient) [que|plus que|qu] (un robot|une machine|
  un automate|un numéro|un pion|un matricule|un zombie au boulot|un meuble)
un robot, une machine, qu un numéro, un numéro, (le strict|au strict|le) minimum [syndical]
le minimum, strict minimum, service minimum, fais le minimum
(fais|fait|faire) (acte de présence|de la figuration|le mort au boulot|juste ce qu il faut|
  semblant|mes heures et)
acte de présence, de la figuration
(compte|compter|comptais|décompte) les (heures|jours|minutes|secondes|semaines|dodos)
regarde l (heure|horloge) [toutes|sans]
(juste|uniquement|seulement|que|viens|bosse|travaille|reste|vient) pour (le salaire|la paie|
  la paye|l argent|le fric|la thune|les sous|le chèque|payer)
(récite|lis|réponds|débite|souris|parle) [le|mon|la|les] [script|leçon|texte|discours|
  phrases] (comme|en|machinalement|sans y|sans conviction|mécaniquement) [un robot|automate|
  une machine|penser|croire]
# Sens et motivation
démotivé/e, démotivation, démotivant/e, découragé/e, découragement, décourageant/e, désintéressé/e
désintérêt, désabusé/e, désabusement, désillusionné/e, désillusion, désillusions, désenchanté/e
désenchantement, déçu/e (par|de) (mon|ma|la|le|cette|l|ce|les|mes), dépité/e, dépit, frustré/e
frustration, frustrant/e, blasé/e, lassé/e (de|par), lassitude (envers|face|de mon|de ce|du travail)
las de (ce|cette|mon|ma|ces|tout)
lasse de, désespérant de bêtise
sans (motivation|envie|enthousiasme|conviction|entrain|but|passion|intérêt|plaisir|saveur|goût|
  élan|aucune motivation|aucune envie|la moindre envie|ambition|âme)
(plus|pu|pas|aucun|aucune|zéro|perdu|perdre|perte|manque|moins|peu|absence|jamais) [toute|tout|la|
  le|l|mon|ma|une|aucun|aucune] [moindre|once] [de|d|à] (motivation|envie|enthousiasme|entrain|
  passion|envies|intérêt|sens|plaisir|vocation|flamme|foi|goût à|goût du|goût de travailler|
  goût pour|conviction|courage d y aller|illusions|espoir de changement|inspiration|ambition|
  feu sacré|niaque) [de|pour|à|dans|d]
[ne] ai (pas|plus|pu) (envie|le goût|la motivation|la foi|la flamme|le coeur) [de|à] [voir|parler|
  aller|travailler|rien|y aller]
plus (goût à rien|envie de rien|la flamme|le goût|l envie|le coeur à), envie de rien, goût à rien
goût de rien, pas envie, plus envie, pu envie
(perdu|perds|perdais) (la|le|l|ma|mon|toute|tout) (motivation|envie|goût|flamme|passion|intérêt|
  foi|sens|vocation|illusion|enthousiasme) [pour|de|du]
motivation (zéro|à zéro|en berne|au plus bas|envolée|disparue|proche de zéro|morte)
la flemme [de|totale|intersidérale], flemme (de|totale|intense|monstre)
(grosse|grave|trop la|une) flemme, le coeur n y est plus, coeur n y est plus
[ne] (ai|y) (met|mets) plus [de] coeur
(travail|boulot|métier|vie pro|tout|tout ça|ça|ce que je fais|rien|job|quotidien|taf) [ne|] [a|
  n a|n] [a|] (perdu|plus|pas|aucun|n a plus|n a pas|n a aucun|a perdu|plus de|pas de) [tout|son|
  de|aucun] (sens|intérêt|but|valeur|saveur|utilité|signification)
[ne] a (plus|pas|aucun) [de|plus|vraiment] [aucun] (sens|intérêt|but)
(perte|quête|manque) de sens
(ne|) (vois|voyais|trouve|comprends) (plus|pas|pu|aucun|ni) [le|l|à|quel|la|trop|vraiment|] (sens|
  intérêt|quoi|utilité|but|finalité|raison|point)
(plus|aucun|pas de|pu) sens
à quoi (bon|ça sert|sert|ça rime|rime|cela sert|je sers ici|servent) [tout|de|tout ça]
(ça|tout|tout ça|cela|rien) [ne|] [me] (sert|servait|rime|mène) (plus|pas|à) [à] (rien|quoi|
  nulle part|grand chose)
sert à rien, mène (nulle part|à rien), c est (absurde|vain|inutile) [tout ça|au final]
tout ça pour rien, en vain
(c est|tout est|tout ça est|devient|trouve ça|mon travail est|ce boulot est) (absurde|vain|
  inutile|vide de sens|une mascarade|une farce|du vent|n importe quoi ici|du grand n importe quoi|
  toujours pareil|toujours la même chose)
vide de sens, dénué de sens
(plus rien|rien|rien d) [ne|n] (me|m) (intéresse|motive|touche|fait envie|anime|amuse|passionne|
  plaît|enthousiasme|retient ici au boulot|stimule|tente|fait plus envie|fait plaisir|emballe|
  atteint|fait vibrer|émeut|excite) [plus]
plus rien ne (m intéresse|me motive|me touche|me fait envie|m anime|m amuse|change|sert|m atteint|
  m enthousiasme|me fait rien|m étonne|m emballe)
rien ne (change|sert|bouge jamais|changera), (ne|) crois plus (à|en|au|aux|du tout)
n y crois plus, y crois plus, y crois pu
[ne] (prends|trouve|éprouve|ressens) (plus|pas|aucun) [aucun] plaisir [à], plus aucun plaisir
ennui, ennui (mortel|profond), m emmerde [ferme|au boulot]
me (fais chier|fais suer|barbe|morfonds), ennuyeux à mourir, bore out
routine (qui|insupportable|mortelle|étouffante|sans), m ennuie, je m ennuie, monotonie
métro boulot dodo, train train
# Ras-le-bol
ras le (bol|cul|pompon|bonbon), ras la (casquette|patate), marre
(j|je|on|t|y) en (ai|a|avais|avait) [plus que|vraiment|franchement|carrément|grave] (marre|assez|
  plein le dos|plein le cul|ma claque|soupé|jusque là|par dessus la tête|plein les bottes|
  ras la casquette|ras le bol|plein le casque|mon voyage|mon truck|sa claque|jusqu au cou|
  plein les baskets|ras le cul)
en ai (marre|assez|plein le dos|plein le cul|ma claque|soupé|jusque là|par dessus la tête|
  plein le casque|mon voyage)
plein le (dos|cul|casque), par dessus la tête, ma claque, mon voyage, j ai ma dose, ma dose
à saturation de
(saoulé/e|soûlé/e|gavé/e|gonflé/e|écoeuré/e|dégoûté/e|tanné/e|usé/e par ce|lassé/e|fatigué/e) (de|
  du|par|des|d) ${WORK}
saoulé/e, soûlé/e, gavé/e, écoeuré/e, dégoûté/e, dégoût, tanné/e, écoeurement
(ça|il|elle|ils|tout|le boulot|le travail|ce travail|ce boulot|mon travail|mon boulot|tout ça|
  boulot|travail) (me|m) (saoule|saoulent|soûle|gave|gavent|gonfle|gonflent|emmerde|emmerdent|
  fait chier|font chier|débecte|dégoûte|dégoûtent|écoeure|ennuie|lasse|rebute|insupporte|
  fatigue au plus|court sur|pompe l air|sort par|les brise|les casse|tape sur le système|
  horripile|révulse|fait vomir|tanne) [grave|les trous de nez]
me (saoule|gave|gonfle|fait chier|emmerde|débecte) [grave], me sort par les (yeux|trous)
(cynique/s|cynisme), amer/ère, amertume, aigri/e, aigreur contre, rancoeur, rancune, rancunier/ère
ressentiment
<détester> [ce|mon|ma|le|la|cette|tout|les|ce que|y aller|mes|chaque|ces] [travail|boulot|métier|
  boîte|endroit|collègues|service]
déteste ça, <haïr> (ce|mon|ma|le|la|cette|tout|y aller|les|chaque|cet), je hais
(je|) hais (ce|mon|ma|cet|cette|tout|les|chaque|y|le|la), exècre, <exécrer> (ce|mon), abhorre
(horreur|sainte horreur|phobie) (de|du) (ce|mon|lundi|cette|travail|boulot|y aller|bureau)
vomis ce (travail|boulot)
[ne] (supporte|supportais|endure|encaisse|sens|blaire|piffe|peux) (plus|pas|pu) [de|d|de voir|
  d entendre|voir|les voir|blairer|supporter|encadrer|sentir] (mon|ma|les|le|ce|cette|la|personne|
  mes|d y|cet|leurs|l|ces|leur|voir|entendre) [travail|boulot|chef|gens|collègues|boîte|patients|
  clients|élèves|tête|parents|voix|équipe|open space]
(boulot|métier|boîte|vie|travail|job|taf|ambiance|chef|endroit|système|salaire) (de merde|
  à la con|pourri/e|de chiotte|de fou de merde|toxique/s|à chier|plate à mort|plate|sans intérêt|
  débile|insupportable|minable)
ce (travail|boulot|métier) (n a|de merde|me dégoûte|m ennuie|est absurde|me sort|me rend malade)
(putain|foutu|fichu|maudit|sale|crisse|câlisse|ostie) (de|d|) (boulot|travail|job|métier|boîte|
  bureau|taf|place)
# Envie de partir
(envie|envies|rêve|rêvais|pense|pensais|songe|songeais|idée|besoin|prêt|prête|tenté|tentée|hésite|
  point|réfléchis|compte|menace|fantasme|goût|penser|meurs d envie|veux|voudrais|vais|voulais|
  j aimerais|faudrait|pourrais|failli|suis à deux doigts|fantasmer|crève d envie) [juste|que|qu|
  ] [de|d|à|sur|par] (tout (plaquer|lâcher|quitter|envoyer|arrêter|foutre|abandonner|
  envoyer balader|envoyer chier|crisser là|envoyer promener|planter là|laisser tomber|claquer)|
  démissionner|partir (d ici|loin d ici|en courant|de cette|de ce)|fuir|claquer la porte|
  changer de (métier|boulot|boîte|job|carrière|voie|service|poste|vie pro)|quitter (ce|mon|le|la|
  cette|l|ma|mes)|me (barrer|tirer|casser|sauver|mettre en arrêt|faire arrêter|pousser|cacher|
  terrer|reconvertir|enfuir)|ne (plus|pas) (y aller|y retourner|revenir|me lever|répondre|
  voir personne)|poser ma (démission|dém)|donner ma démission|rendre mon (tablier|badge)|
  raccrocher|jeter l éponge|disparaître du bureau|laisser tomber|prendre la porte|envoyer tout|
  envoyer mon chef|appeler malade|caller malade|lâcher ma job|lâcher la job|sacrer mon camp|
  crisser mon camp|autre chose|m enfuir|un autre travail|ma démission|lettre de démission)
(tout plaquer|tout lâcher|tout envoyer|tout foutre en l air|tout envoyer balader|
  tout envoyer valser)
(pose|posé|donné|donne|rédigé|écrit|rédige|prépare|remis|dépose) [déjà] ma (démission|
  lettre de démission|dém)
lettre de démission, rupture conventionnelle, je démissionne, <démissionner>
(cherche|regarde|consulte|épluche|scrute|postule) (ailleurs|un autre travail|un autre boulot|
  un autre poste|les offres|les annonces|des offres|autre chose|une autre job)
mis à jour mon cv, mets à jour mon cv, à jour mon cv, baissé les bras, baisse les bras
baisser les bras, jeté l éponge, j abandonne, j ai abandonné
(arrêté|arrête|cessé|cesse) (d y croire|d essayer|de faire des efforts|de m impliquer|
  de m investir|de me battre|de me soucier|d espérer|de croire|de proposer)
[ne] (fais|fournis) plus (d|aucun|d effort|aucun effort) [effort|efforts]
[ne] (cherche|essaie|essaye) (même plus|plus) [à|même]
# Distance des gens
(évite|évitais|éviter|fuis|esquive|fuyais|ignore|contourne|zappe) (les|mes|tout|le|tout le monde|
  de parler|la|mon|ma|toute|de croiser|leurs|chaque|les autres|tous) [collègues|gens|monde|appels|
  salle de pause|machine à café|réunions|regards|clients|contacts|pots|cantine|chef|parents|amis]
[ne] (veux|voulais) (plus|pas|pu) (voir|parler|y aller|aller|retourner|entendre parler|répondre|
  croiser) [à] [personne|les gens|travailler|qui que ce soit|au bureau|au travail]
[ne] veux (plus|pas) (y aller|y retourner|les voir|voir personne|parler à personne|
  en entendre parler|rien savoir)
voir personne, parler à personne
(me|m) (cache|planque|terre|enferme|cachais|isole) (dans|aux|au) (les toilettes|toilettes|
  mon bureau|vestiaire|ma voiture|les vestiaires|réserve|la réserve|mon coin)
[ne] (réponds|décroche) (plus|pas) (au téléphone|aux messages|à personne|aux mails)
je me force [à], me force à, (fais|faire|faisais) semblant [de|d|que], jouer la comédie
joue la comédie, sourire de façade, sourire (forcé|figé|faux|plaqué|commercial), faux sourire
masque (toute|au boulot|du matin), je mets un masque, asocial/e, sauvage avec
(deviens|devenu|devenue|suis devenu|suis devenue|rend|devenir) [un|une|de plus en plus|très|plus|
  si] (cynique|froid|froide|insensible|dur|dure|aigri|aigrie|distant|distante|blasé|blasée|
  indifférent|indifférente|amer|amère|robot|ours|associal|asociale|méchant|méchante avec)
(patients|clients|élèves|gens|usagers|dossiers|appels|résidents|enfants|allocataires|collègues|
  visages|passagers|familles|parents|étudiants|administrés) [ne] (sont|deviennent|devenus|
  devenues|étaient) [plus|devenus|devenues|juste|que|plus que|] (des numéros|des dossiers|
  que des numéros|des cas|des chiffres|des tickets|des objets|des lits|des corvées|des obstacles|
  des contraintes|des emmerdes|que des dossiers|que des cas|des chambres|des problèmes)
(traite|vois|considère|traité) [les|mes] [patients|gens|clients|élèves] comme des (numéros|objets|
  dossiers|choses|cas|machines|meubles)
(y vais|vais travailler|vais au travail|vais au boulot|vais bosser|pars|suis venu|suis venue|viens) à reculons
`;
