import { createHash, type Hash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { LanguageSource } from '../lexicon/source.ts';
import { pack, type Tables, unpack } from './build/pack.ts';

const HERE = import.meta.dirname;
const FOLDER = join(HERE, '../../../../node_modules/.cache/florescer/lexicon');
/** Code that decides what the tables are like. */
const CODE = ['build', 'inflection', '../text'].map((folder) => join(HERE, folder));

/** How something is made and how it travels as bytes; `unpack(pack(it))` is as good as it. */
interface Form<T> {
  make: () => T;
  pack: (made: T) => Uint8Array;
  unpack: (packed: Buffer<ArrayBuffer>) => T;
}

/** The tables `name` of a language, see `cached`. */
export function cachedTables(name: string, source: LanguageSource, compile: () => Tables): Tables {
  return cached(name, source, { make: compile, pack, unpack });
}

/**
 * What is called `name`, as an earlier process made it, else made now and kept for the next one.
 * The file is named after everything it is made from, texts and code, so that a change of a lexicon
 * or of the compiler makes a new one; where nothing can be written, nothing is.
 *
 * @param texts what it is made from: texts, some of them in objects of texts
 */
export function cached<T>(name: string, texts: object, form: Form<T>): T {
  // Bundled with other code (the pages made by the build) the engine has no files of its own.
  if (!existsSync(join(HERE, 'build'))) return form.make();
  const file = `${name}-${fingerprint(texts)}.tables`;
  try {
    return form.unpack(readFileSync(join(FOLDER, file)));
  } catch {
    const made = form.make();
    keep(name, file, () => form.pack(made));
    return made;
  }
}

function keep(name: string, file: string, pack: () => Uint8Array): void {
  const unfinished = join(FOLDER, `${file}.${process.pid}`);
  try {
    mkdirSync(FOLDER, { recursive: true });
    const old = readdirSync(FOLDER).filter((known) => known.startsWith(`${name}-`));
    writeFileSync(unfinished, pack());
    renameSync(unfinished, join(FOLDER, file));
    for (const known of old) if (known !== file) rmSync(join(FOLDER, known), { force: true });
  } catch {
    // A folder that cannot be written to only costs the time of compiling.
  }
}

function fingerprint(texts: object): string {
  const hash = createHash('sha256').update(codeFingerprint());
  addTexts(hash, texts);
  return hash.digest('hex').slice(0, 24);
}

/** Names and lengths as well, so that no text can be taken for a part of another. */
function addTexts(hash: Hash, texts: object): void {
  for (const [name, value] of Object.entries(texts) as [string, unknown][]) {
    if (typeof value === 'string') hash.update(`${name} ${value.length}\n`).update(value);
    else if (typeof value === 'object' && value !== null) {
      hash.update(`${name} {\n`);
      addTexts(hash, value);
      hash.update('}\n');
    }
  }
}

let code: string | undefined;

function codeFingerprint(): string {
  if (code !== undefined) return code;
  const hash = createHash('sha256').update(process.arch);
  for (const folder of CODE) {
    for (const file of readdirSync(folder).sort()) hash.update(readFileSync(join(folder, file)));
  }
  code = hash.digest('hex');
  return code;
}
