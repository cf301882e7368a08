import { spawn } from 'node:child_process';
import { ended } from './hand-over.mjs';

/**
 * Runs a script under `node --watch`. Node loads nothing of ours into the process that watches,
 * so this one stands above it, for the lifeline.
 */
const child = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
process.exit(await ended(child));
