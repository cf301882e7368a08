import * as z from 'zod';
import { ownRows } from '#packages/db/index.ts';
import { type PersonalData, personalKind } from '#packages/kernel/index.ts';
import {
  professionalGrants,
  userGrants,
  userPreferences,
  userRoles,
  userSubscriptions,
} from './access.tables.ts';

/** Plans, role and preferences of a person here. */
export const accessPersonalData: PersonalData = {
  kinds: [
    personalKind({
      name: 'plans',
      tables: [userSubscriptions],
      schema: z.object({
        plan: z.string(),
        status: z.string(),
        trial: z.boolean(),
        createdAt: z.iso.datetime(),
        endsAt: z.iso.datetime().nullable(),
      }),
      read: async function* ({ db }, userId) {
        for await (const row of ownRows(db, userSubscriptions, userId)) {
          yield {
            ...{ plan: row.planType, status: row.status, trial: row.trial },
            createdAt: row.createdAt.toISOString(),
            endsAt: row.endsAt?.toISOString() ?? null,
          };
        }
      },
    }),
    personalKind({
      name: 'role',
      tables: [userRoles],
      schema: z.object({ role: z.string() }),
      read: async function* ({ db }, userId) {
        for await (const { role } of ownRows(db, userRoles, userId)) yield { role };
      },
    }),
    personalKind({
      name: 'professional-sign-in',
      tables: [professionalGrants],
      schema: z.object({ professionalId: z.uuid(), grantedAt: z.iso.datetime() }),
      read: async function* ({ db }, userId) {
        for await (const row of ownRows(db, professionalGrants, userId)) {
          const { professionalId, grantedAt } = row;
          yield { professionalId, grantedAt: grantedAt.toISOString() };
        }
      },
    }),
    personalKind({
      name: 'grants',
      tables: [userGrants],
      schema: z.object({ grant: z.string(), since: z.iso.datetime() }),
      read: async function* ({ db }, userId) {
        for await (const { kind, createdAt } of ownRows(db, userGrants, userId)) {
          yield { grant: kind, since: createdAt.toISOString() };
        }
      },
    }),
    personalKind({
      name: 'preferences',
      tables: [userPreferences],
      schema: z.object({ language: z.string(), timeZone: z.string(), updatedAt: z.iso.datetime() }),
      read: async function* ({ db }, userId) {
        for await (const { language, timeZone, updatedAt } of ownRows(
          db,
          userPreferences,
          userId,
        )) {
          yield { language, timeZone, updatedAt: updatedAt.toISOString() };
        }
      },
    }),
  ],
};
