import type { Metadata } from '../users/metadata.rules.ts';

interface AnIdentity {
  provider: string;
  email: string | null;
  data: Metadata;
}

/** `app_metadata` with its providers as the identities now are; what the operator put in stays. */
export function withProviders(
  appMetadata: Metadata,
  identities: readonly Pick<AnIdentity, 'provider'>[],
): Metadata {
  const providers = [...new Set(identities.map(({ provider }) => provider))];
  const { provider, ...rest } = appMetadata;
  const first = providers.find((one) => one === provider) ?? providers[0];
  return { ...rest, ...(first ? { provider: first } : {}), providers };
}

/**
 * The address that an account keeps when an identity goes: its own while a remaining identity has
 * it too, else the first verified one that nobody else has, else none. `'conflict'` when all
 * verified ones belong to other people.
 */
export function emailAfterUnlink(
  email: string | null,
  remaining: readonly AnIdentity[],
  isTaken: (email: string) => boolean,
): string | null | 'conflict' {
  if (email === null || remaining.some((identity) => identity.email === email)) return email;
  const verified = remaining.flatMap(({ email: other, data }) =>
    other && data.email_verified === true ? [other] : [],
  );
  if (verified.length === 0) return null;
  return verified.find((other) => !isTaken(other)) ?? 'conflict';
}

/** Metadata of a person with those of a new identity below: what they chose themselves wins. */
export function withClaims(userMetadata: Metadata, claims: Metadata): Metadata {
  return { ...claims, ...userMetadata };
}
