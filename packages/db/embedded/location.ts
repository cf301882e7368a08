import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { type Account, canReach, isRoot, serverAccount } from './account.ts';
import { EmbeddedDatabaseError, explainFileError } from './errors.ts';

/** Where a database lives and as whom its server runs (`undefined`: as us). */
export interface Home {
  /** Holds `cluster/`, `server.log` and usually `socket/`. */
  folder: string;
  account: Account | undefined;
}

/** Everything outside the project that root needs lies below this folder. */
export const SYSTEM_FOLDER = '/var/lib/florescer';
const MARKER = 'database-is-in.txt';
const FOLDER_MODE = 0o711;

/** The PostgreSQL data folder (PGDATA) of a home. */
export const clusterData = (home: Home): string => join(home.folder, 'cluster', 'data');

/**
 * Settles where the database asked for at `dataDir` lives, and makes that folder. That is
 * `dataDir` itself, except when we are root and the account that PostgreSQL must run as cannot
 * walk down to it: then it is a folder of the system, named after `dataDir`, which a note left
 * in `dataDir` points to from then on.
 */
export function settleHome(dataDir: string, log: (line: string) => void): Home {
  const asked = resolve(dataDir);
  try {
    makeFolder(asked);
    const folder = realpathSync(asked);
    if (!isRoot()) return { folder, account: undefined };
    const here = { folder, account: serverAccount(join(folder, 'cluster', 'data')) };
    const marker = join(folder, MARKER);
    if (!existsSync(marker) && letThrough(folder, here.account)) return here;

    const elsewhere = existsSync(marker) ? settledFolder(folder) : unusedFolderFor(folder);
    log(`The database of ${folder} is kept in ${elsewhere}: its own account must reach it.`);
    makeFolder(elsewhere);
    writeFileSync(marker, `${elsewhere}\n`);
    return { folder: elsewhere, account: serverAccount(join(elsewhere, 'cluster', 'data')) };
  } catch (error) {
    throw explainFileError(error, asked);
  }
}

/**
 * Whether the server's account can walk down to `folder`. A folder of root's own that is closed
 * (a temporary one, say) is opened for that account's group, to walk through and no more.
 */
function letThrough(folder: string, account: Account): boolean {
  const { uid, mode } = statSync(folder);
  if (!canReach(folder, account) && uid === 0 && canReach(dirname(folder), account)) {
    chownSync(folder, 0, account.gid);
    chmodSync(folder, (mode & 0o7777) | 0o010);
  }
  return canReach(folder, account);
}

/** The folder of the database asked for at `dataDir` when it was settled before, made or not. */
export function settledFolder(dataDir: string): string {
  const marker = join(resolve(dataDir), MARKER);
  return existsSync(marker) ? readFileSync(marker, 'utf8').trim() : resolve(dataDir);
}

/**
 * A data folder that was removed and is asked for again means a fresh start, so what an earlier
 * one of the same name left behind is passed over, not taken up.
 */
function unusedFolderFor(folder: string): string {
  const name = `${basename(dirname(folder))}-${shortHash(folder)}`.replace(/[^\w.-]/g, '_');
  for (let number = 1; ; number++) {
    const path = join(SYSTEM_FOLDER, number === 1 ? name : `${name}-${number}`);
    if (!existsSync(path)) return path;
  }
}

const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Makes a folder and its parents so that the server's account can walk through, whatever the umask. */
export function makeFolder(path: string): void {
  const first = mkdirSync(path, { recursive: true, mode: FOLDER_MODE });
  if (!first) {
    if (!lstatSync(realpathSync(path)).isDirectory())
      throw Object.assign(new Error(), { code: 'ENOTDIR' });
    return;
  }
  for (let made = path; ; made = dirname(made)) {
    chmodSync(made, FOLDER_MODE);
    if (made === first || made === dirname(made)) return;
  }
}

/** `/.s.PGSQL.5432` and the closing zero must fit in sun_path: 104 bytes on macOS, 108 on Linux. */
const LONGEST_SOCKET_FOLDER = 104 - '/.s.PGSQL.5432'.length - 1;

/**
 * The folder for the server's socket: inside the home when the path is short enough for a
 * socket address, else in the temporary folder under a name derived from the home. Only the
 * server's account (and root) may enter it.
 */
export function socketFolder(home: Home): string {
  const name = `florescer-${shortHash(home.folder)}`;
  const candidates = [
    join(home.folder, 'socket'),
    join(tmpdir(), name),
    join('/tmp', name),
    // Someone else's folder may sit on the names above: they are the same for everybody.
    join('/tmp', `${name}-${process.pid}`),
  ];
  const found = candidates.find(
    (folder) =>
      Buffer.byteLength(folder) <= LONGEST_SOCKET_FOLDER && isOursAlone(folder, home.account),
  );
  if (found) return found;
  throw new EmbeddedDatabaseError(
    `No folder for the database's socket could be made in ${home.folder} or ${tmpdir()}. ` +
      'Set DATA_DIR to a folder with a shorter path.',
  );
}

function isOursAlone(folder: string, account: Account | undefined): boolean {
  try {
    mkdirSync(folder, { mode: 0o700 });
    if (account) chownSync(folder, account.uid, account.gid);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') return false;
  }
  const found = lstatSync(folder);
  const rightOwner = found.uid === (account?.uid ?? process.getuid?.());
  const closed = found.isDirectory() && rightOwner && (found.mode & 0o077) === 0;
  return closed && (!account || canReach(realpathSync(folder), account));
}
