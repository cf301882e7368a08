import type { CrisisConcepts } from '../crisis-concepts.ts';
import { games } from '../game-names.ts';
import { acts } from './crisis-acts.ts';

/**
 * What crisis wordings in French are put together from, in our own words; the apostrophe parts words
 * ("j'étais" is "j étais"). Not reviewed by a psychologist. Each list answers one question; which of
 * them together mean danger stands in `crisis-composition.ts`.
 */
export const concepts: CrisisConcepts = {
  gone: `${acts}
# To die
mourir, mourrir, mourire, mourrais, mourrai, meure, je meurs, crever, ma mort, la mort, être (mort|morte)
étais (mort|morte), serais (mort|morte), (père|mère|mari|femme|moi|fils|fille) (mort|morte)
six pieds sous terre, sous terre, au cimetière
# By one's own hand
me (tuer|suicider|supprimer|effacer|éteindre), me suicide, (en finir|finir) avec (la vie|tout|moi|ma vie)
en finir, mettre (fin|un terme) à (mes jours|ma vie|tout|mon existence), m ôter la vie, m enlever la vie
une balle dans, me finir, mes jours
# Not to wake
(ne|n) [plus|pas|jamais] [jamais|pas|plus] [avoir à|devoir|me|m] (réveiller|réveillais|réveille|réveillerais|
  me réveiller|ouvrir les yeux|rouvrir les yeux|relever) [pas|plus|jamais], me (réveillais|réveille|
  réveillerais) (pas|plus|jamais), sans me réveiller, jamais me réveiller, plus me réveiller, pas me réveiller
(dormir|m endormir|sommeil|endormir|fermer les yeux|m endors|coucher|s endormir) .. (toujours|bon|éternel|
  à jamais|et ne plus|et ne pas|et ne jamais|sans réveil|sans fin|plus me réveiller|dont on ne)
# Not to be
(ne|n) [plus|pas|jamais] [avoir|être|plus|jamais] (exister|existais|existe|être là|être née|être né|né|née|
  vivre|être|rien sentir|être de ce monde|respirer) [plus|pas], cesser (d exister|de vivre|d être|de respirer)
arrêter (d exister|de vivre|de respirer|d être là), (étais|sois|suis|serais|serai|fusse) (plus|pas) (là|
  de ce monde|ici|en vie), plus être là, plus (exister|être là|être ici|être de ce monde), jamais (né|née|
  existé|exister), inexistence, néant
# To leave the world
(quitter|partir|sortir|disparaître|démissionner|m en aller|m échapper|prendre congé|fuir|tirer ma révérence|
  me retirer|m effacer|descendre|me libérer|m éclipser) (de|de la|ce|cette|cette|du|pour|la) [ce|cette|
  la] (monde|vie|terre|de bon|bon|planète|existence|toujours|circulation|surface), tirer ma révérence
passer l arme à gauche, rendre les armes pour de bon
(rejoindre|retrouver|revoir|rejoins|suivre) (papa|maman|mon père|ma mère|mon frère|ma sœur|mon fils|ma fille|
  mon mari|ma femme|mamie|papi|les morts|ceux) , (là haut|au ciel|au paradis|l autre côté|l au delà|
  de l autre côté), (ne|n) [pas|plus] (passer|voir|finir|dépasser) [pas|plus] (l hiver|l année|noël|
  le printemps|l été|les|mes|quarante|trente) [quarante|trente|cinquante|ans]
# An accident, an illness, a heart that stops
(camion|bus|voiture|train|métro|rer|avion|foudre|ferry|bateau|balle|cancer|maladie|infarctus|tumeur|vague|
  accident|avc|virus|plafond|ascenseur|tram|chauffard) .. (me fauche|me fauchait|m emporte|m emportait|
  me renverse|me renversait|me tue|me tuait|m écrase|m écrasait|s écrase|s écrasait|s écraser|coule|coulait|
  me percute|me percutait|me prenne|m a raté|m a loupé|avec moi dedans|avec moi à bord|me rentre dedans|
  réglerait|me frappe|m achève|tombe sur)
(cœur|coeur) .. (s arrête|s arrêter|s arrêtait|lâche|lâcher|lâchait), (maladie|diagnostic|cancer) (incurable|
  terminal|mortelle|mortel|en phase terminale|foudroyant), (il|qu il|que) [m] (arrive|arrivait|
  arriverait) (quelque chose|malheur|un accident|le pire), qu on m emporte, si ça arrive, au rouge
(scanner|résultat|résultats|biopsie|irm|examen|diagnostic|analyse) .. (mauvais|mauvaise|mauvaises|grave|mal)
(être|me faire) (enterrée|enterré|incinérée|incinéré), mon (enterrement|cercueil|épitaphe), ma tombe
mes obsèques, suicide, ne sois pas là demain, ne pas être là demain
(pas|plus|aucun) (de|d) (demain|lendemain), ceux qui meurent, quand on meurt, après la mort
si ça fait mal de mourir, devenir (une étoile|un ange|poussière), rejoindre les (étoiles|anges), (scanner|
  médecin|irm|examen|résultats) .. (trouve|trouvent|révèle|montre) .. (grave|incurable|quelque|rien)
`,
  away: 'disparaître, partir, m en aller, m effacer, m évaporer, dormir, me reposer, repos, finir, une fin, arrêter, cesser, silence, m éteindre, débrancher, partirais, disparaissais, partais, m envoler, m en irais, être en paix',
  forGood: `
pour toujours, à jamais, pour de bon, définitivement, définitif, définitive, une bonne fois pour toutes
une fois pour toutes, éternel, éternelle, éternellement, de ce monde, de cette vie, de la terre, de la vie
dans l au delà, (dernière|dernier) (fois|nuit|jour|page|matin|étreinte|baiser), sans retour, ne plus revenir
ne jamais revenir, plus jamais revenir, sans laisser de trace, cette vie, ce monde
`,
  drawn: `
# Wish
veux, jveu, jveux, jvoudrais, jpense, si je pouvais, pouvoir, voudrais, voulais, vouloir, voulu, aimerais
souhaite, souhaitais, souhaiterais, souhaiter, espère, espérais, envie, j ai envie, rêve de, rêver de, prie
priais, prier, demande, pourvu, si seulement, préfère, préférerais, préférais, pourrais, jalouse, envier
j envie, échangerais, hâte, supplie, désire, désir, quitte à
# Relief
soulagement, soulagé, soulagée, (serait|sera|ferait|est|semble|paraît|était|soit) [plus|tellement|presque|un|
  une|du|la|le] (mieux|simple|facile|doux|bon|bien|beau|repos|soulagement|délivrance|cadeau|solution|issue|
  service|apaisant|bonne idée), délivrance, (m|me|ça m|ça me) (apaise|calme|rassure|console|soulage|attire|
  tente|berce|apaisait|fait du bien|fait envie), (apporte|donne|donnait) .. (paix|calme|repos), apaisant
apaisante, réconfort, plus simple, plus facile, enfin, bon plan
# Indifference
(ne|n) [me|m|serait|en|ça] (dérangerait|gênerait|serait|ferait rien|fait plus peur|ferait pas|importe|effraie|
  effraierait|bougerais|lutterais|freinerais) (pas|rien|plus|même), (me|m) (dérangerait|gênerait|ferait|effraie|
  importerait) (pas|rien|plus), ça (me|m) (serait|est) égal, peu importe, tant mieux, tant pis, pas peur de
plus peur de, indifférent, indifférente, pas si (mal|grave|terrible), serait pas (plus mal|si mal)
dommage (que|qu), déçu, déçue, pas mécontent
# Thought
pense, pensé, penser, pensais, pensant, pensée, pensées, idée, idées, imagine, imaginer, imaginé, imaginais
fantasme, songe, songer, songé, me dis, me disais, me disant, me suis dit, je me demande, demandé, envisage
envisagé, considère, (passe|passé|traverse|traversé|trotte|vient|tourne) .. (tête|esprit), de plus en plus
et si, égoïste, y pense, n y pense, parle de, projette
je serai soulagée, je serai soulagé, reconnaissante, reconnaissant, un cadeau, tentant, beau, sans culpabilité
cherché sur, recherché, googlé, lu sur
`,
  ready: `
[j ai] tout (préparé|prêt|organisé|rassemblé), (reste|resterait|manque) [plus] [qu] [à|que] [à] (choisir|fixer|
  trouver) (le|la|un|une) (jour|soir|date|moment|nuit|heure)
(manque|manquait|trouver|trouve|trouverai|aurai|avais|aurais) [juste|plus|que] [le|du] (courage|cran), (choisi|
  fixé|trouvé|sais) (le|la|un|une|où|quand|comment) (jour|date|moment|endroit|méthode), sais (quelle nuit|
  quel jour|quel soir), (est|sera) (pour ce soir|ce soir|cette nuit), personne ne se doute, tout sera (fini|
  terminé), j ai (une date|un lieu|la date|un endroit)
`,
  resolved: `
(j ai|c est|est) (décidé|décidée|tout décidé), ma décision, mon plan, un plan, prévu, planifié, ce soir je
je vais, je compte, sur le point de, cette nuit
`,
  absent: `
sans moi, mon (absence|enterrement|départ définitif|cercueil), ma (mort|disparition), après moi, (quand|si|
  lorsque|que|le jour où|une fois que|dès que|depuis que) je (ne serai plus là|ne serai plus|serai partie|
  serai parti|serai mort|serai morte|n étais plus là|n étais plus|n étais pas là|n existais pas|n existais plus|
  disparaissais|mourais|partais|ne me réveillais pas|ne suis plus là|ne sois plus là|sois morte|sois mort|
  disparaisse|meurs|n y serai plus|ne serai plus de|ne rentrais pas|m en vais)
pour quand je (ne serai plus|serai partie|serai parti), je ne (sois|suis|serai) plus (là|de ce monde), (étais|
  sois|serai) plus (là|de ce monde)
(pleureraient|pleurerait|pleureront|souffriraient|auraient du chagrin) .. (mois|temps|semaine|jours|puis)
pleureraient, (là|où) où je vais, là où je vais, (n|ne) (en) (aurai|aurais) plus (besoin|l usage)
que je ne (sois|serais) (plus|pas) (là|ici), (personne|qu on) .. (ranger|nettoyer|trouver|régler) après
ne (laisser|laisse) (ni|aucun|pas) (désordre|dettes|problème)
`,
  eased: `
mieux, heureux, heureuse, heureuses, plus (légers|légère|léger|tranquille|tranquilles|simple|facile|heureux)
soulagés, soulagées, soulagée, soulagé, soulagement, en paix, tranquille, tranquilles, respirer, respireraient
respirerait, libérés, libre, libres, débarrassés, débarrassé, débarrassée, souffler, bon débarras, l assurance
(personne|qui|nul) [ne] [le|s en|m|me|s en] (remarquerait|verrait|pleurerait|rendrait compte|manquerait|
  chercherait|apercevrait|viendrait|demanderait|regretterait), (rien|ne) (changerait|changera|perdraient|
  perdrait), (une|un) (charge|poids|souci|bouche|problème) (de|en) (moins), (s en sortiraient|s en sortirait|
  s en remettraient|s en remettra|se débrouilleraient|iraient|irait|tournerait|tourneraient|vivraient|seraient|
  serait) (mieux|bien|plus|tranquilles|soulagés)
(vivraient|vivre|vivrait|vivront) (mieux|plus|en paix|heureux), plus simple pour
`,
  noMore: `
(ne|n|j|je) [n|ne] [en|y|ai|trouve|vois|supporte|veux|peux|sais|me|sens|a|reste] (plus|aucun|aucune|pas|jamais|
  rien) [le|la|l|un|une|de|d|la|aucun|aucune|envie|force|intérêt|sens|raison|courage|goût] [force|intérêt|sens|
  raison|courage|goût|utilité|envie|place|but] [de|d|à|pour|dans]
(fatigué|fatiguée|las|lasse|marre|ras le bol|assez|épuisé|épuisée|usé|usée) (de|d), (perdu|perd) [le|l|la|
  toute] (envie|goût|sens|raison) (de|d|à), plus rien ne me (retient|rattache|attache), rien ne me (retient|
  rattache|attache), à quoi bon, pourquoi (continuer|rester|je continue|encore), aucune (raison|envie) (de|d)
sans (but|raison) , renoncer à, renonce à, abandonner, ne vaut (plus|pas) (la peine|le coup)
`,
  life: `
vivre, la vie, ma vie, cette vie, exister, existence, être (en vie|vivant|vivante|là), rester (en vie|là|ici|
  sur terre), continuer à (vivre|exister|respirer), continuer comme ça à vivre, en vie, vivante, vivant
ce monde, sur cette terre, sur terre, continuer ainsi, un lendemain, de lendemain, me lever demain
`,
  noWay: `
(seule|unique|dernière) (issue|sortie|solution|porte|façon|option|échappatoire|manière), (seul|unique) (moyen|
  chemin|remède), (plus|aucune|pas|pas d|plus d|d autre|aucune autre) (issue|sortie|solution|échappatoire)
sans issue, (il ne reste|reste|vois) qu une (issue|solution|porte|sortie), impasse
`,
  tether: `
(ce qui|seule chose qui|seul truc qui|qui|ce) [encore] me (retient|tient|garde|rattache|empêche|retenait|
  maintient) [encore] (ici|en vie|là|vivante|vivant|de partir|sur terre|dans ce monde|de sauter|de le faire)
(encore|seulement) (là|ici|en vie) (grâce|à cause|pour), sans (le|la|mon|ma|mes) .. je (serais|ne serais) (déjà|
  plus)
`,
  farewell: `
(écrit|écris) (à|aux) [mes|ma|mon] (enfants|parents|frère|frères|sœur|sœurs|fils|fille|filles), (ils|elles|il|elle) (comprendront|
  comprendra|pardonneront|pardonnera), je suis enfin (tranquille|en paix|serein|sereine|apaisé|apaisée)
(écrit|écris|laissé|préparé|enregistré|rédigé|laisse|écrire) .. (lettre|lettres|mot|mots|message|messages|
  à maman|à papa|vidéo|à chacun), (une|des|les) (lettre|lettres) (à|pour|d adieu|aux) [ma|mon|mes|les|chacun]
pardonnez moi, pardonne moi, pardon (à tous|pour tout|maman|papa|à mes), (ne|qu on) (m en voulez|m en veuillez|
  m en veux|m en veuille) [pas], ne m en voulez pas, merci pour tout, désolée pour tout, désolé pour tout
(dites|dis) (à|lui|leur), jusqu au bout, (dites|dis|direz) .. (aimé|aimée|aimais|aime), je vous aime tous, (ne|
  personne) (pleurez|pleure|n est coupable|n y est|culpabilisez) [pas|pour rien], pas (de ta|de votre|la|
  leur) faute, (ma|mon|une|la) (dernière|dernier) (page|lettre|message|mot|photo|étreinte), adieu, adieux
mes adieux, fait mes adieux, soyez heureux, (prenez|prends) soin (de|d|du|des), occupez vous (de|du|des|bien)
plus que quelques jours, c est bientôt, l heure est venue, bientôt fini, quand vous lirez, lettres (sont|
  déjà) (écrites|prêtes)
`,
  settled: `
mes mots de passe, les mots de passe, les codes, mon testament, le testament, assurance vie, bénéficiaire, (mes|
  les) papiers, les clés à, (laissé|donné|confié|transmis|noté|remis|rangé|légué|envoyé|filé) .. (codes|clés|
  chat|chien|chatte|guitare|affaires|appartement|papiers|maison|compte|livres|disques|vélo|instructions)
qui (prendrait|prendra|garderait|gardera|s occupera|s occuperait|récupérera) [le|la|les|du|de la|des|mon|ma|
  mes] (chat|chatte|chien|chienne|enfants|plantes|maison|affaires), tout (en ordre|réglé|rangé|payé|prêt|
  est réglé|est en ordre), (payé|réglé|soldé) .. (dettes|avance|obsèques|loyer|enterrement), distribué mes
(déchiré|brûlé|supprimé|jeté|effacé) .. (journaux|carnets|lettres|photos|messages|historique|comptes)
donné (tous|toutes) (mes|nos), expliqué où (est|se trouve) tout, où tout se trouve
`,
  calm: `
plus rien ne me (pèse|fait peur|retient), (je suis|je me sens) [enfin|tellement] (en paix|léger|légère|apaisé|apaisée|soulagé|soulagée)
(un calme|une paix) étrange
`,
  means: `
cachets, comprimés, somnifères, médicaments, médocs, boîtes, plaquettes, insuline, poison, javel, lame, lames
rasoir, cutter, corde, nœud, poutre, le gaz, (train|métro|rer) (arrive|passe|entre), pont, viaduc, passerelle
parapet, rambarde, balcon, toit, falaise, les rails, rails, la voie ferrée, quai, fusil, arme, pistolet, volant
platane, contresens
(cinquième|sixième|septième|huitième|neuvième|dixième|dernier|quatrième) étage, la fenêtre du, le vide
la seine, bord du quai
le volant, la rocade, le virage, l autoroute, la départementale, l accélérateur, la ceinture, les étages
`,
  prepared: '',
  lingering: `
(je le|je la|je les|je) (regarde|regardais|fixe|fixais|compte|recompte|comptais) (un peu|trop|longtemps|
  tous les soirs|chaque soir|chaque nuit|de longues) [trop|longtemps], trop longtemps, (regardé|regarder|fixé|
  fixer|compté|calculé|mesuré|calculer|mesurer|imaginé) [en bas|le vide|la hauteur|longtemps|combien], calcule
calculais, (resté|restée|reste) .. (à regarder|à fixer|à calculer|à compter|au bord), la hauteur, un pas
il suffirait, suffirait, suffiraient, combien (il en|de temps|en faudrait|il faudrait|d étages), au cas où
de côté, mis de côté, mets de côté, planqué, caché, cachés, cachée, stocké, accumule, accumulé, garde sous
en bas
(sauter|me jeter|lâcher le volant|tourner le volant|donner un coup de volant|coup de volant|tout avaler|
  tout prendre|avaler), si je (sautais|lâchais|tournais|les prenais|prenais tout|me jetais), envie de (sauter|
  tourner|lâcher|me jeter|tout avaler), (avalé|pris|prendre|avaler) (tout|toute|toutes|tous|toute la|une boîte|
  la boîte|une plaquette), quand j aurai (le|du) courage, attend dans
si je fermais les yeux, lâché le volant, lâché, fermé les yeux (au|dans|en|sur), (juste|) pour voir
sans regarder, au dernier (moment|instant), compté les (étages|secondes|mètres), accéléré, savoir qu (elle|il|
  ils|elles) (est|sont) là, me calme, me rassure, ça me calme, savoir que je l ai
`,
  harm: `
me (coupe|couper|coupais|coupé|suis coupé|suis coupée|brûle|brûler|brûlais|suis brûlé|suis brûlée|griffe|
  griffer|griffais|suis griffée|suis griffé|mords|mordre|mordais|frappe|frapper|frappais|scarifie|scarifier|
  scarifiais|suis scarifiée|suis scarifié|pince|pincer|pinçais|lacère|lacérer|tape|tapais|taper|blesse|blesser|
  blessais|mutile|mutiler|punis|punir|fais mal|faire du mal|fais du mal|fait du mal|entaille|entailler)
m (entaille|arrache|entailler|arracher|arrachais), (lame|rasoir|cutter|ciseaux|briquet|cigarette|verre|
  compas) .. (cuisse|cuisses|bras|poignet|poignets|peau|jambe|jambes|ventre), (recoupures|coupures|entailles|
  marques|cicatrices|brûlures|traces) (sur|aux|au) (le|les|la|mon|mes|ma|bras|poignets) [bras|cuisses|poignets|
  jambes|ventre], scarification, scarifications, automutilation, (coups|tête|poing|poings) .. (mur|murs)
tape la tête
(re|nouvelles) coupures, (coupures|entailles|cicatrices) sur (l avant bras|l intérieur|mes cuisses)
`,
  meant: `
exprès, volontairement, pour (sentir|me punir|calmer|me calmer|ressentir|faire taire|soulager|tenir|arrêter|
  ne pas pleurer|oublier|respirer), jusqu (au|à ce|à) (sang|que|saigner|ce que), en cachette
dans (les toilettes|la salle de bain|les wc|la douche), (recommencé|rechuté|rechute|de nouveau|à nouveau|
  encore une fois|repris), où (personne|ça ne|l uniforme) .., (personne|quand personne) (ne|n) (sait|voit|
  regarde|le), manches longues, sous (mes|les) manches, je (cache|les cache), quand (je me trompe|je rate|
  je pleure|on me crie|ça déborde), parce que (j ai raté|je mérite|je le mérite), le seul moyen, ça (me soulage|
  soulage|m apaise|me calme), comme punition, envie de, (sur|à) (le bras|les bras|la cuisse|les cuisses|
  le poignet|le ventre)
je les compte, les avant bras, encore, rechuté
`,
  deed: '',
  intent: '',
  dear: `
(mon|ma|un|une|le|la|mes) (ami|amie|pote|copain|copine|frère|sœur|soeur|mère|père|fils|fille|cousin|cousine|
  oncle|tante|grand père|grand mère|mari|femme|conjoint|conjointe|compagnon|compagne|ex|collègue|voisin|voisine|
  élève|étudiant|étudiante|neveu|nièce|beau frère|belle sœur|chef|coloc|colocataire|petit frère|petite sœur|
  meilleur ami|meilleure amie), (un|une) de (mes|nos) (élèves|amis|amies|collègues|frères|sœurs|soeurs|cousins|
  cousines|étudiants|étudiantes), maman, papa
`,
  theirDanger: `
(veut|voulait|parle|parlait|parler|menace|menaçait|essayé|tenté|va|allait|pense à|pensait à|dit qu il va|
  dit qu elle va|tente|songe à) [de|d] (mourir|se tuer|se suicider|sauter (par|d un|du (pont|toit|balcon|
  viaduc))|se jeter|se foutre en l air|se pendre|en finir|avaler ses|se flinguer|se faire du mal|se couper|
  disparaître pour), ne veut plus (vivre|être là|se réveiller|exister), n a plus envie de vivre
(écrit|envoyé|laissé|posté|publié) .. (adieu|adieux|lettre|d adieu|pardon pour tout), (avalé|pris|avale|
  prend) (tous|toute|toutes|une boîte|ses médicaments|des cachets|ses cachets|ses), se (scarifie|coupe|mutile)
(est|était) (sur|au bord) [le|du|d un|un] (pont|toit|rebord|balcon|parapet|rails), (fait|a fait) une tentative
qu on (lui|la|le) pardonne, (fatiguée|fatigué|lasse|las|marre) (de vivre|de la vie|d être en vie|d exister)
`,
  elsewhere: `(${games})
film, films, série, roman, (un|le|ce|mon) livre, personnage, chanson, jeu, une partie de, match, but
championnat, article, journal, infos, podcast, documentaire, campagne, prévention, formation, pièce, théâtre
conférence, exposition, musée
vacances, voyage, congés, en congé, week end, plage, soleil, montagne, déménagement, déménage, retraite
congé maternité, mutation, mutée, muté, nouveau (poste|travail|boulot|projet|job|contrat), nouvelle (équipe|
  boîte|mission|vie|maison), change d équipe, l entreprise, la boîte, démission, préavis, mon dernier jour
pot de départ, bureau de paris, bureau, réunion, client, clients, dossier urgent, projet
chantier, ingénieur, ingénieurs, tableur, serveur, ordinateur, téléphone, batterie, imprimante, recette
cuisine, oignon, oignons, pharmacie, ordonnance, tension, antibiotiques, allergie, (de|à) (mon père|ma mère|
  mamie|papi|ma grand mère), photo, photos, vue sur, randonnée, touristes, bateaux, pêche, parachute, escalade
salle de sport, vélo, rasage, rasant, foot, plante, plantes, tatouage, jardin, en août, en juillet, circulation
pluie, lune, coucher de soleil, étoiles, oiseaux, la vue, salaire, mutuelle, loyer, mariage, anniversaire, bouchon
(cette|ce|de la) (boîte|entreprise|réunion|rapport|projet|ville|quartier|immeuble|école|hôpital), colocation
`,
  parting: `
démission, démissionné, démissionne, préavis, nouveau poste, nouveau travail, nouveau boulot, nouvel emploi
vacances, voyage, congés, congé, déménagement, déménage, retraite, mutation, mutée, muté, maternité
(dit|dis|fait mes) (adieu|adieux|au revoir) (à|aux) [mes|ma|mon|la|l] (cm2|cm1|ce2|élèves|classe|équipe|collègues|clients|bureau|
  habitués)
pot de départ, quitte la boîte, quitte l entreprise, rupture conventionnelle, autre boîte, passation
`,
  asked: `
(demandé|demande|demandait|demandent) (si|pour|à propos), (questionnaire|formulaire|médecin|infirmière|
  psychiatre|psychologue|docteur) .. (demandé|demande|demandait|sur|si)
`,
  denied: `
jamais, non, aucun, aucune, pas du tout, n y pense pas, j ai dit non, répondu non, coché non, nullement, pas une fois
`,
  reserve: `
mais, menti, mensonge, parfois, avant, dernièrement, peut être, je ne sais pas, presque, sauf, oui, sauf que
`,
  idiom: `
(patient|patiente|patients|patientes) (du|de la|de l|des) (lit|chambre|salle|box|urgences|réa|service)
(kilomètre|kilomètres|km|marathon|côte|montée|squats|burpees|spinning|crossfit|tapis) .. (voulais|voulu|veux|envie de) mourir
vie (sociale|privée|perso|personnelle|professionnelle|amoureuse|active|quotidienne|nocturne|réelle|de|entière|
  saine|étudiante|adulte|chère), (qualité|coût|style|mode|assurance|rythme|projet|cadre|hygiène|train|lieu|
  espérance) de vie, de ma vie, dans ma vie, toute ma vie, toute la vie, la vie (est belle|continue|en rose|
  active|est chère), c est la vie, jamais de la vie, vivre (à|avec|en|dans|de|seul|seule|ensemble|chez|loin|
  mieux|au)
(mort|morte|morts|mourir|meurs|crever|crève|mourrais) (de|d) (rire|faim|soif|froid|chaud|peur|honte|ennui|
  fatigue|envie|sommeil|trouille|amour|chaleur|vieillesse), (cru|pensé) (mourir|que j allais mourir|crever)
peur de (mourir|la mort), failli mourir, mort de, (téléphone|batterie|ordi|serveur) .. (mort|morte), (va|vont|
  allez|vas) me tuer, me tue au travail, tuer le temps, en finir avec (ce|cette|le|la|les|ces) (dossier|réunion|
  projet|rapport|semaine|travaux|paperasse|tableau|présentation)
dernière fois que, tant mieux pour, mieux (que|vaut|dormi|dormir), au mieux, (vas|va|vais|irait|
  aller) mieux demain, mort de fatigue, point mort, plus de monde, tout le monde (est|a|rit|mange|danse)
du monde entier
(plutôt|préfère) mourir [plutôt] que (de|d) (refaire|faire|manger|présenter|écouter|regarder|porter|relire|
  chanter|danser|demander|aller)
(issue|sortie|issues) (à|de|du) [cette|la|ce|l] (réunion|autoroute|parking|métro|immeuble|secours|appel|projet)
(gagné|joué|mangé|déjeuné|parti|partis) sans moi
`,
};
