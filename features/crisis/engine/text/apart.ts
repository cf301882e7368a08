/** Words of any text that the lists of danger hardly name, so that letters between them find their place. */
const COMMON =
  'a e o as os um uma de do da em no na eu ele ela me meu minha que se com por pra para foi era hoje ontem ' +
  'agora muito mais ja i am is my the and to of in he she it was not with now again el la los mi un y yo muy ' +
  'hoy ayer je il elle mon ma le les un une et est pas dans hier';

/** A stretch of letters that is no word costs as much as so many words for each of its letters. */
const COST_OF_A_STRANGE_LETTER = 3;
/** Longer runs are no sentence that somebody spaced out by hand. */
const LONGEST_RUN = 300;

/** Splits letters that stand without gaps ("meumaridomebateu") into words of the lists, as few as can be. */
export class WordsApart {
  readonly #words: ReadonlySet<string>;
  readonly #longest: number;

  constructor(lists: Iterable<string>) {
    const words = new Set(COMMON.split(' '));
    for (const list of lists) {
      for (const [word] of list.matchAll(/(?<!@)\b\p{L}{3,}/gu)) words.add(fold(word));
    }
    this.#words = words;
    this.#longest = Math.max(...[...words].map(({ length }) => length));
  }

  split(letters: string): string {
    const folded = fold(letters);
    if (folded.length > LONGEST_RUN || folded.length !== letters.length) return letters;
    const cost = [0];
    const from = [0];
    for (let end = 1; end <= folded.length; end += 1) {
      cost[end] = (cost[end - 1] as number) + COST_OF_A_STRANGE_LETTER;
      from[end] = end - 1;
      for (let start = Math.max(0, end - this.#longest); start < end; start += 1) {
        const price = (cost[start] as number) + 1;
        if (price < (cost[end] as number) && this.#words.has(folded.slice(start, end))) {
          cost[end] = price;
          from[end] = start;
        }
      }
    }
    const words: string[] = [];
    for (let end = folded.length; end > 0; end = from[end] as number) {
      words.unshift(letters.slice(from[end], end));
    }
    return words.join(' ');
  }
}

function fold(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}
