import * as z from 'zod';
import {
  emotionDaySchema,
  emotionMomentSchema,
} from '#features/emotions/contract/emotions.contract.ts';
import { ownRows } from '#packages/db/index.ts';
import {
  addMissing,
  dayOf,
  type PersonalData,
  personalKind,
  type ServerContext,
  unlessBroken,
} from '#packages/kernel/index.ts';
import { emotionCsv } from './emotions.csv.ts';
import {
  openDayDetail,
  openMomentDetail,
  sealDayDetail,
  sealMomentDetail,
} from './emotions.sealed.ts';
import { emotionDays, emotionMoments } from './emotions.tables.ts';
import { peopleCounted } from './people-mean.tables.ts';

const change = { recordedAt: z.iso.datetime(), changeId: z.uuid() };
const dayRecord = emotionDaySchema.extend({
  ...change,
  level: emotionMomentSchema.shape.level.unwrap(),
});
const momentRecord = emotionMomentSchema.extend(change);

/** The person's days that have a record, oldest first. */
async function* daysOf(context: ServerContext, userId: string) {
  const key = await context.vault.keyOf(userId);
  for await (const row of ownRows(context.db, emotionDays, userId)) {
    const { day, level, recordedAt, changeId, sealed } = row;
    if (level === null) continue;
    yield unlessBroken(context, day, () => ({
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
    yield unlessBroken(context, id, () => ({
      ...{ id, day, at: at.toISOString(), level, recordedAt: recordedAt.toISOString(), changeId },
      ...openMomentDetail(key, id, sealed),
    }));
  }
}

/** The last day that has begun anywhere on earth. */
const latestDay = ({ now }: ServerContext) => dayOf(now(), 'Pacific/Kiritimati');

export const emotionsPersonalData: PersonalData = {
  kinds: [
    personalKind({
      name: 'emotion-days',
      tables: [emotionDays],
      schema: dayRecord,
      read: daysOf,
      bringIn: async (context, tx, { userId }, records) => {
        const key = await context.vault.keyOf(userId, tx);
        const begun = records.filter(({ day }) => day <= latestDay(context));
        const rows = begun.map(({ day, level, recordedAt, changeId, tags, note }) => ({
          ...{ userId, day, level, changeId, recordedAt: notAfter(context, recordedAt) },
          sealed: sealDayDetail(key, day, { tags, note }),
        }));
        const brought = await addMissing(tx, emotionDays, rows);
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
        const begun = records.filter(({ day }) => day <= latestDay(context));
        const rows = begun.map(({ id, day, at, level, recordedAt, changeId, tags, note }) => ({
          ...{ userId, id, day, at: new Date(at), level, changeId },
          recordedAt: notAfter(context, recordedAt),
          sealed: sealMomentDetail(key, id, { tags, note }),
        }));
        const brought = await addMissing(tx, emotionMoments, rows);
        return { ...brought, left: records.length - begun.length };
      },
    }),
  ],
  files: (context, caller) =>
    emotionCsv(daysOf(context, caller.userId), momentsOf(context, caller.userId), caller),
  withheld: [
    [peopleCounted, 'follows from the consents, which are told; names nothing but the person'],
  ],
};

/** A record of a clock that ran ahead must not be one that nothing can replace. */
function notAfter({ now }: ServerContext, recordedAt: string): Date {
  return new Date(Math.min(now().getTime(), Date.parse(recordedAt)));
}
