import { createHash, timingSafeEqual } from 'node:crypto';
import type { Transaction } from '#packages/db/index.ts';
import type { Accounts } from '../accounts.ts';
import { AuthError, invalidRequest, OAuthError } from '../protocol/auth-error.ts';
import type { UserRow } from '../protocol/presenters.ts';
import { againOnConflict } from '../protocol/retry.ts';
import { type Device, type Session, startSession } from '../sessions/sign-in.ts';
import { type Arriving, withExternalAccount } from './external-account.ts';
import { spendIdToken } from './external-flows.queries.ts';
import { assertManualLinking, linkIdentity } from './link-identity.ts';
import type { ExternalProfile } from './provider-profile.rules.ts';
import {
  type IdTokenReading,
  type Provider,
  ProviderRefused,
  ProviderUnavailable,
} from './providers/provider.ts';
import { isKnownProvider } from './providers/providers.ts';

export interface IdTokenProof {
  provider?: string;
  idToken?: string;
  accessToken?: string;
  nonce?: string;
  issuer?: string;
  clientId?: string;
}

/**
 * Signs in, or links, by an ID token that the person's device got from the provider by itself,
 * once: whoever finds a used one gains nothing. Throws 400 `provider_disabled`, `validation_failed`, or in the form of OAuth.
 */
export async function signInWithIdToken(
  accounts: Accounts,
  proof: IdTokenProof,
  { arriving, device, linkTo }: { arriving: Arriving; device: Device; linkTo: UserRow | null },
): Promise<Session> {
  if (linkTo) assertManualLinking(accounts);
  const { idToken } = proof;
  if (!idToken) throw new OAuthError('invalid request', 'id_token required');
  const provider = providerOf(accounts, proof.provider);
  const reading = await read(accounts, provider, { ...proof, idToken });
  assertNonce(reading.nonce, proof.nonce);
  const start = async (tx: Transaction, user: UserRow) => {
    await spend(tx, idToken, reading.expiresAt);
    return startSession(accounts, tx, user, { method: 'oauth', provider: provider.name, device });
  };
  const { profile } = reading;
  return linkTo
    ? linkAndStart(accounts, linkTo, profile, start)
    : withExternalAccount(accounts, profile, arriving, start);
}

/**
 * Notes the token as used. What is signed tells it, for one token can bear several signatures; a
 * refusal later on takes the note back with everything else.
 */
async function spend(tx: Transaction, idToken: string, expiresAt: Date): Promise<void> {
  const signed = idToken.slice(0, idToken.lastIndexOf('.'));
  const hash = createHash('sha256').update(signed).digest();
  if (await spendIdToken(tx, { hash, expiresAt })) return;
  throw new OAuthError('invalid request', 'ID token was used before');
}

type ReadingProvider = Provider & { readIdToken: NonNullable<Provider['readIdToken']> };

function providerOf({ providers }: Accounts, name = ''): ReadingProvider {
  if (!isKnownProvider(name)) throw invalidRequest('Custom OIDC provider is not known');
  const provider = providers.find(name);
  if (!provider) throw new AuthError(400, 'provider_disabled', 'Provider is not enabled');
  if (!provider.readIdToken) throw invalidRequest('This provider issues no ID tokens');
  return provider as ReadingProvider;
}

async function read(
  { context }: Accounts,
  provider: ReadingProvider,
  { idToken, accessToken, issuer, clientId }: IdTokenProof & { idToken: string },
): Promise<IdTokenReading> {
  try {
    return await provider.readIdToken({ idToken, accessToken, issuer, clientId }, context.now());
  } catch (error) {
    if (error instanceof ProviderRefused) throw new OAuthError('invalid request', 'Bad ID token');
    if (!(error instanceof ProviderUnavailable)) throw error;
    context.log.warn({ provider: provider.name }, 'provider could not be asked');
    throw new AuthError(503, 'unexpected_failure', 'The provider cannot be reached right now', {
      retryAfterSeconds: 5,
    });
  }
}

/** Both or neither; the token carries the hexadecimal SHA-256 of what the request brings. */
function assertNonce(inToken: string | null, given: string | undefined): void {
  if (Boolean(inToken) !== Boolean(given)) {
    throw new OAuthError(
      'invalid request',
      'Passed nonce and nonce in id_token should either both exist or not.',
    );
  }
  if (!inToken || !given) return;
  const expected = Buffer.from(createHash('sha256').update(given).digest('hex'));
  const found = Buffer.from(inToken);
  if (found.length !== expected.length || !timingSafeEqual(found, expected)) {
    throw new OAuthError('invalid nonce', 'Nonces mismatch');
  }
}

function linkAndStart(
  accounts: Accounts,
  { id }: UserRow,
  profile: ExternalProfile,
  start: (tx: Transaction, user: UserRow) => Promise<Session>,
): Promise<Session> {
  return againOnConflict(() =>
    accounts.context.db.transaction(async (tx) =>
      start(tx, await linkIdentity(accounts, tx, id, profile)),
    ),
  );
}
