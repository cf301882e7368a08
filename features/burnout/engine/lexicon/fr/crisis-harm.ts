const BODY = `(bras|cuisse|cuisses|poignet|poignets|avant bras|jambe|jambes|peau|ventre)`;
const MEANT = `(exprès|volontairement|jusqu au sang|en cachette|pour (me punir|sentir|ressentir|me calmer|ne plus sentir))`;
const HIT = `me (frapper|frappe|suis frappé/e|griffer|griffe|suis griffé/e|mordre|mords|suis mordu/e|taper|tape|suis tapé/e|pincer|pince|cogner|cogne|brûler|brûle|suis brûlé/e)`;
const KIN = `(frère|sœur|soeur|ami|amie|fils|fille|mère|père|cousin|cousine|collègue|mari|femme|copain|copine|compagnon|compagne|élève|élèves|voisin|voisine|neveu|nièce|oncle|tante|ex|pote|coloc|
  colocataire|maman|papa|amis|amies|collègues|patient|patiente|étudiant|étudiante)`;

/**
 * Self-harm, the writer's own attempt, somebody close in danger, and preparation, where the sentence
 * leaves no doubt whatever else it is about. Not reviewed by a psychologist.
 */
export const harm = `
# One's own body
me (couper|coupe|coupais|suis coupé/e|recouper|suis recoupé/e) (les (bras|cuisses|poignets|jambes)|la peau|
  les avant bras), me (couper|coupe|suis coupé/e) .. (avec une lame|exprès|au cutter exprès)
me (lacérer|lacère|lacérais|suis lacéré/e|entailler|entaille|suis entaillé/e|taillader|taillade|scarifier|
  mutiler) [les|la|le] ${BODY}
${HIT} [le|la|les|l] [${BODY}] ${MEANT}, ${HIT} .. (cigarette exprès|avec (un briquet|une cigarette))
me (frapper|cogner) la tête contre (le|un) mur
(m enfoncer|m enfonce|me suis enfoncé) les ongles dans (la|le|les) ${BODY} ${MEANT}
me (faire|fais|faisais) du mal, me (faire|fais) mal (exprès|quand personne), (rechuté|rechute|
  replongé) .. (lame|cutter|rasoir)
me suis recoupé/e, me suis (brûlé/e|coupé/e|frappé/e|blessé/e|griffé/e) .. .. (exprès|volontairement), (couteau|
  lame|cutter|rasoir) (sur|contre) (le|mon|mes|les) (poignet|poignets|veines)
(écrasé|éteint|écrase) (la|une|ma) (cigarette|clope) sur (mon|ma|le|la) ${BODY}, me coupe depuis, (coupures|
  entailles) .. (bras|cuisses|poignets)
# Years ago
trouvé (pendu|pendue)
(avalé|avaler|pris|gobé) toute (une|la) boîte, (avalé|pris|gobé) (vingt|trente|quarante|cinquante|20|30|40|50|
  deux boîtes de|trois boîtes de|une poignée de|plein de) (comprimés|cachets|somnifères|médicaments|médocs|
  xanax|anxiolytiques)
(réveillé/e|retrouvé/e|fini|finie) (en réa|en réanimation|à l hôpital|aux urgences) (après|à cause de|
  suite à) (l|les|ma|mes|une|mon) (overdose|cachets|médicaments|tentative|ts|geste|somnifères)
# Somebody close
(mon|ma|un|une|de mes|de nos|notre) [petit|petite|meilleur|meilleure] ${KIN} .. ((veut|voulait|parle de|
  parlait de|menace de|a essayé de|a tenté de) (mourir|crever|se tuer|se pendre|se jeter|se suicider|
  s ouvrir les veines)|
  m a envoyé un [message d] adieu|est au bord du (pont|vide|toit|quai)|s est ouvert les veines)
# What is got ready
(faire|fais|fait) un nœud coulant, (cachets|comprimés|somnifères) [sont] (comptés|prêts|de côté)
corde est (dans|prête|accrochée|attachée)
`;

/** Work, sport and accidents with the same words. */
export const harmlessHarm = `
(sans|pas) [le|l] (faire|fait) exprès, (cadeau|pot|tournée|repas) d adieu, chacun de mes (clients|élèves|
  patients|fournisseurs|locataires), corde et (des|un|une) (piquets|crochets|bâche|mousquetons)
hauteur (de la tour|du plafond|du bureau|sous plafond)
me suis recoupé (les cheveux|la frange|une part|du gâteau|du pain),
corde (à sauter|à linge|pour (la balançoire|le bateau|la tente|le chien|le hamac|le linge|l escalade))
cachets pour (le|la|les|mon|ma) (genou|gorge|tête|migraine|allergie|dos|rhume|foie)
date (du|de la|de l|des) (mariage|fête|réunion|anniversaire|vacances|examen|rentrée|baptême), (chat|chatte|
  chien|perroquet|bébé) .. (griffé|mordu|griffe|mord), ma (griffé|mordu) .. jusqu au sang, a (griffé|
  mordu) .. jusqu au sang
(coupé/e|brûlé/e) (le|la) (bras|main|doigt|jambe|poignet) (avec|sur|contre) (la|le|l|une) (tôle|four|boîte|
  poêle|plaque|fer|casserole|pot|porte)
[avalé|avaler|pris|gobé|mangé] [toute] (une|la) boîte (de|d) (chocolats|chocolat|biscuits|gâteaux|bonbons|
  macarons|dragées|antibiotiques|vitamines|calissons|pralines)
(veut|voulait) mourir de (rire|honte|faim|chaud|peur), corde est (dans le garage|dans le sac|dans la cave)
me faire du mal (au|à la|aux|en)
`;
