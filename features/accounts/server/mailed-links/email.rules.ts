import { MAX_EMAIL_LENGTH } from '../../contract/registration.rules.ts';

// Letters and digits of any script, the signs of RFC 5322 atoms, a dotted domain. No blanks, control
// characters, quotes or brackets: nothing that could end the address and start a mail header.
const EMAIL =
  /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?(?:\.[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?)+$/u;

/** The address as it is stored and compared (lower-cased); null when it is no e-mail address. */
export function normalizeEmail(text: string): string | null {
  const email = text.toLowerCase();
  return email.length <= MAX_EMAIL_LENGTH && EMAIL.test(email) ? email : null;
}
