import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Fails with what axe finds on the page as it stands (WCAG 2.2 A and AA, and axe's best practices),
 * and with what is hard to see in the other colour scheme; only colours differ between the two.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // Evaluated by the browser's tools, not by the page: its content policy allows no foreign script.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  expect(await violationsOf(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violationsOf(page, ['color-contrast']), 'in the dark scheme').toEqual([]);
  await page.emulateMedia({ colorScheme: null });
}

function violationsOf(page: Page, rules?: string[]) {
  return page.evaluate(async (only) => {
    // Things that are still moving have colours in between; what turns for ever has one anyway.
    await new Promise(requestAnimationFrame);
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
    const { axe } = window as unknown as {
      axe: {
        run(options?: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
      };
    };
    const { violations } = await axe.run({
      resultTypes: ['violations'],
      ...(only && { runOnly: only }),
    });
    return violations.map(({ id, nodes }) => ({ id, at: nodes.map(({ html }) => html) }));
  }, rules);
}
