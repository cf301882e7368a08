import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './launch/chromium.mjs';
import { followSignals } from './launch/hand-over.mjs';
import { installIfNeeded } from './launch/install.mjs';
import { checkLauncherNode, giveUp, say } from './launch/project.mjs';
import { runStep } from './launch/steps.mjs';
import { playwrightCounts, sumOf, vitestCounts } from './launch/test-counts.mjs';

/**
 * `npm test`: the whole test run from a fresh clone. Installs what is missing, then checks,
 * unit and server tests, web build and browser tests, up to the first that fails. The last line
 * is `N passed, N failed`. `npm test -- --only=check|unit|e2e` runs one part.
 */
const PARTS = ['check', 'unit', 'e2e'];

checkLauncherNode();
const only = chosenPart(process.argv.slice(2));
const wants = (part) => only === undefined || only === part;
await installIfNeeded();
const chromium = wants('e2e') ? ensureChromium() : undefined;

const reports = mkdtempSync(join(tmpdir(), 'florescer-reports-'));
process.on('exit', () => rmSync(reports, { recursive: true, force: true }));
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');

const steps = [
  {
    part: 'check',
    name: 'Types, lint and structure',
    script: 'tools/check.ts',
    env: { NO_COLOR: '1' },
  },
  {
    part: 'unit',
    name: 'Unit, server and screen tests',
    script: 'node_modules/vitest/vitest.mjs',
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`],
    counts: () => vitestCounts(vitestReport),
  },
  { part: 'e2e', name: 'Web build', script: 'tools/build.ts' },
  {
    part: 'e2e',
    name: 'Browser tests',
    script: 'node_modules/@playwright/test/cli.js',
    args: ['test', '--reporter=line,json'],
    env: {
      PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
      ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
    },
    counts: () => playwrightCounts(playwrightReport),
  },
].filter(({ part }) => wants(part));

const running = [];
followSignals(running);
const counts = [];
let failed;
for (const step of steps) {
  const passed = await runStep(step, running);
  if (step.counts) counts.push(step.counts());
  if (!passed) {
    failed = step.name;
    break;
  }
}

const sum = sumOf(counts);
if (failed) say(`\nStopped: "${failed}" failed.`);
if (sum.skipped > 0) say(`${sum.skipped} skipped (they do not apply to this machine or account)`);
say(`${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = failed ? 1 : 0;

function chosenPart(args) {
  if (args.length === 0) return undefined;
  const part = /^--only=(.+)$/.exec(args[0])?.[1];
  if (args.length === 1 && PARTS.includes(part)) return part;
  return giveUp(`Usage: npm test [-- --only=${PARTS.join('|')}]`);
}
