import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { closeSync, fstatSync, openSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Binaries } from './binaries.ts';
import { EmbeddedDatabaseError, explainOutput } from './errors.ts';
import { clusterData, type Home } from './location.ts';
import { explainSpawnError, PROGRAM_ENV, processExists } from './programs.ts';
import { PORT, serverArguments } from './settings.ts';

/** A running server that accepts connections. */
export interface Running {
  pid: number;
  socketFolder: string;
  /** False when this call started it. */
  attached: boolean;
}

/** How a server is started. */
export interface Launch {
  home: Home;
  binaries: Binaries;
  socketFolder: string;
  logFile: string;
  throwaway: boolean;
  log: (line: string) => void;
}

/** "Do you speak TLS?", which a server answers before it asks who we are: length 8, code 80877103. */
const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);
const ANSWER_MS = 10_000;
const POLL_MS = 5;
/** How long orphan backends of a killed server are waited for; they end with their statement. */
const ORPHANS_MS = 30_000;
const SAY_AFTER_MS = 3_000;
const FAST_STOP_MS = 15_000;
const IMMEDIATE_STOP_MS = 10_000;

/**
 * Gives the server of a data folder: the one that runs already, or a new one. Waits for one that
 * is on its way up (crash recovery included) or down, and for what a killed one left behind.
 */
export async function ensureRunning(launch: Launch): Promise<Running> {
  const data = clusterData(launch.home);
  const began = Date.now();
  let started: Start | undefined;
  let said = false;
  for (;;) {
    const found = readPidFile(data);
    if (found && isPostmaster(found.pid, data)) {
      const state = found.status === 'ready' ? await probe(found.socketFolder) : 'silent';
      if (state === 'answers') {
        const { pid, socketFolder } = found;
        return { pid, socketFolder, attached: pid !== started?.child.pid };
      }
      // Its socket was swept away (a cleaned temporary folder): only a restart brings it back.
      if (state === 'gone') await stopServer(data);
    } else if (found && (await isServedUnseen(found, data))) {
      throw new EmbeddedDatabaseError(
        `The database in ${launch.home.folder} is in use by a server that this process cannot ` +
          'see (another container?). Stop that one, or set DATA_DIR to another folder.',
      );
    } else if (!started || started.child.exitCode !== null || started.child.signalCode !== null) {
      if (started) refuseToRetry(started, launch, began);
      // The number in the file may meanwhile be another program's, and PostgreSQL would believe it.
      if (found && processExists(found.pid) && isCurrent(found, data)) {
        rmSync(join(data, 'postmaster.pid'), { force: true });
      }
      if (started) await wait(50);
      started = await startServer(launch);
    }
    if (!said && Date.now() - began > SAY_AFTER_MS) {
      said = true;
      launch.log('Waiting for the database: it is recovering or still stopping...');
    }
    await wait(POLL_MS);
  }
}

interface Start {
  child: ChildProcess;
  logFile: string;
  /** Size of the log before this start: what follows are its own words. */
  logOffset: number;
}

async function startServer({
  home,
  binaries,
  socketFolder,
  logFile,
  throwaway,
}: Launch): Promise<Start> {
  const log = openSync(logFile, 'a', 0o600);
  try {
    const logOffset = fstatSync(log).size;
    const child = spawn(
      binaries.postgres,
      ['-D', clusterData(home), ...serverArguments(socketFolder, throwaway)],
      // Its own session and no pipe to us: neither Ctrl-C nor our death may touch it.
      { ...home.account, cwd: '/', env: PROGRAM_ENV, detached: true, stdio: ['ignore', log, log] },
    );
    child.unref();
    await new Promise((resolve, reject) => {
      child.once('spawn', resolve);
      child.once('error', (error) => reject(explainSpawnError(error, binaries.postgres)));
    });
    return { child, logFile, logOffset };
  } finally {
    closeSync(log);
  }
}

