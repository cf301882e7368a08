import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { ownRows } from '#packages/db/index.ts';
import { type PersonalData, personalKind } from '#packages/kernel/index.ts';
import {
  awaitedCompanies,
  codeTries,
  companies,
  companyGrants,
  companyMembers,
  joinRequests,
} from './companies.tables.ts';
import { grantsOf } from './company-grants.queries.ts';
import { requestOf } from './joining.queries.ts';

/** Which company a person belongs to. */
export const companiesPersonalData: PersonalData = {
  kinds: [
    personalKind({
      name: 'company',
      tables: [companyMembers],
      schema: z.object({
        name: z.string(),
        joinedAt: z.iso.datetime(),
        site: z.string().nullable(),
        sector: z.string().nullable(),
      }),
      read: async function* ({ db }, userId) {
        const rows = await db
          .select({
            name: companies.name,
            joinedAt: companyMembers.joinedAt,
            site: companyMembers.site,
            sector: companyMembers.sector,
          })
          .from(companyMembers)
          .innerJoin(companies, eq(companies.id, companyMembers.companyId))
          .where(eq(companyMembers.userId, userId));
        for (const { joinedAt, ...row } of rows) yield { ...row, joinedAt: joinedAt.toISOString() };
      },
    }),
    personalKind({
      name: 'company-grants',
      tables: [companyGrants],
      schema: z.object({
        company: z.string(),
        grant: z.string(),
        since: z.iso.datetime(),
        until: z.iso.date().nullable(),
      }),
      read: async function* ({ db }, userId) {
        for (const { company, kind, since, until } of await grantsOf(db, userId)) {
          yield { company, grant: kind, since: since.toISOString(), until };
        }
      },
    }),
    personalKind({
      name: 'asked-company',
      tables: [joinRequests],
      schema: z.object({ company: z.string(), askedAt: z.iso.datetime() }),
      read: async function* ({ db }, userId) {
        const row = await requestOf(db, userId);
        if (row) yield { ...row, askedAt: row.askedAt.toISOString() };
      },
    }),
    personalKind({
      name: 'awaited-company',
      tables: [awaitedCompanies],
      schema: z.object({ since: z.iso.datetime() }),
      read: async function* ({ db }, userId) {
        for await (const { createdAt } of ownRows(db, awaitedCompanies, userId)) {
          yield { since: createdAt.toISOString() };
        }
      },
    }),
  ],
  withheld: [[codeTries, 'how often a company code was tried in vain within the hour']],
};
