import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '#packages/device/testing/memory-storage.ts';
import { dayOf } from '#packages/kernel/day.ts';
import type { HealthDetail, HealthOverview, HealthRecord } from '../../contract/health.contract.ts';
import { millilitres, onDay, withPending } from '../rules/records.rules.ts';
import { clearKnown, keepKnown, readKnown } from './known.ts';
import { type HealthChange, healthStore, type RecordChange } from './pending.ts';

const ANA = 'ana';
const BRUNO = 'bruno';
const START = Date.UTC(2026, 10, 18, 12);
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const glass = (ml: number, at = START, day = '2026-11-18'): HealthDetail => ({
  part: 'drink',
  kind: 'water',
  ml,
  day,
  at: new Date(at).toISOString(),
});
const change = (id: number, minute: number, record: HealthDetail | null): RecordChange => ({
  id: uuid(id),
  record,
  changeId: uuid(minute),
  recordedAt: new Date(START + minute * 60_000).toISOString(),
});

/** A server that keeps the rule of `change.rules.ts`, for changes that come in any order. */
function fakeServer() {
  const standing = new Map<string, RecordChange>();
  return {
    take: async (one: HealthChange) => {
      const next = one as RecordChange;
      const known = standing.get(next.id);
      const order = ({ recordedAt, changeId }: RecordChange) => `${recordedAt} ${changeId}`;
      if (!known || order(next) > order(known)) standing.set(next.id, next);
    },
    records: (): HealthRecord[] => withPending([], [...standing.values()]),
  };
}

/** Changes of four records, at different minutes; some take the record back. */
const changes = fc
  .uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 4 }),
      minute: fc.integer({ min: 0, max: 500 }),
      ml: fc.option(fc.integer({ min: 10, max: 3_000 })),
    }),
    { selector: ({ minute }) => minute, minLength: 1, maxLength: 20 },
  )
  .map((all) =>
    all.map(({ id, minute, ml }) => change(id, minute, ml === null ? null : glass(ml))),
  );

describe('changes that wait on the device', () => {
  it('end in the same records in any order, twice, through the queue or straight to the server', async () => {
    await fc.assert(
      fc.asyncProperty(changes, fc.func(fc.integer()), async (made, order) => {
        const [straight, queued] = [fakeServer(), fakeServer()];
        for (const one of made) await straight.take(one);

        const storage = memoryStorage();
        const shuffled = [...made, ...made].toSorted(
          (a, b) => order(a.changeId) - order(b.changeId),
        );
        for (const [index, one] of shuffled.entries()) {
          healthStore.keep(storage, ANA, one);
          // Now and then there is a connection for a moment.
          if (index % 3 === 2) await healthStore.sendAll(storage, ANA, queued.take);
        }
        await healthStore.sendAll(storage, ANA, queued.take);
        await healthStore.sendAll(storage, ANA, queued.take);

        expect(healthStore.pending(storage, ANA)).toEqual([]);
        expect(queued.records()).toEqual(straight.records());
      }),
    );
  });

  it('never lose or double a glass or its day, wherever and whenever it was tapped', () => {
    const zones = ['America/Sao_Paulo', 'Europe/Lisbon', 'Asia/Tokyo', 'America/New_York'];
    const tap = fc.record({
      zone: fc.constantFrom(...zones),
      // Around the changes of the clock in March and November, and around midnight.
      after: fc.integer({ min: 0, max: 6 * 3600 }),
    });
    const starts = fc.constantFrom('2026-03-08T04:00:00Z', '2026-10-31T22:00:00Z');
    fc.assert(
      fc.property(starts, fc.array(tap, { minLength: 1, maxLength: 40 }), (start, taps) => {
        const storage = memoryStorage();
        let at = Date.parse(start);
        const days: string[] = [];
        for (const [index, { zone, after }] of taps.entries()) {
          at += after * 1000;
          // The day is settled at the tap; a zone that changes later changes no record.
          const day = dayOf(new Date(at), zone);
          days.push(day);
          const id = uuid(index);
          const recordedAt = new Date(at).toISOString();
          healthStore.keep(storage, ANA, {
            id,
            record: glass(200, at, day),
            changeId: id,
            recordedAt,
          });
        }
        const records = withPending([], healthStore.pending(storage, ANA));
        expect(millilitres(records)).toBe(taps.length * 200);
        const counted = [...new Set(days)].map((day) => millilitres(onDay(records, day)));
        expect(counted.reduce((sum, ml) => sum + ml, 0)).toBe(taps.length * 200);
        expect(new Set(records.map(({ day }) => day))).toEqual(new Set(days));
      }),
    );
  });

  it('belong to one person and go with them, together with what the device knew', () => {
    const storage = memoryStorage();
    const note: HealthDetail = {
      part: 'meal',
      kind: 'lunch',
      feeling: null,
      together: null,
      note: 'feijão',
      day: '2026-11-18',
      at: new Date(START).toISOString(),
    };
    const overview: HealthOverview = {
      settings: { goalMl: null, amounts: { water: 200, coffee: 50, mate: 300, coconut: 300 } },
      records: [
        { id: uuid(1), ...glass(200) },
        { id: uuid(2), ...note },
      ],
      achievements: [],
    };
    for (const person of [ANA, BRUNO]) {
      healthStore.keep(storage, person, change(1, 1, glass(200)));
      keepKnown(storage, person, overview);
    }
    // Words are never kept beyond what waits to be sent.
    expect(readKnown(storage, ANA)?.drinks).toEqual([{ id: uuid(1), ...glass(200) }]);
    healthStore.clear(storage, ANA);
    clearKnown(storage, ANA);
    expect([healthStore.pending(storage, ANA), readKnown(storage, ANA)]).toEqual([[], null]);
    expect(healthStore.pending(storage, BRUNO)).toHaveLength(1);
    healthStore.clear(storage);
    clearKnown(storage);
    expect(storage.length).toBe(0);
  });
});
