import { type Language, languageOfTag } from '#packages/i18n/languages.ts';

export type Metadata = Record<string, unknown>;

/**
 * Largest stored metadata of one person, in bytes of JSON. They travel in every access token, and a
 * token must fit into the 16 KiB of headers that servers accept.
 */
export const MAX_METADATA_BYTES = 8 * 1024;

/**
 * The language that somebody was registered with: `language`, as our own pages say it, before
 * `locale`, as programs of operators and OpenID Connect say it; null where neither is one of ours.
 */
export function registeredLanguage({ language, locale }: Metadata): Language | null {
  const tags = [language, locale].filter((tag) => typeof tag === 'string');
  return tags.map(languageOfTag).find((found) => found !== null) ?? null;
}

/** Merges one level deep; a `null` takes the key away (auth protocol, PUT /user). */
export function mergeMetadata(stored: Metadata, changes: Metadata): Metadata {
  const merged = { ...stored, ...changes };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null));
}

export function isTooLarge(metadata: Metadata): boolean {
  return Buffer.byteLength(JSON.stringify(metadata)) > MAX_METADATA_BYTES;
}

/** What a sign-up by e-mail copies from the identity into the person's metadata. */
export function emailIdentityData(userId: string, email: string, verified: boolean): Metadata {
  return { sub: userId, email, email_verified: verified, phone_verified: false };
}
