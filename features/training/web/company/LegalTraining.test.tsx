import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeServer } from '#packages/testing/screens/fake-server.ts';
import { show } from '#packages/testing/screens/show.tsx';
import { legalTrainingContract } from '../../contract/training.contract.ts';
import texts from '../locales/pt-BR.json' with { type: 'json' };
import LegalTraining from './LegalTraining.tsx';

const saveFile = vi.hoisted(() => vi.fn());
vi.mock('#packages/ui/save-file.ts', () => ({ saveFile }));

it('saves who completed a course as a table in which no name is a formula', async () => {
  const completion = { userId: 'bia', completedAt: '2026-11-26T12:00:00.000Z', expiresAt: null };
  const completions = [{ ...completion, name: '=1+1;"Bia"' }];
  fakeServer(legalTrainingContract, {
    listLegal: { courses: [{ id: 'risks', title: 'Riscos', legal: 'lei_14457', completions }] },
  });
  const { person } = await show(<LegalTraining />);
  expect(await screen.findByRole('table', { name: /^Riscos/ })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: texts.legalAdmin.save }));
  const [file, name] = saveFile.mock.lastCall as [Blob, string];
  expect(name).toBe(`${texts.legalAdmin.file}.csv`);
  const bytes = new Uint8Array(await file.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toBe(
    `Nome;Concluído em;Vale até\r\n"'=1+1;""Bia""";2026-11-26;\r\n`,
  );
});
