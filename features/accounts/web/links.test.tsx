import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { authClient } from './auth-client.ts';
import { CheckYourEmail } from './CheckYourEmail.tsx';
import { ConfirmPage } from './ConfirmPage.tsx';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';
import {
  type Answer,
  accountService,
  refusal,
  sessionAt,
  sessionOfAna,
  sessionOfMallory,
} from './testing/account-service.ts';
import { descriptionOf, openAt, show } from './testing/show.tsx';

afterEach(async () => {
  await authClient().signOut({ scope: 'local' });
  window.localStorage.clear();
});

describe('asking for a new password', () => {
  it('confirms that a mail went out, whether or not there is an account', async () => {
    await using service = await accountService({ 'POST recover': () => ({ body: {} }) });
    const person = await show(<ForgotPasswordPage />);
    await person.type(screen.getByRole('textbox', { name: 'Email' }), 'carla@exemplo.com{Enter}');
    expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeDefined();
    expect(service.received[0]?.query.get('redirect_to')).toMatch(/\/reset-password$/);
  });

  it('asks for the e-mail', async () => {
    const person = await show(<ForgotPasswordPage />);
    await person.click(screen.getByRole('button', { name: 'Send link' }));
    expect(descriptionOf(screen.getByRole('textbox'))).toBe('Please provide your email');
  });

  it('asks for patience when too many were asked for', async () => {
    await using _service = await accountService({
      'POST recover': () => refusal(429, 'over_email_send_rate_limit'),
    });
    const person = await show(<ForgotPasswordPage />);
    await person.type(screen.getByRole('textbox', { name: 'Email' }), 'carla@exemplo.com{Enter}');
    expect(await screen.findByText('Please try again in a few minutes')).toBeDefined();
  });
});

/** The address was registered twice: the confirmation took the password. */
const sessionWithoutPassword = (): Answer => {
  const { body } = sessionOfAna();
  return { body: { ...(body as object), password_contested: true } };
};

describe('a typed code', () => {
  it.each([
    ['of a sign-up', true, sessionOfAna, '/dashboard'],
    ['of an address that was registered twice', true, sessionWithoutPassword, '/reset-password'],
    ['of a forgotten password', false, sessionOfAna, '/reset-password'],
  ])('%s leads where its link does', async (_what, resend, answer, path) => {
    await using _service = await accountService({ 'POST verify': answer });
    const go = vi.fn();
    const person = await show(
      <CheckYourEmail title="Check your email" email="ana@exemplo.com" resend={resend} go={go}>
        Sent to
      </CheckYourEmail>,
    );
    const field = screen.getByRole('textbox', { name: 'Six-digit code' });
    await person.type(field, '123456{Enter}');
    await waitFor(() => expect(go).toHaveBeenCalledWith(path));
  });
});

