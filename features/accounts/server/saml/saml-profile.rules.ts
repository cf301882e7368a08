import { fitName } from '../../contract/registration.rules.ts';
import type { AttributeMapping } from '../external.tables.ts';
import { normalizeEmail } from '../mailed-links/email.rules.ts';
import type { ExternalProfile } from '../oauth/provider-profile.rules.ts';

const TRANSIENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';
const EMAIL_FORMAT = 'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress';
/** Names under which providers commonly send an address and a name. */
const EMAIL_NAMES = [
  'email',
  'mail',
  'emailAddress',
  'urn:oid:0.9.2342.19200300.100.1.3',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
];
const NAME_NAMES = [
  'displayName',
  'name',
  'urn:oid:2.16.840.1.113730.3.1.241',
  'http://schemas.microsoft.com/identity/claims/displayname',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/name',
];
const LONGEST = 500;

export interface SamlSubject {
  nameId: string | null;
  nameIdFormat: string | null;
  attributes: Readonly<Record<string, unknown>>;
}

/**
 * Somebody as an organization's provider asserts them. A name that changes at every sign-in is no
 * name; an address outside the domains that were registered for the provider, where any were, is
 * not the provider's to assert.
 */
export function samlProfile(
  providerId: string,
  { nameId, nameIdFormat, attributes }: SamlSubject,
  { mapping, domains }: { mapping: AttributeMapping | null; domains: readonly string[] },
): ExternalProfile | 'no_user_id' | 'no_email' {
  if (!nameId || nameIdFormat === TRANSIENT || nameId.length > LONGEST) return 'no_user_id';
  const mapped = mappedClaims(attributes, mapping);
  const written =
    mapped.email ??
    firstText(attributes, EMAIL_NAMES) ??
    (nameIdFormat === EMAIL_FORMAT ? nameId : undefined);
  const email = typeof written === 'string' ? normalizeEmail(written.trim()) : null;
  const domain = email?.slice(email.lastIndexOf('@') + 1);
  if (!email || !domain || (domains.length > 0 && !domains.includes(domain))) return 'no_email';
  const { email: _email, full_name: mappedName, ...custom } = mapped;
  const name = fitName(
    (typeof mappedName === 'string' ? mappedName : firstText(attributes, NAME_NAMES)) ?? '',
  );
  return {
    provider: `sso:${providerId}`,
    subject: nameId,
    email,
    emailVerified: true,
    data: {
      sub: nameId,
      email,
      email_verified: true,
      phone_verified: false,
      ...(name ? { name, full_name: name } : {}),
      ...(Object.keys(custom).length > 0 ? { custom_claims: custom } : {}),
    },
  };
}

function mappedClaims(
  attributes: Readonly<Record<string, unknown>>,
  mapping: AttributeMapping | null,
): Record<string, unknown> {
  const claims: Record<string, unknown> = {};
  for (const [key, { name, names = [], default: fallback }] of Object.entries(
    mapping?.keys ?? {},
  )) {
    const value = firstText(attributes, name ? [name, ...names] : names) ?? fallback;
    if (value !== undefined) claims[key] = value;
  }
  return claims;
}

function firstText(
  attributes: Readonly<Record<string, unknown>>,
  names: readonly string[],
): string | undefined {
  for (const name of names) {
    const value = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
    const first: unknown = Array.isArray(value) ? value[0] : value;
    if (typeof first === 'string' && first.trim() !== '' && first.isWellFormed()) {
      return first.trim().replaceAll('\u0000', '').slice(0, LONGEST);
    }
  }
  return undefined;
}
