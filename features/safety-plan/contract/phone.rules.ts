/**
 * What a `tel:` link dials: digits, with `+`, `*` or `#` where they are dialled; null for what is no
 * phone number. Two digits are the least that anybody can dial.
 */
export function dialOf(phone: string | null): string | null {
  const dial = (phone ?? '').replaceAll(/[^\d+*#]/g, '');
  return dial.replaceAll(/\D/g, '').length >= 2 ? dial : null;
}
