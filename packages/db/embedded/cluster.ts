import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { type Binaries, POSTGRES_MAJOR } from './binaries.ts';
import { EmbeddedDatabaseError, explainFileError, explainOutput } from './errors.ts';
import { clusterData, type Home } from './location.ts';
import { processExists, runProgram } from './programs.ts';

/** The role and the database of the application: an owner, not a superuser. */
export const ROLE = 'florescer';
export const DATABASE = 'florescer';

const UNFINISHED = 'cluster.unfinished-';
/** Tells our own unfinished folders from those of an earlier process of the same number. */
const RUN = randomBytes(4).toString('hex');

/**
 * Makes sure that a complete cluster lies in the home and gives the password of its role. A
 * cluster is made under another name and renamed when it is complete, so one whose making was
 * cut short is never taken for a database: it is removed and made again.
 */
export async function ensureCluster(
  home: Home,
  binaries: Binaries,
  options: { throwaway: boolean; log: (line: string) => void },
): Promise<{ password: string; created: boolean }> {
  try {
    refuseForeignData(home);
    const created = !existsSync(join(home.folder, 'cluster'));
    if (created) {
      removeUnfinished(home);
      await create(home, binaries, options);
    }
    const password = readFileSync(join(home.folder, 'cluster', 'password'), 'utf8').trim();
    return { password, created };
  } catch (error) {
    throw explainFileError(error, home.folder);
  }
}

function refuseForeignData(home: Home): void {
  const ours = join(clusterData(home), 'PG_VERSION');
  if (existsSync(join(home.folder, 'PG_VERSION')) && !existsSync(ours)) {
    throw new EmbeddedDatabaseError(
      `${home.folder} is the data folder of a PostgreSQL server that is not ours. Set DATA_DIR ` +
        'to a folder of its own, or set DATABASE_URL to that server.',
    );
  }
  if (!existsSync(join(home.folder, 'cluster'))) return;
  const major = existsSync(ours) ? readFileSync(ours, 'utf8').trim() : 'none';
  if (major !== POSTGRES_MAJOR) {
    throw new EmbeddedDatabaseError(
      `The database in ${home.folder} was made by PostgreSQL ${major}, and this is PostgreSQL ` +
        `${POSTGRES_MAJOR}. Restore a backup into an empty DATA_DIR, or go back to the version ` +
        'that made it.',
    );
  }
}

/** What killed starts left behind; that of a start that still runs is left alone. */
function removeUnfinished(home: Home): void {
  for (const name of readdirSync(home.folder)) {
    if (!name.startsWith(UNFINISHED)) continue;
    const [pid, run] = name.slice(UNFINISHED.length).split('-');
    const stillRuns = Number(pid) === process.pid ? run === RUN : processExists(Number(pid));
    if (stillRuns) continue;
    // An initdb whose parent was killed may still be writing into it.
    rmSync(join(home.folder, name), { recursive: true, force: true, maxRetries: 5 });
  }
}

async function create(
  home: Home,
  binaries: Binaries,
  { throwaway, log }: { throwaway: boolean; log: (line: string) => void },
): Promise<void> {
  log(`Creating the database in ${home.folder} (once)...`);
  const unfinished = mkdtempSync(join(home.folder, `${UNFINISHED}${process.pid}-${RUN}-`));
  const data = join(unfinished, 'data');
  mkdirSync(data);
  chmodSync(unfinished, 0o711);
  chmodSync(data, 0o700);
  if (home.account) chownSync(data, home.account.uid, home.account.gid);
  try {
    await initialise(home, binaries, data, throwaway);
    const password = randomBytes(24).toString('base64url');
    await makeRoleAndDatabase(home, binaries, data, password, throwaway);
    restrictAccess(data);
    const file = openSync(join(unfinished, 'password'), 'w', 0o600);
    writeFileSync(file, `${password}\n`);
    fsyncSync(file);
    closeSync(file);
    publish(unfinished, join(home.folder, 'cluster'));
    syncFolder(home.folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

async function initialise(
  home: Home,
  binaries: Binaries,
  data: string,
  throwaway: boolean,
): Promise<void> {
  const { code, output } = await runProgram(
    binaries.initdb,
    [
      `--pgdata=${data}`,
      '--username=postgres',
      '--encoding=UTF8',
      '--locale-provider=icu',
      '--icu-locale=pt-BR',
      // Word parsing (full-text search, pg_trgm) still asks the C library what a letter is:
      // under plain C, "coração" would be three words.
      `--locale=${process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8'}`,
      '--lc-messages=C',
      '--auth=reject',
      '--no-instructions',
      ...(throwaway ? ['--no-sync'] : []),
    ],
    { account: home.account },
  );
  if (code !== 0) throw explainOutput(output, 'make a database', home.folder);
}

/** In single-user mode, before anyone can connect, so that the superuser needs no password. */
async function makeRoleAndDatabase(
  home: Home,
  binaries: Binaries,
  data: string,
  password: string,
  throwaway: boolean,
): Promise<void> {
  const statements = [
    `CREATE ROLE ${ROLE} LOGIN ${throwaway ? 'CREATEDB' : ''} PASSWORD '${password}'`,
    `GRANT pg_monitor, pg_checkpoint TO ${ROLE}`,
    `CREATE DATABASE ${DATABASE} OWNER ${ROLE}`,
  ];
  const { code, output } = await runProgram(
    binaries.postgres,
    ['--single', '-D', data, '-c', `fsync=${throwaway ? 'off' : 'on'}`, 'postgres'],
    { account: home.account, input: `${statements.join(';\n')};\n` },
  );
  // Single-user mode ends with 0 after a failed statement too.
  if (code !== 0 || /ERROR: {2}/.test(output)) {
    throw explainOutput(output, 'set up its role', home.folder);
  }
}

/** Only our role, only through the socket, only with its password; the superuser not at all. */
function restrictAccess(data: string): void {
  const file = join(data, 'pg_hba.conf');
  writeFileSync(file, `local all ${ROLE} scram-sha-256\n`);
  const descriptor = openSync(file, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

function publish(unfinished: string, cluster: string): void {
  try {
    renameSync(unfinished, cluster);
  } catch (error) {
    // Two processes may make it at the same time: the first to rename wins, the other uses it.
    if (!existsSync(join(cluster, 'password'))) throw error;
  }
}

function syncFolder(path: string): void {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}
