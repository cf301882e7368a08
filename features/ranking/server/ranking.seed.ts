import { DEMONSTRATION_PEOPLE } from '#features/accounts/server/index.ts';
import { DEMONSTRATION_COMPANY, membersOf } from '#features/companies/server/index.ts';
import { seedCompletions } from '#features/training/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { closeMonth } from './close-month.job.ts';
import { rankingChoices } from './ranking.tables.ts';

const DAY_MS = 86_400_000;
/** Completed courses of one after the other, those who took none among them. */
const COURSES = [4, 2, 6, 0, 1, 3, 5, 1, 0, 2];

/**
 * Gives the colleagues of Ana and Bruno completed courses, and some of them a name in the ranking. Does
 * nothing where somebody has chosen.
 */
export async function seedRanking(context: ServerContext): Promise<void> {
  const { db, now } = context;
  const { ana, bruno } = DEMONSTRATION_PEOPLE;
  await db.transaction(async (tx) => {
    if ((await tx.$count(rankingChoices)) > 0) return;
    const members = await membersOf(tx, DEMONSTRATION_COMPANY.id);
    const colleagues = members.filter((userId) => userId !== ana.id && userId !== bruno.id);
    const people = colleagues.map((userId, nth) => ({
      userId,
      courses: COURSES[nth % COURSES.length] ?? 0,
      first: new Date(now().getTime() - (40 + (nth % 30)) * DAY_MS),
    }));
    await seedCompletions(tx, people);
    for (const userId of colleagues.filter((_, nth) => nth % 3 === 0)) {
      await tx.insert(rankingChoices).values({ userId, shown: true, chosenAt: now() });
    }
  });
  await closeMonth(context);
}
