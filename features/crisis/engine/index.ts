import { joinWrappedLines } from '#packages/kernel/wrapped-lines.ts';
import { en } from './lexicon/en.ts';
import { es } from './lexicon/es.ts';
import { fr } from './lexicon/fr.ts';
import { pt } from './lexicon/pt/index.ts';
import { LanguageReader, type Told } from './reader.ts';
import { WordsApart } from './text/apart.ts';
import { undisguise } from './text/disguise.ts';
import { hear } from './text/heard.ts';

const SOURCES = [pt, en, es, fr];

let compiled: { readers: readonly LanguageReader[]; apart: WordsApart } | undefined;

/** Done at the first text: some ten thousand words. */
function compile() {
  const lists = SOURCES.flatMap(({ groups, kinds }) => [
    ...Object.values(groups),
    ...Object.values(kinds).flatMap((kind): string[] => Object.values(kind)),
  ]);
  return {
    readers: SOURCES.map((source) => new LanguageReader(source)),
    apart: new WordsApart(lists),
  };
}

/** Everything that a text tells of danger, in any of the four languages, with its lines as written or joined. */
export function readDanger(text: string): Told[] {
  const joined = joinWrappedLines(text);
  const ways = new Set([text, joined, pronounFirst(text), pronounFirst(joined)]);
  return [...ways].flatMap(toldIn);
}

/** "bateu-me", as it is said in Portugal, is "me bateu" to every wording that Brazil writes. */
function pronounFirst(text: string): string {
  return text.replace(/(?<!\p{L})(\p{L}{1,30})[-\u2010\u2011](me|te|nos)(?![\p{L}-])/giu, '$2 $1');
}

function toldIn(text: string): Told[] {
  compiled ??= compile();
  const { readers, apart } = compiled;
  const plain = undisguise(text, (letters) => apart.split(letters));
  const heard = { romance: hear(plain, 'romance'), english: hear(plain, 'english') };
  return readers.flatMap((reader) => reader.read(heard[reader.ear]));
}
