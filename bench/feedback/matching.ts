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

interface Drawing {
  files: readonly string[];
  /** How many entries an earlier matching has judged. */
  after: number;
  /** Whether sentences that say the entry back word for word are masked too. */
  masksEchoes: boolean;
}

/** What each matching draws from, by its name. */
const DRAWINGS: Readonly<Record<string, Drawing>> = {
  matching: {
    files: ['validation/strangers-3.jsonl', 'validation/strangers-ordinary-2.jsonl'],
    after: 0,
    masksEchoes: false,
  },
  'matching-2': { files: ['voices/development-3.jsonl'], after: 0, masksEchoes: false },
  'matching-3': { files: ['voices/development-3.jsonl'], after: 40, masksEchoes: true },
};
const ENTRIES = 40;
const CHOICES = ['a', 'b', 'c', 'd', 'e'] as const;
const here = (name: string) => new URL(name, import.meta.url);
const order = (name: string) => createHash('sha256').update(name).digest().readUInt32BE(0);

const [name = '', judged] = process.argv.slice(2);
const drawing = DRAWINGS[name];
if (drawing === undefined) {
  throw new Error(`Which matching? There are ${Object.keys(DRAWINGS).join(', ')}.`);
}
if (judged) {
  const key = JSON.parse(readFileSync(here(`${name}-key.json`), 'utf8'));
  const given = JSON.parse(readFileSync(judged, 'utf8'));
  const wrong = Object.keys(key).filter((number) => key[number] !== given[number]);
  console.log(
    `${ENTRIES - wrong.length} of ${ENTRIES} right; wrong: ${wrong.join(', ') || 'none'}`,
  );
} else {
  const told = drawing.files
    .flatMap(strangers)
    .sort((a, b) => order(a.id) - order(b.id))
    .map((entry) => ({ entry, feedback: writeLocally(materialFor(entry)) }))
    .filter(({ feedback }) => feedback.source === 'local')
    .slice(drawing.after, drawing.after + ENTRIES)
    .map(({ entry, feedback: { read, question, step } }) => ({
      ...entry,
      // What a person wrote themselves would give the answer away.
      feedback: [read, question, step]
        .filter((part) => part !== null)
        .map((part) => (drawing.masksEchoes ? withoutEchoes(part, entry.text) : part))
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

/** A sentence with three words of the entry in a row is the person's own, with or without quotation marks. */
function withoutEchoes(told: string, entry: string): string {
  const said = ` ${wordsOf(entry).join(' ')} `;
  return told
    .split(/(?<=[.?!…])\s+/u)
    .map((sentence) => {
      const words = wordsOf(sentence);
      const echoes = words.some(
        (_, at) =>
          at + 3 <= words.length && said.includes(` ${words.slice(at, at + 3).join(' ')} `),
      );
      return echoes ? '…' : sentence;
    })
    .join(' ');
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
