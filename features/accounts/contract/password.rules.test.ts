import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { adviseOnPassword, weaknessesOf } from './password.rules.ts';

const ana = { email: 'ana.lima@exemplo.com.br', fullName: 'Ana Cláudia Lima' };

describe('what makes a password easy to guess', () => {
  test.each([
    ['abc', ['too_short']],
    ['🌱🌱🌱🌱🌱', ['too_short']],
    ['a'.repeat(73), ['too_long']],
    ['á'.repeat(37), ['too_long']],
    ['senha123', ['common']],
    ['Mudar@2024', ['common']],
    ['1q2w3e4r', ['common']],
    ['123456', ['digits_only']],
    ['94617203', ['digits_only']],
    ['aaaaaaaa', ['repeated']],
    ['ababABAB', ['repeated']],
    ['123123123123', ['repeated']],
    ['a'.repeat(23), ['repeated']],
    ['a'.repeat(24), []],
    ['abcdef', ['sequence']],
    ['fedcba1', ['sequence']],
    ['poiuyt', ['sequence']],
    ['zxcvbn7', ['sequence']],
    ['abc12345', ['sequence']],
    ['aaaabbbb', ['repeated']],
    ['12/05/1990', ['date']],
    ['xy1990-05-12', ['date']],
    ['Florescer2026', ['product_name', 'date']],
    ['florescer!', ['product_name']],
    ['analima', ['personal']],
    ['Cláudia1990', ['personal', 'date']],
    ['ana.lima!', ['personal']],
    ['exemplo123', ['personal', 'sequence']],
  ])('%s: %j', (password, weaknesses) => {
    expect(weaknessesOf(password, ana)).toEqual(weaknesses);
  });

  test.each([
    ['manacá-da-serra'],
    ['girassol de domingo'],
    ['uma senha qualquer'],
    ['florescer-demo'],
    ['banana-split'],
    ['tR7$kQ2!vM9z'],
    ['a noite de 1990 foi fria'],
    ['🌱🌷🌵🌻🌼🌹'],
    ['314159265358979'],
    [`${'a'.repeat(30)}bcxw`],
  ])('%s is accepted', (password) => {
    expect(weaknessesOf(password, ana)).toEqual([]);
  });

  it('is the same with other accents and other case', () => {
    expect(weaknessesOf('CLAUDIA1990', ana)).toEqual(weaknessesOf('cláudia1990', ana));
  });

  it('never takes a long text of many characters for weak, whoever writes it', () => {
    const words = fc.array(
      fc.constantFrom('ipê', 'lua', 'sabiá', 'vento', 'praça', 'café', 'rede'),
      {
        minLength: 4,
        maxLength: 6,
      },
    );
    fc.assert(
      fc.property(words, (list) => {
        const text = [...new Set(list), 'jabuti', 'orvalho'].join(' ');
        expect(weaknessesOf(text, ana)).toEqual([]);
      }),
    );
  });

  it('answers in good time, whatever it is given', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (password) => {
        expect(Array.isArray(weaknessesOf(password, { email: password, fullName: password }))).toBe(
          true,
        );
      }),
    );
  });
});

describe('advice', () => {
  test.each([
    ['abc', 'too_short'],
    ['123456', 'weak'],
    ['senha123', 'weak'],
    ['aaaaaaaaaaaaaaaa', 'weak'],
    ['florzinha', 'weak'],
    ['Florzinha7', 'fair'],
    ['o ipê floriu em agosto', 'strong'],
    ['tR7$kQ2!vM9z', 'strong'],
  ])('strength of %s is %s', (password, strength) => {
    expect(adviseOnPassword(password).strength).toBe(strength);
  });

  test.each([
    ['abc', ['longer']],
    ['analima7', ['nothing_personal', 'more_words', 'other_characters']],
    ['Florzinha7', ['more_words']],
    ['a'.repeat(80), ['other_characters']],
    ['o ipê floriu em agosto', []],
  ])('for %s: %j', (password, tips) => {
    expect(adviseOnPassword(password, ana).tips).toEqual(tips);
  });

  it('calls nothing strong that would be refused', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (password) => {
        const { strength, weaknesses } = adviseOnPassword(password, ana);
        if (weaknesses.length > 0) expect(['weak', 'too_short']).toContain(strength);
      }),
    );
  });
});
