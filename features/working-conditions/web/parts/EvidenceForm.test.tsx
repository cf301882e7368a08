import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Answers, fakeServer, refuse } from '#packages/testing/screens/fake-server.ts';
import { show as showScreen } from '#packages/testing/screens/show.tsx';
import {
  CHANGED_MEANWHILE,
  workingConditionsContract,
} from '../../contract/working-conditions.contract.ts';
import type { RecordOf } from '../rules/file.rules.ts';
import { EvidenceForm } from './EvidenceForm.tsx';

vi.mock('#features/access/web/index.ts', () => ({
  apiOptions: { token: () => 'bruno' },
  useMe: () => ({ id: 'bruno' }),
  useTimeZone: () => 'America/Sao_Paulo',
}));
const PATH = 'vale-claro/1a2b3c4d/ata.pdf';
vi.mock('#features/files/web/upload.ts', () => ({
  startUpload: async () => ({
    ...{ done: Promise.resolve(PATH), pause: async () => undefined },
    cancel: async () => undefined,
  }),
}));

const photo = { on: '2026-01-20', what: 'Foto do turno B', where: 'Mural' };
const action = {
  ...{ kind: 'action', id: 'a', version: 3, at: '2026-01-20T12:00:00.000Z', by: 'Bruno' },
  content: {
    ...{ riskId: null, said: '', doing: 'Pausa', measure: '', owner: 'Paulo', area: '' },
    ...{ startsOn: '2026-01-02', dueOn: '2026-01-31', doneOn: null, dropped: null, effect: '' },
    ...{ effective: null, shown: true, evidence: [photo] },
  },
} as unknown as RecordOf<'action'>;
const ata = new File(['%PDF-1.7'], 'Ata do turno.pdf', { type: 'application/pdf' });
const described = { path: PATH, name: ata.name, type: ata.type, size: ata.size };

type Saved = Answers<typeof workingConditionsContract>['saveRecord'];

async function show(saveRecord: Saved = { ...action, version: 4 }) {
  const server = fakeServer(workingConditionsContract, { saveRecord });
  const onDone = vi.fn();
  const form = <EvidenceForm action={action} companyId="vale-claro" onDone={onDone} />;
  const { person } = await showScreen(form, { address: '/working-conditions' });
  const saved = () =>
    server.asked(workingConditionsContract.saveRecord).at(-1)?.body as {
      base: number;
      content: { evidence: object[] };
    };
  const choose = async (file: File) => {
    const field = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (!field) throw new Error('No field for a file');
    await person.upload(field, file);
  };
  const save = () => person.click(screen.getByRole('button', { name: 'Salvar' }));
  return { person, onDone, saved, choose, save };
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('adds a file with its words to what is there already', async () => {
  const { person, onDone, saved, choose, save } = await show();
  await person.type(await screen.findByRole('textbox', { name: 'O que mostra' }), 'Ata');
  await person.type(screen.getByRole('textbox', { name: 'Onde está guardado' }), 'Pasta');
  await choose(ata);
  expect(await screen.findByText(/^Ata do turno\.pdf/)).toBeTruthy();
  await save();
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(saved()).toMatchObject({ base: 3 });
  expect(saved().content.evidence).toEqual([
    photo,
    expect.objectContaining({ what: 'Ata', where: 'Pasta', file: described }),
  ]);
});

it('calls a file that comes without words by its name, and lets it be taken away again', async () => {
  const { person, saved, choose, save } = await show();
  await choose(ata);
  const what = await screen.findByRole<HTMLInputElement>('textbox', { name: 'O que mostra' });
  await waitFor(() => expect(what.value).toBe(ata.name));
  await person.clear(what);
  await save();
  await waitFor(() => expect(saved().content.evidence).toHaveLength(2));
  expect(saved().content.evidence[1]).toMatchObject({ what: ata.name, file: described });
  await person.click(screen.getByRole('button', { name: 'Remover Ata do turno.pdf' }));
  await save();
  await waitFor(() => expect(saved().content.evidence).toEqual([photo]));
});

it('takes an evidence away', async () => {
  const { person, onDone, saved, save } = await show();
  await person.click(
    await screen.findByRole('button', { name: `Tirar a evidência ${photo.what}` }),
  );
  await save();
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(saved().content.evidence).toEqual([]);
});

it('says that somebody else was first, and keeps what was written', async () => {
  const { person, onDone, save } = await show(refuse(CHANGED_MEANWHILE));
  const what = await screen.findByRole<HTMLInputElement>('textbox', { name: 'O que mostra' });
  await person.type(what, 'Ata');
  await save();
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(what.value).toBe('Ata');
  expect(onDone).not.toHaveBeenCalled();
});
