import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fakeServer, refuse } from '#packages/testing/screens/fake-server.ts';
import { show } from '#packages/testing/screens/show.tsx';
import { NOT_NAMED, reportingContract } from '../contract/reporting.contract.ts';
import { ListeningPage } from './ListeningPage.tsx';

const idOf = (nth: number) => `00000000-0000-4000-8000-00000000000${nth}`;
const CARLOS = { id: idOf(1), name: 'Carlos Dias' };
const DORA = { id: idOf(2), name: 'Dora Melo' };
const BRUNO = { id: idOf(3), name: 'Bruno Tavares' };

beforeEach(() => {
  window.location.hash = '#um-endereco-de-canal';
});
afterEach(() => {
  window.location.hash = '';
});

const box = (name: string) => screen.findByRole<HTMLInputElement>('checkbox', { name });

it('a report about somebody who is there no more stays written, and is sent about the others', async () => {
  const channel = { company: 'Vale Claro', rules: null, admins: [BRUNO] };
  const server = fakeServer(reportingContract, {
    readChannel: { ...channel, handlers: [CARLOS, DORA] },
    report: refuse(NOT_NAMED),
  });
  const { person } = await show(<ListeningPage />, { address: '/listening' });
  const words = 'Grita com todo mundo';
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', {
    name: /Conte com as suas palavras/,
  });
  await person.type(field, words);
  await person.click(await box('Carlos Dias apura relatos'));
  await person.click(await box('Bruno Tavares administra a empresa'));
  server.answer(reportingContract, { readChannel: { ...channel, handlers: [DORA] } });
  await person.click(screen.getByRole('button', { name: 'Enviar sem nome' }));

  expect((await screen.findByRole('alert')).textContent).toMatch(/mudaram enquanto você escrevia/);
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: /Carlos/ })).toBeNull());
  expect(field.value).toBe(words);
  expect((await box('Bruno Tavares administra a empresa')).checked).toBe(true);
  expect((await box('Dora Melo apura relatos')).checked).toBe(false);

  server.answer(reportingContract, {
    report: { receipt: 'folha 4817 rio 2093 vento 5526', help: null },
  });
  await person.click(screen.getByRole('button', { name: 'Enviar sem nome' }));
  await screen.findByText(/folha 4817 rio 2093 vento 5526/);
  expect(server.asked(reportingContract.report).map(({ body }) => body.about)).toEqual([
    [CARLOS.id, BRUNO.id],
    [BRUNO.id],
  ]);
});
