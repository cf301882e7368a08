import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const dataDir = mkdtempSync(join(tmpdir(), 'florescer-keys-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const printKeys = () =>
  JSON.parse(
    execFileSync(process.execPath, [new URL('./keys.ts', import.meta.url).pathname], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, DATA_DIR: dataDir },
    }),
  ) as { anonKey: string; serviceRoleKey: string };

it('prints the keys of an instance before its first start, and the same ones later', () => {
  const first = printKeys();
  expect(first.anonKey).toBe('sb_publishable_florescer');
  expect(first.serviceRoleKey).toMatch(/^sb_secret_[\w-]{43}$/);
  expect(printKeys()).toEqual(first);
  expect(statSync(join(dataDir, 'service.key')).mode & 0o777).toBe(0o600);
});
