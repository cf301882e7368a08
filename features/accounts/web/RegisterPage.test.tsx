import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { RegisterPage } from './RegisterPage.tsx';
import { accountService, refusal } from './testing/account-service.ts';
import { descriptionOf, openAt, show } from './testing/show.tsx';

beforeEach(() => {
  openAt('/register');
  // jsdom knows dialogs but cannot open them.
  HTMLDialogElement.prototype.showModal = vi.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  HTMLDialogElement.prototype.close = vi.fn(function (this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  });
});

type Person = ReturnType<typeof show>;

async function fillIn(person: Person, email = 'bruno@exemplo.com') {
  await person.type(screen.getByRole('textbox', { name: 'Full name' }), 'Bruno Reis');
  await person.type(screen.getByRole('textbox', { name: 'Email' }), email);
  await person.type(screen.getByLabelText('Password'), 'ipe-amarelo');
  await person.type(screen.getByLabelText('Repeat the password'), 'ipe-amarelo');
  await person.click(screen.getByRole('checkbox', { name: /terms of use/ }));
}
const submit = () => screen.getByRole('button', { name: 'Create account' });

const newUser = (identities: unknown[]) => ({
  body: { id: '01890000-0000-7000-8000-00000000000b', email: 'bruno@exemplo.com', identities },
});

it('creates the account and asks to look for the mail', async () => {
  await using service = await accountService({
    'POST signup': () => newUser([{ id: 'x' }]),
    'GET healthz': () => ({ body: { status: 'ok' } }),
  });
  const person = show(<RegisterPage />);
  await fillIn(person);
  await person.click(submit());
  const heading = await screen.findByRole('heading', { name: 'Check your email' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByText('bruno@exemplo.com')).toBeDefined();
  expect(screen.getByRole('button', { name: /Send again in \d+ s/ })).toBeDefined();
  expect(screen.queryByRole('link', { name: /development/ })).toBeNull();
  const [request] = service.received;
  expect(request?.query.get('redirect_to')).toMatch(/\/dashboard$/);
  expect(request?.body).toMatchObject({
    email: 'bruno@exemplo.com',
    password: 'ipe-amarelo',
    data: { full_name: 'Bruno Reis', language: 'en-US' },
  });
});

it('points to the development mailbox only where there is one', async () => {
  await using _service = await accountService({
    'POST signup': () => newUser([{ id: 'x' }]),
    'GET /healthz': () => ({ body: { status: 'ok', development: true } }),
  });
  const person = show(<RegisterPage />);
  await fillIn(person);
  await person.click(submit());
  const link = await screen.findByRole('link', { name: 'Open the development mailbox' });
  expect(link.getAttribute('href')).toBe('/dev/mailbox');
});

it('says that the e-mail is in use when the answer has no identities', async () => {
  await using _service = await accountService({ 'POST signup': () => newUser([]) });
  const person = show(<RegisterPage />);
  await fillIn(person, 'ana@exemplo.com');
  await person.click(submit());
  expect((await screen.findByRole('alert')).textContent).toContain(
    'This email is already associated with an account. Try signing in or use another email.',
  );
  expect(within(screen.getByRole('alert')).getByRole('link', { name: 'Sign in' })).toBeDefined();
});

it('says when the service finds the password too weak', async () => {
  await using _service = await accountService({
    'POST signup': () => refusal(422, 'weak_password'),
  });
  const person = show(<RegisterPage />);
  await fillIn(person);
  await person.click(submit());
  expect(await screen.findByText('This password is easy to guess. Choose another.')).toBeDefined();
});

it('tells everything that is missing and goes to the first wrong field', async () => {
  await using service = await accountService({});
  const person = show(<RegisterPage />);
  await person.type(screen.getByLabelText('Password'), 'abc');
  await person.click(submit());
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Full name' }));
  expect(descriptionOf(screen.getByLabelText('Password'))).toMatch(
    /Password must be at least 6 characters\./,
  );
  expect(screen.getByText('The passwords entered do not match.')).toBeDefined();
  expect(descriptionOf(screen.getByRole('checkbox'))).toBe(
    'You must accept the terms of use to continue.',
  );
  expect(service.received).toEqual([]);
});

it('says in words how strong the password is', async () => {
  const person = show(<RegisterPage />);
  const password = screen.getByLabelText('Password');
  await person.type(password, 'senha123');
  expect(descriptionOf(password)).toBe('Weak: easy to guess.');
  await person.clear(password);
  await person.type(password, 'o ipe floriu em agosto');
  expect(descriptionOf(password)).toBe('Strong.');
});

it('opens and closes the privacy policy', async () => {
  const person = show(<RegisterPage />);
  await person.click(screen.getByRole('button', { name: 'Privacy policy' }));
  const dialog = screen.getByRole('dialog', { name: 'Privacy policy' });
  expect(await within(dialog).findByRole('heading', { name: 'Who sees it' })).toBeDefined();
  await person.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('opens the document that the address names', async () => {
  openAt('/register#terms');
  show(<RegisterPage />);
  expect(await screen.findByRole('dialog', { name: 'Terms of use' })).toBeDefined();
});
