import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayOf } from '#packages/kernel/day.ts';
import { portrait } from '#packages/ui/art/portraits.ts';
import { ACHIEVEMENTS } from '../../contract/achievements.ts';
import type { HealthRecord } from '../../contract/health.contract.ts';
import { isAmount, isDuration, isGoal, wholeNumber } from './form.rules.ts';
import { historyOf, rangeOf } from './history.rules.ts';
import { clockOf, instantOf, isAhead } from './time.rules.ts';

const SAO_PAULO = 'America/Sao_Paulo';
const ZONES = [
  SAO_PAULO,
  'America/New_York',
  'America/Santiago',
  'Asia/Beirut',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Europe/Lisbon',
];

describe('the time of a record', () => {
  it('lies in the day that it was chosen for, in every zone and over every change of the clock', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc.integer({ min: 0, max: 1_500 }),
        fc.integer({ min: 0, max: 23 }),
        fc.integer({ min: 0, max: 59 }),
        (zone, days, hour, minute) => {
          const day = addDays('2024-01-01', days);
          const clock = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':');
          expect(dayOf(instantOf(day, clock, zone), zone)).toBe(day);
        },
      ),
    );
  });

  it.each([
    ['2026-11-18', '12:30', SAO_PAULO, '2026-11-18T15:30:00.000Z'],
    // The night still belongs to the day before.
    ['2026-11-18', '01:15', SAO_PAULO, '2026-11-19T04:15:00.000Z'],
    ['2026-11-18', '03:00', SAO_PAULO, '2026-11-18T06:00:00.000Z'],
    // New York leaps from 02:00 to 03:00 on 8 March, and shows 01:30 twice on 1 November.
    ['2026-03-07', '02:30', 'America/New_York', '2026-03-08T06:30:00.000Z'],
    ['2026-10-31', '01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
  ])('%s at %s in %s is %s', (day, clock, zone, instant) => {
    expect(instantOf(day, clock, zone).toISOString()).toBe(instant);
  });

  it('is shown as the clock shows it, and is ahead only when it is', () => {
    expect(clockOf('2026-11-18T15:05:59Z', SAO_PAULO)).toBe('12:05');
    const noon = new Date('2026-11-18T15:00:00Z');
    expect(isAhead('2026-11-18', '12:01', SAO_PAULO, noon)).toBe(true);
    expect(isAhead('2026-11-18', '12:00', SAO_PAULO, noon)).toBe(false);
  });
});

describe('a history', () => {
  const drink = (day: string, ml: number, kind: 'water' | 'mate' = 'water'): HealthRecord => ({
    part: 'drink',
    id: `${day} ${ml} ${kind}`,
    kind,
    ml,
    day,
    at: `${day}T12:00:00Z`,
  });
  const range = { from: '2026-11-12', to: '2026-11-18' };

  it('has a gap where nothing was recorded, and rests on the days that were', () => {
    const records = [
      drink('2026-11-12', 200),
      drink('2026-11-12', 300, 'mate'),
      drink('2026-11-18', 700),
    ];
    const history = historyOf('drink', [...records, drink('2026-11-11', 900)], range);
    expect(history.days.map(({ value }) => value)).toEqual([
      500,
      null,
      null,
      null,
      null,
      null,
      700,
    ]);
    expect(history).toMatchObject({ recorded: 2, total: 1_200, mean: 600 });
    expect(history.most).toEqual({ kind: 'water', count: 2 });
  });

  it('names nothing as the most where two are even', () => {
    const records = [drink('2026-11-12', 50), drink('2026-11-13', 300, 'mate')];
    expect(historyOf('drink', records, range).most).toBeNull();
  });

  it('of nothing has no mean and names nothing', () => {
    const { recorded, mean, most } = historyOf('meal', [drink('2026-11-12', 200)], range);
    expect({ recorded, mean, most }).toEqual({ recorded: 0, mean: null, most: null });
  });

  it('covers whole spans, one before the other without a gap', () => {
    expect(rangeOf('week', '2026-11-18', 0)).toEqual(range);
    expect(rangeOf('week', '2026-11-18', 1).to).toBe('2026-11-11');
    expect(rangeOf('month', '2026-11-18', 0).from).toBe('2026-10-20');
  });
});

describe('what is typed', () => {
  it.each([
    ['200', true],
    [' 10 ', true],
    ['3000', true],
    ['9', false],
    ['3001', false],
    ['1,5', false],
    ['-20', false],
    ['', false],
  ])('%j is an amount: %s', (text, expected) => {
    expect(isAmount(text)).toBe(expected);
  });

  it('may leave the goal out, but not the minutes', () => {
    expect([isGoal(''), isGoal('2000'), isGoal('200'), isGoal('muito')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect([isDuration('1'), isDuration('1440'), isDuration('0'), isDuration('')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(wholeNumber('12 copos')).toBeNull();
  });
});

it('every achievement has a plant that no other has', () => {
  const drawn = ACHIEVEMENTS.map((_, number) => portrait(number, 64));
  expect(new Set(drawn).size).toBe(ACHIEVEMENTS.length);
});
