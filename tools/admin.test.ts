import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const dataDir = mkdtempSync(join(tmpdir(), 'florescer-admin-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const admin = (...args: string[]) =>
  spawnSync(process.execPath, [new URL('./admin.ts', import.meta.url).pathname, ...args], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  });

it.each([[['grant', 'carla']], [['promote', 'carla@example.com']]])(
  'says how it is called instead of guessing: %j',
  (args) => {
    const { status, stderr } = admin(...args);
    expect(status).toBe(2);
    expect(stderr).toContain('npm run admin -- grant ADDRESS');
  },
);
