import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { Accounts } from '../accounts.ts';
import { acceptInvitation } from '../mailed-links/accept-invitation.ts';
import type { Challenge } from '../mailed-links/pkce.rules.ts';
import { AuthError, invalidRequest } from '../protocol/auth-error.ts';
import { VISIT_LIFE_MS } from '../protocol/browser-mark.ts';
import { againOnConflict } from '../protocol/retry.ts';
import type { Device } from '../sessions/sign-in.ts';
import { findUser } from '../users/users.queries.ts';
import { joinScopes } from './authorize-parameters.rules.ts';
import { type Arriving, withExternalAccount } from './external-account.ts';
import {
  type ExternalFlowRow,
  findExternalFlow,
  insertExternalFlow,
  spendExternalFlow,
} from './external-flows.queries.ts';
import { type Landing, land } from './external-results.ts';
import { assertUnlinked, linkIdentity } from './link-identity.ts';
import { withAppleName } from './provider-profile.rules.ts';
import {
  type ExternalGrant,
  type Provider,
  ProviderRefused,
  ProviderUnavailable,
  type VisitSecrets,
} from './providers/provider.ts';

export interface VisitStart {
  /** Made up front; the browser's mark is named after it. */
  id: string;
  provider: Provider;
  redirectTo: string;
  scopes: string;
  challenge: Challenge | null;
  /** A nonce that the caller wants to find in the provider's token. */
  nonce: string | null;
  passedOn: Readonly<Record<string, string>>;
  /** Whom the identity is to be added to; null for a sign-in. */
  linkUserId: string | null;
  /** The invitation that is accepted with it; see `keepInvitation`. */
  inviteHash: Buffer | null;
  browserHash: Buffer | null;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export const newVisitId = (): string => randomUUID();

/** Our own address that providers send people back to. */
export function callbackOf({ issuer }: Accounts): string {
  return `${issuer}/callback`;
}

/** Begins a visit to a provider: the address where the person signs in there. */
export async function startVisit(accounts: Accounts, start: VisitStart): Promise<URL> {
  const { id, provider, challenge, nonce } = start;
  const scopes = joinScopes(provider.ownScopes, start.scopes);
  if (scopes === null) throw invalidRequest('scopes are not valid');
  const secrets = await secretsOf(accounts, id, nonce);
  const address = await translated(accounts, provider.name, () =>
    provider.visitAddress({
      ...secrets,
      callback: callbackOf(accounts),
      scopes,
      passedOn: start.passedOn,
    }),
  );
  await insertExternalFlow(accounts.context.db, {
    id,
    provider: provider.name,
    linkUserId: start.linkUserId,
    inviteHash: start.inviteHash,
    redirectTo: start.redirectTo,
    codeChallenge: challenge?.challenge ?? null,
    codeChallengeMethod: challenge?.method ?? null,
    nonce,
    browserHash: start.browserHash,
    createdAt: accounts.context.now(),
  });
  return address;
}

/** A refusal, with the address to tell it to once that is known. */
export class VisitFailed extends Error {
  readonly refusal: AuthError;
  readonly redirectTo: string | null;

