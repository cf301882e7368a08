import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import accounts from '#features/accounts/web/locales/en-US.json' with { type: 'json' };
import common from '#packages/ui/locales/en-US.json' with { type: 'json' };
import { makeTheme } from '#packages/ui/theme.ts';
import profile from './locales/en-US.json' with { type: 'json' };
import ProfilePage from './ProfilePage.tsx';

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
const factor = (id: string, factor_type: string, status = 'verified') => ({
  id,
  factor_type,
  status,
  friendly_name: id,
  created_at: '2026-11-01T12:00:00Z',
});
const USER = {
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

const world = vi.hoisted(() => ({
  me: null as unknown,
  failed: false,
  user: null as unknown,
  settings: null as unknown,
  auth: {} as Record<string, unknown>,
}));

vi.mock('#features/access/web/index.ts', () => ({
  access: { refresh: vi.fn() },
  apiOptions: { token: () => 'token' },
  useMe: () => world.me,
  useAccessState: () => ({ failed: world.failed }),
}));
vi.mock('#features/accounts/web/index.ts', async () => ({
  failureOf: (await import('../../accounts/web/account-failure.ts')).failureOf,
  PROVIDERS: ['google', 'azure', 'apple', 'github'],
  canUseKeys: () => true,
  fetchAuthSettings: async () => world.settings,
  confirmEmailChange: vi.fn(async (address: string) => address === 'nova@exemplo.com'),
  authClient: () => world.auth,
  loadLegalDialog: () => import('../../accounts/web/legal/LegalDialog.tsx'),
}));

// The page stands alone here, without the app's router around it.
vi.mock('#features/notifications/web/index.ts', () => ({ NOTIFICATIONS_PATH: '/notifications' }));
vi.mock('@tanstack/react-router', () => ({
  Link: ({ to, search, ...props }: { to: string; search: Record<string, string> }) => (
    <a href={`${to}?${new URLSearchParams(search)}`} {...props} />
  ),
}));

const done = (data: unknown = {}) =>
  vi.fn(async (_?: unknown) => ({ data, error: null as unknown }));
const refused = (code: string, more = {}) => ({ data: null, error: { code, ...more } });

function authOf() {
  return {
    getUser: vi.fn(async () => ({ data: { user: world.user }, error: null })),
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
let auth: ReturnType<typeof authOf>;

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
function api({ down = false } = {}) {
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

async function open() {
  await i18next.use(initReactI18next).init({
    lng: 'en-US',
    fallbackLng: false,
    resources: { 'en-US': { profile, accounts, common } },
    interpolation: { escapeValue: false },
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const person = userEvent.setup();
  const { container } = render(
    <QueryClientProvider client={client}>
      <MantineProvider theme={makeTheme({ close: 'Close', togglePassword: 'Show' })} env="test">
        <ProfilePage />
      </MantineProvider>
    </QueryClientProvider>,
  );
  return { person, container };
}
const region = (name: string) => screen.findByRole('region', { name });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

beforeEach(() => {
  auth = authOf();
  world.auth = auth;
  world.me = ME;
  world.failed = false;
  world.user = USER;
  world.settings = SETTINGS;
  api();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the page', () => {
  it('tells who the person is here, accessibly', async () => {
    const { container } = await open();
    const details = await region('Your details');
    expect(within(details).getByLabelText('Full name')).toHaveProperty('value', 'Ana Ribeiro');
    expect(await within(details).findByText('ana@exemplo.com')).toBeDefined();
    expect(within(details).getByText('Verified')).toBeDefined();
    expect(within(details).getByText('Vale Claro')).toBeDefined();
    expect(within(details).getByText('March 2, 2026')).toBeDefined();
    expect(within(await region('Your plan')).getByText('Business plan')).toBeDefined();
    await within(await region('Recent activity')).findAllByRole('listitem');
    const { violations } = await axe.run(container);
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('says when it could not be loaded', async () => {
    world.me = null;
    world.failed = true;
    await open();
    expect(screen.getByRole('alert').textContent).toContain('Could not load profile information');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });

  it('keeps its other parts when one cannot be loaded', async () => {
    api({ down: true });
    await open();
    expect(within(await region('Your details')).getByLabelText('Full name')).toBeDefined();
    const sessions = await region('Where you are signed in');
    expect(await within(sessions).findByText('Could not load profile information')).toBeDefined();
  });
});

describe('the name', () => {
  it('is saved, trimmed', async () => {
    const { person } = await open();
    await person.type(await screen.findByLabelText('Full name'), ' Prado ');
    await person.click(await button('Save name'));
    await waitFor(() =>
      expect(auth.updateUser).toHaveBeenCalledWith({ data: { full_name: 'Ana Ribeiro Prado' } }),
    );
  });

  it('is refused when empty, and says when it could not be saved', async () => {
    const { person } = await open();
    const field = await screen.findByLabelText('Full name');
    await person.clear(field);
    await person.click(await button('Save name'));
    expect(screen.getByText('Write your name.')).toBeDefined();
    expect(document.activeElement).toBe(field);
    expect(auth.updateUser).not.toHaveBeenCalled();
    auth.updateUser.mockResolvedValue(refused('unexpected_failure'));
    await person.type(field, 'Ana');
    await person.click(await button('Save name'));
    expect(await screen.findByText('Could not save changes')).toBeDefined();
    expect(field).toHaveProperty('value', 'Ana');
  });
});

describe('the e-mail', () => {
  it('changes once both addresses have confirmed', async () => {
    const { person } = await open();
    await person.click(await button('Change email'));
    world.user = { ...USER, new_email: 'nova@exemplo.com' };
    await person.type(screen.getByLabelText('New email'), 'nova@exemplo.com');
    await person.click(await button('Send codes'));
    expect(auth.updateUser).toHaveBeenCalledWith({ email: 'nova@exemplo.com' });
    expect(await screen.findByText(/Both addresses still have to be confirmed/)).toBeDefined();
    await person.type(screen.getByLabelText('Code sent to ana@exemplo.com'), '123456{Enter}');
    expect(await screen.findByText(/The code we sent to nova@exemplo.com is still/)).toBeDefined();
    expect(screen.queryByLabelText('Code sent to ana@exemplo.com')).toBeNull();
    world.user = { ...USER, email: 'nova@exemplo.com' };
    await person.type(screen.getByLabelText('Code sent to nova@exemplo.com'), '654321{Enter}');
    await waitFor(() => expect(screen.queryByText(/is still missing/)).toBeNull());
    expect(auth.refreshSession).toHaveBeenCalled();
  });
});

describe('the password', () => {
  async function choose(password: string, again = password) {
    const { person } = await open();
    await person.click(await button('Change password'));
    await person.type(screen.getByLabelText('New password'), password);
    await person.type(screen.getByLabelText('Repeat the password'), again);
    return person;
  }

  it('comes with advice, and is saved', async () => {
    const person = await choose('manaca da serra azul');
    expect(screen.getByText(/^Strong/)).toBeDefined();
    await person.click(await button('Save password'));
    expect(await screen.findByText(/^Password saved/)).toBeDefined();
    expect(auth.updateUser).toHaveBeenCalledWith({ password: 'manaca da serra azul' });
  });

  it('that is weak is refused with reasons in words', async () => {
    auth.updateUser.mockResolvedValue(refused('weak_password', { reasons: ['pwned', 'length'] }));
    const person = await choose('senha123');
    await person.click(await button('Save password'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This password is easy to guess. Use more characters. It is among the most used ones.',
    );
  });

  it('must be typed twice alike', async () => {
    const person = await choose('manaca', 'manacá');
    await person.click(await button('Save password'));
    expect(screen.getByText('The passwords entered do not match.')).toBeDefined();
    expect(auth.updateUser).not.toHaveBeenCalled();
  });

  it('asks for a mailed code where the server wants one', async () => {
    auth.updateUser.mockResolvedValueOnce(refused('reauthentication_needed'));
    const person = await choose('manaca da serra azul');
    await person.click(await button('Save password'));
    await person.type(await screen.findByLabelText('Six-digit code'), '123456{Enter}');
    expect(await screen.findByText(/^Password saved/)).toBeDefined();
    expect(auth.reauthenticate).toHaveBeenCalledOnce();
    expect(auth.updateUser).toHaveBeenLastCalledWith({
      password: 'manaca da serra azul',
      nonce: '123456',
    });
  });
});

describe('second factors', () => {
  it('are offered as the server has them, and an app is added by its first code', async () => {
    const { person } = await open();
    expect(screen.queryByRole('button', { name: 'Use a security key' })).toBeNull();
    await person.click(await button('Use an authenticator app'));
    const sheet = await screen.findByRole('dialog', { name: 'Authenticator app' });
    expect(await within(sheet).findByRole('img', { name: /^Picture to scan/ })).toBeDefined();
    expect(within(sheet).getByLabelText('Or copy this key')).toHaveProperty('value', 'SEGREDO');
    auth.mfa.challengeAndVerify.mockResolvedValueOnce(refused('mfa_verification_failed'));
    const code = within(sheet).getByLabelText('Code that the app shows');
    await person.type(code, '000000{Enter}');
    expect(await within(sheet).findByText(/This code is not right/)).toBeDefined();
    await person.clear(code);
    await person.type(code, '123 456{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(auth.mfa.challengeAndVerify).toHaveBeenLastCalledWith({
      factorId: 'new',
      code: '123456',
    });
  });

  it('can be a phone, typed as people write it', async () => {
    const { person } = await open();
    await person.click(await button('Use my phone'));
    const sheet = await screen.findByRole('dialog', { name: 'Phone' });
    await person.type(within(sheet).getByLabelText('Number with area code'), '98765-4321{Enter}');
    expect(within(sheet).getByText(/the area code or a digit is missing/)).toBeDefined();
    await person.clear(within(sheet).getByLabelText('Number with area code'));
    await person.type(
      within(sheet).getByLabelText('Number with area code'),
      '(11) 98765-4321{Enter}',
    );
    await person.type(
      await within(sheet).findByLabelText('Code from the text message'),
      '123456{Enter}',
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(auth.mfa.enroll).toHaveBeenCalledWith(
      expect.objectContaining({ phone: '+5511987654321' }),
    );
  });

  it('are taken away after a question that tells what follows', async () => {
    world.user = { ...USER, factors: [factor('App', 'totp')] };
    const { person } = await open();
    const card = await region('Two-step confirmation');
    await person.click(await within(card).findByRole('button', { name: 'Remove' }));
    const sheet = await screen.findByRole('dialog', { name: 'Remove this second step?' });
    expect(within(sheet).getByText(/It is the only one/)).toBeDefined();
    await person.click(within(sheet).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(auth.mfa.unenroll).toHaveBeenCalledWith({ factorId: 'App' }));
    expect(auth.refreshSession).toHaveBeenCalled();
  });

  it('have recovery codes, shown once', async () => {
    world.user = { ...USER, factors: [factor('App', 'totp')] };
    const { person } = await open();
    await person.click(await button('Create codes'));
    const sheet = await screen.findByRole('dialog', { name: 'Keep these codes' });
    expect(
      within(sheet)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['aaaa', 'bbbb']);
    await person.click(within(sheet).getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('aaaa\nbbbb');
    await person.click(within(sheet).getByRole('button', { name: 'I have kept them' }));
    await waitFor(() => expect(screen.queryByText('aaaa')).toBeNull());
  });

  it('have recovery codes that are replaced after a question', async () => {
    world.user = { ...USER, factors: [factor('App', 'totp'), factor('codes', 'recovery_code')] };
    const { person } = await open();
    expect(await screen.findByText('7 codes left.')).toBeDefined();
    await person.click(await button('Replace codes'));
    const sheet = await screen.findByRole('dialog', { name: 'Replace the codes?' });
    await person.click(within(sheet).getByRole('button', { name: 'Replace codes' }));
    expect(await screen.findByText('cccc')).toBeDefined();
    expect(auth.mfa.recoveryCodes.generate).not.toHaveBeenCalled();
  });
});

describe('other ways in', () => {
  it('are passkeys, listed and taken away', async () => {
    const { person } = await open();
    const card = await region('Passkeys');
    expect(await within(card).findByText('Notebook')).toBeDefined();
    await person.click(within(card).getByRole('button', { name: 'Remove' }));
    const sheet = await screen.findByRole('dialog', { name: 'Remove this passkey?' });
    await person.click(within(sheet).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(auth.passkey.delete).toHaveBeenCalledWith({ passkeyId: 'p1' }));
  });

  it('tell when a passkey was given up halfway', async () => {
    auth.registerPasskey.mockResolvedValue({ data: null, error: { name: 'NotAllowedError' } });
    const { person } = await open();
    await person.click(await button('Create a passkey'));
    expect(await screen.findByText(/The confirmation was not finished/)).toBeDefined();
  });

  it('are linked accounts, of which the last one stays', async () => {
    const google = { identity_id: 'g', provider: 'google', identity_data: { email: 'a@g.com' } };
    world.user = { ...USER, identities: [google] };
    await open();
    const card = await region('Linked accounts');
    expect(within(card).getByText('Google')).toBeDefined();
    expect(within(card).queryByRole('button')).toBeNull();
    expect(within(card).getByText(/It is your only way to sign in/)).toBeDefined();
  });

  it('are linked accounts, of which others can go', async () => {
    const google = { identity_id: 'g', provider: 'google', identity_data: { email: 'a@g.com' } };
    const email = { identity_id: 'e', provider: 'email', identity_data: {} };
    world.user = { ...USER, identities: [email, google] };
    const { person } = await open();
    const card = await region('Linked accounts');
    await person.click(await within(card).findByRole('button', { name: 'Unlink' }));
    const sheet = await screen.findByRole('dialog', { name: 'Unlink this account?' });
    await person.click(within(sheet).getByRole('button', { name: 'Unlink' }));
    await waitFor(() => expect(auth.unlinkIdentity).toHaveBeenCalledWith(google));
  });
});

describe('sessions', () => {
  it('mark this device, and end one or all others', async () => {
    const asked = api();
    const { person } = await open();
    const card = await region('Where you are signed in');
    const [first] = await within(card).findAllByRole('listitem');
    expect(within(first as HTMLElement).getByText('This device')).toBeDefined();
    expect(within(first as HTMLElement).queryByRole('button')).toBeNull();
    await person.click(within(card).getByRole('button', { name: /^End the sign-in of/ }));
    await waitFor(() => expect(asked).toContain('DELETE /api/account/sessions/s2'));
    await person.click(within(card).getByRole('button', { name: 'End all others' }));
    await waitFor(() => expect(asked).toContain('DELETE /api/account/sessions'));
  });
});

describe('recent activity', () => {
  it('is told in plain words, page by page', async () => {
    const { person } = await open();
    const card = await region('Recent activity');
    const words = async () =>
      (await within(card).findAllByRole('listitem')).map((item) => item.firstChild?.textContent);
    expect(await words()).toEqual([
      'Sign-in with password',
      'Added: authenticator app',
      'The other devices were signed out',
      'A sign-in was ended for safety: it looked copied',
      'Google account linked',
    ]);
    await person.click(within(card).getByRole('button', { name: 'Show more' }));
    expect(await within(card).findByText('Password changed')).toBeDefined();
    expect(within(card).queryByRole('button', { name: 'Show more' })).toBeNull();
  });
});
