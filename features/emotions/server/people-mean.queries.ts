import { and, avg, desc, eq, gte, isNotNull, lte, sql } from 'drizzle-orm';
import { among, type Queryable, uuids } from '#packages/db/index.ts';
import { emotionDays } from './emotions.tables.ts';
import type { PublishedMean } from './people-mean.rules.ts';
import { peopleCounted, peopleMeans } from './people-mean.tables.ts';

/**
 * The mean level of each of these people from one day to another, without those who have no record.
 * The only query that reads the levels of more than one person; called for nobody who did not agree.
 */
export async function meansOf(
  db: Queryable,
  agreed: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<Map<string, number>> {
  if (agreed.length === 0) return new Map();
  const rows = await db
    .select({ userId: emotionDays.userId, mean: avg(emotionDays.level).mapWith(Number) })
    .from(emotionDays)
    .where(
      and(
        among(emotionDays.userId, agreed),
        gte(emotionDays.day, from),
        lte(emotionDays.day, to),
        isNotNull(emotionDays.level),
      ),
    )
    .groupBy(emotionDays.userId);
  return new Map(rows.map(({ userId, mean }) => [userId, mean as number]));
}

/** The newest mean that was published, withdrawn or not, with those counted in it who are still among the `agreed`. */
export async function formerMean(
  db: Queryable,
  agreed: readonly string[],
): Promise<PublishedMean | null> {
  const [newest] = await db.select().from(peopleMeans).orderBy(desc(peopleMeans.day)).limit(1);
  if (!newest) return null;
  const counted = new Set((await db.select().from(peopleCounted)).map(({ userId }) => userId));
  return { ...newest, remaining: new Set(agreed.filter((person) => counted.has(person))) };
}

/** Publishes a mean made of these people, in place of the former. */
export async function putMean(
  db: Queryable,
  { day, tenths, people }: { day: string; tenths: number; people: readonly string[] },
): Promise<void> {
  await db.insert(peopleMeans).values({ day, tenths, people: people.length });
  await db.delete(peopleCounted);
  await db.execute(
    sql`insert into ${peopleCounted} (${sql.identifier(peopleCounted.userId.name)}) select unnest(${uuids(people)})`,
  );
}

export async function withdrawMean(db: Queryable, day: string): Promise<void> {
  await db.update(peopleMeans).set({ withdrawn: true }).where(eq(peopleMeans.day, day));
}

/** A person counts no more among those of the newest mean. */
export async function forgetCounted(db: Queryable, userId: string): Promise<void> {
  await db.delete(peopleCounted).where(eq(peopleCounted.userId, userId));
}
