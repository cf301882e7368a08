import * as z from 'zod';
import { dataKeys } from '#packages/crypto/crypto.tables.ts';
import { ownRows } from '#packages/db/index.ts';
import { eventLog } from '#packages/events/events.tables.ts';
import { type PersonalData, personalKind } from '#packages/kernel/index.ts';
import { consents, storedBytes } from './privacy.tables.ts';

/** What a person agreed to. It is not brought in: who keeps their data elsewhere asks them there. */
export const privacyPersonalData: PersonalData = {
  kinds: [
    personalKind({
      name: 'consents',
      tables: [consents],
      schema: z.object({
        purpose: z.string(),
        action: z.enum(['grant', 'revoke']),
        language: z.string(),
        channel: z.string(),
        /** SHA-256 of the text that was agreed to, with what it named. */
        textHash: z.string(),
        at: z.iso.datetime(),
      }),
      read: async function* ({ db }, userId) {
        for await (const row of ownRows(db, consents, userId)) {
          const { purpose, action, language, channel, textHash, createdAt } = row;
          yield { purpose, action, language, channel, textHash, at: createdAt.toISOString() };
        }
      },
    }),
  ],
  withheld: [
    [storedBytes, 'how many bytes the rest of this takes, which the copy itself shows'],
    [dataKeys, 'the key that seals the person’s text; the text itself is told in the clear'],
    [eventLog, 'ids of what changed in the last hour, for screens that lost their connection'],
  ],
};
