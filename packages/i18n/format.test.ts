import { describe, expect, it } from 'vitest';
import { formatterFor } from './format.ts';
import { LANGUAGES } from './languages.ts';

const ZONE = 'America/Sao_Paulo';
const EVENING = '2026-11-18T22:42:00Z';

describe('times', () => {
  it.each([
    ['pt-BR', EVENING, '19h42'],
    ['pt-BR', '2026-11-18T21:00:00Z', '18h'],
    ['pt-BR', '2026-11-18T12:05:00Z', '9h05'],
    ['pt-BR', '2026-11-18T03:00:00Z', '0h'],
    ['en-US', EVENING, '7:42 PM'],
    ['es-ES', EVENING, '19:42'],
    ['fr-FR', EVENING, '19 h 42'],
    ['fr-FR', '2026-11-18T16:03:00Z', '13 h 03'],
    ['fr-FR', '2026-11-18T21:00:00Z', '18 h'],
  ] as const)('%s writes %s as %s', (language, instant, text) => {
    // Engines disagree about the kind of space before PM.
    expect(formatterFor(language, ZONE).time(instant).replace(/\s/g, ' ')).toBe(text);
  });
});

describe('dates', () => {
  it.each([
    ['pt-BR', 'weekday', 'Quarta-feira, 18 de novembro'],
    ['pt-BR', 'weekdayWithin', 'quarta-feira, 18 de novembro'],
    ['en-US', 'weekdayWithin', 'Wednesday, November 18'],
    ['pt-BR', 'short', '18/11/2026'],
    ['pt-BR', 'day', '18 de novembro'],
    ['en-US', 'weekday', 'Wednesday, November 18'],
    ['es-ES', 'weekday', 'Miércoles, 18 de noviembre'],
    ['fr-FR', 'weekday', 'Mercredi 18 novembre'],
  ] as const)('%s, %s', (language, style, text) => {
    expect(formatterFor(language, ZONE).date(EVENING, style)).toBe(text);
  });

  it('keeps a calendar day in every zone', () => {
    for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', ZONE]) {
      expect(formatterFor('pt-BR', zone).day('2026-11-18')).toBe('18 de novembro');
    }
  });

  it('names weekdays without a full stop', () => {
    expect(formatterFor('pt-BR').weekday('2026-11-18')).toBe('qua');
    expect(formatterFor('fr-FR').weekday('2026-11-18')).toBe('mer');
  });

  it('tells short months apart in every language', () => {
    for (const language of LANGUAGES) {
      const names = Array.from({ length: 12 }, (_, nth) =>
        formatterFor(language).day(`2026-${String(nth + 1).padStart(2, '0')}-01`, 'shortMonth'),
      );
      expect(new Set(names).size).toBe(12);
      expect(names.join('')).not.toContain('.');
    }
    expect(formatterFor('fr-FR').day('2026-07-01', 'shortMonth')).toBe('juil');
  });

  it('puts the time behind the date', () => {
    expect(formatterFor('pt-BR', ZONE).dateTime(EVENING)).toBe(
      'Quarta-feira, 18 de novembro, 19h42',
    );
  });
});

describe('distance from now', () => {
  it.each([
    ['2026-11-18T22:41:30Z', 'agora'],
    ['2026-11-18T22:37:00Z', 'há 5 minutos'],
    ['2026-11-18T20:00:00Z', 'há 2 horas'],
    ['2026-11-17T20:00:00Z', 'ontem'],
    ['2026-11-20T23:00:00Z', 'depois de amanhã'],
    ['2026-11-16T23:50:00Z', 'anteontem'],
    ['2026-11-08T12:00:00Z', 'semana passada'],
    ['2025-11-01T12:00:00Z', 'ano passado'],
  ])('%s is %s', (instant, text) => {
    expect(formatterFor('pt-BR', ZONE).relative(instant, EVENING)).toBe(text);
  });
});

it('writes numbers and lists as the language does', () => {
  expect(formatterFor('pt-BR').number(12480)).toBe('12.480');
  expect(formatterFor('en-US').number(12480)).toBe('12,480');
  expect(formatterFor('pt-BR').list(['sono', 'dor', 'foco'])).toBe('sono, dor e foco');
});

describe('numbers', () => {
  it.each([
    ['pt-BR', -0.7, '−0,7'],
    ['en-US', -0.7, '−0.7'],
    ['es-ES', 0.7, '+0,7'],
    ['fr-FR', -0.7, '−0,7'],
  ] as const)('%s writes %d with its sign as %s', (language, value, text) => {
    expect(formatterFor(language).number(value, { signDisplay: 'exceptZero' })).toBe(text);
  });
});
