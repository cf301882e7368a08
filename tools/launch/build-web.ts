import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const BUILT = join(ROOT, 'dist/web');
/** Beside the build, not in it: Vite empties its folder. */
const STAMP = join(ROOT, 'dist/web.stamp.json');
const TAIL_LINES = 40;

/** The web app could not be built; the message ends with the build's own words. */
export class BuildError extends Error {
  override name = 'BuildError';
}

interface Stamp {
  /** Of paths, sizes and times of change: quick to take, and enough when it matches. */
  glance: string;
  /** Of the contents: tells whether a file that was touched has really changed. */
  content: string;
}

/**
 * Builds the web app into `dist/web` if its sources have changed since the last build; takes
 * some 20 ms to see that they have not. `log` gets a line when there is something to wait for.
 *
 * @throws BuildError when the build fails
 */
export async function buildWebIfNeeded(log: (line: string) => void): Promise<void> {
  const files = sourceFiles();
  const glance = glanceOf(files);
  const last = existsSync(BUILT) ? readStamp() : undefined;
  if (last?.glance === glance) return;
  const content = contentOf(files);
  if (last?.content !== content) {
    // A build that fails half-way must not pass for the last good one.
    rmSync(STAMP, { force: true });
    log('Building the web app (only when its sources change)...');
    const began = performance.now();
    await build();
    log(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  }
  writeStamp({ glance, content });
}

/** Everything that the web app may be made of: too much costs a build, too little a wrong page. */
function sourceFiles(): string[] {
  const files = ['package.json', 'package-lock.json', 'tsconfig.base.json', 'tsconfig.web.json'];
  const folders = ['apps/web', ...facesOfFeatures(), ...packagesOfTheWeb()];
  return [...files, ...folders.flatMap(filesBelow)].filter((file) => existsSync(join(ROOT, file)));
}

function facesOfFeatures(): string[] {
  return subfolders('features').flatMap((feature) =>
    subfolders(feature).filter((face) => !face.endsWith('/server')),
  );
}

function packagesOfTheWeb(): string[] {
  return subfolders('packages').filter((folder) => !/\/(db|jobs|mail|testing)$/.test(folder));
}

function subfolders(folder: string): string[] {
  const path = join(ROOT, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${folder}/${entry.name}`);
}

function filesBelow(folder: string): string[] {
  const path = join(ROOT, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .sort();
}

function glanceOf(files: string[]): string {
  const hash = createHash('sha256');
  for (const file of files) {
    const { size, mtimeMs } = statSync(join(ROOT, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function contentOf(files: string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}

function readStamp(): Stamp | undefined {
  try {
    return JSON.parse(readFileSync(STAMP, 'utf8')) as Stamp;
  } catch {
    return undefined;
  }
}

function writeStamp(stamp: Stamp): void {
  mkdirSync(join(ROOT, 'dist'), { recursive: true });
  writeFileSync(STAMP, JSON.stringify(stamp));
}

async function build(): Promise<void> {
  const vite = spawn(
    process.execPath,
    [join(ROOT, 'node_modules/vite/bin/vite.js'), 'build', '--config', 'apps/web/vite.config.ts'],
    { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const stop = (signal: NodeJS.Signals) => {
    vite.kill(signal);
    process.exit(130);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  let output = '';
  const collect = (text: Buffer) => {
    output += text.toString();
  };
  vite.stdout.on('data', collect);
  vite.stderr.on('data', collect);
  const code = await new Promise<number | null>((resolve, reject) => {
    vite.once('error', reject);
    vite.once('close', resolve);
  });
  process.removeListener('SIGINT', stop).removeListener('SIGTERM', stop);
  if (code === 0) return;
  const tail = output.trimEnd().split('\n').slice(-TAIL_LINES).join('\n');
  throw new BuildError(`The web app could not be built:\n${tail}`);
}
