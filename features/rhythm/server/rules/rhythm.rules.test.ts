import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayOf } from '#packages/kernel/day.ts';
import { reachOf, rhythmAt, type Shown } from './rhythm.rules.ts';

const SAO_PAULO = 'America/Sao_Paulo';
const NOON = new Date('2026-11-18T15:00:00Z');
const TODAY = '2026-11-18';
const back = (count: number) => addDays(TODAY, -count);

describe('the rhythm', () => {
  it.each<[string, readonly string[], number]>([
    ['nothing', [], 0],
    ['today and the first day that still counts', [TODAY, back(27)], 2],
    ['a day that has just left', [back(28)], 0],
    ['a day twice, from two features', [TODAY, back(3), TODAY], 2],
    ['all of them', Array.from({ length: 40 }, (_, ago) => back(ago)), 28],
  ])('of %s', (_, recorded, days) => {
    const { rhythm } = rhythmAt(null, recorded, NOON, SAO_PAULO);
    expect(rhythm).toEqual({ days, grown: days });
  });

  it('keeps its garden through a month away, and its days only as long as they last', () => {
    const before = rhythmAt(null, [TODAY, back(1), back(2)], NOON, SAO_PAULO).shown;
    const after = rhythmAt(before, [], new Date('2026-12-20T15:00:00Z'), SAO_PAULO);
    expect(after.rhythm).toEqual({ days: 0, grown: 3 });
  });

  it('counts a day that began where the person was, after they flew back behind it', () => {
    const tokyo = new Date('2026-11-18T20:00:00Z');
    const day = dayOf(tokyo, 'Asia/Tokyo');
    const before = rhythmAt(null, [day], tokyo, 'Asia/Tokyo').shown;
    expect(day).toBe('2026-11-19');
    expect(rhythmAt(before, [day], tokyo, SAO_PAULO).rhythm.days).toBe(1);
  });

  it('lets the oldest day stay for a journey to the east, and go with the time after it', () => {
    const oldest = back(27);
    const leaving = new Date('2026-11-18T20:00:00Z');
    const before = rhythmAt(null, [oldest], leaving, SAO_PAULO).shown;
    const arrived = rhythmAt(before, [oldest], leaving, 'Asia/Tokyo');
    expect(arrived.rhythm.days).toBe(1);
    const later = new Date('2026-11-19T08:00:00Z');
    expect(rhythmAt(arrived.shown, [oldest], later, 'Asia/Tokyo').rhythm.days).toBe(0);
  });
});

/** What can happen to somebody's records, and time between. */
type Happening =
  | { kind: 'record' | 'deleteNewest' | 'deleteAll' }
  | { kind: 'travel'; zone: string }
  | { kind: 'backfill'; ago: number }
  | { kind: 'time'; minutes: number };

/** Both ends of the day's clock, and zones whose clocks change, at midnight too. */
const ZONES = [
  SAO_PAULO,
  'Asia/Tokyo',
  'Pacific/Kiritimati',
  'Pacific/Niue',
  'America/Santiago',
  'Africa/Cairo',
  'Europe/Lisbon',
  'Australia/Lord_Howe',
];

const happening: fc.Arbitrary<Happening> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ kind: 'record' } as const) },
  fc.constantFrom({ kind: 'deleteNewest' } as const, { kind: 'deleteAll' } as const),
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('travel'), zone: fc.constantFrom(...ZONES) }),
  },
  fc.record({
    kind: fc.constant('backfill'),
    ago: fc.oneof(fc.integer({ min: 0, max: 35 }), fc.constantFrom(26, 27, 28)),
  }),
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('time'),
      minutes: fc.oneof(fc.integer({ min: 1, max: 2_000 }), fc.integer({ min: 1, max: 90_000 })),
    }),
  },
) as fc.Arbitrary<Happening>;

/**
 * Somebody's records as the features keep them, each on the day of its writing; looked at after
 * everything, or only where `looks` says so.
 */
