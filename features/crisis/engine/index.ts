import { en } from './lexicon/en.ts';
import { es } from './lexicon/es.ts';
import { fr } from './lexicon/fr.ts';
import { pt } from './lexicon/pt/index.ts';
import { LanguageReader, type Told } from './reader.ts';
import { undisguise } from './text/disguise.ts';
import { hear } from './text/heard.ts';

const SOURCES = [pt, en, es, fr];

let readers: readonly LanguageReader[] | undefined;

/** Everything that a text tells of danger, in any of the four languages. */
export function readDanger(text: string): Told[] {
  readers ??= SOURCES.map((source) => new LanguageReader(source));
  const plain = undisguise(text, (letters) => letters);
  const heard = { romance: hear(plain, 'romance'), english: hear(plain, 'english') };
  return readers.flatMap((reader) => reader.read(heard[reader.ear]));
}
