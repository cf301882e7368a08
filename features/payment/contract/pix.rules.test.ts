import { describe, expect, it } from 'vitest';
import { crc16 } from './crc16.rules.ts';
import { writePixCode } from './pix-code.rules.ts';
import { readPixCode } from './read-pix-code.rules.ts';

/** The static code of the Central Bank's manual of initiation standards. */
const PUBLISHED =
  '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';
const charge = {
  key: 'pagamentos@florescer.example',
  name: 'Florescer',
  city: 'São Paulo',
  amountCents: 260_405,
  reference: 'FLR261123A7',
};

describe('the check of a code', () => {
  it.each([
    ['123456789', '29B1'],
    ['', 'FFFF'],
    [PUBLISHED.slice(0, -4), '1D3D'],
  ])('of %j is %s', (text, check) => {
    expect(crc16(text)).toBe(check);
  });
});

describe('a code of ours', () => {
  it('says each field with its length, in plain letters', () => {
    const code = writePixCode(charge);
    expect(code).toMatch(
      /^00020126500014br\.gov\.bcb\.pix0128pagamentos@florescer\.example52040000530398654072604\.055802BR5909Florescer6009Sao Paulo62150511FLR261123A76304[0-9A-F]{4}$/,
    );
  });

  it.each([1, 99, 100, 1990, 12_345_678])('of %i cents is read back as it was written', (cents) => {
    const read = readPixCode(writePixCode({ ...charge, amountCents: cents }));
    const values = Object.fromEntries(
      'fields' in read ? read.fields.map(({ name, value }) => [name, value]) : [],
    );
    expect(values).toMatchObject({
      key: charge.key,
      amount: (cents / 100).toFixed(2),
      name: 'Florescer',
      city: 'Sao Paulo',
      reference: charge.reference,
    });
  });

  it('cuts a long name and city at what a code holds', () => {
    const code = writePixCode({ ...charge, name: 'N'.repeat(40), city: 'C'.repeat(40) });
    expect(code).toContain(`5925${'N'.repeat(25)}6015${'C'.repeat(15)}62`);
  });
});

describe('a pasted code', () => {
  it('that the Central Bank published is explained', () => {
    expect(readPixCode(` ${PUBLISHED}\n`)).toEqual({
      fields: [
        { tag: '00', name: 'version', value: '01' },
        { tag: '26.00', name: 'domain', value: 'br.gov.bcb.pix' },
        { tag: '26.01', name: 'key', value: '123e4567-e12b-12d1-a456-426655440000' },
        { tag: '52', name: 'category', value: '0000' },
        { tag: '53', name: 'currency', value: '986' },
        { tag: '58', name: 'country', value: 'BR' },
        { tag: '59', name: 'name', value: 'Fulano de Tal' },
        { tag: '60', name: 'city', value: 'BRASILIA' },
        { tag: '62.05', name: 'reference', value: '***' },
        { tag: '63', name: 'check', value: '1D3D' },
      ],
    });
  });

  it('with a changed letter is refused', () => {
    expect(readPixCode(PUBLISHED.replace('Fulano', 'Sicano'))).toEqual({ problem: 'changed' });
  });

  it('is never taken for whole wherever it is cut', () => {
    for (let length = 6; length < PUBLISHED.length; length += 1) {
      expect([length, readPixCode(PUBLISHED.slice(0, length))]).toEqual([
        length,
        { problem: 'cutOff' },
      ]);
    }
  });

  it.each([
    ['nothing', ''],
    ['a sentence', 'pague aqui'],
    ['an address', 'https://banco.example/pix'],
    ['a code of another scheme', withCheck('00020126140010com.banco.5802BR')],
    ['what ends in letters', '000201abcd'],
  ])('%s is no Pix code', (_, text) => {
    expect(readPixCode(text)).toEqual({ problem: 'notPix' });
  });
});

function withCheck(fields: string): string {
  return `${fields}6304${crc16(`${fields}6304`)}`;
}
