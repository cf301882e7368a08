import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  checkEmail,
  checkNewPassword,
  checkPasswordChange,
  checkRegistration,
  checkSignIn,
  fitName,
  REGISTRATION_FIELDS,
  type Registration,
} from './registration.rules.ts';

const ana: Registration = {
  fullName: 'Ana Lima',
  email: 'ana@exemplo.com.br',
  plan: 'free',
  companyName: '',
  cnpj: '',
  password: 'manacá-da-serra',
  passwordConfirmation: 'manacá-da-serra',
  termsAccepted: true,
};

test.each([
  ['Ana Lima', 'Ana Lima'],
  [' Ana\n\u202eLima ', 'Ana Lima'],
  ['A'.repeat(4_000), 'A'.repeat(120)],
  [`${'A'.repeat(119)}\u{1f33b}`, 'A'.repeat(119)],
  ['María-José 👩‍🌾', 'María-José 👩‍🌾'],
])('the name %j from elsewhere is kept as %j', (given, kept) => {
  expect(fitName(given)).toBe(kept);
});

describe('registration', () => {
  it('accepts what is complete', () => {
    expect(checkRegistration(ana)).toEqual({});
  });

  test.each([
    ['no name', { fullName: '  ' }, { fullName: 'name_missing' }],
    ['a name without end', { fullName: 'A'.repeat(121) }, { fullName: 'name_too_long' }],
    ['a name of two lines', { fullName: 'Ana\nLima' }, { fullName: 'name_unfit' }],
    ['a name turned round', { fullName: 'Ana \u202eamiL' }, { fullName: 'name_unfit' }],
    ['no e-mail', { email: '' }, { email: 'email_missing' }],
    ['half an e-mail', { email: 'ana@exemplo' }, { email: 'email_invalid' }],
    [
      'five characters',
      { password: 'abcde', passwordConfirmation: 'abcde' },
      { password: 'password_too_short' },
    ],
    [
      'another repetition',
      { passwordConfirmation: 'manaca' },
      { passwordConfirmation: 'passwords_differ' },
    ],
    ['terms not accepted', { termsAccepted: false }, { termsAccepted: 'terms_not_accepted' }],
  ])('refuses %s', (_what, change, problems) => {
    expect(checkRegistration({ ...ana, ...change })).toEqual(problems);
  });

  describe('of a company', () => {
    const company = { companyName: 'Vale Claro', cnpj: '33.000.167/0001-01' };

    test.each<[string, Partial<Registration>, object]>([
      ['is accepted with name and CNPJ', company, {}],
      ['needs a name', { ...company, companyName: ' ' }, { companyName: 'company_missing' }],
      [
        'needs a name that is seen',
        { ...company, companyName: '\u200b' },
        { companyName: 'company_missing' },
      ],
      [
        'needs a plain name',
        { ...company, companyName: 'Vale\u202e' },
        { companyName: 'name_unfit' },
      ],
      [
        'needs a name that ends',
        { ...company, companyName: 'V'.repeat(121) },
        { companyName: 'company_too_long' },
      ],
      ['needs a CNPJ', { ...company, cnpj: '' }, { cnpj: 'cnpj_invalid' }],
      ['needs a right CNPJ', { ...company, cnpj: '33.000.167/0001-02' }, { cnpj: 'cnpj_invalid' }],
      ['may have letters in it', { ...company, cnpj: '12.abc.345/01de-35' }, {}],
    ])('%s', (_what, change, problems) => {
      expect(checkRegistration({ ...ana, plan: 'empresarial', ...change })).toEqual(problems);
    });

    it('is not asked for with the other plans', () => {
      expect(checkRegistration({ ...ana, plan: 'individual', cnpj: '1' })).toEqual({});
    });
  });

  it('tells everything that is wrong at once', () => {
    const empty: Registration = {
      fullName: '',
      email: '',
      plan: 'empresarial',
      companyName: '',
      cnpj: '',
      password: '',
      passwordConfirmation: 'x',
      termsAccepted: false,
    };
    expect(Object.keys(checkRegistration(empty)).sort()).toEqual([...REGISTRATION_FIELDS].sort());
  });
});

test.each([
  ['ana@exemplo.com.br', undefined],
  ['  ana@exemplo.com ', undefined],
  ["o'neil+diario@sub.exemplo.co", undefined],
  ['joão@exemplo.com.br', undefined],
  ['ana', 'email_invalid'],
  ['ana@', 'email_invalid'],
  ['@exemplo.com', 'email_invalid'],
  ['ana@@exemplo.com', 'email_invalid'],
  ['ana@exemplo..com', 'email_invalid'],
  ['ana @exemplo.com', 'email_invalid'],
  ['ana@exemplo.com, bia@exemplo.com', 'email_invalid'],
  [`${'a'.repeat(250)}@exemplo.com`, 'email_invalid'],
])('e-mail %s: %s', (email, problem) => {
  expect(checkEmail(email)).toBe(problem);
});

describe('a new password', () => {
  test.each([
    ['', 'password_missing'],
    ['12345', 'password_too_short'],
    ['123456', undefined],
    ['🌱🌱🌱🌱🌱', 'password_too_short'],
    ['🌱🌱🌱🌱🌱🌱', undefined],
    ['a'.repeat(72), undefined],
    ['a'.repeat(73), 'password_too_long'],
    ['á'.repeat(37), 'password_too_long'],
  ])('%s: %s', (password, problem) => {
    expect(checkNewPassword(password)).toBe(problem);
  });

  it('is measured in the bytes that the service counts', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 6, maxLength: 80 }), (password) => {
        const tooLong = new TextEncoder().encode(password).length > 72;
        expect(checkNewPassword(password) === 'password_too_long').toBe(tooLong);
      }),
    );
  });

  it('must be repeated exactly', () => {
    expect(checkPasswordChange({ password: 'flor123', passwordConfirmation: 'Flor123' })).toEqual({
      passwordConfirmation: 'passwords_differ',
    });
  });
});

it('asks a returning person for e-mail and password only', () => {
  expect(checkSignIn({ email: 'ana@exemplo.com', password: 'x' })).toEqual({});
  expect(checkSignIn({ email: '', password: '' })).toEqual({
    email: 'email_missing',
    password: 'password_missing',
  });
});
