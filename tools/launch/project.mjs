import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The launchers are plain JavaScript without dependencies: they run before anything is installed. */
const OLDEST_NODE = 20;

/** The project's folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** A path inside the project. */
export const inProject = (...parts) => join(ROOT, ...parts);

/** One line for the person at the terminal. */
export const say = (line) => process.stdout.write(`${line}\n`);

/** Ends the launcher with a message that says what to do. */
export function giveUp(message) {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** The Node that the project brings along (24), which npm has put beside its other programs. */
export function projectNode() {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const path = inProject('node_modules', 'node', 'bin', name);
  return existsSync(path) ? path : undefined;
}

/** Our environment with the project's own programs first, as `npm run` gives it. */
export function projectEnvironment(extra = {}) {
  const first = inProject('node_modules', '.bin');
  return { ...process.env, PATH: `${first}${delimiter}${process.env.PATH ?? ''}`, ...extra };
}

/** Says so and ends when the Node that runs this launcher is too old for it. */
export function checkLauncherNode() {
  if (Number(process.versions.node.split('.')[0]) >= OLDEST_NODE) return;
  giveUp(
    `Node ${OLDEST_NODE} or newer is needed to start Florescer; this is ${process.versions.node}. ` +
      'Install a current Node.js (it then brings its own for the server).',
  );
}
