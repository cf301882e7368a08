import type { Trait } from '../source.ts';

export const traits: Record<Trait, string> = {
  filler: `
très si trop tellement vraiment assez un peu complètement totalement absolument carrément toujours encore déjà aussi
même super hyper ultra grave plutôt juste seulement bien tout toute tous presque quasi franchement sincèrement peut
être probablement sans doute aujourd hui maintenant actuellement ces temps ci horrible/s terrible/s affreux/se
constant/e énorme/s fort/e profondément extrêmement incroyablement moralement physiquement nerveusement mentalement
en y mon dieu bref enfin hein là de d psychologiquement émotionnellement sérieusement littéralement ben pis genre
méga giga archi bigrement fichtrement sacrément drôlement vachement rudement constamment perpétuellement
quotidiennement visiblement clairement vraiment persistant/e chronique/s intense/s sévère/s aigu/e immense/s
insupportable/s atroce/s foutu/e putain crisse câlisse ostie tabarnak
`,
  person: `
chef/s cheffe cheffes patron/ne directeur directrice responsable/s manager/s collègue/s associé/e mère père maman papa
fils fille frère soeur mari épouse époux femme compagnon compagne conjoint/e copain copine chum blonde ami/e amis amies
oncle tante cousin/e voisin/e client/e patient/e élève/s étudiant/e professeur/s prof/s enfant/s gosse/s bébé stagiaire/s
infirmier infirmière aide soignant/e vendeur vendeuse caissier caissière gens personne grand grands parents gamin/e
monsieur madame dame chien chat chienne famille serveur serveuse chauffeur livreur livreuse cuisinier cuisinière
docteur docteure médecin/s psy psychologue psychiatre thérapeute kiné pharmacien pharmacienne interne/s externe
sage chirurgien chirurgienne résident/e usager usagère allocataire/s parent fonctionnaire/s agent/s conseiller
conseillère députée député maire ministre président présidente inspecteur inspectrice avocat/e ingénieur/e
développeur développeuse technicien technicienne ouvrier ouvrière électricien plombier hôtesse convive/s commensal
passager passagère témoin/s marraine parrain beau-frère belle-mère belle-soeur mamie papi papy grand-mère grand-père
neveu nièce ex veuve veuf orphelin homme hommes garçon garçons bambin ado/s adolescent/e chanteur chanteuse acteur
actrice personnage joueur joueuse entraîneur coach tuteur tutrice locataire/s propriétaire/s gardien gardienne
concierge intérimaire/s apprenti/e vieux mémé pépé
`,
  group: `
équipe groupe classe service boîte entreprise direction syndicat
`,
  determiner: 'autre autres le la les l un une des ce cette ces cet',
  possessive: 'mon ma mes notre nos son sa ses leur leurs ton ta tes votre vos',
  preposition: `
du au aux en dans sur avec pour par sans chez vers contre entre sous à après avant devant jusque`,
  auxiliary: 'ai as a avons avez ont suis es est sommes êtes sont',
  genitive: 'de du des d',
  thirdPronoun: 'il elle ils elles tu vous',
  firstPronoun: 'je j nous on',
  firstObject: 'me m moi',
  copula: `
<être> <avoir> <sentir> <devenir> <rester> <sembler> <paraître> <rentrer> <finir> <tenir> <aller> <sortir> <rendre>
<revenir> <trouver> <arriver> <repartir> <terminer> <lever> <réveiller> <coucher> <ressortir> chu parais parait été
`,
  state: '<sentir> <rester> <sembler> <aller>',
  report: `
<dire> <raconter> <demander> <expliquer> <confier> <penser> <croire> <trouver> <répéter> <affirmer> <avouer>
<répondre> <écrire> <remarquer>
`,
  body: `
tête nuque cou épaule/s dos colonne lombaires lombaire genou genoux jambe/s bras main/s poignet/s estomac ventre bide
poitrine thorax gorge oeil yeux corps pied/s mâchoire mâchoires hanche/s coeur peau visage doigt/s coude/s cheville/s
tempe tempes oreille/s muscles muscle os cerveau esprit dents dent reins cervicales cervicale crâne trapèze trapèzes
mollet/s cuisse/s talon/s orteil/s pouce/s articulations bassin côtes omoplate/s intestins tripes paupière/s sciatique
`,
  thing: `
batterie batteries téléphone téléphones portable portables ordinateur ordinateurs pc serveurs voiture voitures bus train
trains tram métro avion vélo moto scooter camion camionnette fourgon billets stock stocks imprimante photocopieuse
colis valise sac sacs carton cartons pluie temps trafic repas café thé dîner déjeuner système systèmes logiciel film
livre projet projets rapport rapports réunion réunions machine machines lumière lumières ampoule ascenseur pneu pneus
verre verres tasse assiette assiettes chaise chaises table tables porte portes fenêtre écran clavier souris câble
chargeur casque micro caméra frigo four cafetière chaudière radiateur chauffage clim climatisation robinet évier
toilettes mur toit plafond sol immeuble bureau rue route pont rivière mer plage ciel vent plante plantes arbre arbres
jardin fleur fleurs pelouse veste manteau chaussures bottes lettre lettres facture factures formulaire document
documents fichier fichiers dossier dossiers mail mails message messages commande commandes appli application
programme code base données version test tests script montre radio télé chanson musique série jeu partie concert
spectacle vin bière soupe pain riz viande poulet poisson salade tarte gâteau sauce économie marché magasin restaurant
hôtel salle cantine couloir chariot brancard lit lits perfusion grue tracteur moteur frein freins roue roues cartouche
toner encre papier stylo agrafeuse budget connexion internet wifi réseau ligne lignes standard pile piles lampe poubelle
`,
  contrast: 'mais pourtant cependant toutefois sauf quoique',
  coordinator: 'et ou ni',
  impersonal: '',
  still: 'encore toujours pire plus aussi',
  opener: 'parce car que qui quand où puisque lorsque donc comme',
};

