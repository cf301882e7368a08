import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { privacyContract } from '#features/privacy/contract/privacy.contract.ts';
import { refuse } from '#packages/testing/screens/fake-server.ts';
import { show } from '#packages/testing/screens/show.tsx';
import { Toaster } from '#packages/ui/index.ts';
import { diaryContract } from '../contract/diary.contract.ts';
import DesktopDiaryPage from './desktop/DiaryPage.tsx';
import { diaryService } from './testing/diary-service.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('the room of a person', () => {
  it('is not spoken of while there is plenty', async () => {
    using service = diaryService();
    service.server.answer(privacyContract, { getRoom: { bytes: 159_000_000, most: 200_000_000 } });
    await show(<DesktopDiaryPage />);
    await screen.findByRole('textbox', { name: 'Seu texto' });
    await waitFor(() => expect(service.server.asked(privacyContract.getRoom)).toHaveLength(1));
    expect(screen.queryByText(/Seu espaço está/)).toBeNull();
  });

  it('is told from four fifths on, with what to do', async () => {
    using service = diaryService();
    service.server.answer(privacyContract, { getRoom: { bytes: 160_000_000, most: 200_000_000 } });
    await show(<DesktopDiaryPage />);
    expect(await screen.findByText(/Seu espaço está 80% cheio.*Baixe uma cópia/)).toBeTruthy();
  });

  it('when full leaves a new text waiting on the device, and says why', async () => {
    using service = diaryService();
    service.server.answer(diaryContract, { writeEntry: refuse('storage_full') });
    const { person } = await show(
      <>
        <Toaster />
        <DesktopDiaryPage />
      </>,
    );
    await person.type(await screen.findByRole('textbox', { name: 'Seu texto' }), 'Não cabe mais.');
    await person.click(screen.getByRole('button', { name: 'Guardar e analisar' }));
    const waiting = await screen.findByRole('list', { name: 'Esperando para enviar' });
    const row = within(waiting).getByRole('listitem', { name: 'Não cabe mais.' });
    expect(
      within(row).getByText(/Seu espaço está cheio. O texto fica neste aparelho/),
    ).toBeTruthy();
    service.recover();
    await person.click(within(row).getByRole('button', { name: 'Tentar agora' }));
    await waitFor(() =>
      expect(service.entries.map(({ text }) => text)).toEqual(['Não cabe mais.']),
    );
  });
});
