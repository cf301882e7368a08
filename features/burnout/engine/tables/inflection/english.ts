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
} from './forms.ts';

/** Past tense (and participle, when it differs) of irregular verbs. */
const IRREGULAR: Record<string, string> = {
  feel: 'felt',
  sleep: 'slept',
  lose: 'lost',
  break: 'broke broken',
  fall: 'fell fallen',
  have: 'had',
  get: 'got gotten',
  go: 'went gone',
  make: 'made',
  keep: 'kept',
  hate: 'hated',
  quit: 'quit',
  wake: 'woke woken',
  eat: 'ate eaten',
  think: 'thought',
  find: 'found',
  let: 'let',
  see: 'saw seen',
  burst: 'burst',
  throw: 'threw thrown',
  hurt: 'hurt',
  do: 'did done',
  give: 'gave given',
  run: 'ran',
  become: 'became',
  forget: 'forgot forgotten',
  shake: 'shook',
  hold: 'held',
  weep: 'wept',
  snap: 'snapped',
  sob: 'sobbed',
  dread: 'dreaded',
  say: 'said',
  tell: 'told',
  sing: 'sang',
  sweat: 'sweated',
  leave: 'left',
  blow: 'blew',
  screw: 'screwed',
};

const BE: Form[] = [
  { text: 'am', features: FIRST_PERSON | PRESENT },
  { text: 'is', features: THIRD_PERSON | PRESENT },
  { text: 'are', features: THIRD_PERSON | PRESENT },
  { text: 'was', features: FIRST_PERSON | THIRD_PERSON | IMPERFECT },
  { text: 'were', features: FIRST_PERSON | THIRD_PERSON | IMPERFECT },
  { text: 'been', features: PRETERITE },
  { text: 'being', features: GERUND },
  { text: 'be', features: INFINITIVE },
];

function verb(infinitive: string): Form[] {
  if (infinitive === 'be') return BE;
  const stem = infinitive.replace(/e$/, '');
  const doubled = /(snap|sob|quit|run|get|let|drag|zap)$/.test(infinitive)
    ? infinitive + infinitive.slice(-1)
    : stem;
  const ied = infinitive.replace(/([^aeiou])y$/, '$1i');
  const past = IRREGULAR[infinitive] ?? (ied === infinitive ? `${doubled}ed` : `${ied}ed`);
  const third =
    ied === infinitive
      ? `${infinitive}${/(s|sh|ch|o)$/.test(infinitive) ? 'es' : 's'}`
      : `${ied}es`;
  return [
    { text: infinitive, features: FIRST_PERSON | PRESENT | INFINITIVE },
    { text: third, features: THIRD_PERSON | PRESENT },
    ...past
      .split(' ')
      .map((text): Form => ({ text, features: FIRST_PERSON | THIRD_PERSON | PRETERITE })),
    { text: `${doubled}ing`, features: GERUND },
  ];
}

/** English adjectives do not inflect for gender or number; `a/b` lists spellings. */
function adjective(notation: string): string[] {
  const [base, ending] = notation.split('/') as [string, string];
  return [base, base + ending];
}

export const english: Inflection = { adjective, verb };