  constructor(refusal: AuthError, redirectTo: string | null) {
    super(refusal.message);
    this.name = 'VisitFailed';
    this.refusal = refusal;
    this.redirectTo = redirectTo;
  }
}

/**
 * Takes the visit of a `state`, which is good for one return within ten minutes, by the browser
 * that left where it was marked. Throws `VisitFailed`.
 */
export async function takeVisit(
  { context }: Accounts,
  state: string,
  mark: Buffer | null,
): Promise<ExternalFlowRow> {
  const fail = (code: AuthError['code'], message: string, flow?: ExternalFlowRow) =>
    new VisitFailed(new AuthError(400, code, message), flow?.redirectTo ?? null);
  const unknown = 'OAuth state not found or expired';
  if (!UUID.test(state)) throw fail('bad_oauth_state', unknown);
  const now = context.now();
  const flow = await spendExternalFlow(context.db, state, now);
  if (!flow) {
    const used = await findExternalFlow(context.db, state);
    if (!used) throw fail('bad_oauth_state', unknown);
    throw fail('flow_state_already_used', 'OAuth state was used before', used);
  }
  if (now.getTime() > flow.createdAt.getTime() + VISIT_LIFE_MS) {
    throw fail('flow_state_expired', 'OAuth state has expired', flow);
  }
  if (flow.browserHash && !(mark && timingSafeEqual(mark, flow.browserHash))) {
    throw fail('bad_oauth_state', 'The sign-in was started in another browser', flow);
  }
  return flow;
}

/** What the provider's redirect says, with the browser that brings it. */
export interface Return {
  parameters: Readonly<Record<string, string>>;
  device: Device;
  arriving: Arriving;
}

/** Ends a visit: the address in the app that hands over its result. Throws `AuthError`. */
export async function finishVisit(
  accounts: Accounts,
  flow: ExternalFlowRow,
  { parameters, device, arriving }: Return,
): Promise<string> {
  const { profile, tokens } = await grantOf(accounts, flow, parameters);
  const { codeChallenge: challenge, codeChallengeMethod: method } = flow;
  const landing: Landing = {
    redirectTo: flow.redirectTo,
    challenge: challenge && method ? { challenge, method } : null,
    method: 'oauth',
    provider: flow.provider,
    tokens,
    link: null,
    notAfter: null,
    device,
  };
  const { linkUserId, inviteHash } = flow;
  if (inviteHash) {
    return accounts.context.db.transaction(async (tx) => {
      const { acceptLanguage } = arriving;
      const user = await acceptInvitation(accounts, tx, { profile, inviteHash }, acceptLanguage);
      return land(accounts, tx, user, landing);
    });
  }
  if (!linkUserId) {
    return withExternalAccount(accounts, profile, arriving, (tx, user) =>
      land(accounts, tx, user, landing),
    );
  }
  return againOnConflict(() =>
    accounts.context.db.transaction(async (tx) => {
      if (!landing.challenge) {
        const linked = await linkIdentity(accounts, tx, linkUserId, profile);
        return land(accounts, tx, linked, landing);
      }
      // Whoever holds the verifier is who asked for the link: it is made when the code is exchanged.
      await assertUnlinked(tx, profile);
      const user = await findUser(tx, linkUserId);
      if (!user) throw new AuthError(403, 'user_not_found', 'User not found');
      return land(accounts, tx, user, { ...landing, link: profile });
    }),
  );
}

async function grantOf(
  accounts: Accounts,
  flow: ExternalFlowRow,
  parameters: Readonly<Record<string, string>>,
): Promise<ExternalGrant> {
  const provider = accounts.providers.find(flow.provider);
  if (!provider) throw new AuthError(400, 'provider_disabled', 'Provider is not enabled');
  if (parameters.error) throw refusalOf(parameters.error);
  if (!parameters.code) {
    throw new AuthError(
      400,
      'bad_oauth_callback',
      'OAuth callback with missing authorization code',
    );
  }
  const returned = new URL(callbackOf(accounts));
  for (const [name, value] of Object.entries(parameters)) {
    // Apple's `user` is not part of the protocol, and nobody signed it.
    if (name !== 'user') returned.searchParams.set(name, value);
  }
  const secrets = await secretsOf(accounts, flow.id, flow.nonce);
  const grant = await translated(accounts, provider.name, () =>
    provider.finishVisit(returned, secrets),
  );
  const { user } = parameters;
  return provider.postsBack && user
    ? { ...grant, profile: withAppleName(grant.profile, user) }
    : grant;
}

/** The provider's own words stay out: they would be shown on our pages. */
function refusalOf(error: string): AuthError {
  return error === 'access_denied'
    ? new AuthError(403, 'bad_oauth_callback', 'The sign-in was cancelled at the provider')
    : new AuthError(400, 'bad_oauth_callback', 'The provider refused the sign-in');
}

/** Nonce and verifier belong to a state and to us: nothing of them is stored. */
async function secretsOf(
  { keys }: Accounts,
  state: string,
  nonce: string | null,
): Promise<VisitSecrets> {
  const secret = async (purpose: string) =>
    (await keys.derive(purpose, state)).toString('base64url');
  return {
    state,
    nonce: nonce ?? (await secret('oauth-nonce')),
    codeVerifier: await secret('oauth-verifier'),
  };
}

async function translated<T>(
  { context }: Accounts,
  provider: string,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProviderRefused) {
      context.log.warn({ provider, reason: error.message }, 'provider refused a sign-in');
      throw new AuthError(400, 'bad_oauth_callback', 'Unable to exchange external code');
    }
    if (error instanceof ProviderUnavailable) {
      context.log.warn({ provider }, 'provider could not be asked');
      throw new AuthError(503, 'unexpected_failure', 'The provider cannot be reached right now', {
        retryAfterSeconds: 5,
      });
    }
    throw error;
  }
}
