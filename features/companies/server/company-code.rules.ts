/** Without those that are read or typed for each other: 0 and O, 1, I and L. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const HALF = 5;

/** A code of ten signs in two halves: some 50 bits. `pick` gives a number below its argument, each as likely. */
export function newCode(pick: (below: number) => number): string {
  const half = () => Array.from({ length: HALF }, () => SIGNS.charAt(pick(SIGNS.length))).join('');
  return `${half()}-${half()}`;
}

/** A code as it is compared, however it was typed; null for what can be none. */
export function codeIn(text: string): string | null {
  const signs = text.toUpperCase().replaceAll(/[\s\p{Pd}.]/gu, '');
  if (signs.length !== 2 * HALF || [...signs].some((sign) => !SIGNS.includes(sign))) return null;
  return `${signs.slice(0, HALF)}-${signs.slice(HALF)}`;
}
