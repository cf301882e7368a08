// What these acts are done with.
const VEHICULE = `(train|trains|métro|rer|tram|tramway|bus|camion|voiture|voitures|bagnole|tgv|rails|rail)`;
const HAUT = `(pont|ponts|fenêtre|balcon|toit|étage|vide|immeuble|falaise|viaduc|passerelle|tour|rambarde|terrasse)`;
const ORDINAL = `(troisième|quatrième|cinquième|sixième|septième|huitième|neuvième|dixième|onzième|dernier|haut)`;
const CACHETS = `(médicaments|médocs|cachets|comprimés|pilules|somnifères|anxiolytiques|antidépresseurs|xanax|doliprane|paracétamol|gélules|plaquette)`;

const FALL = `(du|de la|de l|d un|d une|du haut d un|du haut du|par la|par le|par ma|dans le|dans la) [${ORDINAL}] ${HAUT}`;
const UNDER = `(sous|devant|sur) [un|une|le|la|les|l|mon] [prochain|premier] ${VEHICULE}`;
const PILLS = `[tous|toutes|toute|tout] (tous|toutes|toute|tout|une boîte|la boîte|une plaquette|la plaquette|un tube|le tube|un flacon|le flacon|une poignée) [boîte|plaquette|une boîte|la boîte|la plaquette] [de|d] [mes|les|la|ces|des|ses] ${CACHETS}`;

/**
 * Acts that end a life, whatever stands around them: the verb in all its forms with the object that
 * kills. Not reviewed by a psychologist.
 */
export const acts = `
# Before, under, off, out of
me (jeter|jette|jetterais|jetais|jetterai|suis jeté/e|balancer|balance|balancerais|balançais|balancerai|
  suis balancé/e|lancer|lance|lancerais) (${FALL}|${UNDER}|sur les rails|sur les voies|dans le vide)
(sauter|je saute|sauterais|sautais|sauterai|ai sauté) (${FALL}|sous [un|le|une] ${VEHICULE}|
  devant un ${VEHICULE}|sur les rails|sur les voies|dans le vide)
me (mettre|foutre|fous|mets) (sous|devant) (un|une) ${VEHICULE}, me foutre ${FALL}, me jeter (de quelque part|
  d un endroit|de haut)
(veux|vais|voudrais|envie de|pense à) me noyer [dans (la|le|un|une) (rivière|mer|lac|fleuve|seine|baignoire|canal)]
# By one's own hand
je me (tue|tuerais|tuais|tuerai|suicide|suiciderais|suicidais|suiciderai|pends|pendrais|pendais|pendrai|flingue|
  flinguerais|flinguais|flinguerai|bute|buterais|butais|buterai|
  supprime|supprimerais|supprimais|supprimerai|défenestre)
me suis (suicidé/e|pendu/e|flingué/e|défenestré/e), me (buter|pendre|flinguer|défenestrer)
me (noierais|noyais|noierai) dans (la|le|une|un) (rivière|mer|lac|fleuve|seine|baignoire|canal)
me (foutre|fous|foutrais|foutais|foutrai|suis foutu/e) en l air
(mettre|mets|mettrais|mettais|mettrai|mis) fin à (mes jours|ma vie|mon existence|tout ça|tout|tout cela)
en (finir|finis|finirais|finissais|finirai) (avec (la vie|ma vie|moi|l existence|tout ça|tout)|pour de bon|
  une bonne fois|définitivement|pour toujours)
(veux|voudrais|voulais|aimerais|souhaite|souhaiterais|faudrait) qu on me (tue|descende|flingue|bute|achève)
(m ôter|m ôte|m ôterais|m ôtais|m ôterai|me suis ôté|m enlever) la vie
me (tirer|tire|tirerais|tirais|tirerai|suis tiré/e|mettre|mets|mettrais|mettais|mettrai|suis mis|suis mise|
  coller|colle|foutre|loger) une balle [dans la tête]
me (faire|fais|ferais|faisais|ferai) (sauter|exploser) (la cervelle|le caisson|la tête)
(m ouvrir|m ouvre|m ouvrirais|m ouvrais|m ouvrirai|me suis ouvert|me (tailler|taille|taillerais|taillais|
  taillerai|suis taillé|suis taillée|couper|coupe|couperais|coupais|couperai|suis coupé|suis coupée|trancher|
  tranche)) les (veines|poignets)
# What is swallowed
(avaler|avale|avalerais|avalais|avalerai|avalé|gober|gobe|goberais|gobais|goberai|gobé) ${PILLS}
(prendre|prends|prendrais|prenais|prendrai|pris) (toute une|toute la|la|une) (boîte|plaquette) [entière] [de|
  d] [mes|les] ${CACHETS}
(prendre|prends|prendrais|prenais|prendrai|pris) (tous|toutes) (mes|les|ses|ces) ${CACHETS} (d un coup|
  en une fois|de la maison|d un seul coup)
(boire|bois|boirais|buvais|bu|boirai|avaler|avale|avalerais|avalais|avalé|avalerai) (de la javel|
  de l eau de javel|du poison|du déboucheur|de l antigel|de la mort aux rats)
# The car, the gas
(foncer|je fonce|foncerais|fonçais|foncerai|encastrer|encastre) [en voiture|en bagnole|en moto|
  tout droit] (dans|contre|sous) (un|le) (arbre|platane|camion|pylône|poids lourd|mur)
(planter|plante|planterais|plantais|planté|planterai|crasher|crashe|encastrer) (la|ma) (voiture|bagnole|
  caisse) .. (exprès|volontairement|délibérément)
(ouvrir|ouvre|ouvrirais|ouvrais|ouvert|ouvrirai) le gaz et .. (endormir|dormir|endors|attendre|couche)
(veux|envie de|voudrais|pense à|vais|pourrais) (planter|crasher|encastrer) (la|ma) (voiture|bagnole|
  caisse) (dans|contre) (un|le)
(flingue|fusil|canon|pistolet|arme|revolver) dans la bouche, si (j avais|je avais) (une arme|un flingue)
(corde autour du cou)
# Not to be
[sans ..] [je] serais déjà mort/e, suis pas (tué/e|suicidé/e), plus être sur (cette planète|terre|cette terre)
(survécu à|de) (ma|une) (pendaison|overdose), ma pendaison, (tue|tuez|prends|emporte) moi (pendant|
  dans) .. (dors|sommeil)
(déteste|regrette|triste de|déçue de|déçu de) m être réveillé/e, aurais dû mourir, (qu il|qu elle|il|
  elle) se (tue|tuera|suicide|pend|flingue) si, (voulu|essayé de|tenté de|veut|va|failli) se (tirer une balle|
  pendre|foutre en l air)
(serai|serais) plus en vie, (vois|imagine) pas (vivant/e|en vie) (l année|l an|dans|à), après (ce soir|
  cette nuit|demain|aujourd hui) .. .. (verrez|verras|verra|reverrez) plus, fini de vivre
rien .. .. envie de vivre
(aimerais|voudrais|rêve de|rêve d|envie de|envie d) (avoir|attraper|faire) (un|une) (cancer|infarctus|avc|
  tumeur|crise cardiaque), (mère|père|parents) (aurait|auraient|n aurait|n auraient) jamais dû (m avoir|
  me avoir)
(déteste|hais|regrette|supporte plus) (de|d|) (être en vie|vivre|exister|être né/e|être vivant/e)
pourquoi (je suis|suis je) [encore|toujours] (en vie|vivant/e), devrais être mort/e
serais mieux mort/e, (laissez|laisse) moi (mourir|crever), (espère|prie|voudrais) (que|qu) .. va me (renverser|
  écraser|tuer|percuter), qu un (camion|bus|train) va me (renverser|écraser|tuer|percuter)
autant (mourir|crever|être mort/e|cesser d exister|arrêter de vivre|m endormir pour toujours|
  dormir pour toujours|ne (jamais|pas|plus) (être né/e|exister|vivre)|n être (jamais|pas) né/e)
`;

