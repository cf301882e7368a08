import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer } from '#packages/testing/screens/fake-server.ts';
import { SESSION_STORAGE_KEY } from '../contract/auth-client-options.ts';
import { authClient } from './auth-client.ts';
import { receiptOfGone, rememberGone } from './gone.ts';
import { LoginPage } from './LoginPage.tsx';
import { accountService, refusal, sessionOfAna } from './testing/account-service.ts';
import { descriptionOf, openAt, show } from './testing/show.tsx';

const email = () => screen.getByRole('textbox', { name: 'Email' });
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: 'Sign in' });

beforeEach(() => openAt('/login'));
afterEach(async () => {
  await authClient().signOut({ scope: 'local' });
  window.localStorage.clear();
  window.sessionStorage.clear();
});

describe('signing in', () => {
  it('leads to the dashboard and keeps the session in the browser', async () => {
    await using service = await accountService({ 'POST token': sessionOfAna });
    const go = vi.fn();
    const person = await show(<LoginPage go={go} />);
    await person.type(email(), 'ana@exemplo.com');
    await person.type(password(), 'manaca-da-serra');
    await person.click(submit());
    await waitFor(() => expect(go).toHaveBeenCalledWith('/dashboard'));
    expect(service.received[0]?.body).toMatchObject({
      email: 'ana@exemplo.com',
      password: 'manaca-da-serra',
    });
    expect(window.localStorage.getItem(SESSION_STORAGE_KEY)).not.toBeNull();
  });

  it('on a shared computer keeps the session in the tab alone', async () => {
    await using _service = await accountService({ 'POST token': sessionOfAna });
    const go = vi.fn();
    const person = await show(<LoginPage go={go} />);
    await person.type(email(), 'ana@exemplo.com');
    await person.type(password(), 'manaca-da-serra');
    await person.click(screen.getByRole('checkbox', { name: 'Shared device' }));
    await person.keyboard('{Tab}{Tab}{Enter}');
    await waitFor(() => expect(go).toHaveBeenCalled());
    expect(window.localStorage.getItem(SESSION_STORAGE_KEY)).toBeNull();
    expect(window.sessionStorage.getItem(SESSION_STORAGE_KEY)).not.toBeNull();
  });

  it('begins with the receipt of the account that is gone, until it is kept', async () => {
    await using _service = await accountService({});
    rememberGone({
      ...{ code: '0TEST-CODE', deletedAt: '2026-11-18T15:00:00.000Z' },
      ...{ copiesUntil: '2026-12-18T15:00:00.000Z', erased: ['Diary entries: 12'] },
      checkAt: 'https://florescer.example/check?code=0TEST-CODE',
    });
    const person = await show(<LoginPage go={vi.fn()} />);
    const receipt = within(await screen.findByRole('region', { name: 'Deletion receipt' }));
    expect(screen.getByRole('status').textContent).toContain('Your account was deleted');
    for (const line of ['0TEST-CODE', 'Diary entries: 12', /expire by December 18, 2026/]) {
      expect(receipt.getByText(line)).toBeDefined();
    }
    const check = receipt.getByRole('link', { name: 'Check the receipt' });
    expect(check.getAttribute('href')).toBe('https://florescer.example/check?code=0TEST-CODE');
    expect(receiptOfGone()?.code).toBe('0TEST-CODE');
    await person.click(receipt.getByRole('button', { name: 'I’ve saved it' }));
    expect(screen.queryByRole('region', { name: 'Deletion receipt' })).toBeNull();
    expect(receiptOfGone()).toBeNull();
  });

  it.each([
    ['/login?next=%2Fdiary%3Fwrite%3D1', '/diary?write=1'],
    ['/login?next=https%3A%2F%2Fevil.example', '/dashboard'],
  ])('from %s leads to %s', async (address, path) => {
    await using _service = await accountService({ 'POST token': sessionOfAna });
    openAt(address);
    const go = vi.fn();
    const person = await show(<LoginPage go={go} />);
    await person.type(email(), 'ana@exemplo.com');
    await person.type(password(), 'manaca-da-serra{Enter}');
    await waitFor(() => expect(go).toHaveBeenCalledWith(path));
  });

  it('sends one request however often the button is pressed', async () => {
    await using service = await accountService({ 'POST token': sessionOfAna });
    const go = vi.fn();
    const person = await show(<LoginPage go={go} />);
    await person.type(email(), 'ana@exemplo.com');
    await person.type(password(), 'manaca-da-serra');
    await person.dblClick(submit());
    await waitFor(() => expect(go).toHaveBeenCalled());
    expect(service.received).toHaveLength(1);
  });
});

