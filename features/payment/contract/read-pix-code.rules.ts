import { crc16 } from './crc16.rules.ts';
import { PIX_DOMAIN } from './pix-code.rules.ts';

/** Fields that are explained by name; others are shown as they stand. */
const NAMES: Readonly<Record<string, PixFieldName>> = {
  '00': 'version',
  '01': 'method',
  '26.00': 'domain',
  '26.01': 'key',
  '26.02': 'message',
  '26.25': 'link',
  '52': 'category',
  '53': 'currency',
  '54': 'amount',
  '58': 'country',
  '59': 'name',
  '60': 'city',
  '61': 'postcode',
  '62.05': 'reference',
  '63': 'check',
};
export type PixFieldName =
  | 'version'
  | 'method'
  | 'domain'
  | 'key'
  | 'message'
  | 'link'
  | 'category'
  | 'currency'
  | 'amount'
  | 'country'
  | 'name'
  | 'city'
  | 'postcode'
  | 'reference'
  | 'check'
  | 'other';

export interface PixField {
  /** `54`, or `26.01` within another field. */
  tag: string;
  name: PixFieldName;
  value: string;
}

/** Why a code is not to be trusted. */
export type PixProblem = 'notPix' | 'cutOff' | 'changed';
export type ReadPixCode = { fields: PixField[] } | { problem: PixProblem };

type Part = readonly [tag: string, value: string];

/**
 * Every field of a pasted Pix code in its order, or why it is none: cut off where a value or the check
 * is missing, changed where the check does not fit.
 */
export function readPixCode(pasted: string): ReadPixCode {
  const code = pasted.trim();
  if (!code.startsWith('000201')) return { problem: 'notPix' };
  const parts = partsOf(code);
  if (!parts) return { problem: 'notPix' };
  const last = parts.at(-1);
  if (parts.some(([, value]) => value === '') || last?.[0] !== '63' || last[1].length !== 4) {
    return { problem: 'cutOff' };
  }
  if (crc16(code.slice(0, -4)) !== last[1].toUpperCase()) return { problem: 'changed' };
  const fields = parts.flatMap(([tag, value]) => explain(tag, value));
  const isPix = fields.some(
    ({ name, value }) => name === 'domain' && value.toLowerCase() === PIX_DOMAIN,
  );
  return isPix ? { fields } : { problem: 'notPix' };
}

/** An empty value stands for one that ends too early; null where no tag and length can be read. */
function partsOf(code: string): Part[] | null {
  const parts: Part[] = [];
  let at = 0;
  while (at < code.length) {
    const head = code.slice(at, at + 4);
    if (!/^\d+$/.test(head)) return null;
    const length = Number(head.slice(2));
    const value = code.slice(at + 4, at + 4 + length);
    const isWhole = head.length === 4 && value.length === length;
    parts.push([head.slice(0, 2), isWhole ? value : '']);
    if (!isWhole) break;
    at += 4 + length;
  }
  return parts;
}

/** The account and the reference are fields of fields. */
function explain(tag: string, value: string): PixField[] {
  const inner = tag === '26' || tag === '62' ? partsOf(value) : null;
  if (!inner) return [{ tag, name: NAMES[tag] ?? 'other', value }];
  return inner.map(([innerTag, innerValue]) => {
    const whole = `${tag}.${innerTag}`;
    return { tag: whole, name: NAMES[whole] ?? 'other', value: innerValue };
  });
}
