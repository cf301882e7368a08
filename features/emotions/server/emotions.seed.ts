import { DEMONSTRATION_PEOPLE } from '#features/accounts/server/index.ts';
import type { EmotionLevel } from '#features/emotions/contract/emotions.contract.ts';
import { uuidOf } from '#packages/db/index.ts';
import { addDays, DEFAULT_TIME_ZONE, dayOf, type ServerContext } from '#packages/kernel/index.ts';
import { putDay } from './emotions.queries.ts';
import { sealDayDetail } from './emotions.sealed.ts';

/**
 * Six months of Ana, a week a line, oldest first, the last one ending today; a point is a day without
 * a record. It goes with her diary: ordinary weeks, a quarter end that wears her down, the way back.
 */
const ANA = [
  '344.345 4.34354 3443.45 44.3345 344435. 43.4454 3443455',
  '34.3345 443.444 34435.5 3.44344 443344. 3443.45 3444354',
  '343.344 33.3344 3332.33 233.332 22.2.32 2322.22 21.2212',
  '12.2.22 2322.33 323.343 33.4344 343.444 3444.54',
].flatMap((lines) => lines.split(' '));

/** What she notes beside a level, so that the report has tags to compare. */
const TAGS: Readonly<Record<EmotionLevel, readonly string[]>> = {
  1: ['trabalho', 'pouco sono'],
  2: ['trabalho', 'hora extra'],
  3: ['trabalho'],
  4: ['violão', 'caminhada'],
  5: ['família', 'violão'],
};

/** Gives the demonstration person her emotion records; does nothing where she has some. */
export async function seedEmotions({ db, vault, now }: ServerContext): Promise<void> {
  const userId = DEMONSTRATION_PEOPLE.ana.id;
  const key = await vault.keyOf(userId);
  const today = dayOf(now(), DEFAULT_TIME_ZONE);
  const levels = ANA.join('');
  await db.transaction(async (tx) => {
    for (const [index, mark] of [...levels].entries()) {
      // Today is left for whoever tries the product out.
      if (mark === '.' || index === levels.length - 1) continue;
      const day = addDays(today, index + 1 - levels.length);
      const level = Number(mark) as EmotionLevel;
      const tags = TAGS[level].filter((_, at) => (index + at) % 3 !== 0);
      await putDay(tx, {
        userId,
        day,
        level,
        changeId: uuidOf(`emotion ${userId} ${index}`),
        recordedAt: new Date(`${day}T20:30:00-03:00`),
        sealed: sealDayDetail(key, day, { tags: [...tags], note: null }),
      });
    }
  });
}
