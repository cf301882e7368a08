import { createInterface } from 'node:readline';
import { type Language, read } from '../features/burnout/engine/index.ts';

const LANGUAGES: readonly string[] = ['pt', 'en', 'es', 'fr'];

interface Entry {
  id: string | number;
  text: string;
  language: Language | undefined;
}

/** Checks one input line; the message of the error says what is wrong with it. */
function parseEntry(line: string): Entry {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new Error('not valid JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error('expected an object {id, text, lang?}');
  }
  const { id, text, lang } = value as Record<string, unknown>;
  if (typeof id !== 'string' && typeof id !== 'number') throw new Error('"id" must be a string');
  if (typeof text !== 'string') throw new Error('"text" must be a string');
  if (lang !== undefined && lang !== null && typeof lang !== 'string') {
    throw new Error('"lang" must be a language tag such as "pt" or "pt-BR"');
  }
  const base = lang?.toLowerCase().split(/[-_]/)[0];
  // A language the engine does not read is left to detection, like a missing one.
  const language = LANGUAGES.find((known) => known === base) as Language | undefined;
  return { id, text, language };
}

// Whoever reads may have had enough, as `head` does.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) =>
  process.exit(code === 'EPIPE' ? 0 : 1),
);

let lineNumber = 0;
let failed = false;
for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
  lineNumber += 1;
  if (line.trim() === '') continue;
  try {
    const { id, text, language } = parseEntry(line.replace(/^\uFEFF/, ''));
    const reading = read(text, language === undefined ? {} : { language });
    const { counts, score, level, crisis, crisisLevel } = reading;
    const output = JSON.stringify({ id, counts, score, level, crisis, crisisLevel });
    if (!process.stdout.write(`${output}\n`)) {
      await new Promise((resolve) => process.stdout.once('drain', resolve));
    }
  } catch (error) {
    failed = true;
    process.stderr.write(`line ${lineNumber}: ${(error as Error).message}\n`);
  }
}
if (failed) process.exitCode = 1;
