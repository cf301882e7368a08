import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '#packages/api/client/index.ts';
import { memoryStorage } from '#packages/device/testing/memory-storage.ts';
import { type QueuedChange, queueStore, stampChange } from './queue-store.ts';
import { Setbacks } from './setbacks.ts';

interface Change extends QueuedChange {
  record: string;
}

const ANA = 'ana';
const BRUNO = 'bruno';
const orderOf = ({ recordedAt, changeId }: QueuedChange) => `${recordedAt} ${changeId}`;
const store = queueStore<Change>({
  prefix: 'florescer.test.',
  recordOf: ({ record }) => record,
  isChange: (value): value is Change => typeof (value as Change | null)?.record === 'string',
  replaces: (next, standing) => orderOf(next) > orderOf(standing),
});
const change = (record: string, minute: number): Change => ({
  record,
  changeId: `id-${minute}`,
  recordedAt: new Date(Date.UTC(2026, 10, 18, 12, minute)).toISOString(),
});
const failure = (status: number) => new ApiFailure('refused', status, '');

/** Changes of a few records, each at a minute of its own. */
const changes = fc
  .uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'c.d'), fc.integer({ min: 0, max: 500 })), {
    selector: ([, minute]) => minute,
    minLength: 1,
    maxLength: 16,
  })
  .map((all) => all.map(([record, minute]) => change(record, minute)));

/** What a server with the same rule ends with; it takes changes in any order. */
function server() {
  const standing = new Map<string, Change>();
  return {
    standing,
    take: async (next: Change) => {
      const known = standing.get(next.record);
      if (!known || orderOf(next) > orderOf(known)) standing.set(next.record, next);
    },
  };
}