export const classes: Record<string, string> = { SITE: traits.body, THING: traits.thing };

export const verbs = `
être avoir faire aller pouvoir vouloir dormir sentir perdre tenir savoir voir rire sourire sortir dire mentir devenir
venir vivre mettre jeter reprendre rester sembler rentrer finir raconter demander expliquer confier travailler manger
pleurer crier commencer porter donner envoyer recevoir fermer gagner acheter payer aimer détester essayer oublier
penser trouver craquer culpabiliser vomir parler marcher jouer aider discuter cuisiner passer quitter arriver tomber
laisser couvrir livrer profiter adorer rigoler chanter supporter gérer prendre croire répondre écrire courir souffrir
ruminer cogiter flipper étouffer couler sombrer exploser rater gâcher foirer échouer
décevoir regretter éviter démissionner terminer réveiller lever coucher bosser trembler saturer
`;

export const notVerbs = `
travaille porte livre marche aide passe ferme aime pense suit fini parle joue mens dit vis mis reste perdu tenu pu
tombe trouve demande stresse rate livres portes marches aides passes mange lève couche courte angoisse panique cours court
couvert souffert pris cru prise crue sens vit éclate crie commence chante laisse arrive profite couru
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
chu chus = je suis
jveux jveu = je veux
jvoudrais = je voudrais
envi = envie
jpeu = je peux
jarrive = je arrive
jdors = je dors
jmange = je mange
jme jm = je me
jpense = je pense
jcache = je cache
jtrouve = je trouve
jpouvais = je pouvais
jvois = je vois
jreste = je reste
jprends = je prends
jsens = je sens
jen = je en
jmen = je me en
men = me en
mourrir mourire mourrire = mourir
suissider = suicider
jy = je y
jfais = je fais
jvais jvai = je vais
jcrois = je crois
jpleure = je pleure
jcraque = je craque
jdeteste = je déteste
jaime = je aime
jadore = je adore
jtiens = je tiens
jdois = je dois
jrate = je rate
jetais = je étais
javais = je avais
g gt = je ai
ct = ce était
cest = ce est
yen = y en
ya = y a
nan nn = non
tt tte = tout
ts = tous
ttes = toutes
tjr toujour = toujours
jms jamé = jamais
qd = quand
qq = quelque
qqch = quelque chose
qqn = quelque un
rdv = rendez vous
tps = temps
tmps = temps
tlm = tout le monde
bcq bcoup = beaucoup
vrmt vraimt = vraiment
ms = mais
ki = qui
koi = quoi
pcq psk pske parceq = parce que
dc donk = donc
pdt = pendant
mm = même
ojd = aujourd hui
2m1 dmain = demain
fatigé = fatigué
creuvée crevee = crevée
angoissee = angoissé
demotive = démotivé
decourager = découragé
taff tafs = travail
boulots = travail
jobine = travail
taffer = travailler
pus = plus

`;
