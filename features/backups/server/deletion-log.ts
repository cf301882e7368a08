import { appendFile, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '#packages/kernel/index.ts';

/** An account that is gone, and when. Nothing leads from the id to the person. */
export interface Deletion {
  userId: string;
  at: Date;
}

const NAME = /^deletions-(\d{4}-\d\d)\.log$/;
const LINE = /^(\S+) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;
/** As long as the log of accounts notes a deletion: people are told of no longer time. */
const KEPT_DAYS = 180;

/**
 * Where deletions are noted: outside of the database, so that going back to an older one does not
 * forget them, and with the backups where these have a folder.
 */
export const deletionFolder = ({ backup, dataDir }: Pick<Settings, 'backup' | 'dataDir'>): string =>
  backup.dir ?? dataDir;

/** Adds deletions that are not there yet to the files of their months, and has them on disk. */
export async function addDeletions(folder: string, deletions: readonly Deletion[]): Promise<void> {
  const noted = new Set((await linesIn(folder)).map(({ line }) => line));
  for (const { userId, at } of deletions) {
    const line = `${at.toISOString()} ${userId}`;
    if (noted.has(line)) continue;
    await mkdir(folder, { recursive: true });
    const path = join(folder, `deletions-${line.slice(0, 7)}.log`);
    await appendFile(path, `${line}\n`, { mode: 0o600, flush: true });
  }
}

/** Whose deletion is noted in a folder from a time on. */
export async function deletedSince(folder: string, since: Date): Promise<string[]> {
  const lines = await linesIn(folder);
  return [...new Set(lines.filter(({ at }) => at >= since).map(({ userId }) => userId))];
}

async function linesIn(folder: string): Promise<(Deletion & { line: string })[]> {
  const found: (Deletion & { line: string })[] = [];
  for (const name of (await namesIn(folder)).filter((one) => NAME.test(one))) {
    const text = await readFile(join(folder, name), 'utf8');
    for (const line of text.split('\n')) {
      const [, at, userId] = LINE.exec(line) ?? [];
      if (at && userId) found.push({ line, userId, at: new Date(at) });
    }
  }
  return found;
}

/** The time from which deletions are noted. */
export const oldestNoted = (now: Date): Date => new Date(now.getTime() - KEPT_DAYS * 86_400_000);

/** Removes what is noted for longer than people are told: whole months, and the days of the one that runs out. */
export async function forgetOldDeletions(folder: string, now: Date): Promise<void> {
  const limit = oldestNoted(now);
  const oldest = limit.toISOString().slice(0, 7);
  for (const name of await namesIn(folder)) {
    const [, month] = NAME.exec(name) ?? [];
    if (month && month < oldest) await rm(join(folder, name), { force: true });
    if (month === oldest) await keepSince(join(folder, name), limit);
  }
}

/** Leaves the lines of a file from a time on; a new file takes its place, so that a stop leaves one of the two. */
async function keepSince(path: string, limit: Date): Promise<void> {
  const lines = (await readFile(path, 'utf8')).split('\n').filter(Boolean);
  const kept = lines.filter((line) => !(new Date(line.split(' ', 1)[0] ?? '') < limit));
  if (kept.length === lines.length) return;
  await writeFile(`${path}.part`, kept.map((line) => `${line}\n`).join(''), {
    mode: 0o600,
    flush: true,
  });
  await rename(`${path}.part`, path);
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}