/** Throws unless the start failed for a reason that passes: a server or backends not yet gone. */
function refuseToRetry(start: Start, launch: Launch, began: number): void {
  const output = readFileSync(start.logFile).subarray(start.logOffset).toString();
  const passing = /pre-existing shared memory block|lock file ".*" already exists/.test(output);
  if (!passing) throw explainOutput(output, 'start', launch.home.folder);
  if (Date.now() - began > ORPHANS_MS) {
    throw new EmbeddedDatabaseError(
      `Processes of an earlier database server still use ${launch.home.folder}. End the ` +
        '"postgres" processes of that folder, then start again.',
    );
  }
}

interface PidFile {
  pid: number;
  socketFolder: string;
  status: string;
}

/** Reads postmaster.pid; its lines are those of PostgreSQL's miscadmin.h (LOCK_FILE_LINE_*). */
function readPidFile(data: string): PidFile | undefined {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    if (!Number.isInteger(pid) || pid <= 0) return undefined;
    return { pid, socketFolder: lines[4] ?? '', status: lines[7]?.trim() ?? '' };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** False when another process has meanwhile started a server: its number stands there then. */
const isCurrent = (found: PidFile, data: string): boolean => readPidFile(data)?.pid === found.pid;

/** Whether something answers for a process that is none of ours to see. */
async function isServedUnseen(found: PidFile, data: string): Promise<boolean> {
  return (await probe(found.socketFolder)) === 'answers' && isCurrent(found, data);
}

/** Whether process `pid` is the server of this data folder, and not a later owner of its number. */
function isPostmaster(pid: number, data: string): boolean {
  if (!processExists(pid)) return false;
  try {
    if (process.platform !== 'linux') {
      return execFileSync('ps', ['-o', 'command=', '-p', String(pid)]).includes(data);
    }
    // World-readable, unlike the links beside it, which root in a container may not follow.
    const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return words.includes(data) || readlinkSync(`/proc/${pid}/cwd`) === data;
  } catch {
    return false;
  }
}

/**
 * Whether the server answers at its socket. A socket takes connections also when nobody is left
 * to read from it (after a kill that the machine has not carried out yet): that is `silent`, as
 * is an overloaded server; `gone` is a socket that nobody holds.
 */
function probe(socketFolder: string): Promise<'answers' | 'silent' | 'gone'> {
  if (!socketFolder) return Promise.resolve('gone');
  const { promise, resolve } = Promise.withResolvers<'answers' | 'silent' | 'gone'>();
  const socket = connect(join(socketFolder, `.s.PGSQL.${PORT}`));
  socket.setTimeout(ANSWER_MS, () => resolve('silent'));
  socket.once('connect', () => socket.write(SSL_REQUEST));
  socket.once('data', () => resolve('answers'));
  socket.once('error', ({ code }: NodeJS.ErrnoException) => {
    resolve(code === 'ENOENT' || code === 'ECONNREFUSED' ? 'gone' : 'silent');
  });
  socket.once('close', () => resolve('silent'));
  return promise.finally(() => socket.destroy());
}

/** True when the server died without cleaning up: a stopped one takes its pid file along. */
export function hasCrashed(home: Home): boolean {
  const found = readPidFile(clusterData(home));
  return found !== undefined && !isPostmaster(found.pid, clusterData(home));
}

/**
 * Stops the server of a data folder, if one runs: ends its connections and writes everything
 * down; after 15 s without that (the next start then recovers).
 */
export async function stopServer(data: string): Promise<void> {
  const found = readPidFile(data);
  if (!found || !isPostmaster(found.pid, data)) return;
  for (const [signal, patience] of [
    ['SIGINT', FAST_STOP_MS],
    ['SIGQUIT', IMMEDIATE_STOP_MS],
  ] as const) {
    sendSignal(found.pid, signal);
    const deadline = Date.now() + patience;
    while (Date.now() < deadline) {
      if (!isPostmaster(found.pid, data)) return;
      await wait(POLL_MS);
    }
  }
  throw new EmbeddedDatabaseError(`The database server (process ${found.pid}) does not stop.`);
}

function sendSignal(pid: number, signal: 'SIGINT' | 'SIGQUIT'): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
