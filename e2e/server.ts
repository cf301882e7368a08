import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findTurnserver, startRelay } from './support/relay.ts';

/**
 * The product on a new data folder, removed when it stops: what the browser stories talk to. Beside it a
 * relay for calls, where coturn is installed.
 */
const dataDir = mkdtempSync(join(tmpdir(), 'florescer-e2e-'));
const turnserver = findTurnserver();
const relay = turnserver ? startRelay(turnserver, process.env.PORT ?? '3417') : undefined;
const server = spawn(process.execPath, ['apps/server/main.ts'], {
  env: { ...process.env, ...relay?.environment, DATA_DIR: dataDir },
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.once('exit', (code) => {
  relay?.stop();
  rmSync(dataDir, { recursive: true, force: true });
  process.exit(code ?? 1);
});
