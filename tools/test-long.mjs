import { ensureChromium } from './launch/chromium.mjs';
import { followSignals } from './launch/hand-over.mjs';
import { installIfNeeded } from './launch/install.mjs';
import { checkLauncherNode, say } from './launch/project.mjs';
import { runStep } from './launch/steps.mjs';

checkLauncherNode();
await installIfNeeded();
const chromium = ensureChromium();

/**
 * `npm run test:long`: the long forms of what `npm test` runs in short. Every one of them is run,
 * whether or not another failed; a further long matrix is a further line here.
 */
const STEPS = [
  { name: 'Attacks', script: 'tools/attack.mjs', args: ['--long'] },
  {
    name: 'Reports under attack',
    script: 'node_modules/vitest/vitest.mjs',
    args: ['run', 'features/company-report/server/suppression/attack'],
    env: { ATTACKED_COMPANIES: '10000' },
  },
  { name: 'Web build', script: 'tools/build.ts' },
  {
    name: 'Every story on the phone',
    script: 'node_modules/@playwright/test/cli.js',
    args: ['test', '--project=mobile', '--reporter=line'],
    env: { ALL_WIDTHS: '1', ...(chromium ? { CHROMIUM_PATH: chromium } : {}) },
  },
  {
    name: 'Every screen',
    script: 'node_modules/@playwright/test/cli.js',
    args: ['test', '--project=desktop', '--grep=@long', '--reporter=line'],
    env: { ALL_WIDTHS: '1', ...(chromium ? { CHROMIUM_PATH: chromium } : {}) },
  },
  { name: 'New feature', script: 'tools/try-new-feature.mjs', args: [] },
];

const running = [];
followSignals(running);
const failed = [];
for (const step of STEPS) {
  if (!(await runStep(step, running))) failed.push(step.name);
}
say(failed.length > 0 ? `Failed: ${failed.join(', ')}` : 'All passed');
process.exitCode = failed.length > 0 ? 1 : 0;
