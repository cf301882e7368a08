import { driverOf, type Queryable } from '#packages/db/index.ts';

/**
 * The only door out of the personal world: every statement with which a feature for companies or for the
 * operator reads what people record. `npm run check` refuses such a statement anywhere else. What comes
 * out is a number of one person, for a period that is closing, or a count of people; never a text.
 */
const STATEMENTS = {
  /** Days with an emotion of one person, and their mean. */
  monthOfPerson: `
    select count(*)::int as days, avg(level)::float8 as mean
      from emotion_days
     where user_id = $1 and day >= $2 and day <= $3 and level is not null`,
  /** People with a record of any kind in a month, by kind and all together (null). */
  peopleByUse: `
    with used as (
      select user_id, 'checkIn' as use from emotion_days
       where recorded_at >= $1 and recorded_at < $2 and level is not null
      union select user_id, 'diary' from diary_entries where created_at >= $1 and created_at < $2
      union select user_id, 'health' from health_records
       where recorded_at >= $1 and recorded_at < $2 and part is not null
      union select user_id, 'selfCheck' from self_checks where at >= $1 and at < $2
      union select user_id, 'training' from lesson_readings
       where read_at >= $1 and read_at < $2 and read
    )
    select use, count(distinct user_id)::int as people from used group by grouping sets ((use), ())`,
} as const;

/** What people use, as far as their records tell. */
type Use = 'checkIn' | 'diary' | 'health' | 'training' | 'selfCheck';

/** How many people recorded something from one instant to another, by use and in all. */
export async function peopleByUse(
  db: Queryable,
  { from, to }: { from: Date; to: Date },
): Promise<{ active: number; uses: Record<Use, number> }> {
  const { rows } = await driverOf(db).query<{ use: Use | null; people: number }>(
    STATEMENTS.peopleByUse,
    [from.toISOString(), to.toISOString()],
  );
  const of = (use: Use | null) => rows.find((row) => row.use === use)?.people ?? 0;
  const [checkIn, diary, health] = [of('checkIn'), of('diary'), of('health')];
  const uses = { checkIn, diary, health, training: of('training'), selfCheck: of('selfCheck') };
  return { active: of(null), uses };
}

export interface PersonsMonth {
  days: number;
  /** Of the emotion levels; null without any. */
  mean: number | null;
}

/** How one person was from one day to another; asked for people who agreed, one at a time. */
export async function monthOfPerson(
  db: Queryable,
  userId: string,
  { from, to }: { from: string; to: string },
): Promise<PersonsMonth> {
  const text = STATEMENTS.monthOfPerson;
  const query = { name: 'aggregates_month_of_person', text, values: [userId, from, to] };
  const { rows } = await driverOf(db).query<PersonsMonth>(query);
  return rows[0] ?? { days: 0, mean: null };
}
