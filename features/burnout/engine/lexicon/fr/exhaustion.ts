/** What the writer can no longer do; every negation may have lost its "ne". */
const CANNOT = `([ne] [y] (arrive|arrivais|arrivons|arrivé) [même] (pas|plus|pu|jamais) à|[ne] ai (pas|plus) réussi à|[ne] suis (pas|
  plus|pu) capable de|(plus|pu|pas) capable de|incapable de|(du|de|le|tant de) mal à|peine à|impossible de|
  galère à|galère
  pour|[ne] (peux|pouvais|parviens|parvenais) (pas|plus) [à]|de la difficulté à|des difficultés à|plus la force de)`;

/** Keeps adjectives that look like a noun without their accent ("lessive") apart from it. */
const COP = `(suis|es|est|sommes|sont|étais|était|sens|sent|complètement|totalement|carrément|trop|tellement|bien|vraiment|sors|rentre|
  finis|chu|ressors|reviens|ben|toute|tout|été|senti|arrive|termine|plus que)`;

/** Tiredness, missing energy and overload, in French. */
export const exhaustion = `
(ai|avais) sommeil (toute la journée|tout le temps|en plein jour|sans arrêt)
(réveillé/e|réveille|réveillais|lève|levé/e) [déjà|encore|toujours] [plus|aussi] (fatigué/e|épuisé/e|crevé/e|vidé/e|
  claqué/e|lessivé/e)
[la] tête dans le (seau|guidon|sac), (n|) en vois pas le bout, ne vois pas le bout
# Fatigue
${COP} (lessivé/e|grillé/e|brisé/e|liquidé/e|usé/e|pompé/e|fini/e|foutu/e|brûlé/e|broyé/e|vidé/e|
  moulu/e|mou|molle|out|consumé/e|assommé/e|détruit/e|à terre|par terre moralement)
lessivée, lessivées, grillée, brisée, liquidée, usée, pompée, brûlée, broyée, vidée, vidées
moulue, assommée, pressé/e comme un citron, épuisé/e, asthénie, anhédonie, labilité émotionnelle
épuisement, épuisant/e, fatigué/e, fatigue
usure (émotionnelle|professionnelle|mentale|psychique|physique|nerveuse), fatiguant/e, crevé/e
crevant/e, ^mort/e, mort/e de fatigue, ^claqué/e, ^naze/s, ^nase/s, ^rincé/e, ^cassé/e, ^vanné/e
^éreinté/e, exténué/e, harassé/e, éreintant/e, exténuant/e, harassant/e, ^lassé/e, las de tout
^cramé/e, ^cuit/e, ^rétamé/e, ^explosé/e, ^ko, ^hs, ^démoli/e, ^défoncé/e, ^décalqué/e, ^laminé/e
^essoré/e, brûlé/e ben raide, ^fourbu/e, ^flagada/s, ^raplapla/s, ^patraque/s, ^magané/e, ^poqué/e
^carbonisé/e, ^sonné/e, ^groggy, ^avachi/e, ^affalé/e, ^aplati/e, ^ratatiné/e, ^éclaté/e [au sol]
^éclaté/e, ^flingué/e, ^dead, ^dans le mal, ^vermoulu/e, (claqué/e|naze|crevé/e) de chez
plus mort/e que vif, à l ouest de fatigue, à plat, raplapla, anéanti/e, sur les (rotules|genoux)
au bout (du rouleau|de ma vie|du bout|de moi|de mes forces|de mes limites|de mon énergie), au bout
à bout [de (forces|nerfs|souffle|course)], à boutte, au boutte
au (plus bas|fond [du (trou|gouffre|seau)]), au fond du trou, au plus bas, en bout de course
une (loque|épave|serpillière|ombre|larve|coquille vide)
un (zombie|zombi|fantôme|cadavre|légume|déchet|citron pressé)
comme un (zombie|zombi|fantôme|légume|citron|automate épuisé), (mort|morte) vivant/e
en (miettes|morceaux|lambeaux|ruine|vrac|compote|pls|PLS), l ombre de moi même, plus que l ombre
burn out, burnout, en burn out, au bord du burn out, surmené/e, surmenage
coup de (barre|pompe|mou), gros coup de (fatigue|mou|barre), somnolent/e, ensuqué/e, vaseux/se
dans le (gaz|coaltar|brouillard|pâté), au radar, à la ramasse, à l agonie, endormi/e debout
vaseuse, (dors|dormais|dormir) debout, tombe de (sommeil|fatigue), tombais de (sommeil|fatigue)
sommeil en retard, (manque|dette|retard) de sommeil, yeux qui se ferment
(mes|les) yeux se ferment, (lutte|luttais|lutté) contre le sommeil, pique du nez, piqué du nez
bâille toute la, cligne des yeux, me (traîne|traînais|traînant|suis traîné/e)
(me|m) (épuise|épuisent|épuisait|fatigue|fatiguent|vide|vident|use|usent|bouffe|bouffent|ronge|
  rongent|pompe|pompent|tue à petit feu|achève|achèvent|lessive|essore|crève|écrase|écrasent|mine|
  minent|mange|vampirise|consume|détruit|détruisent|éreinte|casse|brise|assomme|plombe|
  plombent) [l énergie|toute mon énergie|le moral|de l intérieur]
(pompe|bouffe|prend|vide|aspire|suce|vole|bouffent|prennent|pompent) (toute|mon|mes|toutes|ma|
  tout mon) [mon|mes|ma] (énergie|forces|vie|jus|temps et mon énergie)
je (tiens|tenais|tenir) (au café|sur les nerfs|avec du café|grâce au café|à coups de café)
(tiens|carbure|carburais|fonctionne|marche|survis|vis) (au|aux|à la|sur|grâce au|grâce aux|
  à coups de) (café|nerfs|cafés|caféine|red bull|adrénaline|doliprane|réserves|volonté)
sur les réserves, sur la réserve, je carbure au café
# Plus d'énergie
sans (énergie|force|forces|jus|ressort|batterie|pile|carburant|élan vital|tonus|vitalité|souffle|
  ressource|ressources)
(plus|pu|pas|aucune|aucun|zéro|manque|sans|peu|moins|si peu|manquer|vidé/e|vide|vidée|perdu|perte|
  baisse) [une|la|le|mon|ma|toute|tout|mes|mon] [de] [la|le|mon|toute|une] [once|goutte|brin|
  moindre] [de] (énergie|force|forces|jus|essence|batterie|batteries|pile|tonus|vitalité|
  ressources|carburant|souffle|niaque)
(batterie|batteries|réservoir|jauge|pile|énergie|niveau d énergie|jauges|batterie sociale) [est|
  sont|sociale|interne|complètement|en|au|dans le] (à plat|vide|vides|à zéro|zéro|déchargée|
  déchargées|épuisée|à sec|au plus bas|rouge|en berne|dans le rouge|plate|réserve|
  dans les chaussettes)
à sec, dans le rouge, en panne (d énergie|de batterie|sèche|d essence intérieure)
[ne] (ai|avais|avons) (plus|pu|pas) (de|la|le|d) (force|forces|jus|batterie|énergie|ressort|
  courage de me lever|essence)
à bout de batterie, jambes (coupées|lourdes de fatigue), les jambes me lâchent
corps (lâche|dit stop|ne suit plus|suit plus|me lâche|réclame|refuse|lourd|ne répond plus|
  ne veut plus)
mon corps (lâche|dit stop|me lâche|ne suit plus|suit plus)
trop (crevé/e|fatigué/e|épuisé/e|claqué/e|naze|mort/e|vidé/e|lessivé/e|cassé/e) [pour]
${CANNOT} (me lever|sortir du lit|suivre|tenir|récupérer|avancer|me mettre en route|démarrer|
  bouger|tenir debout|garder les yeux|faire face|gérer|assurer|rien|assumer|suivre le rythme|
  fonctionner|aligner|continuer|m en sortir|reprendre le dessus|remonter|m arrêter|
  prendre une douche|même me doucher|émerger|remonter la pente|reprendre mon souffle|absorber)
# À la limite
[ne|en] [en] (peux|peut|pouvais|pouvons|pouvait) [vraiment|carrément|juste] (plus|pu|pus)
pu capable, plus capable, pus capable, [je] [ne] suis plus capable, chu pu capable
[ne] (tiens|tient|tenais|tiendrai|tiendrais|tenons) (plus|pu|pas) [le coup|debout|longtemps|
  la route|le choc|bon|la distance|la cadence]
[ne] vais pas tenir [longtemps]
[ne] (supporte|supportais|supportons) (plus|pu|pas) [rien|ça|la pression|le bruit|cette|la|ce|le]
(ne|) (supporte|suporte) plus, [ne] (endure|encaisse) (plus|pu), je craque, craqué, <craquer>
craquage, je capote, je pète, ça ne passe plus, je coule, on coule, coule (à pic|complètement)
je sombre, <sombrer>, je perds pied, perds pied, perdre pied, perdu pied, je lâche [prise]
je flanche, <flancher>, je m écroule, m écroule, écroulé/e, je m effondre, m effondre, effondré/e
je m éteins, je me noie, me noie, noyé/e (sous|dans|par), je suis noyé/e
(sur le point|au bord|à deux doigts|pas loin|à la limite|proche|près|à ça) (de|du|des|d) [la|le|l|
  un|mon|m] (craquer|exploser|effondrer|pleurer|gouffre|larmes|crise|explosion|burn out|rupture|
  précipice|épuisement|crise de nerfs|crise de larmes|implosion|malaise|gouffre|larme|péter|
  fondre|lâcher|tout lâcher|dépression|nerfs|nervous breakdown|vide)
(j ai|ai|failli|faillit|manqué de) failli (craquer|pleurer|m effondrer|exploser|péter un câble|
  péter un plomb|péter les plombs|fondre en larmes|tomber|tout envoyer)
(faillis|failli) (craquer|péter|exploser|pleurer|m effondrer|fondre), à la limite, à ma limite
à mes limites, mes limites, au delà de mes (limites|forces)
(atteint|atteins|dépassé|dépasse) (mes|ma|la|mon) (limites|limite|seuil), en limite
point de rupture, à la rupture, en surchauffe, en surrégime, en mode survie, mode survie
en survie, je survis, on survit
[ne|y] [y] (arrive|arrivais|arrivons) (plus|pas|pu) [à] [rien|tout|suivre|gérer]
[ne] y arrive plus, y arrive plus, y arrive pas, trop c est trop
c est trop (pour moi|dur|lourd|là|à porter)
(c est|ça fait|c était|ça devient) (beaucoup trop|trop lourd|trop dur|insupportable|invivable|
  ingérable|intenable|trop pour moi) [pour moi|à porter]
(ça|tout|tout ça|ce travail|le travail|la charge|la charge de travail|le rythme|cette charge) (me|
  m) (dépasse|submerge|écrase|étouffe|tue|bouffe|pèse|déborde|engloutit|épuise|achève|noie|
  asphyxie|dévore|accable)
la goutte de trop, goutte d eau, surcharge [de travail|mentale], surchargé/e, débordé/e, dépassé/e
submergé/e, enseveli/e (sous|par), croule [sous|d], <crouler> sous, croulons sous
écrasé/e (par|sous), accablé/e, englouti/e, surbooké/e, (la|ma) tête sous l eau, tête sous l eau
sous l eau, sous la vague, dans le jus, dans la sauce, le nez dans le guidon, tête dans le guidon
pas une minute (à moi|pour souffler|de répit), pas le temps de (souffler|respirer|manger|pisser)
sans (répit|une minute de répit), pas une seconde de répit, aucun répit
(la|ma) charge (mentale|de travail) [me|est|devient] [me|m] (dépasse|écrase|énorme|insupportable|
  intenable|tue|trop lourde|démentielle|ingérable|explose)
charge mentale
(cours|courir|courais) (partout|dans tous les sens|toute la journée|après le temps|comme un)
(fais|fait|faire) le (travail|boulot) de (trois|deux|quatre), tout repose sur (moi|mes épaules)
tout sur (les|mes) épaules, porte tout [sur|à]
(poids|pression) (du monde|sur les épaules|sur mes épaules), je bosse pour (trois|deux|quatre)
rythme (infernal|de dingue|effréné|intenable|de fou|insoutenable|inhumain|effroyable|de malade|
  démentiel)
cadence (infernale|inhumaine|intenable), (j|je) en (bave|ai bavé|chie|ai chié)
en (bave|chie) [grave]
# La journée
(journée|semaine|garde|nuit|mois|matinée|soirée|période|shift|quart|service|réunion|rentrée|soir|
  fin de semaine|année|trimestre|permanence|tournée|clôture) [de travail|bien|était|fut|a été|
  était|ultra|assez|plutôt|franchement] (épuisant/e|difficile/s|horrible/s|éprouvant/e|infernal/e|
  pourri/e|de merde|de dingue|harassant/e|interminable/s|dur/e|stressant/e|de fou|compliqué/e|
  affreux/se|atroce/s|de chien|de malade|d enfer|rude/s|chargé/e à bloc|crevant/e|usant/e|
  fatigant/e|exténuant/e|éreintant/e|intense/s|tendu/e|pénible/s|cauchemardesque/s|désastreux/se|
  abominable/s|sans fin|catastrophique/s|galère|de l enfer|chaotique/s|costaud/e|plate à mort|
  mortelle|lourd/e|terrible/s|merdique/s|noire|marathon|à rallonge|éreintante|tuante)
(quelle|sale|grosse|longue|foutue|maudite|horrible|affreuse|putain de) (journée|semaine|garde|
  nuit) [bien] (de merde|pourrie|interminable|encore|de fou|de dingue|de malade)
(horrible|affreuse|maudite|foutue) (journée|semaine|garde|nuit)
(dure|rude|sale|grosse) (journée|semaine|garde|nuit), une (vraie|) galère, quelle galère
(tout|geste|tâche|mail|lever|matin) [me|m] (demande|coûte|pèse|est une épreuve|est une montagne|
  est un effort|devient pénible|est pénible|est un calvaire|est un supplice|devient une montagne|
  devient insurmontable|est devenu lourd|est trop dur) [un|trop] [effort|efforts]
un effort (surhumain|énorme), (se|me) lever est
`;

