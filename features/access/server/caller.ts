import type { FastifyRequest } from 'fastify';
import { PUBLISHABLE_KEY } from '#features/accounts/contract/keys.ts';
import {
  accountsOf,
  BadToken,
  lacksAssurance,
  type VerifiedToken,
} from '#features/accounts/server/index.ts';
import { agreedTo } from '#features/privacy/server/index.ts';
import { type Caller, fail } from '#packages/api/server/index.ts';
import {
  FALLBACK_LANGUAGE,
  type Language,
  languageOfHeader,
  languageOfTag,
} from '#packages/i18n/languages.ts';
import { DEFAULT_TIME_ZONE, type ServerContext } from '#packages/kernel/index.ts';
import { planOf } from '../contract/access.rules.ts';
import { findLivingSessions, findPerson, type PersonRow } from './access.queries.ts';

/** A caller with what only the own profile shows. */
export interface KnownCaller extends Caller {
  email: string;
  fullName: string;
  companyName: string | null;
  memberSince: Date;
  /** What they have chosen for mails; the screen in front of them may be in another. */
  savedLanguage: Language;
  trialEndsAt: Date | null;
  awaitsInvitation: boolean;
}

/** The resolver of this feature makes all callers, with the profile's fields on them. */
export function known(caller: Caller): KnownCaller {
  return caller as KnownCaller;
}

/**
 * Who calls: null without a token, otherwise a living person in a living session, as one query of
 * this request finds them. Throws `unauthenticated` for a token that is forged, expired, foreign, or
 * whose session or person is gone, and `second_factor_needed` for a session that has proved no second
 * factor of somebody who has one: a stolen password opens nothing.
 */
export async function resolveCaller(
  context: ServerContext,
  request: FastifyRequest,
): Promise<KnownCaller | null> {
  if (!request.headers.authorization) return null;
  const token = bearerOf(request);
  // Clients that are signed out send the publishable key in the token's place.
  if (token === PUBLISHABLE_KEY) return null;
  const verified = token ? await verify(context, token) : null;
  if (!verified?.sessionId) throw unauthenticated();
  const { userId, sessionId } = verified;
  const person = await findPerson(context.db, { userId, sessionId, now: context.now() });
  if (!person) throw unauthenticated();
  const [aal, factors] = person;
  if (lacksAssurance({ factors }, { aal })) {
    throw fail('second_factor_needed', 'Verify a second factor first');
  }
  const asked = languageOfHeader(request.headers['accept-language'] ?? '');
  return callerOf(person, { userId, sessionId }, asked);
}

/** Those of some sessions that still live, by id. */
export async function livingSessions(
  { db, now }: ServerContext,
  sessions: readonly { userId: string; sessionId: string }[],
): Promise<ReadonlySet<string>> {
  return new Set(await findLivingSessions(db, sessions, now()));
}

/**
 * The person that a request's token was made for, null without a good one. Whether their session still
 * lives is not asked: for what comes before that question, such as counting requests.
 */
export async function tokenHolderOf(
  context: ServerContext,
  request: FastifyRequest,
): Promise<string | null> {
  const token = bearerOf(request);
  if (!token || token === PUBLISHABLE_KEY) return null;
  return (await verify(context, token))?.userId ?? null;
}

function bearerOf({ headers }: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
}

async function verify(context: ServerContext, token: string): Promise<VerifiedToken | null> {
  try {
    return await accountsOf(context).tokens.verify(token);
  } catch (error) {
    if (error instanceof BadToken) return null;
    throw error;
  }
}

function callerOf(
  person: PersonRow,
  ids: { userId: string; sessionId: string },
  asked: Language | null,
): KnownCaller {
  const [, , role, planType, companyId, companyName] = person;
  const [, , , , , , language, timeZone, email, fullName, memberSince] = person;
  const [, , , , , , , , , , , trialEndsAt, awaitsInvitation] = person;
  const savedLanguage = languageOfTag(language ?? '') ?? FALLBACK_LANGUAGE;
  const [, , , , , , , , , , , , , termsHash, healthHash, grants, companyGrants] = person;
  return {
    ...ids,
    plan: planOf(planType),
    role,
    grants,
    companyGrants,
    companyId,
    language: asked ?? savedLanguage,
    savedLanguage,
    timeZone: timeZone ?? DEFAULT_TIME_ZONE,
    agreed: agreedTo({ termsHash, healthHash }),
    email: email ?? '',
    fullName: fullName ?? '',
    companyName,
    memberSince,
    trialEndsAt,
    awaitsInvitation,
  };
}

function unauthenticated() {
  return fail('unauthenticated', 'Sign in again');
}
