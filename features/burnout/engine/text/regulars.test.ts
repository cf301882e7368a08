import { describe, expect, it } from 'vitest';
import { ANNOTATED } from '#corpus/properties/annotated.ts';
import { LANGUAGES } from '../language.ts';
import { read } from '../read.ts';
import { REGULARS, Regulars } from './regulars.ts';
import { Tokens, tokenise } from './tokenise.ts';

describe('words that come again', () => {
  it('are found by both hashes under the number they were given first', () => {
    const regulars = new Regulars();
    expect(regulars.find(7, 1)).toBe(0);
    expect(regulars.add(7, 1)).toBe(1);
    expect(regulars.add(7, 2)).toBe(2);
    expect(regulars.add(7, 1)).toBe(1);
    expect([regulars.find(7, 1), regulars.find(7, 2), regulars.find(7, 3)]).toEqual([1, 2, 0]);
  });

  it('are no more than there is room for', () => {
    const regulars = new Regulars();
    const added = Array.from({ length: REGULARS + 20 }, (_, i) => regulars.add(i * 3, i));
    expect(added.slice(0, 2)).toEqual([1, 2]);
    expect(added.slice(-21)).toEqual(Array.from({ length: 21 }, () => 0));
    expect(regulars.find(3, 1)).toBe(2);
  });

  it('are known to a lexicon: what only one person writes is not kept', () => {
    const text = 'Cansada da Zumirinda';
    read(text);
    const tokens = new Tokens();
    tokenise(text, tokens);
    const [known, , name] = tokens.regular;
    expect(known).toBeGreaterThan(0);
    expect(name).toBe(0);
  });

  it('are read as they were when they were met first, whatever was read meanwhile', () => {
    const texts = ANNOTATED.filter((_, i) => i % 3 === 0).map(({ text }) => text);
    const first = texts.map((text) => read(text));
    for (const language of LANGUAGES) for (const text of texts) read(text, { language });
    expect(texts.map((text) => read(text))).toEqual(first);
  });
});
