import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  type Asked,
  type FakeServer,
  fakeServer,
  refuse,
} from '#packages/testing/screens/fake-server.ts';
import { show } from '#packages/testing/screens/show.tsx';
import {
  type CompanyInvitation,
  invitationsContract,
  NO_PLACES,
} from '../contract/invitations.contract.ts';
import CompanyInvitations from './CompanyInvitations.tsx';

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
  grant: null,
  isSent: true,
  invitedAt: '2026-11-24T12:00:00Z',
  expiresAt: '2026-12-08T12:00:00Z',
  endedAt: null,
  ...more,
});
let server: FakeServer;
beforeEach(() => {
  let invitations = [someone(1)];
  const checked = ({ lines }: Asked<typeof invitationsContract.checkInvitations>['body']) => {
    const refused = lines.flatMap(({ address = '' }, nth) =>
      address.includes('@') ? [] : [{ nth, problem: 'not_address' as const }],
    );
    return { ready: lines.length - refused.length, refused };
  };
  server = fakeServer(invitationsContract, {
    listInvitations: ({ query }) => {
      const count = (wanted: string) => invitations.filter((one) => one.state === wanted).length;
      return {
        invitations: invitations.filter((one) => one.state === query.state),
        next: null,
        counts: {
          ...{ open: count('open'), accepted: count('accepted') },
          ...{ expired: count('expired'), withdrawn: count('withdrawn') },
        },
        unsent: 0,
      };
    },
    checkInvitations: ({ body }) => {
      const [first] = body.lines;
      return { ...checked(body), newSites: first?.site ? [first.site] : [], newSectors: [] };
    },
    invitePeople: ({ body }) => {
      const { ready, refused } = checked(body);
      return { invited: ready, refused };
    },
    resendInvitation: undefined,
    withdrawInvitation: () => {
      invitations = invitations.map((one) => ({ ...one, state: 'withdrawn', address: null }));
      return undefined;
    },
  });
});
const sent = () => server.asked(invitationsContract.invitePeople).map(({ body }) => body.lines);

async function open() {
  const { person } = await show(<CompanyInvitations />);
  await screen.findByText('p1@vale.example');
  return person;
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
  expect(sent()).toEqual([]);
  await person.click((await dialog()).getByRole('button', { name: 'Enviar 1 convite' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.[0]).toEqual({ address: 'ana@vale.example', site: 'Betim', sector: '' });
});

it('gives several addresses one site, and keeps them when nothing was sent', async () => {
  const person = await open();
  await person.click(await button('Convidar'));
  const addresses = (await dialog()).getByRole('textbox', { name: 'E-mails' });
  await person.click(addresses);
  await person.paste('ana@vale.example, caio@vale.example');
  await person.type((await dialog()).getByRole('textbox', { name: 'Unidade (opcional)' }), 'Betim');
  server.answer(invitationsContract, { invitePeople: refuse(NO_PLACES) });
  await person.click((await dialog()).getByRole('button', { name: 'Conferir' }));
  await person.click(await (await dialog()).findByRole('button', { name: 'Enviar 2 convites' }));
  expect((await (await dialog()).findByRole('alert')).textContent).toContain(
    'Ninguém foi convidado',
  );
  server.answer(invitationsContract, { invitePeople: { invited: 2, refused: [] } });
  await person.click((await dialog()).getByRole('button', { name: 'Enviar 2 convites' }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]?.map(({ site }) => site)).toEqual(['Betim', 'Betim']);
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
