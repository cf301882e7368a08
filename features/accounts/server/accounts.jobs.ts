import * as z from 'zod';
import { defineJob, type JobWorker, worker } from '#packages/jobs/index.ts';
import type { Accounts } from './accounts.ts';
import { accountMailJob } from './mails/account-mail.job.ts';
import { sendAccountMail } from './mails/send-account-mail.ts';
import { deleteExternalBefore } from './queries/external-flows.queries.ts';
import { deleteFlowsBefore } from './queries/flow-states.queries.ts';
import { ONE_TIME_LIFE_SECONDS } from './rules/one-time.rules.ts';
import { AUTH_CODE_LIFE_MS } from './services/exchange-code.ts';

/** Longer than any visit, waiting code or wallet message lives: 10 minutes behind, 10 ahead. */
const EXTERNAL_LIFE_MS = 3_600_000;

const pruneJob = defineJob({
  name: 'accounts.prune',
  payload: z.looseObject({}),
  cron: '41 * * * *',
});

/** Background work of the auth service. */
export function accountsWorkers(accounts: Accounts): JobWorker[] {
  return [
    worker(accountMailJob, ({ payload }) => sendAccountMail(accounts, payload)),
    worker(pruneJob, () => prune(accounts)),
  ];
}

/** Drops what can no longer be used: flows whose link and code have lapsed, and full buckets. */
async function prune({ context, limits }: Accounts): Promise<void> {
  const flowLifeMs = ONE_TIME_LIFE_SECONDS * 1_000 + AUTH_CODE_LIFE_MS;
  await deleteFlowsBefore(context.db, new Date(context.now().getTime() - flowLifeMs));
  await deleteExternalBefore(context.db, new Date(context.now().getTime() - EXTERNAL_LIFE_MS));
  await limits.prune();
}
