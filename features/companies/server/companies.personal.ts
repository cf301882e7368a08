import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { ownRows } from '#packages/db/index.ts';
import { type PersonalData, personalKind } from '#packages/kernel/index.ts';
import { awaitedCompanies, companies, companyMembers } from './companies.tables.ts';

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
};
