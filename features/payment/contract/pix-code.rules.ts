import { crc16 } from './crc16.rules.ts';

/** Who receives, how much, and the reference that the receiver's bank statement shows. */
export interface PixCharge {
  key: string;
  name: string;
  city: string;
  amountCents: number;
  /** Letters and digits, 25 at most. */
  reference: string;
}

/** Longest name and city that a code holds. */
export const MAX_PIX_NAME = 25;
export const MAX_PIX_CITY = 15;
/** The scheme that an account field names. */
export const PIX_DOMAIN = 'br.gov.bcb.pix';

/** A Pix code ("copia e cola") of a fixed amount: fields of tag, length and value, with their check at the end. */
export function writePixCode({ key, name, city, amountCents, reference }: PixCharge): string {
  const fields = [
    field('00', '01'),
    field('26', field('00', PIX_DOMAIN) + field('01', key)),
    field('52', '0000'),
    field('53', '986'),
    field('54', (amountCents / 100).toFixed(2)),
    field('58', 'BR'),
    field('59', plainLetters(name).slice(0, MAX_PIX_NAME)),
    field('60', plainLetters(city).slice(0, MAX_PIX_CITY)),
    field('62', field('05', reference)),
  ].join('');
  const checked = `${fields}6304`;
  return checked + crc16(checked);
}

/** Without accents and whatever else some banks refuse. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .trim();
}

function field(tag: string, value: string): string {
  if (value.length === 0 || value.length > 99) throw new RangeError(`Pix field ${tag}`);
  return `${tag}${String(value.length).padStart(2, '0')}${value}`;
}
