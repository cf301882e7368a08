import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Fails with what axe finds on the page as it stands (WCAG 2.2 A and AA, and axe's best practices). */
export async function expectAccessible(page: Page): Promise<void> {
  // Things that are still moving have colours in between.
  await page.evaluate(() =>
    Promise.all(
      document.getAnimations().map((animation) => animation.finished.catch(() => undefined)),
    ),
  );
  // Evaluated by the browser's tools, not by the page: its content policy allows no foreign script.
  await page.evaluate(source);
  const violations = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const found = await axe.run();
    return found.violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }));
  });
  expect(violations).toEqual([]);
}
