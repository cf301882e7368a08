import { describe, expect, it } from 'vitest';
import { SOURCES } from '../../lexicon/sources.ts';
import { compileCrisis, compileLexicon } from '../build/compile.ts';
import { EntryList } from '../build/entry-list.ts';
import type { MentionEntry } from '../build/mention-entry.ts';
import { pack, type Tables } from '../build/pack.ts';
import { compactTexts } from './compact.ts';
import { sourceOf } from './sections.ts';

/** All tables as bytes; the notations themselves may be written differently. */
function bytesOf(tables: Tables): Uint8Array {
  const { kinds } = tables.entries.tables;
  const none = { kinds, ends: new Int32Array(0), notations: new Uint8Array(0) };
  return pack({ ...tables, entries: new EntryList(tables.language, none) });
}

function idsOf({ entries }: Tables): string[] {
  return Array.from({ length: entries.firstTrigger }, (_, i) => {
    return (entries.at(i) as MentionEntry).expression;
  });
}

describe('the compact text', () => {
  it.each(['pt', 'en', 'es', 'fr'] as const)(
    'of %s compiles to the same tables and ids as the readable lexicon',
    (language) => {
      const source = SOURCES[language];
      const { crisis, rest } = compactTexts(source);
      const [there, here] = [source, sourceOf(language, source.inflection, crisis + rest)].map(
        compileLexicon,
      ) as [Tables, Tables];
      expect(Buffer.compare(bytesOf(here), bytesOf(there))).toBe(0);
      expect(idsOf(here)).toEqual(idsOf(there));
    },
  );

  it.each(['en', 'es', 'fr'] as const)('of the crisis wordings of %s stands alone', (language) => {
    const source = SOURCES[language];
    const { crisis } = compactTexts(source);
    const alone = sourceOf(language, source.inflection, crisis);
    expect(alone.crisis.explicit.split(',').length).toBeGreaterThan(50);
    const tables = compileCrisis(alone, compileLexicon(alone));
    expect(tables.entries.length).toBe(3);
    expect(tables.vocabulary.size).toBeGreaterThan(300);
  });
});
