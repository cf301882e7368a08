import { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { stampChange } from '#packages/offline-queue/index.ts';
import { entryOf } from '#packages/testing/screens/entries.ts';
import { fakeServer, refuse } from '#packages/testing/screens/fake-server.ts';
import { diaryContract } from '../../contract/diary.contract.ts';
import { DAY_AHEAD } from '../../contract/entry-day.ts';
import { headSenderOf } from '../send-entries.ts';
import { type Head, type HeadChange, headQueue, withHead } from './head.ts';

const ANA = 'ana';
const entry = entryOf({ title: 'Antes' });
const change = (head: Head, entryId = entry.id): HeadChange => ({
  ...stampChange(),
  entryId,
  ...head,
});

vi.mock('#features/access/web/index.ts', async (original) => ({
  ...(await original<object>()),
  apiOptions: { token: () => 'ana' },
}));

const told = vi.hoisted(() => [] as { text: string; lasting?: boolean; kind?: string }[]);
vi.mock('#packages/ui/parts/toast.tsx', async (original) => ({
  ...(await original<object>()),
  showToast: (toast: (typeof told)[number]) => told.push(toast),
}));

afterEach(() => {
  headQueue.clear();
  told.length = 0;
  vi.restoreAllMocks();
});

it('of each thing above a text the last tap stands, in whatever order two tabs keep them', () => {
  const [first, second] = [change({ day: '2026-11-16' }), change({ day: '2026-11-17' })];
  headQueue.keep(ANA, second);
  headQueue.keep(ANA, first);
  headQueue.keep(ANA, change({ title: '' }));
  headQueue.keep(ANA, change({ favourite: true }));
  headQueue.keep(ANA, change({ favourite: true }, 'another'));
  const waiting = headQueue.pending(ANA);
  expect(waiting).toHaveLength(4);
  const shown = withHead(entry, waiting);
  expect(shown).toMatchObject({ day: '2026-11-17', favourite: true, text: entry.text });
  expect(shown.title).toBeUndefined();
  expect(withHead(entry, [])).toBe(entry);
});

it('is sent under the id of its entry, with the time of the tap, and let go of where it is refused', async () => {
  const server = fakeServer(diaryContract, {
    changeHead: ({ body: { day } }) => (day ? refuse(DAY_AHEAD) : { ...entry, favourite: true }),
  });
  const star = change({ favourite: true });
  headQueue.keep(ANA, star);
  headQueue.keep(ANA, change({ day: '2030-01-01' }));
  await headQueue.flush(ANA, { ...headSenderOf(new QueryClient(), ANA), sent: () => undefined });
  const { entryId, ...body } = star;
  const sent = server.asked(diaryContract.changeHead);
  expect(sent[0]).toMatchObject({ params: { id: entryId } });
  expect(sent[0]?.body).toEqual(body);
  expect([sent.length, headQueue.pending(ANA)]).toEqual([2, []]);
});

it('gives back the words of a title that its author does not agree to have kept, and asks for no other try', async () => {
  vi.spyOn(i18next, 't').mockImplementation(
    ((key: string, { words = '' } = {}) => `${key} ${words}`) as never,
  );
  fakeServer(diaryContract, {
    changeHead: ({ body: { day } }) => refuse(day ? DAY_AHEAD : 'health_consent_needed'),
  });
  const send = () => headQueue.flush(ANA, headSenderOf(new QueryClient(), ANA));
  headQueue.keep(ANA, change({ title: 'Noite sem sono' }));
  headQueue.keep(ANA, change({ favourite: true }));
  await send();
  await vi.waitFor(() => expect(told).toHaveLength(2));
  const title = told.find(({ lasting }) => lasting);
  expect(title?.text).toContain('Noite sem sono');
  expect(told.map(({ kind }) => kind)).toEqual(['update', 'update']);
  // What is refused for another reason is to be tried again.
  headQueue.keep(ANA, change({ day: '2030-01-01' }));
  await send();
  await vi.waitFor(() => expect(told[2]?.kind).toBe('failed'));
});
