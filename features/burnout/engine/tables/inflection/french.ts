import {
  FIRST_PERSON,
  type Form,
  GERUND,
  IMPERFECT,
  INFINITIVE,
  type Inflection,
  PRESENT,
  PRETERITE,
  THIRD_PERSON,
  UNREAL,
} from './forms.ts';

/** Present first and third person, participle, imperfect stem. */
const IRREGULAR: Record<string, string> = {
  être: 'suis est été ét',
  avoir: 'ai a eu av',
  faire: 'fais fait fait fais',
  aller: 'vais va allé all',
  pouvoir: 'peux peut pu pouv',
  vouloir: 'veux veut voulu voul',
  dormir: 'dors dort dormi dorm',
  sentir: 'sens sent senti sent',
  perdre: 'perds perd perdu perd',
  tenir: 'tiens tient tenu ten',
  savoir: 'sais sait su sav',
  voir: 'vois voit vu voy',
  rire: 'ris rit ri ri',
  sourire: 'souris sourit souri souri',
  sortir: 'sors sort sorti sort',
  dire: 'dis dit dit dis',
  mentir: 'mens ment menti ment',
  devenir: 'deviens devient devenu deven',
  venir: 'viens vient venu ven',
  vivre: 'vis vit vécu viv',
  mettre: 'mets met mis mett',
  jeter: 'jette jette jeté jet',
  reprendre: 'reprends reprend repris repren',
};

function verb(infinitive: string): Form[] {
  const stem = infinitive.replace(/(er|ir|re)$/, '');
  const plain = infinitive.endsWith('ir')
    ? `${stem}is ${stem}it ${stem}i ${stem}iss`
    : `${stem}e ${stem}e ${stem}é ${stem.replace(/g$/, 'ge')}`;
  const columns = (IRREGULAR[infinitive] ?? plain).split(' ') as [string, string, string, string];
  const [first, third, participle, past] = columns;
  const firstReading = FIRST_PERSON | PRESENT | (first === third ? THIRD_PERSON : 0);
  return [
    { text: first, features: firstReading },
    { text: third, features: first === third ? firstReading : THIRD_PERSON | PRESENT },
    { text: `${past}ons`, features: FIRST_PERSON | PRESENT },
    { text: `${past}ent`, features: THIRD_PERSON | PRESENT },
    { text: participle, features: PRETERITE },
    { text: `${participle}e`, features: PRETERITE },
    { text: `${past}ais`, features: FIRST_PERSON | IMPERFECT },
    { text: `${past}ait`, features: THIRD_PERSON | IMPERFECT },
    { text: `${past}aient`, features: THIRD_PERSON | IMPERFECT },
    { text: `${past}ions`, features: FIRST_PERSON | IMPERFECT },
    { text: `${past}ant`, features: GERUND },
    { text: infinitive, features: INFINITIVE },
    { text: `${infinitive.replace(/e$/, '')}ai`, features: FIRST_PERSON | UNREAL },
    { text: `${infinitive.replace(/e$/, '')}ais`, features: FIRST_PERSON | UNREAL },
    { text: `${infinitive.replace(/e$/, '')}ait`, features: THIRD_PERSON | UNREAL },
  ];
}

/** `épuisé/e`, `heureux/se`, `serein/e`, `bon/ne`: genders and numbers. */
function adjective(notation: string): string[] {
  const [base, ending] = notation.split('/') as [string, string];
  if (ending === 's') return [base, `${base}s`];
  const feminine = ending === 'se' || ending === 've' ? base.slice(0, -1) + ending : base + ending;
  return [base, `${base}s`, feminine, `${feminine}s`];
}

export const french: Inflection = { adjective, verb };
