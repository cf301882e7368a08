import { describe, expect, it } from 'vitest';
import * as en from './everyday.en.ts';
import * as es from './everyday.es.ts';
import * as fr from './everyday.fr.ts';
import { misread } from './reading.ts';

describe.each([
  ['en', en],
  ['es', es],
  ['fr', fr],
] as const)('what sounds like danger in %s', (language, { harmless, danger }) => {
  it('opens no card where it speaks of work, things or the news', () => {
    const { count, wrong } = misread(harmless, language, false);
    expect(count).toBeGreaterThan(200);
    expect(wrong).toEqual([]);
  });

  it('opens it where the same frame speaks of a life', () => {
    const { count, wrong } = misread(danger, language, true);
    expect(count).toBeGreaterThan(150);
    expect(wrong).toEqual([]);
  });
});
