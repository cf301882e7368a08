import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Accounts } from '../accounts.ts';
import { MAX_FRIENDLY_NAME } from '../factors/factor.rules.ts';
import { assertAssurance } from '../factors/factor-access.ts';
import { PASSKEY_BUCKET } from '../limits/limits.ts';
import { assertFresh } from '../proof/proof.ts';
import { deviceOf } from '../protocol/bearer.ts';
import { requireFactorCaller } from '../protocol/factor-caller.ts';
import { allowAttempt } from '../protocol/failures.ts';
import { parse } from '../protocol/request-body.ts';
import {
  finishPasskey,
  finishPasskeySignIn,
  listPasskeys,
  type PasskeyAnswer,
  passkeyNotFound,
  removePasskey,
  renamePasskey,
  requirePasskeys,
  startPasskey,
  startPasskeySignIn,
} from './passkeys.ts';

const verifyBody = z.object({
  challenge_id: z.uuid(),
  credential: z.record(z.string(), z.unknown()),
});
const renameBody = z.object({ friendly_name: z.string().trim().min(1).max(MAX_FRIENDLY_NAME) });

/** /passkeys: keys on people's devices that sign them in. Adding or taking one away needs aal2 and a fresh proof. */
export function passkeysRoutes(app: FastifyInstance, accounts: Accounts): void {
  const count = (name: string, request: FastifyRequest) =>
    allowAttempt(accounts, { ...PASSKEY_BUCKET, name }, request);
  /** Who may add a passkey or take one away. */
  const requireOwner = async (request: FastifyRequest) => {
    const caller = await requireFactorCaller(accounts, request);
    assertAssurance(caller.user, caller.session, 403);
    assertFresh(accounts, caller);
    return caller;
  };

  app.post('/passkeys/registration/options', async (request) => {
    await count('passkey-registration-options', request);
    const { user } = await requireOwner(request);
    const party = requirePasskeys(accounts);
    return startPasskey(accounts, party, user);
  });

  app.post('/passkeys/registration/verify', async (request) => {
    await count('passkey-registration', request);
    const { user } = await requireOwner(request);
    const party = requirePasskeys(accounts);
    return finishPasskey(accounts, party, user, answerOf(request));
  });

  app.post('/passkeys/authentication/options', async (request) => {
    await count('passkey-options', request);
    return startPasskeySignIn(accounts, requirePasskeys(accounts));
  });

  app.post('/passkeys/authentication/verify', async (request) => {
    await count('passkey-verify', request);
    const party = requirePasskeys(accounts);
    return finishPasskeySignIn(accounts, party, answerOf(request), deviceOf(request));
  });

  app.get('/passkeys', async (request) => {
    const { user } = await requireFactorCaller(accounts, request);
    requirePasskeys(accounts);
    return listPasskeys(accounts, user.id);
  });

  app.patch('/passkeys/:passkeyId', async (request) => {
    const { user } = await requireFactorCaller(accounts, request);
    requirePasskeys(accounts);
    const owned = { userId: user.id, id: passkeyIdOf(request) };
    return renamePasskey(accounts, owned, parse(renameBody, request.body).friendly_name);
  });

  app.delete('/passkeys/:passkeyId', async (request, reply) => {
    const { user } = await requireOwner(request);
    requirePasskeys(accounts);
    await removePasskey(accounts, { userId: user.id, id: passkeyIdOf(request) });
    return reply.code(204).send();
  });
}

function answerOf({ body }: FastifyRequest): PasskeyAnswer {
  const { challenge_id: challengeId, credential } = parse(verifyBody, body);
  return { challengeId, credential };
}

function passkeyIdOf({ params }: FastifyRequest): string {
  const { passkeyId } = params as { passkeyId: string };
  if (!z.uuid().safeParse(passkeyId).success) throw passkeyNotFound();
  return passkeyId;
}
