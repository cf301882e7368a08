import { readdir } from 'node:fs/promises';
import type { ServerContext } from '#packages/kernel/index.ts';
import { madeAt } from './schedule.rules.ts';

/** When the newest scheduled backup was made; null before the first, undefined where none are made. */
export async function newestBackupAt({
  settings,
}: Pick<ServerContext, 'settings'>): Promise<Date | null | undefined> {
  const { dir } = settings.backup;
  if (!dir) return undefined;
  const names = await readdir(dir).catch(() => []);
  const times = names.flatMap((name) => madeAt(name) ?? []);
  return times.length > 0 ? new Date(Math.max(...times)) : null;
}
