import { DEMONSTRATION_PEOPLE } from '#features/accounts/server/index.ts';
import type { EmotionLevel } from '#features/emotions/contract/emotions.contract.ts';
import { uuidOf } from '#packages/db/index.ts';
import { addDays, DEFAULT_TIME_ZONE, dayOf, type ServerContext } from '#packages/kernel/index.ts';
import { putDay, putMoment } from './emotions.queries.ts';
import { sealDayDetail, sealMomentDetail } from './emotions.sealed.ts';

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

/** A line beside the record of a day, by days ago. */
const NOTES: Readonly<Record<number, string>> = {
  4: 'Cansada de novo, mas parei antes.',
  11: 'Dormi pouco.',
  24: 'Toquei vinte minutos.',
};

/** Moments of the last days: what the record of a day does not tell. */
const MOMENTS: readonly {
  daysAgo: number;
  time: string;
  level: EmotionLevel | null;
  tags: readonly string[];
  note: string | null;
}[] = [
  {
    daysAgo: 1,
    time: '08:10',
    level: 4,
    tags: ['caminhada'],
    note: 'volta no quarteirão com o Marcos',
  },
  { daysAgo: 1, time: '14:30', level: 2, tags: ['trabalho'], note: 'reunião que não acabava' },
  { daysAgo: 1, time: '19:00', level: 5, tags: ['terapia'], note: 'saí leve da sessão' },
  { daysAgo: 2, time: '12:45', level: 4, tags: ['amizades'], note: 'café com a Júlia' },
  { daysAgo: 4, time: '13:05', level: 2, tags: ['trabalho', 'dor de cabeça'], note: null },
  {
    daysAgo: 4,
    time: '21:40',
    level: null,
    tags: ['violão'],
    note: 'três músicas, sem errar muito',
  },
];

/** Gives the demonstration person her emotion records; what stands there already stays. */
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
        sealed: sealDayDetail(key, day, {
          tags: [...tags],
          note: NOTES[levels.length - 1 - index] ?? null,
        }),
      });
    }
    for (const [index, { daysAgo, time, level, tags, note }] of MOMENTS.entries()) {
      const day = addDays(today, -daysAgo);
      const at = new Date(`${day}T${time}:00-03:00`);
      const id = uuidOf(`moment ${userId} ${index}`);
      await putMoment(tx, {
        ...{ userId, id, day, at, level, deletedAt: null },
        ...{ changeId: uuidOf(`moment change ${index}`), recordedAt: at },
        sealed: sealMomentDetail(key, id, { tags: [...tags], note }),
      });
    }
  });
}
