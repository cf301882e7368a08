import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { killRounds } from '../../bench/crash/kill-rounds.ts';
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

// Side by side: each is on a folder of its own and waits for its servers most of the time.
describe.concurrent('starting the server', () => {
  it('refuses to start twice on one folder, and leaves the first one alone', async () => {
    const [folder, port] = [newFolder(), await freePort()];
    const first = await start(folder, port);
    expect(first.output()).toContain('ana@demo.florescer.app');
    const second = await start(folder, await freePort());
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain('already running');
    expect(second.output()).not.toContain('    at ');
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  });

  it('stops cleanly at Ctrl-C and starts again on the same data', async () => {
    const [folder, port] = [newFolder(), await freePort()];
    const first = await start(folder, port);
    first.server.kill('SIGINT');
    expect(await first.ended).toBe(0);
    const again = await start(folder, port);
    expect(again.output()).not.toContain('Creating the database');
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
  });

  it('says so when the port is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as { port: number };
    const refused = await start(newFolder(), port);
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toContain(`port ${port}`);
    expect(refused.output()).toContain('PORT');
    taken.close();
  });

  it('lists everything that is wrong with the environment and opens nothing', async () => {
    const refused = await start(newFolder(), 1, { NODE_ENV: 'production', HOST: '', PORT: 'x' });
    expect(await refused.ended).toBe(1);
    expect(refused.output()).toContain('Florescer cannot start');
    expect(refused.output()).not.toContain('    at ');
  });
}, 120_000);

describe('a killed server', () => {
  it('loses no acknowledged entry when that happens in the middle of writes', async () => {
    const report = await killRounds({ rounds: 3, dataDir: newFolder(), port: await freePort() });
    expect(report.acknowledged).toBeGreaterThan(0);
    expect(report.lost).toEqual([]);
    expect(report.unread).toEqual([]);
  });
}, 120_000);
