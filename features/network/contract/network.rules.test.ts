import { describe, expect, it } from 'vitest';
import { isChecked, isPhone, mentionsPrice, searchWords } from './network.rules.ts';
import { councilFits, registryOf } from './registry.rules.ts';

describe('a registry', () => {
  it.each([
    ['CRP 06/123456', 'CRP 06/123456'],
    ['crp 6-123456', 'CRP 06/123456'],
    ['CRP06/123456', 'CRP 06/123456'],
    ['CRP PJ 06/1234', 'CRP PJ 06/1234'],
    ['CRM-SP 123456', 'CRM-SP 123456'],
    ['crm/sp 123456', 'CRM-SP 123456'],
    ['CRM 123456/SP', 'CRM-SP 123456'],
    ['CRM-RJ PJ 1234', 'CRM-RJ PJ 1234'],
    ['CRN-3 12345', 'CRN-3 12345'],
    ['CRN 3/12345', 'CRN-3 12345'],
    ['CREFITO-3 12345-F', 'CREFITO-3 12345-F'],
    ['crefito 12 7-to', 'CREFITO-12 7-TO'],
  ])('%s is written as %s', (written, text) => {
    expect(registryOf(written)?.text).toBe(text);
    expect(registryOf(text)?.text).toBe(text);
  });

  it.each(['', 'CRP', 'CRP 00/123', 'CRP 25/123456', 'CRP 06/', 'CRM-XX 123456', 'CRM 123456'])(
    '%j is none',
    (written) => expect(registryOf(written)).toBeNull(),
  );
  it.each(['CRN-12 12345', 'CREFITO-3 12345', 'OAB/SP 1234', 'CRP 06/12345678', '06/123456'])(
    '%j is none either',
    (written) => expect(registryOf(written)).toBeNull(),
  );

  it('lets nobody work in what their council does not answer for', () => {
    expect(councilFits('CRP 06/1', ['psychology'])).toBe(true);
    expect(councilFits('CRM-SP 1', ['psychiatry', 'sleep_medicine'])).toBe(true);
    expect(councilFits('CRP 06/1', ['psychology', 'psychiatry'])).toBe(false);
  });
});

it.each([
  ['R$ 180 a sessão', true],
  ['180 reais', true],
  ['20% de desconto', true],
  ['Primeira consulta grátis', true],
  ['Valor social para estudantes', true],
  ['Atendo há 11 anos, 50 minutos por semana', false],
  ['Dou atenção ao que tem valor para você', false],
  ['Trabalho com metas reais', false],
])('%j names a price: %s', (text, expected) => {
  expect(mentionsPrice(text)).toBe(expected);
});

it.each([
  ['(11) 91234-5678', true],
  ['+55 11 3123-4567', true],
  ['0800 123 4567', true],
  ['3123-4567', false],
  ['telefone', false],
])('%j is a telephone number: %s', (text, expected) => {
  expect(isPhone(text)).toBe(expected);
});

it('searches words without accents, case and signs', () => {
  expect(searchWords('São João-del-Rei, SÃO!')).toEqual(['sao', 'joao', 'del', 'rei']);
  expect(searchWords(" ':* & | ")).toEqual([]);
});

it('holds a check until the day on which it is due again', () => {
  expect(isChecked({ again: '2026-11-20' }, '2026-11-19')).toBe(true);
  expect(isChecked({ again: '2026-11-20' }, '2026-11-20')).toBe(false);
  expect(isChecked(null, '2026-11-20')).toBe(false);
});
