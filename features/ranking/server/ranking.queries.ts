import { eq } from 'drizzle-orm';
import { driverOf, type Queryable } from '#packages/db/index.ts';
import { rankingChoices } from './ranking.tables.ts';

/** Whose counts: of a company's people, or with null of those who belong to none. */
type Whose = string | null;

/** Told apart, since the planner takes the index for either of the two, and for no expression of both. */
const isOf = (companyId: Whose) =>
  companyId === null
    ? 'period = $1 and company_id is null and $2::uuid is null'
    : 'period = $1 and company_id = $2::uuid';

/** Some of those of each group who want to be named, without one person. */
export async function namedOf(
  db: Queryable,
  { period, companyId, but, most }: { period: number; companyId: Whose; but: string; most: number },
): Promise<{ courses: number; name: string; avatar: string | null }[]> {
  const { rows } = await driverOf(db).query<{
    courses: number;
    name: string;
    avatar: string | null;
  }>(
    `select g.courses, u.user_metadata ->> 'full_name' as name, u.user_metadata ->> 'avatar' as avatar
       from (select distinct courses from ranking_counts where ${isOf(companyId)} and named) g
      cross join lateral (
        select user_id from ranking_counts c
         where ${isOf(companyId)} and c.courses = g.courses and c.named and c.user_id <> $3
         order by c.user_id limit $4
      ) one
       join users u on u.id = one.user_id
      where u.deleted_at is null and coalesce(u.user_metadata ->> 'full_name', '') <> ''`,
    [period, companyId, but, most],
  );
  return rows;
}

/** What a person completed in a period. */
export async function ownCount(db: Queryable, userId: string, period: number): Promise<number> {
  const { rows } = await driverOf(db).query<{ courses: number }>(
    'select courses from ranking_counts where user_id = $1 and period = $2',
    [userId, period],
  );
  return rows[0]?.courses ?? 0;
}

/** How many people a company has, and how many of them stand there without a name; counted up to `most`. */
export async function countMembers(
  db: Queryable,
  { companyId, most }: { companyId: string; most: number },
): Promise<{ members: number; nameless: number }> {
  const { rows } = await driverOf(db).query<{ members: number; nameless: number }>(
    `select (select count(*)::int from (
               select from company_members where company_id = $1 limit $2) few) as members,
            (select count(*)::int from (
               select from company_members m
                where m.company_id = $1 and not exists (
                  select from ranking_choices c where c.user_id = m.user_id and c.shown)
                limit $2) few) as nameless`,
    [companyId, most],
  );
  return rows[0] ?? { members: 0, nameless: 0 };
}

export async function isShown(db: Queryable, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ shown: rankingChoices.shown })
    .from(rankingChoices)
    .where(eq(rankingChoices.userId, userId));
  return row?.shown ?? false;
}

export async function putChoice(
  db: Queryable,
  row: typeof rankingChoices.$inferInsert,
): Promise<void> {
  const { shown, chosenAt } = row;
  await db
    .insert(rankingChoices)
    .values(row)
    .onConflictDoUpdate({ target: rankingChoices.userId, set: { shown, chosenAt } });
}
