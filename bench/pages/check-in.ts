import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { quantile } from '../auth/world.ts';
import { loadNow, withProduct } from './product.ts';

/**
 * `node bench/pages/check-in.ts [taps]`: how long a phone that is four times slower than this machine
 * works for one tap on a face, from the tap until the page shows it saved. See bench/README.md.
 */
const taps = Number(process.argv[2] ?? 40);
const SLOWER = 4;
const BUDGET_MS = 100;
const ANA = { email: 'ana@demo.florescer.app', password: 'florescer-demo' };
/** Everything that a tap sets off has ended by then: the saving, its answer and the animations. */
const SETTLED_MS = 1_500;
/** Keeps the longest task of the page since it was last set to 0. */
const WATCH = `
  window.longestTask = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      window.longestTask = Math.max(window.longestTask, duration);
    }
  }).observe({ type: 'longtask' });`;
const LEVELS = ['Muito mal', 'Mal', 'Normal', 'Bem', 'Excelente'];

await withProduct(async ({ base, browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
    locale: 'pt-BR',
    serviceWorkers: 'block',
  });
  await context.addInitScript(WATCH);
  const page = await context.newPage();
  await page.goto(`${base}/login`);
  await page.getByLabel('E-mail').fill(ANA.email);
  await page.getByLabel('Senha', { exact: true }).fill(ANA.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL('**/dashboard');
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  // The first tap also fetches and runs the sheet's code: told apart from the others.
  const first = await workOf(page, cdp, page.getByText('Bem', { exact: true }));
  const sheet = page.getByRole('dialog', { name: 'Como você está agora?' });
  const work: number[] = [];
  const shown: number[] = [];
  for (let index = 0; index < taps; index += 1) {
    const face = sheet.getByText(LEVELS[index % LEVELS.length] ?? '', { exact: true });
    const one = await workOf(page, cdp, face);
    work.push(one.total);
    shown.push(one.longest);
  }
  const ms = (value: number) => `${value.toFixed(0)} ms`;
  process.stdout.write(
    `check-in on a phone ${SLOWER} times slower, main thread, ${taps} taps, ${loadNow()}\n` +
      `  first tap, with the sheet's code: ${ms(first.total)} in all, longest task ${ms(first.longest)}\n` +
      `  each tap after it, in all: p50 ${ms(quantile(work, 0.5))}, p95 ${ms(quantile(work, 0.95))} (must stay below ${BUDGET_MS})\n` +
      `  longest single task of a tap: p50 ${ms(quantile(shown, 0.5))}, p95 ${ms(quantile(shown, 0.95))}\n`,
  );
});

/**
 * Milliseconds of CPU that the main thread worked for a tap (what others do on the machine is not in it), and
 * its longest task by the clock, from 50 ms on (0 below).
 */
async function workOf(
  page: Page,
  cdp: CDPSession,
  face: Locator,
): Promise<{ total: number; longest: number }> {
  // Found before, and tapped by its place: the search itself would run on the page's thread too.
  const box = await face.boundingBox();
  if (!box) throw new Error('The face is not on the page');
  await page.evaluate('window.longestTask = 0');
  const before = await taskSeconds(cdp);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await wait(SETTLED_MS);
  const total = ((await taskSeconds(cdp)) - before) * 1_000;
  return { total, longest: await page.evaluate<number>('window.longestTask') };
}

async function taskSeconds(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}
