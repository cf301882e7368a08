import * as z from 'zod';
import { ownRows } from '#packages/db/index.ts';
import { type PersonalData, personalKind } from '#packages/kernel/index.ts';
import { PERIOD } from '../contract/period.rules.ts';
import { companyPeriodPeople } from './company-report.tables.ts';

/**
 * In which closed periods a person was counted for their company. It is not brought in elsewhere: what
 * was published of a company belongs to the instance that closed it.
 */
export const companyReportPersonalData: PersonalData = {
  kinds: [
    personalKind({
      name: 'company-periods',
      tables: [companyPeriodPeople],
      schema: z.object({
        period: z.string().regex(PERIOD),
        site: z.string().nullable(),
        sector: z.string().nullable(),
        /** They agreed; null while the period is closing. */
        counted: z.boolean().nullable(),
        /** Their mean was part of what was published. */
        told: z.boolean(),
        /** Of the month, in hundredths of a level; null once the quarter is closed. */
        hundredths: z.number().nullable(),
      }),
      read: async function* ({ db }, userId) {
        for await (const row of ownRows(db, companyPeriodPeople, userId)) {
          const { period, site, sector, counted, told, hundredths } = row;
          yield { period, site, sector, counted, told, hundredths };
        }
      },
    }),
  ],
};
