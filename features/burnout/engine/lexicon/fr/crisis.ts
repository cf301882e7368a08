import type { CrisisFamily } from '../source.ts';
import { acts, harmlessActs } from './crisis-acts.ts';
import { decoys, topics } from './crisis-decoys.ts';
import { everyday, everydayDanger } from './crisis-everyday.ts';
import { byEar, daily, half } from './crisis-half.ts';
import { harm, harmlessHarm } from './crisis-harm.ts';
import { harmless, indirect } from './crisis-indirect.ts';

/** How a wish for death is introduced. */
const WISH = `(veux|voudrais|voulais|veut|voulait|aimerais|souhaite|souhaiterais|préfère|préférerais|préférais|vaudrait mieux|mieux|mérite|espère|
  imagine|envisage|voulu|désire|faudrait|plutôt|(envie|envies|idée|idées|besoin|rêve|rêvé|rêvais|pensées|pensée|
  désir|désirs|pulsions|pulsion|
  décidé|intention|parle|parlé|projet|projets|goût|peur) de|(pense|pensé|penser|pensais|songe|songé|songer|
  pensant|songeais|pense souvent) à|prie
  pour|prier pour|par)`;

/** Crisis wordings in French, in our own words; not reviewed by a psychologist. */
export const crisis: Record<CrisisFamily, string> = {
  imminent: `
(vais|va|décidé de|compte|prêt à|prête à|allais|prévu de|résolu à|résolue à|bientôt|ce soir je|
  demain je) (me tuer|me suicider|me foutre en l air|en finir|mettre fin à mes jours|
  mettre fin à ma vie|mettre fin à tout|me pendre|m ouvrir les veines|
  me tailler les veines|me tirer une balle|passer à l acte|le faire ce soir|
  m ôter la vie|me mettre une balle)
ce soir (je me tue|je en finis|c est fini pour moi|ce est fini pour moi|je le fais|tout sera fini|
  tout s arrête)
(demain|ce soir|vendredi|cette nuit) (tout sera|ce sera|je serai) (fini|terminé|morte|mort|
  partie pour)
(gardé|stocké|acheté|mis|préparé|caché|accumulé|compté|garde|stocke|mets|amassé|réuni|rassemblé|
  économise|accumule|planqué|récupéré|prépare|compte) [tous|toutes|assez|plein|
  déjà] [de] [côté] [mes|les|des|une|la|un|le|ces] (médicaments|cachets|comprimés|corde|pilules|
  somnifères|lames|lame|boîtes de somnifères|insuline|poison|arme|flingue|fusil|anxiolytiques|
  plaquettes|antidépresseurs|boîte de somnifères)
(mis|mets|gardé) (des|les|mes) (cachets|médicaments|comprimés|pilules|somnifères|
  plaquettes) de côté
(médicaments|cachets|comprimés|corde) (sont|est) (prêts|prête|prêt|de côté|sur la table)
(écrit|écris|laissé|rédigé|écrire|rédige|préparé|laisse|écrites|écrite|fini d écrire|
  terminé) [déjà|toutes] [une|ma|mes|des|la|les|un|mon] [dernière|dernières] (lettre|lettres|mot|
  mots|message|adieux) [d|de|pour|aux|à] (adieu|adieux|suicide|ma famille|mes enfants|enfants|
  ma mère|mes parents|chacun|mon fils|ma fille|mes proches|quand je ne|après)
(lettre|lettres|mot|mots|message|courrier) d (adieu|adieux), lettre de adieu, lettres de adieu
mot de adieu, message de adieu
(fait|faits|dit|dis|fais) [mes] (adieux|adieu) [à] [tout le monde|tous|mes|la vie|ce monde]
dit adieu (à|aux) [tout le monde|tous|mes|la], mes adieux [à|sont|faits]
(choisi|fixé|décidé|sais|trouvé|connais|arrêté|déjà choisi) [déjà] (la date|le jour|une date|
  le lieu|le moyen|la façon|le pont|quelle nuit|quel jour|quel pont|quand et comment|la méthode|
  comment faire|quel train|l endroit|le endroit) [pour|où|de|je|et]
je sais (comment|quand|où) je vais (faire|mourir|en finir|le faire|partir|me tuer|sauter)
sais comment (mourir|en finir|me tuer), plan pour (mourir|en finir|me tuer|disparaître|mettre fin)
(avalé|pris|prendre|avaler|avale|gobé) [tous|toute|une|plein|trop|toutes] [mes|la|les|de|
  des] (boîte de|boîte entière|tous mes|plein de|médicaments|cachets|comprimés|somnifères|
  plaquette entière|boîtes|flacon|anxiolytiques) [de] [médicaments|cachets|comprimés|somnifères|
  d un coup]
(regardé|cherché|cherche|regarde|recherché|googlé|calculé|vérifié|tapé|renseigné|renseignée|
  lu) [sur|la|combien|comment|des|les|internet|google|à|quelle] [internet|quelle] [combien|
  comment|la] (hauteur|méthodes|moyens de mourir|façons de mourir|comment mourir|mourir sans|
  mourir|dose mortelle|dose létale|me tuer|se suicider|comment se pendre|en finir|
  combien de cachets|cachets il faut|comprimés il faut|suicide) [du|de] [pont|viaduc|immeuble|
  falaise]
(debout|assis/e|monté/e|resté/e|penché/e|suis|étais|allé/e|marché|arrêté/e) [sur|au|à|devant|
  longtemps|jusqu] [le|la|au|bord|long] [du|des|de] (pont|rebord|toit|balustrade|parapet|
  bord du quai|rails|voie ferrée|falaise|bord du vide|viaduc|rambarde) [à|en|pour|et] [regarder|
  sauter|regardant|pensant|me|j]
(ma|mon|mes) (dernière|dernier|dernières|derniers) (nuit|lettre|jour|message|mots|soirée|noël|
  anniversaire) [sur|parmi|avec|ici|vivant]
`,
  explicit:
    byEar +
    `${indirect}${acts}${harm}${everydayDanger}
(recompté|compté|compte) les (cachets|comprimés|boîtes) .. assez, mieux avec l assurance, (vivre|la vie|exister|
  me réveiller) (est devenu|est|devient|est devenue) (une|un) (punition|châtiment|torture|supplice|calvaire)
(ne tiens|tiens|reste|suis là) [plus] que pour (ma|mon|mes) (fille|fils|enfants|chien|chat|mère|petits enfants)
[je|j] envie (les morts|ceux qui sont partis|ceux qui sont morts), (pardonnez moi|pardonne moi|pardon) pour tout
(appelé|appeler|appelle) (le 3114|sos amitié|suicide écoute), (mieux|préféré) (ne pas|jamais) (être né|être née|
  naître), pris plus de (cachets|comprimés) que
(mettre|mis|mets|mettrai) un terme à (mes jours|ma vie|mon existence|mes souffrances|tout ça)
sommeil (dont|d où) on ne (revient|se réveille) (pas|plus)
(qu il|que il) ne (y ait|reste) (plus|pas) de (lendemain|demain) [pour moi]
pas de lendemain [pour moi]
(espère|pourvu|voudrais|aimerais) [que] (ce soit|ce est|ça soit) (un cancer|grave|incurable|
  mortel|terminal|malin)
(espère|pourvu|prie) .. (coeur|tumeur|cancer|scanner|boule) .. (lâche|s arrête|soit maligne|
  incurable|m emporte|terminal)
(pont|fenêtre|balcon|rails|vide|quai|fleuve|voie|falaise|toit|cachets) .. (m appelle|m attire|
  m appellent|m attirent|me tente|me tentent|me tend les bras)
(soulagés|soulagé|tranquilles|mieux|heureux|libérés|débarrassés) (que je ne sois|si je ne suis|
  quand je ne serai|le jour où je ne serai) plus [là|de ce monde|ici]
que je ne sois plus (là|de ce monde|ici), (ma|mes) [première|dernière|deux|trois] ts
fait (une|deux|ma) ts
(re coupures|recoupures|coupures|entailles|brûlures) [fraîches|encore] (sur|à|aux) [le|la|les|mes|
  mon] (avant bras|bras|poignet|poignets|cuisse|cuisses)
jusqu au sang, (effacer|éteindre|débrancher) (pour toujours|définitivement|du monde)
(m effacer|m éteindre|me débrancher|m effacer) (pour toujours|définitivement|du monde|à jamais|
  pour de bon)
lavage d estomac (après|suite), lavage de estomac
(frère|soeur|ami|amie|fils|fille|mère|père|cousin|cousine|collègue|mari|femme|copain|copine|
  compagnon|compagne|élève|voisin|voisine|neveu|nièce|oncle|tante|ex|pote|coloc|colocataire|maman|
  papa) .. (est sur le toit|est sur le pont|est au bord du vide|est au bord du quai|(veut|va|
  voulait) sauter (du|de|par|sous|d)|
  m a dit adieu|m a envoyé un adieu|nous a dit adieu|s est enfermé avec|
  s est enfermée avec|m a écrit adieu)
(dit|disait) (qu il|qu elle|que il|que elle) va (sauter|se jeter|se tuer|en finir|se pendre)
# Envie de mort
(me|m|te) (suicider|tuer|pendre|ôter la vie|mutiler|scarifier|scarifie|ouvrir les veines|
  tailler les veines|foutre en l air|flinguer|supprimer|défenestrer)
me tirer une balle, me foutre une balle, me mettre une balle
passer à l acte [ce|pour], kms
${WISH} [ne|plus|simplement|juste] (mourir|crever|clamser|être mort/e|la mort|ma mort|mort|
  plus (vivre|exister|être là|être en vie|être de ce monde|respirer|me réveiller)|
  pas (me réveiller|être née|être né)|jamais (me réveiller|être née|être né|exister|avoir existé)|
  disparaître (pour toujours|à jamais|de la surface|définitivement|pour de bon|de ce monde|et que|
  à tout jamais)|en finir|(dormir|m endormir|me endormir|me coucher) (et ne|
  pour toujours|à jamais|pour ne)|être (jamais|pas) né/e|n être (jamais|pas) né/e|
  me (faire du mal|faire mal|couper|tuer|pendre|suicider|taillader|blesser|brûler|
  ôter|foutre en l air|réveille|flinguer|scarifier)|m (ouvrir|endormir et|effacer pour|ôter|
  éteindre)|suicide|au suicide|le suicide|une balle|un (camion|bus|train|métro) (me|m|et)|
  crasher|quitter (ce monde|cette vie|cette terre|la vie)|(tout|
  que tout) (arrêter pour de bon|s arrête pour toujours)|rejoindre (ma mère|mon père|maman|papa|
  mon fils|ma fille|les morts)|crève|meure|mon enterrement)
(je|) (ne|) (veux|voulais|voudrais|désire|souhaite|peux|supporte|mérite) (plus|pas|pu) [de|
  d] (vivre|exister|être en vie|me réveiller|continuer à vivre|être là|vivre comme|rester en vie|
  être ici bas|cette vie|être de ce monde|la vie)
veux plus (vivre|exister|être là|me réveiller), veux pu vivre
envie (d|de) plus (vivre|exister|me réveiller|être là)
(plus|pas|pu|aucune|perdu|perds|sans|perte|zéro) [la|le|l|toute|aucune|vraiment|une|
  seule] [de] (raison|raisons|envie|goût|force|désir|volonté|joie) (de|d|à) [la] (vivre|
  continuer à vivre|rester en vie|vivre encore|me lever demain|exister|être en vie|vie|
  continuer cette vie)
aucune raison de vivre, (perdu|perds) (le goût|l envie|goût) (de|à) [la] (vivre|vie)
(fatigué/e|las|lasse|marre|assez|saoulé/e|épuisé/e|dégoûté/e) (de|d) (vivre|la vie|exister|
  cette vie|ma vie|être en vie|être vivant|être vivante|respirer)
(la|ma|cette) vie (n a|ne vaut|n en vaut|ne mérite|a|vaut|ne rime|ne me|n est) (plus|pas|aucun|
  rien|qu un) [aucun|de|la|d|à] (sens|peine|le coup|être vécue|rien|vaut la peine|fardeau|
  cauchemar dont)
vie (n a|n en a|a) (plus|aucun|pas) [aucun|de] sens
(ne|) vaut (plus|pas) la peine (de vivre|d être vécue|d être vécu|de être vécue|d exister)
(mettre|mis|mets|mettrai|mettra|mette) fin à (mes jours|ma vie|ses jours|sa vie|tout ça|tout cela|
  mon existence|leurs jours|mon calvaire|mes souffrances)
en finir (avec la vie|une bonne fois|pour de bon|avec tout ça|avec tout|avec ma vie|avec moi|
  définitivement|ce soir|avec cette vie|une fois pour toutes)
(pense|penser|pensé|songe|envie|idée|veux|voudrais|voulais|vais|voulu|aimerais|décidé|
  pensais) [sans arrêt|souvent|sérieusement|tout le temps|parfois|constamment|tous les jours|
  beaucoup|encore|juste|chaque jour] (à|d|de|) [me] en finir
(m endormir|me endormir|dormir|m endorme|me endorme|m endors|coucher|ferme les yeux|
  fermer les yeux|endormir) [ce soir] et (ne|) (plus|jamais|pas) [plus|jamais|me|m] [jamais|
  plus] (réveiller|me réveiller|réveille|me réveille|rouvrir|les rouvrir)
(ne|n) (plus|jamais|pas) [plus|jamais] (me réveiller|me réveille|ouvrir les yeux)
(ne|) (plus|jamais|pas) me réveiller [demain|du tout|un matin], ne me réveille (pas|plus|jamais)
(mieux|préféré|aurait fallu|aurais aimé|voulu|aurais voulu|aurais préféré|aurait dû) [valu] [que|
  de|d|ne|n|je] [je|ne|n|jamais|pas] [ne|n|soit|sois|suis] (jamais|pas|naisse|être né|être née|
  née|naître) [née|né|naître|existé|vu le jour|pas]
(jamais|pas) (dû|voulu|demandé à) (naître|exister|être née|être né)
que je ne (naisse|sois née|sois né|sois jamais) [pas|jamais|née|né]
si je (mourais|meurs|disparaissais|ne me réveillais|n existais|n étais plus|ne étais plus|
  ne existais|me tuais|sautais|me suicidais|n étais pas|me jetais|crevais|m écrasais|
  venais à mourir|ne revenais|me foutais en l air)
(si|j espère que|espère que|pourvu que|j aimerais que|aimerais que|parfois j espère|
  voudrais que) (le|la|un|une|mon) (bus|voiture|train|camion|métro|avion|coeur|tram|cancer|
  voiture) [va|ait|aura|ne|se|me|m|s] [avoir|un|se|freine] (accident|me renverse|m écrase|
  me percute|renverse|écrase|percute|lâche|s arrête|s écrase|crashe|m emporte|plante|fauche)
(accident|crash|camion|bus|avion|train) [aura|ait|s|se] (avec moi dedans|avec moi à l intérieur|
  avec moi à bord|m emporte|me tue)
avec moi dedans
(camion|bus|voiture|train|tram|métro|poids lourd|foudre|cancer) .. (m achève|m achevait|me achève|
  me renversait|me renverse|m écrasait|m écrase|me fauchait|me fauche|en finisse avec moi|
  m emportait|me passe dessus|me passait dessus)
(lâcher|lâche|tourner|donner un coup de) [de] le volant
(foncer|fonce|encastrer|encastre) dans (un|le) (mur|arbre|camion|platane)
# Fardeau, sans issue
(mieux|soulagés|tranquilles|plus heureux|plus légers|meilleure|soulagé|débarrassés|
  plus heureuse) (sans moi|si j étais mort/e|si je étais mort/e|si je mourais|si je disparaissais|
  si je n étais plus|si j étais plus là|quand je ne serai|une fois que je ne)
(je ne|personne ne) (manquerais|manquerai|remarquerait|me regretterait|me pleurerait|pleurerait|
  regretterait|viendrait à mon enterrement|remarquera|pleurera) [à personne|mon absence|ma mort]
(manquerai|manquerais) à personne, manquerai à personne, manquerais à personne
(personne|qui) ne (remarquerait|verrait|saurait|s apercevrait|me pleurerait|me regretterait|
  pleurerait) [si|que|mon|ma]
(vois|voit|trouve|voyais|ai|il n y a|y a) (aucune|pas d|plus d|pas de|plus de|plus aucune|pas|
  pu d|pu de) [d|de] (issue|porte de sortie|échappatoire|sortie|lumière au bout|autre issue|
  autre solution que)
(aucune|plus d|pas d|d|plus de|pas de|seule|autre) (issue|porte de sortie|échappatoire) [possible|
  que|est|pour|c]
seule (issue|solution|sortie|échappatoire) [est|c|serait|qui], sans issue [pour moi|possible|que]
(la mort|mourir) [me|] (serait|est|semble|paraît|sera|devient) [un|une|la|le|mon|ma|si|plus|
  tellement|comme] (soulagement|délivrance|seule|libération|repos|solution|douce|simple|paisible|
  sortie|seul|facile)
(vaux|vaudrais|vaut) plus mort/e [que], plus (utile|utiles) (mort|morte), (repos|sommeil) éternel
reposer en paix enfin
# Passé
(tentative|tentatives|ts) (de suicide|de me tuer), ma tentative, mes tentatives
(ai|avais|avoir|j ai) [déjà|aussi|failli|même] (tenté|essayé|voulu|failli|pensé à|songé à|
  envisagé de|cherché à) [de|à] [me|d|en] (me tuer|tuer|me suicider|suicider|mourir|
  en finir|m ôter la vie|ôter la vie|me pendre|passer à l acte|
  le suicide|m ouvrir les veines)
(fait|fais) [une|deux|ma|plusieurs|déjà|trois] (ts|tentative|tentatives|overdose volontaire)
tenté de me suicider, failli (me tuer|me suicider|en finir|passer à l acte)
(survécu|rescapé|rescapée) (à|de|d) (ma|mon|une|un) (tentative|suicide)
(hospitalisé/e|interné/e) (pour|après|suite à) (une|ma|mon|un|tentative|idées|risque) [tentative|
  suicidaire|suicide]
pensées (suicidaires|noires de mort|de mort|de suicide|morbides)
idées (suicidaires|de mort|de suicide|morbides|noires de mort)
idée de (mourir|la mort|suicide|me tuer|disparaître pour)
(pulsions|envies|crise|risque|état) (suicidaires|suicidaire|de mort|de mourir)
(pense|penser|songe) (à|souvent à|tout le temps à|sans arrêt à|tous les jours à) (la mort|ma mort|
  mourir|me tuer|mon suicide)
# Automutilation
(scarifié/e|scarifications|scarification|scarifie|automutilation|automutilations|automutile|
  automutilé/e|mutilé/e|auto mutilation|auto mutile)
[me|m] suis [encore|de nouveau|déjà|à nouveau|re] (scarifié/e|coupé/e|mutilé/e|brûlé/e|entaillé/e|
  tailladé/e|lacéré/e|griffé/e|frappé/e|blessé/e|ouvert/e) [encore|aux|les|la|au|exprès|
  volontairement|hier|de nouveau|à nouveau|avec|le|l|sur|ce|moi|pour] (encore|exprès|bras|
  poignets|poignet|cuisses|cuisse|veines|volontairement|nouveau|hier soir|hier|cette nuit|ce soir|
  avant bras|jambes|après la|après ma|pour sentir|pour ressentir|pour me calmer|une lame|
  un cutter|un rasoir|la lame|peau|même|lame|cigarette|cutter|jusqu au sang)
(coupé/e|brûlé/e|fait mal|blessé/e|frappé/e|griffé/e|fait du mal|tapé/e|cogné/e|
  tailladé/e) (exprès|volontairement|encore hier|de nouveau|à nouveau|les veines|pour sentir|
  pour ressentir|délibérément|pour me punir|pour me calmer|les bras|les poignets|les cuisses|
  encore|le bras|l avant bras)
me suis fait du mal, me suis encore fait du mal, m étais fait du mal
(recommencé|recommence|remis|remise|replongé|remets|commencé|envie|besoin|continue|arrêter|arrêté|
  tentation|pulsions|finir) (à|de) (me|m) (couper|faire du mal|scarifier|mutiler|brûler|taillader|
  entailler|blesser|frapper|automutiler|griffer|faire mal)
(me fais|me faisais) (du mal|mal exprès|mal volontairement|saigner)
(me|m) (coupe|taillade|entaille|scarifie|brûle|griffe|mutile|lacère) [encore|les|la|le|quand|pour|
  exprès|volontairement|régulièrement] (bras|poignets|cuisses|veines|pour|exprès|volontairement|
  peau|quand|avec|jambes)
(tape|cogne|frappe|tapé|cogné|frappé) (la|ma|mes|les) (tête|poings|poing) (contre|dans|sur) (le|
  un|les) (mur|murs|porte)
(cache|cacher|caché|couvre) (mes|les) (cicatrices|coupures|marques|entailles|bras)
(coupures|entailles|marques|cicatrices) (sur|aux|fraîches) [les|mes|mon] (bras|cuisses|poignets|
  avant bras|poignet)
manches longues (pour|toute) [cacher|que|la]
disparaître (pour toujours|à jamais|pour de bon|définitivement|de ce monde|de la surface|
  de cette terre|de la terre|à tout jamais)
(plus rien|rien) ne (me|m) (retient|rattache|attache) [ici|dans|en vie|sur|à la vie|à ce monde|
  à] (ici|cette vie|en vie|cette terre|ce monde|la vie)
plus rien ne me retient (ici|dans|en vie|sur), quitter (ce monde|cette terre|cette vie)
[ne] (veux|voulais|veut) (plus|pas|pu) être (là|ici) (pas au|tout court|du tout|sur|dans ce|parmi)
# Quelqu'un d'autre en danger
(frère|soeur|ami|amie|fils|fille|mère|père|cousin|cousine|collègue|il|elle|mari|femme|copain|
  copine|compagnon|compagne|conjoint|conjointe|élève|patient|patiente|voisin|voisine|neveu|nièce|
  chef|belle soeur|beau frère|tante|oncle|ex|pote|meilleure amie) .. (veut mourir|veut se tuer|
  veut se suicider|voulait mourir|voulait se tuer|voulait se suicider|veut en finir|
  voulait en finir|a tenté de se suicider|a tenté de se tuer|a fait une tentative|parle de mourir|
  parle de se tuer|parle de se suicider|parle de suicide|a avalé (des|une boîte|ses|tous|toute|trop)|menace de se tuer|
  menace de se suicider|s est scarifié|s est scarifiée|se scarifie|se mutile|pense à se tuer|
  pense à se suicider|pense au suicide|a des idées suicidaires|est suicidaire|a laissé une lettre|
  a envoyé un message d adieu|s est ouvert les veines|va se tuer|va se suicider|
  ne veut plus vivre|a essayé de se tuer|a essayé de se suicider|veut mettre fin à (ses|sa)|s est jeté|
  s est jetée|voulait mettre fin|n a plus envie de vivre|a pris des cachets|a pris une boîte de (cachets|
  somnifères|médicaments|comprimés))
(menace|menaçait|menacé|parle|parlait) de (sauter|se jeter|se pendre|se tuer|se suicider|
  se foutre en l air|en finir|mourir)
(qu il|que il|qu elle|que elle|il|elle) (voulait|veut|va|allait|pense à|envisage de) (se tuer|
  se suicider|mourir|en finir|mettre fin à ses jours|se jeter|se pendre)
`,
  topical:
    'une ts, suicide, suicider, suicidaire, suicidaires, suicides, suicidé, suicidée, suicidez',
  soft: `
(a|aura|a t) (on|il|elle) (encore|toujours) mal après, on a encore mal
enfin (fini|terminé) pour moi
(manque|manquait) [juste|plus que|que] [le] courage (de|d|pour) (partir|sauter|le faire|en finir)
(manque|plus) que le courage
[ne] (freinerais|m écarterais|me pousserais|bougerais|appellerais) pas [à l aide|les secours]
(traverse|traversé|traverser) [la] [rue|route] sans regarder
[ne] (verrai|passerai|atteindrai|fêterai) pas (noël|l été|mes trente|mes quarante|
  mon anniversaire|la fin de l année|le printemps|l hiver)
(plus|aucun|pas) (de|) (projets|projet|plans) (après|au delà|passé)
bientôt je ne (dérangerai|gênerai|serai|pèserai)
[ne] (dérangerai|gênerai|embêterai) (plus|bientôt plus) (personne|longtemps)
quand je (serai partie|serai parti|ne serai|manquerai), partir pour de bon
(veux|voudrais|envie de|aimerais|envies de|voulais|besoin de) [juste] (disparaître|m effacer|
  m évaporer|m éteindre|me volatiliser|ne plus être là|ne plus rien sentir)
que tout (s arrête|se arrête|se termine|soit fini|cesse)
tout arrêter (pour de bon|définitivement), en finir
(quand|lorsque|une fois que|après que|le jour où) je ne (serai|serais) plus (là|de ce monde|ici)
quand je serai (mort|morte|partie|plus là), [ne] (veux|voulais|veut) (plus|pas|pu) être (là|ici)
un (poids|fardeau|boulet) pour (ma famille|tout le monde|mes proches|mes enfants|mes parents|
  les miens|tous|eux)
(est ce que|si) (ça|cela) fait mal de mourir, mourir fait mal
(à quoi bon|pourquoi|ça sert à quoi de|à quoi sert de) (vivre|continuer à vivre|rester en vie|
  continuer de vivre|exister|me lever encore vivant)
(je|) [ne] (sers|suis) (plus|pas) (fait|faite) pour (vivre|cette vie|ce monde)
pas fait/e pour (vivre|cette vie|ce monde), [ne] (tiens|tenais) plus à (la vie|rien|vivre)
(vivre|mourir|mort) (ou|pas|m est) [mourir|égal|indifférent]
mourir (m est égal|ne me fait|me ferait rien|ne me dérangerait)
(abandonner|abandonne|renonce|renoncer|laisser tomber) (à|) (la vie|vivre), plus la force de vivre
[ne] (supporte|en peux) plus (la vie|de vivre|d exister|de cette vie|ma vie)
(dieu|seigneur) (me prenne|reprends moi|rappelle moi|prends moi)
le monde (sans moi|se portera mieux|serait mieux|irait mieux)
rejoindre (maman|papa|ma mère|mon père) [là haut|au ciel]
(gâche|gâché) ma vie et celle des autres
`,
  cue: `
sais (quelle nuit|quel jour|quel pont)
(si|quand) (vous|tu|on|quelqu un) (trouvez|trouves|trouve|lisez|lis|lit) (ce|cette|ceci|
  ces) [carnet|mot|lettre|cahier|message|lignes]
la faute de personne, je partirais, c est la faute de personne
[ne] m en (voulez|veuillez|veux|voudrez) pas [de partir], pas votre faute, pas de votre faute
faute à personne, après moi
(pourront|pourrez|va pouvoir|vont pouvoir) (souffler|respirer|se reposer|vivre tranquilles)
de partir, sans moi ce sera, sans moi
(seraient|serait|seront|iraient|vivraient) [tous|plus|tellement|beaucoup|enfin|bien] (mieux|
  tranquille|tranquilles|heureux|soulagés|légers|bien|en paix)
[ne] sers à rien, adieu, adieux, pardon [à tous|maman|mes|à mes|pour tout|papa|les enfants]
pardonnez moi, pardonne moi, pardonnez, testament, choisi la date, plus (d|de) espoir, sans espoir
aucun espoir
personne ne (me regretterait|remarquerait|me regrettera|me manquera|m aime|a besoin de moi)
pour toujours, à jamais, aimerais disparaître, rien ne me retient
(aucun|plus d|pas d|plus de|sans) avenir
(prenez|prends|prendre) (bien|) soin (de|d|du|des) [mon|ma|mes|chat|chien|enfants]
(occupez|occupe) (vous|toi) (de|du|des) [mes|mon|ma] (enfants|chat|chien|mère|fils|fille|petits)
un (poids|fardeau|boulet) pour, exprès
(ils|vous|tu|elle|tout le monde) [vous] [s|se|me|m] [en] (s en remettront|en remettront|remettrez|
  remettra|oublieront|oublierez|s habitueront|habitueront|passeront à autre chose)
(donné|légué|distribué|rendu|donne|laissé|confié|vendu) [déjà|toutes|tous] (ma|mon|mes|toutes mes|
  tous mes) (guitare|affaires|livres|chien|chat|collection|vêtements|disques|bijoux|plantes|vélo|
  voiture|appareil)
(plus|n auront plus|n aurez plus|pas) [à] [s|vous|se|se faire|t] (inquiéter pour moi|
  inquiètent pour moi|soucier de moi|faire de souci pour moi|inquiéter de moi|
  inquiétez plus pour moi)
(merci|désolé|désolée) (pour tout|à tous|maman|papa|tout le monde|de tout|pour tout ce|
  les enfants|mes amours)
(dernière|dernier|derniers) (lettre|message|nuit|jour|fois|mots|câlin|noël|baiser|verre|instants)
(papiers|affaires|comptes|dossiers|mots de passe|codes) (sont|est|en) (en ordre|rangés|
  dans le tiroir|ordre|prêts|sur la table)
(ma|la) décision est prise, j ai pris ma décision
(tout|ce|ça) (sera|va être) (bientôt|vite|enfin) (fini|terminé), bientôt fini
(serai|serais|serait) (enfin|bientôt|plus) (en paix|libre|libéré|libérée|là|tranquille)
[ne] serai plus (là|ici), enfin la paix pour, cachets, pont, médicaments dans
(regarde|fixe|regardais|fixais|regardé|fixé) (les rails|le pont|le vide|les cachets|la fenêtre du|
  les médicaments|la corde|le train passer)
en peux plus, n en peux plus, seul au monde, seule au monde, quelle nuit, plus la force
trop mal pour, en vaut plus la peine, tout court
`,
  half,
  affairs: `
(affaires|papiers|comptes) sont en ordre
(nourrissez|nourris|donnez à manger) (au|à|le|les) (chat|chien|poissons|poisson|mon)
qui (garde|gardera|prend|prendra) (le|les|mon|mes) (chien|chiens|chat|chats|enfants)
(laissé|laisse|laissés|remis|rendu) [toutes] (les|mes|le) (codes|clés|mots de passe|chat|chien|
  papiers) (à|chez|pour|sur)
(rangé|vidé|nettoyé) (l appartement|le appartement|la maison|ma chambre|mon bureau|le studio)
(écrit|écris) à (maman|papa|mes parents|mes enfants|ma soeur|mon frère|ma mère)
(changé|modifié|vérifié) (le|la|les|l|mon) (bénéficiaire|bénéficiaires|assurance vie|assurance|
  testament)
payé .. (d avance|jusqu|à l avance), (une|la) lettre (dans|sur) (le|la|mon)
(donné|légué|distribué|rendu|donne|confié|vendu) [déjà|toutes|tous] (ma|mon|mes|toutes mes|
  tous mes) (guitare|affaires|livres|chien|chat|collection|vêtements|disques|bijoux|plantes|vélo|
  voiture|appareil)
(papiers|affaires|comptes|dossiers|codes) (sont|est|en) (en ordre|rangés|ordre|prêts)
`,
  topic: topics,
  decoy: daily + decoys + harmless + harmlessActs + harmlessHarm + everyday,
};
