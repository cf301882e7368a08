export type Metadata = Record<string, unknown>;

/**
 * Largest stored metadata of one person, in bytes of JSON. They travel in every access token, and a
 * token must fit into the 16 KiB of headers that servers accept.
 */
export const MAX_METADATA_BYTES = 8 * 1024;

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
