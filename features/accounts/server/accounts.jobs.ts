import * as z from 'zod';
import { defineJob, type JobWorker, worker } from '#packages/jobs/index.ts';
import type { Accounts } from './accounts.ts';
import { accountMailJob } from './mails/account-mail.job.ts';
import { sendAccountMail } from './mails/send-account-mail.ts';
import { deleteChallengesBefore } from './queries/challenges.queries.ts';
import { deleteFlowsBefore } from './queries/flow-states.queries.ts';
import { deletePasskeyChallengesBefore } from './queries/passkeys.queries.ts';
import { CHALLENGE_LIFE_MS } from './rules/factor.rules.ts';
import { ONE_TIME_LIFE_SECONDS } from './rules/one-time.rules.ts';
import { AUTH_CODE_LIFE_MS } from './services/exchange-code.ts';
import { dropLapsedFactors } from './services/remove-factor.ts';
import { accountSmsJob } from './sms/account-sms.job.ts';
import { sendAccountSms } from './sms/send-account-sms.ts';

const pruneJob = defineJob({
  name: 'accounts.prune',
  payload: z.looseObject({}),
  cron: '41 * * * *',
});

/** Background work of the auth service. */
export function accountsWorkers(accounts: Accounts): JobWorker[] {
  return [
    worker(accountMailJob, ({ payload }) => sendAccountMail(accounts, payload)),
    worker(accountSmsJob, ({ payload }) => sendAccountSms(accounts, payload)),
    worker(pruneJob, () => prune(accounts)),
  ];
}

/** Drops what can no longer be used: lapsed flows, factors and challenges, and full buckets. */
async function prune(accounts: Accounts): Promise<void> {
  const { context, limits } = accounts;
  const flowLifeMs = ONE_TIME_LIFE_SECONDS * 1_000 + AUTH_CODE_LIFE_MS;
  await deleteFlowsBefore(context.db, new Date(context.now().getTime() - flowLifeMs));
  await dropLapsedFactors(accounts);
  // Kept for as long again, so that who comes late is told that it was too late.
  const challengeLimit = new Date(context.now().getTime() - 2 * CHALLENGE_LIFE_MS);
  await deleteChallengesBefore(context.db, challengeLimit);
  await deletePasskeyChallengesBefore(context.db, challengeLimit);
  await limits.prune();
}
