import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database, Queryable } from '#packages/db/index.ts';
import { rhythms } from './rhythm.tables.ts';
import type { Shown } from './rules/rhythm.rules.ts';

/** Named, since every visit to the start page asks it. */
const SHOWN = {
  name: 'rhythm_shown',
  text: `select days::text, grown, zone, hidden from rhythms where user_id = $1`,
} as const;

/** What stands for the person so far (null before the first time), and whether they turned it off. */
export async function shownRhythm(
  { $client }: Database,
  userId: string,
): Promise<{ before: Shown | null; hidden: boolean }> {
  const [row] = await $client.read<[days: string, grown: number, zone: string, hidden: boolean]>({
    ...SHOWN,
    values: [userId],
  });
  if (!row) return { before: null, hidden: false };
  const [days, grown, zone, hidden] = row;
  return { before: { days: daysIn(days), grown, zone }, hidden };
}

/** The days of an array as PostgreSQL writes it: `{2026-11-17,2026-11-18}`. */
function daysIn(array: string): string[] {
  return array.length > 2 ? array.slice(1, -1).split(',') : [];
}

/** Turns it off or on; what stands of days and garden stays as it is. */
export async function putHidden(
  db: Queryable,
  userId: string,
  { hidden, zone }: { hidden: boolean; zone: string },
): Promise<void> {
  await db
    .insert(rhythms)
    .values({ userId, days: [], grown: 0, zone, hidden })
    .onConflictDoUpdate({ target: rhythms.userId, set: { hidden } });
}

/**
 * Keeps what stands for the person now, and forgets days before `from`. Of two screens at once both
 * stand: their days together, and the larger garden.
 */
export async function keepRhythm(
  db: Queryable,
  userId: string,
  { days, grown, zone }: Shown,
  from: string,
): Promise<void> {
  const joined = sql`array(
    select distinct day from unnest(${rhythms.days} || excluded.days) day
     where day >= ${from}::date order by day)`;
  await db
    .insert(rhythms)
    .values({ userId, days: [...days], grown, zone })
    .onConflictDoUpdate({
      target: rhythms.userId,
      set: { days: joined, grown: sql`greatest(${rhythms.grown}, excluded.grown)`, zone },
    });
}

/** Lets a garden be as large as one that the person had elsewhere. */
export async function raiseGarden(db: Queryable, userId: string, grown: number): Promise<void> {
  await db
    .update(rhythms)
    .set({ grown })
    .where(and(eq(rhythms.userId, userId), lt(rhythms.grown, grown)));
}
