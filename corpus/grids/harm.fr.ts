import type { Grid } from './cells.ts';

/** Hurting one's own body. */
export const harm: Grid = {
  elided: true,
  forms: ['infinitive', 'present', 'past'],
  acts: {
    couper: {
      verb: ['me couper', 'je me coupe', 'je me suis coupée'],
      objects: [
        'les bras',
        'les cuisses',
        'la peau avec une lame',
        'les avant-bras',
        'au cutter exprès',
      ],
    },
    bruler: {
      verb: ['me brûler', 'je me brûle', 'je me suis brûlé'],
      objects: ['avec une cigarette exprès', 'la peau avec un briquet', 'le bras volontairement'],
    },
    griffer: {
      verb: ['me griffer', 'je me griffe', 'je me suis griffée'],
      objects: ["les bras jusqu'au sang", "jusqu'au sang", 'la peau pour sentir quelque chose'],
    },
    frapper: {
      verb: ['me frapper', 'je me frappe', 'je me suis frappé'],
      objects: ['la tête contre le mur', 'exprès', 'les cuisses pour me punir'],
    },
    taper: { verb: ['', 'je me tape', 'je me suis tapé'], objects: ['la tête contre le mur'] },
    mal: {
      verb: ['me faire du mal', 'je me fais du mal', 'je me suis fait du mal'],
      objects: ['', 'exprès', 'à nouveau'],
    },
    scarifier: {
      verb: ['me scarifier', 'je me scarifie', 'je me suis scarifiée'],
      objects: ['', 'dans les toilettes du bureau', 'les cuisses'],
    },
    mutiler: {
      verb: ['me mutiler', 'je me mutile', 'je me suis mutilé'],
      objects: ['', 'le soir'],
    },
    ongles: {
      verb: [
        "m'enfoncer les ongles dans la peau",
        "je m'enfonce les ongles dans la peau",
        'je me suis enfoncé les ongles dans la peau',
      ],
      objects: ["jusqu'au sang", 'pour sentir quelque chose'],
    },
    mordre: {
      verb: ['me mordre', 'je me mords', 'je me suis mordue'],
      objects: ["le bras jusqu'au sang", "jusqu'au sang"],
    },
    lacerer: {
      verb: ['me lacérer', 'je me lacère', 'je me suis lacéré'],
      objects: ['les bras', 'les cuisses avec une lame'],
    },
  },
  frames: {
    infinitive: [
      'je veux',
      'jveux',
      "j'ai envie de",
      'g envie de',
      "j'ai besoin de",
      "j'ai recommencé à",
      "j'arrête pas de",
      'je pense à',
      "j'ai commencé à",
      "j'ai promis de ne plus",
      "j'ai peur de recommencer à",
      'je vais',
    ],
    present: [
      'quand ça déborde',
      'tous les soirs',
      'parfois',
      "quand j'en peux plus",
      "pcq j'en peux plus",
    ],
    past: [
      'hier soir',
      'hier',
      'après la réunion',
      "j'ai rechuté,",
      "j'ai menti,",
      'encore une fois',
    ],
  },
};

/** The writer's own attempt, years ago or last week. */
export const attempts: Grid = {
  elided: true,
  forms: ['past'],
  acts: {
    avale: {
      verb: ["j'ai avalé"],
      objects: [
        'toute une boîte de cachets',
        'toute une boîte',
        'une boîte de somnifères',
        'tous les médicaments de ma mère',
        'trente comprimés',
      ],
    },
    pris: {
      verb: ["j'ai pris"],
      objects: [
        'toute la boîte de somnifères',
        'tous mes cachets en une fois',
        'une poignée de somnifères',
      ],
    },
    essaye: {
      verb: ["j'ai essayé de"],
      objects: [
        'me tuer',
        'me suicider',
        'me pendre',
        "m'ôter la vie",
        'mettre fin à mes jours',
        "sauter d'un pont",
        "m'ouvrir les veines",
      ],
    },
    tente: { verb: ["j'ai tenté de"], objects: ['me tuer', 'me suicider', 'en finir'] },
    voulu: {
      verb: ["j'ai voulu"],
      objects: ['mourir', 'me tuer', 'en finir', 'me jeter sous un train'],
    },
    fait: {
      verb: ["j'ai fait"],
      objects: ['une tentative de suicide', 'une TS', 'deux tentatives'],
    },
    veines: { verb: ['je me suis ouvert'], objects: ['les veines', 'les veines dans le bain'] },
    saute: {
      verb: ["j'ai sauté"],
      objects: ["d'un pont et j'ai survécu", "par la fenêtre et j'ai survécu"],
    },
    reveil: {
      verb: ['je me suis réveillée'],
      objects: [
        "en réanimation après l'overdose",
        "à l'hôpital après ma tentative",
        'en réa après les cachets',
      ],
    },
    lavage: {
      verb: ["on m'a fait un lavage d'estomac"],
      objects: ['après les cachets', "après l'overdose"],
    },
    survecu: { verb: ["j'ai survécu à"], objects: ['ma tentative de suicide', 'une tentative'] },
    failli: {
      verb: ["j'ai failli"],
      objects: ['me suicider', 'me tuer', 'en finir', 'me pendre', 'passer à l’acte'],
    },
  },
  frames: {
    past: [
      'Il y a quatre ans',
      'En 2019',
      'À seize ans',
      "L'hiver dernier",
      'la semaine dernière',
      'Personne au travail ne sait que',
      "Je n'ai jamais dit à personne que",
      'une fois',
      'à la fac',
      'Avant mon arrêt',
    ],
  },
};

