import { asc, gte, lt, sql } from 'drizzle-orm';
import type { Queryable } from '#packages/db/index.ts';
import type { Component } from '../../contract/status.contract.ts';
import { serviceDays } from '../status.tables.ts';

type DayRow = typeof serviceDays.$inferSelect;

export function daysSince(db: Queryable, day: string): Promise<DayRow[]> {
  return db
    .select()
    .from(serviceDays)
    .where(gte(serviceDays.day, day))
    .orderBy(asc(serviceDays.day));
}

/** Adds what looks at a part found on a day. */
export async function addLooks(
  db: Queryable,
  look: {
    day: string;
    component: Component;
    at: Date;
    looks: number;
    failures: number;
    failed: boolean;
  },
): Promise<void> {
  const { day, component, at, looks, failures, failed } = look;
  const last = { lastAt: at, lastFailed: failed };
  await db
    .insert(serviceDays)
    .values({ day, component, looks, failures, ...last })
    .onConflictDoUpdate({
      target: [serviceDays.day, serviceDays.component],
      set: {
        looks: sql`${serviceDays.looks} + ${looks}`,
        failures: sql`${serviceDays.failures} + ${failures}`,
        ...last,
      },
    });
}

export async function deleteDaysBefore(db: Queryable, day: string): Promise<void> {
  await db.delete(serviceDays).where(lt(serviceDays.day, day));
}
