import { randomInt } from 'node:crypto';

/** Digits and letters that nobody takes for one another when they copy them from paper. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const PREFIX = 'FLR';
const LENGTH = 12;

/** A new code of 60 bits: it is known to who holds the certificate, and cannot be guessed. */
export function newCode(): string {
  return written(Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)]).join(''));
}

/** The code that somebody typed, however they wrote it; null where it is none. */
export function readCode(text: string): string | null {
  const signs = text
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(new RegExp(`^${PREFIX}`), '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  const isCode = signs.length === LENGTH && [...signs].every((sign) => SIGNS.includes(sign));
  return isCode ? written(signs) : null;
}

const written = (signs: string) => `${PREFIX}-${signs.match(/.{4}/g)?.join('-')}`;