function life(happenings: readonly Happening[], start: Date, looks?: Iterator<boolean>) {
  let [now, zone] = [start, SAO_PAULO];
  let recorded: string[] = [];
  let shown: Shown | null = null;
  return happenings.flatMap((one) => {
    if (one.kind === 'record') recorded.push(dayOf(now, zone));
    if (one.kind === 'backfill') recorded.push(addDays(dayOf(now, zone), -one.ago));
    if (one.kind === 'deleteNewest') recorded.pop();
    if (one.kind === 'deleteAll') recorded = [];
    if (one.kind === 'travel') zone = one.zone;
    if (one.kind === 'time') now = new Date(now.getTime() + one.minutes * 60_000);
    if (looks?.next().value === false) return [];
    const { from, to } = reachOf(now);
    const read = recorded.filter((day) => day >= from && day <= to);
    const view = rhythmAt(shown, read, now, zone);
    shown = view.shown;
    return [{ one, now, zone, recorded: [...recorded], ...view }];
  });
}

// A year that holds every change of the clocks of these zones.
const start = fc.date({
  min: new Date('2026-01-01'),
  max: new Date('2027-01-01'),
  noInvalidDate: true,
});
const lives = fc.tuple(fc.array(happening, { maxLength: 60 }), start);

describe('whatever happens', () => {
  it('only time lowers the days shown, and nothing lowers the garden', () => {
    fc.assert(
      fc.property(lives, ([happenings, from]) => {
        let before = { days: 0, grown: 0 };
        for (const { one, rhythm } of life(happenings, from)) {
          expect(rhythm.grown).toBeGreaterThanOrEqual(before.grown);
          expect(rhythm.grown).toBeGreaterThanOrEqual(rhythm.days);
          if (one.kind !== 'time') expect(rhythm.days).toBeGreaterThanOrEqual(before.days);
          before = rhythm;
        }
      }),
    );
  });

  it('time takes no day before its 28 have passed in the zone that closes them', () => {
    fc.assert(
      fc.property(lives, ([happenings, from]) => {
        let before: readonly string[] = [];
        for (const { now, shown } of life(happenings, from)) {
          const gone = before.filter((day) => !shown.days.includes(day));
          for (const day of gone) expect(addDays(day, 28) <= dayOf(now, shown.zone)).toBe(true);
          before = shown.days;
        }
      }),
    );
  });

  it('who leaves it aside for a while, or turns it off, finds nothing lowered but by time', () => {
    fc.assert(
      fc.property(lives, fc.infiniteStream(fc.boolean()), ([happenings, from], looks) => {
        let before: Shown | null = null;
        for (const { now, shown } of life(happenings, from, looks)) {
          const gone = before?.days.filter((day) => !shown.days.includes(day)) ?? [];
          for (const day of gone) expect(addDays(day, 28) <= dayOf(now, shown.zone)).toBe(true);
          expect(shown.grown).toBeGreaterThanOrEqual(before?.grown ?? 0);
          before = shown;
        }
      }),
    );
  });

  it('a record counts for one day, and none is missing', () => {
    fc.assert(
      fc.property(lives, ([happenings, from]) => {
        for (const { now, zone, recorded, shown } of life(happenings, from)) {
          expect(new Set(shown.days).size).toBe(shown.days.length);
          const due = recorded.filter((day) => day > addDays(dayOf(now, zone), -28));
          const far = reachOf(now).to;
          for (const day of due) if (day <= far) expect(shown.days).toContain(day);
        }
      }),
    );
  });

  it('who stays in one place and deletes nothing sees exactly the last 28 days', () => {
    const quiet = lives.map(
      ([all, from]) =>
        [all.filter(({ kind }) => kind === 'record' || kind === 'time'), from] as const,
    );
    fc.assert(
      fc.property(quiet, ([happenings, from]) => {
        for (const { now, recorded, rhythm } of life(happenings, from)) {
          const today = dayOf(now, SAO_PAULO);
          const counted = recorded.filter((day) => day > addDays(today, -28) && day <= today);
          expect(rhythm.days).toBe(new Set(counted).size);
        }
      }),
    );
  });
});
