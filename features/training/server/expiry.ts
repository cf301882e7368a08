import * as z from 'zod';
import { notify } from '#features/notifications/server/index.ts';
import { driverOf } from '#packages/db/index.ts';
import { defineJob } from '#packages/jobs/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';

/** Tells people, each morning, whose certificate soon will be over. */
export const expiryJob = defineJob({
  name: 'training.expiry',
  payload: z.looseObject({}),
  cron: '11 12 * * *',
});

/** So many days before the end a person is told; of several that are due the last alone. */
const STEPS = [7, 30];
const AT_A_TIME = 200;

/** Certificates of a step that nobody has been told of yet, marked as told. */
const DUE = `
  update course_progress p set expiry_told = $2::int
    from (select user_id, course_id from course_progress
           where completed_at is not null and renewal_started_at is null
             and expires_at > $1 and expires_at <= $1::timestamptz + make_interval(days => $2::int)
             and (expiry_told is null or expiry_told > $2::int)
           order by user_id, course_id
           limit $3 for update skip locked) due
   where p.user_id = due.user_id and p.course_id = due.course_id
  returning p.user_id as "userId", p.course_id as "courseId", p.expires_at as "expiresAt"`;

interface Due {
  userId: string;
  courseId: string;
  expiresAt: Date;
}

/** Tells everybody once a step; run twice it tells nobody again. */
export async function tellExpiring(context: ServerContext): Promise<void> {
  for (const days of STEPS) {
    for (let told = AT_A_TIME; told === AT_A_TIME; ) {
      told = await context.db.transaction(async (tx) => {
        const { rows } = await driverOf(tx).query<Due>(DUE, [context.now(), days, AT_A_TIME]);
        for (const { userId, courseId, expiresAt } of rows) {
          const params = { course: courseId, expiresAt: expiresAt.getTime() };
          await notify(context, tx, { userId, kind: 'certificate_expiring', params });
        }
        return rows.length;
      });
    }
  }
}
