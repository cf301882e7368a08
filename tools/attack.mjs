import { ensureChromium } from './launch/chromium.mjs';
import { followSignals } from './launch/hand-over.mjs';
import { installIfNeeded } from './launch/install.mjs';
import { checkLauncherNode, giveUp, say } from './launch/project.mjs';
import { runStep } from './launch/steps.mjs';

/**
 * `npm run attack`: what an attacker would try, over HTTP and in a real browser. `-- --long` takes
 * the time for 100,000 requests; `-- --seed=N` makes up the requests of another run, or of a failed
 * one again. The short form is part of `npm test`.
 */
checkLauncherNode();
const { long, seed } = chosenForm(process.argv.slice(2));
await installIfNeeded();
const chromium = ensureChromium();
const env = {
  ...(long ? { ATTACK_LONG: 'on' } : {}),
  ...(seed ? { ATTACK_SEED: seed } : {}),
  ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
};

const steps = [
  {
    name: `Attacks over HTTP (${long ? 'long' : 'short'})`,
    script: 'node_modules/vitest/vitest.mjs',
    args: ['run', '--project=attack'],
    env,
  },
  { name: 'Web build', script: 'tools/build.ts' },
  {
    name: 'Attacks in a browser',
    script: 'node_modules/@playwright/test/cli.js',
    args: ['test', 'e2e/attack', '--reporter=line'],
    env,
  },
];

const running = [];
followSignals(running);
const failed = [];
for (const step of steps) {
  if (!(await runStep(step, running))) failed.push(step.name);
}
if (failed.length > 0) say(`\nFailed: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;

function chosenForm(args) {
  const known = args.every((arg) => arg === '--long' || /^--seed=\d+$/.test(arg));
  if (!known) return giveUp('Usage: npm run attack [-- --long] [--seed=NUMBER]');
  const seed = args.find((arg) => arg.startsWith('--seed='))?.slice('--seed='.length);
  return { long: args.includes('--long'), seed };
}
