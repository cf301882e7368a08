import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { loadavg } from 'node:os';
import { extname, join } from 'node:path';
import { chromium } from '@playwright/test';

/**
 * `node bench/engine/in-page.ts [folder of the built site]`: what getting the engine ready and its
 * first reading take of a page's main thread, in Chromium with a processor four times slower, with
 * nothing kept and once more with what the first page kept. The app, of which the engine is a part, has
 * started by then; it finds no server.
 */
const SITE = process.argv[2] ?? join(import.meta.dirname, '../../dist/web');
const TEXT = 'Hoje eu acordei cansada de novo, mas não estou irritada com a minha equipe.';
const SLOWER = 4;
const ROUNDS = 5;
const PAGE = '<!doctype html><div id="root"></div>';
/** The app has started, and given up on its server. */
const STARTED_MS = 2_000;
const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.html': 'text/html' };

const server = createServer(({ url = '/' }, response) => {
  const { pathname } = new URL(url, 'http://localhost');
  const type = TYPES[extname(pathname)] ?? 'application/octet-stream';
  try {
    const body = pathname === '/' ? PAGE : readFileSync(join(SITE, pathname));
    response.setHeader('content-type', pathname === '/' ? 'text/html' : type).end(body);
  } catch {
    response.writeHead(404).end();
  }
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const address = server.address();
const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
const fileOf = (name: string) =>
  readdirSync(join(SITE, 'assets')).find((file) => file.startsWith(name) && file.endsWith('.js'));
const engine = fileOf('engine-');
const app = fileOf('shell-');

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
for (let round = 0; round < ROUNDS; round += 1) {
  const context = await browser.newContext();
  for (const visit of ['nothing kept', 'second page']) {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    // Nobody is signed in and the app would go there; an answer without content leaves the page where it is.
    await page.route('**/login*', (route) => route.fulfill({ status: 204 }));
    await page.goto(origin);
    await page.evaluate((file) => import(`/assets/${file}`).then(() => undefined), app);
    await page.waitForTimeout(STARTED_MS);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const cpu = async (): Promise<number> => {
      const { metrics } = await session.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
    };
    const before = await cpu();
    const told = await page.evaluate(
      async ([file, text]) => {
        const long: number[] = [0];
        const observer = new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) long.push(duration);
        });
        // Node's types, which this file has, know no such entry.
        observer.observe({ type: 'longtask' as 'measure' });
        const start = performance.now();
        const { prepare, prepareCrisis, read } = await import(`/assets/${file}`);
        await prepareCrisis();
        await prepare(text);
        const ready = performance.now() - start;
        const before = performance.now();
        const { score } = read(text);
        const first = performance.now() - before;
        await new Promise((resolve) => setTimeout(resolve, 1_000));
        return { ready, first, score, longest: Math.max(...long) };
      },
      [engine, TEXT] as const,
    );
    const main = (await cpu()) - before;
    process.stdout.write(
      `${visit}: main thread ${main.toFixed(0)} ms, longest task ${told.longest.toFixed(0)} ms, ` +
        `ready after ${told.ready.toFixed(0)} ms, first reading ${told.first.toFixed(0)} ms ` +
        `(score ${told.score}), load ${loadavg()[0]?.toFixed(1)}\n`,
    );
    await page.close();
  }
  await context.close();
}
await browser.close();
server.close();
