import type { Trigger } from '../source.ts';

/** Words that deny, end, date, wish, ask, attribute or ironise, in French. */
export const triggers: Record<Trigger, string> = {
  negation: `
ne, pas, jamais, plus, pu, aucun, aucune, ni, rien, personne, nullement, sans, loin de
loin d être, zéro, guère, nul besoin de, pas du tout, même pas, ni de, moins
(arrêté|cessé|fini|arrête|cesse) de [me|m|être|avoir], libéré/e (de|du), remis/e (de|du)
guéri/e (de|du), au lieu de, plutôt que, finies, finis les, fini (le|la|les|l)
terminé (le|la|les), terminées les, adieu (le|la|les) (stress|fatigue|insomnies|angoisses)
débarrassé/e (de|du|des), sorti/e (de ma|de la|du|de mon)
`,
  without: '',
  affirmation: `
(pas|plus) (seulement|que|uniquement|juste|simplement|qu)
(ne|n) (est|suis|était|sont) pas (seulement|que|juste|uniquement|qu)
ne .. que (de|d|pleurer|dormir|penser|ruminer|cogiter|stresser|subir|courir|des|du|culpabiliser|
  travailler|survivre|crier)
(fais|fait|faire) [plus] que (pleurer|dormir|penser|ruminer|cogiter|stresser|subir|courir|ça)
jamais .. (si|aussi|autant|tant|à ce point|tellement|comme ça)
(jamais) .. (été|sentie|senti|eu) .. (si|aussi|autant|tant|tellement|à ce point)
(ne|) (me|m) (souviens|rappelle) (pas|plus) .. (si|aussi|autant|tant|tellement|à ce point)
(ne|) me souviens (pas|plus) (de|d|quand|de la dernière) .. (si|aussi|autant|tellement)
(souviens|rappelle) pas de avoir [été|eu|senti] (aussi|si|autant|tellement)
(pas|plus) (de|un|une|ce|) (avoir été|être|jour|m être senti|m être sentie) .. (aussi|si|autant|
  tellement)
ne [me|m] (ai|suis|étais|avais|a|est|sommes) [suis|étais] jamais .. (si|aussi|autant|tant|
  tellement|à ce point)
pas (un|une|de) (jour|soir|matin|nuit|journée|semaine|heure|minute) [ne] [passe] (sans|où|
  qui) [que|je] [je|ne]
(aucun|aucune) (jour|nuit|soir) (sans|ne passe sans), (ne|n) [se] passe (pas|plus) un jour sans
[ne] (peux|peut|pouvais|vais|veux|sert) (pas|plus) [le] (nier|m empêcher|dire que|cacher|
  m arrêter|faire semblant|mentir|me mentir|me cacher|prétendre|faire comme si|te mentir|
  vous mentir|pas)
(arrête|cesse|arrêtent|arrêtais) pas de, n arrête pas (de|d), ne arrête pas (de|d), (ne|) cesse de
(personne|rien|nul) [ne] (voit|sait|remarque|demande|comprend|a remarqué|m écoute|m aide|m a|
  le voit|semble|me demande|s en rend|s en aperçoit|écoute|dit|le sait|bouge|aide|ne)
personne ne (voit|sait|remarque|demande|comprend|m aide)
plus .. que (jamais|d habitude|avant|hier|de coutume|toujours|prévu|je|moi|ce)
(de|en) plus en plus, de plus en, plus que, le plus, la plus, les plus, non plus, en plus, de plus
pourquoi pas, rien que, rien à faire, rien à dire
sans (arrêt|cesse|doute|fin|compter|répit|pause|raison|prévenir|le vouloir|vouloir|savoir|
  rien dire|que personne|aide|merci|exagérer|mentir|surprise|relâche|interruption|trêve)
(je|) [ne] sais (pas|plus) (comment|si|pourquoi|quand|ce|quoi|combien|où|trop)
pas (de doute|étonnant|surprenant|étonné|étonnée|possible|mal|pour rien|besoin de dire|
  la peine de|seul|seule à|besoin de mentir|le choix)
au plus, plus ou moins, non seulement
(un peu|toujours|encore|bien|beaucoup|tellement|cent fois|mille fois|chaque jour|tous les jours|
  dix fois|deux fois|nettement|chaque fois|d autant|bien) plus
plus (tard|tôt|loin|jamais|d une|de deux|souvent|longtemps|vite), pas plus tard, d autant plus
rien d autre, au moins, du moins, moins que (jamais|rien), à moins, moins (de|d) (monde|une|deux)
(pas|point|ni) (encore|plus ni moins), ni plus ni moins
[ne] (dis|vois|crois) pas (que|pourquoi|comment), ne serait ce que
avant (de|d|que|chaque|le|la|les|mon|ma|mes|même|ce|cette|un|une|huit|neuf|dix|minuit|l)
`,
  cessation: `
a disparu, ont disparu, est passé, est passée, sont passés, sont passées, est parti, est partie
sont parties, sont partis, a cessé, ont cessé, s est calmé, s est calmée, se est calmé
se est calmée, se sont calmées, se sont calmés, s est envolé, s est envolée, se est envolé
se est envolée, se sont envolées, est fini, est finie, sont finies, sont finis, est terminé
est terminée, c est fini, ce est fini, est derrière moi, sont derrière moi, s est estompé
s est estompée, se sont estompées, (a|ont) (diminué|fondu|lâché prise), m a quitté, me a quitté
m ont quitté, est de l histoire ancienne, sont de l histoire ancienne, appartient au passé
n est plus qu un souvenir, pas, jamais
`,
  past: `
hier, avant hier, la veille
(semaine|année|mois|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|été|hiver|automne|
  printemps|trimestre|fois|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|
  novembre|décembre|noël|rentrée|saison|session) (dernier|dernière|passé|passée|précédente|
  précédent)
le mois dernier, l an dernier, l an passé, l autre (jour|soir|fois|nuit)
(voici|voilà) (un|deux|trois|quelques) (ans|mois)
il y a [environ|presque|à peine|plus de] (un|une|deux|trois|quatre|cinq|six|sept|huit|dix|quinze|
  vingt|quelques|plusieurs|longtemps|des) [ans|an|mois|semaines|jours|années|semaine]
en (2005|2006|2007|2008|2009|2010|2011|2012|2013|2014|2015|2016|2017|2018|2019|2020|2021|2022|
  2023|2024|2025)
`,
  habitualPast: 'avant, auparavant',
  loosePast: `
autrefois, jadis, à l époque, à le époque, à cette époque, en ce temps là, dans le temps
à mes débuts, au début de ma carrière
(pendant|durant|lors de|lors du|depuis) (la pandemie|le confinement|mes études|la pandémie|
  le covid|mon stage|mon internat|mon divorce|ma thèse|l internat|le premier confinement)
(en|au) (janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|
  printemps|lycée|collège)
(dans|à|avec|chez) mon (ancien|ancienne|précédent|précédente|dernier|premier|première|
  ex) (travail|poste|boulot|emploi|service|hôpital|lycée|boîte|entreprise|équipe|chef|école|
  patron|job|manager)
dans (mon ancienne|l ancienne|ma précédente|mon ex|la dernière) (boîte|école|entreprise|équipe)
quand (je|j) (étais|travaillais|habitais|avais|vivais|étudiais|bossais|faisais|débutais|
  enseignais)
quand (j ai|je ai) (commencé|débuté|démarré), à (vingt|trente|dix huit|quinze|vingt cinq) ans
au début, enfant, étudiante, étudiant, une période, petite je, petit je
jeune (infirmière|infirmier|prof), une fois
`,
  ago: '(depuis) (longtemps) fini',
  present: `
aujourd hui, maintenant, actuellement, en ce moment
ces (jours ci|temps ci|derniers|dernières) [temps|jours|mois|semaines], encore, toujours
de nouveau, à nouveau, désormais, à présent, à l heure actuelle, pour l instant, en ce
là maintenant, là tout de suite, dernièrement, récemment, cette fois, à soir, à matin, astheure
depuis (hier|des|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|mars|janvier|février|avril|
  mai|juin|juillet|août|septembre|octobre|novembre|décembre|la|un|une|deux|trois|quatre|cinq|six|
  dix|quelques|que|le|les|plusieurs|mon|ma|mes|ce|cette|l|midi|noël|des mois|janvier|longtemps|
  toujours|six|huit|combien|peu|là|à|lors|qu|sa|son|notre|ces|avant hier|2020|2021|2022|2023|2024|
  2025)
cette (semaine|nuit|année|après midi|période|rentrée)
ce (matin|soir|mois|midi|lundi|trimestre|week end|semestre), hier soir, la nuit dernière
de plus en plus, jusqu à (maintenant|aujourd hui)
ça fait (un|une|deux|trois|des|plusieurs|quatre|cinq|six|longtemps) [mois|semaines|jours|ans|
  semaine]
`,
  hypothetical: `
encore (un|une) (jour|nuit|semaine|mois|an|année|heure|journée|soirée|réunion|mail|appel|projet|
  dossier|client|remarque|audit|garde|trimestre) .. et (je|j|on), encore (un|une) (jour|nuit|semaine|
  mois|an|année|heure|journée|réunion|mail|appel|client|remarque|garde) et (je|j|on)
(jour|nuit|semaine|mois|an|heure|journée|réunion|mail|appel) de plus et (je|j|on), voudrais, voudrait, aimerais
j aimerais, souhaite, souhaiterais, souhaiterait, espère, espérons, j espère, en espérant
espérant, (j ai|ai|aurais|aurait|avons) besoin (de|d|que), besoin (de|d) [me|m]
il (faut|faudrait|faudra) [que], faut que, devrais, devrait, devrions
dois (être|rester|me|dormir), doit être
(peur|crainte|trouille|crains|redoute|appréhende|terreur) (de|d|que) [finir|craquer|tomber|
  devenir|faire|être|retomber|sombrer|me|m]
j ai peur (de|d|que), crainte de
(vais|va|allons|vont|allait|allais) (finir|être|devenir|tomber|craquer|exploser|avoir|péter|
  lâcher|m effondrer|me effondrer|pleurer|couler|y rester|imploser|sombrer|être|mourir de|
  regretter|encore être|bien finir|me sentir|me reposer|enfin dormir|dormir|falloir|fondre)
(finirai|finirais|finirait|finira|serai|serais|serait|sera|seraient|seront|aurai|aurais|aurait|
  pourrais|pourrait|deviendrai|deviendrais|craquerai|craquerais|tomberai|tomberais|exploserai|
  dormirai|dormirais|sentirais|sentirai|irai|irais|irait|ferais|ferai|pleurerais|tiendrais|
  serions|ferait)
rêve (de|d) (être|dormir|repos|me|un|une|vacances|calme)
envie (d être|de être|d aller bien|de dormir|de repos|de me sentir|de me reposer|de vacances|d un|
  de calme|de paix|de silence|de retrouver|de sourire|de rire)
pour (ne pas|éviter|être|rester|que|mieux dormir|me sentir|dormir|prévenir|lutter|la|le|l|les)
éviter, évitez, prévenir, risque (de|d), au risque, risquer de
avant (que|de|d) (tomber|finir|craquer|exploser|faire|devenir|je), jusqu à ce que, comme si
(essaie|essaye|essayer|essayé|tente|tenter|cherche à|essayons) (de|d) (être|rester|dormir|me|
  ne pas|garder|positiver|sourire|m)
(conseils|astuces|techniques|idées|remèdes|solutions|exercices) (pour|contre|anti|afin)
si seulement, pourvu que, demain, après demain
(semaine|année|fois|mois|lundi|été|an) (prochaine|prochain), le mois prochain, prochainement
un jour (je|j|peut être|ou), j imagine, imagine, imaginer, imaginez, mérite (de|d|un|une|des)
méritons
(quand|lorsqu|dès qu|lorsque|si) (on|l on|quelqu un|vous|tu|les gens) (est|êtes|es|se sent|a|sont|
  vous sentez|te sens|sent)
à force on (finit|peut)
(pourra|pourrait|peut|peuvent|pourraient|peux) (finir|mener|conduire|devenir|provoquer|causer|
  entraîner)
de peur (de|que|d), sinon, sans quoi, hâte (d être|de me sentir|de retrouver|d aller mieux)
le but est, objectif
(demandé|demande|demander|dit|proposé|conseillé|dire) (de|si|à|d) [elle|lui|un|une|se reposer|
  souffler]
au cas où
`,
  condition:
    'si, s il, s ils, s elle, s elles, s on, au cas où, à moins que, à condition, en cas de, encore une semaine comme ça et, un mois de plus et, même si je devais',
  inclusive: `
moi aussi, moi compris, moi comprise, moi y compris, y compris moi, moi pareil, moi inclus
moi incluse, moi non plus, et moi avec, moi la première, moi le premier, moi idem, nous tous
nous toutes, tous les deux, toutes les deux, on est tous, on est toutes, nous sommes tous
nous sommes toutes, (on|nous) (est|sommes) [toutes|tous|tou]
`,
  otherPerson: `
(un|une|deux|trois|plusieurs|certains|certaines|beaucoup|la moitié|chacun|la plupart|l un|l une|
  quelques uns) (des|d entre|de mes|de nos|des nouveaux)
(le|la|un|une|ce|cet|cette|l|les) (nouveau|nouvelle|petit nouveau|petite nouvelle|gars|type|mec|
  meuf|nana|fille|dame|monsieur|bonhomme|jeune|vieux|vieille|pauvre|intérimaire|stagiaire|
  remplaçante|remplaçant|petit|petite|petits|autre|autres|nouveaux|interne|apprenti|apprentie)
quelqu un (de|du|qui|dans|m a dit|en), untel, machin
`,
  aboutWriter: `
(on|médecin|docteur|psy|psychiatre|généraliste|docteure|il|elle|m a|ils|psychologue) (m|me) (a|
  ont) (diagnostiqué|dit que j|dit que je|trouvé|arrêté|arrêtée|mis en arrêt|mise en arrêt|
  prescrit|parlé|trouvée|dit|vu|vue|fait remarquer)
diagnostic de, (sur|dans) (mon|l|le) (arrêt|dossier médical|certificat)
(dit|disent|trouve|pense|remarqué|pensent|trouvent|remarque|dirait|répète|répètent|affirme|estime|
  croit|soupçonne|insiste|confirme|a noté|note|voit|sait|constate|assure|remarquent|disait|a vu|
  a dit|ont dit|a remarqué|voient|dis) [bien] que (je|j) [ne|me|m|y|n] (suis|parais|semble|vais|
  ai|n|me|m|souris|dors|mange|fais|craque|stresse|travaille|pleure|parle|maigris|avais|étais|
  perds|manque|tiens|dois|bosse|tire|sens|renferme)
me (trouve|trouvent|voit|voient|sent|trouvait) [souvent|tous|bien|très|de plus en plus|trop]
`,
  rejection: `
c est faux, ce est faux, c est pas vrai, ce est pas vrai, ce n est pas vrai, ce ne est pas vrai
pas d accord, pas de accord, il exagère, elle exagère, ils exagèrent, elles exagèrent
n importe quoi, ne importe quoi, il se trompe, elle se trompe, ils se trompent, elles se trompent
faux, pas du tout, mais non, absolument pas, que dalle, que non, des bêtises, ça va très bien
ils ont tort, il a tort, elle a tort, rien à voir, je vais très bien
`,
  unpleasant: `
encore (une|un|du|des) [réunion|rapport|tableau|retard|panne|travail|audit|formation|mail|appel|
  dossier|garde|samedi|dimanche|inspection|grève|changement|bug|ticket|réorganisation]
une réunion de plus
(un|une) (samedi|dimanche|réunion|garde|nuit|heure|formulaire|audit|week end|tableau|procédure|
  dossier|soir|semaine|inspection|férié) de plus
(un|une) (autre|nouvelle|nouveau|énième) (réunion|rapport|audit|tableau|procédure|formulaire|
  garde|logiciel|retard|planning|restructuration|inspection|plan|directive|reporting|consigne)
heures sup, heures supplémentaires, heures supp, annulé
annulés, annulée, annulées, sans prévenir, dernière minute, suppression, suppressions
licenciement, licenciements, en panne, tombé en panne, tombée en panne, double garde, retard
retards, week end de garde, non payé, non payées, non payés, pas payé, pas payées
plus de travail, surcroît, réorganisation, restructuration, on me rajoute, supprimés
supprimé, supprimée, refusé, refusés, refusée, audit, inspection, paperasse, planning modifié
il manquait plus que, manquait plus que ça, il ne manquait plus, comme si j avais
évaluation annuelle, entretien annuel, plainte, plaintes, réclamation
obligatoire, imposé, imposée, imposées, coupure, plantage, bug, planté, a planté
plante, embouteillages, bouchons, grève, coupe, coupes, astreinte
pas de (remplaçant|pause|prime|augmentation|chauffage|clim), engueulade, hurlé
à (vingt|22|21|23) heures, minuit
`,
  dull: `
réunion, réunions, rapport, rapports, tableau excel, excel, au bureau, samedi, dimanche, reporting, procédure
`,
  unrelatedCause: `
gueule de bois, lendemain de veille, brosse, cuite, cuites, alcool, vin, bière, bières, apéro
soirée arrosée, bu trop, trop bu, salle de sport, musculation, muscu, sport, gym, crossfit
marathon, semi marathon, semi, trail, footing, jogging, course à pied, couru, courir, vélo, foot
football, rugby, hockey, tennis, padel, ski, skié, natation, piscine, danse, dansé, yoga, pilates
match, dentiste, dent de sagesse, dents de sagesse, rage de dents, grippe, rhume, angine, gastro
covid, vaccin, rappel, allergie, allergies, pollen, foin, tombé, tombée, chute, glissé
escalier raté, entorse, voisins, voisin, voisine, chien qui aboie, aboie, aboiements, travaux
fête, mariage, anniversaire, boîte de nuit, concert, festival, règles, enceinte, grossesse
accouchement, déménagement, bébé qui pleure, dents du bébé, fait ses dents, moustiques, moustique
randonnée, rando, montagne, orage, tonnerre, canicule, chaleur, soleil, coup de soleil, insolation
huîtres, moules, fruits de mer, intoxication, indigestion, jet lag, décalage horaire, jardinage
jardin, pelleté, pelletage, neige, bricolage, peinture, meubles, opération, opéré, opérée, ronfle
ronflements, coiffeur, escalade, nouvelles chaussures, chaussures neuves
`,
};
