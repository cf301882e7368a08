import { fold } from '#packages/kernel/words.ts';
import type { Grammar } from './reflect.ts';

/** First person to the third that "você" takes, where no ending tells it. */
const VERBS: Readonly<Record<string, string>> = {
  fui: 'foi',
  fiz: 'fez',
  tive: 'teve',
  estive: 'esteve',
  pus: 'pôs',
  disse: 'disse',
  trouxe: 'trouxe',
  vim: 'veio',
  soube: 'soube',
  dei: 'deu',
  li: 'leu',
  vi: 'viu',
  ri: 'riu',
  cai: 'caiu',
  sai: 'saiu',
  dormi: 'dormiu',
  pedi: 'pediu',
  ouvi: 'ouviu',
  senti: 'sentiu',
  subi: 'subiu',
  consegui: 'conseguiu',
  assisti: 'assistiu',
  decidi: 'decidiu',
  descobri: 'descobriu',
  desisti: 'desistiu',
  dividi: 'dividiu',
  abri: 'abriu',
  cumpri: 'cumpriu',
  corrigi: 'corrigiu',
  dirigi: 'dirigiu',
  discuti: 'discutiu',
  fugi: 'fugiu',
  garanti: 'garantiu',
  menti: 'mentiu',
  parti: 'partiu',
  preferi: 'preferiu',
  segui: 'seguiu',
  servi: 'serviu',
  sorri: 'sorriu',
  vesti: 'vestiu',
  comi: 'comeu',
  bebi: 'bebeu',
  corri: 'correu',
  escrevi: 'escreveu',
  esqueci: 'esqueceu',
  aprendi: 'aprendeu',
  atendi: 'atendeu',
  conheci: 'conheceu',
  entendi: 'entendeu',
  perdi: 'perdeu',
  recebi: 'recebeu',
  resolvi: 'resolveu',
  respondi: 'respondeu',
  vendi: 'vendeu',
  vivi: 'viveu',
  escolhi: 'escolheu',
  defendi: 'defendeu',
  percebi: 'percebeu',
  estava: 'estava',
  tinha: 'tinha',
  ia: 'ia',
  era: 'era',
};
/** What looks like a first person and is not. */
const NO_VERB = new Set(['lei', 'rei', 'ei', 'frei', 'hei', 'sei']);
/** The same words as messages write them. */
const WRITTEN_OUT: Readonly<Record<string, string>> = {
  hj: 'hoje',
  pra: 'para',
  pro: 'para o',
  pras: 'para as',
  pros: 'para os',
  q: 'que',
  pq: 'porque',
  tb: 'também',
  tbm: 'também',
  tambem: 'também',
  n: 'não',
  nao: 'não',
  ta: 'está',
  tava: 'estava',
  mae: 'mãe',
  irma: 'irmã',
  irmao: 'irmão',
  ja: 'já',
  ate: 'até',
  ninguem: 'ninguém',
  alguem: 'alguém',
  reuniao: 'reunião',
  reunioes: 'reuniões',
  plantao: 'plantão',
  voce: 'você',
  vc: 'você',
  amanha: 'amanhã',
  cafe: 'café',
  so: 'só',
  dnv: 'de novo',
  ferias: 'férias',
  tres: 'três',
  mes: 'mês',
  msg: 'mensagem',
  qdo: 'quando',
};
const TOGETHER: Readonly<Record<string, string>> = {
  comigo: 'com você',
  conosco: 'com vocês',
  mim: 'você',
  meu: 'seu',
  minha: 'sua',
  meus: 'seus',
  minhas: 'suas',
  nosso: 'nosso',
  cmg: 'com você',
};
/** Verbs after which the person is who something is said or given to. */
const GIVING =
  /^(?:deu|deram|disse|disseram|pediu|pediram|mandou|mandaram|contou|contaram|perguntou|mostrou|ofereceu|ofereceram|entregou|entregaram|trouxe|trouxeram|cobrou|avisou|respondeu|passou|passaram|fez|fizeram|falou|falaram|ligou|ligaram|devolveu|prometeu)$/u;
const WHOM =
  /^(?:chamou|chamaram|ajudou|ajudaram|abracou|abracaram|elogiou|elogiaram|acordou|acordaram|levou|levaram|buscou|deixou|deixaram|convidou|convidaram|escutou|ouviu|viu|viram|tirou|tiraram|colocou|colocaram|esperou|procurou|acompanhou|visitou|visitaram|salvou|surpreendeu|agradeceu|agradeceram)$/u;

const HAPPENED =
  / (?:(?!meu |seu |teu |eu |deu-|ou |sou |vou |dou |museu |europeu |rio |tio |frio |macio |navio )\S{2,}(?:ou|eu|iu|aram|eram|iram|ei)|foi|fez|teve|veio|disse|trouxe|fui|fiz|tive|vim|foram|fizeram|tiveram|disseram|vieram|trouxeram|li|vi|sai|dormi|pedi|ouvi|consegui|comi|bebi|corri|escrevi|esqueci|aprendi|atendi|perdi|recebi|resolvi|respondi|decidi|descobri|assisti|dividi|abri|conheci|vendi|senti|cai|subi) /u;

