import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { read } from '#features/burnout/engine/index.ts';

interface Voice {
  id: string;
  kind: 'ordinary' | 'decoy' | 'danger';
  text: string;
}

const voicesOf = (file: string): Voice[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Voice);

const VOICES = ['development.jsonl', 'development-2.jsonl'].flatMap(voicesOf);
/** By a writer who had seen neither the lexicon nor another set. */
const STRANGER = voicesOf('development-3.jsonl');
const alarms = (kind: Voice['kind'], voices = VOICES) =>
  voices.filter((voice) => voice.kind === kind).filter(({ text }) => read(text).crisis);

describe('texts as people write them', () => {
  it('that only sound like danger open the card at most three times in 150', () => {
    const decoys = VOICES.filter(({ kind }) => kind === 'decoy');
    expect(decoys.length).toBeGreaterThanOrEqual(150);
    expect(alarms('decoy').length).toBeLessThanOrEqual(Math.floor((decoys.length * 3) / 150));
  });

  it('of danger open it', () => {
    const dangers = VOICES.filter(({ kind }) => kind === 'danger');
    expect(dangers.length - alarms('danger').length).toBeLessThanOrEqual(2);
  });

  it('of ordinary days do not', () => {
    expect(alarms('ordinary')).toEqual([]);
  });

  it('of a stranger read no worse than they do', () => {
    expect(alarms('danger', STRANGER).length).toBeGreaterThanOrEqual(48);
    expect(alarms('decoy', STRANGER).length).toBeLessThanOrEqual(4);
    expect(alarms('ordinary', STRANGER).length).toBeLessThanOrEqual(7);
  });
});
