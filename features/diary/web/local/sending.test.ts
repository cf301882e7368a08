import { describe, expect, it } from 'vitest';
import { ApiFailure } from '#packages/api/client/index.ts';
import { memoryStorage } from '#packages/device/testing/memory-storage.ts';
import type { WaitingEntry } from './outbox.rules.ts';
import { listWaiting } from './outbox.store.ts';
import { Outbox } from './outbox.ts';

const offline = () => new ApiFailure('offline', 0, 'No answer');

function waiting(id: string, writtenAt: number): WaitingEntry {
  return { id, text: id, analyse: true, writtenAt, attempts: 0, reason: 'offline', tryAt: null };
}

/** Ana's outbox with a connection and a server that can be made to fail. */
function anasOutbox() {
  const storage = memoryStorage();
  const world = {
    online: true,
    fail: null as Error | null,
    sent: [] as string[],
    told: [] as string[],
  };
  const outbox = new Outbox<string>({
    storage,
    userId: 'ana',
    send: async ({ id }) => {
      if (world.fail) throw world.fail;
      world.sent.push(id);
      return `entry of ${id}`;
    },
    onSent: (entry) => world.told.push(entry),
    now: () => 1_000,
    online: () => world.online,
    alone: (work) => work(),
  });
  const stop = outbox.start(window);
  return { outbox, world, storage, stop };
}

describe('the entries waiting on the device', () => {
  it('are sent in the order of writing when the connection is back', async () => {
    const { outbox, world, storage, stop } = anasOutbox();
    world.online = false;
    outbox.add(waiting('second', 2));
    outbox.add(waiting('first', 1));
    await outbox.flush({ connectionBack: true });
    expect(world.sent).toEqual([]);
    world.online = true;
    await outbox.flush({ connectionBack: true });
    expect(world.sent).toEqual(['first', 'second']);
    expect(world.told).toEqual(['entry of first', 'entry of second']);
    expect(listWaiting(storage, 'ana')).toEqual([]);
    stop();
  });

  it('stop at the first that finds no connection, and keep their reason', async () => {
    const { outbox, world, stop } = anasOutbox();
    outbox.add(waiting('first', 1));
    outbox.add(waiting('second', 2));
    world.fail = offline();
    await outbox.flush();
    const [second, first] = outbox.get().entries;
    expect(first).toMatchObject({ attempts: 1, reason: 'offline' });
    expect(second).toMatchObject({ attempts: 0 });
    stop();
  });

  it('pass over one that the server does not accept', async () => {
    const { outbox, world, stop } = anasOutbox();
    outbox.add(waiting('refused', 1));
    world.fail = new ApiFailure('invalid', 400, 'No');
    await outbox.flush();
    expect(outbox.get().entries[0]).toMatchObject({ reason: 'invalid', tryAt: null });
    world.fail = null;
    outbox.add(waiting('fine', 2));
    await outbox.flush();
    expect(world.sent).toEqual(['fine']);
    stop();
  });

  it('are tried when the person asks, whatever the device says', async () => {
    const { outbox, world, stop } = anasOutbox();
    world.online = false;
    outbox.add(waiting('asked', 1));
    await outbox.flush({ only: 'asked' });
    expect(world.sent).toEqual(['asked']);
    stop();
  });

  it('do not come back when they were cleared while on their way', async () => {
    const { outbox, world, storage, stop } = anasOutbox();
    outbox.add(waiting('cleared', 1));
    world.fail = offline();
    const sending = outbox.flush();
    outbox.remove('cleared');
    await sending;
    expect(listWaiting(storage, 'ana')).toEqual([]);
    stop();
  });
});
