import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { entryOf } from '#packages/testing/screens/entries.ts';
import { refuse } from '#packages/testing/screens/fake-server.ts';
import { show } from '#packages/testing/screens/show.tsx';
import { diaryContract } from '../contract/diary.contract.ts';
import DesktopDiaryPage from './desktop/DiaryPage.tsx';
import MobileDiaryPage from './mobile/DiaryPage.tsx';
import { diaryService } from './testing/diary-service.ts';

const GONE = {
  id: '019a9b1c-7a65-7c52-8a1e-0c9f1d2e3f00',
  day: '2026-11-18',
  createdAt: '2026-11-18T22:45:00.000Z',
};
const BEFORE = entryOf({ id: '019a9b1c-7a64-7c52-8a1e-0c9f1d2e3f01', text: 'Antes.' });
const AFTER = entryOf({ id: '019a9b1c-7a66-7c52-8a1e-0c9f1d2e3f02', text: 'Depois.' });

function withOneGone() {
  const service = diaryService([AFTER, BEFORE]);
  service.server.answer(diaryContract, {
    listEntries: { entries: [AFTER, BEFORE], next: null, damaged: [GONE] },
    getEntry: refuse('damaged'),
  });
  return service;
}

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('an entry that cannot be opened', () => {
  it('stands at its place in the list', async () => {
    using _service = withOneGone();
    await show(<DesktopDiaryPage />);
    await screen.findByText('Depois.');
    const rows = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(rows).toEqual([
      expect.stringContaining('Depois.'),
      expect.stringContaining('Não deu para abrir este registro'),
      expect.stringContaining('Antes.'),
    ]);
  });

  it.each([
    ['desktop', <DesktopDiaryPage key="desktop" />],
    ['mobile', <MobileDiaryPage key="mobile" />],
  ] as const)(
    'says on %s what can be done, and can be taken off the list',
    async (layout, page) => {
      using service = withOneGone();
      const { person, router } = await show(page, { address: `/diary?entry=${GONE.id}`, layout });
      await screen.findByText(/Se você tem uma cópia dos seus dados/);
      service.server.answer(diaryContract, { deleteEntry: undefined });
      await person.click(screen.getByRole('button', { name: 'Tirar da lista' }));
      await waitFor(() => expect(router.state.location.search).toEqual({}));
      expect(service.server.changes).toEqual([`DELETE /api/diary/entries/${GONE.id}`]);
      await waitFor(() => expect(screen.queryByText(/Não deu para abrir/)).toBeNull());
    },
  );
});
