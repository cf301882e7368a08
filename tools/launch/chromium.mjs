import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { giveUp, inProject, projectEnvironment, projectNode, ROOT, say } from './project.mjs';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The browser for the end-to-end tests: `CHROMIUM_PATH`, one that is installed, Debian's own
 * package (as root), else Playwright's download, for which there is no path.
 */
export function ensureChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!existsSync(given)) giveUp(`CHROMIUM_PATH=${given} does not exist.`);
    return given;
  }
  const found = installedChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Installing Chromium from the system packages (once)...');
    run('apt-get', ['update']);
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
    const installed = installedChromium();
    if (installed) return installed;
  }
  say("Installing Playwright's Chromium (once)...");
  const playwright = inProject('node_modules', '@playwright', 'test', 'cli.js');
  if (run(projectNode() ?? process.execPath, [playwright, 'install', 'chromium']).status !== 0) {
    giveUp('No Chromium could be installed (see above). Install one, or set CHROMIUM_PATH to one.');
  }
  return undefined;
}

const installedChromium = () => USUAL_PLACES.find((path) => existsSync(path));

function run(program, args) {
  const env = projectEnvironment({ DEBIAN_FRONTEND: 'noninteractive' });
  const result = spawnSync(program, args, { cwd: ROOT, env, encoding: 'utf8' });
  if (result.status !== 0) process.stderr.write(`${result.stdout ?? ''}${result.stderr ?? ''}`);
  return result;
}
