import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const RECORD = read('features/data-protection/server/papers/record.pt-BR.md');

/** `| promise | carried out by | shown by |` of the table, without its head. */
const ROWS = read('docs/retention.md')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, promise = '', by = '', test = '']) => ({ promise, by, test }))
  .slice(1);

/** A time, or an end, that something is kept for. */
const TIME = /\d+ (?:dias|anos|minutos)|meio ano|até o \w+|com a última pessoa/g;

describe('how long things are kept', () => {
  it('is in the record in the same words', () => {
    expect(ROWS.length).toBeGreaterThan(10);
    for (const { promise } of ROWS) expect(RECORD).toContain(promise);
  });

  it('has a row for every time that the record promises', () => {
    const promised = RECORD.split('\n').filter((line) => line.startsWith('- **Guarda**'));
    expect(promised.length).toBeGreaterThan(8);
    for (const line of promised) {
      const left = ROWS.reduce((text, { promise }) => text.replaceAll(promise, ''), line);
      expect([line, left.match(TIME)]).toEqual([line, null]);
    }
  });

  it('is carried out by a job that is there, or by code that is', () => {
    const jobs = globSync('{apps,features,packages}/**/*.ts', { cwd: ROOT })
      .filter((path) => !path.endsWith('.test.ts'))
      .flatMap((path) => [...read(path).matchAll(/defineJob\(\{\s*name: '([^']+)'/g)])
      .map(([, name]) => name);
    for (const { by } of ROWS) {
      const [, job] = /^job `(.+)`$/.exec(by) ?? [];
      const [, path] = /^`(.+)`$/.exec(by) ?? [];
      if (job) expect(jobs).toContain(job);
      else expect([by, path !== undefined && existsSync(join(ROOT, path))]).toEqual([by, true]);
    }
  });

  it('is shown by a test of that name', () => {
    for (const { test } of ROWS) {
      const [, path = '', name = ''] = /^`(.+?)`: (.+)$/.exec(test) ?? [];
      const source = read(path);
      expect([test, ['it', 'test'].some((call) => source.includes(`${call}('${name}'`))]).toEqual([
        test,
        true,
      ]);
    }
  });
});
