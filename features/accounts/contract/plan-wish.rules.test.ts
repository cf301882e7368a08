import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { PLANS } from '#features/access/contract/access.rules.ts';
import { TERMS_VERSION } from '#features/privacy/contract/terms-version.ts';
import { readPlanWish, registrationMetadata } from './plan-wish.rules.ts';
import { MAX_NAME_LENGTH, type Registration } from './registration.rules.ts';

const business: Registration = {
  fullName: 'Bruno Tavares',
  email: 'bruno@exemplo.com.br',
  plan: 'empresarial',
  companyName: 'Vale Claro Logística',
  cnpj: '12.abc.345/01de-35',
  password: 'ipe-amarelo',
  passwordConfirmation: 'ipe-amarelo',
  termsAccepted: true,
};
const sent = {
  language: 'pt-BR',
  timeZone: 'America/Sao_Paulo',
  now: new Date('2026-11-18T12:00:00Z'),
};
const metadata = registrationMetadata(business, sent);

describe('what a registration sends along', () => {
  it('names the company only with the business plan, its CNPJ without punctuation', () => {
    expect(metadata).toEqual({
      full_name: 'Bruno Tavares',
      language: 'pt-BR',
      time_zone: 'America/Sao_Paulo',
      terms_accepted_at: '2026-11-18T12:00:00.000Z',
      terms_version: TERMS_VERSION,
      plan: 'empresarial',
      company_name: 'Vale Claro Logística',
      cnpj: '12ABC34501DE35',
    });
    const individual = registrationMetadata({ ...business, plan: 'individual' }, sent);
    expect(individual).toHaveProperty('plan', 'individual');
    expect(individual).not.toHaveProperty('cnpj');
    expect(registrationMetadata({ ...business, plan: 'free' }, sent)).not.toHaveProperty('plan');
  });

  it('is read as what was chosen', () => {
    for (const plan of PLANS) {
      const read = readPlanWish(registrationMetadata({ ...business, plan }, sent));
      expect(read.plan).toBe(plan);
    }
    expect(readPlanWish(metadata)).toEqual({
      plan: 'empresarial',
      companyName: 'Vale Claro Logística',
      cnpj: '12ABC34501DE35',
    });
  });
});

describe('metadata that nobody checked', () => {
  test.each([
    ['a broken CNPJ', { cnpj: '12ABC34501DE36' }],
    ['a CNPJ that is no text', { cnpj: 12_345 }],
    ['no CNPJ', { cnpj: null }],
    ['no name', { company_name: ' \u200B\u0000 ' }],
    ['a name without end', { company_name: 'V'.repeat(MAX_NAME_LENGTH + 1) }],
    ['a name that is no text', { company_name: ['Vale'] }],
    ['a plan that nobody sells', { plan: 'premium' }],
    ['a plan that is no text', { plan: { toString: 'empresarial' } }],
    ['no plan', { plan: undefined }],
    ['terms that were not accepted', { terms_accepted_at: undefined }],
    ['terms that were accepted at no time', { terms_accepted_at: 'yes' }],
  ])('with %s ask for the free plan', (_what, change) => {
    expect(readPlanWish({ ...metadata, ...change })).toEqual({ plan: 'free' });
  });

  it('give a name of one visible line', () => {
    const name = '\u202E Vale\n\tClaro\u0007 ';
    expect(readPlanWish({ ...metadata, company_name: name })).toHaveProperty(
      'companyName',
      'Vale Claro',
    );
  });

  it('never break the reading, whatever they are', () => {
    const keys = fc.constantFrom('plan', 'company_name', 'cnpj', 'terms_accepted_at');
    fc.assert(
      fc.property(fc.dictionary(keys, fc.anything()), (anything) => {
        expect(PLANS).toContain(readPlanWish(anything).plan);
      }),
    );
  });
});
