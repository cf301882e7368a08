import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { correctionSchema, noteSchema } from '#features/burnout/contract/burnout.contract.ts';
import { idSchema } from '#packages/api/contract/index.ts';
import { ownRows } from '#packages/db/index.ts';
import { addMissing, type PersonalData, personalKind, tryUnseal } from '#packages/kernel/index.ts';
import { rescoreJob } from './burnout.jobs.ts';
import { burnoutCorrections, burnoutNotes } from './burnout.tables.ts';
import { lockCorrections, MAX_CORRECTIONS } from './corrections.service.ts';
import { correctionsOf, insertCorrection, openCorrection } from './corrections.ts';
import { MAX_NOTES, NOTE, placeOfNote } from './notes.service.ts';

const MAX_WORDS = 300;
const correctionRecord = correctionSchema.extend({
  id: idSchema,
  expression: z.string().min(1).max(MAX_WORDS),
  sample: z.string().max(MAX_WORDS),
  /** The entry in which the person said so. */
  entryId: idSchema,
});
const noteRecord = noteSchema
  .extend({ createdAt: z.iso.datetime() })
  .refine(({ from, to }) => from <= to);

export const burnoutPersonalData: PersonalData = {
  kinds: [
    personalKind({
      name: 'corrections',
      tables: [burnoutCorrections],
      schema: correctionRecord,
      read: async function* (context, userId) {
        const key = await context.vault.keyOf(userId);
        for await (const row of ownRows(context.db, burnoutCorrections, userId)) {
          yield tryUnseal(context, row.id, () => ({
            ...openCorrection(key, row),
            createdAt: row.createdAt.toISOString(),
          }));
        }
      },
      bringIn: async (context, tx, { userId }, records) => {
        const { vault, jobs } = context;
        await lockCorrections(tx, userId);
        const key = await vault.keyOf(userId, tx);
        const known = await correctionsOf(context, tx, key, userId);
        const taken = new Set(known.flatMap(({ id, expression }) => [id, expression]));
        const fresh = records.filter(({ id, expression }) => {
          const isNew = !taken.has(id) && !taken.has(expression);
          taken.add(id).add(expression);
          return isNew;
        });
        const added = fresh.slice(0, MAX_CORRECTIONS - known.length);
        for (const one of added) {
          const createdAt = new Date(one.createdAt);
          await insertCorrection(tx, key, userId, { ...one, createdAt });
        }
        if (added.length > 0) await jobs.send(tx, rescoreJob, { userId });
        return {
          added: added.length,
          kept: records.length - fresh.length,
          left: fresh.length - added.length,
        };
      },
    }),
    personalKind({
      name: 'trend-notes',
      tables: [burnoutNotes],
      schema: noteRecord,
      read: async function* (context, userId) {
        const key = await context.vault.keyOf(userId);
        for await (const row of ownRows(context.db, burnoutNotes, userId)) {
          const { id, fromDay, toDay, createdAt, sealed } = row;
          yield tryUnseal(context, id, () => ({
            ...{ id, from: fromDay, to: toDay, createdAt: createdAt.toISOString() },
            ...key.open(placeOfNote(id), sealed, NOTE),
          }));
        }
      },
      bringIn: async ({ vault }, tx, { userId }, records) => {
        const key = await vault.keyOf(userId, tx);
        const here = await tx
          .select({ id: burnoutNotes.id })
          .from(burnoutNotes)
          .where(eq(burnoutNotes.userId, userId));
        const known = new Set(here.map(({ id }) => id));
        const fresh = records.filter(({ id }) => !known.has(id));
        const fit = fresh.slice(0, Math.max(0, MAX_NOTES - known.size));
        const rows = fit.map(({ id, from, to, text, createdAt }) => ({
          ...{ userId, id, fromDay: from, toDay: to, createdAt: new Date(createdAt) },
          sealed: key.seal(placeOfNote(id), { text }),
        }));
        const { added } = await addMissing(tx, burnoutNotes, rows);
        const left = fresh.length - fit.length;
        return { added, left, kept: records.length - added - left };
      },
    }),
  ],
};
