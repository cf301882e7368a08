import { fitName } from '../../contract/registration.rules.ts';
import { normalizeEmail } from '../mailed-links/email.rules.ts';
import type { Metadata } from '../users/metadata.rules.ts';

/** Somebody as a foreign provider vouches for them. */
export interface ExternalProfile {
  provider: string;
  /** The provider's lasting name for the person. */
  subject: string;
  /** Normalized; null when the provider names none. */
  email: string | null;
  /** Whether the provider says that the address is the person's own. */
  emailVerified: boolean;
  /** What is kept of the provider's claims (`identity_data`). */
  data: Metadata;
}

/** Longest claim that is kept, in characters; names and picture addresses are shorter. */
const LONGEST_CLAIM = 500;
/** Longest subject: OpenID Connect allows 255 characters. */
const LONGEST_SUBJECT = 255;

/**
 * What we keep of an ID token's or userinfo answer's claims: who the person is and how to show
 * them, nothing else. Null without a usable subject.
 */
export function profileOfClaims(
  provider: string,
  claims: Readonly<Record<string, unknown>>,
): ExternalProfile | null {
  const subject = claims.sub;
  if (typeof subject !== 'string' || subject === '' || subject.length > LONGEST_SUBJECT)
    return null;
  const email = typeof claims.email === 'string' ? normalizeEmail(claims.email) : null;
  const emailVerified = email !== null && isVerified(provider, claims);
  const name = fitName(
    text(claims.name) ?? joined(text(claims.given_name), text(claims.family_name)) ?? '',
  );
  const picture = webAddress(claims.picture);
  const userName = text(claims.preferred_username);
  return {
    provider,
    subject,
    email,
    emailVerified,
    data: {
      ...(text(claims.iss) ? { iss: claims.iss } : {}),
      sub: subject,
      provider_id: subject,
      ...(email ? { email } : {}),
      email_verified: emailVerified,
      phone_verified: false,
      ...(name ? { name, full_name: name } : {}),
      ...(picture ? { picture, avatar_url: picture } : {}),
      ...(userName ? { preferred_username: userName, user_name: userName } : {}),
    },
  };
}

/**
 * A profile with the name that Apple sends beside its token, as JSON and unsigned, at somebody's
 * first visit. It is their own spelling of their name and nothing more.
 */
export function withAppleName(profile: ExternalProfile, user: string): ExternalProfile {
  let parts: { firstName?: unknown; lastName?: unknown } | null;
  try {
    parts = (JSON.parse(user) as { name?: typeof parts } | null)?.name ?? null;
  } catch {
    return profile;
  }
  const name = fitName(joined(text(parts?.firstName), text(parts?.lastName)) ?? '');
  return name ? { ...profile, data: { name, full_name: name, ...profile.data } } : profile;
}

/**
 * Microsoft lets any tenant write any address into `email`; only `xms_edov` says that the domain's
 * owner stands behind it. Others say it themselves, Apple as text.
 */
function isVerified(provider: string, claims: Readonly<Record<string, unknown>>): boolean {
  const claim = provider === 'azure' ? claims.xms_edov : claims.email_verified;
  return (
    claim === true || claim === 'true' || (provider === 'azure' && (claim === 1 || claim === '1'))
  );
}

function text(claim: unknown): string | undefined {
  if (typeof claim !== 'string' || !claim.isWellFormed() || claim.includes('\u0000')) {
    return undefined;
  }
  return claim.trim().slice(0, LONGEST_CLAIM) || undefined;
}

function joined(...parts: (string | undefined)[]): string | undefined {
  return parts.filter(Boolean).join(' ') || undefined;
}

function webAddress(claim: unknown): string | undefined {
  const address = text(claim);
  return address && URL.canParse(address) && /^https:\/\//i.test(address) ? address : undefined;
}
