import { DEMONSTRATION_PEOPLE } from '#features/accounts/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { catalogueSize, lockCatalogue } from './courses-admin.queries.ts';
import { storeStarters } from './courses-admin.service.ts';
import { starterId } from './starter/starter-course.ts';
import { completeWhoRead, insertProgress, lessonsOf, putReading } from './training.queries.ts';

const DAY_MS = 86_400_000;

/** What Ana took: the course, the day on which she began, and the days of its lessons, before today. */
const ANA: readonly [course: string, began: number, read: readonly number[]][] = [
  [starterId('burnout'), 61, [61, 60, 58, 58, 54]],
  [starterId('rest'), 33, [33, 33, 29, 26, 26]],
  [starterId('colleague'), 5, [5, 2]],
];

/** Gives the demonstration world the starter courses and what Ana took of them; once only. */
export async function seedTraining({ db, now }: ServerContext): Promise<void> {
  const userId = DEMONSTRATION_PEOPLE.ana.id;
  const ago = (days: number, minutes = 0) =>
    new Date(now().getTime() - days * DAY_MS + minutes * 60_000);
  await db.transaction(async (tx) => {
    await lockCatalogue(tx);
    if ((await catalogueSize(tx)).courses > 0) return;
    await storeStarters(tx, 'published', ago(90));
    for (const [courseId, began, read] of ANA) {
      await insertProgress(tx, userId, courseId, ago(began));
      const lessons = await lessonsOf(tx, courseId);
      for (const [index, days] of read.entries()) {
        const lessonId = lessons[index]?.id;
        if (lessonId) {
          await putReading(tx, {
            userId,
            courseId,
            lessonId,
            readAt: ago(days, 8 * (index + 1)),
          });
        }
      }
      await completeWhoRead(tx, courseId, ago(read.at(-1) ?? began, 8 * read.length), userId);
    }
  });
}
