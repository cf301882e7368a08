import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '#packages/device/testing/memory-storage.ts';
import type { EmotionLevel, EmotionMoment } from '../../contract/emotions.contract.ts';
import { withPending } from '../moments/moments.rules.ts';
import { type DayChange, dayStore, type MomentChange, momentStore } from './pending.ts';

const ANA = 'ana';
const DAY = '2026-11-18';
const stampOf = (minute: number) => ({
  changeId: `00000000-0000-4000-8000-${String(minute).padStart(12, '0')}`,
  recordedAt: new Date(Date.UTC(2026, 10, 18, 12, minute)).toISOString(),
});
const change = (day: string, minute: number, level: EmotionLevel | null = 3): DayChange => ({
  day,
  level,
  tags: [],
  note: null,
  ...stampOf(minute),
});
const moment = (id: string, note: string): EmotionMoment => ({
  ...{ id, note, level: null, tags: [] },
  ...{ day: DAY, at: '2026-11-18T13:00:00.000Z' },
});

describe('days that wait on the device', () => {
  it('are one change for each day, the latest, in whatever order they were kept', () => {
    const minutes = fc.array(fc.integer({ min: 0, max: 59 }), { minLength: 1 });
    fc.assert(
      fc.property(minutes, (taps) => {
        const storage = memoryStorage();
        for (const minute of taps) dayStore.keep(storage, ANA, change(DAY, minute));
        expect(dayStore.pending(storage, ANA)).toEqual([change(DAY, Math.max(...taps))]);
      }),
    );
  });

  it('that a former version of the app kept are still sent', async () => {
    const storage = memoryStorage();
    const former = change('2026-11-17', 1);
    storage.setItem('florescer.emotions.day.ana.2026-11-17', JSON.stringify(former));
    const sent: DayChange[] = [];
    await dayStore.sendAll(storage, ANA, async (one) => sent.push(one));
    expect([sent, storage.length]).toEqual([[former], 0]);
  });

  it('that were damaged are passed over', () => {
    const storage = memoryStorage();
    storage.setItem('florescer.emotions.day.ana.2026-11-18', '{"day":');
    storage.setItem('florescer.emotions.day.ana.2026-11-17', '{"day":"2026-11-17","level":3}');
    expect(dayStore.pending(storage, ANA)).toEqual([]);
  });
});

describe('moments that wait on the device', () => {
  it('end in the same day in any order, twice, through the queue or straight to the server', async () => {
    const made = fc
      .uniqueArray(
        fc.record({
          id: fc.constantFrom('walk', 'talk', 'rest'),
          minute: fc.integer({ min: 0, max: 500 }),
          deleted: fc.boolean(),
        }),
        { selector: ({ minute }) => minute, minLength: 1, maxLength: 12 },
      )
      .map((all) =>
        all.map(
          ({ id, minute, deleted }): MomentChange => ({
            moment: moment(id, String(minute)),
            deleted,
            ...stampOf(minute),
          }),
        ),
      );
    await fc.assert(
      fc.asyncProperty(made, fc.func(fc.integer()), async (changes, order) => {
        const storage = memoryStorage();
        const latest = new Map<string, MomentChange>();
        const take = async (one: MomentChange) => {
          const standing = latest.get(one.moment.id);
          if (!standing || one.recordedAt > standing.recordedAt) latest.set(one.moment.id, one);
        };
        const shuffled = [...changes, ...changes].toSorted(
          (a, b) => order(a.changeId) - order(b.changeId),
        );
        for (const [index, one] of shuffled.entries()) {
          momentStore.keep(storage, ANA, one);
          if (index % 4 === 3) await momentStore.sendAll(storage, ANA, take);
        }
        await momentStore.sendAll(storage, ANA, take);
        expect(momentStore.pending(storage, ANA)).toEqual([]);
        const expected = changes
          .toSorted((a, b) => a.recordedAt.localeCompare(b.recordedAt))
          .reduce((all, one) => all.set(one.moment.id, one), new Map<string, MomentChange>());
        const dayOf = (all: Map<string, MomentChange>) => withPending([], [...all.values()], DAY);
        expect(dayOf(latest)).toEqual(dayOf(expected));
      }),
    );
  });

  it('stand in their own day alone, in the order of their times', () => {
    const late = { ...moment('late', 'noite'), at: '2026-11-18T23:00:00.000Z' };
    const other = { ...moment('other', 'ontem'), day: '2026-11-17' };
    const waiting = [late, other, moment('early', 'manhã')].map((one, index) => ({
      moment: one,
      deleted: false,
      ...stampOf(index),
    }));
    const shown = withPending([], waiting, DAY);
    expect(shown.map(({ note }) => note)).toEqual(['manhã', 'noite']);
  });
});
