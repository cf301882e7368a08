import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memoryStorage } from '#features/diary/web/testing/memory-storage.ts';
import { ApiFailure } from '#packages/api/client/index.ts';
import type { EmotionLevel } from '../../contract/emotions.contract.ts';
import {
  clearLocalEmotions,
  type DayChange,
  keepChange,
  pendingChanges,
  sendPending,
} from './pending.ts';

const ANA = 'ana';
const BRUNO = 'bruno';
const change = (day: string, minute: number, level: EmotionLevel | null = 3): DayChange => ({
  day,
  level,
  tags: [],
  note: null,
  changeId: `00000000-0000-4000-8000-${String(minute).padStart(12, '0')}`,
  recordedAt: new Date(Date.UTC(2026, 10, 18, 12, minute)).toISOString(),
});
const failure = (status: number) => new ApiFailure('refused', status, '');

describe('changes that wait on the device', () => {
  it('are one for each day, the latest, in whatever order they were kept', () => {
    const minutes = fc.array(fc.integer({ min: 0, max: 59 }), { minLength: 1 });
    fc.assert(
      fc.property(minutes, (taps) => {
        const storage = memoryStorage();
        for (const minute of taps) keepChange(storage, ANA, change('2026-11-18', minute));
        expect(pendingChanges(storage, ANA)).toEqual([change('2026-11-18', Math.max(...taps))]);
      }),
    );
  });

  it('are sent and forgotten, and one made while sending stays', async () => {
    const storage = memoryStorage();
    keepChange(storage, ANA, change('2026-11-17', 1));
    keepChange(storage, ANA, change('2026-11-18', 1));
    await sendPending(storage, ANA, async ({ day }) => {
      if (day === '2026-11-18') keepChange(storage, ANA, change('2026-11-18', 2));
    });
    expect(pendingChanges(storage, ANA)).toEqual([change('2026-11-18', 2)]);
  });

  it('wait on without a connection', async () => {
    const storage = memoryStorage();
    keepChange(storage, ANA, change('2026-11-18', 1));
    await sendPending(storage, ANA, () => Promise.reject(new TypeError('no connection')));
    await sendPending(storage, ANA, () => Promise.reject(failure(503)));
    expect(pendingChanges(storage, ANA)).toHaveLength(1);
  });

  it('that the server will never take hold up no others', async () => {
    const storage = memoryStorage();
    keepChange(storage, ANA, change('2020-01-01', 1));
    keepChange(storage, ANA, change('2026-11-18', 1));
    const sent: string[] = [];
    await sendPending(storage, ANA, async ({ day }) => {
      if (day === '2020-01-01') throw failure(422);
      sent.push(day);
    });
    expect(sent).toEqual(['2026-11-18']);
    expect(pendingChanges(storage, ANA)).toEqual([]);
  });

  it('belong to one person, and go with them', () => {
    const storage = memoryStorage();
    keepChange(storage, ANA, change('2026-11-18', 1));
    keepChange(storage, BRUNO, change('2026-11-18', 1));
    clearLocalEmotions(storage, ANA);
    expect(pendingChanges(storage, ANA)).toEqual([]);
    expect(pendingChanges(storage, BRUNO)).toHaveLength(1);
  });

  it('that were damaged are passed over', () => {
    const storage = memoryStorage();
    storage.setItem('florescer.emotions.day.ana.2026-11-18', '{"day":');
    expect(pendingChanges(storage, ANA)).toEqual([]);
  });
});