/** The same words at work, in sport and in figures of speech. */
export const harmlessActs = `
me noyer (dans|sous),
sauter du (plongeoir|lit|tremplin|bus|siège), me (tue|tuer|tuais|tuerais|tuerai) (à (la tâche|l ouvrage|
  petit feu|lui|leur|vous|le|répéter|expliquer|bosser|travailler|réviser|faire)|au (travail|boulot|taf)),
[pas] me réveiller (à (deux|trois|quatre|cinq|six|sept|huit)|avant|trop|si|tôt|tard), pendu/e (au téléphone|
  aux lèvres|à son cou), sauter (le (petit|repas|déjeuner|dîner)|une ligne|à la corde|de joie)
une balle dans le pied, vivre sans (café|chocolat|musique|internet|fromage|thé|téléphone|voiture), (fonce|
  foncer|fonçais) dans le mur
(sauter|saute|sauté|sauterais|sauterai|jeter|jette|jeté|lancer|lance) (du|d un|de la|dans le|par la) (pont|
  falaise|vide|toit|fenêtre) .. (élastique|parachute|parapente|harnais|mer|eau|piscine|lac|tyrolienne)
me (jette|suis jeté|suis jetée|lance) dans le vide [et|avec|en] .. (boîte|projet|compte|entreprise|freelance|
  indépendant|aventure)
en (finir|finis|finirais|finirai) [pour de bon|une bonne fois pour toutes|une bonne fois|
  définitivement] avec (ce|cette|ces|le|la|les|l) (dossier|réunion|projet|rapport|paperasse|déménagement|
  travaux|bureau|inventaire|audit|présentation|tableau|chantier|factures|facture|ménage|audits|migration|
  semaine|dossiers)
en (finir|finis) avec tout (ce|le|cela au)
(prendre|prends|prenais|pris) (tous|toutes) (mes|les|ses) ${CACHETS} (le|matin|à|comme|avec|chaque|au|du|prescrits)
`;
