import * as z from 'zod';
import type { Queryable } from '#packages/db/index.ts';
import { defineJob, type JobWorker, worker } from '#packages/jobs/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { TRIAL_NOTICE_DAYS } from '../contract/access.rules.ts';
import { sendTrialMail, trialMailJob } from './mails/trial-mail.ts';
import { trialChanged } from './plug-in-points.ts';
import { announceTrials, endTrials, findTrialToTell, type TrialKey } from './trials.queries.ts';

/** Looks every hour for trials whose end is near or has come; the plan itself ends on the second. */
export const trialsJob = defineJob({
  name: 'access.trials',
  payload: z.looseObject({}),
  cron: '17 * * * *',
});

/** Trials in one transaction, each with its mail's job. */
const BATCH = 200;
const DAY_MS = 86_400_000;

export function trialWorkers(context: ServerContext): JobWorker[] {
  return [
    worker(trialsJob, () => settleTrials(context)),
    worker(trialMailJob, ({ payload }) => sendTrialMail(context, payload)),
  ];
}

/** Ends the trials that are over and announces the end of others, each once. */
async function settleTrials(context: ServerContext): Promise<void> {
  const now = context.now();
  const until = new Date(now.getTime() + TRIAL_NOTICE_DAYS * DAY_MS);
  await inBatches(context, 'ended', (tx, limit) => endTrials(tx, { now, limit }));
  await inBatches(context, 'ending', (tx, limit) => announceTrials(tx, { now, until, limit }));
}

async function inBatches(
  context: ServerContext,
  mail: 'ending' | 'ended',
  change: (tx: Queryable, limit: number) => Promise<TrialKey[]>,
): Promise<void> {
  const { db, jobs } = context;
  let changed: number;
  do {
    changed = await db.transaction(async (tx) => {
      const trials = await change(tx, BATCH);
      for (const trial of trials) {
        await jobs.send(tx, trialMailJob, { ...trial, mail });
        await tellOthers(context, tx, trial, mail);
      }
      return trials.length;
    });
  } while (changed === BATCH);
}

/** Tells the rest of the product; not where another plan lasts longer than the trial. */
async function tellOthers(
  context: ServerContext,
  tx: Queryable,
  trial: TrialKey,
  state: 'ending' | 'ended',
): Promise<void> {
  const found = await findTrialToTell(tx, trial);
  if (!found) return;
  const { userId } = trial;
  for (const tell of trialChanged.of(context)) {
    await tell(tx, { userId, state, endsAt: found.endsAt });
  }
}
