/** What has no way out or no future, and is no life: work, traffic, buildings. */
const STUCK = `(tableur|excel|rapport|inventaire|audit|dossier|chantier|procès|litige|thèse|mémoire|dissertation|fusion|migration|sprint|planning|contrat|bail|ticket|file|embouteillage|bouchon|bouchons|rond point|autoroute|
  périph|parking|ascenseur|immeuble|bâtiment|entrepôt|magasin|ikea|labyrinthe|couloir|réunion|négociation|
  négociations|grève|dispute|menu|niveau|projet|budget|tableau|formulaire|appel d offres|code|bug|devis|
  paperasse|devoir|partie|conflit|commande|licence|tarif|abonnement|formulaires|messagerie)`;
const WORKPLACE = `(boîte|entreprise|service|équipe|bureau|boulot|travail|école|collège|lycée|hôpital|métier|secteur|filière|agence|poste|usine|cuisine|boutique|club|chorale|cabinet|département)`;
const COLLEAGUES = `(élèves|étudiants|étudiantes|classe|équipe|collègues|clients|clientes|patients|patientes|bureau|lecteurs|voisins|apprentis|service|joueurs|membres|stagiaires|bénévoles|résidents|abonnés|équipes|cm2)`;
/** People met at work or in the news: never friends, family or pupils. */
const STRANGER = `(patient|patiente|patients|résident|résidente|détenu|détenue|appelant|appelante|usager|usagère)`;
const FAMOUS = `(célébrité|chanteur|chanteuse|acteur|actrice|agriculteur|agricultrice|footballeur|politique|ministre|présentateur|présentatrice|écrivain|poète|peintre|soldat|banquier|guitariste|rappeur|roi|reine|empereur|général|héros|héroïne|
  personnage|protagoniste|méchant|narrateur|détective|samouraï|philosophe|homme|femme|monsieur|accusé)`;

/**
 * What sounds like danger and speaks of something else: tasks, trades, farewells at work, patients,
 * the news. Each names the thing that makes it harmless, never only a tone. Not reviewed by a
 * psychologist.
 */
