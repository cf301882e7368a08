import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { quantile } from '../auth/world.ts';
import { loadNow, withProduct } from './product.ts';

/**
 * `node bench/pages/check-in.ts [taps] [times slower]`: how long a phone that is four times slower
 * than this machine works for one tap on a face, from the tap until the page shows it saved, and for
 * opening and closing the sheet around it. Counted twice: the CPU at full speed times four, and the
 * CPU under Chromium's own slow-down. That one waits busily, and takes the time before a task begins,
 * or with the thread pushed aside by others, for work that has to be stretched: how much of a figure
 * this is, is told by a page of five radio buttons without any code. See bench/README.md.
 */
const taps = Number(process.argv[2] ?? 40);
const SLOWER = Number(process.argv[3] ?? 4);
const BUDGET_MS = 100;
const BARE_TAPS = 10;
const ANA = { email: 'ana@demo.florescer.app', password: 'florescer-demo' };
/** Everything that a tap sets off has ended by then: the saving, its answer and the animations. */
const SETTLED_MS = 1_500;
/** Somebody looks at the page before the first tap; what is fetched in idle time is there by then. */
const LOOK_MS = 5_000;
/** Keeps the longest task of the page, and the longest wait from an event to its paint, since they were last set to 0. */
const WATCH = `
  window.longestTask = 0;
  window.slowestPaint = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      window.slowestPaint = Math.max(window.slowestPaint, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      window.longestTask = Math.max(window.longestTask, duration);
    }
  }).observe({ type: 'longtask' });`;
const LEVELS = ['Muito mal', 'Mal', 'Normal', 'Bem', 'Excelente'];

/** What no page can do without: the tap, its events, the choice and a frame. */
const BARE = `<meta name="viewport" content="width=device-width">
  <style>label { display: inline-block; width: 60px; height: 90px }</style>
  ${LEVELS.map((level) => `<label><input type="radio" name="level">${level}</label>`).join('')}`;

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
  const cdp = await watch(page);
  await wait(LOOK_MS);
  await slowDown(cdp, SLOWER);
  // The first tap also runs the sheet's code and opens it: told apart from the others.
  const first = await workOf(page, cdp, () => tapAt(page, page.getByText('Bem', { exact: true })));
  const sheet = page.getByRole('dialog', { name: 'Como você está agora?' });
  const each = await tapBothWays(page, cdp, sheet, taps);
  // Only now does the start page ask for its figures.
  const closing = await workOf(page, cdp, async () => () => page.keyboard.press('Escape'));

  const bare = await context.newPage();
  await bare.setContent(BARE);
  const floor = await tapBothWays(bare, await watch(bare), bare.locator('body'), BARE_TAPS);

  const ms = (value: number) => `${value.toFixed(0)} ms`;
  const spread = (works: Work[], pick: (one: Work) => number, times = 1) => {
    const values = works.map((one) => pick(one) * times);
    return `p50 ${ms(quantile(values, 0.5))}, p95 ${ms(quantile(values, 0.95))}`;
  };
  const total = ({ total }: Work) => total;
  process.stdout.write(
    `check-in on a phone ${SLOWER} times slower, main thread, ${taps} taps each way, ${loadNow()}\n` +
      `  each tap in all, CPU at full speed times ${SLOWER}: ${spread(each.full, total, SLOWER)} (must stay below ${BUDGET_MS})\n` +
      `    the same of five radio buttons without code: ${spread(floor.full, total, SLOWER)}\n` +
      `  each tap in all, CPU under Chromium's slow-down: ${spread(each.slowed, total)}\n` +
      `    the same of five radio buttons without code: ${spread(floor.slowed, total)}\n` +
      `  under Chromium's slow-down\n` +
      `    longest single task of a tap: ${spread(each.slowed, ({ longest }) => longest)}\n` +
      `    from the tap until the face is painted as chosen, by the clock: ${spread(each.slowed, ({ painted }) => painted)}\n` +
      `    first tap, which opens the sheet: ${ms(first.total)} in all, longest task ${ms(first.longest)}\n` +
      `    closing the sheet, once, with the start page's new figures: ${ms(closing.total)} in all\n`,
  );
});

/** Taps faces one after the other, first at full speed, then slowed down. */
async function tapBothWays(
  page: Page,
  cdp: CDPSession,
  within: Locator,
  count: number,
): Promise<{ full: Work[]; slowed: Work[] }> {
  const tapAll = async (rate: number) => {
    await slowDown(cdp, rate);
    const works: Work[] = [];
    for (let index = 0; index < count; index += 1) {
      const face = within.getByText(LEVELS[index % LEVELS.length] ?? '', { exact: true });
      works.push(await workOf(page, cdp, () => tapAt(page, face)));
    }
    return works;
  };
  return { full: await tapAll(1), slowed: await tapAll(SLOWER) };
}

async function watch(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return cdp;
}

async function slowDown(cdp: CDPSession, rate: number): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
}

interface Work {
  /** Milliseconds of CPU that the main thread worked (what others do on the machine is not in it). */
  total: number;
  /** The longest task by the clock, from 50 ms on; 0 below. */
  longest: number;
  /** The longest wait from an event to the next paint by the clock, from 16 ms on; 0 below. */
  painted: number;
}

/** What an act sets off, until all of it has ended. The act is prepared first, outside of what is counted. */
async function workOf(
  page: Page,
  cdp: CDPSession,
  prepare: () => Promise<() => Promise<void>>,
): Promise<Work> {
  const act = await prepare();
  await page.evaluate('window.longestTask = 0; window.slowestPaint = 0');
  const before = await taskSeconds(cdp);
  await act();
  await wait(SETTLED_MS);
  const total = ((await taskSeconds(cdp)) - before) * 1_000;
  const [longest, painted] = await page.evaluate<[number, number]>(
    '[window.longestTask, window.slowestPaint]',
  );
  return { total, longest, painted };
}

/** Found before, and tapped by its place: the search itself would run on the page's thread too. */
async function tapAt(page: Page, face: Locator): Promise<() => Promise<void>> {
  const box = await face.boundingBox();
  if (!box) throw new Error('The face is not on the page');
  return () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

async function taskSeconds(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}
