import type { Trait, Trigger } from '../source.ts';

export const traits: Record<Trait, string> = {
  filler: `
très si trop tellement vraiment assez un peu complètement totalement absolument carrément toujours
encore déjà aussi même super hyper ultra grave plutôt juste seulement bien tout toute tous plus
presque quasi franchement sincèrement peut être probablement sans doute aujourd hui maintenant
actuellement ces temps ci horrible/s terrible/s affreux/se constant/e énorme/s fort/e profondément
extrêmement incroyablement moralement physiquement nerveusement mentalement ne n en y mon dieu
franchement bref enfin hein là de d
`,
  person: `
chef/s cheffe patron/ne directeur directrice responsable/s manager/s collègue/s associé/e mère
père maman papa fils fille frère soeur mari épouse femme compagnon compagne copain copine ami/e
amis amies oncle tante cousin/e voisin/e client/e patient/e élève/s étudiant/e professeur/s prof/s
enfant/s bébé stagiaire/s infirmier infirmière vendeur vendeuse caissier caissière gens personne
grand grands parents gamin/e monsieur madame chien chat famille serveur serveuse soignante
chauffeur
`,
  group: 'équipe groupe classe bureau service boîte entreprise direction',
  determiner: 'le la les l un une des ce cette ces cet',
  possessive: 'mon ma mes notre nos son sa ses leur leurs ton ta tes votre vos',
  preposition: `
du au aux en dans sur avec pour par sans chez vers contre entre sous à après avant devant jusque`,
  auxiliary: 'ai as a avons avez ont suis es est sommes êtes sont',
  genitive: 'de du des d',
  thirdPronoun: 'il elle ils elles tu vous',
  firstPronoun: 'je j nous on',
  firstObject: 'me m moi',
  copula: `
<être> <avoir> <sentir> <devenir> <rester> <sembler> <paraître> <rentrer> <finir> <tenir> <aller>
<sortir> <rendre> <revenir> <trouver>
`,
  state: '<sentir> <rester> <sembler> <aller>',
  report: '<dire> <raconter> <demander> <expliquer> <confier>',
  body: `
tête nuque cou épaule/s dos colonne lombaires genou genoux jambe/s bras main/s poignet/s estomac
ventre bide poitrine thorax gorge oeil yeux corps pied/s mâchoire mâchoires hanche/s coeur peau
visage doigt/s coude cheville tempes oreille/s muscles os cerveau esprit dents reins cervicales
crâne
`,
  thing: `
batterie téléphone ordinateur serveur voiture bus train billets stock imprimante colis valise sac
pluie temps trafic repas café dîner système film livre projet rapport réunion machine lumière
ascenseur pneu verre
`,
  contrast: 'mais pourtant cependant toutefois sauf quoique',
  coordinator: 'et ou ni',
  opener: 'parce car que qui quand où puisque lorsque donc comme',
};

export const classes: Record<string, string> = { SITE: traits.body };

export const verbs = `
être avoir faire aller pouvoir vouloir dormir sentir perdre tenir savoir voir rire sourire sortir
dire mentir devenir venir vivre mettre jeter reprendre rester sembler rentrer finir raconter
demander expliquer confier travailler manger pleurer crier commencer porter donner envoyer
recevoir fermer gagner acheter payer aimer détester essayer oublier penser trouver craquer
culpabiliser vomir parler marcher jouer aider discuter cuisiner passer quitter arriver tomber
laisser aider couvrir livrer profiter adorer rigoler chanter supporter gérer
`;

export const notVerbs = `
travaille porte livre marche aide passe ferme aime pense suit fini parle joue mens dit vis mis
reste perdu tenu pu
`;

export const aliases = `
jsuis chuis chui jss = je suis
jpeux = je peux
jai = je ai
j = je
n = ne
m = me
t = te
s = se
c = ce
d = de
l = le
qu = que
jsais = je sais
pk pkoi = pourquoi
bcp = beaucoup
tjs tjrs = toujours
trp = trop
mtn = maintenant
bn = bien
ajd auj = aujourd hui
taf job = travail
boulot = travail
ds = dans
pr = pour
ss = suis
creve = crevé
creuvé = crevé
fatiguer = fatigué
épuiser = épuisé
`;

