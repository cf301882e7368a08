import type { Grid } from './cells.ts';

/** Accidents, chores and sport with the words of self-harm. */
export const everyday: Grid = {
  elided: true,
  forms: ['infinitive', 'present', 'past'],
  acts: {
    couper: {
      verb: ['couper', 'je coupe', "j'ai coupé"],
      objects: ['le gâteau', 'la pelouse', "l'appel", 'les dépenses encore une fois'],
    },
    cheveux: {
      verb: ['me couper', 'je me coupe', 'je me suis coupé'],
      objects: ['les cheveux', 'les ongles', 'la frange'],
    },
    bruler: {
      verb: ['brûler', 'je brûle', "j'ai brûlé"],
      objects: ['le riz', 'des calories', 'le gâteau'],
    },
    frapper: {
      verb: ['frapper', 'je frappe', "j'ai frappé"],
      objects: ['à la porte', 'dans le sac à la boxe'],
    },
    griffer: {
      verb: ['griffer', 'je griffe', "j'ai griffé"],
      objects: ['la carrosserie', 'le canapé'],
    },
    mordre: {
      verb: ['me ronger', 'je me ronge', 'je me suis rongé'],
      objects: ['les ongles en réunion'],
    },
    avaler: {
      verb: ['avaler', "j'avale", "j'ai avalé"],
      objects: ['toute une boîte de chocolats', 'un café', 'mon déjeuner'],
    },
    entailler: {
      verb: ['entailler', "j'entaille", "j'ai entaillé"],
      objects: ['le pain', 'la planche'],
    },
    taper: {
      verb: ['taper', 'je tape', "j'ai tapé"],
      objects: ['le rapport', 'du pied', 'le code'],
    },
  },
  frames: {
    infinitive: [
      'je veux',
      "j'ai envie de",
      "j'ai besoin de",
      "j'ai recommencé à",
      "j'ai commencé à",
      "j'ai promis de ne plus",
      'je vais',
    ],
    present: ['quand ça déborde', 'tous les soirs', 'parfois'],
    past: ['hier soir', 'hier', 'après la réunion', 'il y a quatre ans'],
  },
};

/** Somebody close, and nothing wrong. */
export const close: Grid = {
  elided: true,
  forms: ['said'],
  acts: {
    veut: {
      verb: ['veut'],
      objects: [
        'tuer le temps en ville',
        'mourir de rire',
        'finir son contrat',
        'jeter ses vieux habits',
        'partir tôt',
        'se couper les cheveux',
      ],
    },
    dit: {
      verb: ['dit'],
      objects: ["qu'il ne veut plus vivre à Paris", "qu'elle va déménager", 'que le stress le tue'],
    },
    pris: {
      verb: ['a pris'],
      objects: ['ses antibiotiques', 'une boîte de chocolats au dessert', 'un jour de congé'],
    },
    envoye: {
      verb: ["m'a envoyé"],
      objects: [
        "une carte de départ de l'équipe",
        'un message pour le dîner',
        'un mot sur le loyer',
      ],
    },
    parle: {
      verb: ['parle de'],
      objects: ['partir en vacances', 'changer de boîte', 'la prévention du suicide en formation'],
    },
    meurt: { verb: ["meurt d'"], objects: ['envie de te voir'] },
  },
  frames: {
    said: [
      'Mon frère',
      'Ma meilleure amie',
      'Ma mère',
      'ma coloc',
      'Un collègue',
      'Une de mes élèves',
    ],
  },
};

/** Things got ready for an ordinary day. */
export const ready: Grid = {
  elided: true,
  forms: ['done'],
  acts: {
    lettre: {
      verb: ["j'ai écrit"],
      objects: [
        'le mot pour la passation',
        'une lettre au propriétaire',
        'le compte rendu',
        "la carte d'anniversaire de mon fils",
      ],
    },
    laisse: {
      verb: ["j'ai laissé"],
      objects: [
        'un mot pour la femme de ménage',
        'les clés à la voisine',
        'le travail à cinq heures',
      ],
    },
    achete: {
      verb: ["j'ai acheté"],
      objects: [
        'une corde pour la balançoire',
        'des pastilles pour la gorge',
        'une corde à sauter',
        'des cachets pour le genou',
      ],
    },
    choisi: {
      verb: ["j'ai choisi"],
      objects: ['la date du mariage', 'le soir de la fête', 'le vin'],
    },
    dit: { verb: ["j'ai dit au revoir"], objects: ['aux stagiaires', 'à mon vieux bureau'] },
    cherche: {
      verb: ["j'ai cherché"],
      objects: ['comment faire un nœud de cravate', 'les horaires du train'],
    },
    donne: { verb: ["j'ai donné"], objects: ['mes vieux habits', 'le canapé', 'deux billets'] },
  },
  frames: { done: ['…', "… et c'est vendredi", '…, enfin', "aujourd'hui …"] },
};

