import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type CnpjFinding, explainCnpj, formatCnpj, isCnpj, normalizeCnpj } from './cnpj.rules.ts';

const ALPHANUMERIC = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

// Independent of the code under test: the weights written out, as the ministry's manual has them.
function withCheckDigits(base: string): string {
  const values = [...base].map((one) => (one.codePointAt(0) ?? 0) - 48);
  const digit = (numbers: readonly number[]) => {
    const weighted = numbers.toReversed().map((value, place) => value * (2 + (place % 8)));
    const rest = weighted.reduce((sum, value) => sum + value, 0) % 11;
    return rest < 2 ? 0 : 11 - rest;
  };
  const first = digit(values);
  return `${base}${first}${digit([...values, first])}`;
}

const base = fc.array(fc.constantFrom(...ALPHANUMERIC), { minLength: 12, maxLength: 12 });
const cnpj = base
  .map((characters) => withCheckDigits(characters.join('')))
  .filter((text) => !/^0+$/.test(text));

describe('a CNPJ', () => {
  // Numbers of the ministry's reference test, and of companies that everybody knows.
  test.each([
    ['12ABC34501DE35', true],
    ['12ABC345000188', true],
    ['33000167000101', true],
    ['11444777000161', true],
    ['00000000000191', true],
    ['ABCDEFGHIJKL80', true],
    ['11111111111180', true],
    ['12.ABC.345/01DE-35', true],
    ['12.abc.345/01de-35', true],
    [' 33 000 167 / 0001 – 01 ', true],
    ['ABCDEFGHIJKL81', false],
    ['12ABC34501DE3A', false],
    ['000000000001P1', false],
    ['00000000000000', false],
    ['00.000.000/0000-00', false],
    ['33000167000102', false],
    ['3300016700010', false],
    ['330001670001011', false],
    ['', false],
    ['12ÀBC34501DE35', false],
    ['１２ABC34501DE35', false],
  ])('%j: %s', (text, valid) => {
    expect(isCnpj(text)).toBe(valid);
  });

  it('is every base with its own two check digits, and with no others', () => {
    fc.assert(
      fc.property(cnpj, fc.integer({ min: 1, max: 99 }), (right, offset) => {
        expect(isCnpj(right)).toBe(true);
        const digits = (Number(right.slice(12)) + offset) % 100;
        expect(isCnpj(right.slice(0, 12) + String(digits).padStart(2, '0'))).toBe(false);
      }),
    );
  });

  it('survives its way of writing', () => {
    fc.assert(
      fc.property(cnpj, (right) => {
        const written = formatCnpj(right).text;
        expect(written).toMatch(/^\w{2}\.\w{3}\.\w{3}\/\w{4}-\d{2}$/);
        expect(normalizeCnpj(written.toLowerCase())).toBe(right);
        expect(explainCnpj(written)).toEqual({ kind: 'valid' });
      }),
    );
  });
});

describe('what is wrong with a CNPJ', () => {
  test.each<[text: string, finding: CnpjFinding]>([
    ['', { kind: 'empty' }],
    [' ./-', { kind: 'empty' }],
    ['33.000.167/0001-0', { kind: 'too_short', count: 1 }],
    ['33.000.167/0001-0112', { kind: 'too_long', count: 2 }],
    ['33.0#0', { kind: 'wrong_character', position: 4, character: '#' }],
    ['33.000.167/00Ç1-01', { kind: 'wrong_character', position: 11, character: 'Ç' }],
    ['33😀', { kind: 'wrong_character', position: 3, character: '😀' }],
    ['00.000.000/0000-00', { kind: 'all_zero' }],
    ['33.O00.167/0001-01', { kind: 'letter_for_digit', position: 3, character: 'O', likely: '0' }],
    ['33.000.167/0001-0I', { kind: 'letter_for_digit', position: 14, character: 'I', likely: '1' }],
    ['12.A8C.345/01DE-35', { kind: 'digit_for_letter', position: 4, character: '8', likely: 'B' }],
    ['11.447.477/0001-61', { kind: 'swapped', position: 5 }],
    // Two exchanges would explain it: no guess.
    ['33.000.617/0001-01', { kind: 'check_digits' }],
    ['33.000.167/0001-1A', { kind: 'letter_at_end', position: 14, character: 'A' }],
    ['33.000.167/0001-77', { kind: 'check_digits' }],
  ])('%s', (text, finding) => {
    expect(explainCnpj(text)).toEqual(finding);
  });

  it('never asks about a letter in a number that has none', () => {
    const numeric = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 14, maxLength: 14 });
    fc.assert(
      fc.property(numeric, (digits) => {
        expect(explainCnpj(digits.join('')).kind).not.toMatch(/_for_/);
      }),
    );
  });

  it('finds a single look-alike or exchange, or says that it cannot tell', () => {
    fc.assert(
      fc.property(cnpj, fc.integer({ min: 0, max: 12 }), (right, index) => {
        const [one = '', other = ''] = right.slice(index, index + 2);
        fc.pre(one !== other);
        const typed = right.slice(0, index) + other + one + right.slice(index + 2);
        fc.pre(!isCnpj(typed));
        const finding = explainCnpj(typed);
        if (finding.kind === 'swapped') expect(finding.position).toBe(index + 1);
        else expect(finding.kind).toMatch(/^check_digits$|^letter_at_end$|_for_/);
      }),
    );
  });

  it('agrees with the check for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(explainCnpj(text).kind === 'valid').toBe(isCnpj(text));
      }),
    );
  });
});

