import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import common from '#packages/ui/locales/pt-BR.json' with { type: 'json' };
import { makeTheme } from '#packages/ui/theme.ts';
import type { CompanyInvitation, InvitationLine } from '../contract/invitations.contract.ts';
import CompanyInvitations from './CompanyInvitations.tsx';
import companies from './locales/pt-BR.json' with { type: 'json' };

vi.mock('#features/access/web/index.ts', () => ({
  apiOptions: { token: () => 'token' },
  useMe: () => ({ company: { name: 'Vale Claro' }, timeZone: 'America/Sao_Paulo' }),
}));

const someone = (nth: number, more: Partial<CompanyInvitation> = {}): CompanyInvitation => ({
  id: `00000000-0000-4000-8000-00000000000${nth}`,
  state: 'open',
  address: `p${nth}@vale.example`,
  addressHint: `p${nth}…@vale.example`,
  site: 'Betim',
  sector: null,
  isSent: true,
  invitedAt: '2026-11-24T12:00:00Z',
  expiresAt: '2026-12-08T12:00:00Z',
  endedAt: null,
  ...more,
});
let invitations: CompanyInvitation[];
let refusal: string | null;
let sent: InvitationLine[][];
beforeEach(() => {
  invitations = [someone(1)];
  refusal = null;
  sent = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const path = String(input);
    if (init.method === 'GET') {
      const state = /state=(\w+)/.exec(path)?.[1];
      const count = (wanted: string) => invitations.filter((one) => one.state === wanted).length;
      return Response.json({
        invitations: invitations.filter((one) => one.state === state),
        next: null,
        counts: {
          ...{ open: count('open'), accepted: count('accepted') },
          ...{ expired: count('expired'), withdrawn: count('withdrawn') },
        },
        unsent: 0,
      });
    }
    if (refusal) return Response.json({ code: refusal }, { status: 429 });
    if (init.method === 'DELETE') {
      invitations = invitations.map((one) => ({ ...one, state: 'withdrawn', address: null }));
      return new Response(null, { status: 204 });
    }
    if (path.endsWith('/mail')) return new Response(null, { status: 204 });
    const { lines } = JSON.parse(String(init.body)) as { lines: InvitationLine[] };
    const refused = lines.flatMap(({ address }, nth) =>
      address.includes('@') ? [] : [{ nth, problem: 'not_address' }],
    );
    const ready = lines.length - refused.length;
    if (path.endsWith('/check')) {
      const newSites = lines[0]?.site ? [lines[0].site] : [];
      return Response.json({ ready, refused, newSites, newSectors: [] });
    }
    sent.push(lines);
    return Response.json({ invited: ready, refused });
  });
});
afterEach(() => vi.unstubAllGlobals());

async function open() {
  await i18next.use(initReactI18next).init({
    lng: 'pt-BR',
    resources: { 'pt-BR': { companies, common } },
    interpolation: { escapeValue: false },
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <MantineProvider theme={makeTheme({ close: 'Fechar', togglePassword: 'Mostrar' })} env="test">
      <QueryClientProvider client={queries}>
        <CompanyInvitations />
      </QueryClientProvider>
    </MantineProvider>,
  );
  await screen.findByText('p1@vale.example');
  return userEvent.setup({ delay: null });
}
const button = (name: string) => screen.findByRole('button', { name });
const dialog = async () => within(await screen.findByRole('dialog'));

it('checks pasted lines, shows those that are left out, and sends the others', async () => {
  const person = await open();
  await person.click(await button('Convidar'));
  await person.click((await dialog()).getByRole('tab', { name: 'Por planilha' }));
  await person.click((await dialog()).getByRole('button', { name: 'Conferir' }));
  const field = (await dialog()).getByRole('textbox', { name: 'Ou cole a planilha' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await person.click(field);
  await person.paste('e-mail;unidade\nana@vale.example;Betim\nbia');
  await person.click((await dialog()).getByRole('button', { name: 'Conferir' }));
  const refused = await (await dialog()).findByRole('list', { name: 'Linhas que ficam de fora' });
  expect(refused.textContent).toBe('Linha 3biaNão é um e-mail completo');
  expect(sent).toEqual([]);
  await person.click((await dialog()).getByRole('button', { name: 'Enviar 1 convite' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.[0]).toEqual({ address: 'ana@vale.example', site: 'Betim', sector: '' });
});

it('gives several addresses one site, and keeps them when nothing was sent', async () => {
  const person = await open();
  await person.click(await button('Convidar'));
  const addresses = (await dialog()).getByRole('textbox', { name: 'E-mails' });
  await person.click(addresses);
  await person.paste('ana@vale.example, caio@vale.example');
  await person.type((await dialog()).getByRole('textbox', { name: 'Unidade (opcional)' }), 'Betim');
  refusal = 'no_places';
  await person.click((await dialog()).getByRole('button', { name: 'Conferir' }));
  expect((await (await dialog()).findByRole('alert')).textContent).toContain(
    'Ninguém foi convidado',
  );
  refusal = null;
  await person.click((await dialog()).getByRole('button', { name: 'Conferir' }));
  await person.click(await (await dialog()).findByRole('button', { name: 'Enviar 2 convites' }));
  await waitFor(() => expect(sent[0]?.map(({ site }) => site)).toEqual(['Betim', 'Betim']));
});

it('withdraws after a question, and then shows no address', async () => {
  const person = await open();
  await person.click(await button('Retirar o convite: p1@vale.example'));
  await person.click((await dialog()).getByRole('button', { name: 'Retirar' }));
  expect(await screen.findByText('Nenhum convite aberto.')).toBeDefined();
  await person.click(screen.getByRole('tab', { name: 'Retirados (1)' }));
  expect(await screen.findByText('p1…@vale.example')).toBeDefined();
  expect(screen.queryByText('p1@vale.example')).toBeNull();
});
