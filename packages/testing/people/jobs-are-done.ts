import { setTimeout as pause } from 'node:timers/promises';
import { driverOf } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';

const POLL_MS = 20;
const LIMIT_MS = 20_000;
const OPEN = `
  select distinct name from pgboss.job
   where name like any($1) and state < 'completed' and start_after <= now()`;

/** Waits until the jobs of these kinds that are due are through; `%` stands for any part of a name. */
export async function jobsAreDone(
  { db }: Pick<ServerContext, 'db'>,
  ...kinds: readonly string[]
): Promise<void> {
  const limit = Date.now() + LIMIT_MS;
  for (;;) {
    const { rows } = await driverOf(db).query<{ name: string }>(OPEN, [kinds]);
    if (rows.length === 0) return;
    if (Date.now() > limit) {
      throw new Error(`Jobs did not finish: ${rows.map(({ name }) => name).join(', ')}`);
    }
    await pause(POLL_MS);
  }
}
