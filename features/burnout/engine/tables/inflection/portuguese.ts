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

/** Columns of an irregular verb: present, preterite (1sg 3sg 1pl 3pl), imperfect, gerund, subjunctive. */
const IRREGULAR: Record<string, string> = {
  // "eh" is how the reader spells "é", so that it is told from "e".
  ser: 'sou eh somos são fui foi fomos foram era éramos eram sendo seja sejam',
  estar:
    'estou está estamos estão estive esteve estivemos estiveram estava estávamos estavam estando esteja estejam',
  ter: 'tenho tem temos têm tive teve tivemos tiveram tinha tínhamos tinham tendo tenha tenham',
  ir: 'vou vai vamos vão fui foi fomos foram ia íamos iam indo vá vão',
  vir: 'venho vem vimos vêm vim veio viemos vieram vinha vínhamos vinham vindo venha venham',
  fazer: 'faço faz fazemos fazem fiz fez fizemos fizeram fazia fazíamos faziam fazendo faça façam',
  dizer:
    'digo diz dizemos dizem disse disse dissemos disseram dizia dizíamos diziam dizendo diga digam',
  poder:
    'posso pode podemos podem pude pôde pudemos puderam podia podíamos podiam podendo possa possam',
  querer:
    'quero quer queremos querem quis quis quisemos quiseram queria queríamos queriam querendo queira queiram',
  saber:
    'sei sabe sabemos sabem soube soube soubemos souberam sabia sabíamos sabiam sabendo saiba saibam',
  dar: 'dou dá damos dão dei deu demos deram dava dávamos davam dando dê deem',
  ver: 'vejo vê vemos veem vi viu vimos viram via víamos viam vendo veja vejam',
  trazer:
    'trago traz trazemos trazem trouxe trouxe trouxemos trouxeram trazia trazíamos traziam trazendo traga tragam',
  sair: 'saio sai saímos saem saí saiu saímos saíram saía saíamos saíam saindo saia saiam',
  cair: 'caio cai caímos caem caí caiu caímos caíram caía caíamos caíam caindo caia caiam',
  rir: 'rio ri rimos riem ri riu rimos riram ria ríamos riam rindo ria riam',
  sorrir:
    'sorrio sorri sorrimos sorriem sorri sorriu sorrimos sorriram sorria sorríamos sorriam sorrindo sorria sorriam',
  pôr: 'ponho põe pomos põem pus pôs pusemos puseram punha púnhamos punham pondo ponha ponham',
};

/** First person of the present where the stem changes. */
const CHANGED_FIRST: Record<string, string> = {
  dormir: 'durmo',
  sentir: 'sinto',
  servir: 'sirvo',
  preferir: 'prefiro',
  mentir: 'minto',
  conseguir: 'consigo',
  seguir: 'sigo',
  perder: 'perco',
  pedir: 'peço',
  ouvir: 'ouço',
  valer: 'valho',
  engolir: 'engulo',
  fugir: 'fujo',
  consumir: 'consumo',
  repetir: 'repito',
  despedir: 'despeço',
  vestir: 'visto',
  ferir: 'firo',
  odiar: 'odeio',
  ansiar: 'anseio',
  divertir: 'divirto',
  cobrir: 'cubro',
  tossir: 'tusso',
  medir: 'meço',
  investir: 'invisto',
};

const CHANGED_THIRD: Record<string, string> = {
  fugir: 'foge',
  consumir: 'consome',
  sumir: 'some',
  engolir: 'engole',
  odiar: 'odeia',
  ansiar: 'anseia',
  subir: 'sobe',
  acudir: 'acode',
  destruir: 'destrói',
  doer: 'dói',
};

const COLUMNS = [
  FIRST_PERSON | PRESENT,
  THIRD_PERSON | PRESENT,
  FIRST_PERSON | PRESENT,
  THIRD_PERSON | PRESENT,
  FIRST_PERSON | PRETERITE,
  THIRD_PERSON | PRETERITE,
  FIRST_PERSON | PRETERITE,
  THIRD_PERSON | PRETERITE,
  FIRST_PERSON | THIRD_PERSON | IMPERFECT,
  FIRST_PERSON | IMPERFECT,
  THIRD_PERSON | IMPERFECT,
  GERUND,
  FIRST_PERSON | THIRD_PERSON | PRESENT | UNREAL,
  THIRD_PERSON | PRESENT | UNREAL,
];

function softened(stem: string, hardVowel: boolean): string {
  if (!hardVowel)
    return stem
      .replace(/ç$/, 'c')
      .replace(/([^ç])c$/, '$1qu')
      .replace(/g$/, 'gu');
  return stem.replace(/c$/, 'ç').replace(/gu$/, 'g').replace(/g$/, 'j');
}

