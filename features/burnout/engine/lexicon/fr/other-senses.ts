/**
 * Wordings that look like a signal and are none: things that break or run out, topics of work,
 * greetings, names. They win over the shorter mentions inside them.
 */
export const otherSenses = `
(c|ce) est (fini|terminé|du passé|derrière moi) [tout ça|tout cela|maintenant|cette époque]
pas sans (énergie|force|forces|motivation|espoir|joie|courage|envie|ressources)
# Choses qui se vident, cassent, pèsent ou sont légères
$THING [de|du|des|est|sont|était|étaient|a|ont|encore|déjà|complètement|presque|très|trop|plutôt|
  assez|bien|aussi|qui|tout|toute|vraiment] [est|sont|a|été|de nouveau|encore|très|trop|
  complètement|presque] (mort/e|à plat|crevé/e|cassé/e|hs|planté/e|lâché|grillé/e|épuisé/e|vidé/e|
  vide/s|fatigué/e|claqué/e|cramé/e|brûlé/e|cuit/e|usé/e|lourd/e|léger/s|légère/s|bloqué/e|
  saturé/e|surchargé/e|débordé/e|en panne|en vrac|en miettes|en morceaux|explosé/e|foutu/e|
  détraqué/e|détruit/e|triste/s|calme/s|tranquille/s|nul/le|inutile/s|mauvais/e|pourri/e|génial/e|
  super|parfait/e|magnifique/s|excellent/e|bon/ne|réussi/e|raté/e|stressé/e|tendu/e|déconnecté/e|
  distant/e|absent/e|isolé/e|froid/e|gelé/e|agréable/s|content/e|heureux/se|rechargé/e|libéré/e|
  ridicule/s|stupide/s|insupportable/s|fichu/e|en feu|au bout du rouleau|à bout|ko|gonflé/e|
  fatigante/s|fatigant/s|joyeux/se|chouette|horrible/s|affreux/se|perdu/e|débranché/e|
  dans le rouge|à sec|vanné/e)
pneu crevé, j ai crevé (en vélo|un pneu|en voiture|sur), crevé (un pneu|en vélo|le ballon)
(stock|stocks|article|livre|billets|édition|places|budget|crédits|ressources|cartouche|
  cartouches) [est|sont|déjà] épuisé/e
épuisement (des stocks|des droits|des ressources|du stock|professionnel affiche)
(repas|sac|bagage|dîner|déjeuner|pas|vent|colis|goûter|retard|haussement|accent|bruit|opéra|
  vêtements|vestes) (léger|légers)
(pluie|brise|couche|veste|baisse|hausse|collation|soupe|tenue|tape|valise|entrée) légère
petit déjeuner léger, à la légère
(pluie|forte|fortes|eau|carton|cartons|valise|sac|porte|industrie|charge du camion) (lourd/e|
  lourdes|pluie|pluies)
temps lourd, poids lourd, poids lourds
(vidé|vider|vide|vidé/e) (la|le|les|mon|ma|mes|un|une|l|deux) (poubelle|lave vaisselle|camion|
  caisse|boîte|sac|boîte mail|placard|réservoir|sacs|bassin|frigo|cave|tasse|pièce|seau|coffre|
  chariot|appartement)
vide grenier, vide ordures, sous vide
(bouteille|salle|rue|bureau|boîte|frigo|verre|classe|train|case|cases|tasse|magasin|réservoir|
  page|rayon|chambre|chambres|siège) vide/s
à vide
(cassé|casser|casse) (un|une|la|le|les|mon|ma|deux|des) (verre|assiette|tasse|fenêtre|vitre|
  lunettes|oeufs|vase|noix|clé|bras en 2010|figure|croûte|prix|route)
casse croûte
(brûlé|brûler) (le|la|un|les) (gâteau|pain|rôti|riz|tarte|calories|feu rouge|sauce|étapes|feux)
crème brûlée, (cuit|cuits|cuite) (à|au|les|trop|vapeur), pommes cuites
mort (du|de la|d un|de mon|de ma), nature morte, feuilles mortes
(feuille|peau|saison|heures|heure|langue|mer|eau|angle) (morte|mortes|mort), temps mort
angle mort, point mort, batterie à plat, (fer|talons|assiette|eau|télé|pays|ventre) plat/e
mettre à plat, mise à plat, remis à plat, remettre à plat, remise à plat, à plat ventre
(coupure|panne|facture|compteur|fournisseur|prix|économie|économies|consommation|secteur|chèque|
  transition|dépense|source|boisson|efficacité|bilan) (d|de|du|énergétique) [l] (énergie|
  énergétique|électricité)
énergies renouvelables, énergie (solaire|renouvelable|nucléaire|éolienne|verte)
boisson énergisante, force de vente, force majeure, forces de l ordre
(tension|pression) (artérielle|du pneu|des pneus|atmosphérique|électrique|superficielle|de l eau|
  fiscale|du câble|dramatique|narrative)
haute tension, basse tension
(prends|pris|prise|prendre|contrôle|mesure|mesuré) (de|la|sa|leur|de la|les) [la|sa] (tension|
  tensions|pression)
groupe de pression, cocotte minute
(crise|crises) (de 1929|économique|financière|du logement|sanitaire|énergétique|politique|de foie|
  cardiaque d un)
grande dépression
dépression (tropicale|atmosphérique|des années|sur l atlantique|économique|arrive par l ouest)
(bébé|enfant|gamin|petit|petite|élève|nourrisson) [qui|a|est|en|tout] (pleure|pleurait|pleuré|
  en pleurs|en larmes|crie|hurlait|hurle)
saule pleureur, (oignon|oignons) .. (pleurer|pleure), page blanche du carnet, chou blanc
système nerveux, nerf (sciatique|de la guerre), grippe nerveuse
(classe|chat|chien|cheval|élève|élèves) (agité/e|agités|nerveux|nerveuse), mer agitée
mains libres, libre service, (temps|jour|entrée|place|poste|wifi|accès|chambre) libre/s
chute libre
# Sujets et choses du travail
(conférence|article|livre|cours|atelier|formation|podcast|campagne|affiche|séminaire|étude|exposé|
  réunion|vidéo|film|documentaire|dossier|enquête|reportage|brochure|dépliant|colloque|webinaire|
  module|chapitre|rapport|questionnaire|sondage|mémoire|thèse|dissertation|émission|intervention|
  débat|sensibilisation|journée|fiche|guide|protocole|diapos|texte|chanson|roman|pièce|test|
  programme|plan|séance|groupe|charte|prévention|numéro|conseils|astuces|présentation|note|mail|
  loi|projet|congrès|revue|leçon) .. (sur|contre|de|pour|prévenir|gérer|éviter|
  prévention) [de] [le|la|l|les] (burn out|burnout|stress|anxiété|dépression|épuisement|sommeil|
  insomnie|bonheur|gratitude|motivation|fatigue|douleur|culpabilité|ennui|souffrance|solitude|
  tristesse|migraine|migraines|colère|syndrome de imposteur|charge mentale|troubles musculo|
  troubles du sommeil|crise de|deuil|honte|échec scolaire|panique|angoisse|joie|fierté|
  estime de soi|frustration)
(prévention|gestion|lutte|niveau|niveaux|taux|risque|risques|test|échelle|facteurs|cas|symptômes|
  traitement|unité|consultation|plan|cellule|journée|évaluation|prise en charge|centre|
  clinique) (de|du|des|d|contre|anti) [le|la|l] (burn out|burnout|stress|anxiété|dépression|
  épuisement|sommeil|insomnie|douleur|fatigue|douleurs|migraine|souffrance)
balle anti stress, test (de résistance|d effort), stress (hydrique|test|thermique)
(parlé|parlait|parle|parlent|discuté|lu|étudié|entendu|écouté|traité|débattu|traitait|
  échangé) [aussi|longuement|beaucoup|ensemble|un article|en classe] (de|du|sur|d) [le|la|
  l] (burn out|burnout|stress|dépression|anxiété|insomnie|épuisement professionnel|fatigue|
  charge mentale|bonheur|gratitude|crise de 1929|migraine)
(patient|patiente|patients|cliente|client|dame|monsieur|élève|cas|femme|homme|lit|chambre|
  urgences|admission|résident|résidente|enfant|appel|usager|usagère) [est|a|de|qui|arrivé|arrivée|
  venu|venue|admis|admise|hospitalisé|vient|deux|trois|quatre|hospitalisée] (avec|pour|de) [un|
  une|des|de] [fortes|forte] (douleur|douleurs|anxiété|dépression|attaque|vertiges|vomissements|
  fièvre|migraine|palpitations|insomnie|nausées|tachycardie|crise|malaise|angoisse|burn out|
  tentative|mal) [thoracique|de|de panique|d angoisse|dos|ventre|thoraciques]
en arrêt (pour|à cause) [d un|de] (burn out|burnout|dépression|lumbago|maladie|maternité|grippe)
(faute|fautes) (de|d) (frappe|orthographe|temps|mieux|grammaire|goût|moyens|accord|personnel)
(pas|n est pas|c est pas|était pas) (de|) ma faute
(ce n est|c est|ce n était|c était) pas (de|) ma faute, sans faute
(faute|erreur) (du|de la|des|d un|de son|de leur) (système|fournisseur|banque|logiciel|
  informatique|livreur|client|direction|chef|train|transporteur|serveur)
plaidé coupable, (présumé|reconnu|déclaré|non) coupable
(fraude|fraudes) (fiscale|fiscales|bancaire|bancaires|à la carte|aux prestations|sociale|sociales|
  électorale)
escroc au téléphone
(échec|échecs) (scolaire|scolaires|du projet|de la livraison|critique|et mat|de connexion|
  d authentification|du test|de paiement|du déploiement)
jeu d échecs, partie d échecs, club d échecs, tournoi d échecs, jouer aux échecs, joué aux échecs
# Formules et autres sens
joyeux (noël|anniversaire), joyeuses (fêtes|pâques)
heureux (événement|anniversaire|gagnant|propriétaire)
bonne (année|idée|journée à|chance|nuit à|soirée à|question|nouvelle année|route|réunion|
  continuation|réception|lecture|réponse|adresse|pratique|pratiques|taille|humeur des|note|santé|
  semaine à|fête|appétit|volonté|conduite|journée et|journée cordialement)
bon (courage|appétit|voyage|week end à|anniversaire|marché|prix|de commande|de livraison|d achat|
  plan|point|état|sens|fonctionnement|débarras|sang|rétablissement|entendeur)
belle (soeur|mère|famille|fille|au bois|lurette|affaire), beau (père|frère|temps|fixe)
beaux parents, beaux arts, super (u|marché|héros|calculateur|utilisateur|glue|loto)
parfait (amour|pour|état|imparfait), excellent rapport qualité, chanson triste, film triste
histoire triste, fin triste, livre triste, triste (nouvelle|sire|sort)
(film|café|repas|livre|série|gâteau|soupe|dîner|rapport|projet|concert|plat|vin|resto|thé|tarte|
  pizza|match|spectacle|roman|musique|pain|raclette|couscous|poutine|bière|moules|frites) [est|
  était|a été|étaient] [très|trop|vraiment|super|assez|plutôt|un peu|bien] (bon/ne|génial/e|
  triste/s|super|parfait/e|magnifique/s|nul/le|raté/e|réussi/e|excellent/e|délicieux|délicieuse|
  ennuyeux|horrible|chouette|mauvais/e|bien|sympa|top)
(mort|morte|morts|mortes|mourir|meurs|meurt) (de|d) (faim|froid|chaud|soif|peur|honte|trouille|
  jalousie|ennui|envie|curiosité)
crève (la faim|de faim|de chaud|de froid|de soif)
(aucune|pas|sans|ni) envie de (mourir|me tuer|en finir)
[me|m] suis [encore|re] (brûlé/e|coupé/e|cogné/e|tapé/e|cassé/e) [exprès|la|le|les|au|aux|en|avec]
merci beaucoup, tant (mieux|pis), de mieux en mieux la, nul besoin, nulle part, match nul
en forme de, mise en forme, mise en page, remise en forme, plus en forme de
(bureau|rue|quartier|coin|secteur|mer|temps|eau|nuit|hôtel|plage|rayon) (calme|tranquille)
quartier calme, rue calme
(restons|reste|rester|gardons|garde|garder) (calme|son calme|notre calme|le calme)
laisse (moi|le) tranquille, laisser tranquille, sois tranquille, calme toi, calmez vous
fatigue des matériaux, machine à (café|laver|écrire|coudre|pain|sous)
une machine (à|outil|virtuelle), machines à
robot (cuiseur|aspirateur|de cuisine|de piscine|mixeur|conversationnel|chirurgical)
robots (industriels|aspirateurs), robotique
pilote automatique (du|de l|de la) (avion|voiture|bateau)
boîte (automatique|de vitesse|aux lettres|vocale|mail|de réception|à outils|à idées|de nuit)
distributeur automatique, porte automatique, réponse automatique, rire jaune
(numéro|numéros) (de|d|un|gratuit|vert|inconnu|masqué|privé|deux|trois|du client|client|surtaxé|
  composé|vert|à rappeler)
un numéro (de|gratuit|à|inconnu|vert), (le|un) (prix|tarif|salaire|seuil|délai) minimum
minimum (deux|trois|cinq|requis|légal|vital), revenu minimum
plus de (pain|lait|café|place|papier|encre|beurre|train|bus|sucre|toner|stock|gel|gants|masques|
  tickets|monnaie|bière|vin|frites|réseau|wifi|connexion|courant|électricité|eau|gaz|essence dans|
  chauffage|détails|renseignements|précisions|monde|choix|la moitié|cent|vingt|trente|dix|deux|
  trois)
(réussi|réussir) à (ouvrir|réparer|trouver|joindre|garer|imprimer|me connecter|scanner|avoir le|
  entrer)
réussi l examen du permis, enchanté/e [de] [faire|madame|monsieur], ravi/e de (vous|te|faire)
content/e de soi, (peine|coûte|soupe|pluie|salle|place|entreprise|ligne|assiette|équipe) vide
léger retard, (parler|pleurer|paradis|honte|bonheur) aux autres
(la paix|bonheur|félicité|joie|espérance|prospérité|constance|aimée|blanche) (de la paie|
  de la compta|a appelé|du standard|m a dit|de la rh|est venue|est passée|est le nom|rue|au maroc|
  en ukraine|dans le monde)
(rue|place|salle|avenue|hôtel|accord|accords|traité|processus|école|nobel|prix nobel) de la paix
accord de paix, foutez moi la paix, fiche moi la paix
(dépassé|dépasser|dépasse) (le|la|les|un|une|mon|sa|de) (délai|budget|camion|vitesse|voiture|
  horaire|temps|tracteur|limite de vitesse|date|quota|seuil)
date (dépassée|limite), délai dépassé
(explosé|exploser|explose) (le|la|les|un|de|mon) (budget|record|forfait|rire|ballon|compteurs|
  score|prix)
ballon explosé, éclaté (de rire|un ballon|un pneu), pété (de rire|la forme|le score|un fusible)
(craqué|craquer|craque) (pour|sur|devant|sous la dent|un code|le mot de passe|mon slip)
pain craquant
(déconnecté|déconnecter|déconnectée) (du vpn|du serveur|de session|du réseau|automatiquement)
mal (garé|rangé|réglé|écrit|imprimé|vu|compris|payé|fermé|cuit|placé|coiffé|de mer|du pays|élevé)
pas mal (de|du|d|pour), (du|un) mal fou à (trouver|garer|joindre|ouvrir)
honte à (eux|lui|vous|toi), quelle honte pour (le|la) (pays|club|équipe), faire honte à la france
peine (perdue|de prison|de mort|capitale)
à peine (arrivé|arrivée|sorti|sortie|entré|assis|commencé|le temps|dix|vingt|une)
(suis|me suis) (refait|refaite) (du|de|la|le|un|une|des|mal)
`;
