import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { inProject, projectEnvironment, projectNode, ROOT } from './project.mjs';

const LIFELINE = new URL('./lifeline.mjs', import.meta.url).href;
/** npm passes on a Ctrl-C that the terminal has given us already: both are one. */
const SAME_SIGNAL_MS = 500;
/** A program that was told twice to stop and has not by then is ended. */
const PATIENCE_AFTER_SECOND_MS = 3_000;
const PARENT_CHECK_MS = 500;

/**
 * Starts a script of the project with its own Node. It gets a session of its own: the terminal's
 * Ctrl-C reaches it through `followSignals` alone, and a killed launcher through the lifeline.
 */
export function startScript(script, args = [], { env = {}, capture = false } = {}) {
  const output = capture ? 'pipe' : 'inherit';
  return spawn(
    projectNode() ?? process.execPath,
    ['--import', LIFELINE, inProject(script), ...args],
    {
      cwd: ROOT,
      env: projectEnvironment({ ...env, FLORESCER_LAUNCHER: String(process.pid) }),
      detached: process.platform !== 'win32',
      stdio: [capture ? 'ignore' : 'inherit', output, output, 'ipc'],
    },
  );
}

/**
 * Passes stop signals on to the programs: the first asks them to stop, the second to stop now.
 * The end of whoever started us (npm, killed) counts as the first. Returns how to ask them to
 * stop where nobody has yet.
 */
export function followSignals(children) {
  let first;
  const sendAll = (signal) => {
    for (const child of children) child.kill(signal);
  };
  const passOn = (signal) => {
    const now = Date.now();
    if (first !== undefined && now - first < SAME_SIGNAL_MS) return;
    if (first !== undefined) {
      setTimeout(() => sendAll('SIGKILL'), PATIENCE_AFTER_SECOND_MS);
    }
    first ??= now;
    sendAll(signal);
  };
  process.on('SIGINT', () => passOn('SIGINT'));
  process.on('SIGTERM', () => passOn('SIGTERM'));
  process.on('SIGHUP', () => passOn('SIGTERM'));
  const stop = () => {
    if (first === undefined) passOn('SIGTERM');
  };
  if (process.env.npm_lifecycle_event === undefined) return stop;
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    stop();
  }, PARENT_CHECK_MS);
  // Nothing to watch over once the programs have ended.
  check.unref();
  return stop;
}

/**
 * Waits for a program (`close`: and for all that it printed) and gives the exit code that tells
 * how it ended, as a shell would.
 */
export function ended(child, event = 'exit') {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once(event, (code, signal) => {
      resolve(code ?? 128 + (constants.signals[signal] ?? 0));
    });
  });
}
