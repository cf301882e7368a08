import { describe, expect, it } from 'vitest';
import { CATEGORIES, type Category, type Language } from '#features/burnout/engine/contract.ts';
import { read } from '#features/burnout/engine/read.ts';
import { STATES, type State } from './states.ts';

const LANGUAGES = Object.keys(STATES) as Language[];

/** Categories counted in a text, each as often as it was, in the order of CATEGORIES. */
function counted(text: string, language: Language): Category[] {
  const { counts } = read(text, { language });
  return CATEGORIES.flatMap((category) => Array<Category>(counts[category]).fill(category));
}

function casesOf(language: Language): { category: Category; state: State }[] {
  return CATEGORIES.flatMap((category) =>
    (STATES[language].states[category] ?? []).map((state) => ({ category, state })),
  );
}

/** Texts whose counts are not the expected ones, with what was counted: an empty list is right. */
function wrong(language: Language, texts: { text: string; expected: Category[] }[]): string[] {
  return texts.flatMap(({ text, expected }) => {
    const found = counted(text, language);
    return found.join() === expected.join() ? [] : [`${text} -> ${found.join() || 'nothing'}`];
  });
}

describe.each(LANGUAGES)('a state in %s', (language) => {
  const { own, denied, other, past, unreal } = STATES[language];
  const cases = casesOf(language);
  const symptoms = cases.filter(({ category }) => category !== 'positive');
  const joys = cases.filter(({ category }) => category === 'positive');
  const framed = (
    frames: readonly ((state: string) => string)[],
    counts: boolean,
    among: typeof cases = cases,
  ) =>
    among.flatMap(({ category, state }) =>
      frames.flatMap((frame) =>
        [...new Set(state)].map((gender) => ({
          text: frame(gender),
          expected: counts ? [category] : [],
        })),
      ),
    );

  it('counts once when it is said of oneself, in both genders', () => {
    expect(wrong(language, framed(own, true))).toEqual([]);
  });

  it.each([
    ["somebody else's", other],
    ['past and over', past],
    ['feared, asked or conditional', unreal],
  ])('counts nothing when it is %s', (_reason, frames) => {
    expect(wrong(language, framed(frames, false))).toEqual([]);
  });

  it('counts nothing when it is denied', () => {
    expect(wrong(language, framed(denied, false, symptoms))).toEqual([]);
  });

  // It may be a symptom of its own: "não estou feliz" is one (development-set/guideline.md).
  it('is not positive when it is a denied joy', () => {
    const found = framed(denied, false, joys).filter(({ text }) =>
      counted(text, language).includes('positive'),
    );
    expect(found).toEqual([]);
  });

  it('never scores more with a denied symptom after it', () => {
    const before = own.map((frame) => frame(cases[0]?.state[1] ?? ''));
    const raised = before.flatMap((start) => {
      const score = read(start, { language }).score;
      return framed(denied, false, symptoms)
        .map(({ text }) => `${start} ${text}`)
        .filter((text) => read(text, { language }).score > score);
    });
    expect(raised).toEqual([]);
  });
});
