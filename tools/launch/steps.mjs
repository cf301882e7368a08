import { ended, startScript } from './hand-over.mjs';
import { say } from './project.mjs';

const SAY_EVERY_MS = 30_000;
/** Enough to see what failed; a flood of the same failure helps nobody. */
const LONGEST_OUTPUT = 200_000;

/**
 * Runs one step of a test run: says its name and how long it took, and what it printed only when
 * it failed. `running` holds its process meanwhile, for stop signals.
 */
export async function runStep({ name, script, args, env }, running) {
  say(`${name}...`);
  const began = Date.now();
  const child = startScript(script, args, { env, capture: true });
  running.push(child);
  let output = '';
  const collect = (text) => {
    output = (output + text).slice(-LONGEST_OUTPUT);
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const seconds = () => `${((Date.now() - began) / 1000).toFixed(1)} s`;
  const ticker = setInterval(() => say(`  still running (${seconds()})...`), SAY_EVERY_MS);
  const code = await ended(child, 'close');
  clearInterval(ticker);
  running.splice(running.indexOf(child), 1);
  if (code !== 0) say(output.trimEnd());
  say(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds()})`);
  return code === 0;
}
