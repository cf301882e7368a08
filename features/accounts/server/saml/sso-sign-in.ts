import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Accounts } from '../accounts.ts';
import { hashSecret } from '../keys/hash-secret.ts';
import type { Challenge } from '../mailed-links/pkce.rules.ts';
import { allowedRedirect, withQuery } from '../mailed-links/redirect.rules.ts';
import { type Arriving, withExternalAccount } from '../oauth/external-account.ts';
import { spendAssertion } from '../oauth/external-flows.queries.ts';
import { land } from '../oauth/external-results.ts';
import { VisitFailed } from '../oauth/oauth-visit.ts';
import { AuthError, invalidRequest } from '../protocol/auth-error.ts';
import { VISIT_LIFE_MS } from '../protocol/browser-mark.ts';
import type { Device } from '../sessions/sign-in.ts';
import { readIdpMetadata } from './idp-metadata.ts';
import { samlProfile } from './saml-profile.rules.ts';
import {
  type Assertion,
  AssertionRefused,
  issuerOf,
  type SamlPeer,
  ServiceProvider,
} from './service-provider.ts';
import {
  findSsoProvider,
  findSsoProviderOfDomain,
  findSsoProviderOfEntity,
  insertSamlRequest,
  type SsoProviderRow,
  takeSamlRequest,
} from './sso.queries.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** This server as organizations' providers know it. */
export function serviceProviderOf({ issuer, samlKey }: Accounts): ServiceProvider {
  return new ServiceProvider(issuer, () => samlKey.pair());
}

export interface SsoStart {
  /** Travels as RelayState. */
  id: string;
  providerId: string | undefined;
  domain: string | undefined;
  redirectTo: string;
  challenge: Challenge | null;
  browserHash: Buffer | null;
}

/** The address at an organization's provider where its people sign in. */
export async function startSso(accounts: Accounts, start: SsoStart): Promise<string> {
  const provider = await wantedProvider(accounts, start);
  if (!provider) {
    throw new AuthError(404, 'sso_provider_not_found', 'No SSO provider assigned for this domain');
  }
  assertEnabled(provider);
  const requestId = `_${randomBytes(20).toString('hex')}`;
  const url = await serviceProviderOf(accounts).requestUrl(await peerOf(accounts, provider), {
    id: requestId,
    relayState: start.id,
  });
  await insertSamlRequest(accounts.context.db, {
    id: start.id,
    requestId,
    providerId: provider.id,
    redirectTo: start.redirectTo,
    codeChallenge: start.challenge?.challenge ?? null,
    codeChallengeMethod: start.challenge?.method ?? null,
    browserHash: start.browserHash,
    createdAt: accounts.context.now(),
  });
  return url;
}

export type SamlRequest = NonNullable<Awaited<ReturnType<typeof takeSamlRequest>>>;

/** What an answer belongs to: somebody's request, or none where sign-ins start at the provider. */
export type SamlVisit = Pick<
  SamlRequest,
  'providerId' | 'redirectTo' | 'codeChallenge' | 'codeChallengeMethod'
> & { requestId: string | null };

/**
 * The visit of an answer that nobody asked for, where the operator lets its provider start sign-ins
 * (decision 0036); null otherwise. Its RelayState is an address to go to.
 */
export async function unaskedVisit(
  { context: { db, settings } }: Accounts,
  { answer, relayState }: { answer: string; relayState: string },
): Promise<SamlVisit | null> {
  if (UUID.test(relayState)) return null;
  const entityId = await issuerOf(answer);
  const found = entityId ? await findSsoProviderOfEntity(db, entityId) : undefined;
  if (!found?.allowsIdpInitiated) return null;
  const { siteUrl, auth } = settings;
  return {
    providerId: found.id,
    requestId: null,
    redirectTo:
      allowedRedirect(relayState, { siteUrl, allowList: auth.redirectAllowList }) ??
      `${siteUrl}/login`,
    codeChallenge: null,
    codeChallengeMethod: null,
  };
}

/**
 * Takes the request that an answer belongs to; each is good for one answer within ten minutes, from
 * the browser that left where it was marked. Answers that nobody asked for are refused: anybody
 * could be made to post one, and find themselves in another person's account. Throws `VisitFailed`.
 */