/** Portuguese of Brazil, said to "você". */
export const portuguese: Grammar = {
  parting:
    /,? (?:mas|só que|so que|porém|porque|pois|por isso|enquanto|daí|aí|e aí|e depois|e então)(?= )|, (?=(?:minha|meu|a gente|o|a) )| e (?=(?:eu|fui|fiz|tive|voltei|fiquei|cheguei|saí|chorei|comecei|levei|dormi|acordei|minha|meu) )/u,
  turning: /\b(?:mas|so que|porem)\b/u,
  opening:
    /^ (?:(?:hoje|hj|ontem|de manha|de tarde|a tarde|a noite|de noite|na segunda|na terca|na quarta|na quinta|na sexta|no sabado|no domingo|depois|esta semana|essa semana|agora),? )?(?:eu |nao |o |a |os |as |um |uma |meu |minha |meus |minhas |nosso |nossa |\S{2,}(?:ei|i) |fui |fiz |tive |vim |dei |pus |me |(?:dois|duas|tres|quatro|cinco|\d+) )/u,
  happened: HAPPENED,
  unspoken:
    / (?:sou|era|acho|achei|odei\S*|culpa|culpad\S|burr\S|idiota|inutil|lixo|merda|porra|caralho|bosta|desgraca\S*|gord\S|louc\S|incompetente|fracass\S*|fraude|vergonha|nojo|puta|foda|fdp|otari\S|imbecil|preguicos\S|consegui que|nao (?:consegui|dei|fiz|soube|aguentei|prestei|servi)|errei|quase|talvez|parec\S+|chamou de|chamaram de|me bat\S+|empurr\S+|ameac\S+|matar|morrer|ele|ela|eles|elas|isso|isto|aquilo|esse|essa|este|nos|kk\S*|rs|haha\S*|gente|mano|oxente|bah|ne|sei la|tipo) /u,
  hanging:
    / (?:de|do|da|que|e|com|para|pra|por|em|no|na|a|o|um|uma|meu|minha|mais|tao|nem|ou|se|muito) $/u,
  toYou,
};

function toYou(words: readonly string[]): string[] | null {
  const said: string[] = [];
  let spoken = false;
  for (let at = 0; at < words.length; at += 1) {
    const [, word = '', mark = ''] = /^(.*?)(,?)$/u.exec(words[at] ?? '') ?? [];
    const folded = fold(word);
    const next = fold(words[at + 1] ?? '').replace(/,$/u, '');
    if (folded === 'eu') {
      // Said by the verb, or by "você" put in its place.
      if (spoken) said.push('você');
      continue;
    }
    if (folded === 'me') {
      const verb = personal(next);
      if (verb) said.push('se');
      else if (GIVING.test(next)) said.push('lhe');
      else if (WHOM.test(next)) {
        const [, plain = '', comma = ''] = /^(.*?)(,?)$/u.exec(words[at + 1] ?? '') ?? [];
        said.push(plain, `você${comma}${mark}`);
        at += 1;
        continue;
      } else return null;
      continue;
    }
    const verb = personal(folded);
    if (verb && isVerbHere(folded, said, words, at)) {
      if (!spoken) said.splice(placeOfYou(said), 0, 'você');
      spoken = true;
      said.push(`${verb}${mark}`);
      continue;
    }
    if (/[^aeou]i$/u.test(folded) && at < 2 && folded.length > 3) return null;
    // A first person that is left would be said as somebody else's.
    if (FIRST_PERSON.test(folded)) return null;
    if (/^(?:nao|que|so)$/u.test(folded) && /^[a-z]{3,}o$/u.test(next)) return null;
    const own = TOGETHER[folded] ?? WRITTEN_OUT[folded];
    const plain = at === 0 && !own ? lowerFirst(word) : word;
    said.push(`${own ?? plain}${mark}`);
  }
  return said;
}

/** Before "não" and "se": "você não se atrasou". */
function placeOfYou(said: readonly string[]): number {
  let at = said.length;
  while (at > 0 && /^(?:não|se)$/u.test(said[at - 1] ?? '')) at -= 1;
  return at;
}

/** The form that goes with "você" of a verb in the first person; null where the word is none. */
function personal(folded: string): string | null {
  if (Object.hasOwn(VERBS, folded)) return VERBS[folded] ?? null;
  if (NO_VERB.has(folded)) return null;
  if (!/^[a-z]{2,}ei$/u.test(folded)) return null;
  const stem = folded.slice(0, -2);
  if (stem.endsWith('gu')) return `${stem.slice(0, -1)}ou`;
  if (stem.endsWith('qu')) return `${stem.slice(0, -2)}cou`;
  if (stem.endsWith('c')) return `${stem.slice(0, -1)}çou`;
  return `${stem}ou`;
}

/** Of now, and of "we": only what has happened to one person is said back. */
const FIRST_PERSON =
  /^(?:to|estou|sou|tenho|vou|quero|posso|sei|ando|vivo|fico|sinto|acho|[a-z]{2,}(?:amos|emos|imos))$/u;

/** Forms that are also nouns, or the same in both persons, are verbs of the writer after "eu" only. */
const DOUBTFUL = /^(?:cai|sai|disse|trouxe|soube|estava|tinha|ia|era|segui)$/u;

function isVerbHere(
  folded: string,
  said: readonly string[],
  words: readonly string[],
  at: number,
): boolean {
  if (!DOUBTFUL.test(folded) || /[íÍ]/u.test(words[at] ?? '')) return true;
  const before = fold(words[at - 1] ?? '');
  return before === 'eu' || at === 0 || (before === 'nao' && said.length < 2);
}

function lowerFirst(word: string): string {
  return /^\p{Lu}\p{Ll}*$/u.test(word) && STARTS.test(fold(word))
    ? word.charAt(0).toLowerCase() + word.slice(1)
    : word;
}
const STARTS =
  /^(?:o|a|os|as|um|uma|hoje|ontem|nao|de|na|no|depois|esta|essa|agora|dois|duas|tres)$/u;