export const everyday = `
# No way out of a thing, no future in a firm
(issue|sortie) (à|au|aux|pour|dans|de|du|possible à|possible pour) [ce|cette|ces|le|la|l|mon|ma|notre] [fichu|
  foutu|maudit|sacré|nouveau] ${STUCK}
(dossier|tableur|chantier|rapport|projet|ticket|litige|conflit|débat|négociation|négociations|rue|
  ruelle) .. sans issue, sans issue (dans (l ascenseur|le parking|les bouchons)|au sous sol)
impasse avec (le|la|les|un|notre) (fournisseur|client|syndicat|bailleur|prestataire|assureur|propriétaire)
issue avant (lundi|mardi|mercredi|jeudi|vendredi|demain|la fin|le week end)
avenir pour moi (dans|chez|à) [ce|cette|le|la|l|mon] ${WORKPLACE}, avenir (dans|chez) (ce|cette|le|la|mon) ${WORKPLACE}
# Living somewhere or somehow
vivre (dans (cette ville|ce quartier|cet appart|cet appartement|cet immeuble|cette coloc|les cartons|une valise|
  des cartons|les travaux)|de (réunion en réunion|pâtes|cafés|sandwichs|boulot en boulot)|
  (avec|chez) (mes beaux parents|ma belle mère|mes parents|des colocs|mes colocs)|(dans|entre) deux (valises|
  avions|trains|appartements|aéroports|villes|boulots|gares)|pour le (week end|bureau)|entre les cartons)
# A subject of work, news and fiction
${STRANGER} .. (qu il|qu elle|qui|disant|il|elle) (veut|voulait|ne veut|ne voulait|va|allait|souhaite|
  souhaitait|pensait à|parle de|parlait de) [plus|pas] [se|en|à] (mourir|vivre|finir|tuer|suicider|pendre|jeter|
  supprimer|sauter|disparaître|être)
(détenu|détenue|patient|patiente|résident|résidente) .. a (tenté de|essayé de|voulu|menacé de) (se (pendre|
  suicider|tuer|couper|jeter|mutiler|scarifier)|mettre fin|sauter|mourir)
(infos|radio|télé|journal|documentaire|film|reportage|affaire|actualités) .. (du|d un|d une|de la|un|une|le|la|
  l|sur) ${FAMOUS} [de|du|aux|dans|à] [la|le|l|les] [série|film|roman|infos|journal|livre|opéra|pièce|radio|
  télé] qui [s|se|a|avait] [est|était] (suicidé|suicidée|tué|tuée|pendu|pendue|jeté|jetée|donné|mis|ôté|noyé|
  noyée) [la|fin|du|d|sous|dans] [mort|vie|à|un|le] [ses] [jours|pont|train]
(hamlet|juliette|roméo|ophélie|werther|héroïne|héros|protagoniste|narrateur|narratrice|personnage|bovary|phèdre|
  antigone) (veut|voulait|ne veut|ne voulait|décide de|choisit de|souhaite|préfère|rêve de) [plus] [se] (mourir|
  vivre|tuer|suicider|disparaître|finir|noyer)
(pansé|soigné|recousu|noté|signalé|traité) (les|des|ses) [vieilles] scarifications (du patient|de la patiente|
  (d un|d une|chez un|chez une) [jeune] (patient|patiente|ado|adolescent|adolescente|détenu|détenue|résident|
  résidente))
(formation|cours|atelier|module|protocole|colloque|conférence|article|étude|exposé|webinaire|guide|brochure|
  mémoire|thèse|reportage) (sur|de|contre|autour de) [la|les|l] [prévention de|prévention des|
  prise en charge de|prise en charge des] [la|les|l] (automutilation|automutilations|scarification|
  scarifications|idées suicidaires|crise suicidaire|tentatives de suicide)
(corrigé|corrige|traduit|relu|modéré|modère|modérer|modérons|supervision|écoute|bénévoles|modérateurs) .. [sur|
  aux] [l|la|les] (automutilation|scarification|scarifications|idées suicidaires|crise suicidaire)
# Dying of shame, panic and other people
(cru|pensé|crié|hurlé|persuadé|persuadée|convaincu|convaincue|certain|certaine) (que|qu) (j|on|nous) (allais|
  allait|allions) (mourir|y passer|crever)
(mourir|crever) (célibataire|vieille fille|sur (le tapis|un tapis|le vélo|le stepper)|pour (un|une|ce|cette|des|
  ces) (dossier|rapport|tableau|réunion|planning|client|projet|excel|mail|prime|match|deadline|boîte)), (chef|
  cheffe|client|cliente|voisin|voisine|prof|patron|patronne|gardien|gardienne|responsable|formateur|formatrice|
  collègue|cuistot) (a (voulu|failli)|veut|voulait|voudrait) me tuer, crié qu il allait me tuer
crié qu elle allait me tuer
failli mourir (dans (l|le|la|les) (escalier|escaliers|métro|bus|côte|montée|ascenseur|bouchons|embouteillages)|
  sur (le vélo|le tapis|la piste|les pistes)|à la (salle|gym)|en (montant|courant|riant))
failli mourir (étouffé|étouffée|écrasé|écrasée)
mourir (quand|lorsque) mon (ventre|micro|pantalon|estomac), (plutôt|préfère) crever que [de|d] (chanter|danser|
  refaire|manger|porter|présenter|remettre|relire), (envie|envies|jaloux|jalouse|beau|belle|drôle) à en (crever|
  mourir)
rentrer sous terre
# Rest
disparaître (dans (un|une) (tout inclus|chalet|gîte|cabane|hamac|hôtel|spa|village|roulotte|yourte)|
  jusqu (à lundi|au|en (janvier|mars|avril|mai|juin|juillet|août|septembre))|sous (un plaid|une couverture|
  un oreiller)|
  (quinze|dix|quatre|cinq|huit) jours|une (petite semaine|quinzaine|journée|heure)|deux mois)
# Leave taken of a workplace or a thing
(lettre|lettres|mot|mots|mail|mails|message|messages|carte|cartes|discours|vidéo) d adieu [à|pour|de|des|
  aux] [tous|toutes|chacun de|chaque] [mes|les|la|l|mon|nos|le] [anciens] ${COLLEAGUES}
(adieu|adieux) [à|au|aux] [mes|mon|ma|l|le|la|les|cher|chère|vieille|vieux] [vieux|vieille|vieilles|cher|
  chère] (bottes|dos|badge|open space|bureau|blouse|uniforme|cravate|moquette|cantine|imprimante|photocopieuse|
  tableau noir|charrette|carrelage|pluie|bruxelles|ixelles|
  paris|lyon|périph|rer|open spaces|planning|plannings|heures sup|grasses matinées|régime|soldes|congés|vague|
  vagues|standing)
au revoir à la (concierge|gardienne|cantinière|directrice|boulangère|secrétaire)
dernier jour (de (classe|cours|stage|contrat|chantier|tournage|formation|vacances)|(à|au|chez|dans) [la|le|l|
  cette|ce] (agence|usine|bibliothèque|journal|magasin|collège|école|labo|resto|restaurant|boîte|bureau|service|
  club))
(lettre|lettres) (à|pour|au|aux) (père noël|mon moi|ma future moi|ministre|maire|député|rectorat|propriétaire)
adieu (badge|tourniquet|uniforme|blouse|cravate|open space|pointeuse|tablier|paperasse|heures sup|cantine|
  embouteillages|périph|moquette|charlotte|gants|réunions|tableurs|humidité|cartons)
# Trades, shops, games
corde (et|avec) [le|la|les|un|une|des] (mousqueton|mousquetons|baudrier|harnais|poulie|poulies|casque|crochets|
  pinces|balançoire|piquets|seau), corde (pour|d) (grimper|escalade|la grimpe)
corde (à (linge|sauter)|pour (attacher|accrocher|la|le|les|l|arrimer|tirer) [le|la|les|l] (balançoire|hamac|
  bateau|chien|tente|remorque|linge|vache|chèvre|escalade|âne|barque|galerie|tyrolienne|bâche|sapin))
(lames|lame) (et rasé|pour (le|mon|ma|la) (barbe|scie|parquet|raclette)|de (parquet|terrasse|scie|store|
  rechange)), jouer au pendu
(brûlé|brûlée|coupé|coupée) [le|la|au] (poignet|avant bras|bras|main|doigt|doigts) ((sur|contre) (la|le|une|un|
  l) (friteuse|four|plaque|poêle|casserole|plaques|cuisinière|barbecue|grill|cheminée)|
  en (cuisinant|repassant|soudant|taillant|bricolant|jardinant|débroussaillant))
compté les boîtes (pour l|de (l|la)) (inventaire|commande|livraison), marché jusqu au pont avec (les enfants|le chien)
(vaisseau|perso|avatar|personnage|pigeon|hérisson|cactus|imprimante|aspirateur|robot|écureuil) .. (suicidé|
  suicide|suicidaire|suicider)
(suicidé|suicidée|tué|tuée) (avec|sur|par) (ma|mon) propre (grenade|mine|fusée|roquette|carapace|piège)
# The team
mieux sans moi (au (premier|deuxième|second) rang|en (défense|attaque|salle)|dans les (buts|cages)|comme (chef|
  cheffe|gardien|capitaine|manager|référent|référente)|au (planning|bar|bureau|standard)|à la (réunion|chorale|
  compta)), sans moi (le|la|l) (planning|service|réunion|garde|inventaire|clôture|projet|standard|file|
  compta) [serait|sera|ira|irait|tourne|tournerait], sans moi (pendant (une semaine|quinze jours|deux semaines|
  mes congés)|une semaine|quinze jours|en (réunion|défense))
mieux quand je n y serai plus dans (cette|l) (équipe|boîte)
`;

/**
 * The same frames where they speak of life itself, which "living with" and its like would hide, or
 * of somebody close. Not reviewed by a psychologist.
 */
export const everydayDanger = `
(ne veux plus|veux plus|peux plus|marre de|assez de|lasse de|las de|fatigué/e de|
  épuisé/e de) [continuer à] vivre (comme ça|avec (cette|ce|tant de|toute cette) (douleur|souffrance|vide|honte|
  poids|angoisse)|dans ce (monde|corps))
(soeur|frère|fils|fille|mère|père|ami|amie|mari|femme|compagnon|compagne|copain|copine|cousin|cousine|neveu|
  nièce) (a voulu|voulait|veut) se (tuer|suicider|pendre|supprimer)
`;
