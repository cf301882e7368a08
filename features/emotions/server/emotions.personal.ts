import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import * as z from 'zod';
import {
  emotionDaySchema,
  emotionMomentSchema,
  MAX_MOMENTS_PER_DAY,
} from '#features/emotions/contract/emotions.contract.ts';
import { idSchema } from '#packages/api/contract/index.ts';
import { ownRows } from '#packages/db/index.ts';
import {
  addMissing,
  hasBegun,
  type PersonalData,
  personalKind,
  type ServerContext,
  stampOf,
  tryUnseal,
  withRoom,
} from '#packages/kernel/index.ts';
import { emotionBook } from './emotions.book.ts';
import { emotionCsv } from './emotions.csv.ts';
import { momentsHeld } from './emotions.queries.ts';
import {
  openDayDetail,
  openMomentDetail,
  sealDayDetail,
  sealMomentDetail,
} from './emotions.sealed.ts';
import { distinct } from './emotions.service.ts';
import { emotionDays, emotionMoments } from './emotions.tables.ts';
import { peopleCounted } from './people-mean.tables.ts';

const change = { recordedAt: z.iso.datetime(), changeId: z.uuid() };
const dayRecord = emotionDaySchema.extend({
  ...change,
  level: emotionMomentSchema.shape.level.unwrap(),
});
const momentRecord = emotionMomentSchema.extend({ ...change, id: idSchema });

/** The person's days that have a record, oldest first. */
async function* daysOf(context: ServerContext, userId: string) {
  const key = await context.vault.keyOf(userId);
  for await (const row of ownRows(context.db, emotionDays, userId)) {
    const { day, level, recordedAt, changeId, sealed } = row;
    if (level === null) continue;
    yield tryUnseal(context, day, () => ({
      ...{ day, level, recordedAt: recordedAt.toISOString(), changeId },
      ...openDayDetail(key, day, sealed),
    }));
  }
}

async function* momentsOf(context: ServerContext, userId: string) {
  const key = await context.vault.keyOf(userId);
  for await (const row of ownRows(context.db, emotionMoments, userId, [
    emotionMoments.day,
    emotionMoments.id,
  ])) {
    const { id, day, at, level, recordedAt, changeId, deletedAt, sealed } = row;
    if (deletedAt) continue;
    yield tryUnseal(context, id, () => ({
      ...{ id, day, at: at.toISOString(), level, recordedAt: recordedAt.toISOString(), changeId },
      ...openMomentDetail(key, id, sealed),
    }));
  }
}

export const emotionsPersonalData: PersonalData = {
  kinds: [
    personalKind({
      name: 'emotion-days',
      tables: [emotionDays],
      schema: dayRecord,
      read: daysOf,
      bringIn: async (context, tx, { userId }, records) => {
        const key = await context.vault.keyOf(userId, tx);
        const begun = records.filter(({ day }) => hasBegun(day, context.now()));
        const rows = begun.map(({ day, level, tags, note, ...stamp }) => ({
          ...{ userId, day, level, ...stampOf(stamp, context.now()) },
          sealed: sealDayDetail(key, day, { tags: distinct(tags), note }),
        }));
        const days = rows.map(({ day }) => day);
        const mine = and(eq(emotionDays.userId, userId), inArray(emotionDays.day, days));
        const brought = await addMissing(
          tx,
          emotionDays,
          rows,
          and(mine, isNull(emotionDays.level)),
        );
        return { ...brought, left: records.length - begun.length };
      },
    }),
    personalKind({
      name: 'emotion-moments',
      tables: [emotionMoments],
      schema: momentRecord,
      read: momentsOf,
      bringIn: async (context, tx, { userId }, records) => {
        const key = await context.vault.keyOf(userId, tx);
        const begun = records.filter(({ day }) => hasBegun(day, context.now()));
        const held = await momentsHeld(
          tx,
          userId,
          begun.map(({ day }) => day),
        );
        const fit = withRoom(begun, held, MAX_MOMENTS_PER_DAY);
        const rows = fit.map(({ id, day, at, level, tags, note, ...stamp }) => ({
          ...{ userId, id, day, at: new Date(at), level, ...stampOf(stamp, context.now()) },
          sealed: sealMomentDetail(key, id, { tags: distinct(tags), note }),
        }));
        const ids = rows.map(({ id }) => id);
        const mine = and(eq(emotionMoments.userId, userId), inArray(emotionMoments.id, ids));
        const brought = await addMissing(
          tx,
          emotionMoments,
          rows,
          and(mine, isNotNull(emotionMoments.deletedAt)),
        );
        return { ...brought, left: records.length - fit.length };
      },
    }),
  ],
  files: (context, caller) =>
    emotionCsv(daysOf(context, caller.userId), momentsOf(context, caller.userId), caller),
  book: (context, caller) =>
    emotionBook(daysOf(context, caller.userId), momentsOf(context, caller.userId), caller),
  withheld: [
    [peopleCounted, 'follows from the consents, which are told; names nothing but the person'],
  ],
};
