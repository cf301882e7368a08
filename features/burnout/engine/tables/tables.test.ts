import { describe, expect, it } from 'vitest';
import { SOURCES } from '../lexicon/sources.ts';
import { compileCrisis, compileLexicon } from './build/compile.ts';
import { pack, unpack } from './build/pack.ts';
import { buildSharedWords, packSharedWords } from './build/shared-words.ts';
import { lexiconOf } from './index.ts';
import { cachedTables } from './table-cache.node.ts';
import { crisisTablesOf, sharedWords, tablesOf } from './tables.node.ts';

describe.each(['pt', 'en', 'es', 'fr'] as const)('the kept tables of %s', (language) => {
  const whole = compileLexicon(SOURCES[language]);

  it('are what the readable lexicon gives', () => {
    expect(Buffer.compare(pack(tablesOf(language)), pack(whole))).toBe(0);
    const crisis = compileCrisis(SOURCES[language], whole);
    expect(Buffer.compare(pack(crisisTablesOf(language)), pack(crisis))).toBe(0);
  });

  it('come back from their bytes as they were', () => {
    const packed = pack(whole);
    const shifted = new Uint8Array(packed.length + 1);
    shifted.set(packed, 1);
    for (const bytes of [new Uint8Array(packed), shifted.subarray(1)]) {
      const back = unpack(bytes);
      expect(Buffer.compare(pack(back), packed)).toBe(0);
      expect(back.vocabulary.spelling(100)).toBe(whole.vocabulary.spelling(100));
      for (let i = 0; i < whole.entries.length; i += 50) {
        expect(back.entries.at(i)).toEqual(whole.entries.at(i));
      }
    }
  });
});

describe('the kept words that tell languages apart', () => {
  it('are what the readable lists give', () => {
    expect(
      Buffer.compare(packSharedWords(sharedWords()), packSharedWords(buildSharedWords())),
    ).toBe(0);
  });
});

describe('a lexicon that somebody edits', () => {
  it('gets tables of its own, and is compiled no more than once', () => {
    const source = { ...SOURCES.fr, otherSenses: `${SOURCES.fr.otherSenses}\ncoup de barre inouï` };
    let compiled = 0;
    const compile = () => {
      compiled += 1;
      return compileLexicon(source);
    };
    const last = cachedTables('edited', source, compile).entries;
    expect(cachedTables('edited', source, compile).entries.length).toBe(last.length);
    expect(compiled).toBeLessThanOrEqual(1);
    expect(last.length).toBe(lexiconOf('fr').entries.length + 1);
  });
});
