import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { authClient } from '../auth-client.ts';
import { LoginPage } from '../LoginPage.tsx';
import {
  type AccountService,
  type Answers,
  accountService,
  factorOfAna,
  refusal,
  sessionAt,
  sessionOfAna,
  sessionOfMallory,
  userAna,
} from '../testing/account-service.ts';
import { descriptionOf, openAt, show } from '../testing/show.tsx';

const posted = ({ received }: AccountService) => received.filter(({ method }) => method === 'POST');
const code = () => screen.findByRole('textbox', { name: 'Six-digit code' });

beforeEach(() => openAt('/login'));
afterEach(async () => {
  vi.unstubAllGlobals();
  await authClient().signOut({ scope: 'local' });
  window.localStorage.clear();
  window.sessionStorage.clear();
});

async function open(answers: Answers) {
  const service = await accountService(answers);
  const go = vi.fn();
  const person = await show(<LoginPage go={go} />);
  return { service, go, person };
}

describe('signing in by e-mail', () => {
  /** Chooses it and gives the field of the step that opens. */
  async function chooseEmail(person: Awaited<ReturnType<typeof show>>) {
    await person.click(screen.getByRole('button', { name: /^Sign in by email/ }));
    await screen.findByRole('heading', { name: 'Sign in without a password' });
    return screen.getByRole('textbox', { name: 'Email' });
  }

  it('sends a code, takes it as it was pasted, and leads on', async () => {
    const { service, go, person } = await open({
      'POST otp': () => ({ body: {} }),
      'POST verify': sessionOfAna,
      'POST token': sessionOfAna,
    });
    await using _open = service;
    await person.type(screen.getByRole('textbox', { name: 'Email' }), 'ana@exemplo.com');
    const email = await chooseEmail(person);
    expect(email).toHaveProperty('value', 'ana@exemplo.com');
    await person.click(screen.getByRole('button', { name: 'Send code' }));
    await waitFor(async () => expect(document.activeElement).toBe(await code()));
    await person.paste('123 456');
    await person.keyboard('{Enter}');
    await waitFor(() => expect(go).toHaveBeenCalledWith('/dashboard'));
    const [otp, verify] = posted(service);
    expect(otp?.body).toMatchObject({ email: 'ana@exemplo.com', create_user: false });
    expect(verify?.body).toMatchObject({
      email: 'ana@exemplo.com',
      token: '123456',
      type: 'email',
    });
  });

  it('leads to choosing a password when the confirmation took a contested one', async () => {
    const { body } = sessionOfAna();
    const { service, go, person } = await open({
      'POST otp': () => ({ body: {} }),
      'POST verify': () => ({ body: { ...(body as object), password_contested: true } }),
      'POST token': sessionOfAna,
    });
    await using _open = service;
    await person.type(await chooseEmail(person), 'ana@exemplo.com{Enter}');
    await person.type(await code(), '123456{Enter}');
    await waitFor(() => expect(go).toHaveBeenCalledWith('/reset-password'));
  });

  it('does not tell whether somebody has the address', async () => {
    const { service, person } = await open({ 'POST otp': () => ({ body: {} }) });
    await using _open = service;
    await person.type(await chooseEmail(person), 'ninguem@exemplo.com{Enter}');
    expect(await screen.findByRole('heading', { name: 'Enter the code' })).toBeDefined();
  });

  it.each([
    ['12345', 'The code has six digits. Check whether one is missing or extra.'],
    ['{Enter}', 'Enter the code.'],
  ])('points at the field when it holds %s', async (typed, text) => {
    const { service, person } = await open({ 'POST otp': () => ({ body: {} }) });
    await using _open = service;
    await person.type(await chooseEmail(person), 'ana@exemplo.com{Enter}');
    await person.type(await code(), `${typed}{Enter}`);
    expect(descriptionOf(await code())).toContain(text);
    expect(posted(service)).toHaveLength(1);
  });

  it('says when a code is wrong or too old, and goes back to the password', async () => {
    const { service, person } = await open({
      'POST otp': () => ({ body: {} }),
      'POST verify': () => refusal(403, 'otp_expired'),
    });
    await using _open = service;
    await person.type(await chooseEmail(person), 'ana@exemplo.com{Enter}');
    await person.type(await code(), '000000{Enter}');
    expect(await screen.findByText(/isn’t right or has expired/)).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Use another email' }));
    await person.click(screen.getByRole('button', { name: 'Back to email and password' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email' }));
    expect(screen.getByLabelText('Password')).toBeDefined();
  });
});

describe('ways in that the server has', () => {
  const all = {
    body: {
      external: { google: true, azure: true, apple: false, github: true },
      saml_enabled: true,
      passkeys_enabled: true,
    },
  };

  it('are offered, and no others', async () => {
    const { service } = await open({ 'GET settings': () => all });
    await using _open = service;
    expect(await screen.findByRole('button', { name: 'Continue with Google' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Continue with Microsoft' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Continue with GitHub' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Continue with Apple' })).toBeNull();
    // This browser has no keys, whatever the server has.
    expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
  });

  it('include keys where the browser has them', async () => {
    vi.stubGlobal('PublicKeyCredential', class {});
    vi.stubGlobal('isSecureContext', true);
    const { service } = await open({ 'GET settings': () => all });
    await using _open = service;
    expect(await screen.findByRole('button', { name: 'Sign in with a passkey' })).toBeDefined();
  });

  it('lead to the company by the domain of the e-mail', async () => {
    const { service, person } = await open({
      'GET settings': () => all,
      'POST sso': () => refusal(404, 'sso_provider_not_found'),
    });
    await using _open = service;
    await person.type(screen.getByRole('textbox', { name: 'Email' }), 'ana@valeclaro.com.br');
    await person.click(await screen.findByRole('button', { name: /company account/ }));
    expect(await screen.findByText(/Whoever runs your company’s sign-in could/)).toBeDefined();
    await person.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(await screen.findByText(/couldn’t find this company/)).toBeDefined();
    expect(posted(service)[0]?.body).toMatchObject({ domain: 'valeclaro.com.br' });
    await person.clear(screen.getByRole('textbox', { name: /^Work email/ }));
    await person.type(screen.getByRole('textbox', { name: /^Work email/ }), 'vale{Enter}');
    expect(descriptionOf(screen.getByRole('textbox', { name: /^Work email/ }))).toContain(
      'such as company.com',
    );
  });

  it('begin the company’s own, where its list of applications led here', async () => {
    openAt('/login?company=valeclaro.com.br');
    const { service } = await open({ 'GET settings': () => all });
    await using _open = service;
    const field = await screen.findByRole('textbox', { name: /^Work email/ });
    expect(field).toHaveProperty('value', 'valeclaro.com.br');
    expect(posted(service)).toEqual([]);
  });

  it('bring a code back that only this browser can exchange', async () => {
    let exchanged: Record<string, unknown> = {};
    openAt('/login?next=%2Fdiary');
    const { service, go } = await open({
      'GET settings': () => all,
      'POST token': ({ query, body }) => {
        if (query.get('grant_type') === 'pkce') exchanged = body;
        return sessionOfAna();
      },
    });
    await using _open = service;
    const { addressOfProvider, finishSignIn } = await import('../provider-visit.ts');
    const away = new URL(await addressOfProvider('google'), window.location.origin);
    expect(away.searchParams.get('code_challenge')).toBeTruthy();
    await finishSignIn('the code');
    expect(exchanged).toMatchObject({ auth_code: 'the code', code_verifier: expect.any(String) });
    expect((await authClient().getSession()).data.session?.user.email).toBe('ana@exemplo.com');
    expect(go).not.toHaveBeenCalled();
  });

  it('take no code that this browser did not leave for', async () => {
    openAt('/login?next=%2Fdiary&code=of-mallory');
    const { service, go } = await open({ 'POST token': sessionOfMallory });
    await using _open = service;
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(window.location.search).toBe('?next=%2Fdiary');
    expect(posted(service)).toEqual([]);
    expect(go).not.toHaveBeenCalled();
    expect((await authClient().getSession()).data.session).toBeNull();
  });

  it('say why they sent somebody back', async () => {
    openAt('/login?next=%2Fdiary&error=access_denied&error_code=provider_email_needs_verification');
    const { service } = await open({});
    await using _open = service;
    expect(await screen.findByText(/hasn’t confirmed your email yet/)).toBeDefined();
    expect(window.location.search).toBe('?next=%2Fdiary');
  });
});

describe('the second factor', () => {
  const totp = factorOfAna('totp');
  const spare = factorOfAna('recovery_code');

  async function halfway(answers: Answers, factors: readonly object[] = [totp, spare]) {
    let proved = false;
    const opened = await open({
      'POST token': ({ query }) =>
        query.get('grant_type') === 'refresh_token'
          ? sessionAt(proved ? 'aal2' : 'aal1', factors)
          : sessionAt('aal1', factors),
      'GET user': () => ({ body: userAna(factors) }),
      [`POST factors/${totp.id}/challenge`]: () => ({
        body: { id: 'challenge', type: 'totp', expires_at: 1 },
      }),
      [`POST factors/${totp.id}/verify`]: ({ body }) => {
        if (body.code !== '123456') return refusal(422, 'mfa_verification_failed');
        proved = true;
        return sessionAt('aal2', factors);
      },
      'POST factors/recovery-codes/verify': ({ body }) => {
        if (body.code !== 'abcd efgh') return refusal(422, 'mfa_verification_failed');
        proved = true;
        return sessionAt('aal2', factors);
      },
      ...answers,
    });
    const { person } = opened;
    await person.type(screen.getByRole('textbox', { name: 'Email' }), 'ana@exemplo.com');
    await person.type(screen.getByLabelText('Password'), 'manaca-da-serra{Enter}');
    await screen.findByRole('heading', { name: 'Confirm it’s you' });
    return opened;
  }

  it('is asked for after the password, and only a right code leads on', async () => {
    const { service, go, person } = await halfway({});
    await using _open = service;
    await waitFor(async () => expect(document.activeElement).toBe(await code()));
    expect(await code()).toHaveProperty('autocomplete', 'one-time-code');
    expect(go).not.toHaveBeenCalled();
    await person.type(await code(), '000000{Enter}');
    expect(await screen.findByText(/This code isn’t right/)).toBeDefined();
    expect(go).not.toHaveBeenCalled();
    await person.clear(await code());
    await person.type(await code(), '123456{Enter}');
    await waitFor(() => expect(go).toHaveBeenCalledWith('/dashboard'));
  });

  it('can be a recovery code', async () => {
    const { service, go, person } = await halfway({});
    await using _open = service;
    await person.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
    const field = await screen.findByRole('textbox', { name: 'Recovery code' });
    await waitFor(() => expect(document.activeElement).toBe(field));
    await person.type(field, 'wrong{Enter}');
    expect(await screen.findByText(/Try another from your list/)).toBeDefined();
    await person.clear(field);
    await person.type(field, 'abcd efgh{Enter}');
    await waitFor(() => expect(go).toHaveBeenCalledWith('/dashboard'));
  });

  it('can be a texted code, sent when it is asked for', async () => {
    const phone = factorOfAna('phone');
    const { service, go, person } = await halfway(
      {
        [`POST factors/${phone.id}/challenge`]: () => ({
          body: { id: 'texted', type: 'phone', expires_at: 1 },
        }),
        [`POST factors/${phone.id}/verify`]: () => sessionAt('aal2', [phone]),
        'POST token': ({ query }) =>
          sessionAt(query.get('grant_type') === 'refresh_token' ? 'aal2' : 'aal1', [phone]),
      },
      [phone],
    );
    await using _open = service;
    await person.click(await screen.findByRole('button', { name: 'Text me a code' }));
    await person.type(await code(), '654321{Enter}');
    await waitFor(() => expect(go).toHaveBeenCalledWith('/dashboard'));
    expect(service.received.find(({ path }) => path.endsWith('/verify'))?.body).toMatchObject({
      challenge_id: 'texted',
      code: '654321',
    });
  });

  it('that works nowhere here says so', async () => {
    const { service } = await halfway({}, [factorOfAna('webauthn')]);
    await using _open = service;
    expect(await screen.findByText(/don’t work on this device/)).toBeDefined();
  });

  it('that is lost can be asked to go, by a mailed code, and the wish taken back', async () => {
    const removal = { requested_at: '2026-11-24T12:00:00Z', due_at: '2026-11-27T12:00:00Z' };
    const { service, person } = await halfway({
      'GET factors/removal': () => ({ body: { removal: null } }),
      'GET reauthenticate': () => ({ body: {} }),
      'POST factors/removal': ({ body }) =>
        body.nonce === '123456'
          ? { body: { removal } }
          : refusal(422, 'reauthentication_not_valid'),
      'DELETE factors/removal': () => ({ body: { removal: null } }),
    });
    await using _open = service;
    await person.click(await screen.findByRole('button', { name: 'I lost all of these' }));
    await person.click(await screen.findByRole('button', { name: 'Send code' }));
    await person.type(await code(), '000000{Enter}');
    expect(await screen.findByText(/This code isn’t right/)).toBeDefined();
    await person.clear(await code());
    await person.type(await code(), '123456{Enter}');
    expect(await screen.findByRole('heading', { name: 'Your request is in' })).toBeDefined();
    expect(screen.getByText(/November 27, 2026/)).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Cancel the request' }));
    expect(await screen.findByRole('heading', { name: /^Lost the app/ })).toBeDefined();
  });

  it('shows a wish that waits at the next sign-in', async () => {
    const { service, person } = await open({
      'POST token': () => sessionAt('aal1', [totp]),
      'GET user': () => ({ body: userAna([totp]) }),
      'GET factors/removal': () => ({
        body: {
          removal: { requested_at: '2026-11-24T12:00:00Z', due_at: '2026-11-27T12:00:00Z' },
        },
      }),
    });
    await using _open = service;
    await person.type(screen.getByRole('textbox', { name: 'Email' }), 'ana@exemplo.com');
    await person.type(screen.getByLabelText('Password'), 'manaca-da-serra{Enter}');
    expect(await screen.findByRole('heading', { name: 'Your request is in' })).toBeDefined();
    await person.click(screen.getByRole('button', { name: 'Back' }));
    expect(await code()).toBeDefined();
  });

  it('that was taken away meanwhile leads on without one', async () => {
    const { service, go } = await halfway({
      'GET user': () => ({ body: userAna() }),
      'POST token': ({ query }) =>
        query.get('grant_type') === 'refresh_token' ? sessionAt('aal1') : sessionAt('aal1', [totp]),
    });
    await using _open = service;
    await waitFor(() => expect(go).toHaveBeenCalledWith('/dashboard'));
  });

  it('is asked of a session that came here without one, and can be left', async () => {
    const first = await halfway({ 'POST logout': () => ({ status: 204, body: '' }) });
    await using _open = first.service;
    await first.person.click(screen.getByRole('button', { name: 'Sign in with another account' }));
    expect(await screen.findByLabelText('Password')).toBeDefined();
    await waitFor(() => expect(window.localStorage).toHaveLength(0));
  });

  it('says so when its list cannot be fetched, and tries again', async () => {
    let broken = true;
    const { service, person } = await halfway({
      'GET user': () => (broken ? refusal(500, 'unexpected_failure') : { body: userAna([totp]) }),
    });
    await using _open = service;
    const alert = await screen.findByRole('alert');
    const again = await within(alert).findByRole('button', { name: 'Try again' });
    broken = false;
    await person.click(again);
    expect(await code()).toBeDefined();
  });
});