export const sentences: readonly string[] = [
  'Il y a quatre ans je me suis cassé le poignet au ski',
  "j'ai avalé toute une boîte de macarons hier soir, aucun regret",
  'Je me suis coupé le bras avec la tôle en bricolant',
  'Je me suis brûlé le bras avec le four, encore',
  "Le chat m'a griffé les bras jusqu'au sang, quel monstre",
  "C'est à se taper la tête contre les murs, cette procédure",
  'Manches longues parce que le bureau est un frigo',
  "L'infirmière a demandé pour l'automutilation, j'ai dit non, jamais",
  'On a mis de côté trois mois pour le voyage',
  'Ma meilleure amie meurt de rire à chaque fois',
  'je suis restée une heure sur le pont à photographier le lever du soleil',
  "une voiture a failli me renverser ce matin, j'en tremble encore",
  "j'espère que ce n'est pas un cancer, résultats mardi",
  'ma mamie a fait un AVC et je lui ai apporté ses cachets',
  "j'ai vu un homme se jeter dans la rivière pour sauver un chien",
  "j'ai vu un documentaire sur des gens qui ont sauté du pont",
  'je veux prendre toute la semaine',
  "j'ai bu tout le café du bureau",
  "j'ai pris vingt photos du toit pour l'assurance",
  "j'ai essayé d'arrêter le sucre",
  'je me suis coupé le doigt avec le pain',
  'je me suis brûlé le bras avec la plaque du four',
  'je me suis griffé la jambe dans les ronces',
  'je me suis mordu la lèvre en réunion',
  'je me suis cogné la tête contre la porte du coffre',
  'je me suis tapé la tête contre le placard sans faire exprès',
  'mon frère veut quitter sa femme',
  "ma sœur dit qu'elle veut démissionner",
  "j'ai écrit une lettre à chacun de mes clients pour les nouveaux prix",
  "j'ai écrit ma lettre de démission",
  'tout est en ordre pour les impôts',
  "j'ai dit au revoir à tout le monde au pot de départ",
  "j'ai mis de côté tous mes jours de congé pour août",
  "j'ai acheté une corde et des piquets pour la tente",
  'le couteau a glissé, trois points au pouce',
  "j'ai cherché la hauteur de la tour pour la visite",
  "je meurs s'ils repassent cette chanson",
  'je pourrais tuer mon chef',
  'cette échéance va me tuer',
  'je suis allée en voiture au centre par le pont',
  'je veux dormir une semaine entière',
  'je ne veux plus me réveiller à six heures',
  "je me jette dans le lit et je ne bouge plus jusqu'à lundi",
  "je saute dans le bus et j'arrive",
  'je me lance dans la tyrolienne samedi',
  'le chat a sauté du balcon sur le toit',
  "j'ai jeté la plante morte par la fenêtre du rez-de-chaussée dans le compost",
  'la facture de gaz a encore augmenté',
  "j'ai ouvert le gaz et mis l'eau à chauffer",
  "j'en ai fini avec toute la paperasse, enfin",
  'je me tue à leur dire de sauvegarder',
  'je me suis pendue au téléphone toute la soirée',
  'je me noie dans les tableurs',
  'je me suis coupée les cheveux toute seule',
  "j'ai pris toute la boîte de chocolats au bureau",
  'je prends tous mes médicaments le matin avec le café',
  'mon fils a avalé une pièce, direction les urgences',
  'je me balance dans le hamac par la fenêtre ouverte on entend la mer',
  'mon train passe devant le pont et je pense à sauter le petit déjeuner',
];
