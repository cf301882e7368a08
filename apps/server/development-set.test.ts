import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, expect, it } from 'vitest';
import {
  freePort,
  newFolder,
  removeFolders,
  start,
  stopServers,
} from './testing/started-server.ts';

afterAll(async () => {
  await stopServers();
  removeFolders();
});

const FILE = 'corpus/development/entries.jsonl';

it('reads the whole development set, posted as entries of several people, as the command does', async () => {
  const environment = { DATA_DIR: newFolder(), PORT: String(await freePort()), RATE_LIMITS: 'off' };
  await start(environment.DATA_DIR, Number(environment.PORT), environment);
  const script = spawn(process.execPath, ['tools/post-entries.ts', FILE], {
    env: { ...process.env, NODE_ENV: 'development', ...environment },
  });
  let output = '';
  for (const stream of [script.stdout, script.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  }
  const [code] = await once(script, 'exit');
  expect(output).toContain('246 of 246 entries');
  expect(code).toBe(0);
}, 120_000);
