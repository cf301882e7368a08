import type { Category } from '../../contract.ts';

/** French wordings by category. */
export const mentions: Record<Category, string> = {
  exhaustion: `
épuisé/e, épuisement, fatigué/e, fatigue, crevé/e, ^mort/e [de fatigue], ^claqué/e, ^vidé/e
^lessivé/e, ^naze/s, ^nase/s, ^rincé/e, ^cassé/e, ^vanné/e, ^éreinté/e, ^exténué/e, ^harassé/e
^lassé/e, las de tout, ^cramé/e, ^cuit/e, ^rétamé/e, ^explosé/e, ^ko, ^hs, ^à plat
^sur les rotules, sur les genoux, sur les rotules, au bout du rouleau, au bout de ma vie, à bout
à bout de (forces|nerfs|souffle), au bout de mes forces, au bout, à plat
au (fond|plus bas) [du trou], au fond du trou, une loque, une épave, un zombie, comme un zombie
en vrac, en miettes, en morceaux, laminé/e, anéanti/e, usé/e, essoré/e, burn out, burnout
en burn out, surmené/e, surmenage, surcharge, surchargé/e, débordé/e, dépassé/e, submergé/e
noyé/e (sous|dans), enseveli/e sous, je me noie, la tête sous l eau, sous l eau, surbooké/e
sans (énergie|force|forces|jus|ressort|batterie)
(plus|pas|aucune|zéro|manque|sans) [d|de|une once d] (énergie|force|forces|jus|essence|batterie)
(vidé/e|vide) de (mon|toute) énergie, plus la force, plus de forces
j ai plus de (force|forces|jus|batterie), batterie (à plat|vide|sociale à zéro|à zéro)
je (n en|en) (peux|pouvais) plus, n en peux plus, en peux plus, on n en peut plus
je (ne|) (tiens|tient) plus [le coup|debout], (ne|) tiens plus (le coup|debout)
(je|) (ne|) (supporte|suporte) plus, je craque, craqué, j ai craqué, <craquer>
sur le point de (craquer|exploser|m effondrer|pleurer)
au bord (du gouffre|des larmes|de la crise|de l explosion|du burn out|de la rupture|de craquer|
  du précipice|de l épuisement)
à la limite, à ma limite, mes limites, au delà de mes limites
je (n arrive|n y arrive|y arrive) plus [à suivre|à me lever|à gérer|à faire face|à rien|à tenir]
n arrive plus (à suivre|à me lever|à gérer|à faire face|à rien|à tenir|à avancer), n y arrive plus
y arrive plus, c est trop [pour moi], trop c est trop, ça m épuise, m épuise, m épuisent, me vide
me bouffe, me ronge, me pompe, m use, me tue à petit feu, me fatigue, je me traîne, me traîne
du mal à (me lever|me concentrer|suivre|récupérer|tenir|réfléchir|penser|décrocher|sortir du lit)
impossible de (me lever|décrocher|récupérer|me reposer|me concentrer), besoin de tenir
(journée|semaine|garde|nuit|mois) (épuisante|difficile|horrible|éprouvante|infernale|pourrie|
  de merde|de dingue|harassante|interminable|dure|stressante|de fou|compliquée|affreuse|atroce)
je dors debout, tombe de (sommeil|fatigue), mort/e de fatigue, somnolent/e, sommeil en retard
ensuqué/e, vaseux/se, dans le gaz, dans le coaltar, au radar, rouleau compresseur
stressé/e, stress, stressant/e, sous pression, sous l eau, trop de pression
la pression (monte|est|me), anxieux/se, anxiété, angoissé/e, angoisse, angoisses, crise d angoisse
crises d angoisse, crise de panique, attaque de panique, panique, paniqué/e, je panique, tendu/e
tension nerveuse, nerveux/se, à cran, à fleur de peau
les nerfs (à vif|en pelote|à fleur de peau|qui lâchent), sur les nerfs, nerfs à vif, inquiet/e
boule au ventre le dimanche, peur d aller (travailler|au travail|au boulot), agité/e, irritable/s
irrité/e, énervé/e, agressif/ve, je m énerve (pour rien|pour tout), tout m énerve, tout m agace
de mauvaise humeur, mauvaise humeur, plus de patience, aucune patience, sans patience
perdu patience, pété (un câble|les plombs|un plomb), pète (un câble|les plombs|un plomb)
péter (un câble|les plombs), je (deviens|devenais) (fou|folle|dingue), perdre la tête
pétage de plombs, j ai explosé, explosé en, hurlé sur, crié sur (mes|mon|ma|les|tout), <pleurer>
pleuré, je pleure, pleurs, larmes, en larmes, crise de larmes, crises de larmes, fondu en larmes
envie de pleurer, en pleurs, sanglots, sangloté, chialé, je chiale, effondré/e, je m effondre
effondrée, ^triste/s, tristesse, déprimé/e, déprime, dépression, dépressif/ve, cafard, le cafard
un coup de blues, abattu/e, accablé/e, anéanti/e, désespéré/e, désespoir, malheureux/se
vide à l intérieur
me sens (vide|mal|seul/e|perdu/e|nul part|coincé/e|très mal|pas bien|impuissant/e|étouffé/e|
  oppressé/e|tout vide|à côté|mort/e|dépassé/e)
un vide, vide intérieur, sans espoir, plus d espoir, impuissant/e, solitude, mal dans ma peau
au plus mal, je (vais|suis|me sens) (mal|très mal|pas bien), ça (va|ne va) (pas|plus) [du tout]
ça va pas, va pas bien
(ne|n) (vais|suis|me sens|va) (pas|plus) (bien|heureux/se|très bien|moi même|en forme|
  dans mon assiette)
(suis|vais) pas (bien|heureux/se|moi même|en forme|dans mon assiette)
je (n arrive|arrive) (plus|pas) à (penser|réfléchir|me concentrer|me souvenir|décrocher|lire|
  dormir debout|me rappeler|me reposer|faire)
n arrive (plus|pas) à (penser|réfléchir|me concentrer|me souvenir|décrocher|lire), j oublie tout
oublie (tout|les|mes|des), trous de mémoire, trou de mémoire, trou noir
brouillard (mental|dans la tête)
cerveau (en compote|embrumé|grillé|vide|qui fume|à l arrêt|en bouillie|saturé|hs)
tête (vide|embrumée|dans le brouillard|en vrac|qui va exploser de|dans le cul|saturée|ailleurs)
la tête (vide|ailleurs), esprit (embrumé|vide|ailleurs|confus), confus/e
incapable de (me concentrer|réfléchir|penser|décider|me lever|dormir debout)
plus capable de réfléchir, déconcentré/e, dispersé/e, distrait/e, à côté de la plaque, à l ouest
je perds (mes mots|la mémoire|le fil|pied), je perds pied, je coule, je sature, saturé/e
étouffé/e, j étouffe, oppressé/e, la charge mentale, charge mentale
`,
  physical: `
mal (à la|au|aux|à l) $SITE, mal de (tête|crâne|dos|ventre|gorge), maux de (tête|ventre|dos)
mal partout, mal au (coeur|crâne|bide), j ai mal (à|au|aux|partout)
(douleur|douleurs|tension|tensions|raideur|crampe|crampes|brûlures|oppression|pression|point|
  fourmillements|poids) (à la|au|aux|dans le|dans la|dans les|à l|de la|de l|du|d|dans l|
  sur la) $SITE
migraine, migraines, céphalée
tête (qui tourne|qui explose|qui cogne|lourde|tourne|explose|cogne|prise dans)
(la|ma|j ai la) tête (tourne|explose|va exploser|qui tourne|lourde)
$SITE (noué/e|nouée|serré/e|bloqué/e|raide/s|tendu/e|crispé/e|douloureux/se|en feu|en vrac|
  qui tremble|qui tremblent|tremble|tremblent|qui brûle|lourd/e|lourdes|en compote|cassé|coincé|
  moites|gonflé/e|endolori/e|qui bat|qui cogne|qui lâche|contracté/e|qui brûlent|retourné|
  à l envers|qui me lance)
boule (au ventre|dans la gorge|à l estomac|dans le ventre)
noeud (au ventre|à l estomac|dans la gorge), gorge nouée, ventre noué, estomac noué, palpitations
tachycardie
coeur (qui s emballe|qui bat trop|s emballe|qui cogne|bat la chamade|serré|qui bat la chamade)
essoufflé/e, souffle court, (du mal|peine|n arrive plus|impossible) à respirer
je n arrive (plus|pas) à respirer, oppression, vertiges, vertige, étourdi/e, étourdissements
malaise, malaises, fait un malaise, évanoui/e, nausée, nausées, nauséeux/se, envie de vomir, vomi
<vomir>, vomissements, brûlures d estomac, reflux, ulcère, gastrite, diarrhée, constipé/e
constipation, colon irritable, tremblements, tremblement, je tremble
mains (qui tremblent|moites|tremblantes), (mes|les) mains tremblent, sueurs froides, sueurs
sueurs nocturnes, frissons, tension (trop haute|élevée|qui monte), hypertension, acouphènes
bourdonnements, paupière qui (saute|tremble), oeil qui (saute|tremble), eczéma, psoriasis
urticaire, plaques rouges, perds mes cheveux, perte de cheveux, torticolis, lumbago, sciatique
dos (bloqué|en compote|cassé|coincé|en vrac|en miettes), mâchoire serrée, mâchoires serrées
je serre les dents la nuit, grince des dents, bruxisme, courbatures, aphone, plus de voix
extinction de voix, cernes, toujours (malade|enrhumé)
insomnie, insomnies, insomniaque/s
nuit (blanche|agitée|hachée|pourrie|sans sommeil|courte|horrible|affreuse)
nuits (blanches|agitées|hachées|courtes|sans sommeil)
je (ne|) dors (plus|pas|mal|peu|trois|quatre|très mal|à peine|que) [du tout|bien]
dors (plus|pas|mal|peu|très mal|à peine) [bien|du tout], (pas|plus|peu|à peine|très peu) dormi
mal dormi, dormi (trois|quatre|deux|cinq|3|4|2) heures, (très mal|trop peu) dormi
n ai pas (dormi|fermé l oeil|mangé), pas fermé l oeil, fermé l oeil, sans dormir
n arrive (plus|pas) à (dormir|m endormir|manger|avaler)
(arrive|) (plus|pas) à (dormir|m endormir)
du mal à (dormir|m endormir|trouver le sommeil|respirer|digérer|manger)
(réveillé/e|réveille) (à 3|à 4|à trois|à quatre|toutes les|plusieurs fois|en sursaut|en sueur|
  la nuit|en pleine nuit)
réveils nocturnes, cauchemar, cauchemars, je rêve (du travail|du boulot|de mon chef)
sommeil (agité|haché|perturbé|léger et|mauvais|pourri|en miettes), perdu le sommeil
je me retourne dans mon lit, somnifères, plus (faim|d appétit), pas faim, pas d appétit
sans appétit, perdu l appétit, perte d appétit, appétit coupé
(ne|) mange (plus|pas|à peine|presque rien|n importe quoi|mal), rien avalé, je saute des repas
je grignote sans arrêt, compulsions alimentaires, perdu (du poids|trois kilos|des kilos)
je maigris
`,
  cynicism: `
tout m est égal, ça m est égal, m est égal, peu m importe, peu importe maintenant
m en (fous|fiche|moque|balance|tape|branle|contrefous|cogne) [de tout|royalement|complètement]
j en ai rien à (faire|foutre|cirer|battre|secouer), rien à (foutre|cirer|battre|secouer)
n en ai (plus|) rien à (faire|foutre), plus rien à (faire|foutre) de, ras le bol, ras le cul
ras la casquette, ras le pompon, marre
j en ai (marre|assez|plein le dos|plein le cul|ma claque|soupé|jusque là|par dessus la tête|
  plein les bottes)
plein le dos, plein le cul, par dessus la tête, ma claque, saoulé/e, soûlé/e
ça me (saoule|soûle|gave|gonfle|gonfle grave), me (gave|gonfle|saoule), gavé/e, blasé/e
désabusé/e, cynique/s, cynisme, dégoûté/e, dégoût, écoeuré/e, désillusionné/e, désenchanté/e
désillusion, déçu/e (par|de) (mon|ma|la|le|cette|l), démotivé/e, démotivation, découragé/e
découragement, désintéressé/e, désintérêt, désengagé/e, frustré/e, frustration, amer/ère, amertume
aigri/e, indifférent/e, indifférence, apathique/s, apathie, détaché/e, distant/e, déconnecté/e
^absent/e, isolé/e, je m isole, m isole, me renferme, renfermé/e, replié/e sur
en pilote automatique, pilote automatique, en mode (automatique|robot|zombie)
comme (un robot|une machine|un automate), un robot, une machine, (je suis|) qu un numéro
un numéro, le strict minimum, le minimum syndical, je fais acte de présence, acte de présence
je compte les (heures|jours|minutes), compte les (heures|jours|minutes)
sans (motivation|envie|enthousiasme|conviction|entrain|but)
(plus|pas|aucune|zéro|plus aucune) [la|le|de|d|goût à] (motivation|envie|enthousiasme|entrain|
  goût|passion|envies)
plus (envie|goût à rien|goût|envie de rien|la flamme|le goût|l envie|aucun plaisir|aucun intérêt|
  de plaisir)
pas envie (d y aller|de voir|de travailler|d aller|de parler), envie de rien
perdu (la motivation|l envie|le goût|la flamme|la passion|tout intérêt|la foi|le sens|
  toute motivation|toute envie)
perte de (sens|motivation|intérêt), (plus|aucun|pas de|pas|plus aucun) sens
n a (plus|pas|aucun) [de|plus] sens, ne vois (plus|pas) (le sens|l intérêt|à quoi|l utilité)
à quoi bon, à quoi ça sert, ça ne sert à rien, sert à rien
(plus rien|rien) ne (m intéresse|me motive|m intéresse plus|me touche|me fait envie|m anime|
  m amuse|change|sert)
plus rien ne m (intéresse|atteint|enthousiasme|anime), (ne|) crois plus (à|en|au), n y crois plus
y crois plus, ce (travail|boulot|métier) (n a|de merde|me dégoûte|m ennuie|est absurde)
boulot de merde, métier de merde, boîte de merde
<détester> [ce|mon|ma|le|la|cette|tout|ce que|y aller] [travail|boulot|métier|boîte]
je (déteste|hais) (ce|mon|ma|le|la|cette|tout|y aller), je hais
(ne|) supporte plus (mon|ma|les|le|ce|cette|la|personne|mes|d y) [travail|boulot|chef|gens|
  collègues|boîte]
envie de (tout plaquer|tout lâcher|tout quitter|démissionner|partir|fuir|tout envoyer|
  claquer la porte|tout arrêter|tout foutre|changer de métier|changer de boulot|quitter|me barrer|
  ne plus y aller|disparaître du bureau|laisser tomber)
tout (plaquer|envoyer balader|envoyer valser|lâcher|foutre en l air)
je (veux|voudrais|vais|pense à|songe à|rêve de) (démissionner|partir d ici|quitter|tout plaquer|
  changer de métier|changer de boulot|changer de boîte|me barrer|claquer la porte|
  poser ma démission)
pense à démissionner, lettre de démission, posé ma démission, donné ma démission
je cherche (ailleurs|un autre travail|un autre boulot)
évite (les|mes|tout|le|tout le monde|de parler)
(ne veux|veux) (plus|pas) (voir|parler à|y aller|aller|retourner|entendre parler) [personne|
  les gens|de|travailler]
voir personne, je me force, je fais semblant, faire semblant de m, sourire de façade
sourire forcé, lassitude, ennui, je m ennuie, juste pour (le salaire|la paie|l argent)
pour le salaire, les patients (sont|deviennent) des numéros, je m en lave les mains
`,
  selfcriticism: `
coupable/s, culpabilité, je culpabilise, <culpabiliser>, culpabilisé, je m en veux, m en veux
je m en voulais, ma faute, de ma faute, c est ma faute, par ma faute, remords, honte, honteux/se
j ai honte, honte de (moi|mon|ma|ne|moi même)
je me (déteste|hais|dégoûte|méprise|reproche|blâme|juge|flagelle|maudis)
me (reproche|blâme|flagelle|dévalorise)
je (ne|) (vaux|sers|suis) (rien|à rien|bon à rien|bonne à rien), (ne|) (vaux|sers) (rien|à rien)
bon à rien, bonne à rien
je suis (nul/le|un échec|une ratée|un raté|un imposteur|une imposture|un poids|un boulet|
  incapable|incompétent/e|inutile/s|mauvais/e|idiot/e|stupide|bête|con/ne|lamentable|médiocre|
  pathétique|une merde|une fraude|faible|lâche|égoïste|un fardeau|une charge|la pire|le pire|
  un moins que rien|ridicule|minable|pas à la hauteur|une mauvaise|un mauvais|pas assez|
  le problème|trop lent/e|trop bête|trop nul/le|trop con/ne)
(je|) me sens (nul/le|incapable|incompétent/e|inutile/s|stupide|bête|minable|ridicule|coupable|
  insuffisant/e|illégitime|imposteur|inférieur/e|médiocre|bon à rien|bonne à rien|
  comme un imposteur|comme une ratée|comme un échec|comme une merde|pas à la hauteur|humilié/e|
  honteux/se|dévalorisé/e|indigne|trop nul|une imposture|un imposteur|petit/e|un poids)
^nul/le, nulle en tout, nul en tout, ^incapable/s, ^incompétent/e, ^inutile/s, minable/s
lamentable/s, pathétique/s, (un|quel|l) échec [total|cuisant]
j ai (échoué|tout raté|tout gâché|encore raté|encore échoué|déçu|tout foiré|merdé|foiré|
  encore foiré|été nul|été nulle|été bête|manqué à)
tout (raté|gâché|foiré), je rate tout, je gâche tout, j échoue, je déçois
déçu (tout le monde|mes|mon|ma|l équipe|les)
(pas|jamais|plus) (à la hauteur|assez bien|assez bon/ne|assez compétent/e|assez|assez fort/e|
  digne|légitime|capable|assez intelligent/e)
à la hauteur de rien, syndrome de l imposteur, imposteur, imposture, illégitime/s
ne mérite pas [ce|ma|mon|cette|d|ma place], pas ma place
je ne fais rien (de bien|correctement|comme il faut), fais rien de bien, tout (va|est) de ma faute
je fais tout (mal|de travers|à l envers), j aurais dû [le|faire|voir|savoir|mieux|plus]
je devrais (être|pouvoir|faire mieux|y arriver|faire plus)
les autres (y arrivent|sont meilleurs|font mieux), tout le monde y arrive (sauf moi|mieux)
meilleurs que moi, mieux que moi, je me compare
(mauvaise|mauvais) (mère|père|fille|fils|ami|amie|prof|infirmière|collègue|professionnelle|
  manager|épouse|mari)
estime de moi, perdu confiance en moi, plus confiance en moi, aucune confiance en moi
un (poids|boulet|fardeau) pour, quel/le idiot/e, quelle idiote, quelle conne, quel con je
trop bête, une catastrophe ambulante, ils vont (découvrir|voir|comprendre) que je
je dérange tout le monde, bon qu à, je regrette (tout|d avoir|ma), humilié/e
`,
  positive: `
heureux/se, bonheur, content/e, joyeux/se, joie, ravi/e, enchanté/e de, comblé/e, épanoui/e
émerveillé/e, enthousiaste/s, enthousiasme, euphorique/s, aux anges, sur un petit nuage, ému/e
touché/e, excité/e, satisfait/e, satisfaction, fier, fière, fiers, fières, fierté, reconnaissant/e
gratitude, chanceux/se, béni/e, ^calme/s, apaisé/e, apaisement, serein/e, sérénité, en paix
paisible/s, ^tranquille/s, zen, détendu/e, relaxé/e, décontracté/e, soulagé/e, soulagement
^léger, ^légère, légèreté, libéré/e, un poids en moins, reposé/e, bien reposé/e, bien dormi
dormi (comme un bébé|comme un loir|huit heures|neuf heures|profondément|d une traite|
  toute la nuit)
(bonne|belle|excellente|super) (nuit|nuit de sommeil), ressourcé/e, requinqué/e, revigoré/e
régénéré/e, rechargé (mes|les) batteries, batteries rechargées, en (pleine|grande|super) forme
en forme, plein/e (d énergie|d entrain|de vie|d espoir|de gratitude|d idées), de l énergie
retrouvé (l énergie|le sourire|le sommeil|l envie|la motivation|le goût|l appétit|la pêche|
  de l énergie)
j ai la pêche, la pêche, la patate, la banane, motivé/e, inspiré/e, confiant/e
confiance retrouvée, optimiste/s, plein d espoir
je (vais|me sens) (bien|mieux|très bien|beaucoup mieux|super bien|en paix|vivant/e|forte|fort|
  utile|capable|soutenu/e|apprécié/e|valorisé/e|aimé/e|écouté/e|libre|léger|légère|épanouie|prêt|
  prête|à ma place|entourée|entouré|bien mieux|revivre)
me sens (bien|mieux|très bien|beaucoup mieux|vivant/e|forte|fort|utile|capable|soutenu/e|
  valorisé/e|aimé/e|libre|légère|léger)
ça va (mieux|bien|beaucoup mieux|très bien), beaucoup mieux, bien mieux, de bonne humeur
bonne humeur, <rire>, ri (dix|aux|beaucoup|jusqu|comme|de|avec|toute|aux larmes|aux éclats)
on a (ri|bien ri|rigolé|bien rigolé), (bien|tant|tellement) (ri|rigolé), rigolé, fou rire
éclats de rire, mort de rire, morte de rire, morts de rire, pleuré de (rire|joie|bonheur)
larmes de (joie|bonheur), éclaté de rire, souri, je souris, sourire aux lèvres, grand sourire
le sourire, adoré, j adore (mon|ce que|enseigner|mes|cette équipe)
j aime mon (travail|métier|boulot), (je|) me régale, régalé/e, profité (de|à fond|du|des|à), kiffé
amusé/e, on s est (bien|) amusés, je me suis (amusé/e|régalé/e|éclaté/e|bien amusé/e)
passé (un bon moment|une bonne|une belle|une super|un super|un excellent)
(bonne|belle|super|excellente|merveilleuse|chouette|agréable|magnifique|parfaite|douce) (journée|
  semaine|soirée|garde|matinée|ambiance)
journée (magnifique|parfaite|agréable|merveilleuse|productive|géniale|réussie|au top|douce)
(bon|beau|super|excellent) (week end|moment|dimanche), m a fait du bien, fait (du|un) bien [fou]
ça fait du bien, (tout|ça) s est (bien|très bien) passé, bien passé, un succès, réussi
j ai réussi, félicité/e, complimenté/e, remercié/e, valorisé/e, apprécié/e, soutenu/e
bien entouré/e, ça en valait la peine, valait la peine, gratifiant/e
%quel (bonheur|plaisir|soulagement), %quelle (joie|chance|belle journée|fierté|paix|merveille)
%super, %génial, %parfait, %formidable, %magnifique, %j adore, en chantant, en chantonnant
chantonné, en sifflotant, siffloté, revivre, je revis, le coeur léger, coeur léger, tête légère
`,
};
