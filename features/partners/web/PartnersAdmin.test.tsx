import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { show } from '#packages/testing/screens/show.tsx';
import { Toaster } from '#packages/ui/index.ts';
import type { ManagedPartner, PartnerDraft } from '../contract/partners.contract.ts';
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
afterEach(() => vi.unstubAllGlobals());

it('shows partners as everybody sees them, and says what keeps one from being saved', async () => {
  const sent: { draft: PartnerDraft }[] = [];
  vi.stubGlobal('fetch', async (_: RequestInfo | URL, init: RequestInit = {}) => {
    if (init.method === 'POST') {
      sent.push(JSON.parse(String(init.body)));
      return Response.json(PARTNER, { status: 201 });
    }
    return Response.json({ partners: [PARTNER] });
  });
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
  expect(sent).toEqual([]);
  write('Link', 'https://a.example.org');
  write('Nome', 'Passo Leve');
  write('Descrição', 'Aulas no parque.');
  fireEvent.click(screen.getByText('Salvar rascunho'));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.draft).toEqual({
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
  const sent: object[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const { pathname } = new URL(String(input), 'http://here');
    if (init.method === 'POST') {
      sent.push(JSON.parse(String(init.body)));
      return Response.json({ code: 'too_many_partners' }, { status: 422 });
    }
    if (pathname.endsWith('/deleted')) return Response.json({ items: [gone] });
    if (pathname.endsWith('/versions/3')) return Response.json({ draft });
    return Response.json({ partners: [PARTNER] });
  });
  const { person } = await show(
    <>
      <PartnersAdmin />
      <Toaster />
    </>,
    { address: '/admin' },
  );
  fireEvent.click(await screen.findByText('Excluídos (1)'));
  await person.click(screen.getByLabelText('Trazer de volta: Passo Leve'));
  expect(await screen.findByText(/^Já há parceiros demais/)).toBeTruthy();
  expect(sent).toEqual([{ id: gone.id, draft }]);
});
