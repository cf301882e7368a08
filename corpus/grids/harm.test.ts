import { describe, expect, it } from 'vitest';
import * as harmEn from './harm.en.ts';
import * as harmEs from './harm.es.ts';
import * as harmFr from './harm.fr.ts';
import * as harmlessEn from './harmless-harm.en.ts';
import * as harmlessEs from './harmless-harm.es.ts';
import * as harmlessFr from './harmless-harm.fr.ts';
import { misread } from './reading.ts';

describe.each([
  ['en', harmEn],
  ['es', harmEs],
  ['fr', harmFr],
] as const)('self-harm, an attempt, somebody close and preparation in %s', (language, file) => {
  it('are never missed', () => {
    const { count, wrong } = misread(file, language, true);
    expect(count).toBeGreaterThan(3000);
    expect(wrong).toEqual([]);
  });
});

// The lists let none of these through; the share is the second look's, which learns from examples.
describe.each([
  ['en', harmlessEn, 0.01],
  ['es', harmlessEs, 0.01],
  ['fr', harmlessFr, 0.01],
] as const)('the same words in kitchens, sport and offices in %s', (language, file, share) => {
  it('seldom open the card', () => {
    const { count, wrong } = misread(file, language, false);
    expect(count).toBeGreaterThan(1000);
    expect(wrong.length / count, wrong.slice(0, 20).join('\n')).toBeLessThanOrEqual(share);
  });
});
