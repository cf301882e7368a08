import { and, eq, inArray, isNull } from 'drizzle-orm';
import * as z from 'zod';
import { ACHIEVEMENTS, type AchievementKey } from '#features/health/contract/achievements.ts';
import {
  healthRecordSchemas,
  healthSettingsSchema,
  MAX_RECORDS_PER_DAY,
} from '#features/health/contract/health.contract.ts';
import { idSchema } from '#packages/api/contract/index.ts';
import { ownRows } from '#packages/db/index.ts';
import {
  addMissing,
  hasBegun,
  liesInDay,
  type PersonalData,
  personalKind,
  type ServerContext,
  stampOf,
  tryUnseal,
  withRoom,
} from '#packages/kernel/index.ts';
import { healthBook } from './health.book.ts';
import { healthCsv } from './health.csv.ts';
import { recordsHeld } from './health.queries.ts';
import { columnsOf, recordOf } from './health.sealed.ts';
import { healthAchievements, healthRecords, healthSettings } from './health.tables.ts';

const stamp = { recordedAt: z.iso.datetime(), changeId: z.uuid() };
const [drink, exercise, meal, sleep] = healthRecordSchemas;
const recordSchema = z.discriminatedUnion('part', [
  drink.extend({ ...stamp, id: idSchema }),
  exercise.extend({ ...stamp, id: idSchema }),
  meal.extend({ ...stamp, id: idSchema }),
  sleep.extend({ ...stamp, id: idSchema }),
]);

/** The person's records that stand. */
async function* recordsOf(context: ServerContext, userId: string) {
  const key = await context.vault.keyOf(userId);
  for await (const row of ownRows(context.db, healthRecords, userId, [
    healthRecords.day,
    healthRecords.id,
  ])) {
    if (!row.part) continue;
    const { recordedAt, changeId } = row;
    yield tryUnseal(context, row.id, () => {
      const record = recordOf(key, row);
      return record ? { ...record, recordedAt: recordedAt.toISOString(), changeId } : undefined;
    });
  }
}

export const healthPersonalData: PersonalData = {
  kinds: [
    personalKind({
      name: 'health-records',
      tables: [healthRecords],
      schema: recordSchema,
      read: recordsOf,
      bringIn: async (context, tx, { userId }, records) => {
        const key = await context.vault.keyOf(userId, tx);
        const placed = records.filter(
          ({ day, at }) => hasBegun(day, context.now()) && liesInDay(day, new Date(at)),
        );
        const held = await recordsHeld(
          tx,
          userId,
          placed.map(({ day }) => day),
        );
        const fit = withRoom(placed, held, MAX_RECORDS_PER_DAY);
        const rows = fit.map((record) => ({
          ...{ userId, id: record.id, ...columnsOf(key, record.id, record) },
          ...stampOf(record, context.now()),
        }));
        const ids = rows.map(({ id }) => id);
        const mine = and(eq(healthRecords.userId, userId), inArray(healthRecords.id, ids));
        const brought = await addMissing(
          tx,
          healthRecords,
          rows,
          and(mine, isNull(healthRecords.part)),
        );
        return { ...brought, left: records.length - fit.length };
      },
    }),
    personalKind({
      name: 'health-settings',
      tables: [healthSettings],
      schema: healthSettingsSchema.extend(stamp),
      read: async function* ({ db }, userId) {
        for await (const row of ownRows(db, healthSettings, userId)) {
          const { goalMl, waterMl, coffeeMl, mateMl, coconutMl, recordedAt, changeId } = row;
          const amounts = { water: waterMl, coffee: coffeeMl, mate: mateMl, coconut: coconutMl };
          yield { goalMl, amounts, recordedAt: recordedAt.toISOString(), changeId };
        }
      },
      bringIn: (context, tx, { userId }, records) =>
        addMissing(
          tx,
          healthSettings,
          records.map((record) => ({
            ...{ userId, goalMl: record.goalMl, waterMl: record.amounts.water },
            coffeeMl: record.amounts.coffee,
            mateMl: record.amounts.mate,
            coconutMl: record.amounts.coconut,
            ...stampOf(record, context.now()),
          })),
        ),
    }),
    personalKind({
      name: 'achievements',
      tables: [healthAchievements],
      schema: z.object({ key: z.enum(ACHIEVEMENTS), earnedAt: z.iso.datetime() }),
      read: async function* ({ db }, userId) {
        for await (const { key, earnedAt } of ownRows(db, healthAchievements, userId)) {
          yield { key: key as AchievementKey, earnedAt: earnedAt.toISOString() };
        }
      },
      bringIn: (_, tx, { userId }, records) =>
        addMissing(
          tx,
          healthAchievements,
          records.map(({ key, earnedAt }) => ({ userId, key, earnedAt: new Date(earnedAt) })),
        ),
    }),
  ],
  files: (context, caller) => healthCsv(recordsOf(context, caller.userId), caller),
  book: (context, caller) => healthBook(recordsOf(context, caller.userId), caller),
};
