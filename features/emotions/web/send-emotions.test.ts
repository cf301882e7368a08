import { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer, refuse } from '#packages/testing/screens/fake-server.ts';
import { emotionsContract } from '../contract/emotions.contract.ts';
import { type DayChange, dayQueue } from './local/pending.ts';
import { daySenderOf } from './send-emotions.ts';

const told = vi.hoisted(() => vi.fn());
vi.mock('#packages/ui/parts/toast.tsx', async (original) => ({
  ...(await original<object>()),
  showToast: told,
}));

const DAY = '2026-11-18';
const CHANGE: DayChange = {
  ...{ day: DAY, level: 1, tags: [], note: 'contei pela primeira vez' },
  ...{ changeId: crypto.randomUUID(), recordedAt: `${DAY}T12:00:00.000Z` },
};
const STANDING = { day: DAY, level: 4, recordedAt: `${DAY}T14:00:00.000Z` } as const;

const send = async () => {
  dayQueue.keep('', CHANGE);
  await dayQueue.flush('', daySenderOf(new QueryClient(), ''));
};
const texts = () => told.mock.calls.map(([{ text }]) => text as string).join(' ');

beforeEach(async () => {
  localStorage.clear();
  told.mockClear();
  const resources = { cimode: {} };
  await i18next.init({ lng: 'cimode', resources, appendNamespaceToCIMode: true });
});

test.each([
  ['another device said later', null, 'checkIn.overtaken'],
  ['another device said otherwise', 'foi um dia bom', 'checkIn.overtaken'],
])('words in the place of which stands what %s are given back', async (_, note, key) => {
  fakeServer(emotionsContract, { recordDay: () => ({ ...STANDING, tags: [], note }) });
  await send();
  expect(texts()).toContain(key);
  expect(told).toHaveBeenCalledWith(expect.objectContaining({ lasting: true }));
});

test('words that stand, also with more, are not', async () => {
  const note = `${CHANGE.note} e pedi ajuda`;
  fakeServer(emotionsContract, { recordDay: () => ({ ...STANDING, tags: [], note }) });
  await send();
  expect(told).not.toHaveBeenCalled();
});

test('words of a day that the server does not take are given back', async () => {
  fakeServer(emotionsContract, { recordDay: refuse('day_out_of_range') });
  await send();
  await vi.waitFor(() => expect(texts()).toContain('checkIn.refused'));
  expect(told).toHaveBeenCalledWith(expect.objectContaining({ lasting: true }));
  expect(dayQueue.pending('')).toEqual([]);
});
