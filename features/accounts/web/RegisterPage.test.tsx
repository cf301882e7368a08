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

type Person = Awaited<ReturnType<typeof show>>;

async function fillIn(person: Person, email = 'bruno@exemplo.com') {
  await person.type(screen.getByRole('textbox', { name: 'Full name' }), 'Bruno Reis');
  await person.type(screen.getByRole('textbox', { name: 'Email' }), email);
  await person.type(screen.getByLabelText('Password'), 'ipe-amarelo');
  await person.type(screen.getByLabelText('Repeat the password'), 'ipe-amarelo');
  await person.click(screen.getByRole('checkbox', { name: /terms of use/ }));
}
const business = () => screen.getByRole('radio', { name: 'Business 14 days free' });
const cnpj = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^CNPJ/ });
const submit = () => screen.getByRole('button', { name: 'Create account' });

const newUser = (identities: unknown[]) => ({
  body: { id: '01890000-0000-7000-8000-00000000000b', email: 'bruno@exemplo.com', identities },
});

it('creates the account and asks to look for the mail', async () => {
  await using service = await accountService({
    'POST signup': () => newUser([{ id: 'x' }]),
    'GET healthz': () => ({ body: { status: 'ok' } }),
  });
  const person = await show(<RegisterPage />);
  await fillIn(person);
  await person.click(submit());
  const heading = await screen.findByRole('heading', { name: 'Check your email' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
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
  const person = await show(<RegisterPage />);
  await fillIn(person);
  await person.click(submit());
  const link = await screen.findByRole('link', { name: 'Open the development mailbox' });
  expect(link.getAttribute('href')).toBe('/dev/mailbox');
});

it('says that the e-mail is in use when the answer has no identities', async () => {
  await using _service = await accountService({ 'POST signup': () => newUser([]) });
  const person = await show(<RegisterPage />);
  await fillIn(person, 'ana@exemplo.com');
  await person.click(submit());
  await screen.findByText(
    'This email is already associated with an account. Try signing in or use another email.',
  );
  expect(within(screen.getByRole('alert')).getByRole('link', { name: 'Sign in' })).toBeDefined();
});

it('says when the service finds the password too weak', async () => {
  await using _service = await accountService({
    'POST signup': () => refusal(422, 'weak_password'),
  });
  const person = await show(<RegisterPage />);
  await fillIn(person);
  await person.click(submit());
  const words = 'This password is easy to guess. Choose another.';
  expect(await screen.findByText(words)).toBeDefined();
  await person.click(screen.getByRole('checkbox', { name: /terms of use/ }));
  expect(screen.getByText(words)).toBeDefined();
  await person.type(screen.getByRole('textbox', { name: 'Email' }), '.br');
  expect(screen.queryByText(words)).toBeNull();
});

it('offers the plans, the free one chosen, each with what it gives and costs', async () => {
  await show(<RegisterPage />);
  const group = screen.getByRole('group', { name: 'Plan' });
  const plans = within(group).getAllByRole<HTMLInputElement>('radio');
  expect(plans.map((plan) => [plan.value, plan.checked])).toEqual([
    ['free', true],
    ['individual', false],
    ['empresarial', false],
  ]);
  expect(within(group).getByRole('radio', { name: 'Free Free, no end date' })).toBe(plans[0]);
  expect(descriptionOf(business())).toContain('price on request');
});

it.each([
  ['individual', 'individual'],
  ['empresarial', 'empresarial'],
  ['platinum', 'free'],
])('has the plan chosen that a link was about: %s', async (wanted, chosen) => {
  openAt(`/register?plan=${wanted}`);
  await show(<RegisterPage />);
  const plans = screen.getAllByRole<HTMLInputElement>('radio');
  expect(plans.filter(({ checked }) => checked).map(({ value }) => value)).toEqual([chosen]);
});

it('registers a business with its name and CNPJ, and says when the trial begins', async () => {
  await using service = await accountService({
    'POST signup': () => newUser([{ id: 'x' }]),
    'GET /healthz': () => ({ body: { status: 'ok' } }),
  });
  const person = await show(<RegisterPage />);
  await fillIn(person);
  await person.click(business());
  await person.type(screen.getByRole('textbox', { name: 'Company name' }), 'Vale Claro');
  await person.type(cnpj(), '12abc34501de35');
  expect(cnpj().value).toBe('12.ABC.345/01DE-35');
  await person.click(submit());
  await screen.findByRole('heading', { name: 'Check your email' });
  expect(screen.getByText(/Your 14-day trial begins when you confirm/)).toBeDefined();
  expect(service.received[0]?.body.data).toMatchObject({
    plan: 'empresarial',
    company_name: 'Vale Claro',
    cnpj: '12ABC34501DE35',
  });
});

it('sends nothing of a company with the other plans', async () => {
  await using service = await accountService({
    'POST signup': () => newUser([{ id: 'x' }]),
    'GET /healthz': () => ({ body: { status: 'ok' } }),
  });
  const person = await show(<RegisterPage />);
  await fillIn(person);
  await person.click(business());
  await person.type(cnpj(), '12');
  await person.click(screen.getByRole('radio', { name: 'Individual 14 days free' }));
  await person.click(submit());
  await screen.findByRole('heading', { name: 'Check your email' });
  expect(service.received[0]?.body.data).toMatchObject({ plan: 'individual' });
  expect(service.received[0]?.body.data).not.toHaveProperty('cnpj');
});

it('asks a business for its name and a valid CNPJ, in the specified words', async () => {
  await using service = await accountService({});
  const person = await show(<RegisterPage />);
  await fillIn(person);
  await person.click(business());
  await person.click(submit());
  const company = screen.getByRole('textbox', { name: 'Company name' });
  expect(document.activeElement).toBe(company);
  expect(descriptionOf(company)).toBe('Please provide the company name.');
  expect(descriptionOf(cnpj())).toMatch(/^Please provide a valid tax ID for the business plan\./);
  expect(screen.getByRole('alert').textContent).toBe(
    '2 fields need attention: Company name and CNPJ (Brazilian tax ID).',
  );
  expect(service.received).toEqual([]);

  await person.type(company, 'Vale Claro');
  expect(company.getAttribute('aria-invalid')).toBeNull();
  expect(cnpj().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('alert').textContent).toMatch(/^1 field needs attention: CNPJ/);
});

it.each([
  ['33O00167000101', 'Character 3 is the letter O. Could it be the digit 0?'],
  ['3300016700010I', 'Character 14 is the letter I. Could it be the digit 1?'],
  ['12A8C34501DE35', 'Character 4 is the digit 8. Could it be the letter B?'],
  ['11447477000161', 'Character 5 and the next one seem to have changed places.'],
  ['33#', 'Character 3, “#”, is neither a letter from A to Z nor a digit.'],
  ['330001670001012', 'There is 1 character too many.'],
  [
    '33000167000177',
    'The last two digits don’t match the rest. Compare it character by character.',
  ],
  ['33000167000101', 'CNPJ checked.'],
])('says what it finds in the CNPJ %s', async (typed, words) => {
  const person = await show(<RegisterPage />);
  await person.click(business());
  await person.type(cnpj(), typed);
  expect(descriptionOf(cnpj())).toBe(words);
});

it('counts what is missing of a CNPJ only after the person has left the field', async () => {
  const person = await show(<RegisterPage />);
  await person.click(business());
  await person.type(cnpj(), '33.000.167/0001');
  expect(descriptionOf(cnpj())).toMatch(/^14 letters or digits/);
  await person.tab();
  expect(descriptionOf(cnpj())).toBe('2 characters are missing.');
});

it('keeps the cursor where it was while a CNPJ is corrected', async () => {
  const person = await show(<RegisterPage />);
  await person.click(business());
  await person.type(cnpj(), '1244450001');
  await person.type(cnpj(), '{Backspace}', { initialSelectionStart: 4, initialSelectionEnd: 4 });
  expect([cnpj().value, cnpj().selectionStart]).toEqual(['12.445.000/1', 3]);
  await person.keyboard('b');
  expect([cnpj().value, cnpj().selectionStart]).toEqual(['12.B44.500/01', 4]);
});

it('tells everything that is missing and goes to the first wrong field', async () => {
  await using service = await accountService({});
  const person = await show(<RegisterPage />);
  await person.type(screen.getByLabelText('Password'), 'abc');
  await person.click(submit());
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Full name' }));
  expect(descriptionOf(screen.getByLabelText('Password'))).toMatch(
    /Password must be at least 6 characters\./,
  );
  expect(screen.getByText('The passwords entered do not match.')).toBeDefined();
  expect(screen.getByRole('alert').textContent).toBe(
    '5 fields need attention: Full name, Email, Password, Repeat the password, and Terms of use.',
  );
  expect(descriptionOf(screen.getByRole('checkbox'))).toBe(
    'You must accept the terms of use to continue.',
  );
  expect(service.received).toEqual([]);
});

it('says in words how strong the password is', async () => {
  const person = await show(<RegisterPage />);
  const password = screen.getByLabelText('Password');
  await person.type(password, 'senha123');
  expect(descriptionOf(password)).toBe('Weak: easy to guess.');
  await person.clear(password);
  await person.type(password, 'o ipe floriu em agosto');
  expect(descriptionOf(password)).toBe('Strong.');
});

it('opens and closes the privacy policy', async () => {
  const person = await show(<RegisterPage />);
  await person.click(screen.getByRole('button', { name: 'Privacy policy' }));
  const dialog = screen.getByRole('dialog', { name: 'Privacy policy' });
  expect(await within(dialog).findByRole('heading', { name: 'Who sees it' })).toBeDefined();
  await person.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('names who answers for the data, where the operator set it, and nobody else', async () => {
  await using _service = await accountService({
    'GET /api/operator': () => ({
      body: { name: 'Clínica Ipê', dpo: 'Duda Prado', contact: null },
    }),
  });
  const person = await show(<RegisterPage />);
  await person.click(screen.getByRole('button', { name: 'Privacy policy' }));
  const dialog = screen.getByRole('dialog', { name: 'Privacy policy' });
  expect(await within(dialog).findByText('Data controller: Clínica Ipê')).toBeDefined();
  expect(within(dialog).getByText('Data protection officer: Duda Prado')).toBeDefined();
  expect(within(dialog).queryByText(/^Contact:/)).toBeNull();
});

it('opens the document that the address names', async () => {
  openAt('/register#terms');
  await show(<RegisterPage />);
  expect(await screen.findByRole('dialog', { name: 'Terms of use' })).toBeDefined();
});

it('has the address that somebody was invited by, and leads back to the invitation', async () => {
  await using service = await accountService({
    'POST signup': () => newUser([{ id: 'x' }]),
    'GET healthz': () => ({ body: { status: 'ok' } }),
  });
  openAt('/register?next=%2Finvitations#invited=ana%2B1%40vale.example');
  const person = await show(<RegisterPage />);
  const email = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
  expect(email.value).toBe('ana+1@vale.example');
  // The plan comes with the company.
  expect(screen.queryByRole('group', { name: 'Plan' })).toBeNull();
  expect(screen.queryByRole('textbox', { name: /CNPJ/ })).toBeNull();
  await person.clear(email);
  await fillIn(person, 'ana@vale.example');
  await person.click(submit());
  await screen.findByRole('heading', { name: 'Check your email' });
  expect(service.received[0]?.query.get('redirect_to')).toMatch(/\/invitations$/);
  expect(service.received[0]?.body.data).not.toHaveProperty('plan');
});
