import * as z from 'zod';
import { RHYTHM_DAYS } from '#features/rhythm/contract/rhythm.contract.ts';
import { ownRows } from '#packages/db/index.ts';
import { addMissing, isTimeZone, type PersonalData, personalKind } from '#packages/kernel/index.ts';
import { raiseGarden } from './rhythm.queries.ts';
import { rhythms } from './rhythm.tables.ts';

export const rhythmPersonalData: PersonalData = {
  kinds: [
    personalKind({
      name: 'rhythm',
      tables: [rhythms],
      schema: z.object({
        days: z.array(z.iso.date()).max(2 * RHYTHM_DAYS),
        grown: z.int().min(0).max(RHYTHM_DAYS),
        zone: z.string().max(64).refine(isTimeZone),
        hidden: z.boolean(),
      }),
      read: async function* ({ db }, userId) {
        for await (const { days, grown, zone, hidden } of ownRows(db, rhythms, userId)) {
          yield { days, grown, zone, hidden };
        }
      },
      // Nothing lowers a garden: of two the larger one is the person's.
      bringIn: async (_, tx, { userId }, records) => {
        const rows = records.map((record) => ({ userId, ...record }));
        const brought = await addMissing(tx, rhythms, rows);
        for (const { grown } of records) await raiseGarden(tx, userId, grown);
        return brought;
      },
    }),
  ],
};
