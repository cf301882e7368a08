import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { versionsContract } from '#features/content/contract/versions.contract.ts';
import { fakeServer, refuse } from '#packages/testing/screens/fake-server.ts';
import { show } from '#packages/testing/screens/show.tsx';
import { Toaster } from '#packages/ui/index.ts';
import { type ManagedPartner, partnersContract } from '../contract/partners.contract.ts';
import { PartnersAdmin } from './index.ts';

const PARTNER: ManagedPartner = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Casa do Sono',
  category: 'health',
  link: 'https://casadosono.example.org',
  description: 'Ensina a dormir melhor.',
  logo: null,
  state: 'published',
  updatedAt: '2026-11-15T12:00:00.000Z',
  revision: 1,
};

it('shows partners as everybody sees them, and says what keeps one from being saved', async () => {
  const server = fakeServer(partnersContract, {
    listPartners: { partners: [PARTNER] },
    listManagedPartners: { partners: [PARTNER] },
    addPartner: PARTNER,
  }).answer(versionsContract, { listDeleted: { items: [] } });
  const sent = () => server.asked(partnersContract.addPartner);
  await show(<PartnersAdmin />, { address: '/admin' });
  const link = await screen.findByLabelText('Abrir o site de Casa do Sono');
  expect(link.getAttribute('href')).toBe(PARTNER.link);
  expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  fireEvent.click(screen.getByText('Novo parceiro'));
  const write = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await screen.findByLabelText('Link');
  write('Link', 'http://a.example.org');
  fireEvent.click(screen.getByText('Salvar rascunho'));
  await screen.findByText('O endereço precisa começar com https://.');
  expect(server.changes).toEqual([]);
  write('Link', 'https://a.example.org');
  write('Nome', 'Passo Leve');
  write('Descrição', 'Aulas no parque.');
  fireEvent.click(screen.getByText('Salvar rascunho'));
  await vi.waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body.draft).toEqual({
    ...{ name: 'Passo Leve', category: 'health', link: 'https://a.example.org' },
    ...{ description: 'Aulas no parque.', logo: null },
  });
});

it('brings back what was deleted, and says why it is not taken', async () => {
  const gone = {
    ...{ id: '00000000-0000-4000-8000-000000000002', version: 3, title: 'Passo Leve' },
    ...{ at: '2026-11-15T12:00:00.000Z', by: 'Carla', until: '2026-12-15T12:00:00.000Z' },
  };
  const draft = { name: 'Passo Leve', category: 'benefits', logo: null };
  const server = fakeServer(partnersContract, {
    listManagedPartners: { partners: [PARTNER] },
    addPartner: refuse('too_many_partners'),
  }).answer(versionsContract, {
    listDeleted: { items: [gone] },
    readVersion: ({ params }) => (params.version === '3' ? { draft } : refuse('not_found')),
  });
  const { person } = await show(
    <>
      <PartnersAdmin />
      <Toaster />
    </>,
    { address: '/admin' },
  );
  fireEvent.click(await screen.findByText('Apagados (1)'));
  await person.click(screen.getByLabelText('Trazer de volta: Passo Leve'));
  expect(await screen.findByText(/^Já há parceiros demais/)).toBeTruthy();
  const sent = server.asked(partnersContract.addPartner).map(({ body }) => body);
  expect(sent).toEqual([{ id: gone.id, draft }]);
});
