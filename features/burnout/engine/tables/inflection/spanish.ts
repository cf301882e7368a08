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

/** First and third person of the present, preterite first and third, where they are irregular. */
const IRREGULAR: Record<string, string> = {
  ser: 'soy es fui fue',
  estar: 'estoy está estuve estuvo',
  ir: 'voy va fui fue',
  tener: 'tengo tiene tuve tuvo',
  hacer: 'hago hace hice hizo',
  decir: 'digo dice dije dijo',
  poder: 'puedo puede pude pudo',
  querer: 'quiero quiere quise quiso',
  dar: 'doy da di dio',
  saber: 'sé sabe supe supo',
  ver: 'veo ve vi vio',
  venir: 'vengo viene vine vino',
  valer: 'valgo vale valí valió',
  traer: 'traigo trae traje trajo',
  poner: 'pongo pone puse puso',
  andar: 'ando anda anduve anduvo',
  oír: 'oigo oye oí oyó',
  reír: 'río ríe reí rió',
  sonreír: 'sonrío sonríe sonreí sonrió',
  caer: 'caigo cae caí cayó',
  creer: 'creo cree creí creyó',
  leer: 'leo lee leí leyó',
  huir: 'huyo huye huí huyó',
  salir: 'salgo sale salí salió',
  haber: 'he ha hube hubo',
  conducir: 'conduzco conduce conduje condujo',
  aborrecer: 'aborrezco aborrece aborrecí aborreció',
  amanecer: 'amanezco amanece amanecí amaneció',
  parecer: 'parezco parece parecí pareció',
  permanecer: 'permanezco permanece permanecí permaneció',
  enloquecer: 'enloquezco enloquece enloquecí enloqueció',
  aislar: 'aíslo aísla aislé aisló',
  continuar: 'continúo continúa continué continuó',
};

/** Verbs whose last stem vowel changes where it is stressed. */
const STEM_CHANGES: Record<string, string> = {
  dormir: 'uer',
  sentir: 'ien',
  perder: 'ier',
  despertar: 'ier',
  temblar: 'iem',
  doler: 'uel',
  soñar: 'ueñ',
  encontrar: 'uen',
  divertir: 'ier',
  mentir: 'ien',
  arrepentir: 'ien',
  morir: 'uer',
  contar: 'uen',
  recordar: 'uer',
  volver: 'uel',
  cerrar: 'ier',
  empezar: 'iez',
  pensar: 'ien',
  entender: 'ien',
  jugar: 'ueg',
  quebrar: 'ieb',
  avergonzar: 'uenz',
  esforzar: 'uerz',
  acostar: 'ues',
};

/** Verbs in -ir whose e turns into i. */
const CLOSED = ['seguir', 'conseguir', 'pedir', 'servir', 'repetir', 'elegir', 'despedir', 'reñir'];

function stressed(infinitive: string): string {
  const stem = infinitive.slice(0, -2);
  const change = STEM_CHANGES[infinitive];
  if (change === undefined) {
    return CLOSED.includes(infinitive) ? stem.replace(/e([^e]+)$/, 'i$1') : stem;
  }
  return change.startsWith('u')
    ? stem.replace(/[ou]([^aeiou]+)$/, 'ue$1')
    : stem.replace(/e([^aeiou]+)$/, 'ie$1');
}

/** "saqué", "pagué", "empecé": the spelling before e. */
function softened(stem: string): string {
  return stem.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/z$/, 'c');
}

function columnsOf(infinitive: string): [string, string, string, string] {
  const known = IRREGULAR[infinitive];
  if (known !== undefined) return known.split(' ') as [string, string, string, string];
  const stem = infinitive.slice(0, -2);
  const isAr = infinitive.endsWith('ar');
  const open = stressed(infinitive);
  const first = /(seguir|conseguir)$/.test(infinitive) ? open.replace(/u$/, '') : open;
  const past = /ir$/.test(infinitive) ? closedStem(infinitive) : stem;
  return [
    `${first}o`,
    `${open}${isAr ? 'a' : 'e'}`,
    `${isAr ? softened(stem) : stem}${isAr ? 'é' : 'í'}`,
    `${past}${isAr ? 'ó' : 'ió'}`,
  ];
}

/** "durmió", "sintió", "siguió": the stem of verbs in -ir outside the stress. */
function closedStem(infinitive: string): string {
  const stem = infinitive.slice(0, -2);
  const change = STEM_CHANGES[infinitive];
  if (change?.startsWith('u')) return stem.replace(/o([^o]+)$/, 'u$1');
  if (change?.startsWith('i') || CLOSED.includes(infinitive)) {
    return stem.replace(/e([^e]+)$/, 'i$1');
  }
  return stem;
}

function gerundOf(infinitive: string): string {
  if (infinitive === 'ir') return 'yendo';
  if (infinitive === 'poder') return 'pudiendo';
  if (infinitive === 'venir') return 'viniendo';
  if (infinitive === 'decir') return 'diciendo';
  if (infinitive === 'reír' || infinitive === 'sonreír') return infinitive.replace('eír', 'iendo');
  const stem = infinitive.slice(0, -2);
  if (infinitive.endsWith('ar')) return `${stem}ando`;
  if (/[aeo]$/.test(stem) || /[^gq]u$/.test(stem)) return `${stem}yendo`;
  return `${infinitive.endsWith('ir') ? closedStem(infinitive) : stem}iendo`;
}

