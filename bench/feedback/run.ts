/**
 * What the feedback is like on entries by other hands: talk about the text or the program, sentences
 * that repeat in a month, quotations that break off, faults of agreement, entries with nothing of their own.
 */
import { factsOf } from '#features/diary/server/feedback/extraction/facts.ts';
import { violationsOf } from '#features/diary/server/feedback/gate.ts';
import { EARLIER_ENTRIES, type Memory } from '#features/diary/server/feedback/material.ts';
import { writeLocally } from '#features/diary/server/feedback/writer.ts';
import { DIARY_TEXTS } from '#features/diary/server/texts.ts';
import { materialFor, strangers } from './corpus.ts';

const FILES = [
  'validation/strangers.jsonl',
  'validation/strangers-ordinary.jsonl',
  'validation/strangers-ordinary-2.jsonl',
];
const PLAIN = new Set<string>(DIARY_TEXTS['pt-BR'].feedback.plain);
const COUNTED = ['program', 'absence', 'foreign_quote', 'half_clause', 'agreement'] as const;

const broken = new Map<string, number>();
let entries = 0;
let plain = 0;
let sentences = 0;
let words = 0;
let repeated = 0;
for (const file of FILES) {
  let earlier: Memory[] = [];
  let heard: string[] = [];
  for (const [day, entry] of strangers(file).entries()) {
    if (day % EARLIER_ENTRIES === 0) [earlier, heard] = [[], []];
    const material = materialFor(entry, earlier);
    const { read, link, question, step, source, memory } = writeLocally(material);
    earlier.unshift(memory);
    if (source === 'crisis') continue;
    const facts = factsOf(entry.text, material.reading);
    const found = violationsOf({ read, link, question, step }, material, facts);
    for (const one of COUNTED) {
      if (found.includes(one)) broken.set(one, (broken.get(one) ?? 0) + 1);
    }
    const said = [read, link, question, step]
      .filter((part) => part !== null)
      .flatMap((part) => part.split(/(?<=[.?…])\s+/u));
    entries += 1;
    if (PLAIN.has(read)) plain += 1;
    sentences += said.length;
    words += said.join(' ').split(/\s+/u).length;
    repeated += said.filter((sentence) => heard.includes(sentence)).length;
    heard.push(...said);
  }
}
const share = (count: number, of: number) =>
  `${count} of ${of} (${((100 * count) / of).toFixed(1)} %)`;
console.log(
  `entries ${entries}, sentences ${(sentences / entries).toFixed(1)} and words ${(words / entries).toFixed(0)} each`,
);
console.log(`nothing of the entry said: ${share(plain, entries)}`);
console.log(`sentences repeated within ${EARLIER_ENTRIES} entries: ${share(repeated, sentences)}`);
for (const one of COUNTED) console.log(`${one}: ${share(broken.get(one) ?? 0, entries)}`);