/** Stress, fear, irritability, tears and low mood, in French. */
export const emotionalStrain = `
# Stress et nerfs
stressé/e, stress, stressant/e, me stresse, me stressent, <stresser>
sous (pression|tension) [constante|permanente], trop de pression
(grosse|énorme|tant de|tellement de|une|beaucoup de) pression [sur|au|permanente|constante|de]
la pression (monte|est|me|du chef|devient), mis/e sous pression, anxieux/se, anxiété, angoissé/e
angoisse, angoisses, angoissant/e, <angoisser>
crise (de angoisse|de panique|de nerfs|de larmes|de pleurs|d anxiété)
crises (de angoisse|de panique|de nerfs|de larmes|d anxiété), attaque de panique
attaques de panique, panique, paniqué/e, <paniquer>, tendu/e [comme un], tension nerveuse
(nerveux/se|nerveusement à bout), à cran, à fleur de peau, à vif, écorché/e vif
(les|mes|aux) nerfs (à vif|en pelote|à fleur de peau|qui lâchent|lâchent|me lâchent|en boule|
  à bout|en compote|en feu|tendus|sont)
sur les nerfs, nerfs à vif, une boule de nerfs, un paquet de nerfs, une pile électrique, inquiet/e
inquiétude, inquiétudes, <inquiéter>, soucieux/se, préoccupé/e, tourmenté/e, tracassé/e
me (tracasse|turlupine|ronge de|ronge les sangs)
me fais (du souci|un sang d encre|du mouron|des cheveux blancs)
(je|) (rumine|cogite|ressasse|psychote|flippe|stresse|panique|redoute|appréhende|appréhendais|
  flippais)
je (bad|balise|bade), rumination, ruminations, <ruminer>, <ressasser>, <cogiter>, <flipper>
ça (me|) fait flipper, je fais que (penser|ruminer|cogiter)
(arrête|arrêter|cesse|arrêtais|arrive) pas (de penser|de ruminer|de cogiter|de pleurer|
  de stresser|de trembler)
appréhension, terrorisé/e, terrifié/e, effrayé/e, apeuré/e, épouvanté/e
(peur|trouille|boule|angoisse) (de aller|d aller|d y aller|du lundi|de y aller|d ouvrir|
  de retourner|avant chaque|avant de prendre) [travailler|au]
la boule de, agité/e, fébrile/s, survolté/e, sur le qui vive, en alerte [permanente]
hypervigilant/e, oppressé/e, oppressant/e, étouffé/e, j étouffe, <étouffer>, suffoque, asphyxié/e
acculé/e, au pied du mur, pris/e (à la gorge|au piège|en étau), piégé/e
coincé/e dans (ce|cette|ma|mon), prisonnier de, prisonnière de, sans issue au travail
# Irritation
irritable/s, irritabilité, irrité/e, énervé/e, énervement, agressif/ve, agressivité, excédé/e
exaspéré/e, exaspération, hargneux/se, grognon/ne, ronchon/ne, grincheux/se, soupe au lait
impatient/e avec, impatience, à prendre avec des pincettes
je me (énerve|fâche|emporte) [pour] [rien|tout|un oui]
m énerve (pour rien|pour tout|sans|contre|vite), m emporte
(tout|tout le monde|le moindre bruit|un rien|n importe quoi|le moindre) (me|m) (énerve|agace|
  irrite|insupporte|horripile|gonfle|exaspère|met hors|tape|crispe|hérisse|
  stresse) [sur les nerfs|le système|de moi]
(au|pars au) quart de tour, au quart de tour, démarre au quart
(mauvaise|sale|exécrable|massacrante|méchante) humeur, de mauvaise humeur
humeur (massacrante|de chien|exécrable|noire), d humeur (massacrante|noire), mauvais poil
de mauvais poil, le seum, les nerfs, j ai les nerfs, j ai la haine, la rage
plus (de|aucune) patience, [ne] ai plus de patience, aucune patience, sans patience
perdu patience, perds patience, à bout de patience
patience (à zéro|à bout|épuisée|proche de zéro)
(pété|pète|péter|pétage|pétais|pètes) [un|les|de|une] (câble|plombs|plomb|coche|durite)
(deviens|devenais|devenir|rend|rendent|deviendrais|vire|virer) (fou|folle|dingue|cinglé|cinglée|
  chèvre|barjo)
perdre (la tête|la boule|la raison|mes moyens|le contrôle)
(perds|perdu|perdais) (la tête|la boule|mes moyens|le contrôle|mon sang froid|mon calme|mes nerfs|
  les pédales)
sorti/e de mes gonds, j ai explosé, <exploser>, explosé (en|contre|sur|devant)
(hurlé|crié|gueulé|aboyé) (sur|après|contre) [mes|mon|ma|les|tout|la|elle|lui|eux]
<hurler> (sur|après|contre|dans), <crier> (sur|après), envoyé (chier|balader) (tout|mon|ma|mes)
(je réponds|répondu) (mal|sèchement) (à|aux), (passe|passé|passer) mes nerfs sur, hors de moi
# Larmes
<pleurer>, pleuré, pleurs, larmes, en larmes, larmoyant/e, au bord des larmes
les larmes (aux|qui|montent|me|coulent|sont), larmes aux yeux, fondu en larmes, fonds en larmes
<fondre> en larmes, éclaté en sanglots, en sanglots, en pleurs, sanglots, <sangloter>, sangloté
(chialé|chialer|chiale|chialais|chialant), <chialer>
envie de (pleurer|chialer|hurler|crier|me rouler en boule|me cacher|fondre), pleurniché, braillé
<brailler>, (brailler|braille|braillé) (dans|en|au), gros chagrin, chagrin
# Moral
^triste/s, tristesse, attristé/e, peinée, déprimé/e, déprime, déprimant/e, dépression
dépressif/ve, cafard, cafardeux/se, le cafard
(coup|gros coup) de (blues|cafard|déprime|bourdon|calcaire), le blues, le bourdon, bourdon, spleen
morose/s, maussade/s, mélancolique/s, mélancolie, abattu/e, abattement, accablement, anéanti/e
dévasté/e, désemparé/e, désespéré/e, désespoir, désespérant/e, découragement profond
malheureux/se, mal être, malêtre, détresse, en détresse, en souffrance, souffrance, <souffrir>
souffre (trop|beaucoup|en silence|au travail|de), chagriné/e, ^sombre/s, ^éteint/e, démoralisé/e
moral (à zéro|dans les chaussettes|en berne|au plus bas|bas|au fond|plombé|en chute libre|au ras|
  pas bon)
le moral (à zéro|dans les chaussettes|en berne|bas|n est pas|est bas|au plus bas), pas le moral
plus le moral, bad, je (bad|déprime|broie du noir), broie du noir, broyer du noir, idées noires au
au trente sixième dessous, au 36e dessous, en (chute libre|dessous de tout), fond du trou
au fond du gouffre, touche le fond, touché le fond, trou noir
vide (à l intérieur|intérieur|au fond), un (grand|immense|) vide, vide intérieur
vidé/e de l intérieur, mort/e à l intérieur, mort/e en dedans, cassé/e à l intérieur
brisé/e à l intérieur, anesthésié/e, engourdi/e, insensible à tout
(me|m) (sens|sentais|sent|suis senti|suis sentie|senti|sentie|sentant) [complètement|totalement|
  un peu|tellement|vraiment|juste|toute|tout|de plus en plus] (vide|mal|seul/e|perdu/e|nulle part|
  coincé/e|très mal|pas bien|impuissant/e|étouffé/e|oppressé/e|vide|à côté|mort/e|dépassé/e|
  abandonné/e|isolé/e au|piégé/e|prisonnier|prisonnière|fragile|vulnérable|au bout|au plus bas|
  déconnecté/e de moi|lourd/e|faible/s|éteint/e|enfermé/e|acculé/e|bizarre|anéanti/e|brisé/e|
  cassé/e|oppressé/e|sous l eau|submergé/e|noyé/e|engourdi/e|anesthésié/e|vidé/e|
  comme une merde de fatigue|comme un zombie|comme une loque|désemparé/e|démuni/e|paumé/e|larguée|
  largué|patraque|misérable/s)
sans (espoir|issue|joie|aucune joie|perspective), plus (d|de|aucun) espoir
perdu (espoir|tout espoir|la joie|toute joie|goût à la joie), désabusement total, impuissant/e
impuissance, démuni/e, désarmé/e, solitude, mal dans ma (peau|tête)
mal (psychologiquement|moralement|mentalement), au plus mal
(vais|va|allais|allait|me sens|me sentais) [vraiment|très|super|grave|assez|plutôt|si] mal
(ça|cela) (ne|) va (pas|plus|pu) [du tout|bien|fort|trop|la tête]
ça va (pas|plus) [du tout|bien|fort|trop], ça va mal, va pas (bien|fort|trop)
[ne] (vais|suis|me sens|va|sens|allais|étais|file) (pas|plus|pu) [très|trop|super|du tout|
  vraiment|au] (bien|heureux/se|moi même|en forme|dans mon assiette|fort|joyeux/se|
  content/e de ma vie|top|au top|en état|zen|serein/e|tranquille)
je file (pas|mal|un mauvais coton), file pas [bien], feel pas [bien], (je|ça) (feel|file) pas
pas (dans mon assiette|au top|en forme|en état|la grande forme|la forme|top moralement|
  trop le moral)
plus goût à rien vivre, l âme (en peine|lourde), âme en peine
le coeur (lourd|gros|brisé|serré de tristesse), coeur lourd, coeur gros, coeur brisé
gorge serrée de larmes, un enfer, l enfer, un calvaire, le calvaire, un cauchemar éveillé
cauchemar au quotidien, supplice, (vis|vivre|est) un (enfer|calvaire|cauchemar)
`;

