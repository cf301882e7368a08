import * as z from 'zod';
import { ownRows } from '#packages/db/index.ts';
import { type PersonalData, personalKind } from '#packages/kernel/index.ts';
import { rankingChoices, rankingCounts } from './ranking.tables.ts';

export const rankingPersonalData: PersonalData = {
  kinds: [
    personalKind({
      name: 'ranking-choice',
      tables: [rankingChoices],
      schema: z.object({ shown: z.boolean(), chosenAt: z.iso.datetime() }),
      read: async function* ({ db }, userId) {
        for await (const { shown, chosenAt } of ownRows(db, rankingChoices, userId)) {
          yield { shown, chosenAt: chosenAt.toISOString() };
        }
      },
    }),
  ],
  withheld: [[rankingCounts, 'counted from the completed courses, which are told']],
};
