import { games } from '../game-names.ts';

/** What a sentence about suicide as a subject of work, news or fiction holds, in French. */
export const topics = `
(grand mère|grand père|mamie|papi|mémé|pépé|mère|père|tante|oncle) [toujours] (disait|répétait)
urgences, aux urgences, samu, pompiers, médicamenteuse, film, livre, roman, série, cours, campagne, infos
aux infos, assises, clause, assureur, jury, tribunal, modération, bénévoles
prévention, formation, article, journal, reportage, documentaire, podcast, statistiques, taux
chiffres, conférence, pièce, personnage, chanson, étude, colloque, atelier, squad, de café
de chocolat, de réunions, de mails, de sucre, de slides, d informations, affiche, dépliant
brochure, protocole, protocoles, patient, patients, admission, admissions, intervention, appel
appels, cas, dossier, séminaire, webinaire, module, exposé, poème, théâtre, opéra, émission
journée mondiale, numéro, 3114, sensibilisation, congrès, thèse, mémoire, rapport, évaluation
risque, mission, attentat, kamikaze, enquête, débat, loi, chapitre, dissertation, romeo, hamlet
emma bovary, cellule
`;

/** Fixed idioms, deaths of things and accidents that mean no danger, in French. */
export const decoys = `
(pont|immeuble|toit|falaise|tour) (dans|sur|de|à) [el|o|a|the] (${games})
plutôt mourir que (de|refaire|faire|retourner|appeler|subir|écouter|assister|manger|porter|relire) [refaire|
  faire], (compte|prend|prépare|range|trie) ses (cachets|comprimés|médicaments)
(groupe|chanson|jeu|cocktail|film|album|équipe|sauce|roman|livre|série|pièce|boisson|cheval|
  bateau) .. (suicide|suicidaire|mourir|mort|suicidé)
(ordi|ordinateur|pc|téléphone|serveur|imprimante|fichier|appli|wifi|voiture|portable|écran|box|
  plante|cafetière|tablette|hamster|excel|machine) .. (suicidé|suicidée|suicide|se suicider|
  se tuer)
(mort/e|morts|mortes|mourir|meurs|meurt|mourais|mourrais|meure|mourant/e|failli mourir) (de|
  d) (rire|faim|froid|chaud|soif|peur|honte|fatigue|trouille|jalousie|ennui|sommeil|envie de|
  envie|curiosité|trop de|rire hier|stress|impatience|trac|fou rire|vieillesse|épuisement|rires|
  gêne|plaisir|amour)
(meurs|mourais|meurt|crève|crevais) (d envie|de envie|pour un|d impatience|de faim|de chaud|
  de soif|de froid|la dalle)
(crever|crève|crevé/e) (de|un|la) (faim|chaud|froid|soif|rire|pneu|dalle|trouille|jalousie|honte)
(envie|rêve|envies) (de|d) (mourir|crever) (d ennui|de ennui|de rire|de honte|de faim|de chaud|
  d amour)
(blague|vanne|film|chef|patron|cheffe|patronne|boulot|travail|réunion|réunions|chaleur|dos|prof|
  délai|délais|client|clients|trajet|ça|escaliers|sport|vidéo|humour|stress|cours|coach|examen|
  projet|mère|père|mari|femme|frère|soeur|pieds|chaussures|talons|canicule|froid|bruit|silence|
  suspense|attente|odeur|ennui|collègue|gosses|enfants|gamins|élèves|chien|chat|tête|migraine|
  genou|genoux|épaules|nuque|rhume|allergie|allergies|bouchons|trafic|loyer|prix|facture|boss|
  planning|rapport|clim|règles|gardes|jambes|rando|entraînement|partiels|il|elle|celui|vous|tu|
  gamine|équipe|mal de dos) [va|vont|me|m|allait|qui|finira|finiront|est en train de|risque de|
  sont en train de|un jour] [va|vont|par] (me tue|me tuent|m a tué|m a tuée|m ont tué|m ont tuée|
  me tuer|me tuait|tue|tuer|me tuera|m achève|va me tuer|vont me tuer|me tuerait)
(me|m) (tue|tuent|a tué|a tuée) (à|au|de|ce|cette|quand|si|le|la|ces|les|rien que|par) (la tâche|
  expliquer|le dire|répéter|travail|rire|film|chaleur|dos|bruit|vous|sport|petit feu)
(va|vont|allait) me tuer (si|quand|demain|à cause|au retour|s|le)
ça me tue (de|ce|cette|la|le|qu|quand), cette chaleur me tue
(tuerais|tuerait|tuerai) (pour|le|la|mon|ma|celui|mes|quelqu un)
(je|j|on|lui|le|la|les) (vais|ai|aurais|va|aurait) [pu|failli|presque|envie de] (le tuer|la tuer|
  les tuer|tuer mon|tuer ma|tuer le|tuer la|tuer mes|tuer quelqu un|tué mon|tué ma)
(tuer|tue|tué|tuant|tuait) [le|l|un|une|deux|trois|les|des|dans l|mon|ma|encore] [oeuf|le|de|
  sale] (temps|ennui|moustique|moustiques|mouche|mouches|game|match|processus|araignée|araignées|
  cafard|cafards|zombies|zombie|dragon|ambiance|projet|guêpe|oeuf|jeu|suspense|job|conteneur|pod|
  script|serveur|boss|batterie|plante|plantes|cactus|chef final|rats|rat|cochon|souris|veau gras|
  poussins)
(aucune|pas|sans|ni) [la moindre] (idée noire|idées noires|envie de mourir|envie de me tuer|
  envie d en finir)
(demandé|demande|demandent|question|questions|questionnaire|formulaire) [si] (sur|si j avais|
  si je avais|à propos) [des|le|les|eu des] (idées suicidaires|pensées suicidaires|suicide|
  idées noires|envies de mourir)
à tuer le temps, tue l amour, tue mouches
(téléphone|batterie|ordinateur|portable|plante|plantes|voiture|imprimante|pile|serveur|chat|chien|
  grand père|grand mère|oncle|tante|voisin|voisine|poisson|arbre|mamie|papy|papi|mémé|pépé|
  hamster|lapin|cactus|camionnette|camion|moteur|écran|connexion|wifi|frigo|acteur|actrice|
  chanteur|chanteuse|patient|patiente|résident|résidente|monsieur|dame|père|mère|collègue|ami|
  amie|cousin|héros|personnage|perruche|tortue|cheval|vache|oiseau|roi|reine|pape|président|
  cousine|beau père|belle mère|arrière grand mère|prof|blague|conversation|ligne|ampoule|souris|
  tablette|aïeule|parrain|marraine|professeur|cafetière|ascenseur|pneu|abeille|abeilles|basilic|
  orchidée) .. (mort|morte|mortes|morts|mourir|décédé|décédée|meurt|meurent|décès|nous a quittés|
  décédés|mourante|crevé)
(mort|décès|enterrement|obsèques|funérailles|deuil) (de|du|d) (mon|ma|un|une|grand|son|sa|notre|
  le|la|l|collègue|la reine|papi|mamie)
(ennui|rire|travail|tâche|silence|péché|coup) mortel, mortel, mortelle soirée, c est la mort [qui]
à la vie à la mort, peine de mort, tête de mort, arrêt de mort
(point|temps|poids|angle|bras|bois|bébé|code|lien|liens|pixel) (mort|morts), nature morte
langue morte, heures mortes, saison morte, feuilles mortes, eau morte, mer morte, lettre morte
trompe la mort, danger de mort, vie ou de mort, question de vie, fête des morts, jour des morts
mort aux rats, raide mort de rire, mort subite (bière|du), plus mort que vif de fatigue, ivre mort
ivre morte, mort de fatigue, morte de fatigue, à mort
je suis mort (il est|demain|après|de|si|ce soir|la journée)
je suis morte (de|après|ce soir|la journée|demain|si)
disparaître .. (vacances|plage|week end|île|montagne|soleil|corse|août|bretagne|campagne|forêt|
  canapé|couette|lit|portugal|grèce|italie|hamac|désert|chalet|cabane|lac|réseaux|plaid|semaines|
  jours|mer|thalasso|spa|camping)
disparaître (une semaine|deux semaines|trois semaines|un mois|quelques jours|trois jours|
  deux jours|un week end|à la plage|à la mer|au soleil|en vacances|sous la couette|
  sous ma couette|dix minutes|des réseaux|du groupe|du bureau|de la circulation|des radars)
(chaussettes|clés|stylos|dossier|dossiers|fichier|fichiers|agrafeuse|colis|mail|mails|tasse|
  tasses|argent|chat|yaourt|yaourts|icône) .. (disparaître|disparaissent|disparu|disparus)
[me|m] [suis] coupé/e [au|avec|le|la|un|une|en|les|avec une|avec un|avec du|avec le|
  sur] (en cuisinant|cuisinant|en cuisine|cheveux|en me rasant|rasant|papier|feuille|doigt|pouce|
  épluchant|bricolant|ongles|couteau|frange|verre|boîte|carton|cutter en|mèches|rasoir en|
  tranchant|cutter du|du monde|de tout|la parole|couper|éplucher)
(brûlé/e|brûlé) (en cuisinant|avec le four|au soleil|la langue|la main avec|en repassant|
  avec le café|le gâteau|avec la plaque|avec le fer|le doigt|les doigts|la main|au four|au fer|
  avec la cafetière|avec l huile|au troisième|à la friteuse|en sortant|avec un plat|avec la soupe)
fait mal (au dos|au genou|à la cheville|en courant|au sport|en jouant|à la main|en tombant|
  en portant|au poignet|à l épaule|au doigt|au pied|en descendant|en glissant|en soulevant|
  en faisant|au ski|au foot)
me suis fait mal (en|au|à|aux), me fait mal (au|à|aux|quand|le|la)
me (cogne|suis cogné|suis cognée) (le|la|au|contre|à) (pied|orteil|tête|genou|coude|coin|porte|
  meuble|étagère|petit)
coupé (du monde|la parole|le courant|le contact|le gaz|la route|la poire|l électricité)
(coupe|couper|coupé) (les cheveux|les ongles|la frange|le pain|le gâteau|court|le son|la caméra|
  ma caméra|le micro|l eau)
tuer au travail, me tue (au travail|à la tâche|à expliquer|à le dire|au boulot|à répéter)
lettre d adieu (du|de la|d un collègue|du chef|à l équipe|aux collègues)
(pot|fête|cadeau|dîner|repas|soirée|discours|carte|tournée|déjeuner|mail|apéro|gâteau|message|
  verre) d (adieu|adieux)
(pot|fête|cadeau|dîner|repas|discours|carte|tournée|mail|verre) de (départ|adieu)
dit adieu (à mon|à ma|au|aux|à mes) (bonus|prime|week end|collègues|vacances|café|sucre|bureau|
  ancien bureau|voiture|élèves|cm2|stagiaire|équipe|clope|été|soldes)
adieu (veau|week end|vacances|les vacances|la prime|l été|les bouchons|le café|grasse|le sucre|
  sucre)
les adieux (de la|du|aux|d un|à johnny|de mes|de l équipe)
pardon (pour le retard|du retard|pour la|de déranger|de vous|monsieur|madame|pour le dérangement|
  pour l heure|j ai pas entendu|au client|aux voisins)
demandé pardon (au|à la|à mon|à ma|aux)
en finir avec (ce|cette|le|la|les|ces|mon|ma|mes|l) (dossier|rapport|projet|réunion|dossiers|
  paperasse|travaux|factures|rangement|tableau|livre|copies|corrections|clôture|audit|hiver|rhume|
  planning|inventaire|lessive|cartons|déménagement|thèse|présentation|bug|bugs|ménage|réunions|
  formulaires|facturation|mails|pile|rapports|préjugés|clichés|papier|semaine|journée|rentrée|
  migration|mission|histoires|ticket|devis|dossier là)
pour en finir avec (le|la|les|ce|ces|cette)
mettre fin (à la|au|à ce|à cette|à notre|aux) (réunion|contrat|bail|appel|abonnement|conflit|
  collaboration|grève|stage|partie|rumeurs|rumeur|conversation|session|discussion|période|mission|
  communication)
mis fin (à la|au|à mon|à ma|à ce|à leur) (réunion|contrat|bail|appel|abonnement|période|stage|
  partie|conversation|mission|collaboration|grève)
(jamais|pas|ni) [eu|d|de|aucune] (pensé|songé|idées|idée|pensées|envie) [au|à|de] (au suicide|
  à mourir|à me tuer|à me suicider|suicide|mourir|me tuer|me suicider|suicidaires|suicidaire|
  de suicide|de mourir|de mort)
(aucune|pas d|sans|nie|pas de|ni) (idée|idées|pensée|pensées|intention|envie|projet) (suicidaire|
  suicidaires|de suicide|de mort|noire|de mourir|de me tuer)
pas suicidaire, veau mort, suicide squad
(mission|commando|opération|prix|planning|délai|attentat) suicide
suicide (politique|professionnel|commercial|social|collectif en bourse|assisté en suisse)
(prévention|ligne|numéro|journée|plan|campagne|loi|taux|film|livre|conférence|formation|
  affiche) (du|de|sur le|contre le|anti) suicide
(prendre|pris|prends|donné|distribué|préparé|compté|rangé|acheté|cherché|livré|compter|ranger|
  récupéré) (les|mes|ses|des|leurs) (médicaments|cachets|comprimés|traitements|
  pilules) (de ma mère|de mon père|du patient|des patients|des résidents|pour la toux|du chien|
  du chat|à la pharmacie|du soir|du matin|de mamie|dans le chariot|du chariot|dans le pilulier|
  pour la tension|contre la|pour le rhume|contre le|périmés|de la tournée|de 20|de 8|
  pour ma grand)
(sauter|saute|sauté|sauterai|sautait) (le repas|un repas|de joie|du lit|à la corde|dans le bus|
  dans l eau|dans la piscine|en parachute|à l élastique|une ligne|les plombs|sur l occasion|
  au plafond|des étapes|de la foi|le déjeuner|dans les flaques|au cou|dans le train|
  du train à l arrêt|dans un taxi|la pause|à pieds joints|dans le vide en)
me jeter (à l eau|dans la piscine|sur le canapé|sur le lit|sur mon lit|sur le chocolat|sur la|
  dans les bras|dans le travail|dans la mer|sur un|sous la douche|sous la couette|dans le bain|
  des fleurs)
jeter un oeil, pont de l ascension, (faire|fait|fais|faisons) le pont
pont du (8 mai|1er mai|15 août|11 novembre), (pont|viaduc) (fermé|bloqué|en travaux|levant|coupé)
assurance vie, (sac|valise|valises|petits|cartons) prêts
pour toujours (reconnaissante|reconnaissant|dans mon coeur|merci)
passer à l acte (d achat|et acheter|en réservant)
lettre (de motivation|recommandée|de démission|aux parents|aux impôts|à la mairie|au père noël)
`;