const PARTICIPLES: Record<string, string> = {
  hacer: 'hecho',
  decir: 'dicho',
  ver: 'visto',
  poner: 'puesto',
  volver: 'vuelto',
  romper: 'roto',
  morir: 'muerto',
  escribir: 'escrito',
  abrir: 'abierto',
};

function participleOf(infinitive: string): string {
  const stem = infinitive.slice(0, -2);
  return PARTICIPLES[infinitive] ?? stem + (infinitive.endsWith('ar') ? 'ado' : 'ido');
}

/** Forms of "ser" and "ir", which follow no rule. */
const OWN_FORMS: Record<string, Record<string, string>> = {
  ser: { we: 'somos', they: 'son', you: 'eres', vos: 'sos', imperfect: 'era', subjunctive: 'sea' },
  ir: { we: 'vamos', they: 'van', you: 'vas', vos: 'vas', imperfect: 'iba', subjunctive: 'vaya' },
  ver: { imperfect: 'veía' },
  haber: { we: 'hemos', subjunctive: 'haya' },
  estar: { subjunctive: 'esté' },
  dar: { subjunctive: 'dé' },
  saber: { subjunctive: 'sepa' },
};

const FUTURES: Record<string, string> = {
  tener: 'tendr',
  venir: 'vendr',
  poner: 'pondr',
  salir: 'saldr',
  poder: 'podr',
  hacer: 'har',
  decir: 'dir',
  querer: 'querr',
  saber: 'sabr',
  haber: 'habr',
};

/** Stem of "tuvieron", "durmieron", "lloraron": what the past plurals and subjunctives grow from. */
function pastPlural(infinitive: string, pastFirst: string, pastThird: string): string {
  if (infinitive === 'ser' || infinitive === 'ir') return 'fue';
  if (pastThird.endsWith('yó')) return pastThird.replace(/ó$/, 'e');
  if (infinitive.endsWith('ar') && !(infinitive in IRREGULAR && /o$/.test(pastThird))) {
    return infinitive === 'dar' ? 'die' : `${infinitive.slice(0, -1)}`.replace(/r$/, '');
  }
  const irregular = /[^ió]o$/.test(pastThird);
  const stem = irregular ? pastFirst.replace(/e$/, '') : pastThird.replace(/i[oó]$/, '');
  return stem.endsWith('j') ? `${stem}e` : `${stem}ie`;
}

function verb(infinitive: string): Form[] {
  const stem = infinitive.slice(0, -2);
  const ending = infinitive.slice(-2).replace('í', 'i');
  const own = OWN_FORMS[infinitive] ?? {};
  const [first, third, pastFirst, pastThird] = columnsOf(infinitive);
  const past = pastPlural(infinitive, pastFirst, pastThird);
  const imperfect = own.imperfect ?? stem + (ending === 'ar' ? 'aba' : 'ía');
  const gerund = gerundOf(infinitive);
  const future = FUTURES[infinitive] ?? infinitive.replace('í', 'i');
  const open = first.replace(/(oy|o)$/, '');
  const wished = own.subjunctive ?? (ending === 'ar' ? `${softened(open)}e` : `${open}a`);
  const me = FIRST_PERSON;
  const other = THIRD_PERSON;
  const table: [features: number, ...texts: string[]][] = [
    [me | PRESENT, first],
    // "duermes", "dormís": somebody spoken to is not the writer.
    [other | PRESENT, third, own.they ?? `${third}n`, own.you ?? `${third}s`],
    [other | PRESENT, own.vos ?? `${stem}${{ ar: 'á', er: 'é', ir: 'í' }[ending]}s`],
    [me | PRESENT | PRETERITE, own.we ?? `${stem}${ending[0]}mos`],
    [
      me | PRETERITE,
      pastFirst,
      `${past.replace(/(ie|e|a)$/, '')}${ending === 'ar' && past.endsWith('a') ? 'amos' : 'imos'}`,
    ],
    [other | PRETERITE, pastThird, `${past}ron`],
    [me | other | IMPERFECT, imperfect],
    [other | IMPERFECT, `${imperfect}n`],
    [me | IMPERFECT, `${imperfect}mos`],
    // The participle has no tense of its own: "he llorado" takes it from "he".
    [GERUND, gerund, `${gerund}me`, participleOf(infinitive)],
    [INFINITIVE, infinitive, `${infinitive}me`],
    [me | UNREAL, `${future}é`, `${future}emos`],
    [other | UNREAL, `${future}á`, `${future}án`, `${wished}n`, `${past}ran`],
    [me | other | UNREAL, `${future}ía`, wished, `${past}ra`, `${past}se`],
  ];
  return table.flatMap(([features, ...texts]) => texts.map((text): Form => ({ text, features })));
}

/** `cansado/a`, `triste/s`, `incapaz/es`: genders, numbers, diminutive and superlative. */
function adjective(notation: string): string[] {
  const [base, ending] = notation.split('/') as [string, string];
  if (ending !== 'a') {
    const stem = base.replace(/[ea]$/, '');
    const superlative = base.endsWith('z') ? `${base.slice(0, -1)}císim` : `${stem}ísim`;
    return [base, base + ending, `${superlative}o`, `${superlative}a`];
  }
  if (!base.endsWith('o')) return [base, `${base}a`, `${base}es`, `${base}as`];
  const stem = base.slice(0, -1);
  const soft = softened(stem);
  return ['o', 'a', 'os', 'as'].flatMap((end) => [
    stem + end,
    `${soft}it${end}`,
    `${soft}ill${end}`,
    `${soft}ísim${end}`,
  ]);
}

export const spanish: Inflection = { adjective, verb };
