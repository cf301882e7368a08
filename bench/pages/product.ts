import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { buildWebIfNeeded } from '#tools/launch/build-web.ts';
import { startServer } from '../crash/subject.ts';

/** Where the benches of pages find the product. */
export interface Product {
  base: string;
  browser: Browser;
  /** For tools that bring their own connection to the browser. */
  debuggingPort: number;
}

const PORT = Number(process.env.PORT ?? 3991);
const DEBUGGING_PORT = PORT + 1;

/** The built product on a new data folder and a real Chromium, both gone afterwards. */
export async function withProduct(work: (product: Product) => Promise<void>): Promise<void> {
  await buildWebIfNeeded((line) => process.stdout.write(`${line}\n`));
  const dataDir = mkdtempSync(join(tmpdir(), 'florescer-pages-'));
  const server = await startServer({ dataDir, port: PORT });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-background-networking',
      '--js-flags=--expose-gc',
      `--remote-debugging-port=${DEBUGGING_PORT}`,
    ],
  });
  try {
    await work({ base: `http://127.0.0.1:${PORT}`, browser, debuggingPort: DEBUGGING_PORT });
  } finally {
    await browser.close();
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** What the machine was doing meanwhile: every figure is read beside it. */
export const loadNow = (): string =>
  `load average ${loadavg()
    .map((value) => value.toFixed(1))
    .join(' ')}`;
