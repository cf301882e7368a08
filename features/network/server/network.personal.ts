import * as z from 'zod';
import { among, ownRows } from '#packages/db/index.ts';
import { addMissing, type PersonalData, personalKind } from '#packages/kernel/index.ts';
import { proposalSchema } from '../contract/own-entry.contract.ts';
import { networkEntries, networkFavourites, networkProposals } from './network.tables.ts';

/** Whom a person marked; what the network says of them is the network's. */
export const networkPersonalData: PersonalData = {
  kinds: [
    personalKind({
      name: 'network-proposals',
      tables: [networkProposals],
      schema: z.object({
        ...{ proposal: proposalSchema, sentAt: z.iso.datetime(), declined: z.string().nullable() },
      }),
      read: async function* ({ db }, userId) {
        for await (const row of ownRows(db, networkProposals, userId)) {
          const { proposal, sentAt, declined } = row;
          yield { proposal, sentAt: sentAt.toISOString(), declined };
        }
      },
    }),
    personalKind({
      name: 'network-favourites',
      tables: [networkFavourites],
      schema: z.object({ entryId: z.uuid(), addedAt: z.iso.datetime() }),
      read: async function* ({ db }, userId) {
        for await (const { entryId, addedAt } of ownRows(db, networkFavourites, userId)) {
          yield { entryId, addedAt: addedAt.toISOString() };
        }
      },
      bringIn: async (_, tx, { userId }, records) => {
        const ids = records.map(({ entryId }) => entryId);
        const known = await tx
          .select({ id: networkEntries.id })
          .from(networkEntries)
          .where(among(networkEntries.id, ids));
        const here = new Set(known.map(({ id }) => id));
        const rows = records
          .filter(({ entryId }) => here.has(entryId))
          .map(({ entryId, addedAt }) => ({ userId, entryId, addedAt: new Date(addedAt) }));
        const { added, kept } = await addMissing(tx, networkFavourites, rows);
        return { added, kept, left: records.length - rows.length };
      },
    }),
  ],
};
