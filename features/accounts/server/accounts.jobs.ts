import * as z from 'zod';
import { defineJob, type JobWorker, worker } from '#packages/jobs/index.ts';
import type { Accounts } from './accounts.ts';
import { accountMailJob } from './mails/account-mail.job.ts';
import { securityNoticeJob } from './mails/security-notice.job.ts';
import { sendAccountMail } from './mails/send-account-mail.ts';
import { sendSecurityNotice } from './mails/send-security-notice.ts';
import { deleteFlowsBefore } from './queries/flow-states.queries.ts';
import { deleteEventsBefore } from './queries/security-events.queries.ts';
import { ONE_TIME_LIFE_SECONDS } from './rules/one-time.rules.ts';
import { AUTH_CODE_LIFE_MS } from './services/exchange-code.ts';
import { guessedJob, recordGuesses } from './services/guesses.ts';
import { oldestKept } from './services/security-events.ts';

const pruneJob = defineJob({
  name: 'accounts.prune',
  payload: z.looseObject({}),
  cron: '41 * * * *',
});

/** Background work of the auth service. */
export function accountsWorkers(accounts: Accounts): JobWorker[] {
  return [
    worker(accountMailJob, ({ payload }) => sendAccountMail(accounts, payload)),
    worker(securityNoticeJob, ({ payload }) => sendSecurityNotice(accounts, payload)),
    worker(guessedJob, ({ payload }) => recordGuesses(accounts, payload)),
    worker(pruneJob, () => prune(accounts)),
  ];
}

/** Drops what can no longer be used: lapsed flows, full buckets, ended keys, events of long ago. */
async function prune({ context, keys, limits }: Accounts): Promise<void> {
  const flowLifeMs = ONE_TIME_LIFE_SECONDS * 1_000 + AUTH_CODE_LIFE_MS;
  await deleteFlowsBefore(context.db, new Date(context.now().getTime() - flowLifeMs));
  await limits.prune();
  await keys.prune();
  await deleteEventsBefore(context.db, oldestKept(context.now()));
}