describe('being refused', () => {
  async function tryIn(code: string, status = 400) {
    const service = await accountService({
      'POST token': () => refusal(status, code),
      'POST resend': () => ({ body: {} }),
    });
    const person = await show(<LoginPage go={vi.fn()} />);
    await person.type(email(), 'ana@exemplo.com');
    await person.type(password(), 'wrong-password{Enter}');
    return { service, person };
  }

  it.each([
    ['invalid_credentials', 400, 'Incorrect email or password. Check your credentials.'],
    [
      'over_request_rate_limit',
      429,
      'There were too many failed attempts on this account or on this network, which you may share with ' +
        'colleagues. Nothing is blocked: wait a minute and try again, or use another connection, such ' +
        'as your phone’s.',
    ],
    [
      'over_request_rate_limit',
      503,
      'Florescer is very busy right now. Nothing is wrong with your account: try again in a few seconds.',
    ],
    [
      'user_banned',
      400,
      'This account is blocked. If you think this is a mistake, write to Florescer support.',
    ],
    ['something_new', 400, 'Please try again in a few moments.'],
    ['unexpected_failure', 500, 'Please try again in a few moments.'],
  ])('%s says why', async (code, status, text) => {
    const { service } = await tryIn(code, status);
    await using _open = service;
    expect(await screen.findByText(text)).toBeDefined();
    expect(screen.getByRole('alert').textContent).toContain(text);
  });

  it('with an unconfirmed e-mail offers another mail and counts the wait', async () => {
    const { service, person } = await tryIn('email_not_confirmed');
    await using _open = service;
    await person.click(await screen.findByRole('button', { name: 'Send again' }));
    expect(await screen.findByText('We sent another message.')).toBeDefined();
    expect(
      screen.getByRole('button', { name: /Send again in \d+ s/ }).getAttribute('aria-disabled'),
    ).toBe('true');
    expect(service.received.at(-1)).toMatchObject({
      path: '/auth/v1/resend',
      body: { type: 'signup', email: 'ana@exemplo.com' },
    });
  });

  it('without a connection says what to do and keeps what was typed', async () => {
    fakeServer({}, {});
    const person = await show(<LoginPage go={vi.fn()} />);
    await person.type(email(), 'ana@exemplo.com');
    await person.type(password(), 'manaca-da-serra{Enter}');
    expect(await screen.findByText(/No connection to the server/)).toBeDefined();
    expect(screen.getByDisplayValue('ana@exemplo.com')).toBe(email());
  });

  it('by an empty form points at the first field, without a request', async () => {
    await using service = await accountService({});
    const person = await show(<LoginPage go={vi.fn()} />);
    await person.click(submit());
    expect(document.activeElement).toBe(email());
    expect(descriptionOf(email())).toBe('Please provide your email');
    expect(email().getAttribute('aria-invalid')).toBe('true');
    expect(service.received).toEqual([]);
  });
});

it('leads a person who is signed in already past the form', async () => {
  await using _service = await accountService({ 'POST token': sessionOfAna });
  await authClient().signInWithPassword({ email: 'ana@exemplo.com', password: 'manaca-da-serra' });
  const go = vi.fn();
  await show(<LoginPage go={go} />);
  await waitFor(() => expect(go).toHaveBeenCalledWith('/dashboard'));
});

it('shows and hides the password', async () => {
  const person = await show(<LoginPage go={vi.fn()} />);
  await person.click(screen.getByRole('button', { name: 'Show: Password' }));
  expect(password().getAttribute('type')).toBe('text');
  await person.click(screen.getByRole('button', { name: 'Hide: Password' }));
  expect(password().getAttribute('type')).toBe('password');
});
