import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');

function textsOf(namespace: string): unknown {
  const folder =
    namespace === 'common'
      ? 'packages/ui'
      : namespace === 'shell'
        ? 'apps/web/app'
        : `features/${namespace}/web`;
  return JSON.parse(readFileSync(join(ROOT, folder, 'locales/pt-BR.json'), 'utf8'));
}

function has(texts: unknown, key: string): boolean {
  const [first = '', ...rest] = key.split('.');
  if (typeof texts !== 'object' || texts === null) return false;
  const level = texts as Record<string, unknown>;
  if (rest.length === 0) return first in level || `${first}_other` in level;
  return has(level[first], rest.join('.'));
}

const files = globSync('{apps/web/app,features/*/web,packages/ui}/**/*.{ts,tsx}', {
  cwd: ROOT,
  exclude: (path) => path.includes('.test.'),
});

/** Literal keys only; a key put together from a value is seen by the test of its screen. */
it('every text that the code asks for is there', () => {
  const missing: string[] = [];
  for (const file of files) {
    const source = readFileSync(join(ROOT, file), 'utf8');
    // A file may hold several parts: each speaks for itself from its own call on.
    const hooks = [...source.matchAll(/useTranslation\(\[?\s*'([\w-]+)'/g)];
    for (const { 1: literal = '', index } of source.matchAll(/\bt\(\s*'([\w.:-]+)'/g)) {
      const own = (hooks.findLast((hook) => hook.index < index) ?? hooks[0])?.[1];
      const [namespace, key] = literal.includes(':') ? literal.split(':') : [own, literal];
      if (namespace && key && !has(textsOf(namespace), key)) missing.push(`${file}: ${literal}`);
    }
  }
  expect(missing).toEqual([]);
});
