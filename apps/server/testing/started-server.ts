import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folders: string[] = [];
const running = new Set<ChildProcess>();

/** An empty folder that `removeFolders` takes away. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'florescer-start-'));
  folders.push(folder);
  return folder;
}

/** Ends every server that still runs. */
export async function stopServers(): Promise<void> {
  for (const server of running) {
    server.kill('SIGTERM');
    await once(server, 'exit');
  }
}

export function removeFolders(): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

export interface Started {
  server: ChildProcess;
  /** Everything it said so far. */
  output: () => string;
  /** Its exit code, once it ended. */
  ended: Promise<number | null>;
}

/** Starts the server as `npm start` does after installing; resolves when it listens or has ended. */
export async function start(
  dataDir: string,
  port: number,
  more: NodeJS.ProcessEnv = {},
): Promise<Started> {
  const server = spawn(process.execPath, ['apps/server/main.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DATA_DIR: dataDir,
      PORT: String(port),
      ...more,
    },
  });
  running.add(server);
  let output = '';
  const ended = once(server, 'exit').then(([code]) => {
    running.delete(server);
    return code as number | null;
  });
  const listening = new Promise<void>((resolve) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      if (output.includes('Florescer is listening')) resolve();
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
  });
  await Promise.race([listening, ended]);
  return { server, output: () => output, ended };
}

/** A loopback port that nobody listens on now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}