/** Concentration, memory and decisions, in French. */
export const cloudedThinking = `
${CANNOT} (penser|réfléchir|me concentrer|concentrer|me souvenir|lire|me rappeler|décrocher|
  décider|prendre une décision|prendre des décisions|aligner deux phrases|aligner deux mots|
  aligner deux idées|écrire|retenir|mémoriser|comprendre|suivre une conversation|trouver mes mots|
  former une phrase|faire une phrase|organiser mes idées|me poser|me focaliser|rester concentré|
  rester concentrée|fixer mon attention|déconnecter|me détendre|me reposer|me relaxer|couper|
  souffler|lâcher prise|me calmer|éteindre mon cerveau|penser à autre chose|débrancher|raisonner|
  terminer une phrase|finir une phrase|me relire|additionner|planifier)
[ne] (pense|réfléchis|retiens|comprends|percute|imprime|enregistre|capte) (plus|pas|pu) [droit|
  rien|clairement]
[ne] me concentre (plus|pas) [sur], [ne] (décroche|déconnecte|décrochais) (pas|plus|jamais)
[ne] (me|m) (souviens|rappelle) (plus|pas|même pas) (de rien|des noms|de mes|du prénom|pourquoi|
  ce que|de mon|où|si)
oublie (tout|les|mes|des|le|la|même|mon|ma|constamment|sans arrêt|de plus en plus), <oublier> tout
oublié (le|la|mon|mes|une|un|des|deux) (prénom|nom|code|rendez vous|mots|réunion|clés|réunions|
  choses simples|mot de passe)
trous de mémoire, trou de mémoire, trou noir, trous noirs, pertes de mémoire, perte de mémoire
problèmes de (mémoire|concentration)
troubles (de la|de) (concentration|mémoire|attention|mémoire|l attention)
(difficultés|difficulté|manque|perte|baisse|défaut) (de|à|d) (concentration|attention|
  me concentrer|mémoire)
mémoire (de poisson rouge|en vrac|me lâche|flanche|me joue)
concentration (zéro|à zéro|nulle|en berne), brouillard (mental|dans la tête|cérébral), brain fog
(cerveau|neurones|matière grise) [est|sont|complètement|tout|] (en compote|embrumé|grillé|grillés|
  vide|qui fume|à l arrêt|en bouillie|saturé|hs|en purée|cramé|cuit|fondu|en veille|en surchauffe|
  au ralenti|lent|mort|ramolli|qui bugue|bugue|qui rame|rame|ne répond plus|déconnecté|liquide|
  en coton|dans le brouillard|en marmelade|en mode avion|fume|frit|qui disjoncte|disjoncte|embué|
  éteint|débranché|lessivé)
(tête|esprit|crâne) [est|reste|trop|complètement|toute|] (vide|embrumée|embrumé|
  dans le brouillard|dans le cul|saturée|ailleurs|en vrac|pleine à craquer|dans le coton|
  en bouillie|en coton|comme une pastèque|confuse|confus|qui va exploser de|qui mouline|mouline|
  ne s arrête jamais|ne s arrête pas|en surchauffe|pleine de bruit|lourde de pensées|
  dans les nuages|à l envers|pas là|brumeux|flou|encombré|encombrée|embué|éparpillé|en ébullition|
  en feu de pensées)
la tête (vide|ailleurs)
(pensées|idées) (confuses|qui tournent|en boucle|embrouillées|qui se bousculent|qui défilent|
  noires au boulot)
ça tourne (en boucle|dans ma tête|en rond dans ma tête), tourne en boucle, confus/e
confusion [mentale], déconcentré/e, dispersé/e, ^distrait/e, éparpillé/e, désorienté/e, ^paumé/e
^embrouillé/e, à côté de (la plaque|mes pompes), à l ouest, dans les choux, ^largué/e
^bloqué/e devant, je bloque [devant|sur], blocage, page blanche
(fixe|fixais|fixer|regarde|regardais) (l écran|le mur|le plafond|le vide) [sans|pendant|depuis]
(lis|relis|relu|lu|relire) [la|le|trois|quatre|cinq|dix] [fois] (la même|le même|trois fois|
  dix fois|quatre fois|cinq fois) [phrase|mail|ligne|page|paragraphe|la|le]
(cherche|cherchais|perds|perdais|perdu) (mes mots|la mémoire|le fil|mon fil|le nord|la notion)
je sature, sature, saturé/e, saturation, je bug, je bugue, je beugue
(fais|faisais) (des|plein d|que des) (erreurs|fautes) (bêtes|stupides|idiotes|d inattention|
  débiles)
erreurs (bêtes|d inattention|stupides)
lassitude, grande lassitude, (peine|n arrive plus|n arrive pas|du mal) à (rassembler|remettre|
  ordonner) mes (idées|esprits), fatigué/e de tout
`;
