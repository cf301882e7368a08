/** One line break within a sentence: nothing before it ends one. An empty line parts what stands about it. */
const WRAP =
  /(?<=[^\s.!?;:…]|[^\s.!?;:…][^\S\r\n]{1,8})(?:\r\n|[\r\n\u2028\u2029])(?=[^\S\r\n]*[\p{L}\p{N}])/gu;

/**
 * The text with its lines joined where a break parts no sentences ("quero me⏎matar"): as long as before, each
 * break a space. The same string where there is none.
 */
export function joinWrappedLines(text: string): string {
  return text.replace(WRAP, (breaks) => ' '.repeat(breaks.length));
}
