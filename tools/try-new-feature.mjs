import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * `npm run test:new-feature`: makes a feature in a copy of the project and runs what must hold of it
 * as it is: `npm run check`, its own tests, and those that look at every feature.
 */
const root = join(import.meta.dirname, '..');
const copy = mkdtempSync(join(tmpdir(), 'florescer-new-feature-'));
const STEPS = [
  ['node', 'tools/new-feature.ts', 'sleep-log'],
  ['node', 'tools/check.ts'],
  [
    ...['vitest', 'run', 'features/sleep-log', 'apps/server/permissions', 'packages/i18n'],
    ...['apps/server/personal-data.test.ts', 'apps/web/app/web-features.test.ts', 'tools/check'],
    'features/privacy/server',
  ],
];

try {
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' });
  for (const path of listed.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(root, path), join(copy, path));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const env = { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` };
  for (const [command = '', ...args] of STEPS) {
    const { status } = spawnSync(command, args, { cwd: copy, env, stdio: 'inherit' });
    if (status !== 0) {
      process.exitCode = 1;
      break;
    }
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
