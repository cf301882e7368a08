import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

/** Far from the ports of the other stories. */
const PORT = Number(process.env.E2E_PORT ?? 3417) + 1_000;
// A hang is what it is for: a new database on a busy machine takes its minute.
const READY_MS = 170_000;

export interface OwnServer {
  url: string;
  stop(): Promise<void>;
}

/** The product on a data folder of its own: what is written to attack it would stand in others’ stories. */
export async function startOwnServer(offset: number): Promise<OwnServer> {
  const port = PORT + offset;
  const server = spawn(process.execPath, ['e2e/server.ts'], {
    env: { ...process.env, PORT: String(port), RATE_LIMITS: 'off', MAIL_GAP_MS: '0' },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url, server);
  return {
    url,
    stop: async () => {
      const ended = once(server, 'exit');
      if (server.exitCode === null && server.kill('SIGTERM')) await ended;
    },
  };
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  const limit = Date.now() + READY_MS;
  for (;;) {
    if (server.exitCode !== null || Date.now() > limit) throw new Error(`No server at ${url}`);
    const ready = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

interface Manifest {
  pages: Record<string, unknown>;
  app: { paths: string[] };
}

/** Addresses of every page of the product, as its build lists them; with something for each `:name`. */
export function allScreens(): { open: string[]; app: string[] } {
  const manifest = JSON.parse(readFileSync('dist/web/manifest.json', 'utf8')) as Manifest;
  const filled = (path: string) => path.replaceAll(/:\w+|\*/g, 'x');
  return { open: Object.keys(manifest.pages).map(filled), app: manifest.app.paths.map(filled) };
}
