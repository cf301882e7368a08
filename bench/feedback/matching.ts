/**
 * Puts together a blind matching: each of 40 entries with five feedbacks, one of them its own, in a
 * drawn order. `node bench/feedback/matching.ts NAME` writes `NAME.json` for the judge and
 * `NAME-key.json` with the answers. With the judge's letters in a file (`{"1": "c", ...}`) as second
 * argument it counts how many are right.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { writeLocally } from '#features/diary/server/feedback/writer.ts';
import { materialFor, strangers } from './corpus.ts';

/** The entries that each matching draws from, by its name. */
const DRAWN_FROM: Readonly<Record<string, readonly string[]>> = {
  matching: ['validation/strangers-3.jsonl', 'validation/strangers-ordinary-2.jsonl'],
  'matching-2': ['voices/development-3.jsonl'],
};
const ENTRIES = 40;
const CHOICES = ['a', 'b', 'c', 'd', 'e'] as const;
const here = (name: string) => new URL(name, import.meta.url);
const order = (name: string) => createHash('sha256').update(name).digest().readUInt32BE(0);

const [name = '', judged] = process.argv.slice(2);
const files = DRAWN_FROM[name];
if (files === undefined) {
  throw new Error(`Which matching? There are ${Object.keys(DRAWN_FROM).join(', ')}.`);
}
if (judged) {
  const key = JSON.parse(readFileSync(here(`${name}-key.json`), 'utf8'));
  const given = JSON.parse(readFileSync(judged, 'utf8'));
  const wrong = Object.keys(key).filter((number) => key[number] !== given[number]);
  console.log(
    `${ENTRIES - wrong.length} of ${ENTRIES} right; wrong: ${wrong.join(', ') || 'none'}`,
  );
} else {
  const told = files
    .flatMap(strangers)
    .sort((a, b) => order(a.id) - order(b.id))
    .map((entry) => ({ entry, feedback: writeLocally(materialFor(entry)) }))
    .filter(({ feedback }) => feedback.source === 'local')
    .slice(0, ENTRIES)
    .map(({ entry, feedback: { read, question, step } }) => ({
      ...entry,
      // What a person wrote themselves would give the answer away.
      feedback: [read, question, step]
        .filter((part) => part !== null)
        .join(' ')
        .replace(/“[^”]*”/gu, '“…”'),
    }));
  const key: Record<string, string> = {};
  const sheet = told.map(({ id, text, feedback }, index) => {
    const others = told
      .filter((one) => one.id !== id)
      .sort((a, b) => order(`${id} ${a.id}`) - order(`${id} ${b.id}`))
      .slice(0, CHOICES.length - 1)
      .map((one) => one.feedback);
    const place = order(`${id} place`) % CHOICES.length;
    key[index + 1] = CHOICES[place] ?? 'a';
    const shown = others.toSpliced(place, 0, feedback);
    return {
      number: index + 1,
      entry: text,
      feedbacks: Object.fromEntries(CHOICES.map((choice, at) => [choice, shown[at]])),
    };
  });
  writeFileSync(here(`${name}.json`), `${JSON.stringify(sheet, null, 2)}\n`);
  writeFileSync(here(`${name}-key.json`), `${JSON.stringify(key, null, 2)}\n`);
  console.log(`${sheet.length} entries to judge in bench/feedback/${name}.json`);
}