export async function takeRequest(
  { context }: Accounts,
  relayState: string,
  mark: Buffer | null,
): Promise<SamlRequest> {
  const request = UUID.test(relayState) ? await takeSamlRequest(context.db, relayState) : undefined;
  if (!request) {
    const refusal = new AuthError(
      404,
      'saml_relay_state_not_found',
      'SAML RelayState does not exist, try logging in again',
    );
    throw new VisitFailed(refusal, null);
  }
  if (context.now().getTime() > request.createdAt.getTime() + VISIT_LIFE_MS) {
    const refusal = new AuthError(
      400,
      'saml_relay_state_expired',
      'SAML RelayState has expired, try logging in again',
    );
    throw new VisitFailed(refusal, request.redirectTo);
  }
  if (request.browserHash && !(mark && timingSafeEqual(mark, request.browserHash))) {
    const refusal = new AuthError(
      400,
      'bad_oauth_state',
      'The sign-in was started in another browser',
    );
    throw new VisitFailed(refusal, request.redirectTo);
  }
  return request;
}

/** Ends a sign-in at an organization's provider: the address in the app that hands over its result. */
export async function finishSso(
  accounts: Accounts,
  request: SamlVisit,
  { answer, device, arriving }: { answer: string; device: Device; arriving: Arriving },
): Promise<string> {
  const provider = await findSsoProvider(accounts.context.db, request.providerId);
  if (!provider) throw new AuthError(404, 'sso_provider_not_found', 'SSO provider not found');
  assertEnabled(provider);
  const assertion = await readAnswer(accounts, provider, { answer, requestId: request.requestId });
  if (request.requestId === null) await assertFirstUse(accounts, provider, assertion);
  const profile = samlProfile(provider.id, assertion, {
    mapping: provider.attributeMapping,
    domains: provider.domains.map(({ domain }) => domain),
  });
  if (profile === 'no_user_id') {
    throw new AuthError(
      400,
      'saml_assertion_no_user_id',
      'SAML Assertion did not contain a persistent Subject Identifier attribute or Subject NameID',
    );
  }
  if (profile === 'no_email') {
    throw new AuthError(
      400,
      'saml_assertion_no_email',
      'SAML Assertion did not contain an email address of this organization',
    );
  }
  const { siteUrl } = accounts.context.settings;
  if (
    request.requestId === null &&
    new URL(request.redirectTo).origin === new URL(siteUrl).origin
  ) {
    // Our own pages take no session from an address: the person goes on from here by themselves.
    return withQuery(`${siteUrl}/login`, { company: provider.domains[0]?.domain ?? '' });
  }
  const { codeChallenge: challenge, codeChallengeMethod: method } = request;
  return withExternalAccount(accounts, profile, arriving, (tx, user) =>
    land(accounts, tx, user, {
      redirectTo: request.redirectTo,
      challenge: challenge && method ? { challenge, method } : null,
      method: 'sso/saml',
      provider: profile.provider,
      tokens: null,
      link: null,
      notAfter: assertion.sessionEnd,
      device,
    }),
  );
}

/** An answer to a request goes with its request; one that nobody asked for could come again. */
async function assertFirstUse(
  { context }: Accounts,
  provider: SsoProviderRow,
  { id }: Assertion,
): Promise<void> {
  const hash = hashSecret(`${provider.id} ${id}`);
  if (await spendAssertion(context.db, hash, context.now())) return;
  context.log.warn({ provider: provider.id, reason: 'used before' }, 'SAML answer refused');
  throw invalidRequest('SAML Assertion is not valid');
}

async function readAnswer(
  accounts: Accounts,
  provider: SsoProviderRow,
  { answer, requestId }: { answer: string; requestId: string | null },
): Promise<Assertion> {
  const peer = await peerOf(accounts, provider);
  try {
    return await serviceProviderOf(accounts).readAnswer(peer, answer, requestId);
  } catch (error) {
    if (!(error instanceof AssertionRefused)) throw error;
    const { log } = accounts.context;
    log.warn({ provider: provider.id, reason: error.message }, 'SAML answer refused');
    throw invalidRequest('SAML Assertion is not valid');
  }
}

async function wantedProvider(
  { context }: Accounts,
  { providerId, domain }: SsoStart,
): Promise<SsoProviderRow | undefined> {
  if (Boolean(providerId) === Boolean(domain)) {
    throw invalidRequest('Either provider_id or domain must be set, and only one of them');
  }
  if (domain) return findSsoProviderOfDomain(context.db, domain.trim().toLowerCase());
  if (!providerId || !UUID.test(providerId)) throw invalidRequest('provider_id must be an UUID');
  return findSsoProvider(context.db, providerId);
}

function assertEnabled(provider: SsoProviderRow): void {
  if (!provider.disabled) return;
  throw new AuthError(404, 'sso_provider_disabled', 'SSO provider is disabled');
}

async function peerOf({ context }: Accounts, provider: SsoProviderRow): Promise<SamlPeer> {
  const { metadataXml, nameIdFormat } = provider;
  return { idp: await readIdpMetadata(metadataXml), nameIdFormat, now: context.now };
}
