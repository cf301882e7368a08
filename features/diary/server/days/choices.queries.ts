import { eq } from 'drizzle-orm';
import type { Queryable } from '#packages/db/index.ts';
import { diaryChoices } from '../diary.tables.ts';

/** Whether the person turned the telling of their week off; it is on for who chose nothing. */
export async function isWeekHidden(db: Queryable, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ hidden: diaryChoices.weekHidden })
    .from(diaryChoices)
    .where(eq(diaryChoices.userId, userId));
  return row?.hidden ?? false;
}

export async function putWeekHidden(
  db: Queryable,
  userId: string,
  weekHidden: boolean,
): Promise<void> {
  await db
    .insert(diaryChoices)
    .values({ userId, weekHidden })
    .onConflictDoUpdate({ target: diaryChoices.userId, set: { weekHidden } });
}
