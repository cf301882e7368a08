import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Connection, connect } from '#packages/db/index.ts';
import { freshDatabase } from '#packages/testing/postgres/index.ts';
import { Events, type StoredEvent } from './events.ts';

let connection: Connection;
let drop: () => Promise<void>;
let url: string;
let sender: Events;
let receiver: Events;

beforeAll(async () => {
  ({ url, drop } = await freshDatabase());
  connection = connect(url);
  // Two processes, in effect: what one publishes the other delivers.
  sender = new Events(connection.db, url);
  receiver = new Events(connection.db, url);
  await Promise.all([sender.start(), receiver.start()]);
});
afterAll(async () => {
  await Promise.all([sender.stop(), receiver.stop()]);
  await connection.close();
  await drop();
});

/** Reads `count` events of a subscription that starts after `after`, then ends it. */
async function take(userId: string, count: number, after: string | null): Promise<StoredEvent[]> {
  const end = new AbortController();
  const taken: StoredEvent[] = [];
  for await (const event of receiver.subscribe(userId, 'diary', after, end.signal)) {
    taken.push(event);
    if (taken.length === count) end.abort();
  }
  return taken;
}

const publish = (userId: string, data: object) =>
  connection.db.transaction((tx) => sender.publish(tx, userId, 'diary', data));

describe('events', () => {
  it('reach another process in order, and only the person they are for', async () => {
    const [ana, bruno] = [randomUUID(), randomUUID()];
    const anas = take(ana, 3, '0');
    await publish(ana, { n: 1 });
    await publish(bruno, { n: 99 });
    await publish(ana, { n: 2 });
    await publish(ana, { n: 3 });
    expect((await anas).map(({ data }) => data)).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
  });

  it('go on after the last one seen when a stream comes back', async () => {
    const ana = randomUUID();
    await publish(ana, { n: 1 });
    const [first] = await take(ana, 1, '0');
    await publish(ana, { n: 2 });
    await publish(ana, { n: 3 });
    const rest = await take(ana, 2, first?.id ?? null);
    expect(rest.map(({ data }) => data)).toEqual([{ n: 2 }, { n: 3 }]);
  });

  it('are never seen when the change is taken back', async () => {
    const ana = randomUUID();
    const undone = connection.db.transaction(async (tx) => {
      await sender.publish(tx, ana, 'diary', { n: 'undone' });
      throw new Error('taken back');
    });
    await expect(undone).rejects.toThrow('taken back');
    await publish(ana, { n: 'kept' });
    expect((await take(ana, 1, '0')).map(({ data }) => data)).toEqual([{ n: 'kept' }]);
  });

  it('lose none when many are published at once', async () => {
    const ana = randomUUID();
    const all = take(ana, 40, '0');
    await Promise.all(Array.from({ length: 40 }, (_, n) => publish(ana, { n })));
    const ids = (await all).map(({ id }) => BigInt(id));
    expect(new Set(ids).size).toBe(40);
    expect(ids).toEqual([...ids].sort((a, b) => (a < b ? -1 : 1)));
  });

  it('are dropped after an hour', async () => {
    const ana = randomUUID();
    await publish(ana, { n: 'old' });
    await sender.prune(new Date(Date.now() + 2 * 3_600_000));
    await publish(ana, { n: 'new' });
    expect((await take(ana, 1, '0')).map(({ data }) => data)).toEqual([{ n: 'new' }]);
  });
});
