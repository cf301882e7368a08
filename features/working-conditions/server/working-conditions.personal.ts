import * as z from 'zod';
import { ownRows } from '#packages/db/index.ts';
import { type PersonalData, personalKind } from '#packages/kernel/index.ts';
import {
  workingConditionsAcknowledgements,
  workingConditionsTickets,
} from './working-conditions.tables.ts';

/** That a person was let into a survey that is still open, and what they said they had read. */
export const workingConditionsPersonalData: PersonalData = {
  kinds: [
    personalKind({
      name: 'survey-tickets',
      tables: [workingConditionsTickets],
      schema: z.object({ surveyId: z.uuid() }),
      read: async function* ({ db }, userId) {
        for await (const { surveyId } of ownRows(db, workingConditionsTickets, userId)) {
          yield { surveyId };
        }
      },
    }),
    personalKind({
      name: 'company-communications-read',
      tables: [workingConditionsAcknowledgements],
      schema: z.object({ communicationId: z.uuid(), readAt: z.iso.datetime() }),
      read: async function* ({ db }, userId) {
        for await (const row of ownRows(db, workingConditionsAcknowledgements, userId)) {
          yield { communicationId: row.communicationId, readAt: row.createdAt.toISOString() };
        }
      },
    }),
  ],
};
