import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CONSENT_TEXTS } from '#features/privacy/contract/consent-texts.ts';
import { fakeServer } from '#packages/testing/screens/fake-server.ts';
import { show } from '#packages/testing/screens/show.tsx';
import { diaryContract } from '../../contract/diary.contract.ts';
import { useWriterLine, WriterSetting } from './WriterSetting.tsx';

const answer = (writer: { available: boolean; model: string | null; consented: boolean }) =>
  fakeServer(diaryContract, { getWriter: writer });

const Line = () => <p>{useWriterLine()}</p>;

it('asks with the very words that the record of the consent stands for', async () => {
  answer({ available: true, model: 'sabiá-3', consented: false });
  await show(<WriterSetting />);
  expect(await screen.findByText(CONSENT_TEXTS['pt-BR'].diary_language_model)).toBeTruthy();
  expect(screen.getByText(/sabiá-3/)).toBeTruthy();
  const choice = screen.getByRole<HTMLInputElement>('switch', { name: 'Deixar o modelo escrever' });
  expect(choice.checked).toBe(false);
});

it('says that no text leaves only where no model is configured', async () => {
  answer({ available: false, model: null, consented: false });
  await show(
    <>
      <Line />
      <WriterSetting />
    </>,
  );
  expect(await screen.findByText(/^Seu texto não vai para nenhuma IA de fora/)).toBeTruthy();
  expect(screen.queryByRole('switch')).toBeNull();
});
