import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '#packages/api/client/index.ts';
import { type QueuedChange, queueStore } from '../queue-store.ts';
import { OfflineQueue } from './offline-queue.ts';
import { usePendingChanges } from './use-offline-queue.ts';

const ANA = 'ana';
const makeQueue = () =>
  new OfflineQueue(
    queueStore<QueuedChange>({
      prefix: 'florescer.test.',
      recordOf: ({ changeId }) => changeId,
      isChange: (value): value is QueuedChange => typeof value === 'object',
      replaces: (next, standing) => next.recordedAt > standing.recordedAt,
    }),
  );
const change = (changeId: string): QueuedChange => ({
  changeId,
  recordedAt: '2026-11-18T12:00:00Z',
});

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('a queue of a page', () => {
  it('survives a closed page and is shown as what waits, also from another tab', () => {
    makeQueue().keep(ANA, change('one'));
    const queue = makeQueue();
    const { result } = renderHook(() => usePendingChanges(queue, ANA));
    expect(result.current).toEqual([change('one')]);
    makeQueue().clear(ANA);
    vi.useRealTimers();
    window.dispatchEvent(new StorageEvent('storage', { key: 'florescer.test.ana.one.one' }));
    return vi.waitFor(() => expect(result.current).toEqual([]));
  });

  it('is not told of other keys, nor changed while nothing waits', () => {
    const queue = makeQueue();
    const before = queue.pending(ANA);
    const told = vi.fn();
    queue.subscribe(told);
    window.dispatchEvent(new StorageEvent('storage', { key: 'florescer.other.ana' }));
    expect(told).not.toHaveBeenCalled();
    queue.clear();
    expect(queue.pending(ANA)).toBe(before);
  });

  it('sends in one round at a time, and what came meanwhile in the next', async () => {
    const queue = makeQueue();
    const sent: string[] = [];
    const send = async ({ changeId }: QueuedChange) => {
      sent.push(changeId);
      if (changeId === 'one') queue.keep(ANA, change('two'));
    };
    queue.keep(ANA, change('one'));
    await Promise.all([queue.flush(ANA, { send }), queue.flush(ANA, { send })]);
    expect(sent).toEqual(['one', 'two']);
  });

  it.each([
    ['an answer comes at once', async () => undefined, [false, false]],
    ['an answer takes its time', () => new Promise(() => undefined), [false, true]],
    ['a try fails', () => Promise.reject(new TypeError('no connection')), [true, true]],
  ])('is held up or on its way: %s', async (_, send, [early, late]) => {
    const queue = makeQueue();
    queue.keep(ANA, change('one'));
    expect(queue.isHeldUp(change('one'))).toBe(false);
    void queue.flush(ANA, { send });
    await vi.advanceTimersByTimeAsync(900);
    const told = vi.fn();
    queue.subscribe(told);
    expect(queue.isHeldUp(change('one'))).toBe(early);
    await vi.advanceTimersByTimeAsync(200);
    expect([queue.isHeldUp(change('one')), told.mock.calls.length]).toEqual([
      late,
      late && !early ? 1 : 0,
    ]);
  });

  it('is held up without a connection, and with what a closed page left', () => {
    makeQueue().keep(ANA, change('one'));
    expect(makeQueue().isHeldUp(change('one'))).toBe(true);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const queue = makeQueue();
    queue.keep(ANA, change('two'));
    expect(queue.isHeldUp(change('two'))).toBe(true);
  });

  it('tries again by itself, ever more seldom, until it is through', async () => {
    const queue = makeQueue();
    let fails = true;
    const send = vi.fn(async () => {
      if (fails) throw new TypeError('no connection');
    });
    queue.keep(ANA, change('one'));
    const stop = queue.start(ANA, { send });
    await vi.advanceTimersByTimeAsync(4_000);
    expect(send).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(7_000);
    expect(send).toHaveBeenCalledTimes(2);
    fails = false;
    await vi.advanceTimersByTimeAsync(1_000);
    expect([send.mock.calls.length, queue.pending(ANA)]).toEqual([3, []]);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(send).toHaveBeenCalledTimes(3);
    stop();
  });

  it.each([
    ['a fault with it', new ApiFailure('internal', 500, ''), 1],
    ['a server that is away', new ApiFailure('unavailable', 503, ''), 0],
    ['no answer in time', new DOMException('', 'TimeoutError'), 0],
  ])('lets the others go where one always meets %s', async (_, failure, stuck) => {
    const queue = makeQueue();
    const sent: string[] = [];
    const send = async ({ changeId }: QueuedChange) => {
      if (changeId === 'a') throw failure;
      sent.push(changeId);
    };
    for (const changeId of ['a', 'b', 'c']) queue.keep(ANA, change(changeId));
    const stop = queue.start(ANA, { send });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(sent).toEqual(['b', 'c']);
    expect([queue.pending(ANA), queue.stuck(ANA).length]).toEqual([[change('a')], stuck]);
    // What is made now is on its way all the same, and goes before it.
    queue.keep(ANA, change('d'));
    expect([queue.isHeldUp(change('a')), queue.isHeldUp(change('d'))]).toEqual([true, false]);
    await queue.flush(ANA, { send });
    expect(sent).toEqual(['b', 'c', 'd']);
    queue.giveUp(ANA);
    expect(queue.pending(ANA)).toHaveLength(1 - stuck);
    stop();
  });

  it('keeps what there is no room for, tells it at once, and sends the rest', async () => {
    const queue = makeQueue();
    let full = true;
    const send = vi.fn(async ({ changeId }: QueuedChange) => {
      if (changeId === 'large' && full) throw new ApiFailure('storage_full', 422, '');
    });
    const sent = vi.fn();
    queue.keep(ANA, change('large'));
    queue.keep(ANA, change('small'));
    const stop = queue.start(ANA, { send, sent });
    await vi.advanceTimersByTimeAsync(3_600_000);
    // What takes no room is through, and nothing was let go.
    expect([queue.pending(ANA), queue.full(ANA)]).toEqual([[change('large')], [change('large')]]);
    expect(queue.stuck(ANA)).toEqual([]);
    expect(sent).toHaveBeenCalledWith([]);
    full = false;
    await queue.flush(ANA, { send });
    expect([queue.pending(ANA), queue.full(ANA)]).toEqual([[], []]);
    stop();
  });

  it('sends when the connection comes back, and nothing while there is none or once it is stopped', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const queue = makeQueue();
    const send = vi.fn(async () => undefined);
    queue.keep(ANA, change('one'));
    const stop = queue.start(ANA, { send });
    await vi.advanceTimersByTimeAsync(600_000);
    expect(send).not.toHaveBeenCalled();
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(0);
    expect(send).toHaveBeenCalledTimes(1);
    stop();
    queue.keep(ANA, change('two'));
    window.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(send).toHaveBeenCalledTimes(1);
  });
});