/** Somebody close is in danger. */
export const close: Grid = {
  elided: true,
  forms: ['said'],
  acts: {
    veut: {
      verb: ['veut'],
      objects: [
        'se tuer',
        'mourir',
        'en finir',
        'se jeter sous un train',
        'mettre fin à ses jours',
        'se suicider',
        'se pendre',
      ],
    },
    dit: {
      verb: ['dit'],
      objects: [
        "qu'elle ne veut plus vivre",
        "qu'il va se tuer",
        "qu'elle veut mourir",
        "que la vie ne vaut pas la peine d'être vécue",
        "qu'il serait mieux mort",
        "qu'elle va se pendre",
      ],
    },
    essaye: {
      verb: ['a essayé de'],
      objects: [
        'se tuer',
        'se suicider hier soir',
        'se pendre',
        'mettre fin à ses jours',
        "s'ouvrir les veines",
      ],
    },
    avale: {
      verb: ['a avalé'],
      objects: ['une boîte de cachets', 'tous ses médicaments', 'toute une boîte de somnifères'],
    },
    scarifie: { verb: ['se'], objects: ['scarifie', 'mutile', 'coupe les bras'] },
    menace: { verb: ['menace de'], objects: ['se tuer', 'sauter par la fenêtre', 'se suicider'] },
    envoye: {
      verb: ["m'a envoyé"],
      objects: ["un message d'adieu et ne répond plus", "une lettre d'adieu", 'un adieu par texto'],
    },
    parle: { verb: ['parle de'], objects: ['se suicider', 'se tuer', 'mourir', 'suicide'] },
    est: {
      verb: ['est'],
      objects: ['suicidaire', 'sur le toit et veut sauter', 'au bord du pont'],
    },
    tentative: {
      verb: ['a fait'],
      objects: ['une tentative de suicide', 'une TS', 'une overdose volontaire'],
    },
  },
  frames: {
    said: [
      'Mon frère',
      'Ma meilleure amie',
      'Ma mère',
      'ma coloc',
      'Un collègue',
      'Ma fille',
      'mon ex',
      'Mon cousin',
      'Une de mes élèves',
      'Mon mari',
    ],
  },
};

/** What is got ready, and what is said of it. */
export const ready: Grid = {
  elided: true,
  forms: ['done'],
  acts: {
    lettre: {
      verb: ["j'ai écrit"],
      objects: [
        "ma lettre d'adieu",
        "les lettres d'adieu",
        'une lettre pour chacun de mes enfants',
        "le mot d'adieu",
      ],
    },
    laisse: {
      verb: ["j'ai laissé"],
      objects: [
        "une lettre d'adieu dans le tiroir",
        'un mot pour ma femme',
        'des lettres pour tout le monde',
      ],
    },
    cachets: {
      verb: ["j'ai mis de côté"],
      objects: ['assez de cachets', 'tous mes somnifères', 'deux mois de médicaments'],
    },
    garde: {
      verb: ['je garde'],
      objects: ['mes cachets depuis des semaines', 'les somnifères de ma mère de côté'],
    },
    corde: {
      verb: ["j'ai acheté"],
      objects: ['la corde', "une corde et j'ai fait le nœud", 'de quoi me tuer', 'une arme'],
    },
    date: {
      verb: ["j'ai choisi"],
      objects: ['la date pour mourir', 'le pont', 'la nuit pour mourir', "le jour où j'en finis"],
    },
    sais: {
      verb: ['je sais'],
      objects: ['comment je vais faire', 'de quel pont', 'comment me tuer', 'quand je vais mourir'],
    },
    adieu: {
      verb: ["j'ai dit adieu"],
      objects: ['à tout le monde', "à mes enfants sans qu'ils le sachent", 'à la vie'],
    },
    cherche: {
      verb: ["j'ai cherché"],
      objects: [
        'combien de cachets il faut pour mourir',
        'comment mourir sans souffrir',
        'comment faire un nœud coulant',
        'la hauteur du pont',
      ],
    },
    donne: {
      verb: ["j'ai donné"],
      objects: [
        'mon chat, je ne serai plus là',
        'mes affaires parce que je serai morte',
        "mon chien et j'ai écrit les lettres",
      ],
    },
  },
  frames: {
    done: [
      '… et je sais quelle nuit ce sera',
      "… et c'est pour ce soir",
      '… et personne ne se doute de rien',
      '…, après vendredi tout sera fini',
      '…, il me manque juste le courage',
    ],
  },
};

export const sentences: readonly string[] = [
  "il y a quatre ans j'ai avalé toute une boîte",
  "j'ai écrit la lettre et je sais quelle nuit ce sera",
  "j'ai des coupures fraîches sur les bras",
  "j'ai des cicatrices sur les cuisses que personne n'a vues",
  'manches longues pour cacher les coupures',
  "j'ai rechuté avec la lame de la dernière fois",
  'six mois sans, et hier soir je me suis recoupée les bras',
  'les cachets sont comptés dans le tiroir',
  'la corde est dans le coffre de la voiture',
  'je me fais mal quand personne ne regarde',
];
