import { QueryClient } from '@tanstack/react-query';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { deliver, registerListeners } from './listeners.ts';

const heard: unknown[] = [];
const loaded = Promise.withResolvers<void>();
const client = new QueryClient();

beforeAll(() =>
  registerListeners([
    {
      topic: 'slow',
      load: async () => {
        await loaded.promise;
        return {
          hear: async (_client: QueryClient, n: number) => {
            // The first takes longest: the others wait for it.
            for (let turn = 0; turn < 5 - n; turn += 1) await Promise.resolve();
            heard.push(n);
          },
        };
      },
    },
    { topic: 'slow', load: async () => ({ hear: (_: QueryClient, n: number) => heard.push(-n) }) },
    { topic: 'broken', load: () => Promise.reject(new Error('No connection')) },
  ]),
);
beforeEach(() => {
  heard.length = 0;
});

it('tells each listener of its topic of one event after the other, also while its code is fetched', async () => {
  for (const n of [1, 2, 3]) deliver(client, 'slow', n);
  deliver(client, 'nobody listens', 4);
  await vi.waitFor(() => expect(heard).toEqual([-1, -2, -3]));
  loaded.resolve();
  await vi.waitFor(() => expect(heard).toEqual([-1, -2, -3, 1, 2, 3]));
});

it('asks for everything anew where a listener fails', async () => {
  const invalidate = vi.spyOn(client, 'invalidateQueries').mockResolvedValue();
  deliver(client, 'broken', 1);
  await vi.waitFor(() => expect(invalidate).toHaveBeenCalledOnce());
});
