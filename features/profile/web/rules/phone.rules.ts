/** Area code and number of a Brazilian phone, without the country's 55. */
const BRAZILIAN = /^[1-9]\d(?:9\d{8}|[2-5]\d{7})$/;
const INTERNATIONAL = /^[1-9]\d{7,14}$/;

/**
 * A phone number as the auth service takes it, with `+` and country code: a Brazilian one may be
 * typed without them, any other begins with `+`. Null for what cannot be a number.
 */
export function phoneOf(typed: string): string | null {
  const text = typed.trim();
  const digits = text.replaceAll(/\D/g, '');
  if (text.startsWith('+')) return INTERNATIONAL.test(digits) ? `+${digits}` : null;
  const local = digits.replace(/^0/, '');
  return BRAZILIAN.test(local) ? `+55${local}` : null;
}
