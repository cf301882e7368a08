import { copyFileSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { findBinaries } from './binaries.ts';
import { DATABASE, ensureCluster, ROLE } from './cluster.ts';
import { explainFileError } from './errors.ts';
import { clusterData, settledFolder, settleHome, socketFolder } from './location.ts';
import { ensureRunning, hasCrashed, type Launch, stopServer } from './postmaster.ts';
import { PORT } from './settings.ts';

export { EmbeddedDatabaseError } from './errors.ts';

/** A PostgreSQL 18 server of our own, running in a process session of its own. */
export interface EmbeddedDatabase {
  /** For `pg`; holds the password: keep it out of logs. Stays the same for a data folder. */
  url: string;
  /** True when the server was already running: somebody else's, or left by a killed process. */
  attached: boolean;
  /** Where the data really is: `options.dataDir`, or elsewhere for root (see the log line). */
  dataDir: string;
  /** Stops the server, also for whoever else uses it. Close pools first. */
  stop(): Promise<void>;
  /** Lets go of the server and leaves it running, for a tool that only visits. */
  detach(): void;
}

export interface EmbeddedOptions {
  /** A folder of the database's own; made when missing. A relative path starts at the cwd. */
  dataDir: string;
  /** Gets one line for the person at the terminal, when there is something worth saying. */
  log: (line: string) => void;
  /** For tests only: fast, and the data does not survive a crash (`fsync=off`). */
  throwaway?: boolean;
}

const WATCH_MS = 1_000;
const LOG_CHECK_MS = 600_000;
const LOG_LIMIT_BYTES = 1_000_000;

/**
 * Starts the embedded PostgreSQL of a data folder, making its database the first time, or
 * attaches to the one that runs there. The server outlives this process unless `stop()` is
 * called; while this process holds it, a crashed server is started again under the same `url`.
 *
 * @throws EmbeddedDatabaseError with a message for the person at the terminal
 */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { log, throwaway = false } = options;
  const home = settleHome(options.dataDir, log);
  const binaries = findBinaries(home.account, log);
  try {
    const { password } = await ensureCluster(home, binaries, { throwaway, log });
    const logFile = join(home.folder, 'server.log');
    boundServerLog(logFile);
    const launch: Launch = {
      home,
      binaries,
      socketFolder: socketFolder(home),
      logFile,
      throwaway,
      log,
    };
    const running = await ensureRunning(launch);
    const detach = watch({ ...launch, socketFolder: running.socketFolder });
    return {
      url: databaseUrl(password, running.socketFolder),
      attached: running.attached,
      dataDir: home.folder,
      detach,
      stop: async () => {
        detach();
        await stopServer(clusterData(home));
      },
    };
  } catch (error) {
    throw explainFileError(error, home.folder);
  }
}

/** Stops the server of a data folder, if it runs, and deletes its database for good. */
export async function removeEmbedded(dataDir: string): Promise<void> {
  const folder = settledFolder(dataDir);
  try {
    await stopServer(join(folder, 'cluster', 'data'));
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    rmSync(dataDir, { recursive: true, force: true });
  } catch (error) {
    throw explainFileError(error, folder);
  }
}

function databaseUrl(password: string, socket: string): string {
  // The socket's folder stands where the host would; the port is part of the socket's name.
  return `postgres://${ROLE}:${password}@${encodeURIComponent(socket)}:${PORT}/${DATABASE}`;
}

/** Brings a crashed server back and keeps its log small; returns how to end that. */
function watch(launch: Launch): () => void {
  let restarting = false;
  const revive = async () => {
    if (restarting) return;
    restarting = true;
    try {
      if (!hasCrashed(launch.home)) return;
      launch.log('The database server crashed; starting it again...');
      await ensureRunning(launch);
    } catch (error) {
      launch.log(explainFileError(error, launch.home.folder).message);
    } finally {
      restarting = false;
    }
  };
  const boundLog = () => {
    try {
      boundServerLog(launch.logFile);
    } catch (error) {
      // A full disk, say: what a timer throws would end this process.
      launch.log(explainFileError(error, launch.home.folder).message);
    }
  };
  const timers = [
    setInterval(() => void revive(), WATCH_MS).unref(),
    setInterval(boundLog, LOG_CHECK_MS).unref(),
  ];
  return () => timers.forEach(clearInterval);
}

/**
 * Keeps the server's log below about twice 1 MB: a full one is copied to `.1` over the one
 * before and emptied. The server holds it open for appending, so it writes on from the start.
 */
function boundServerLog(file: string): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= LOG_LIMIT_BYTES) return;
  copyFileSync(file, `${file}.1`);
  truncateSync(file);
}