export const triggers: Record<Trigger, string> = {
  negation: `
pas, jamais, plus, aucun, aucune, ni, rien, personne, nullement, sans, loin de, loin d être, zéro
(arrêté|cessé|fini) de [me|m], libéré/e (de|du), remis/e (de|du), guéri/e (de|du), au lieu de
`,
  without: '',
  affirmation: `
(pas|plus) (seulement|que|uniquement|juste|simplement)
(ne|n) (est|suis|était) pas (seulement|que|juste)
jamais .. (si|aussi|autant|tant|à ce point|tellement)
(jamais) .. (été|sentie|senti|eu) .. (si|aussi|autant|tant|tellement)
pas un (jour|soir|matin) sans [que]
(ne|n) (peux|peut) (pas|plus) (nier|m empêcher|dire que|cacher|m arrêter), (arrête|cesse) pas de
n arrête pas de, (personne) ne (voit|sait|remarque|demande|comprend)
plus .. que (jamais|d habitude), de plus en plus, plus que, le plus, la plus, non plus, en plus
pourquoi pas, rien que, sans (arrêt|cesse|doute|fin)
(je) ne sais (pas|plus) (comment|si|pourquoi|quand|ce|quoi), pas de doute, au plus, plus ou moins
non seulement, un peu plus, toujours plus, encore plus, bien plus
`,
  cessation: `
a disparu, ont disparu, est passé, est passée, sont passés, sont passées, est parti, est partie
a cessé, ont cessé, s est calmé, s est calmée, s est envolé, s est envolée, est fini, est finie
est terminé, c est fini, est derrière moi, sont derrière moi
`,
  past: `
hier, avant hier
(semaine|année|mois|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|été|hiver) (dernier|
  dernière|passé|passée|précédente)
le mois dernier, l an dernier, l autre jour
il y a (un|une|deux|trois|quatre|cinq|dix|quelques|longtemps) [ans|an|mois|semaines|jours|années]
en (2010|2011|2012|2013|2014|2015|2016|2017|2018|2019|2020|2021|2022|2023|2024)
`,
  habitualPast: 'avant',
  loosePast: `
autrefois, jadis, à l époque, à cette époque, en ce temps là
(pendant|durant) (la pandemie|le confinement|mes études|ma)
(en|au) (janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre)
(dans|à) mon (ancien|précédent|dernier|premier) (travail|poste|boulot|emploi|service|hôpital|
  lycée)
dans mon ancienne (boîte|école|entreprise|équipe)
quand (je|j) (étais|travaillais|habitais|avais|vivais|étudiais)
à (vingt|trente|dix huit|quinze) ans, au début, enfant, étudiante, étudiant, une période
`,
  ago: '(depuis) (longtemps) fini',
  present: `
aujourd hui, maintenant, actuellement, en ce moment, ces jours ci, ces derniers (temps|jours|mois)
encore, toujours, de nouveau, à nouveau
depuis (hier|des|lundi|mars|janvier|septembre|la rentrée|un|une|deux|trois|quelques|que|le|
  plusieurs)
cette (semaine|nuit|année), ce (matin|soir|mois), hier soir, tous les (jours|matins|soirs)
de plus en plus, désormais
`,
  hypothetical: `
voudrais, aimerais, j aimerais, souhaite, souhaiterais, espère, espérons, j espère
(j ai|ai|avons) besoin (de|d), besoin d, besoin de, il faut [que], il faudrait, devrais
dois (être|rester|me), peur (de|d|que), crainte de
(je|) (vais|va|allons) (finir|être|devenir|tomber|me|craquer|exploser|avoir), finirai, finirais
serai, serais, aurai, aurais, pourrais, deviendrai, rêve (de|d)
envie (d être|d aller bien|de dormir|de repos|de me sentir), pour (ne pas|éviter|être|rester)
éviter, prévenir, risque (de|d), avant (que|de), jusqu à ce que, comme si, essaie (de|d)
essaye (de|d), conseils pour, si seulement, pourvu que, demain, la semaine prochaine
l année prochaine, un jour
`,
  condition: 'si, au cas où, à moins que',
  inclusive: `
moi aussi, moi compris, moi comprise, moi y compris, y compris moi, moi pareil, moi inclus
moi incluse
`,
  otherPerson: '(un|une|deux|trois|plusieurs|certains|certaines) (des|d entre|de mes)',
  aboutWriter: `
(on|médecin|docteur|psy) m a (diagnostiqué|dit que j), diagnostic de, sur (mon|l) arrêt
(dit|disent|trouve|pense|remarqué) que je (suis|parais|semble|vais|ai|n)
`,
  rejection: `
c est faux, ce n est pas vrai, pas d accord, il exagère, elle exagère, ils exagèrent
n importe quoi, il se trompe, elle se trompe, ils se trompent
`,
  unpleasant: `
encore (une|un|du|des) [réunion|rapport|tableau|retard|panne|travail], une réunion de plus
réunion, réunions, rapport, rapports, heures sup, heures supplémentaires, annulé, annulés, annulée
annulées, sans prévenir, dernière minute, suppression, suppressions, licenciement, licenciements
en panne, tombé en panne, double garde, retard, week end de garde, non payé, non payées
tableau excel, excel, plus de travail, surcroît, réorganisation, on me rajoute, supprimés
supprimé, refusé, refusés
`,
  unrelatedCause: `
gueule de bois, cuite, salle de sport, musculation, sport, marathon, footing, course à pied, foot
match, dentiste, dent de sagesse, grippe, rhume, gastro, covid, vaccin, allergie, tombé, tombée
chute, voisins, voisin, chien qui aboie, travaux, fête, mariage, règles, enceinte, grossesse
déménagement, bébé qui pleure, moustiques, randonnée, orage, canicule
`,
};

