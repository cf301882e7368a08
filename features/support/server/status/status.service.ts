import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { probeStorage } from '#features/files/server/index.ts';
import { describeError } from '#packages/api/server/index.ts';
import { defineJob } from '#packages/jobs/index.ts';
import {
  addDays,
  calendarDayOf,
  DEFAULT_TIME_ZONE,
  type ServerContext,
} from '#packages/kernel/index.ts';
import {
  COMPONENTS,
  type Component,
  type ComponentStatus,
  STATUS_DAYS,
} from '../../contract/status.contract.ts';
import { historyOf, LOOK_MINUTES, missedLooks } from './history.rules.ts';
import { addLooks, daysSince, deleteDaysBefore } from './status.queries.ts';

/** A part that has not answered by then counts as failed, in ms. */
const PATIENCE_MS = 10_000;

/** Looks at every part of the service. */
export const lookJob = defineJob({
  name: 'support.look',
  payload: z.looseObject({}),
  cron: `*/${LOOK_MINUTES} * * * *`,
  retries: 0,
  timeoutSeconds: 60,
});

const dayAt = (instant: Date) => calendarDayOf(instant, DEFAULT_TIME_ZONE);
const firstDay = (today: string) => addDays(today, 1 - STATUS_DAYS);

export async function statusOf({
  db,
  now,
}: ServerContext): Promise<{ checkedAt: string | null; components: ComponentStatus[] }> {
  const at = now();
  const today = dayAt(at);
  const kept = await daysSince(db, firstDay(today));
  const latest = Math.max(0, ...kept.map(({ lastAt }) => lastAt.getTime()));
  return {
    checkedAt: latest > 0 ? new Date(latest).toISOString() : null,
    components: historyOf(kept, today, at),
  };
}

/** Asks each part whether it works and keeps what was found; twice at once counts once. */
export async function lookAtAll(context: ServerContext): Promise<void> {
  const { db, mailer, now } = context;
  const at = now();
  const today = dayAt(at);
  const kept = await daysSince(db, firstDay(today));
  const latest = Math.max(0, ...kept.map(({ lastAt }) => lastAt.getTime()));
  const lastAt = latest > 0 ? new Date(latest) : null;
  if (lastAt && at.getTime() - lastAt.getTime() < (LOOK_MINUTES - 1) * 60_000) return;
  const asked: Record<Component, () => Promise<unknown>> = {
    database: () => db.execute(sql`select 1`),
    // That this runs is the answer; what did not run since the last time is counted below.
    jobs: async () => undefined,
    mail: () => mailer.verify(),
    storage: () => probeStorage(context),
  };
  const missed = missedLooks(lastAt, at);
  for (const component of COMPONENTS) {
    const failed = await fails(context, component, asked[component]);
    const gone = component === 'jobs' ? missed : 0;
    const look = { day: today, component, at, failed };
    await addLooks(db, { ...look, looks: 1 + gone, failures: (failed ? 1 : 0) + gone });
  }
  await deleteDaysBefore(db, firstDay(today));
}

async function fails(
  { log }: ServerContext,
  component: Component,
  ask: () => Promise<unknown>,
): Promise<boolean> {
  const late = Promise.withResolvers<never>();
  const patience = setTimeout(() => late.reject(new Error('No answer in time')), PATIENCE_MS);
  try {
    await Promise.race([ask(), late.promise]);
    return false;
  } catch (error) {
    log.error({ err: describeError(error), component }, 'a part of the service does not answer');
    return true;
  } finally {
    clearTimeout(patience);
  }
}
