import * as z from 'zod';
import { ownRows } from '#packages/db/index.ts';
import { type PersonalData, personalKind } from '#packages/kernel/index.ts';
import { conductAcknowledgements, misconductPeople } from './reporting.tables.ts';

/** Which conduct rules a person has read. Who reports is kept nowhere. */
export const reportingPersonalData: PersonalData = {
  kinds: [
    personalKind({
      name: 'conduct-rules-read',
      tables: [conductAcknowledgements],
      schema: z.object({ version: z.int(), readAt: z.iso.datetime() }),
      read: async function* ({ db }, userId) {
        for await (const { version, createdAt } of ownRows(db, conductAcknowledgements, userId)) {
          yield { version, readAt: createdAt.toISOString() };
        }
      },
    }),
  ],
  withheld: [
    [
      misconductPeople,
      'which reports somebody handles or is left out of: it would tell the accused of a report about them',
    ],
  ],
};
