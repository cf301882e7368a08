import { sql } from 'drizzle-orm';
import type { Database, Queryable } from '#packages/db/index.ts';
import { rhythms } from './rhythm.tables.ts';
import type { Shown } from './rules/rhythm.rules.ts';

/** Named, since every visit to the start page asks it. */
const SHOWN = {
  name: 'rhythm_shown',
  text: `select days::text, grown, zone from rhythms where user_id = $1`,
} as const;

/** What the person was last shown; null before the first time. */
export async function shownRhythm({ $client }: Database, userId: string): Promise<Shown | null> {
  const [row] = await $client.read<[days: string, grown: number, zone: string]>({
    ...SHOWN,
    values: [userId],
  });
  return row ? { days: daysIn(row[0]), grown: row[1], zone: row[2] } : null;
}

/** The days of an array as PostgreSQL writes it: `{2026-11-17,2026-11-18}`. */
function daysIn(array: string): string[] {
  return array.length > 2 ? array.slice(1, -1).split(',') : [];
}

/**
 * Keeps what the person is shown now, and forgets days before `from`. Of two screens at once both
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
