import type { GridFile } from './reading.ts';
import { crossed } from './topic.ts';

/** Sounds like danger and speaks of a task, a trade, a farewell at work, a patient, the news. */
export const harmless: GridFile = {
  stuck: crossed(
    ["Je ne vois pas d'issue à", 'Aucune issue pour', 'je ne trouve aucune issue à'],
    ['ce tableur', 'ce dossier', 'ce maudit chantier', 'cette réunion', 'ce fichu contrat'],
  ),
  future: crossed(
    ["Je ne vois pas d'avenir pour moi dans", "il n'y a pas d'avenir pour moi dans"],
    ['ce service', 'cette boîte', 'cette équipe', 'ce métier'],
  ),
  living: crossed(
    ['Je ne veux plus vivre', "j'en ai marre de vivre", 'Je suis fatiguée de vivre'],
    ['dans cette ville', 'dans les cartons', 'chez mes beaux-parents', 'de réunion en réunion'],
  ),
  patients: crossed(
    ["Un patient m'a confié", "la résidente m'a dit", 'Un détenu répète'],
    ["qu'il voulait mourir", "qu'elle voulait se tuer", "qu'il veut en finir"],
    ["et j'ai alerté le médecin", "et j'ai suivi le protocole"],
  ),
  news: crossed(
    ["Aux infos, encore l'affaire du", "La radio a parlé d'un"],
    ['chanteur', 'footballeur', 'poète'],
    ["qui s'est suicidé", "qui s'est pendu", "qui s'est donné la mort"],
  ),
  subject: crossed(
    ["J'ai animé une formation sur", 'long colloque sur', "j'ai écrit un article sur"],
    ['le suicide', 'la prévention du suicide', "l'automutilation", 'la crise suicidaire'],
  ),
  stage: crossed(
    ['Juliette', "au dernier acte l'héroïne", 'le narrateur'],
    ['veut mourir', 'ne veut plus vivre', 'décide de se tuer'],
  ),
  panic: crossed(
    ["Dans l'ascenseur j'ai cru", "dans l'avion j'étais persuadée", "j'ai hurlé"],
    ["que j'allais mourir", "que j'allais y passer"],
  ),
  rest: crossed(
    ['Je voudrais disparaître', "j'ai envie de disparaître", 'envie de disparaître'],
    ['deux semaines', 'dans un chalet', 'sous un plaid', "jusqu'à lundi", 'une petite semaine'],
  ),
  farewells: [
    ...crossed(
      ["J'ai écrit une lettre d'adieu à", "envoyé un mail d'adieu à", "un mot d'adieu pour"],
      ['mes élèves', 'tous mes collègues', "l'équipe", 'mes clients'],
    ),
    'Adieu Ixelles, adieu la pluie',
    ...crossed(['Adieu badge,', 'adieu cravate,'], ['adieu tourniquet', 'adieu open space']),
    'Dernier jour de stage, dit au revoir à la concierge',
  ],
  things: [
    ...crossed(
      ['Acheté une corde', "j'ai acheté de la corde"],
      ['pour la balançoire', 'pour attacher le bateau', 'à linge', 'pour le hamac'],
    ),
    ...crossed(
      ['Je me suis brûlé le bras', 'je me suis brûlée la main'],
      ['sur la friteuse', 'en cuisinant', 'contre le four', 'en soudant'],
    ),
    "L'imprimante s'est suicidée",
    'Je me suis tué avec ma propre grenade',
  ],
  shame: [
    'Je voulais rentrer sous terre',
    'Plutôt crever que chanter au repas de Noël',
    'Je vais pas mourir pour un dossier',
  ],
  killers: crossed(
    ['La cheffe', 'mon voisin', 'Le client'],
    ["a voulu me tuer parce que j'ai oublié la clé", 'va me tuer', 'veut me tuer'],
  ),
  team: crossed(
    ['Ils sont mieux sans moi', "l'équipe sera mieux sans moi"],
    ['comme capitaine', 'dans les buts', 'une semaine'],
  ),
};

/** The same frames where they speak of a life; and a second sentence that does, after a harmless one. */
export const danger: GridFile = {
  stuck: crossed(
    ["Je ne vois pas d'issue", 'Aucune issue', 'je ne trouve plus aucune issue'],
    ['pour moi', 'à ma souffrance', 'à ma vie', 'à part mourir', ''],
  ),
  living: crossed(
    ['Je ne veux plus vivre', "j'en ai marre de vivre", 'Je suis fatiguée de vivre'],
    ['', 'comme ça', 'dans ce monde', 'avec cette douleur'],
  ),
  close: crossed(
    ["Mon frère m'a dit", "ma meilleure amie m'a confié", 'Ma fille répète'],
    ["qu'il voulait mourir", "qu'elle ne veut plus vivre", "qu'il veut en finir"],
  ),
  own: crossed(
    ['Après ma garde', 'après la formation sur le suicide', 'comme Juliette'],
    ["j'ai voulu mourir", 'je ne veux plus vivre', 'je veux me tuer'],
  ),
  rest: crossed(
    ['Je voudrais disparaître', "j'ai envie de disparaître", 'envie de disparaître'],
    ['pour toujours', 'de ce monde', 'et ne jamais revenir'],
  ),
  farewells: [
    ...crossed(
      [
        "J'ai écrit une lettre d'adieu à",
        "écrit un mot d'adieu pour",
        "laissé une lettre d'adieu à",
      ],
      ['mes enfants', 'ma mère', 'mon mari', "tous ceux que j'aime"],
    ),
    "J'ai fait mes adieux à tout le monde et je suis en paix",
  ],
  things: crossed(
    ['Acheté une corde', "j'ai acheté la corde"],
    ['', "et j'ai écrit à mes enfants", 'pour me pendre', 'et je sais où'],
  ),
  burns: crossed(
    ['Je me suis brûlé le bras', 'je me suis brûlée la cuisse'],
    ['exprès', 'avec un briquet pour sentir quelque chose', 'avec le fer exprès'],
  ),
  shame: crossed(['Plutôt crever que'], ['de vivre comme ça', 'continuer cette vie']),
  team: crossed(
    ['Ils sont mieux sans moi', 'tout le monde serait mieux sans moi'],
    ['', 'comme mère', 'sur cette terre', 'quand je ne serai plus là'],
  ),
  killers: crossed(['Ma sœur', 'Hier mon fils'], ['a voulu se tuer', 'a essayé de se tuer']),
  leave: crossed(['Adieu maman,', 'adieu mes enfants,'], ['adieu papa', 'adieu la vie']),
  second: crossed(
    [
      "Je ne vois pas d'issue à ce tableur.",
      "Un patient m'a confié qu'il voulait mourir.",
      "J'ai animé une formation sur le suicide.",
      "Envoyé un mail d'adieu à mes collègues.",
      'Je voudrais disparaître deux semaines.',
      'Acheté une corde pour la balançoire.',
    ],
    ['Moi aussi je veux mourir', 'Je ne veux plus vivre', 'Ce soir je me tue'],
  ),
};
