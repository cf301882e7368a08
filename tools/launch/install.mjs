import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { giveUp, inProject, projectNode, ROOT, say } from './project.mjs';

const STAMP = inProject('node_modules', '.installed-for');
const SAY_EVERY_MS = 15_000;
const LINES_OF_FAILURE = 25;
const LOCK_NOT_WHOLE = /code EUSAGE[\s\S]*from lock file/;
/** `--no-save`: whatever npm makes of the lock file, it stays as it was checked in. */
const NPM_OPTIONS = [
  '--include=dev',
  '--no-save',
  '--no-audit',
  '--no-fund',
  '--no-update-notifier',
  '--loglevel=error',
];

/**
 * Installs the dependencies when they are missing or are not those of package-lock.json. Ends
 * the launcher with a message when that fails.
 */
export async function installIfNeeded() {
  const wanted = lockHash();
  if (projectNode() && readIfThere(STAMP) === wanted) return;
  if (projectNode() && isInstalledByHand()) return stamp(wanted);
  if (!mayWrite(ROOT)) {
    giveUp(
      `The dependencies are not installed, and this account may not write to ${ROOT}. ` +
        'Start as the account that owns the folder, or clone the project into one of your own.',
    );
  }
  await runNpm(wanted === undefined ? 'install' : 'ci');
  if (!projectNode()) {
    giveUp(
      'The dependencies are installed, but the Node.js that they bring along is not there: npm ' +
        'was told not to run install scripts. Run "npm ci --ignore-scripts=false" and start again.',
    );
  }
  stamp(lockHash());
}

function lockHash() {
  const lock = readIfThere(inProject('package-lock.json'));
  return lock === undefined ? undefined : createHash('sha256').update(lock).digest('hex');
}

/** After somebody's own `npm ci` or `npm install`, npm's record of what it installed tells. */
function isInstalledByHand() {
  const lock = readIfThere(inProject('package-lock.json'));
  const record = readIfThere(inProject('node_modules', '.package-lock.json'));
  if (lock === undefined || record === undefined) return false;
  const installed = JSON.parse(record).packages;
  return Object.entries(JSON.parse(lock).packages).every(([path, wanted]) => {
    if (path === '') return true;
    const found = installed[path];
    // Other platforms' programs are in the lock file but never installed.
    return found
      ? found.version === wanted.version
      : Boolean(wanted.optional || wanted.devOptional);
  });
}

function stamp(hash) {
  if (hash === undefined) return;
  try {
    writeFileSync(STAMP, hash);
  } catch {
    // A folder that may only be read: it is looked at more closely at the next start again.
  }
}

async function runNpm(command) {
  say('Installing the dependencies (about a minute, only when they change)...');
  const began = Date.now();
  const cache = usableCache();
  let { code, output } = await npm(command, cache);
  if (code !== 0 && LOCK_NOT_WHOLE.test(output)) {
    // A lock file made where the registry lacks other platforms' programs leaves those out, and
    // "npm ci" then refuses it; the versions that it does hold are kept by "npm install" too.
    ({ code, output } = await npm('install', cache));
  }
  if (cache.temporary) rmSync(cache.temporary, { recursive: true, force: true });
  const seconds = Math.round((Date.now() - began) / 1000);
  if (code === 0) return say(`Installed in ${seconds} s.`);
  const words = output.trimEnd().split('\n').slice(0, LINES_OF_FAILURE).join('\n');
  giveUp(`${words}\n\n${adviceFor(output, command)}`);
}

function adviceFor(output, command) {
  if (/ENOSPC/.test(output)) return 'The disk is full. Free some space and start again.';
  if (/EACCES|EPERM|EROFS/.test(output)) {
    return `npm may not write where it must (see above). Start as the account that owns ${ROOT}.`;
  }
  if (/ENOTFOUND|ECONNREFUSED|ETIMEDOUT|EAI_AGAIN|ECONNRESET|network/i.test(output)) {
    return 'The dependencies could not be fetched. Check the connection and start again.';
  }
  return `"npm ${command}" failed (see above). Fix that and start again.`;
}

/** npm needs a cache that it may write; an account without a home has none. */
function usableCache() {
  const usual = process.env.npm_config_cache ?? join(homedir(), '.npm');
  let nearest = usual;
  while (!existsSync(nearest)) nearest = dirname(nearest);
  return mayWrite(nearest) ? {} : { temporary: mkdtempSync(join(tmpdir(), 'florescer-npm-')) };
}

function npm(command, cache) {
  const args = [command, ...NPM_OPTIONS];
  if (cache.temporary) args.push('--cache', cache.temporary);
  // Started by npm: use the same one, by the Node that runs us.
  const script = process.env.npm_execpath;
  const [program, first] = script?.endsWith('.js') ? [process.execPath, [script]] : ['npm', []];
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(program, [...first, ...args], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: program === 'npm' && process.platform === 'win32',
    });
    const began = Date.now();
    const ticker = setInterval(
      () => say(`  still installing (${Math.round((Date.now() - began) / 1000)} s)...`),
      SAY_EVERY_MS,
    );
    const collect = (text) => {
      output += text;
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const stop = (signal) => {
      child.kill(signal);
      process.exit(1);
    };
    process.once('SIGINT', stop).once('SIGTERM', stop);
    const end = (code) => {
      process.removeListener('SIGINT', stop).removeListener('SIGTERM', stop);
      clearInterval(ticker);
      resolve({ code, output });
    };
    child.on('error', (error) => {
      output += `npm cannot be run: ${error.message}`;
      end(1);
    });
    child.on('close', end);
  });
}

function readIfThere(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

function mayWrite(path) {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
