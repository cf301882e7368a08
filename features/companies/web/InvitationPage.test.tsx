import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { InvitationPage } from './InvitationPage.tsx';
import companies from './locales/pt-BR.json' with { type: 'json' };

const TOKEN = 'a'.repeat(43);
const open = {
  state: 'open',
  company: 'Vale Claro',
  site: 'Betim',
  sector: null,
  expiresAt: '2026-12-08T12:00:00Z',
  address: 'ana+1@vale.example',
};
let answer: () => Response;
let asked: unknown[];
beforeEach(async () => {
  answer = () => Response.json(open);
  asked = [];
  vi.stubGlobal('fetch', async (_: unknown, init: RequestInit = {}) => {
    asked.push(JSON.parse(String(init.body)));
    return answer();
  });
  window.localStorage.clear();
  window.history.replaceState(null, '', `/convite#${TOKEN}`);
  document.documentElement.lang = 'pt-BR';
  await i18next.use(initReactI18next).init({
    lng: 'pt-BR',
    resources: { 'pt-BR': { companies } },
    interpolation: { escapeValue: false },
  });
});
afterEach(() => vi.unstubAllGlobals());

const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('says who invites and what they will see, and leads to the registration with the address', async () => {
  render(<InvitationPage />);
  expect(await screen.findByRole('heading', { name: 'Convite de Vale Claro' })).toBeDefined();
  expect(asked).toEqual([{ token: TOKEN }]);
  expect(screen.getByRole('heading', { name: 'O que a empresa não vê' })).toBeDefined();
  expect(screen.getByText(/Sua empresa não lê/)).toBeDefined();
  expect(screen.getByText(/ana\+1@vale\.example.*18 anos ou mais/)).toBeDefined();
  expect(href('Criar conta e aceitar')).toBe(
    '/register?next=%2Finvitations#invited=ana%2B1%40vale.example',
  );
  expect(href('Já tenho conta')).toBe('/login?next=%2Finvitations');
});

it('leads somebody who is signed in on to their invitations', async () => {
  const { SESSION_STORAGE_KEY } = await import(
    '#features/accounts/contract/auth-client-options.ts'
  );
  window.localStorage.setItem(SESSION_STORAGE_KEY, '{}');
  render(<InvitationPage />);
  await screen.findByRole('heading', { name: 'Convite de Vale Claro' });
  expect(href('Continuar')).toBe('/invitations');
});

it.each([
  ['accepted', 'Este convite já foi aceito'],
  ['expired', 'Este convite não vale mais'],
  ['withdrawn', 'Vale Claro retirou este convite'],
])('says what became of an invitation that is %s', async (state, words) => {
  answer = () => Response.json({ ...open, state, address: null });
  render(<InvitationPage />);
  expect((await screen.findByRole('status')).textContent).toContain(words);
  expect(screen.queryByRole('link', { name: 'Criar conta e aceitar' })).toBeNull();
});

it('says that a link is cut off or replaced, and tries again without a connection', async () => {
  answer = () => Response.json({ code: 'not_found' }, { status: 404 });
  const { unmount } = render(<InvitationPage />);
  expect(await screen.findByText(/Este link não abre um convite/)).toBeDefined();
  unmount();
  answer = () => {
    throw new TypeError('offline');
  };
  render(<InvitationPage />);
  expect(await screen.findByText(/Não deu para abrir o convite/)).toBeDefined();
  answer = () => Response.json(open);
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByRole('heading', { name: 'Convite de Vale Claro' })).toBeDefined();
});
