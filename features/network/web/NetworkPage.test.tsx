import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer, refuse } from '#packages/testing/screens/fake-server.ts';
import { show } from '#packages/testing/screens/show.tsx';
import { type Card, type Entry, networkContract } from '../contract/network.contract.ts';
import DesktopNetworkPage from './desktop/NetworkPage.tsx';
import MobileNetworkPage from './mobile/NetworkPage.tsx';
import NetworkEntryPage from './NetworkEntryPage.tsx';

const card = (nth: number, more: Partial<Card> = {}): Card => ({
  id: `00000000-0000-4000-8000-00000000000${nth}`,
  kind: 'professional',
  name: `Helena ${nth}`,
  specialties: ['psychology'],
  topics: ['ansiedade', 'sono'],
  registry: 'CRP 06/000000',
  checkedOn: '2026-11-03',
  online: true,
  inPerson: true,
  place: { code: 3550308, name: 'São Paulo', state: 'SP' },
  neighbourhood: 'Pinheiros',
  languages: ['pt', 'es'],
  team: '',
  demonstration: false,
  favourite: false,
  ...more,
});
const ENTRY: Entry = {
  ...card(1),
  address: 'Rua das Quaresmeiras, 100',
  plans: ['Vida Serena'],
  contact: { email: 'helena@example.com', phone: '(11) 0000-0000', site: '' },
  about: 'Atendo adultos.',
  sessions: '50 minutos',
  access: '',
  check: { on: '2026-11-03', by: 'Carla', again: '2027-02-03' },
};

/** The server of the network; a list of `null` fails. */
function service(cards: Card[] | null) {
  return fakeServer(networkContract, {
    choices: {
      ...{ specialties: ['psychology'], places: ENTRY.place ? [ENTRY.place] : [] },
      ...{ languages: ['pt'], plans: ['Vida Serena'], favourites: 1, isProfessional: false },
    },
    setFavourite: { favourites: 1 },
    get: ({ params }) => (params.id === ENTRY.id ? ENTRY : refuse('not_found')),
    search: ({ body }) => {
      if (!cards) return refuse('internal');
      const items = cards.filter(
        ({ name, favourite }) => name.includes(body.text ?? '') && (!body.favourites || favourite),
      );
      return { items, professionals: items.length, clinics: 0, next: null };
    },
  });
}
const open = (page = <DesktopNetworkPage />) => show(page, { address: '/network' });

describe('the network', () => {
  it.each([
    ['desktop', <DesktopNetworkPage key="d" />],
    ['mobile', <MobileNetworkPage key="m" />],
  ])('shows who is in it, with the registry that was checked (%s)', async (_, page) => {
    service([card(1), card(2, { kind: 'clinic', name: 'Clínica Aurora' })]);
    await open(page);
    const first = within((await screen.findAllByRole('article'))[0] ?? document.body);
    expect(first.getByText('CRP 06/000000')).toBeTruthy();
    expect(first.getByText(/conferido em 3 de novembro de 2026/)).toBeTruthy();
    expect(first.getByText('Por vídeo e presencial')).toBeTruthy();
    expect(first.getByText('Pinheiros, São Paulo, SP')).toBeTruthy();
    expect(first.getByText('Psicologia · ansiedade, sono')).toBeTruthy();
    const link = first.getByRole('link', { name: 'Conhecer Helena 1' });
    expect(link.getAttribute('href')).toBe(`/network/${ENTRY.id}`);
    expect(document.body.textContent).not.toMatch(/R\$|avaliaç/);
  });

  it('narrows down in the body of the request, never in an address, and clears', async () => {
    const server = service([card(1), card(2)]);
    const { person, router } = await open();
    await screen.findAllByRole('article');
    await person.selectOptions(screen.getByLabelText('Especialidade'), 'Psicologia');
    await person.selectOptions(screen.getByLabelText('Cidade'), 'São Paulo, SP');
    await person.click(screen.getByRole('tab', { name: 'Por vídeo' }));
    await person.type(screen.getByLabelText('O que você procura'), 'Helena 2');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(server.asked(networkContract.search).at(-1)?.body).toMatchObject({
      ...{ text: 'Helena 2', specialty: 'psychology', municipality: 3550308, mode: 'online' },
    });
    expect(router.state.location.href).toBe('/network');
    expect(server.calls.every(({ query }) => query.size === 0)).toBe(true);
    await person.click(screen.getByRole('button', { name: 'Limpar 3' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  });

  it('shows favourites alone, says when nobody is found, and leads back to everybody', async () => {
    const server = service([card(1)]);
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: 'Favorito: Helena 1' }));
    const [marked] = server.asked(networkContract.setFavourite);
    expect(marked?.body).toEqual({ favourite: true });
    await person.click(await screen.findByRole('button', { name: 'Favoritos (1)' }));
    await screen.findByRole('heading', { name: 'Nenhum favorito por aqui' });
    await person.click(screen.getByRole('button', { name: 'Mostrar toda a rede' }));
    expect(await screen.findAllByRole('article')).toHaveLength(1);
  });

  it('says that it could not be loaded', async () => {
    service(null);
    await open();
    await screen.findByRole('heading', { name: 'Não deu para carregar a rede' });
  });
});

describe('somebody of the network', () => {
  it('is shown with check and contact', async () => {
    service([]);
    await show(<NetworkEntryPage />, {
      path: '/network/$entryId',
      address: `/network/${ENTRY.id}`,
    });
    await screen.findByRole('heading', { level: 1, name: 'Helena 1' });
    expect(screen.getByText(/Conferimos de novo até 3 de fevereiro de 2027/)).toBeTruthy();
    const call = screen.getByRole('link', { name: '(11) 0000-0000' });
    expect(call.getAttribute('href')).toBe('tel:1100000000');
    expect(screen.getByText(/Sua empresa não vê quem você procura/)).toBeTruthy();
  });

  it('who is gone is said to be', async () => {
    service([]);
    await show(<NetworkEntryPage />, {
      path: '/network/$entryId',
      address: '/network/00000000-0000-4000-8000-0000000000ff',
    });
    await screen.findByRole('heading', { name: 'Este perfil não está mais na rede' });
  });
});
