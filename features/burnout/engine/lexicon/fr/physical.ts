/** Bodily complaints, disturbed sleep and appetite, in French. */
export const physical = `
# Douleurs
mal (à la|au|aux|à l|à le|à|à mes|à mon|à ma) [bas du|haut du] $SITE
mal de (tête|crâne|dos|ventre|gorge|bide|bloc|coeur|estomac|cou|reins|dents serrées)
maux de (tête|ventre|dos|estomac|crâne), mal partout, mal au (coeur|crâne|bide), mal de bloc
mal dans (le|la|les|tout le|mes|mon) $SITE, j ai mal (à|au|aux|partout|dans), ai mal partout
(douleur|douleurs|tension|tensions|raideur|raideurs|crampe|crampes|brûlures|brûlure|oppression|
  pression|point|pointe|fourmillements|poids|pincement|serrement|élancements|contracture|
  contractures|noeuds|noeud|spasmes|picotements|engourdissement|lourdeur|gêne|étau|barre|décharge|
  décharges|inflammation) (à la|au|aux|dans le|dans la|dans les|à l|à le|de la|de le|du|de|des|
  dans l|sur la|sur le|autour de la|autour du|entre les|derrière les|en bas du|
  en travers de la) [bas du] $SITE
douleur (lombaire|cervicale|musculaire|chronique|thoracique|articulaire|abdominale|
  dentaire à force)
douleurs (lombaires|cervicales|musculaires|chroniques|articulaires|thoraciques|abdominales|
  diffuses|partout)
dyspnée, paresthésies, précordialgies, hyporexie, réveils (précoces|nocturnes|fréquents|répétés)
sommeil (non|peu) réparateur, migraine, migraines, migraineux/se, céphalée, céphalées, lumbago
lumbagos, sciatique, torticolis, hernie discale, tendinite, canal carpien, contracture
contractures, courbatures, courbaturé/e, courbatu/e, perclus/e de douleurs, tour de rein
fibromyalgie, dos bloqué
(tête|crâne|tempes) [me|qui|est|va|à] [va] (tourne|explose|exploser|cogne|lourde|lourd|tourne|
  tape|tapent|pulse|lance|lancent|éclate|éclater|serrée|dans un étau|prise dans|
  prise dans un étau|en feu|fracassé|comprimée|fait mal|qui cogne|cognent|martelle|bourdonne|
  bourdonnante)
(la|ma|j ai la) tête (tourne|explose|va exploser|qui tourne|lourde|prête à exploser|
  prête à éclater)
$SITE [est|sont|tout|toute|tous|toutes|complètement|trop|très|super|bien|qui|qui me|me|se|qui se|
  va|vont|a|ont|qui ne|ne|en|encore|toujours] [me|se|va|est|sont|en] (noué/e|serré/e|bloqué/e|
  raide/s|tendu/e|crispé/e|douloureux/se|en feu|en vrac|tremble|tremblent|brûle|brûlent|lourd/e|
  en compote|cassé/e|coincé/e|moite/s|gonflé/e|endolori/e|bat|cogne|lâche|lâchent|contracté/e|
  retourné/e|à l envers|lance|lancent|en miettes|en bouillie|en marmelade|en charpie|en coton|
  en béton|en bois|en plomb|de plomb|en morceaux|en sang|détruit/e|défoncé/e|explosé/e|pétri/e|
  verrouillé/e|fait mal|font mal|fait souffrir|font souffrir|démolis|démoli/e|tire|tirent|picote|
  picotent|pique|piquent|gratte|enflammé/e|engourdi/e|fourmille|fourmillent|fourmilles|tétanisé/e|
  paralysé/e|glacé/e|broyé/e|fichu/e|foutu/e|mort/e|rouge/s|sec|secs|cerné/e|boursouflé/e|
  creusé/e|en vrille|barbouillé/e|détraqué/e|déréglé/e|brouillé/e|tordu/e|tourne|comme du béton|
  comme du bois|comme une pierre|brisé/e|bousillé/e|fracassé/e|meurtri/e|en étau|oppressé/e|
  compressé/e|comprimé/e|qui lâche|se bloque|se serre|se noue|se tord|s emballe|sous tension|
  grince|grincent|craque|craquent|flanche|flanchent|flageolent|flageolantes|coupées|usé/e)
(les|mes) $SITE (me brûlent|me piquent|me lancent|me font mal|me tirent|me lâchent|tremblent|
  brûlent|piquent|gonflent)
(le|la|mon|ma) $SITE (me brûle|me lance|me fait mal|me tire|me lâche|me fait souffrir|tremble|
  se noue|se serre|se bloque)
(dos|nuque|épaules) (en vrac|hs|en compote|bloqué|en miettes|cassé|coincé|fichu)
plein le dos de courbatures
(mâchoire|mâchoires|dents) (serrée|serrées|crispée|crispées|contractée|contractées|bloquée|
  qui grincent|douloureuses)
(serre|grince|serrais|crispe|grinçais) (les|des|la) (dents|mâchoires|mâchoire) [la nuit|
  en dormant|toute]
bruxisme
boule (au ventre|dans la gorge|à l estomac|dans le ventre|à le estomac|au creux|dans l estomac|
  dans la poitrine)
la boule au ventre
(noeud|creux|trou|pierre|brique|noeuds|poids|étau) (au ventre|à l estomac|à le estomac|
  dans la gorge|dans le ventre|dans la poitrine|sur la poitrine|sur l estomac|sur le estomac)
(gorge|ventre|estomac|poitrine|tripes) (noué/e|serré/e|nouée|nouées|qui se noue|qui se serre|
  oppressée|en vrac|dans un étau|comprimée)
# Coeur et souffle
palpitations, tachycardie, arythmie
coeur (qui s emballe|qui se emballe|qui bat trop|s emballe|se emballe|qui cogne|bat la chamade|
  serré|qui bat la chamade|bat trop vite|bat à cent|qui bat vite|qui bat fort|bat fort|bat vite|
  accéléré|qui accélère|accélère|à cent à l heure|à mille|palpite|qui palpite|va exploser|
  dans la gorge|qui tape|tape|qui lâche|cogne|en vrille|fait des bonds)
(palpite|palpitant) (à|qui), essoufflé/e, essoufflement, souffle (court|coupé|bloqué)
à bout de souffle, (respiration|respire) (difficile|courte|bloquée|haletante|mal|saccadée|plus)
(du mal|peine|impossible|difficulté|difficultés|mal) à (respirer|reprendre mon souffle|avaler|
  déglutir)
[ne] arrive (plus|pas) à respirer, [ne] respire (plus|mal), manque d air, manquer d air
hyperventile, hyperventilation, oppression [thoracique], asthme (reparti|qui revient|aggravé)
vertiges, vertige, vertigineux/se, étourdi/e, étourdissements, étourdissement, tournis, le tournis
malaise, malaises, malaise vagal, fait un malaise
(failli|manqué de) (tomber dans les pommes|m évanouir|me évanouir|faire un malaise|
  tourner de l oeil)
évanoui/e, tombé/e dans les pommes, tourné de l oeil
jambes (flageolantes|coupées|en coton|qui flageolent|qui lâchent|molles|qui tremblent|lourdes|
  gonflées)
vision (trouble|floue), vue (trouble|qui se brouille|brouillée)
# Ventre, peau, défenses
nausée, nausées, nauséeux/se, envie de vomir, haut le coeur, hauts le coeur, mal au coeur, vomi
<vomir>, vomissements, dégobillé, (rendu|rends) mon (repas|déjeuner|petit déj), brûlures d estomac
brûlures de estomac, reflux, remontées acides, acidité, ulcère, ulcères, gastrite, gastrites
aigreurs, maux d estomac, crampes d estomac, diarrhée, diarrhées, la chiasse, la courante
constipé/e, constipation, ballonné/e, ballonnements, colon irritable, côlon irritable, colopathie
intestins en vrac, troubles digestifs, digestion (difficile|bloquée|en vrac)
je digère (mal|plus rien|plus|pas), tremblements, tremblement
(je|mains|jambes|voix|tout mon corps) (tremble|tremblent|tremblais|tremblantes|tremblante) [comme|
  de|des]
<trembler> [comme une feuille|de], tremblote, la tremblote
mains (qui tremblent|moites|tremblantes|glacées|qui transpirent), (mes|les) mains tremblent
sueurs (froides|nocturnes), sueur froide, sueurs, suées
(trempé/e|réveillé/e) (de|en) (sueur|nage), transpire (à grosses|des mains|pour rien|la nuit)
bouffées de chaleur, frissons
tension (trop haute|élevée|qui monte|à dix huit|au plafond|artérielle|qui grimpe|trop basse|
  en hausse|à seize|à quinze)
hypertension, hypotension, acouphènes, acouphène, bourdonnements
(oreilles|oreille) (qui sifflent|qui bourdonnent|sifflent|bourdonnent|bouchées)
(paupière|oeil) (qui saute|qui tremble|saute|tremble|qui cligne), tic (nerveux|à l oeil)
tics [nerveux], eczéma, psoriasis, urticaire, plaques (rouges|d eczéma|sur), boutons de stress
herpès, bouton de fièvre, aphtes, zona, démangeaisons
(perds|perte|chute) (de|des|mes|les) cheveux, cheveux (tombent|qui tombent|par poignées), aphone
plus de voix, extinction de voix, perdu (la|ma) voix, voix (qui tremble|cassée|éteinte|tremblante)
cernes
yeux (cernés|gonflés|rouges|bouffis|explosés|qui brûlent|qui piquent|qui pleurent de fatigue|secs)
teint (gris|cireux|blafard), toujours (malade|enrhumé|enrhumée|patraque)
tombe malade (tout|sans|à chaque|souvent)
malade (tout le temps|sans arrêt|à répétition|une fois de plus), rhume sur rhume
défenses (à zéro|immunitaires|en berne)
(ronge|rongé|me ronge|bouffe|me bouffe|arrache) les (ongles|doigts|sangs|peaux), ongles rongés
règles (déréglées|qui ont disparu|en vrac), plus mes règles
# Sommeil
insomnie, insomnies, insomniaque/s
(nuit|nuits) [encore|est|était|bien|très|trop|toujours|plutôt|] (blanche|blanches|agitée|agitées|
  hachée|hachées|pourrie|pourries|sans sommeil|courte|courtes|horrible|horribles|affreuse|
  affreuses|entrecoupée|entrecoupées|difficile|difficiles|catastrophique|de merde|mauvaise|
  mauvaises|sans dormir|à cogiter|à ruminer|à tourner|en pointillés|cauchemardesque|infernale|
  en morceaux|écourtée|à fixer le plafond|à regarder le plafond|presque blanche|dégueulasse|
  chaotiques|mouvementée|mouvementées|de trois heures|de quatre heures)
(mauvaise|sale|horrible|mauvaises|petite|petites) (nuit|nuits)
(passé|passe|passais) la nuit à (cogiter|ruminer|tourner|fixer|regarder|réfléchir|me retourner|
  compter)
[ne] [en] (dors|dormais|dort|dormons|redors|ferme|fermais) [presque|quasi|quasiment|
  à peine] (plus|pas|pu|mal|peu|trois|quatre|cinq|deux|très mal|à peine|que trois|que quatre|
  que deux|jamais|super mal|pas bien|comme de la merde|en pointillés|par tranches|par à coups|
  trois heures|avec des|à l aide|qu une) [du tout|bien|la nuit|assez|heures|oeil|depuis|l oeil]
(pas|plus|peu|à peine|très peu|presque pas|mal|trop peu|rien|pas assez|quasi pas|si peu|
  pas bien) (dormi|fermé l oeil|fermé le oeil|fermé l œil|redormi)
[ne] ai (pas|presque pas|quasi pas) (dormi|fermé|réussi à dormir|pu dormir|pu fermer l oeil)
pas (pu|réussi à) (dormir|fermer l oeil|m endormir|trouver le sommeil)
dormi [que|à peine|seulement|genre|environ] (trois|quatre|deux|cinq|une|3|4|2|5|3h|4h|2h|5h|mal|
  très mal|super mal|comme une merde|par à coups) [heures|heure]
(trois|quatre|deux|cinq|3|4|2|5) heures (de sommeil|par nuit|cette nuit|de dodo), sans dormir
fermé l oeil, fermé le oeil
[ne] [y] (arrive|arrivais|arrivé|parviens|réussis) (plus|pas|pu|même pas|jamais) à (dormir|
  m endormir|me endormir|manger|avaler|trouver le sommeil|me rendormir|fermer l oeil|
  fermer le oeil|fermer les yeux|dormir la nuit|déjeuner|rien avaler)
(du mal|beaucoup de mal|peine|galère|impossible|difficulté|difficultés|incapable|trop de mal) (à|
  de|pour) (dormir|m endormir|me endormir|trouver le sommeil|me rendormir|fermer l oeil|digérer|
  manger|avaler|garder)
(réveillé/e|réveille|réveillais|réveils|réveil|réveillée|réveillant) [encore|toujours|chaque nuit|
  toutes les nuits] (à 3|à 4|à 2|à 5|à trois|à quatre|à deux|à cinq|à 3h|à 4h|à 5h|à 2h|
  toutes les|plusieurs fois|en sursaut|en sueur|la nuit|en pleine nuit|dix fois|trois fois|
  quatre fois|cinq fois|avant le réveil|au milieu de la nuit|nocturnes|en panique|en pleurs|
  angoissé/e|avec la boule|avec une boule|mille fois|le coeur battant)
réveils nocturnes
(éveillé/e|debout|les yeux ouverts) (à trois|à quatre|depuis trois|depuis quatre|jusqu à|
  toute la nuit|la moitié de la nuit)
rumine (au lit|la nuit|toute la nuit|jusqu à), (cauchemar|cauchemars), terreurs nocturnes
(rêve|rêvé|rêvais|rêver) (du|de|des|que je suis au) (travail|boulot|mon chef|ma cheffe|bureau|
  patients|mes patients|clients|tableaux|taf|service|élèves|appels)
sommeil (agité|haché|perturbé|léger et|mauvais|pourri|en miettes|de merde|entrecoupé|inexistant|
  non réparateur|déréglé|introuvable|qui ne vient pas|fragmenté|en vrac|troublé|détraqué)
(perdu|cherche) le sommeil, (troubles|problèmes|trouble|perturbations|manque) (du|de) sommeil
le sommeil (ne vient pas|me fuit|ne vient plus|vient pas)
(me|) (retourne|tourne|tournais|tourné|retournais) (et me retourne|en rond|dans mon lit|
  dans le lit|toute la nuit|des heures dans)
je me retourne dans mon lit, somnifère, somnifères
(mélatonine|stilnox|zopiclone|lexomil|xanax|anxiolytiques|anxiolytique|imovane|théralène) (pour|
  tous|chaque|encore|et|matin)
cachets pour dormir, hypersomnie
# Appétit
(plus|pu|pas|jamais|aucun|sans|perdu|perte|peu|manque|coupe|coupé|zéro) [de|d|l|le|mon|très|trop|
  tellement] (faim|appétit|appetit)
appétit (coupé|disparu|envolé|en berne|inexistant|zéro), ça me coupe l appétit
[ne] (mange|mangeais|avale|déjeune|dîne) (plus|pas|à peine|presque rien|presque plus|
  n importe quoi|mal|rien|que des|très peu|pas assez|quasi rien|plus rien|n importe comment|
  debout en)
(rien|à peine|presque rien|pas) (avalé|mangé|pu avaler) [depuis|de|du|aujourd hui], à peine mangé
(saute|sauté|sauter|zappe|zappé) [des|les|le|mes|un] (repas|déjeuner|dîner|petit déjeuner)
grignote (sans arrêt|tout le temps|toute|n importe|non stop|compulsivement)
compulsions [alimentaires], (crises|hyperphagie|fringales) (alimentaires|de boulimie|nocturnes)
hyperphagie
(mange|bouffe|me jette sur|dévore) (mes émotions|compulsivement|par stress|pour compenser|
  n importe quoi|tout ce que)
boulimie, (maigri|grossi|maigris|maigrissais|grossis|minci) [de|sans|encore|trois|quatre|cinq]
(perdu|pris|perds|prends) (du poids|trois kilos|des kilos|quatre kilos|cinq kilos|deux kilos|
  six kilos|dix kilos|plusieurs kilos)
rien ne passe
(bois|picole|fume|buvais|fumais) (trop|tous les soirs|plus|pour tenir|pour oublier|pour dormir|
  comme un trou|comme un pompier|deux fois plus|beaucoup trop)
(verre|bouteille) (de vin tous|tous les soirs|pour dormir), vis (de café|de doliprane)
`;
