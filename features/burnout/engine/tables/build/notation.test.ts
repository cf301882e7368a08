import { describe, expect, it } from 'vitest';
import { lexiconOf } from '../index.ts';
import type { MentionEntry } from './mention-entry.ts';
import { IRONIC, type PatternListener, PREDICATE, readPatterns } from './notation.ts';
import { slugOf } from './slug.ts';

/** What a listener is told, as one line of calls for each expression. */
function partsOf(source: string): string[] {
  const lines: string[] = [];
  let calls: string[] = [];
  const tell =
    (name: string) =>
    (from: number, to: number): void => {
      calls.push(`${name} ${source.slice(from, to)}`);
    };
  const listener: PatternListener = {
    word: tell('word'),
    adjective: tell('adjective'),
    verb: tell('verb'),
    namedClass: tell('class'),
    gap: () => calls.push('gap'),
    open: () => calls.push('open'),
    alternative: () => calls.push('or'),
    close: (optional) => calls.push(optional ? 'close optional' : 'close'),
    end: (_from, _to, flags) => {
      lines.push([...calls, ...(flags === 0 ? [] : [`flags ${flags}`])].join(', '));
      calls = [];
    },
  };
  readPatterns(source, listener);
  return lines;
}

describe('the notation', () => {
  it('separates expressions by commas and line ends and drops comments', () => {
    expect(partsOf('# tired\nexausto/a, um caco # worn\nsem (energia|\n  força)')).toEqual([
      'adjective exausto/a',
      'word um, word caco',
      'word sem, open, word energia, or, word força, close',
    ]);
  });

  it('tells verbs, classes, gaps and what may be missing', () => {
    expect(partsOf('[me] <latejar:3> .. $SITE')).toEqual([
      'open, word me, close optional, verb latejar:3, gap, class SITE',
    ]);
  });

  it('reads the marks before an expression', () => {
    expect(partsOf('^leve/s, %que maravilha')).toEqual([
      `adjective leve/s, flags ${PREDICATE}`,
      `word que, word maravilha, flags ${IRONIC}`,
    ]);
  });

  it.each(['sem (energia|força', 'sem energia)', 'sem [energia)', 'energia|força'])(
    'names an expression whose groups are unbalanced: %s',
    (text) => {
      expect(() => partsOf(`exausto, ${text}`)).toThrow('Unbalanced group in "');
    },
  );
});

describe('the id of an expression', () => {
  it.each([
    ['exausto/a', 'exausto'],
    ['um caco', 'um-caco'],
    ['sem (energia|\n  força) # none', 'sem-energia'],
    ['^[bem] (leve|(a|b) c) <latejar:3> .. $SITE $NAO', 'bem-leve-latejar-site'],
    ['(|social) mal du cœur', 'mal-du-cur'],
  ])('of %s is %s', (expression, slug) => {
    expect(slugOf(expression)).toBe(slug);
  });
});

describe.each(['pt', 'en', 'es', 'fr'] as const)('the %s lexicon', (language) => {
  it('compiles, and ids tell language and category', () => {
    const { entries } = lexiconOf(language);
    const ids = Array.from({ length: entries.firstTrigger }, (_, i) => {
      return (entries.at(i) as MentionEntry).expression;
    });
    expect(ids.length).toBeGreaterThan(400);
    for (const id of ids) expect(id).toMatch(new RegExp(`^${language}:[a-z]+:[a-z0-9-]*$`));
  });
});