describe('a queue on the device', () => {
  it.each([
    ['a feature that keeps refusals', { ...store.shape, keepsRefused: true }],
    ['any other', store.shape],
  ])('lets go of what its person declined to have kept, and says so, in %s', async (_, shape) => {
    const queue = queueStore<Change>(shape);
    const storage = memoryStorage();
    const declined = new ApiFailure('health_consent_needed', 403, '');
    queue.keep(storage, ANA, change('a', 1));
    queue.keep(storage, ANA, change('b', 2));
    queue.keep(storage, BRUNO, change('a', 3));
    const send = vi.fn(({ record }: Change) =>
      record === 'a' ? Promise.reject(declined) : Promise.resolve(),
    );
    const refused = await queue.sendAll(storage, ANA, send);
    expect(refused).toEqual([{ change: change('a', 1), failure: declined }]);
    expect(queue.pending(storage, ANA)).toEqual([]);
    // Bruno has not been asked.
    expect(queue.pending(storage, BRUNO)).toHaveLength(1);
  });

  it('keeps what waits for the terms, without which nothing is open', async () => {
    const storage = memoryStorage();
    store.keep(storage, ANA, change('a', 1));
    const send = () => Promise.reject(new ApiFailure('terms_needed', 403, ''));
    expect(await store.sendAll(storage, ANA, send)).toEqual([]);
    expect(store.pending(storage, ANA)).toHaveLength(1);
  });

  it('keeps for its person what meets another change, where its feature says so', async () => {
    const strict = queueStore<Change>({ ...store.shape, keepsRefused: true, refusals: [409] });
    for (const [queue, tries] of [
      [strict, 1],
      [store, 2],
    ] as const) {
      const storage = memoryStorage();
      const setbacks = new Setbacks(queue.shape.refusals);
      const send = vi.fn(async () => Promise.reject(failure(409)));
      queue.keep(storage, ANA, change('a', 1));
      await queue.sendAll(storage, ANA, send, setbacks);
      await queue.sendAll(storage, ANA, send, setbacks);
      expect(send).toHaveBeenCalledTimes(tries);
      expect(queue.pending(storage, ANA)).toHaveLength(1);
    }
  });

  it('ends in the same state in any order, twice, with a connection now and then', async () => {
    await fc.assert(
      fc.asyncProperty(changes, fc.func(fc.integer()), async (made, order) => {
        const [straight, queued] = [server(), server()];
        for (const one of made) await straight.take(one);
        const storage = memoryStorage();
        const shuffled = [...made, ...made].toSorted(
          (a, b) => order(orderOf(a)) - order(orderOf(b)),
        );
        for (const [index, one] of shuffled.entries()) {
          store.keep(storage, ANA, one);
          if (index % 3 === 2) await store.sendAll(storage, ANA, queued.take);
        }
        await store.sendAll(storage, ANA, queued.take);
        expect([store.pending(storage, ANA), storage.length]).toEqual([[], 0]);
        expect(queued.standing).toEqual(straight.standing);
      }),
    );
  });

  it('holds the latest change of each record, oldest first, whatever order they came in', () => {
    fc.assert(
      fc.property(changes, (made) => {
        const storage = memoryStorage();
        for (const one of made) store.keep(storage, ANA, one);
        const latest = [...Map.groupBy(made, ({ record }) => record).values()].map(
          (all) => all.toSorted((a, b) => orderOf(a).localeCompare(orderOf(b))).at(-1) as Change,
        );
        expect(store.pending(storage, ANA)).toEqual(
          latest.toSorted((a, b) => orderOf(a).localeCompare(orderOf(b))),
        );
      }),
    );
  });

  it('loses nothing to another tab that writes between any two of its steps', () => {
    fc.assert(
      fc.property(changes, fc.integer({ min: 1, max: 40 }), (made, step) => {
        const shared = memoryStorage();
        const others = made.filter((_, index) => index % 2 === 1);
        let left = step;
        const interrupted = () => {
          left -= 1;
          if (left === 0) for (const one of others) store.keep(shared, ANA, one);
        };
        const ours = {
          ...shared,
          get length() {
            return shared.length;
          },
          setItem: (key: string, value: string) => {
            interrupted();
            shared.setItem(key, value);
          },
          removeItem: (key: string) => {
            interrupted();
            shared.removeItem(key);
          },
        };
        const own = made.filter((_, index) => index % 2 === 0);
        for (const one of own) store.keep(ours, ANA, one);
        const both = left > 0 ? own : made;
        const pending = store.pending(shared, ANA);
        for (const one of both) {
          const standing = pending.find(({ record }) => record === one.record);
          expect(standing && orderOf(standing) >= orderOf(one)).toBe(true);
        }
      }),
    );
  });

  it('says truly whether there was room, and a refusal costs nothing that waited', () => {
    fc.assert(
      fc.property(changes, fc.integer({ min: 0, max: 600 }), (made, room) => {
        const storage = memoryStorage(room);
        for (const one of made) {
          const before = store.pending(storage, ANA);
          const kept = store.keep(storage, ANA, one);
          const after = store.pending(storage, ANA);
          const standing = after.find(({ record }) => record === one.record);
          if (kept) expect(standing && orderOf(standing) >= orderOf(one)).toBe(true);
          else expect(after).toEqual(before);
        }
      }),
    );
  });

  it('is sent and forgotten, and what is kept while sending stays', async () => {
    const storage = memoryStorage();
    store.keep(storage, ANA, change('a', 1));
    store.keep(storage, ANA, change('b', 1));
    await store.sendAll(storage, ANA, async ({ record }) => {
      if (record === 'b') store.keep(storage, ANA, change('b', 2));
    });
    expect(store.pending(storage, ANA)).toEqual([change('b', 2)]);
  });

  it('gives back nothing to who left while it was on its way, and tells of one that was changed', async () => {
    const storage = memoryStorage();
    const declined = new ApiFailure('health_consent_needed', 403, '');
    const refuseAfter = (meanwhile: () => void) => async () => {
      meanwhile();
      throw declined;
    };
    store.keep(storage, ANA, change('a', 1));
    const left = refuseAfter(() => store.clear(storage, ANA));
    expect(await store.sendAll(storage, ANA, left)).toEqual([]);
    store.keep(storage, ANA, change('a', 1));
    const changed = refuseAfter(() => store.keep(storage, ANA, change('a', 2)));
    expect(await store.sendAll(storage, ANA, changed)).toEqual([
      { change: change('a', 1), failure: declined },
    ]);
    expect(store.pending(storage, ANA)).toEqual([change('a', 2)]);
  });

  it('sends nothing that was taken back, cleared or changed while another one was on its way', async () => {
    for (const [takeBack, left] of [
      [store.remove, []],
      [(storage, userId) => store.clear(storage, userId), []],
      [(storage, userId) => store.keep(storage, userId, change('b', 3)), [change('b', 3)]],
    ] satisfies [(...of: Parameters<typeof store.remove>) => unknown, Change[]][]) {
      const storage = memoryStorage();
      for (const person of [ANA, BRUNO]) {
        store.keep(storage, person, change('a', 1));
        store.keep(storage, person, change('b', 2));
      }
      const sent: string[] = [];
      await store.sendAll(storage, ANA, async ({ record }) => {
        takeBack(storage, ANA, change('b', 2));
        sent.push(record);
      });
      expect([sent, store.pending(storage, ANA)]).toEqual([['a'], left]);
      // Bruno took nothing back.
      await store.sendAll(storage, BRUNO, async ({ record }) => sent.push(record));
      expect(sent).toEqual(['a', 'a', 'b']);
    }
  });

  it.each([
    ['no connection', new TypeError('no connection')],
    ['a server that is away', failure(503)],
    ['a session that has ended', failure(401)],
    ['too many requests', failure(429)],
    ['no room left at the server', new ApiFailure('storage_full', 422, '')],
  ])('waits on with %s', async (_, error) => {
    const storage = memoryStorage();
    store.keep(storage, ANA, change('a', 1));
    expect(await store.sendAll(storage, ANA, () => Promise.reject(error))).toEqual([]);
    expect(store.pending(storage, ANA)).toHaveLength(1);
  });

  it.each([400, 422])(
    'lets go of what is refused for good (%i), tells it, and sends the rest',
    async (status) => {
      const storage = memoryStorage();
      store.keep(storage, ANA, change('a', 1));
      store.keep(storage, ANA, change('b', 2));
      const sent: string[] = [];
      const refused = await store.sendAll(storage, ANA, async ({ record }) => {
        if (record === 'a') throw failure(status);
        sent.push(record);
      });
      expect(refused).toMatchObject([{ change: { record: 'a' }, failure: { status } }]);
      expect([sent, store.pending(storage, ANA)]).toEqual([['b'], []]);
    },
  );

  it('keeps the order within a thing where the server fails at one of its changes', async () => {
    const things = queueStore<Change>({ ...store.shape, thingOf: ({ record }) => record[0] ?? '' });
    const storage = memoryStorage();
    for (const [minute, record] of ['a1', 'a2', 'b1'].entries()) {
      things.keep(storage, ANA, change(record, minute));
    }
    let fails = true;
    const sent: string[] = [];
    const round = () =>
      things.sendAll(storage, ANA, async ({ record }) => {
        if (record === 'a1' && fails) throw failure(500);
        sent.push(record);
      });
    expect([await round(), sent]).toEqual([[], ['b1']]);
    fails = false;
    await round();
    expect([sent, things.pending(storage, ANA)]).toEqual([['b1', 'a1', 'a2'], []]);
  });

  it('belongs to one person, goes with them, and passes over what was damaged', () => {
    const storage = memoryStorage();
    storage.setItem('florescer.test.ana.a.x', '{"record":');
    store.keep(storage, ANA, change('a', 1));
    store.keep(storage, BRUNO, change('a', 1));
    expect(store.pending(storage, ANA)).toEqual([change('a', 1)]);
    store.clear(storage, ANA);
    expect([store.pending(storage, ANA), store.pending(storage, BRUNO)]).toEqual([
      [],
      [change('a', 1)],
    ]);
    store.clear(storage);
    expect(storage.length).toBe(0);
  });
});

it('a change made after another is the later one, also when the clock was set back', () => {
  const clock = vi.spyOn(Date, 'now').mockReturnValue(5_000_000_000_000);
  const [first, second] = [stampChange(), stampChange()];
  clock.mockReturnValue(4_000_000_000_000);
  const third = stampChange();
  expect(first.recordedAt < second.recordedAt && second.recordedAt < third.recordedAt).toBe(true);
});
