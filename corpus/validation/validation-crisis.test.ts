import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Language } from '#features/burnout/engine/contract.ts';
import { read } from '#features/burnout/engine/read.ts';

interface CrisisEntry {
  id: string;
  lang: Language;
  text: string;
  crisis: boolean;
}

const entries = readFileSync(new URL('./crisis.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => JSON.parse(line) as CrisisEntry);

const found = (crisis: boolean): number =>
  entries.filter((entry) => entry.crisis === crisis && read(entry.text).crisis).length;

describe('the crisis sentences of four languages', () => {
  it('show help to whoever is in danger, and rarely to anybody else', () => {
    const danger = entries.filter(({ crisis }) => crisis).length;
    expect(danger).toBeGreaterThan(100);
    expect(found(true) / danger).toBeGreaterThanOrEqual(0.97);
    expect(found(false)).toBeLessThanOrEqual(6);
  });
});
