import { expect, type Page, test } from '@playwright/test';
import { generateSync } from 'otplib';
import { PUBLISHABLE_KEY } from '#features/accounts/contract/keys.ts';
import { expectAccessible } from './support/axe.ts';
import { mailedCode } from './support/mailbox.ts';
import { enter, moveTo, newPerson, signIn, signOut } from './support/people.ts';

/** The code that an app shows now, or the next one: no code works twice. */
const codeOf = (secret: string, steps = 0) =>
  generateSync({ secret, epoch: Math.floor(Date.now() / 1_000) + steps * 30 });

/** Adds an authenticator app on the profile and gives its secret. */
async function addApp(page: Page): Promise<string> {
  await moveTo(page, '/profile');
  await page.getByRole('button', { name: 'Usar um app autenticador' }).click();
  const sheet = page.getByRole('dialog', { name: 'App autenticador' });
  await expect(sheet.getByRole('img', { name: /^Imagem para ler/ })).toBeVisible();
  const secret = await sheet.getByLabel('Ou copie esta chave').inputValue();
  await expectAccessible(page);
  await sheet.getByLabel('Código que o app mostra').fill('000000');
  await sheet.getByRole('button', { name: 'Confirmar' }).click();
  await expect(sheet.getByText('Este código não confere')).toBeVisible();
  await sheet.getByLabel('Código que o app mostra').fill(codeOf(secret));
  await sheet.getByRole('button', { name: 'Confirmar' }).click();
  await expect(sheet).toBeHidden();
  return secret;
}

test('a stolen password opens nothing; the app and a recovery code do', async ({
  page,
  request,
  isMobile,
}) => {
  const { email, password } = await newPerson(request);
  await signIn(page, email, password);
  const secret = await addApp(page);

  await page.getByRole('button', { name: 'Criar códigos' }).click();
  const sheet = page.getByRole('dialog', { name: 'Guarde estes códigos' });
  await expect(sheet.getByRole('listitem')).toHaveCount(10);
  const codes = await sheet.getByRole('listitem').allTextContents();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Já guardei' }).click();
  await expect(page.getByText('Restam 10 códigos.')).toBeVisible();
  await expect(page.getByText(codes[0] ?? '')).toBeHidden();

  await test.step('the password alone is refused by the API and by every page', async () => {
    const headers = { apikey: PUBLISHABLE_KEY };
    const data = { email, password };
    const answer = await request.post('/auth/v1/token?grant_type=password', { headers, data });
    const { access_token: token } = (await answer.json()) as { access_token: string };
    const me = await request.get('/api/me', { headers: { authorization: `Bearer ${token}` } });
    expect(me.status()).toBe(403);
    expect(await me.json()).toMatchObject({ code: 'second_factor_needed' });
  });

  await signOut(page, isMobile);
  await expect(page).toHaveURL(/\/login$/);
  await enter(page, email, password);
  const code = page.getByLabel('Código de seis números');
  await expect(code).toBeFocused();
  await expectAccessible(page);

  await test.step('the app leads back to the step, and the step back to the page', async () => {
    await page.goto('/diary?write=1');
    await expect(page).toHaveURL(/\/login\?next=/);
    await expect(page.getByRole('heading', { name: 'Confirme que é você' })).toBeVisible();
    await code.fill('000000');
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await expect(page.getByText('Este código não confere')).toBeVisible();
    await expectAccessible(page);
    const next = codeOf(secret, 1);
    await code.fill(`${next.slice(0, 3)} ${next.slice(3)}`);
    await code.press('Enter');
    await expect(page).toHaveURL(/\/diary\?write=1$/);
  });

  await signOut(page, isMobile);
  await expect(page).toHaveURL(/\/login$/);
  await enter(page, email, password);
  await page.getByRole('button', { name: 'Usar um código de recuperação' }).click();
  const spare = page.getByLabel('Código de recuperação', { exact: true });
  await expect(spare).toBeFocused();
  await spare.fill(codes[0] ?? '');
  await spare.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  await moveTo(page, '/profile');
  await expect(page.getByText('Restam 9 códigos.')).toBeVisible();
});

test('who cannot go on signs in with another account', { tag: '@once' }, async ({
  page,
  request,
  isMobile,
}) => {
  const { email, password } = await newPerson(request);
  await signIn(page, email, password);
  await addApp(page);
  await signOut(page, isMobile);
  await expect(page).toHaveURL(/\/login$/);
  await enter(page, email, password);
  await page.getByRole('button', { name: 'Entrar com outra conta' }).click();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  const other = await newPerson(request);
  await enter(page, other.email, other.password);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('who lost their second factor asks for its removal, and finding it takes the wish back', {
  tag: '@once',
}, async ({ page, request, isMobile }) => {
  const { email, password } = await newPerson(request);
  await signIn(page, email, password);
  const secret = await addApp(page);
  await signOut(page, isMobile);
  await expect(page).toHaveURL(/\/login$/);
  await enter(page, email, password);
  await page.getByRole('button', { name: 'Perdi todas estas confirmações' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Enviar código' }).click();
  const nonce = await mailedCode(request, email, /código/i);
  await page.getByLabel('Código de seis números').fill(nonce);
  await page.getByRole('button', { name: 'Pedir a retirada' }).click();
  await expect(page.getByRole('heading', { name: 'Pedido feito' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Voltar', exact: true }).click();
  await page.getByLabel('Código de seis números').fill(codeOf(secret, 1));
  await page.getByRole('button', { name: 'Confirmar' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await moveTo(page, '/profile');
  await expect(
    page.getByText('Pedido para retirar a confirmação em dois passos cancelado'),
  ).toBeVisible();
  await expect(
    page.getByText('Pediram para retirar a sua confirmação em dois passos'),
  ).toBeHidden();
});
