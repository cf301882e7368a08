/** How words are told apart: Portuguese, Spanish and French by sound, English by letters. */
export type Ear = 'romance' | 'english';

/** Chat spellings whose sound says nothing; several words where one stands for several. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  vc: 'voce',
  q: 'que',
  pq: 'porque',
  n: 'nao',
  nn: 'nao',
  naum: 'nao',
  td: 'tudo',
  tds: 'todos',
  mto: 'muito',
  mt: 'muito',
  hj: 'hoje',
  cmg: 'comigo',
  dnv: 'de novo',
  dinovo: 'de novo',
  denovo: 'de novo',
  mim: 'me',
  to: 'estou',
  tou: 'estou',
  ta: 'esta',
  tava: 'estava',
  para: 'pra',
  pro: 'pra o',
  neh: 'ne',
  eh: 'e',
  vo: 'vou',
  jsuis: 'je suis',
  chui: 'je suis',
  jai: 'j ai',
  xq: 'porque',
  pk: 'porque',
};

/**
 * The sound of a folded word, so that "maxucar", "machucar" and "machuccar" are one: what people mix
 * up when they write fast or never learnt to spell. A stem leaves out what only the end of a word does.
 */
export function soundOf(word: string, ear: Ear, part: 'word' | 'stem' = 'word'): string {
  const written = word
    .replaceAll('ç', 's')
    .normalize('NFD')
    .replace(/\p{M}+/gu, '');
  if (ear === 'english') return written.replace(/(.)\1+/gu, '$1');
  const heard = written
    .replaceAll('œ', 'oe')
    .replaceAll('ph', 'f')
    .replace(/[cs]h/g, 'x')
    .replace(/qu(?=[eiy])|q|c(?![eiy])/g, 'k')
    .replace(/[cz]/g, 's')
    .replace(/g(?=[eiy])/g, 'j')
    .replaceAll('y', 'i')
    .replaceAll('w', 'v')
    .replace(/(?<![ln])h/g, '')
    .replace(/m(?=[pb])/g, 'n')
    .replace(/^i(?=n)/, 'e')
    .replaceAll('ou', 'o')
    .replaceAll('ei', 'e');
  const ended = part === 'stem' ? heard : heard.replace(/u$/, 'o').replace(/i$/, 'e');
  return ended.replace(/(.)\1+/gu, '$1');
}

/** Words heard before, by ear: a diary says the same few thousand. */
const known: Record<Ear, Map<string, readonly string[]>> = {
  romance: new Map(),
  english: new Map(),
};
const MOST_KNOWN = 20_000;
/** Longer words are nobody's and are not worth keeping. */
const LONGEST_KNOWN = 24;

/** The sounds of a word as it is written: one, or several where it is short for several. */
export function soundsOf(word: string, ear: Ear): readonly string[] {
  const before = known[ear].get(word);
  if (before) return before;
  const sounds = listen(word, ear);
  if (known[ear].size >= MOST_KNOWN) known[ear].clear();
  if (word.length <= LONGEST_KNOWN) known[ear].set(word, sounds);
  return sounds;
}

function listen(word: string, ear: Ear): string[] {
  if (ear === 'english') return [soundOf(word, ear)];
  const folded = word.normalize('NFD').replace(/\p{M}+/gu, '');
  const long = SHORT_FORMS[folded];
  return long ? long.split(' ').map((one) => soundOf(one, ear)) : [soundOf(word, ear)];
}
