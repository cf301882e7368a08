import { beforeEach, expect, it, vi } from 'vitest';
import { type DevicePart, registerDeviceParts } from '#packages/offline-queue/index.ts';
import { leaveLocked } from './leaving.ts';

/** A server that ends the session, so that what is to be forgotten then is. */
const ends = vi.hoisted(() => async ({ forget }: { forget: () => Promise<unknown> }) => {
  await forget();
  return true;
});
const signOut = vi.hoisted(() => vi.fn(ends));
vi.mock('#features/access/web/index.ts', () => ({ access: { signOut } }));

const done: string[] = [];
function keep(waiting: number) {
  const devicePart = {
    waiting: [{ name: 'texts', waiting: () => waiting, unfinished: () => 0 }],
    leave: async () => void done.push('leave'),
    forgetReading: (userId: string) => void done.push(`forget what ${userId} read`),
    forget: (userId: string | undefined) => void done.push(`forget all of ${userId}`),
  } as unknown as DevicePart;
  registerDeviceParts([async () => ({ devicePart })]);
}
beforeEach(() => {
  done.length = 0;
  signOut.mockReset().mockImplementation(ends);
});

it('takes everything of who cannot open the lock from the device', async () => {
  keep(0);
  expect(await leaveLocked('ana')).toBe(true);
  expect(done).toEqual(['leave', 'forget all of ana']);
});

it('leaves what only this device holds for its person', async () => {
  keep(2);
  expect(await leaveLocked('ana')).toBe(true);
  expect(done).toEqual(['leave', 'forget what ana read']);
});

it('forgets nothing where the session could not be ended', async () => {
  keep(0);
  signOut.mockResolvedValue(false);
  expect(await leaveLocked('ana')).toBe(false);
  expect(done).toEqual(['leave']);
});
