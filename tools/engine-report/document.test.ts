import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { measure } from './figures.ts';
import { MEASURES } from './layout.ts';
import { readSets } from './sets.ts';

const document = readFileSync(new URL('../../docs/engine.md', import.meta.url), 'utf8');
/** Intervals are printed with two digits, and an edit of the lexicon may move a figure a little. */
const SLACK = 0.02;

/** The interval that the document states for all entries of the development set. */
function statedInterval(label: string): [low: number, high: number] {
  const line = document.split('\n').find((text) => text.startsWith(`| ${label} |`));
  const [, low, high] = /\(([\d.]+)-([\d.]+)\)/.exec(line ?? '') ?? [];
  if (low === undefined || high === undefined) throw new Error(`No figure for ${label}`);
  return [Number(low), Number(high)];
}

it('the figures of docs/engine.md still hold: npm run engine:report -- --write', () => {
  const [development] = readSets();
  const today = measure(development?.entries ?? []);
  for (const [name, label] of MEASURES) {
    const [low, high] = statedInterval(label);
    expect(today[name], label).toBeGreaterThanOrEqual(low - SLACK);
    expect(today[name], label).toBeLessThanOrEqual(high + SLACK);
  }
});