describe('a mailed link', () => {
  it.each([
    ['signup', 'Confirm email', '/dashboard'],
    ['magiclink', 'Sign in', '/dashboard'],
    ['recovery', 'Choose new password', '/reset-password'],
    ['invite', 'Accept invitation', '/reset-password'],
  ])('of type %s is used by pressing %s and leads to %s', async (type, button, path) => {
    await using service = await accountService({ 'POST verify': sessionOfAna });
    openAt(`/confirm?token_hash=abc123&type=${type}`);
    const go = vi.fn();
    const person = await show(<ConfirmPage go={go} />);
    expect(service.received).toEqual([]);
    await person.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(go).toHaveBeenCalledWith(path));
    expect(service.received[0]?.body).toMatchObject({ token_hash: 'abc123', type });
  });

  it('of an address that was registered twice leads to choosing a password', async () => {
    await using _service = await accountService({ 'POST verify': sessionOfAna });
    const target = encodeURIComponent(`${window.location.origin}/reset-password`);
    openAt(`/confirm?token_hash=abc123&type=signup&redirect_to=${target}`);
    const go = vi.fn();
    const person = await show(<ConfirmPage go={go} />);
    await person.click(screen.getByRole('button', { name: 'Confirm email' }));
    await waitFor(() => expect(go).toHaveBeenCalledWith('/reset-password'));
  });

  it('of before the second registration leads there too, once the service says so', async () => {
    await using _service = await accountService({ 'POST verify': sessionWithoutPassword });
    openAt('/confirm?token_hash=abc123&type=signup');
    const go = vi.fn();
    const person = await show(<ConfirmPage go={go} />);
    await person.click(screen.getByRole('button', { name: 'Confirm email' }));
    await waitFor(() => expect(go).toHaveBeenCalledWith('/reset-password'));
  });

  it('of somebody else asks before it takes the place of who is signed in', async () => {
    let verified = 0;
    await using _service = await accountService({
      'POST verify': () => (verified++ === 0 ? sessionOfAna() : sessionOfMallory()),
      'POST logout': () => ({ status: 204, body: '' }),
    });
    await authClient().verifyOtp({ token_hash: 'of-ana', type: 'magiclink' });
    openAt('/confirm?token_hash=of-mallory&type=magiclink');
    const go = vi.fn();
    const person = await show(<ConfirmPage go={go} />);
    await person.click(screen.getByRole('button', { name: 'Sign in' }));
    const heading = await screen.findByRole('heading', { name: /belongs to another account/ });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByText(/signed in as ana@exemplo.com. .* mallory@exemplo.com/)).toBeDefined();
    expect(go).not.toHaveBeenCalled();
    await person.click(screen.getByRole('button', { name: 'Stay in ana@exemplo.com' }));
    await waitFor(() => expect(go).toHaveBeenCalledWith('/dashboard'));
    const { data } = await authClient().getSession();
    expect(data.session?.user.email).toBe('ana@exemplo.com');
  });

  it('of somebody else enters once the person agrees', async () => {
    let verified = 0;
    const mallory = sessionOfMallory().body as { user: object };
    await using _service = await accountService({
      'POST verify': () => (verified++ === 0 ? sessionOfAna() : { body: mallory }),
      'GET user': () => ({ body: mallory.user }),
    });
    await authClient().verifyOtp({ token_hash: 'of-ana', type: 'magiclink' });
    openAt('/confirm?token_hash=of-mallory&type=magiclink');
    const go = vi.fn();
    const person = await show(<ConfirmPage go={go} />);
    await person.click(screen.getByRole('button', { name: 'Sign in' }));
    await person.click(await screen.findByRole('button', { name: 'Go to mallory@exemplo.com' }));
    await waitFor(() => expect(go).toHaveBeenCalledWith('/dashboard'));
    const { data } = await authClient().getSession();
    expect(data.session?.user.email).toBe('mallory@exemplo.com');
  });

  it('of an e-mail change leaves the person in the session they have', async () => {
    let verified = 0;
    await using service = await accountService({
      'POST verify': () => (verified++ === 0 ? sessionAt('aal2') : sessionAt('aal1')),
      'POST logout': () => ({ status: 204, body: '' }),
    });
    await authClient().verifyOtp({ token_hash: 'of-ana', type: 'magiclink' });
    const before = (await authClient().getSession()).data.session?.access_token;
    openAt('/confirm?token_hash=second-half&type=email_change');
    const go = vi.fn();
    const person = await show(<ConfirmPage go={go} />);
    await person.click(screen.getByRole('button', { name: 'Confirm email' }));
    await waitFor(() => expect(go).toHaveBeenCalledWith('/dashboard'));
    expect((await authClient().getSession()).data.session?.access_token).toBe(before);
    expect(service.received.at(-1)?.path).toMatch(/logout$/);
  });

  it('does not lead to another site', async () => {
    await using _service = await accountService({ 'POST verify': sessionOfAna });
    openAt('/confirm?token_hash=abc&type=signup&redirect_to=https%3A%2F%2Fevil.example%2F');
    const go = vi.fn();
    const person = await show(<ConfirmPage go={go} />);
    await person.click(screen.getByRole('button', { name: 'Confirm email' }));
    await waitFor(() => expect(go).toHaveBeenCalledWith('/dashboard'));
  });

  it('that is used up says so and offers another', async () => {
    await using _service = await accountService({
      'POST verify': () => refusal(403, 'otp_expired'),
    });
    openAt('/confirm?token_hash=abc123&type=recovery');
    const person = await show(<ConfirmPage go={vi.fn()} />);
    await person.click(screen.getByRole('button', { name: 'Choose new password' }));
    const heading = await screen.findByRole('heading', { name: 'This link is no longer valid' });
    expect(document.activeElement).toBe(heading);
    expect(screen.getByRole('link', { name: 'Request a new link' }).getAttribute('href')).toBe(
      '/forgot-password',
    );
  });

  it.each([
    '/confirm',
    '/confirm?type=signup',
    '/confirm#error=access_denied&error_code=otp_expired',
  ])(
    'that is damaged (%s) says so at once and sends another to the address given',
    async (address) => {
      await using service = await accountService({ 'POST resend': () => ({ body: {} }) });
      openAt(address);
      const person = await show(<ConfirmPage go={vi.fn()} />);
      await person.type(await screen.findByRole('textbox', { name: 'Email' }), 'bruno@exemplo.com');
      await person.click(screen.getByRole('button', { name: 'Send again' }));
      expect(await screen.findByText('We sent another message.')).toBeDefined();
      expect(service.received[0]?.body).toMatchObject({ email: 'bruno@exemplo.com' });
    },
  );

  it('of an e-mail change asks for the other mail too', async () => {
    await using _service = await accountService({
      'POST verify': () => ({ body: { msg: 'Confirm the other one', code: '200' } }),
    });
    openAt('/confirm?token_hash=abc123&type=email_change');
    const person = await show(<ConfirmPage go={vi.fn()} />);
    await person.click(screen.getByRole('button', { name: 'Confirm email' }));
    expect(await screen.findByRole('heading', { name: 'One more email to go' })).toBeDefined();
  });
});

