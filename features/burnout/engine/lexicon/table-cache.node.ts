import { createHash } from 'node:crypto';
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
import { pack, type Tables, unpack } from './build/pack.ts';
import type { LanguageSource } from './source.ts';

const HERE = import.meta.dirname;
const FOLDER = join(HERE, '../../../../node_modules/.cache/florescer/lexicon');
/** Code that decides what the tables are like. */
const CODE = ['build', 'inflection', '../text'].map((folder) => join(HERE, folder));

/**
 * The tables `name` of a language, as they were compiled by an earlier process, else compiled and
 * kept for the next one. The file is named after everything the tables are made from, so that a
 * change of a lexicon or of the compiler makes a new one; where nothing can be written, nothing is.
 */
export function cachedTables(name: string, source: LanguageSource, compile: () => Tables): Tables {
  // Bundled with other code (the pages made by the build) the engine has no files of its own.
  if (!existsSync(join(HERE, 'build'))) return compile();
  const file = `${name}-${fingerprint(source)}.tables`;
  try {
    return unpack(readFileSync(join(FOLDER, file)));
  } catch {
    const tables = compile();
    keep(name, file, tables);
    return tables;
  }
}

function keep(name: string, file: string, tables: Tables): void {
  const unfinished = join(FOLDER, `${file}.${process.pid}`);
  try {
    mkdirSync(FOLDER, { recursive: true });
    const old = readdirSync(FOLDER).filter((known) => known.startsWith(`${name}-`));
    writeFileSync(unfinished, pack(tables));
    renameSync(unfinished, join(FOLDER, file));
    for (const known of old) if (known !== file) rmSync(join(FOLDER, known), { force: true });
  } catch {
    // A folder that cannot be written to only costs the time of compiling.
  }
}

function fingerprint(source: LanguageSource): string {
  const hash = createHash('sha256').update(codeFingerprint());
  return hash.update(JSON.stringify(source)).digest('hex').slice(0, 24);
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
