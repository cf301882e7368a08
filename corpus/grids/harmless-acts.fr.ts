import type { Grid } from './cells.ts';

/** The verbs and nouns of danger at work, in sport, in the kitchen, in figures of speech. */
export const everyday: Grid = {
  elided: true,
  forms: ['infinitive', 'present', 'conditional', 'past'],
  acts: {
    jeter: {
      verb: ['me jeter', 'je me jette', 'je me jetterais', 'je me suis jeté'],
      objects: ['sur le canapé', 'sous la couette', "à l'eau", 'sur le gâteau', 'dans le travail'],
    },
    poubelle: {
      verb: ['jeter', 'je jette', 'je jetterais', "j'ai jeté"],
      objects: ['les vieux papiers', 'un œil au dossier', "l'argent par les fenêtres"],
    },
    sauter: {
      verb: ['sauter', 'je saute', 'je sauterais', "j'ai sauté"],
      objects: [
        'le repas',
        'de joie',
        'dans le premier train',
        'à la corde',
        "du pont à l'élastique",
        'du plongeoir',
      ],
    },
    tuer: {
      verb: ['tuer', 'je tue', 'je tuerais', "j'ai tué"],
      objects: ['le temps', 'les moustiques', 'le processus du serveur'],
    },
    tuerA: {
      verb: ['me tuer', 'je me tue', 'je me tuerais', ''],
      objects: ['à la tâche', 'au travail', 'à leur expliquer'],
    },
    pendre: {
      verb: ['pendre', 'je pends', 'je pendrais', "j'ai pendu"],
      objects: ['le linge', 'la crémaillère'],
    },
    noyer: {
      verb: ['me noyer', 'je me noie', 'je me noierais', ''],
      objects: ["dans un verre d'eau", 'dans les mails'],
    },
    finir: {
      verb: ['en finir', "j'en finis", "j'en finirais", ''],
      objects: [
        'avec ce dossier',
        'avec les travaux',
        'avec la paperasse',
        'une bonne fois pour toutes avec ce rapport',
      ],
    },
    fin: {
      verb: ['mettre fin', 'je mets fin', 'je mettrais fin', "j'ai mis fin"],
      objects: ['à la réunion', 'à mon contrat', "à l'appel"],
    },
    couper: {
      verb: ['couper', 'je coupe', 'je couperais', "j'ai coupé"],
      objects: ['les oignons', 'la parole au chef', 'le chauffage', 'mes cheveux'],
    },
    prendre: {
      verb: ['prendre', 'je prends', 'je prendrais', "j'ai pris"],
      objects: [
        'le train de huit heures',
        'mes médicaments pour la tension',
        'un cachet pour la migraine',
        'les antibiotiques matin et soir',
        'une décision',
        'des vacances',
        'un verre',
      ],
    },
    avaler: {
      verb: ['avaler', "j'avale", "j'avalerais", "j'ai avalé"],
      objects: ['un sandwich', 'la pilule de ce refus', 'mon café'],
    },
    boire: {
      verb: ['boire', 'je bois', 'je boirais', "j'ai bu"],
      objects: ['un café', "plus d'eau", 'une bière'],
    },
    foncer: {
      verb: ['foncer', 'je fonce', 'je foncerais', "j'ai foncé"],
      objects: ['à la gare', 'dans le tas', 'tête baissée dans le projet'],
    },
    quitter: {
      verb: ['quitter', 'je quitte', 'je quitterais', "j'ai quitté"],
      objects: ['cette boîte pour de bon', 'le bureau tôt', 'la réunion', 'Paris'],
    },
    disparaitre: {
      verb: ['disparaître', 'je disparais', 'je disparaîtrais', "j'ai disparu"],
      objects: ['une semaine à la mer', 'tout le week-end sous la couette', 'en vacances'],
    },
    dormir: {
      verb: ['dormir', 'je dors', 'je dormirais', "j'ai dormi"],
      objects: ['dix heures', 'comme un loir', 'chez ma sœur'],
    },
    reveiller: {
      verb: ['ne pas me réveiller', '', '', ''],
      objects: ['à cinq heures', 'avant neuf heures'],
    },
    vivre: {
      verb: ['ne plus vivre', 'je ne vis plus', '', ''],
      objects: ['en colocation', 'à Paris'],
    },
    mourir: {
      verb: ['mourir', 'je meurs', 'je mourrais', ''],
      objects: ['de rire', 'de faim', 'de honte', 'de chaud'],
    },
    gaz: {
      verb: ['ouvrir', "j'ouvre", "j'ouvrirais", "j'ai ouvert"],
      objects: ['le gaz pour le dîner', 'la fenêtre', 'une boutique'],
    },
    planter: {
      verb: ['planter', 'je plante', 'je planterais', "j'ai planté"],
      objects: ['des tomates', 'le serveur', 'la tente'],
    },
  },
  frames: {
    infinitive: [
      'je veux',
      'jveux',
      "j'ai envie de",
      'jai envie de',
      "j'aimerais",
      'je voudrais',
      'je pense à',
      'je vais',
      "j'ai décidé de",
      "j'ai failli",
      "j'ai essayé de",
      'je préfère',
      'il vaudrait mieux',
      'je devrais',
      "j'ai besoin de",
      'chui à deux doigts de',
      'ça me donne envie de',
      "j'hésite à",
      'ma sœur veut',
      'on a dû',
    ],
    present: ['un jour', 'un de ces jours', 'ce soir', 'je te jure que', 'demain', 'parfois'],
    conditional: ["si j'avais le temps", 'si je pouvais'],
    past: ["l'année dernière", 'une fois', 'hier'],
  },
};

/** What only looks like danger. */
export const sentences: readonly string[] = [
  'Ce boulot me tue',
  'Mon chef va me tuer si je ne rends rien',
  'On fonce dans le mur avec ce planning',
  'Le chat a sauté par la fenêtre et il est revenu le soir',
  'Le voleur saute du balcon et court, raconte la voisine du journal',
  'Saut du pont à l’élastique pendant les vacances, incroyable',
  'Je me suis tiré une balle dans le pied avec ce mail',
  'Je meurs de faim, vivement la cantine',
  'Mon téléphone est mort dans le train',
  'Le train avait une heure de retard et le quai était bondé',
  'Javel pour la salle de bain, cachets pour la gorge, pain',
  'Le film raconte une femme qui se jette sous un train, triste mais beau',
  "Je n'ai jamais pensé au suicide",
  "J'ai pris tous mes médicaments comme le médecin l'a dit",
  "J'ai hâte d'en finir avec ce déménagement",
  'Vivement que ce soit fini, cette migration',
  "J'aimerais être à la plage",
  'Je déteste être seule au bureau',
  'Je ne peux pas vivre sans café',
  'Autant dormir, le projet attendra',
  "J'ai rayé la voiture exprès pour éviter le chat",
  'Le sac est tombé sur les rails du métro',
  'Je me suis lancée dans le vide en ouvrant ma boîte, aucun regret',
  'La corde au cou, il se marie samedi',
];
