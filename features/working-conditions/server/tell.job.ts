import * as z from 'zod';
import { notify } from '#features/notifications/server/index.ts';
import { driverOf, type Queryable } from '#packages/db/index.ts';
import { defineJob } from '#packages/jobs/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';

const BATCH = 500;

/** Tells the people of a company of a survey that opened, or of something written to them. */
export const tellJob = defineJob({
  name: 'working_conditions.tell',
  payload: z.object({
    companyId: z.uuid(),
    what: z.enum(['survey_opened', 'company_told']),
    /** People up to this one know already. */
    after: z.uuid().nullable(),
  }),
});

/** A batch of people and the job for those after them, in one transaction: each is told once. */
export async function tellCompany(
  context: ServerContext,
  { companyId, what, after }: z.output<typeof tellJob.payload>,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const people = await peopleAfter(tx, companyId, after);
    for (const userId of people) {
      await notify(context, tx, { userId, kind: what, params: {} });
    }
    const last = people.at(-1);
    if (people.length < BATCH || !last) return;
    await context.jobs.send(tx, tellJob, { companyId, what, after: last });
  });
}

async function peopleAfter(
  tx: Queryable,
  companyId: string,
  after: string | null,
): Promise<string[]> {
  const { rows } = await driverOf(tx).query<{ id: string }>(
    `select user_id as id from company_members
      where company_id = $1 and ($2::uuid is null or user_id > $2) order by user_id limit ${BATCH}`,
    [companyId, after],
  );
  return rows.map(({ id }) => id);
}
