import * as z from 'zod';
import { selfCheckSchema } from '#features/self-check/contract/self-check.contract.ts';
import { ANSWERS, ITEMS, scoreOf } from '#features/self-check/contract/who5.rules.ts';
import { idSchema } from '#packages/api/contract/index.ts';
import { ownRows } from '#packages/db/index.ts';
import { addMissing, type PersonalData, personalKind, tryUnseal } from '#packages/kernel/index.ts';
import { CHECK, placeOfCheck } from './self-check.service.ts';
import { selfChecks } from './self-check.tables.ts';

const answer = z
  .int()
  .min(0)
  .max(ANSWERS - 1);

export const selfCheckPersonalData: PersonalData = {
  kinds: [
    personalKind({
      name: 'self-checks',
      tables: [selfChecks],
      schema: selfCheckSchema.extend({ id: idSchema, answers: z.array(answer).length(ITEMS) }),
      read: async function* (context, userId) {
        const key = await context.vault.keyOf(userId);
        for await (const { id, at, sealed } of ownRows(context.db, selfChecks, userId)) {
          yield tryUnseal(context, id, () => ({
            ...{ id, at: at.toISOString() },
            ...key.open(placeOfCheck(id), sealed, CHECK),
          }));
        }
      },
      bringIn: async ({ vault }, tx, { userId }, records) => {
        const key = await vault.keyOf(userId, tx);
        const rows = records.map(({ id, at, answers }) => {
          const sealed = { answers, score: scoreOf(answers) };
          const bytes = key.seal(placeOfCheck(id), sealed);
          return { userId, id, clientId: null, at: new Date(at), sealed: bytes };
        });
        return addMissing(tx, selfChecks, rows);
      },
    }),
  ],
};
