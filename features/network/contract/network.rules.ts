import { fold } from '#packages/kernel/words.ts';

/** Whether an address may be linked to: https, and no name or password within it. */
export function isSafeLink(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  return protocol === 'https:' && hostname.includes('.') && username === '' && password === '';
}

/** Digits of a telephone number with area code, with or without the country's. */
export function isPhone(text: string): boolean {
  const digits = text.replaceAll(/[\s().-]/g, '');
  return /^(\+?55)?[1-9]\d(\d{8}|9\d{8})$/.test(digits) || /^0[38]00\d{7}$/.test(digits);
}

const PRICE = /(r\$|us\$|€|\beur\b|\bbrl\b)\s*\d|\d+([.,]\d+)?\s*(reais|real\b|euros?\b|dolar)/;
const BARGAIN =
  /\b(desconto|promocao|promocional|gratis|gratuit[oa]s?|preco social|valor social|discount|descuento|gratuit)\b/;

/** Whether a text names a price or a bargain, which the councils' codes do not let anybody advertise. */
export function mentionsPrice(text: string): boolean {
  const folded = fold(text);
  return PRICE.test(folded) || BARGAIN.test(folded);
}

/** Words of a text as they are searched: without accents, case and signs. */
export function searchWords(text: string): string[] {
  return [...new Set(fold(text).split(/[^\p{L}\p{N}]+/u))].filter(Boolean);
}

/** Whether a check of a registry holds on a day (`2026-11-22`): from the day on which it is due again it does not. */
export function isChecked(check: { again: string } | null, today: string): boolean {
  return check !== null && today < check.again;
}
