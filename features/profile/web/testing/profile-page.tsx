import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { vi } from 'vitest';
import accounts from '#features/accounts/web/locales/en-US.json' with { type: 'json' };
import common from '#packages/ui/locales/en-US.json' with { type: 'json' };
import { makeTheme } from '#packages/ui/theme.ts';
import profile from '../locales/en-US.json' with { type: 'json' };
import ProfilePage from '../ProfilePage.tsx';

const ME = {
  id: 'ana',
  email: 'ana@exemplo.com',
  fullName: 'Ana Ribeiro',
  plan: 'empresarial',
  trialEndsAt: null as string | null,
  company: { id: '1', name: 'Vale Claro' },
  timeZone: 'America/Sao_Paulo',
  memberSince: '2026-03-02T12:00:00Z',
};
/** A second factor as the auth service shows it. */
export const factor = (id: string, factor_type: string, status = 'verified') => ({
  id,
  factor_type,
  status,
  friendly_name: id,
  created_at: '2026-11-01T12:00:00Z',
});
/** Ana as the auth service shows her. */
export const USER = {
  id: 'ana',
  email: 'ana@exemplo.com',
  email_confirmed_at: '2026-03-02T12:00:00Z' as string | undefined,
  new_email: undefined as string | undefined,
  factors: [] as ReturnType<typeof factor>[],
  identities: [] as { identity_id: string; provider: string; identity_data: object }[],
};
const SETTINGS = {
  providers: ['google'],
  companies: false,
  passkeys: true,
  linking: true,
  secondFactors: ['totp', 'phone'],
};

const found = vi.hoisted(() => ({
  me: null as unknown,
  failed: false,
  user: null as unknown,
  settings: null as unknown,
  auth: {} as ReturnType<typeof authOf>,
}));

vi.mock('#features/access/web/index.ts', () => ({
  access: { refresh: vi.fn() },
  apiOptions: { token: () => 'token' },
  useMe: () => found.me,
  useAccessState: () => ({ failed: found.failed }),
}));
vi.mock('#features/accounts/web/index.ts', async () => ({
  failureOf: (await import('../../../accounts/web/account-failure.ts')).failureOf,
  PROVIDERS: ['google', 'azure', 'apple', 'github'],
  canUseKeys: () => true,
  fetchAuthSettings: async () => found.settings,
  confirmEmailChange: vi.fn(async (address: string) => address === 'nova@exemplo.com'),
  authClient: () => found.auth,
  loadLegalDialog: () => import('../../../accounts/web/legal/LegalDialog.tsx'),
}));

const done = (data: unknown = {}) =>
  vi.fn(async (_?: unknown) => ({ data, error: null as unknown }));
/** A refusal of the auth client. */
export const refused = (code: string, more = {}) => ({ data: null, error: { code, ...more } });

function authOf() {
  return {
    getUser: vi.fn(async () => ({ data: { user: found.user }, error: null })),
    updateUser: done({ user: {} }),
    refreshSession: done(),
    reauthenticate: done(),
    linkIdentity: done({ url: '/elsewhere' }),
    unlinkIdentity: done(),
    registerPasskey: done(),
    passkey: {
      list: done([{ id: 'p1', friendly_name: 'Notebook', created_at: '2026-11-02T12:00:00Z' }]),
      delete: done(),
    },
    mfa: {
      enroll: done({
        id: 'new',
        totp: { qr_code: 'data:image/svg+xml;utf-8,<svg/>', secret: 'SEGREDO', uri: '' },
      }),
      challenge: done({ id: 'challenge' }),
      verify: done(),
      challengeAndVerify: done(),
      unenroll: done(),
      recoveryCodes: {
        getStatus: done({ remaining: 7 }),
        generate: done({ codes: ['aaaa', 'bbbb'] }),
        regenerate: done({ codes: ['cccc', 'dddd'] }),
      },
    },
  };
}
const EVENTS = [
  { kind: 'signed_in', method: 'password' },
  { kind: 'factor_added', factor: 'totp' },
  { kind: 'session_ended', sessions: 'others' },
  { kind: 'session_ended', sessions: 'one', because: 'token_reused' },
  { kind: 'identity_linked', provider: 'google' },
].map((event, index) => ({
  id: `01890000-0000-7000-8000-00000000000${index}`,
  at: '2026-11-20T12:00:00Z',
  method: null,
  factor: null,
  provider: null,
  sessions: null,
  because: null,
  ...event,
}));
const session = (id: string, current: boolean) => ({
  id,
  current,
  createdAt: '2026-11-20T12:00:00Z',
  lastUsedAt: '2026-11-21T12:00:00Z',
  method: 'password',
});

/** The product's own routes; `down` ones fail. */
export function api({ down = false } = {}) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const path = String(input);
    asked.push(`${init.method ?? 'GET'} ${path}`);
    if (down) return Response.json({ code: 'unavailable' }, { status: 503 });
    if (init.method === 'DELETE') return new Response(null, { status: 204 });
    if (path.startsWith('/api/account/sessions')) {
      return Response.json({ sessions: [session('s2', false), session('s1', true)] });
    }
    const second = path.includes('after=');
    return Response.json({
      events: second ? [{ ...EVENTS[0], id: 'last', kind: 'password_changed' }] : EVENTS,
      next: second ? null : EVENTS.at(-1)?.id,
    });
  });
  return asked;
}

/** The page as Ana sees it. */
export async function open() {
  await i18next.use(initReactI18next).init({
    lng: 'en-US',
    fallbackLng: false,
    resources: { 'en-US': { profile, accounts, common } },
    interpolation: { escapeValue: false },
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const person = userEvent.setup({ delay: null });
  const { container, unmount } = render(
    <QueryClientProvider client={client}>
      <MantineProvider theme={makeTheme({ close: 'Close', togglePassword: 'Show' })} env="test">
        <ProfilePage />
      </MantineProvider>
    </QueryClientProvider>,
  );
  return { person, container, unmount };
}
/** A card of the page. */
export const region = (name: string) => screen.findByRole('region', { name });
export const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** What the page finds: the person, their settings, and the auth client's answers. */
export const world = found;

/** Ana as she is at the beginning of each test, on a server with everything switched on. */
export function beginAnew(): void {
  found.auth = authOf();
  found.me = ME;
  found.failed = false;
  found.user = USER;
  found.settings = SETTINGS;
  api();
}
