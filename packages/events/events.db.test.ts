import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { type Connection, connect } from '#packages/db/index.ts';
import { freshDatabase } from '#packages/testing/postgres/index.ts';
import { Events, type Heard, type HearFrom } from './events.ts';
import { positionText } from './position.ts';
import { defineTopic } from './topic.ts';

const notes = defineTopic('notes', z.object({ n: z.union([z.number(), z.string()]) }));
const letters = defineTopic('letters', z.object({}));
const undeclared = defineTopic('undeclared', z.object({}));
const MINUTE = 60_000;

let connection: Connection;
let drop: () => Promise<void>;
let url: string;
let sender: Events;
let receiver: Events;

beforeAll(async () => {
  ({ url, drop } = await freshDatabase());
  connection = connect(url);
  // Two processes, in effect: what one publishes the other delivers.
  sender = new Events(connection.db, url, [notes, letters]);
  receiver = new Events(connection.db, url, [notes, letters]);
  await Promise.all([sender.start(), receiver.start()]);
});
afterEach(() => void vi.useRealTimers());
afterAll(async () => {
  await Promise.all([sender.stop(), receiver.stop()]);
  await connection.close();
  await drop();
});

/** A person's open stream: `next` waits for the next event, the stream's own first. */
function hear(userId: string, from: HearFrom = { after: null }, events = receiver) {
  const end = new AbortController();
  const stream = events.subscribe(userId, from, end.signal);
  return {
    ready: stream.ready,
    next: async (): Promise<Heard> => {
      const { value } = await stream.next();
      if (!value) throw new Error('The stream ended');
      return value;
    },
    take: async (count: number): Promise<Heard[]> => {
      const taken: Heard[] = [];
      while (taken.length < count) taken.push((await stream.next()).value as Heard);
      return taken;
    },
    close: () => end.abort(),
  };
}

const publish = (to: string | string[], n: number | string) =>
  connection.db.transaction((tx) => sender.publish(tx, to, notes, { n }));
const dataOf = (events: readonly Heard[]) => events.map(({ data }) => data);