export const otherSenses = `
(batterie|téléphone|ordinateur|voiture|serveur|imprimante|portable|pc|plante|plantes|ligne) [est|
  sont|était|a|encore] (mort/e|à plat|crevé/e|cassé/e|hs|planté|lâché|grillé/e)
pneu crevé, j ai crevé en vélo, (stock|stocks|article|livre|billets|édition) [est|sont] épuisé/e
repas léger, sac léger, bagage léger, dîner léger, pluie légère, petit déjeuner léger
joyeux (noël|anniversaire), heureux événement
bonne (année|idée|journée à|chance|nuit à|soirée à|question|nouvelle|route|réunion)
chanson triste, film triste, histoire triste, fin triste
(conférence|article|livre|cours|atelier|formation|podcast|campagne|affiche|séminaire|étude|
  exposé) .. (sur|contre|de) [le|la|l|les] (burn out|burnout|stress|anxiété|dépression|épuisement|
  sommeil|insomnie|bonheur|gratitude|motivation|fatigue|douleur|culpabilité|ennui)
système nerveux, haute tension, faute (de|d) (frappe|orthographe|temps|mieux), pas (de|) ma faute
(ce n est|c est) pas (de|) ma faute, sans faute
mort/e de (faim|froid|chaud|soif|peur|honte|trouille)
(film|café|repas|livre|série|gâteau|soupe|dîner|rapport|projet|concert|plat) [est|était] [très|
  trop|vraiment] (bon|génial|triste|super|parfait|magnifique|nul|raté|réussi)
merci beaucoup, tant mieux, de mieux en mieux la, point mort, nul besoin, match nul, nulle part
en forme de, mise en forme, calme (bureau|rue), quartier calme, rue calme, fatigue des matériaux
machine à (café|laver|écrire), une machine à, rire jaune
plus de (pain|lait|café|place|papier|encre|beurre|train|bus|sucre)
réussi (à ouvrir|à réparer|à trouver|l examen du permis), ravi/e de (vous|te), enchanté/e
`;
