import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { type Sealed, sealed } from '#packages/crypto/index.ts';
import type { Transaction } from '#packages/db/index.ts';
import type { Accounts } from '../accounts.ts';
import { hashSecret } from '../keys/hash-secret.ts';
import { insertFlowState } from '../mailed-links/flow-states.queries.ts';
import type { Challenge } from '../mailed-links/pkce.rules.ts';
import { withFragment, withQuery } from '../mailed-links/redirect.rules.ts';
import type { UserRow } from '../protocol/presenters.ts';
import { type Device, startSession } from '../sessions/sign-in.ts';
import { insertExternalResult, takeExternalResult } from './external-flows.queries.ts';
import type { ExternalProfile } from './provider-profile.rules.ts';

/** Tokens of the provider itself, which go to the person's own browser and are not kept. */
export interface ProviderTokens {
  access: string;
  refresh: string | null;
}

export interface Landing {
  /** Checked address of the app. */
  redirectTo: string;
  challenge: Challenge | null;
  /** How the session says that it began (`amr`), and by which provider. */
  method: 'oauth' | 'sso/saml';
  provider: string;
  tokens: ProviderTokens | null;
  /** An identity that is to be added once the code is exchanged. */
  link: ExternalProfile | null;
  /** When the provider wants the session to end at the latest. */
  notAfter: Date | null;
  device: Device;
}

interface Waiting {
  tokens: ProviderTokens | null;
  link: ExternalProfile | null;
  notAfter: Date | null;
}

const WAITING: Sealed<Waiting> = sealed(
  z.object({
    tokens: z.custom<ProviderTokens | null>(),
    link: z.custom<ExternalProfile | null>(),
    // Sealed values are JSON, in which a time is text.
    notAfter: z.coerce.date().nullable(),
  }),
);

/** The address that hands the result over: an auth code for PKCE, else the session itself. */
export async function land(
  accounts: Accounts,
  tx: Transaction,
  user: UserRow,
  { redirectTo, challenge, method, provider, tokens, link, notAfter, device }: Landing,
): Promise<string> {
  if (challenge) {
    const authCode = randomUUID();
    const flowStateId = randomUUID();
    const now = accounts.context.now();
    await insertFlowState(tx, {
      id: flowStateId,
      userId: user.id,
      codeChallenge: challenge.challenge,
      codeChallengeMethod: challenge.method,
      providerType: provider,
      authenticationMethod: method,
      authCodeHash: hashSecret(authCode),
      authCodeIssuedAt: now,
      createdAt: now,
    });
    if (tokens || link || notAfter) {
      const owner = await accounts.context.vault.keyOf(user.id, tx);
      const sealed = owner.seal(placeOf(flowStateId), { tokens, link, notAfter } satisfies Waiting);
      await insertExternalResult(tx, { flowStateId, userId: user.id, sealed, createdAt: now });
    }
    return withQuery(redirectTo, { code: authCode });
  }
  const session = await startSession(accounts, tx, user, { method, provider, notAfter, device });
  return withFragment(redirectTo, {
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    token_type: session.token_type,
    ...presentTokens(tokens),
  });
}

/** What waits for the exchange of a flow's auth code; good for one time. */
export async function takeWaiting(
  { context }: Accounts,
  tx: Transaction,
  flowStateId: string,
): Promise<Waiting> {
  const row = await takeExternalResult(tx, flowStateId);
  if (!row) return { tokens: null, link: null, notAfter: null };
  const owner = await context.vault.keyOf(row.userId, tx);
  return owner.open(placeOf(flowStateId), row.sealed, WAITING);
}

/** Members of a session answer that hand the provider's own tokens over. */
export function presentTokens(tokens: ProviderTokens | null): Record<string, string> {
  return {
    ...(tokens ? { provider_token: tokens.access } : {}),
    ...(tokens?.refresh ? { provider_refresh_token: tokens.refresh } : {}),
  };
}

const placeOf = (row: string) => ({ table: 'external_results', row });
