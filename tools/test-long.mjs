import { followSignals } from './launch/hand-over.mjs';
import { installIfNeeded } from './launch/install.mjs';
import { checkLauncherNode, say } from './launch/project.mjs';
import { runStep } from './launch/steps.mjs';

/**
 * `npm run test:long`: the long forms of what `npm test` runs in short. Every one of them is run,
 * whether or not another failed; a further long matrix is a further line here.
 */
const STEPS = [{ name: 'Attacks', script: 'tools/attack.mjs', args: ['--long'] }];

checkLauncherNode();
await installIfNeeded();
const running = [];
followSignals(running);
const failed = [];
for (const step of STEPS) {
  if (!(await runStep(step, running))) failed.push(step.name);
}
say(failed.length > 0 ? `Failed: ${failed.join(', ')}` : 'All passed');
process.exitCode = failed.length > 0 ? 1 : 0;
