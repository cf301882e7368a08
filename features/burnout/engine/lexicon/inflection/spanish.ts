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
  dormir: 'duermo duerme dormí durmió',
  sentir: 'siento siente sentí sintió',
  perder: 'pierdo pierde perdí perdió',
  reír: 'río ríe reí rió',
  caer: 'caigo cae caí cayó',
  salir: 'salgo sale salí salió',
  despertar: 'despierto despierta desperté despertó',
  temblar: 'tiemblo tiembla temblé tembló',
  doler: 'duelo duele dolí dolió',
  soñar: 'sueño sueña soñé soñó',
  seguir: 'sigo sigue seguí siguió',
  haber: 'he ha hube hubo',
  encontrar: 'encuentro encuentra encontré encontró',
  divertir: 'divierto divierte divertí divirtió',
  mentir: 'miento miente mentí mintió',
  sonreír: 'sonrío sonríe sonreí sonrió',
};

function verb(infinitive: string): Form[] {
  const stem = infinitive.slice(0, -2);
  const isAr = infinitive.endsWith('ar');
  const soft = isAr ? stem.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/z$/, 'c') : stem;
  const vowel = isAr ? 'a' : 'e';
  const plain = `${stem}o ${stem}${vowel} ${soft}${isAr ? 'é' : 'í'} ${stem}${isAr ? 'ó' : 'ió'}`;
  const columns = (IRREGULAR[infinitive] ?? plain).split(' ') as [string, string, string, string];
  const [first, third, pastFirst, pastThird] = columns;
  const imperfect =
    infinitive === 'ser' ? 'era' : infinitive === 'ir' ? 'iba' : stem + (isAr ? 'aba' : 'ía');
  const plural = infinitive.endsWith('ir') ? 'i' : vowel;
  return [
    { text: first, features: FIRST_PERSON | PRESENT },
    { text: third, features: THIRD_PERSON | PRESENT },
    { text: `${third}n`, features: THIRD_PERSON | PRESENT },
    { text: `${stem}${plural}mos`, features: FIRST_PERSON | PRESENT | PRETERITE },
    { text: pastFirst, features: FIRST_PERSON | PRETERITE },
    { text: pastThird, features: THIRD_PERSON | PRETERITE },
    { text: `${stem}${isAr ? 'aron' : 'ieron'}`, features: THIRD_PERSON | PRETERITE },
    { text: imperfect, features: FIRST_PERSON | THIRD_PERSON | IMPERFECT },
    { text: `${imperfect}n`, features: THIRD_PERSON | IMPERFECT },
    { text: `${imperfect}mos`, features: FIRST_PERSON | IMPERFECT },
    { text: `${stem}${isAr ? 'ando' : 'iendo'}`, features: GERUND },
    { text: infinitive, features: INFINITIVE },
    { text: `${infinitive}é`, features: FIRST_PERSON | UNREAL },
    { text: `${infinitive}á`, features: THIRD_PERSON | UNREAL },
    { text: `${infinitive}ía`, features: FIRST_PERSON | THIRD_PERSON | UNREAL },
  ];
}

/** `cansado/a`, `triste/s`, `incapaz/es`: genders, numbers, diminutive and superlative. */
function adjective(notation: string): string[] {
  const [base, ending] = notation.split('/') as [string, string];
  if (ending !== 'a') return [base, base + ending];
  if (!base.endsWith('o')) return [base, `${base}a`, `${base}es`, `${base}as`];
  const stem = base.slice(0, -1);
  const soft = stem.replace(/c$/, 'qu').replace(/g$/, 'gu');
  return ['o', 'a', 'os', 'as'].flatMap((end) => [
    stem + end,
    `${soft}it${end}`,
    `${soft}ísim${end}`,
  ]);
}

export const spanish: Inflection = { adjective, verb };