function regular(infinitive: string): string {
  const stem = infinitive.slice(0, -2);
  const ending = infinitive.slice(-2);
  if (ending === 'ar') {
    const soft = stem.endsWith('ç') ? stem.replace(/ç$/, 'c') : softened(stem, false);
    const diphthong = stem.endsWith('e') ? `${stem}i` : stem;
    const first = CHANGED_FIRST[infinitive] ?? `${diphthong}o`;
    const third = CHANGED_THIRD[infinitive] ?? `${diphthong}a`;
    const subjunctive = stem.endsWith('e') ? diphthong : soft;
    return `${first} ${third} ${stem}amos ${third}m ${soft}ei ${stem}ou ${stem}amos ${stem}aram ${stem}ava ${stem}ávamos ${stem}avam ${stem}ando ${subjunctive}e ${subjunctive}em`;
  }
  const hard = stem.endsWith('gu')
    ? stem.slice(0, -1)
    : /[cg]$/.test(stem)
      ? softened(stem, true)
      : stem;
  const first = CHANGED_FIRST[infinitive] ?? `${hard}o`;
  const third =
    CHANGED_THIRD[infinitive] ?? (stem.endsWith('u') && ending === 'ir' ? `${stem}i` : `${stem}e`);
  const vowel = ending === 'er' ? 'e' : 'i';
  const past = ending === 'er' ? 'eu' : 'iu';
  const open = first.slice(0, -1);
  const plural = third.endsWith('ói') ? third.replace(/ói$/, 'oem') : `${third}m`;
  return `${first} ${third} ${stem}${vowel}mos ${plural} ${stem}i ${stem}${past} ${stem}${vowel}mos ${stem}${vowel}ram ${stem}ia ${stem}íamos ${stem}iam ${stem}${vowel}ndo ${open}a ${open}am`;
}

/** "reter", "manter" follow "ter", "refazer" follows "fazer". */
function irregular(infinitive: string): string | undefined {
  const own = IRREGULAR[infinitive];
  if (own !== undefined) return own;
  const [, prefix, base] =
    /^(man|re|con|de|ob|sus|entre|abs|des|sobre)(ter|fazer|vir)$/.exec(infinitive) ?? [];
  if (prefix === undefined || base === undefined) return undefined;
  return (IRREGULAR[base] as string)
    .split(' ')
    .map((form) => prefix + form)
    .join(' ');
}

function verb(infinitive: string): Form[] {
  const columns = (irregular(infinitive) ?? regular(infinitive)).split(' ');
  const forms = columns.map((text, i): Form => ({ text, features: COLUMNS[i] as number }));
  forms.push({ text: infinitive, features: INFINITIVE });
  const future = infinitive.replace(/(fa|di|tra)zer$/, '$1r').replace('ô', 'o');
  for (const ending of ['ei', 'emos', 'ia', 'íamos']) {
    forms.push({ text: future + ending, features: FIRST_PERSON | UNREAL });
  }
  for (const ending of ['á', 'ão', 'iam']) {
    forms.push({ text: future + ending, features: THIRD_PERSON | UNREAL });
  }
  const thirdPlural = columns[7] as string;
  forms.push(...futureSubjunctive(infinitive, thirdPlural));
  for (const ending of ['sse', 'ssem']) {
    forms.push({ text: thirdPlural.slice(0, -3) + ending, features: THIRD_PERSON | UNREAL });
  }
  return forms;
}

/** "se eu tiver", "se cancelarem"; the singular of regular verbs is their infinitive. */
function futureSubjunctive(infinitive: string, thirdPlural: string): Form[] {
  const singular = thirdPlural.slice(0, -2);
  const forms = [
    { text: `${singular}em`, features: THIRD_PERSON | UNREAL },
    { text: `${singular}mos`, features: FIRST_PERSON | UNREAL },
  ];
  const own = singular.normalize('NFD').replace(/\p{M}/gu, '') !== infinitive;
  if (own) forms.push({ text: singular, features: FIRST_PERSON | THIRD_PERSON | UNREAL });
  return forms;
}

/** `exausto/a`, `triste/s`, `incapaz/es`, `sonhador/a`: all genders, numbers and degrees. */
function adjective(notation: string): string[] {
  const [base, ending] = notation.split('/') as [string, string];
  if (ending === 's' || ending === 'es') {
    const stem = base.replace(/[ea]$/, '');
    const superlative = base.endsWith('z') ? `${base.slice(0, -1)}císsim` : `${stem}íssim`;
    const small = base.endsWith('z') || base.endsWith('l') ? `${base}inh` : `${stem}inh`;
    return [
      ...[base, base + ending, `${small}o`, `${small}a`],
      ...[`${superlative}o`, `${superlative}a`, `${stem}érrimo`, `${stem}érrima`],
    ];
  }
  if (!base.endsWith('o')) return [base, base + ending, `${base}es`, `${base}as`];
  const stem = base.slice(0, -1);
  const soft = stem.replace(/c$/, 'qu').replace(/g$/, 'gu');
  const forms: string[] = [];
  for (const end of ['o', 'a', 'os', 'as']) {
    forms.push(stem + end, `${soft}inh${end}`, `${soft}íssim${end}`, `${stem}érrim${end}`);
  }
  return [...forms, `${stem}ão`, `${stem}ona`, `${stem}aço`, `${stem}aça`];
}

export const portuguese: Inflection = { adjective, verb };
