import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const counts = await import(new URL('./test-counts.mjs', import.meta.url).href);
const folder = mkdtempSync(join(tmpdir(), 'florescer-counts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function report(name: string, content: unknown): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('sums what the runners reported; a flaky browser test has passed in the end', () => {
  const vitest = counts.vitestCounts(
    report('vitest.json', {
      numPassedTests: 12,
      numFailedTests: 1,
      numPendingTests: 2,
      numTodoTests: 1,
    }),
  );
  const playwright = counts.playwrightCounts(
    report('playwright.json', { stats: { expected: 5, flaky: 1, unexpected: 2, skipped: 0 } }),
  );
  expect(counts.sumOf([vitest, playwright])).toEqual({ passed: 18, failed: 3, skipped: 3 });
});

test('a runner that wrote no report has run nothing', () => {
  expect(counts.vitestCounts(join(folder, 'none.json'))).toEqual({
    passed: 0,
    failed: 0,
    skipped: 0,
  });
  expect(counts.sumOf([])).toEqual({ passed: 0, failed: 0, skipped: 0 });
});
