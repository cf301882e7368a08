import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { backtrackingOf } from './backtracking.ts';

const ENGINE = new URL('../../features/burnout/engine/', import.meta.url).pathname;
const sources = globSync('**/*.ts', {
  cwd: ENGINE,
  exclude: (path) => path.endsWith('.test.ts') || path === 'properties',
});

/** Every regular expression of a source file, and every place that makes one from a string. */
function expressionsIn(path: string): { literals: string[]; made: number } {
  const { program, errors } = parseSync(path, readFileSync(`${ENGINE}${path}`, 'utf8'));
  expect(errors).toEqual([]);
  const literals: string[] = [];
  let made = 0;
  new Visitor({
    Literal(node) {
      if ('regex' in node && node.regex) literals.push(node.regex.pattern);
    },
    Identifier({ name }) {
      if (name === 'RegExp') made += 1;
    },
  }).visit(program);
  return { literals, made };
}

describe('the regular expressions of the engine', () => {
  it('are found in its sources', () => {
    expect(sources.length).toBeGreaterThan(30);
    expect(sources.flatMap((path) => expressionsIn(path).literals)).toContain('\\s+');
  });

  it.each(sources)('cannot backtrack exponentially: %s', (path) => {
    const { literals, made } = expressionsIn(path);
    expect(literals.filter((pattern) => backtrackingOf(pattern) !== null)).toEqual([]);
    // One made from a string could be anything.
    expect(made).toBe(0);
  });
});

describe('the check itself', () => {
  it.each([
    '(a+)+',
    '(a|a)*',
    '(?:a*)*',
    '([a-z]+\\s?)+$',
    '(x(y|z))+',
    '(?<n>a?){20}',
    '((a)|b)+',
  ])('refuses %s', (pattern) => {
    expect(backtrackingOf(pattern)).not.toBeNull();
  });

  it.each([
    'a+b*',
    '(ab)+',
    '(er|ir|re)$',
    '[(+|]+',
    '\\p{L}+(?:x)?',
    '(.)\\1{2,}',
    '(a|b){1}',
    '\\(+',
  ])('lets %s pass', (pattern) => {
    expect(backtrackingOf(pattern)).toBeNull();
  });
});
