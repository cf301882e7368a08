import * as z from 'zod';
import type { Queryable } from '#packages/db/index.ts';
import type { FactorType } from '../accounts.tables.ts';
import type { Accounts } from '../accounts.ts';
import { type RelyingParty, relyingPartyOf } from '../passkeys/relying-party.rules.ts';
import { AuthError, invalidRequest } from '../protocol/auth-error.ts';
import type { UserRow } from '../protocol/presenters.ts';
import type { SessionRow } from '../sessions/sessions.queries.ts';
import { hasLapsed, lacksAssurance } from './factor.rules.ts';
import { type FactorRow, findFactor } from './factors.queries.ts';

/** The person who works on their factors, in the session that a factor lifts. */
export interface FactorCaller {
  user: UserRow;
  session: SessionRow;
}

type AskedType = Exclude<FactorType, 'recovery_code'>;

/** Whether people may use a type of factor on this server. */
export function isSwitchedOn({ context: { settings } }: Accounts, type: AskedType): boolean {
  if (!settings.auth.secondFactors[type]) return false;
  return type !== 'webauthn' || relyingPartyOf(settings.siteUrl) !== null;
}

/** Throws 422 `mfa_…_not_enabled` for a type of factor that is off. */
export function assertSwitchedOn(
  accounts: Accounts,
  type: AskedType,
  action: 'enroll' | 'verify',
): void {
  if (isSwitchedOn(accounts, type)) return;
  throw new AuthError(
    422,
    `mfa_${type}_${action}_not_enabled`,
    `MFA ${action} is disabled for this factor type`,
  );
}

/** The site as security keys know it. Throws where there are none; callers have asked before. */
export function relyingParty({ context: { settings } }: Accounts): RelyingParty {
  const party = relyingPartyOf(settings.siteUrl);
  if (!party) throw new Error('This site has no name that security keys accept');
  return party;
}

/**
 * A person's own factor of a type that can be asked. Throws 404 `mfa_factor_not_found` for one of
 * somebody else, one that lapsed and recovery codes, which have addresses of their own.
 */
export async function requireFactor(
  { context }: Accounts,
  db: Queryable,
  userId: string,
  factorId: string,
): Promise<FactorRow & { type: AskedType }> {
  if (!z.uuid().safeParse(factorId).success) {
    throw invalidRequest('factor_id must be an UUID', 404);
  }
  const factor = await findFactor(db, userId, factorId);
  if (!factor || hasLapsed(factor, context.now()) || !isAsked(factor)) throw factorNotFound(404);
  return factor;
}

function isAsked(factor: FactorRow): factor is FactorRow & { type: AskedType } {
  return factor.type !== 'recovery_code';
}

export function factorNotFound(status: 404 | 422): AuthError {
  return new AuthError(status, 'mfa_factor_not_found', 'Factor not found');
}

/** Throws `insufficient_aal`, with the status of the place, when a second factor was not proved. */
export function assertAssurance(
  user: UserRow,
  session: SessionRow | null,
  status: 401 | 403 | 422,
): void {
  if (!lacksAssurance(user, session)) return;
  throw new AuthError(
    status,
    'insufficient_aal',
    'AAL2 session is required: verify a second factor first',
  );
}

/** 422 `mfa_verification_failed`: the answer was wrong, whatever about it. */
export function verificationFailed(message: string): AuthError {
  return new AuthError(422, 'mfa_verification_failed', message);
}
