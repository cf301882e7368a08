import { setTimeout as wait } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import { quantile } from '../auth/world.ts';
import { loadNow, withProduct } from './product.ts';

/**
 * `node bench/pages/check-in.ts [taps] [times slower]`: how long a phone that is four times slower
 * than this machine works for one tap on a face of the start page, from the tap until it is saved:
 * the first tap after the page was opened, and many one after the other; then the sheet for whoever
 * wants to say more. Counted twice: the CPU at full speed times four, and the CPU under Chromium's
 * own slow-down. That one waits busily, and takes the time before a task begins,
 * or with the thread pushed aside by others, for work that has to be stretched: how much of a figure
 * this is, is told by a page of five radio buttons without any code. What opening the page left behind is
 * collected before the first tap, or V8 would do it in idle time during one of them. See bench/README.md.
 */
const taps = Number(process.argv[2] ?? 40);
const SLOWER = Number(process.argv[3] ?? 4);
const BUDGET_MS = 100;
const BARE_TAPS = 10;
const FIRST_TAPS = 40;
const FACES = 'label:has([type=radio])';
const MORE = 'section button[aria-haspopup=dialog]';
/** Beside what says more. */
const UNDO = `${MORE} + button`;
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
  const first = await tapBothWays(cdp, FIRST_TAPS, async (index) => {
    await forget(page);
    await page.evaluate('gc()');
    return workOf(page, cdp, () => tapOn(page, FACES, index));
  });
  const each = await tapBothWays(cdp, taps, (index) =>
    workOf(page, cdp, () => tapOn(page, FACES, index)),
  );
  await wait(LOOK_MS);
  const opening = await workOf(page, cdp, () => tapOn(page, MORE));
  const inSheet = await workOf(page, cdp, () => tapOn(page, `[role=dialog] ${FACES}`));
  const closing = await workOf(page, cdp, async () => () => page.keyboard.press('Escape'));

  const bare = await context.newPage();
  await bare.setContent(BARE);
  const bareCdp = await watch(bare);
  const floor = await tapBothWays(bareCdp, BARE_TAPS, (index) =>
    workOf(bare, bareCdp, () => tapOn(bare, FACES, index)),
  );

  const ms = (value: number) => `${value.toFixed(0)} ms`;
  const spread = (works: Work[], pick: (one: Work) => number, times = 1) => {
    const values = works.map((one) => pick(one) * times);
    return `p50 ${ms(quantile(values, 0.5))}, p95 ${ms(quantile(values, 0.95))}`;
  };
  const total = ({ total }: Work) => total;
  const bothWays = (what: string, works: BothWays) =>
    `  ${what}\n` +
    `    CPU under Chromium's slow-down: ${spread(works.slowed, total)}\n` +
    `    CPU at full speed times ${SLOWER}:   ${spread(works.full, total, SLOWER)}\n`;
  process.stdout.write(
    `check-in on a phone ${SLOWER} times slower, main thread (must stay below ${BUDGET_MS} ms), ${loadNow()}\n` +
      bothWays(`the first tap after the page was opened, ${FIRST_TAPS} times each way`, first) +
      bothWays(`${taps} taps one after the other, each way`, each) +
      bothWays('a tap on five radio buttons without code', floor) +
      `  under Chromium's slow-down\n` +
      `    longest single task of a first tap: ${spread(first.slowed, ({ longest }) => longest)}\n` +
      `    from the first tap until the face is painted, by the clock: ${spread(first.slowed, ({ painted }) => painted)}\n` +
      `    saying more: opening the sheet ${ms(opening.total)}, a tap in it ${ms(inSheet.total)}, closing it ${ms(closing.total)}\n`,
  );
});

interface BothWays {
  full: Work[];
  slowed: Work[];
}

/** Taps one after the other, first at full speed, then slowed down. */
async function tapBothWays(
  cdp: CDPSession,
  count: number,
  tap: (index: number) => Promise<Work>,
): Promise<BothWays> {
  const tapAll = async (rate: number) => {
    await slowDown(cdp, rate);
    const works: Work[] = [];
    for (let index = 0; index < count; index += 1) works.push(await tap(index));
    return works;
  };
  return { full: await tapAll(1), slowed: await tapAll(SLOWER) };
}

/** A start page that was just opened, on a day without a record. */
async function forget(page: Page): Promise<void> {
  if (await page.evaluate(`Boolean(document.querySelector('${FACES}:has(:checked)'))`)) {
    const saved = page.waitForResponse((response) => response.request().method() === 'PUT');
    await page.evaluate(`document.querySelector('${UNDO}').click()`);
    await saved;
  }
  await page.reload();
  await wait(LOOK_MS);
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

/**
 * Found before, and tapped by its place. Asked of the document itself: what Playwright's own search leaves in
 * a page listens to every event of the tap.
 */
async function tapOn(page: Page, what: string, index = 0): Promise<() => Promise<void>> {
  const place = await page.evaluate<{ x: number; y: number } | null>(`(() => {
    const found = document.querySelectorAll('${what}');
    const box = found[${index} % found.length]?.getBoundingClientRect();
    return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null;
  })()`);
  if (!place) throw new Error(`The page has no ${what}`);
  return () => page.touchscreen.tap(place.x, place.y);
}

async function taskSeconds(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
}
