import { createHash } from 'node:crypto';
import { read } from '#features/burnout/engine/index.ts';
import { developmentTexts, diaryEntries } from './corpus.ts';

/**
 * `node bench/engine/hash.ts`: one hash over all readings of the development set, of long entries
 * made of it and of damaged copies (slips, capitals, lost accents). A change that is to change
 * speed only leaves it as it was.
 */
const texts = developmentTexts();
const all = [
  ...texts,
  ...diaryEntries(texts, 400, 900),
  ...texts.map((text) => text.toUpperCase()),
  ...texts.map((text) => text.normalize('NFD').replace(/\p{M}/gu, '')),
  ...texts.map((text) => text.replace(/(\w{3})(\w)(\w)/g, '$1$3$2')),
  ...texts.map((text) => text.replace(/(\w{5})\w/g, '$1')),
  ...texts.map((text) => text.replace(/[,.;]/g, '')),
];
const hash = createHash('sha256');
for (const text of all) hash.update(JSON.stringify(read(text)));
for (const language of ['pt', 'en', 'es', 'fr'] as const) {
  for (const text of texts) hash.update(JSON.stringify(read(text, { language })));
}
process.stdout.write(`${all.length + texts.length * 4} readings: ${hash.digest('hex')}\n`);