describe('choosing a new password', () => {
  async function arrive(answer = sessionOfAna) {
    const service = await accountService({ 'POST verify': sessionOfAna, 'PUT user': answer });
    await authClient().verifyOtp({ token_hash: 'abc123', type: 'recovery' });
    openAt('/reset-password');
    const go = vi.fn();
    const person = await show(<ResetPasswordPage go={go} />);
    return { service, go, person };
  }
  async function choose(
    person: Awaited<ReturnType<typeof show>>,
    password: string,
    again = password,
  ) {
    await person.type(screen.getByLabelText('New password'), password);
    await person.type(screen.getByLabelText('Repeat the password'), `${again}{Enter}`);
  }

  it('saves it and leads on', async () => {
    const { service, go, person } = await arrive(
      () => ({ body: { id: 'ana', identities: [] } }) as ReturnType<typeof sessionOfAna>,
    );
    await using _open = service;
    await choose(person, 'maracuja-do-mato');
    await person.click(await screen.findByRole('button', { name: 'Go to the home page' }));
    expect(go).toHaveBeenCalledWith('/dashboard');
    expect(service.received.at(-1)?.body).toMatchObject({ password: 'maracuja-do-mato' });
  });

  it('refuses the present one', async () => {
    const { service, person } = await arrive(
      () => refusal(422, 'same_password') as ReturnType<typeof sessionOfAna>,
    );
    await using _open = service;
    await choose(person, 'manaca-da-serra');
    expect(await screen.findByText(/same as the current one/)).toBeDefined();
  });

  it('must be typed twice alike', async () => {
    const { service, person } = await arrive();
    await using _open = service;
    await choose(person, 'maracuja', 'maracujá');
    expect(screen.getByText('The passwords entered do not match.')).toBeDefined();
  });

  it('needs a link that still holds', async () => {
    openAt('/reset-password#error=access_denied&error_code=otp_expired');
    await show(<ResetPasswordPage go={vi.fn()} />);
    expect(await screen.findByRole('link', { name: 'Request a new link' })).toBeDefined();
  });
});
