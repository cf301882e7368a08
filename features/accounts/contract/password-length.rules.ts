/** Shortest accepted password in characters (specification section 9). */
export const MIN_PASSWORD_LENGTH = 6;
/** Longest accepted password in bytes of UTF-8, the limit of the auth service. */
export const MAX_PASSWORD_BYTES = 72;

/** Bytes of a text in UTF-8, counted without encoding it. */
export function utf8Length(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}
