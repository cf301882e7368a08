import { describe, expect, it } from 'vitest';
import { lexiconOf } from '../index.ts';
import { parsePatterns } from './notation.ts';

describe('the notation', () => {
  it('separates expressions by commas and line ends and drops comments', () => {
    const slugs = parsePatterns('# tired\nexausto/a, um caco\nsem (energia|\n  força)').map(
      ({ slug }) => slug,
    );
    expect(slugs).toEqual(['exausto', 'um-caco', 'sem-energia']);
  });

  it('reads the marks before an expression', () => {
    const [predicate, ironic] = parsePatterns('^leve/s, %que maravilha');
    expect(predicate).toMatchObject({ predicate: true, ironic: false });
    expect(ironic).toMatchObject({ predicate: false, ironic: true });
  });

  it('names an expression whose group is not closed', () => {
    expect(() => parsePatterns('sem (energia|força')).toThrow('sem (energia|força');
  });
});

describe.each(['pt', 'en', 'es', 'fr'] as const)('the %s lexicon', (language) => {
  it('compiles, and ids tell language and category', () => {
    const { entries } = lexiconOf(language);
    const ids = entries.flatMap((entry) => (entry.layer === 'mention' ? [entry.expression] : []));
    expect(ids.length).toBeGreaterThan(400);
    for (const id of ids) expect(id).toMatch(new RegExp(`^${language}:[a-z]+:[a-z0-9-]*$`));
  });
});
