import type * as z from 'zod';
import type { OneTimeKind } from '../accounts.tables.ts';
import type { Accounts } from '../accounts.ts';
import { updateChallenge } from '../factors/challenges.queries.ts';
import { CHALLENGE_LIFE_MS, isChallengeOver } from '../factors/factor.rules.ts';
import { findFactorOfChallenge } from '../factors/factors.queries.ts';
import { SMS_LIFE_SECONDS } from '../mailed-links/one-time.rules.ts';
import { makeCode, makeOneTimeSecret, storeOneTimeSecret } from '../mailed-links/one-time.ts';
import { languageOf } from '../mails/language-of.ts';
import type { UserRow } from '../protocol/presenters.ts';
import { findUser } from '../users/users.queries.ts';
import type { AccountSms, accountSmsJob } from './account-sms.job.ts';
import { codeMessage } from './code-message.ts';
import { challengeCodeHash } from './code-messages.ts';

type Payload = z.output<typeof accountSmsJob.payload>;
type OneTimeSms = Exclude<AccountSms, 'second_factor'>;

interface Ready {
  to: string;
  code: string;
  minutes: number;
}

const KINDS: Record<OneTimeSms, { token: OneTimeKind; to: (user: UserRow) => string | null }> = {
  confirmation: { token: 'confirmation', to: (user) => user.phone },
  phone_change: { token: 'phone_change', to: (user) => user.newPhone },
  reauthentication: { token: 'reauthentication', to: (user) => user.phone },
};

/**
 * Makes a code, stores its hash and texts it. Does nothing for people who are gone or whose message
 * has lost its reason. When a try fails the next one makes a new code.
 */
export async function sendAccountSms(accounts: Accounts, payload: Payload): Promise<void> {
  const { db, texter, settings } = accounts.context;
  const user = await findUser(db, payload.userId);
  if (!user || user.deletedAt) return;
  const { sms } = payload;
  const ready =
    sms === 'second_factor'
      ? await challengeCode(accounts, user, payload.challengeId)
      : await oneTimeCode(accounts, user, sms);
  if (!ready) return;
  const { to, code, minutes } = ready;
  const language = await languageOf(accounts, user, payload.language);
  const { siteUrl } = settings;
  await texter.send({ to, text: codeMessage(language, { code, minutes, siteUrl }) });
}

async function oneTimeCode(
  accounts: Accounts,
  user: UserRow,
  sms: OneTimeSms,
): Promise<Ready | null> {
  const { token: kind, to: numberOf } = KINDS[sms];
  const to = numberOf(user);
  if (!to) return null;
  const secret = await makeOneTimeSecret(accounts, kind, to);
  const { db } = accounts.context;
  await storeOneTimeSecret(accounts, db, { userId: user.id, kind, pkce: false, secret });
  return { to, code: secret.code, minutes: SMS_LIFE_SECONDS / 60 };
}

async function challengeCode(
  accounts: Accounts,
  user: UserRow,
  challengeId: string | null,
): Promise<Ready | null> {
  const { db, now } = accounts.context;
  const found =
    challengeId === null ? undefined : await findFactorOfChallenge(db, user.id, challengeId);
  if (!found?.factor.phone || isChallengeOver(found.challenge.createdAt, now())) {
    return null;
  }
  const code = makeCode();
  const codeHash = await challengeCodeHash(accounts, found.challenge.id, code);
  await updateChallenge(db, found.challenge, { codeHash });
  return { to: found.factor.phone, code, minutes: CHALLENGE_LIFE_MS / 60_000 };
}
