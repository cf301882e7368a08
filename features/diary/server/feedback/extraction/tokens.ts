import { fold } from '#packages/kernel/words.ts';

export type EntryLanguage = 'pt' | 'en' | 'es' | 'fr';

/** A word of an entry: as it is compared, and where it stands. */
export interface Token {
  word: string;
  start: number;
  end: number;
}

export interface Sentence {
  /** Where it stands in the entry, without the mark that ends it. */
  start: number;
  end: number;
  tokens: readonly Token[];
  /** Its words with one space before and after each: what wordings are looked for in. */
  line: string;
  /** It asks something, or tells the words of somebody else. */
  indirect: boolean;
}

/** As much of an entry as is looked at: the rest of a very long one is lists and copies. */
const LONGEST_LOOK = 12_000;
/** A sentence that has lost its full stops is taken in pieces of this many words. */
const LONGEST_SENTENCE = 60;

/** How people write in messages, word for word. */
const SHORT: Readonly<Record<EntryLanguage, Readonly<Record<string, string>>>> = {
  pt: {
    hj: 'hoje',
    cmg: 'comigo',
    dnv: 'de novo',
    q: 'que',
    pq: 'porque',
    tb: 'tambem',
    tbm: 'tambem',
    vc: 'voce',
    mt: 'muito',
    mto: 'muito',
    n: 'nao',
    nn: 'nao',
    to: 'estou',
    ta: 'esta',
    tava: 'estava',
    tavam: 'estavam',
    tao: 'estao',
    tamo: 'estamos',
    pra: 'para',
    pro: 'para o',
    pras: 'para as',
    pros: 'para os',
    qdo: 'quando',
    qd: 'quando',
    fds: 'fim de semana',
    msg: 'mensagem',
    msgs: 'mensagens',
    ngm: 'ninguem',
    td: 'tudo',
    dps: 'depois',
    cel: 'celular',
  },
  en: { im: "i'm", ive: "i've", dont: "don't", didnt: "didn't", cant: "can't", u: 'you' },
  es: { xq: 'porque', q: 'que', tb: 'tambien', finde: 'fin de semana', pa: 'para' },
  fr: { jai: 'j ai', chui: 'je suis', pcq: 'parce que', bcp: 'beaucoup', tjrs: 'toujours' },
};

/** The words of a text as they are compared: folded, message spellings written out, elisions apart. */
export function tokensOf(text: string, language: EntryLanguage): Token[] {
  const word = language === 'en' ? /[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu : /[\p{L}\p{N}\p{M}]+/gu;
  return [...text.matchAll(word)].flatMap(({ 0: found, index }) => {
    const folded = fold(found).replace('’', "'");
    const long = Object.hasOwn(SHORT[language], folded) ? SHORT[language][folded] : folded;
    return (long ?? folded)
      .split(' ')
      .map((one) => ({ word: one, start: index, end: index + found.length }));
  });
}

/** The sentences of an entry, in order. */
export function sentencesOf(text: string, language: EntryLanguage): Sentence[] {
  const looked = text.slice(0, LONGEST_LOOK);
  return [...looked.matchAll(/[^.!?…;\n]+[.!?…;]*/gu)].flatMap(({ 0: found, index }) => {
    const body = found.replace(/[.!?…;]+$/u, '');
    const tokens = tokensOf(body, language).map((token) => ({
      word: token.word,
      start: token.start + index,
      end: token.end + index,
    }));
    if (tokens.length === 0) return [];
    const start = index + body.length - body.trimStart().length;
    const end = index + body.trimEnd().length;
    const indirect = /\?/u.test(found) || /["“”«»]/u.test(found);
    return piecesOf(tokens).map((piece) => ({
      start: piece === tokens ? start : (piece[0]?.start ?? start),
      end: piece === tokens ? end : (piece.at(-1)?.end ?? end),
      tokens: piece,
      line: ` ${piece.map(({ word }) => word).join(' ')} `,
      indirect,
    }));
  });
}

function piecesOf(tokens: Token[]): Token[][] {
  if (tokens.length <= LONGEST_SENTENCE) return [tokens];
  const pieces: Token[][] = [];
  for (let at = 0; at < tokens.length; at += LONGEST_SENTENCE) {
    pieces.push(tokens.slice(at, at + LONGEST_SENTENCE));
  }
  return pieces;
}

/** The tokens that a stretch of a sentence's line covers. */
export function tokensAt({ line, tokens }: Sentence, from: number, to: number): Token[] {
  const before = line.slice(0, from).trim();
  const first = before ? before.split(' ').length : 0;
  const length = line.slice(from, to).trim().split(' ').length;
  return tokens.slice(first, first + length);
}
