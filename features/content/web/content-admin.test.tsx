import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeServer, refuse } from '#packages/testing/screens/fake-server.ts';
import { show } from '#packages/testing/screens/show.tsx';
import { versionsContract } from '../contract/versions.contract.ts';
import { DeletedItems } from './admin/DeletedItems.tsx';
import { PublishLater } from './admin/PublishLater.tsx';
import { Versions } from './admin/Versions.tsx';

const ID = '00000000-0000-4000-8000-000000000001';
const version = (nth: number, title: string) => ({
  ...{ version: nth, title, by: 'Carla', at: `2026-11-2${nth}T12:00:00.000Z` },
});

it('puts a former version into the fields', async () => {
  fakeServer(versionsContract, {
    listVersions: { versions: [version(2, 'Novo'), version(1, 'Velho')] },
    readVersion: ({ params }) =>
      params.version === '1' ? { draft: { title: 'Velho' } } : refuse('not_found'),
  });
  const onTake = vi.fn();
  const { person } = await show(<Versions kind="news" id={ID} onTake={onTake} />);
  await person.click(screen.getByText('Versões'));
  const lines = await screen.findAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual([
    expect.stringContaining('a atual'),
    expect.stringContaining('Carla'),
  ]);
  await person.click(within(lines[1] as HTMLElement).getByRole('button'));
  await waitFor(() => expect(onTake).toHaveBeenCalledWith({ title: 'Velho' }));
});

it('brings back what was deleted, with what it said last', async () => {
  fakeServer(versionsContract, {
    listDeleted: {
      items: [{ ...version(3, 'Apagada'), id: ID, until: '2026-12-24T12:00:00.000Z' }],
    },
    readVersion: ({ params }) =>
      params.version === '3' ? { draft: { title: 'Apagada' } } : refuse('not_found'),
  });
  const bringBack = vi.fn(async () => undefined);
  const { person } = await show(<DeletedItems kind="news" bringBack={bringBack} />);
  await person.click(await screen.findByText('Apagados (1)'));
  await person.click(screen.getByRole('button', { name: 'Trazer de volta: Apagada' }));
  await waitFor(() => expect(bringBack).toHaveBeenCalledWith(ID, { title: 'Apagada' }));
});

it('plans a publication, and says which time it cannot be', async () => {
  const server = fakeServer(versionsContract, {
    listScheduled: { items: [] },
    schedule: undefined,
  });
  const { person } = await show(<PublishLater kind="news" id={ID} />);
  const plan = await screen.findByRole('button', { name: 'Agendar' });
  await person.click(plan);
  expect(screen.getByText('Escolha uma data e uma hora.')).toBeTruthy();
  const field = screen.getByLabelText('Data e hora');
  await person.type(field, '2020-01-01T09:00');
  await person.click(plan);
  expect(screen.getByText(/^Escolha um horário que ainda vem/)).toBeTruthy();
  await person.clear(field);
  await person.type(field, '2999-01-01T09:00');
  await person.click(plan);
  await waitFor(() =>
    expect(server.asked(versionsContract.schedule)[0]?.params).toEqual({ kind: 'news', id: ID }),
  );
});
