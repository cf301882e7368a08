import type { CategoryKey, MentionView } from '#features/burnout/contract/burnout.contract.ts';
import { countWords, MAX_QUOTED_WORDS } from './guard-rails.ts';
import type { Material } from './material.ts';

/**
 * Gives back the person's own words: the clause that a counted mention stands in, or the mention
 * where the clause is too long and the mention closes it, so that no quote breaks off in the
 * middle of a phrase. Never more than eight words in a feedback, whatever the number of quotes.
 */
export class Quoter {
  readonly #material: Material;
  readonly #marks: readonly [string, string];
  readonly #given: { start: number; end: number }[] = [];
  #left: number;

  /** `marks` are the quotation marks of the language. What may speak of danger is not quoted. */
  constructor(material: Material, marks: readonly [string, string], enabled: boolean) {
    this.#material = material;
    this.#marks = marks;
    this.#left = enabled && material.reading.crisisLevel === 0 ? MAX_QUOTED_WORDS : 0;
  }

  /** The next quote for a family of signals, in its quotation marks; null when there is none. */
  quote(category: CategoryKey): string | null {
    // Nobody needs to read their hardest words about themselves again.
    if (category === 'selfcriticism') return null;
    const { text, reading } = this.#material;
    for (const mention of reading.mentions) {
      if (mention.category !== category || mention.status !== 'counted') continue;
      const span = this.#spanOf(mention);
      if (!span || this.#given.some((one) => overlap(one, span))) continue;
      const words = text.slice(span.start, span.end);
      this.#given.push(span);
      this.#left -= countWords(words);
      const [open, close] = this.#marks;
      return `${open}${words}${close}`;
    }
    return null;
  }

  #spanOf(mention: MentionView): { start: number; end: number } | null {
    const { text, reading } = this.#material;
    const clause = clauseAround(text, mention);
    const harsh = reading.mentions.some(
      (one) => one.category === 'selfcriticism' && overlap(one, clause),
    );
    if (!harsh && this.#fits(clause)) return clause;
    return mention.end === clause.end && this.#fits(mention) ? mention : null;
  }

  #fits({ start, end }: { start: number; end: number }): boolean {
    const { text } = this.#material;
    const words = text.slice(start, end);
    const whole = !WORD.test(text.charAt(start - 1)) && !WORD.test(text.charAt(end));
    return whole && QUOTABLE.test(words) && countWords(words) <= this.#left;
  }
}

const WORD = /[\p{L}\p{N}\p{M}]/u;
const QUOTABLE = /^[\p{L}\p{M}]+(?:[ '’-][\p{L}\p{M}]+)*$/u;
/** What ends a clause: punctuation, a new line, or a word that begins the next one. */
const BOUNDARY =
  /[^\p{L}\p{N}\p{M}'’ -]+|(?<![\p{L}\p{M}])(?:e|mas|porque|pois|quando|and|but|because|when|y|pero|cuando|et|parce|car|quand)(?![\p{L}\p{M}])/giu;

/** The clause that a span of a text stands in, without the spaces round it. */
function clauseAround(text: string, { start, end }: { start: number; end: number }) {
  const before = [...text.slice(0, start).matchAll(BOUNDARY)].at(-1);
  const after = text.slice(end).search(new RegExp(BOUNDARY.source, 'iu'));
  const from = before ? before.index + before[0].length : 0;
  const to = after < 0 ? text.length : end + after;
  const clause = text.slice(from, to);
  return {
    start: from + clause.length - clause.trimStart().length,
    end: from + clause.trimEnd().length,
  };
}

function overlap(a: { start: number; end: number }, b: { start: number; end: number }): boolean {
  return a.start < b.end && b.start < a.end;
}
