import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { mailedLink } from './support/mailbox.ts';
import { readyForOffline } from './support/offline.ts';
import {
  enter,
  moveTo,
  newAddress,
  newPerson,
  register,
  signIn,
  signOut,
} from './support/people.ts';

test('a visitor waits at a protected page, signs in and arrives there', async ({
  page,
  request,
}) => {
  const { email, password } = await newPerson(request);
  await page.goto('/');
  await page.goto('/diary?write=1');
  await expect(page).toHaveURL(/\/login\?next=/);
  // The protected page is not in the history: back leads to where the visitor came from.
  await page.goBack();
  await expect(page).toHaveURL(/:\d+\/$/);
  await page.goForward();
  await enter(page, email, password);
  await expect(page).toHaveURL(/\/diary\?write=1$/);
  await expect(page.getByLabel('Seu texto')).toBeFocused();
});

test('who leaves by choice leaves no address behind, in any tab', { tag: '@once' }, async ({
  page,
  context,
  request,
  isMobile,
}) => {
  const { email, password } = await newPerson(request);
  await signIn(page, email, password);
  const other = await context.newPage();
  await other.goto('/burnout-analysis');
  await expect(other.getByRole('heading', { name: 'Sinais no texto', level: 1 })).toBeVisible();
  await moveTo(page, '/diary?write=1');
  await signOut(page, isMobile);
  await expect(page).toHaveURL(/\/login$/);
  await expect(other).toHaveURL(/\/login$/);
});

test('leaving without a connection says so, and the sign-in comes with it', {
  tag: '@once',
}, async ({ page, context, request, isMobile }) => {
  const { email, password } = await newPerson(request);
  await signIn(page, email, password);
  await moveTo(page, '/diary');
  await readyForOffline(page);
  await context.setOffline(true);
  await signOut(page, isMobile);
  await expect(page.getByRole('heading', { name: 'Você saiu da conta' })).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/diary');
  await expect(page).toHaveURL(/\/login\?next=/);
});

test('a session that ended elsewhere leads to the sign-in, keeps the text and comes back', async ({
  page,
  browser,
  request,
}) => {
  const { email, password } = await newPerson(request);
  await signIn(page, email, password);
  await moveTo(page, '/diary?write=1');
  await page.getByLabel('Seu texto').fill('Escrito antes de a sessão terminar.');
  await expect(page.getByText('Rascunho guardado neste aparelho')).toBeVisible();

  await test.step('another device chooses a new password, which ends this session', async () => {
    const device = await browser.newContext();
    const elsewhere = await device.newPage();
    await elsewhere.goto('/forgot-password');
    await elsewhere.getByLabel('E-mail').fill(email);
    await elsewhere.getByRole('button', { name: 'Enviar link' }).click();
    await expect(elsewhere.getByRole('heading', { name: 'Confira seu e-mail' })).toBeVisible();
    await elsewhere.goto(await mailedLink(request, email, 'recovery'));
    await elsewhere.getByRole('button', { name: 'Escolher nova senha' }).click();
    await expect(elsewhere).toHaveURL(/\/reset-password/);
    await elsewhere.getByLabel('Nova senha', { exact: true }).fill('outra senha de domingo');
    await elsewhere.getByLabel('Repita a senha', { exact: true }).fill('outra senha de domingo');
    await elsewhere.getByRole('button', { name: 'Salvar senha' }).click();
    await expect(elsewhere.getByRole('heading', { name: 'Senha salva' })).toBeVisible();
    await elsewhere.getByRole('button', { name: 'Ir para o início' }).click();
    await expect(elsewhere).toHaveURL(/\/dashboard$/);
    await device.close();
  });

  await page.reload();
  await expect(page).toHaveURL(/\/login\?next=/);
  await enter(page, email, password);
  await expect(page.getByText('E-mail ou senha não conferem')).toBeVisible();
  await enter(page, email, 'outra senha de domingo');
  await expect(page).toHaveURL(/\/diary\?write=1$/);
  await expect(page.getByLabel('Seu texto')).toHaveValue('Escrito antes de a sessão terminar.');
});

test('a press before the page is alive is held, not lost', { tag: '@once' }, async ({
  page,
  request,
}) => {
  const email = newAddress();
  await register(request, email);
  const link = await mailedLink(request, email);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(link, { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Confirmar e-mail' }).click();
  release();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('another way in that was pressed before the page is alive opens once it is', {
  tag: '@once',
}, async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Entrar por e-mail, sem senha' }).click();
  release();
  await expect(page.getByRole('heading', { name: 'Entrar sem senha' })).toBeVisible();
});
