import type { Browser, CDPSession, Page } from '@playwright/test';
import { loadNow, withProduct } from './product.ts';

/**
 * `npm run bench:pages`: bytes over the wire of each page's first visit with an empty cache, as
 * Chromium counts them (brotli bodies; response headers apart), against the budgets. The service
 * worker's own fetches are not the page's and are left out by blocking it.
 */

interface Subject {
  path: string;
  signedIn?: boolean;
  /** Kilobytes of 1000 bytes. */
  total?: number;
  script?: number;
}

/** Budgets: design, section 8. */
const SUBJECTS: readonly Subject[] = [
  { path: '/', total: 45, script: 2 },
  { path: '/login', total: 145, script: 110 },
  { path: '/register', total: 145, script: 110 },
  { path: '/ajuda' },
  { path: '/dashboard', signedIn: true, total: 270 },
  { path: '/diary', signedIn: true },
  { path: '/burnout-analysis', signedIn: true },
];
const TYPES = ['Document', 'Script', 'Stylesheet', 'Font', 'Image', 'Manifest'] as const;
const VIEWPORT = { width: 390, height: 844 };
/** How long idle fetches are waited for. */
const LATER_MS = 6_000;
const REST_MS = 1_000;
/** What the app puts off until nothing else happens comes after this, to be told apart. */
const IDLE_MS = 4_000;

type Sizes = Map<string, number>;
interface Weight {
  /** Until nothing has been fetched for a second. */
  first: Sizes;
  /** Fetched in idle time, for later screens or for the time without a network. */
  later: Sizes;
  headers: number;
  requests: number;
}

let missed = false;
await withProduct(async ({ base, browser }) => {
  const state = await signedInState(browser, base);
  process.stdout.write(
    `KB (1000 bytes) of the first visit, empty cache, 390 px, ${loadNow()}\n\n` +
      `${['page', 'total', 'document', 'JS', 'CSS', 'font', 'image', 'manifest', 'other', 'requests', 'headers', 'in idle'].map((name) => name.padStart(10)).join('')}\n`,
  );
  for (const subject of SUBJECTS) {
    const context = await browser.newContext({
      viewport: VIEWPORT,
      locale: 'pt-BR',
      serviceWorkers: 'block',
      ...(subject.signedIn ? { storageState: state } : {}),
    });
    const weight = await weigh(await context.newPage(), base + subject.path);
    report(subject, weight);
    await context.close();
  }
});
process.exitCode = missed ? 1 : 0;

async function signedInState(browser: Browser, base: string) {
  const context = await browser.newContext({ locale: 'pt-BR', serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${base}/login`);
  await page.getByLabel('E-mail').fill('ana@demo.florescer.app');
  await page.getByLabel('Senha', { exact: true }).fill('florescer-demo');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL(/\/dashboard$/);
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
}

async function weigh(page: Page, address: string): Promise<Weight> {
  await page.addInitScript(
    `window.requestIdleCallback = (work) => setTimeout(work, ${IDLE_MS}, { timeRemaining: () => 0 });`,
  );
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const weight: Weight = { first: new Map(), later: new Map(), headers: 0, requests: 0 };
  const phase = { into: weight.first, changed: performance.now() };
  count(session, weight, phase);
  await page.goto(address);
  if (page.url() !== address) throw new Error(`${address} led to ${page.url()}`);
  // Not Playwright's idle network: a page that listens for events is never idle.
  while (performance.now() - phase.changed < REST_MS) await page.waitForTimeout(50);
  phase.into = weight.later;
  await page.waitForTimeout(LATER_MS);
  return weight;
}

/** Adds up what arrives; a request belongs to the phase in which it was sent. */
function count(session: CDPSession, weight: Weight, phase: { into: Sizes; changed: number }): void {
  const requests = new Map<string, { type: string; into: Sizes; headers: number }>();
  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    if (!request.url.startsWith('http')) return;
    phase.changed = performance.now();
    requests.set(requestId, { type: type ?? 'Other', into: phase.into, headers: 0 });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = requests.get(requestId);
    if (request) request.headers = response.encodedDataLength;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (!request) return;
    phase.changed = performance.now();
    const { type, into, headers } = request;
    into.set(type, (into.get(type) ?? 0) + encodedDataLength - headers);
    if (into !== weight.first) return;
    weight.headers += headers;
    weight.requests += 1;
  });
}

function report({ path, total, script }: Subject, { first, later, headers, requests }: Weight) {
  const sum = [...first.values()].reduce((all, size) => all + size, 0);
  const files = TYPES.map((type) => first.get(type) ?? 0);
  const data = sum - files.reduce((all, size) => all + size, 0);
  const after = [...later.values()].reduce((all, size) => all + size, 0);
  const cells = [sum, ...files, data].map((size) => (size / 1000).toFixed(1));
  const verdicts = [
    verdict('total', sum, total),
    verdict('JS', first.get('Script') ?? 0, script),
  ].filter((text) => text !== '');
  process.stdout.write(
    `${[path, ...cells, String(requests), (headers / 1000).toFixed(1), (after / 1000).toFixed(1)].map((cell) => cell.padStart(10)).join('')}  ${verdicts.join(', ')}\n`,
  );
}

function verdict(name: string, bytes: number, budget: number | undefined): string {
  if (budget === undefined) return '';
  const kept = bytes <= budget * 1000;
  if (!kept) missed = true;
  return `${name} ${kept ? 'within' : 'OVER'} ${budget}`;
}
