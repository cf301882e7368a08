import { describe, expect, it } from 'vitest';
import { memoryStorage } from '#packages/device/testing/memory-storage.ts';
import {
  afterFailure,
  dueEntries,
  nextWake,
  pauseAfter,
  type WaitingEntry,
  waitOf,
} from './outbox.rules.ts';
import { listWaiting, putWaiting, removeWaiting } from './outbox.store.ts';

function waiting(rest: Partial<WaitingEntry> = {}): WaitingEntry {
  const entry = {
    id: 'w',
    text: 'Texto',
    analyse: true,
    writtenAt: 1,
    attempts: 0,
    reason: null,
    tryAt: null,
  };
  return { ...entry, ...rest };
}

describe('the pause before another attempt', () => {
  it.each([
    [1, 2_000],
    [2, 4_000],
    [5, 32_000],
    [20, 300_000],
  ])('after %i attempts: %i ms', (attempts, pause) => {
    expect(pauseAfter(attempts)).toBe(pause);
  });
});

describe('the wait that is told with an entry', () => {
  it.each([
    ['sent as it is written', { reason: null }, undefined],
    ['kept without a connection', { reason: 'offline' }, 9_999],
    ['written by a clock that was set back since', { reason: 'offline', writtenAt: 20_000 }, 0],
  ])('%s', (_, entry, waited) => {
    expect(waitOf(waiting(entry), 10_000)).toBe(waited);
  });
});

describe('a failed attempt', () => {
  it('waits with its reason and tries again by itself', () => {
    const next = afterFailure(waiting(), { code: 'unavailable', retryable: true }, 1_000);
    expect(next).toMatchObject({ attempts: 1, reason: 'unavailable', tryAt: 3_000 });
  });
  it('that waiting cannot cure is left to the person', () => {
    const next = afterFailure(waiting(), { code: 'invalid', retryable: false }, 1_000);
    expect(next).toMatchObject({ reason: 'invalid', tryAt: null });
  });
});

describe('what is sent now', () => {
  it.each([
    ['a new one', waiting(), false, true],
    [
      'one whose time came',
      waiting({ attempts: 1, reason: 'unavailable', tryAt: 50 }),
      false,
      true,
    ],
    [
      'one whose time is yet to come',
      waiting({ attempts: 1, reason: 'unavailable', tryAt: 150 }),
      false,
      false,
    ],
    [
      'one that had no connection, once it is back',
      waiting({ attempts: 9, reason: 'offline', tryAt: 999 }),
      true,
      true,
    ],
    [
      'a refused one, whatever the connection',
      waiting({ attempts: 1, reason: 'invalid' }),
      true,
      false,
    ],
  ])('%s', (_, entry, connectionBack, expected) => {
    expect(dueEntries([entry], 100, connectionBack)).toEqual(expected ? [entry] : []);
  });

  it('goes in the order of writing', () => {
    const entries = [waiting({ id: 'b', writtenAt: 2 }), waiting({ id: 'a', writtenAt: 1 })];
    expect(dueEntries(entries, 100, false).map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('is looked for again when the next one is due, and not at all when none will be', () => {
    expect(
      nextWake([waiting({ attempts: 1, tryAt: 70 }), waiting({ attempts: 1, tryAt: 90 })]),
    ).toBe(70);
    expect(nextWake([waiting({ attempts: 1, tryAt: null })])).toBeNull();
  });
});

describe('the waiting entries on the device', () => {
  it('are listed newest first until each is sent', () => {
    const storage = memoryStorage();
    putWaiting(storage, 'ana', waiting({ id: 'a', writtenAt: 1 }));
    putWaiting(storage, 'ana', waiting({ id: 'b', writtenAt: 2 }));
    expect(listWaiting(storage, 'ana').map(({ id }) => id)).toEqual(['b', 'a']);
    removeWaiting(storage, 'ana', 'b');
    expect(listWaiting(storage, 'ana').map(({ id }) => id)).toEqual(['a']);
  });
  it('say when there is no room, so that the text stays in the form', () => {
    expect(putWaiting(memoryStorage(20), 'ana', waiting())).toBe(false);
  });
});
