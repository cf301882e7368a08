import { ownWords } from './language.ts';
import { plainText } from './text/plain.ts';
import { Tokens, tokenise } from './text/tokenise.ts';

const tokens = new Tokens();

/**
 * Frequent words of languages that are not read here. A few are rare words of those that are (“bin”, “jest”,
 * “il nie”, “anche”), hence three different ones. That a text has no known word says nothing: telegrams,
 * dialect and chat in the four languages have none either.
 */
const FOREIGN: ReadonlySet<string> = new Set(
  // German
  (
    'ich nicht und bin mich mir habe ist werde wird auch kein keine keinen sehr heute aber für nach ' +
    'wir noch immer mein meine mehr einen einer wurde hatte ' +
    // Italian
    'molto anche perché della nella gli oggi così più questa questo tantissimo ' +
    // Dutch
    'ik niet het een zijn heb geen ook maar naar meer voor vandaag ' +
    // Polish
    'się nie jest jestem bardzo mogę że dzisiaj'
  ).split(' '),
);
/** Fewer different ones may be a quotation or a name. */
const FEWEST_FOREIGN = 3;
const FEWEST_LETTERS = 4;

/** Whether a text is in a language that is not read here: in another script, or plainly in its words. */
export function isUnreadLanguage(written: string): boolean {
  const text = plainText(written);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (letters >= FEWEST_LETTERS && latin < letters / 2) return true;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const foreign = words.filter((word) => FOREIGN.has(word));
  if (new Set(foreign).size < FEWEST_FOREIGN) return false;
  tokenise(text, tokens);
  return foreign.length > ownWords(tokens, text);
}
