import * as z from 'zod';
import { defineJob, type JobWorker, worker } from '#packages/jobs/index.ts';
import { ONE_TIME_LIFE_SECONDS } from '../contract/one-time-life.rules.ts';
import type { Accounts } from './accounts.ts';
import { deleteAuditBefore } from './admin-users/audit.queries.ts';
import { deleteChallengesBefore } from './factors/challenges.queries.ts';
import { CHALLENGE_LIFE_MS } from './factors/factor.rules.ts';
import { removeLostFactors, removeLostFactorsJob } from './factors/lost-factors/lost-factors.ts';
import { dropLapsedFactors } from './factors/remove-factor.ts';
import { AUTH_CODE_LIFE_MS } from './mailed-links/exchange-code.ts';
import { deleteFlowsBefore } from './mailed-links/flow-states.queries.ts';
import { answerRequest } from './mailed-links/message-requests/answer-request.ts';
import { messageRequestJob } from './mailed-links/message-requests/message-request.job.ts';
import { accountMailJob } from './mails/account-mail.job.ts';
import { farewellJob } from './mails/farewell.job.ts';
import { sendFarewell } from './mails/farewell.ts';
import { securityNoticeJob } from './mails/security-notice.job.ts';
import { sendAccountMail } from './mails/send-account-mail.ts';
import { sendSecurityNotice } from './mails/send-security-notice.ts';
import { deleteExternalBefore } from './oauth/external-flows.queries.ts';
import { deleteEventsBefore } from './own-account/security-events.queries.ts';
import { oldestKept } from './own-account/security-events.ts';
import { deletePasskeyChallengesBefore } from './passkeys/passkeys.queries.ts';
import { guessedJob, recordGuesses } from './password/guesses.ts';
import { accountSmsJob } from './phone/account-sms.job.ts';
import { sendAccountSms } from './phone/send-account-sms.ts';

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
    worker(accountSmsJob, ({ payload }) => sendAccountSms(accounts, payload)),
    worker(securityNoticeJob, ({ payload }) => sendSecurityNotice(accounts, payload)),
    worker(farewellJob, (run) => sendFarewell(accounts, run)),
    worker(guessedJob, ({ payload }) => recordGuesses(accounts, payload)),
    worker(messageRequestJob, (run) => answerRequest(accounts, run)),
    worker(removeLostFactorsJob, () => removeLostFactors(accounts)),
    worker(pruneJob, () => prune(accounts)),
  ];
}

/** Drops what can no longer be used: lapsed flows, factors, challenges, buckets, keys, old events. */
async function prune(accounts: Accounts): Promise<void> {
  const { context, keys, limits } = accounts;
  const flowLifeMs = ONE_TIME_LIFE_SECONDS * 1_000 + AUTH_CODE_LIFE_MS;
  await deleteFlowsBefore(context.db, new Date(context.now().getTime() - flowLifeMs));
  await dropLapsedFactors(accounts);
  // Kept for as long again, so that who comes late is told that it was too late.
  const challengeLimit = new Date(context.now().getTime() - 2 * CHALLENGE_LIFE_MS);
  await deleteChallengesBefore(context.db, challengeLimit);
  await deletePasskeyChallengesBefore(context.db, challengeLimit);
  await deleteExternalBefore(context.db, new Date(context.now().getTime() - EXTERNAL_LIFE_MS));
  await limits.prune();
  await keys.prune();
  await deleteEventsBefore(context.db, oldestKept(context.now()));
  await deleteAuditBefore(context.db, oldestKept(context.now()));
}