describe('writing a CNPJ while it is typed', () => {
  const typing = fc.array(
    fc.constantFrom(...ALPHANUMERIC, 'a', 'z', '.', '/', '-', ' ', '#', 'ç'),
    {
      maxLength: 20,
    },
  );
  const type = (keys: readonly string[]) =>
    keys.reduce(
      (field, key) =>
        formatCnpj(
          field.text.slice(0, field.caret) + key + field.text.slice(field.caret),
          field.caret + key.length,
        ),
      { text: '', caret: 0 },
    );

  it('keeps every character, in order, and the cursor at the end', () => {
    fc.assert(
      fc.property(typing, (keys) => {
        const typed = type(keys);
        expect(normalizeCnpj(typed.text)).toBe(normalizeCnpj(keys.join('')));
        expect(typed.caret).toBe(typed.text.length);
      }),
    );
  });

  it('changes nothing that is written already', () => {
    fc.assert(
      fc.property(typing, fc.nat(), (keys, seed) => {
        const { text } = type(keys);
        const caret = seed % (text.length + 1);
        const again = formatCnpj(text, caret);
        expect(normalizeCnpj(again.text)).toBe(normalizeCnpj(text));
        expect(formatCnpj(again.text, again.caret)).toEqual(again);
      }),
    );
  });

  it('lets both deleting keys get through from anywhere', () => {
    const written = fc.tuple(cnpj, fc.nat({ max: 18 })).map(([right, caret]) => ({
      text: formatCnpj(right).text,
      caret,
    }));
    fc.assert(
      fc.property(written, (start) => {
        let back = start;
        for (let presses = 0; presses < 18 && back.caret > 0; presses++) {
          const { text, caret } = back;
          back = formatCnpj(text.slice(0, caret - 1) + text.slice(caret), caret - 1);
        }
        expect(back.caret).toBe(0);
        let ahead = start;
        for (let presses = 0; presses < 19; presses++) {
          const { text, caret } = ahead;
          const rest = text.slice(0, caret) + text.slice(caret + 1);
          ahead = formatCnpj(rest, caret, { forward: true });
        }
        expect(normalizeCnpj(ahead.text.slice(ahead.caret))).toBe('');
      }),
    );
  });

  test.each([
    ['a digit in the middle', '12.9ABC.345', 4, '12.9AB.C34/5', 4],
    ['a separator that was deleted comes back, the cursor in front of it', '12ABC', 2, '12.ABC', 2],
    ['a separator of one’s own', '12.', 3, '12.', 3],
    ['a wrong separator', '12/', 3, '12', 2],
    ['a pasted number', 'CNPJ', 4, 'CN.PJ', 5],
  ])('%s', (_what, text, caret, written, place) => {
    expect(formatCnpj(text, caret)).toEqual({ text: written, caret: place });
  });

  it('moves past a separator when what comes after it is being deleted', () => {
    expect(formatCnpj('12ABC', 2, { forward: true })).toEqual({ text: '12.ABC', caret: 3 });
  });
});
