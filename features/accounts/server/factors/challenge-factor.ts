import { randomUUID } from 'node:crypto';
import type { Transaction } from '#packages/db/index.ts';
import type { Language } from '#packages/i18n/languages.ts';
import type { Accounts } from '../accounts.ts';
import { askToCreate, askToSign } from '../passkeys/webauthn.ts';
import { sendCode } from '../phone/code-messages.ts';
import { lockUser } from '../users/users.queries.ts';
import { insertChallenge } from './challenges.queries.ts';
import { challengeEnd } from './factor.rules.ts';
import {
  assertSwitchedOn,
  type FactorCaller,
  factorNotFound,
  relyingParty,
  requireFactor,
} from './factor-access.ts';
import { type FactorRow, factorsOf, updateFactor } from './factors.queries.ts';

/**
 * Asks a factor: an authenticator app needs nothing, a phone gets a code, a security key gets
 * random bytes to sign. The answer is awaited for five minutes, from the same address.
 */
export async function challengeFactor(
  accounts: Accounts,
  { user }: FactorCaller,
  factorId: string,
  { ip, language }: { ip: string; language: Language | null },
) {
  const { context, limits } = accounts;
  const found = await requireFactor(accounts, context.db, user.id, factorId);
  assertSwitchedOn(accounts, found.type, 'verify');
  if (found.type === 'phone' && found.phone) {
    await limits.countSms({ kind: 'second_factor', to: found.phone, ip }, context.settings.auth);
  }
  return context.db.transaction(async (tx) => {
    await lockUser(tx, user.id);
    const factor = await requireFactor(accounts, tx, user.id, factorId);
    const now = context.now();
    const id = randomUUID();
    const question = factor.type === 'webauthn' ? await askKey(accounts, tx, factor, user) : null;
    const nonce = question?.nonce ?? null;
    await insertChallenge(tx, {
      userId: user.id,
      id,
      factorId: factor.id,
      ip,
      nonce,
      createdAt: now,
    });
    await updateFactor(tx, factor, { lastChallengedAt: now });
    if (factor.type === 'phone') {
      await sendCode(accounts, tx, user.id, {
        purpose: 'second_factor',
        challengeId: id,
        language,
      });
    }
    return {
      id,
      type: factor.type,
      expires_at: challengeEnd(now),
      ...(question ? { webauthn: question.webauthn } : {}),
    };
  });
}

/** A key that was never verified is made now; a verified one signs. */
async function askKey(
  accounts: Accounts,
  tx: Transaction,
  factor: FactorRow,
  user: { email: string | null; phone: string | null },
) {
  const party = relyingParty(accounts);
  if (factor.status === 'verified') {
    if (!factor.credentialId) throw factorNotFound(404);
    const { credentialId, transports } = factor;
    const known = [{ credentialId, transports }];
    const { options, nonce } = await askToSign(party, { known, verifyPerson: false });
    return { nonce, webauthn: { type: 'request', credential_options: { publicKey: options } } };
  }
  const known = (await factorsOf(tx, factor.userId)).flatMap(({ credentialId, transports }) =>
    credentialId ? [{ credentialId, transports }] : [],
  );
  const { options, nonce } = await askToCreate(party, {
    // Not the person's id: a device that keeps the key would take it for a newer passkey of theirs.
    handle: factor.id,
    name: user.email ?? user.phone ?? factor.id,
    known,
    discoverable: false,
  });
  return { nonce, webauthn: { type: 'create', credential_options: { publicKey: options } } };
}
