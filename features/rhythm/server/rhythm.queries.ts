import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database, Queryable } from '#packages/db/index.ts';
import { rhythms } from './rhythm.tables.ts';
import type { Shown } from './rules/rhythm.rules.ts';

/** What stands for a person so far, null before the first time, and whether they turned it off. */
export interface KeptRhythm {
  before: Shown | null;
  hidden: boolean;
}

/** What stands for a person, as an expression for a statement that reads more than this; for `keptRhythm`. */
export const rhythmExpression = (userId: string) => `
  (select json_build_object('before', json_build_object('days', days, 'grown', grown, 'zone', zone), 'hidden', hidden)::text
     from rhythms where user_id = ${userId})`;

/** What `rhythmExpression` gave. */
export function keptRhythm(json: string | null): KeptRhythm {
  return json === null ? { before: null, hidden: false } : JSON.parse(json);
}

const KEPT = { name: 'rhythm_kept', text: `select ${rhythmExpression('$1')}` } as const;

export async function keptRhythmOf({ $client }: Database, userId: string): Promise<KeptRhythm> {
  const [row] = await $client.read<[json: string | null]>({ ...KEPT, values: [userId] });
  return keptRhythm(row?.[0] ?? null);
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
