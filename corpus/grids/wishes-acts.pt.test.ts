import { describe, expect, it } from 'vitest';
import { read } from '#features/burnout/engine/read.ts';
import { inChat, lines, shouted } from './sentences.ts';
import { cells } from './wishes-acts.cells.ts';
import { HARMLESS } from './wishes-acts.harmless.pt.ts';
import { CHAT } from './wishes-acts.pt.ts';

const PLAIN = [...new Set(cells().map(({ text }) => text))];
const amidDay = (text: string): string => `Reunião às nove. ${text}. Amanhã tem inventário.`;

/** Those that would show no help. */
const missed = (texts: readonly string[]): string[] =>
  texts.filter((text) => read(text).crisisLevel === 0);
const share = (texts: readonly string[], every: number): string[] =>
  texts.filter((_, i) => i % every === 0);

describe('wishes to be dead and acts that kill, in plain Portuguese', () => {
  it('are many', () => {
    expect(PLAIN.length).toBeGreaterThan(20_000);
  });

  it('open the help card in every frame', () => {
    expect(missed(PLAIN)).toEqual([]);
  });

  it('open it in capitals and without accents', () => {
    expect(missed(PLAIN.map(shouted))).toEqual([]);
  });

  it('open it in the spelling of a chat, and amid an ordinary day', () => {
    const some = share(PLAIN, 7);
    expect(missed(some.map((text) => inChat(text, CHAT)))).toEqual([]);
    expect(missed(some.map(amidDay))).toEqual([]);
  });

  it('are a plan where they are decided on', () => {
    const decided =
      /^(hoje eu vou|decidi|resolvi|pretendo|tô planejando) (?=me |tirar|pular d|dar um tiro)/;
    const plans = PLAIN.filter((text) => decided.test(text) && !text.includes('me apagar'));
    expect(plans.length).toBeGreaterThan(200);
    expect(plans.filter((text) => read(text).crisisLevel < 3)).toEqual([]);
  });

  /** Alarms the second look raises for words it learnt from texts of danger; no wording does. */
  const TAKEN_FOR_DANGER = 6;

  it('leave the same verbs and nouns alone where nothing is meant', () => {
    const alarmed = lines(HARMLESS).filter((text) => read(text).crisisLevel > 0);
    expect(alarmed.length, alarmed.join('\n')).toBeLessThanOrEqual(TAKEN_FOR_DANGER);
  });
});