describe('events', () => {
  it('reach another process in order, and only the person they are for', async () => {
    const [ana, bruno] = [randomUUID(), randomUUID()];
    const anas = hear(ana);
    expect(await anas.next()).toMatchObject({ topic: 'stream', data: { complete: true } });
    await publish(ana, 1);
    await publish(bruno, 99);
    await publish(ana, 2);
    await connection.db.transaction((tx) => sender.publish(tx, ana, letters, {}));
    const heard = await anas.take(3);
    expect(heard.map(({ topic }) => topic)).toEqual(['notes', 'notes', 'letters']);
    expect(dataOf(heard)).toEqual([{ n: 1 }, { n: 2 }, {}]);
    anas.close();
  });

  it('go on after the last one heard when a stream comes back', async () => {
    const ana = randomUUID();
    const first = hear(ana);
    await first.next();
    await publish(ana, 1);
    const { id } = await first.next();
    first.close();
    await publish(ana, 2);
    await publish(ana, 3);
    const second = hear(ana, { after: id });
    expect((await second.next()).data).toEqual({ complete: true });
    expect(dataOf(await second.take(2))).toEqual([{ n: 2 }, { n: 3 }]);
    second.close();
  });

  it.each<[string, string | ((now: number) => string)]>([
    ['from over an hour ago', (now) => positionText(1n, now - 61 * MINUTE)],
    ['of another instance, whose events had gone further', (now) => positionText(10n ** 17n, now)],
    ['that is none', 'yesterday'],
  ])('say that some may be missing after a position %s', async (_, position) => {
    const ana = randomUUID();
    await publish(ana, 1);
    const after = typeof position === 'string' ? position : position(Date.now());
    const stream = hear(ana, { after });
    expect((await stream.next()).data).toEqual({ complete: false });
    await publish(ana, 2);
    expect((await stream.next()).data).toEqual({ n: 2 });
    stream.close();
  });

  it('since the page was loaded come too, to a page that begins to hear later', async () => {
    const ana = randomUUID();
    await publish(ana, 1);
    const late = hear(ana, { after: null, age: 5 });
    expect((await late.next()).data).toEqual({ complete: true });
    expect((await late.next()).data).toEqual({ n: 1 });
    late.close();
    const tooLate = hear(ana, { after: null, age: 3_600 });
    expect((await tooLate.next()).data).toEqual({ complete: false });
    tooLate.close();
  });

  it('are never heard when the change is taken back, and leave nothing to the next one', async () => {
    const ana = randomUUID();
    const anas = hear(ana);
    await anas.next();
    const undone = connection.db.transaction(async (tx) => {
      await sender.publish(tx, ana, notes, { n: 'undone' });
      throw new Error('taken back');
    });
    await expect(undone).rejects.toThrow('taken back');
    for (let round = 0; round < 5; round += 1) await publish(ana, round);
    expect(dataOf(await anas.take(5))).toEqual([0, 1, 2, 3, 4].map((n) => ({ n })));
    anas.close();
  });

  it('of one transaction come in the order in which they were published', async () => {
    const [ana, bruno] = [randomUUID(), randomUUID()];
    const both = [hear(ana), hear(bruno)];
    await Promise.all(both.map((one) => one.next()));
    await connection.db.transaction(async (tx) => {
      await sender.publish(tx, [ana, bruno], notes, { n: 1 });
      await sender.publish(tx, bruno, notes, { n: 2 });
      await sender.publish(tx, [bruno, ana, ana], notes, { n: 3 });
    });
    expect(dataOf(await (both[0] as (typeof both)[0]).take(2))).toEqual([{ n: 1 }, { n: 3 }]);
    expect(dataOf(await (both[1] as (typeof both)[0]).take(3))).toEqual([
      { n: 1 },
      { n: 2 },
      { n: 3 },
    ]);
    for (const one of both) one.close();
  });

  it('lose none, and never stand in each other’s way, when many go both ways at once', async () => {
    const [ana, bruno] = [randomUUID(), randomUUID()];
    const all = hear(ana);
    await all.next();
    await Promise.all(
      Array.from({ length: 60 }, (_, n) => publish(n % 2 ? [ana, bruno] : [bruno, ana], n)),
    );
    const ids = (await all.take(60)).map(({ id }) => Number(id.split('.')[0]));
    expect(new Set(ids).size).toBe(60);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    all.close();
  });

  it('are dropped after an hour', async () => {
    const ana = randomUUID();
    await publish(ana, 'old');
    await sender.prune(new Date(Date.now() + 2 * 60 * MINUTE));
    await publish(ana, 'new');
    const stream = hear(ana, { after: positionText(0n, Date.now()) });
    expect(dataOf(await stream.take(2))).toEqual([{ complete: true }, { n: 'new' }]);
    stream.close();
  });

  it('of a topic that no feature declares are refused, and passed over where they come from elsewhere', async () => {
    const ana = randomUUID();
    const publishing = connection.db.transaction((tx) => sender.publish(tx, ana, undeclared, {}));
    await expect(publishing).rejects.toThrow('undeclared');
    const newer = new Events(connection.db, url, [undeclared, notes]);
    const stream = hear(ana);
    await stream.next();
    await connection.db.transaction((tx) => newer.publish(tx, ana, undeclared, {}));
    await publish(ana, 1);
    expect((await stream.next()).data).toEqual({ n: 1 });
    stream.close();
  });

  it('are found without being told of, where the process that published them ended first', async () => {
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const looking = new Events(connection.db, url, [notes]);
    await looking.start();
    const ana = randomUUID();
    const stream = hear(ana, { after: null }, looking);
    await stream.next();
    const data = JSON.stringify({ n: 1 });
    await connection.pool.query(
      'insert into event_log (user_id, topic, data) values ($1, $2, $3::jsonb)',
      [ana, notes.name, data],
    );
    const heard = stream.next();
    vi.advanceTimersByTime(30_000);
    expect((await heard).data).toEqual({ n: 1 });
    stream.close();
    await looking.stop();
  });

  it('tell an idle stream its position, so that it stays young', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const ana = randomUUID();
    const stream = hear(ana, { after: null }, new Events(connection.db, url, [notes], 20));
    const first = await stream.next();
    vi.setSystemTime(Date.now() + 5 * MINUTE);
    const position = await stream.next();
    expect(position).toMatchObject({ topic: 'stream', data: { complete: true } });
    expect(position.id).not.toBe(first.id);
    stream.close();
  });
});
