import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { mailedCode } from './support/mailbox.ts';
import {
  enter,
  moveTo,
  newAddress,
  newPerson,
  openAccount,
  signIn,
  signOut,
} from './support/people.ts';

/** Opens the profile the way people do: from their account. */
async function openProfile(page: Page, isMobile: boolean): Promise<void> {
  await openAccount(page, isMobile);
  await page.getByRole('link', { name: 'Perfil e segurança' }).click();
  await expect(page.getByRole('heading', { name: 'Seu perfil', level: 1 })).toBeVisible();
}

test('a name, an address and a password change', async ({ page, request, isMobile }) => {
  const { email, password } = await newPerson(request);
  await signIn(page, email, password);
  await openProfile(page, isMobile);
  const details = page.getByRole('region', { name: 'Seus dados' });

  await test.step('the name, everywhere', async () => {
    await details.getByLabel('Nome completo').fill('Lia Prado Nunes');
    await details.getByRole('button', { name: 'Salvar nome' }).click();
    await expect(page.getByText('Nome salvo.')).toBeVisible();
    await page.reload();
    await expect(details.getByLabel('Nome completo')).toHaveValue('Lia Prado Nunes');
  });

  const moved = newAddress();
  await test.step('the address, once both mailboxes have said so', async () => {
    await details.getByRole('button', { name: 'Trocar e-mail' }).click();
    await details.getByLabel('Novo e-mail').fill(moved);
    await details.getByRole('button', { name: 'Enviar códigos' }).click();
    await expect(details.getByText('Falta confirmar nos dois endereços')).toBeVisible();
    await expectAccessible(page);
    const codeAt = (address: string) => details.getByLabel(`Código enviado para ${address}`);
    await codeAt(moved).fill(await mailedCode(request, moved, /novo e-mail/));
    await codeAt(moved).press('Enter');
    await expect(details.getByText('Um endereço confirmado.')).toBeVisible();
    await codeAt(email).fill(await mailedCode(request, email, /troca do seu e-mail/));
    await codeAt(email).press('Enter');
    await expect(details.getByText(moved)).toBeVisible();
    await expect(details.getByText('Verificado')).toBeVisible();
    await expect(page.getByText('Este aparelho', { exact: true })).toBeVisible();
  });

  const chosen = 'outra tarde de girassol';
  await test.step('the password, which must not be easy', async () => {
    const card = page.getByRole('region', { name: 'Senha' });
    await card.getByRole('button', { name: 'Trocar senha' }).click();
    const fill = async (text: string) => {
      await card.getByLabel('Nova senha', { exact: true }).fill(text);
      await card.getByLabel('Repita a senha').fill(text);
      await card.getByRole('button', { name: 'Salvar senha' }).click();
    };
    await fill('senha123');
    await expect(card.getByRole('alert')).toContainText('fácil de adivinhar');
    await expectAccessible(page);
    await fill(chosen);
    await expect(card.getByText('Senha salva.')).toBeVisible();
    await expect(page.getByText('Senha trocada')).toBeVisible();
  });

  await signOut(page, isMobile);
  await expect(page).toHaveURL(/\/login$/);
  await enter(page, moved, chosen);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a session elsewhere is ended from here', { tag: '@once' }, async ({
  page,
  browser,
  request,
}) => {
  const { email, password } = await newPerson(request);
  const device = await browser.newContext();
  const elsewhere = await device.newPage();
  await signIn(elsewhere, email, password);
  await signIn(page, email, password);
  await moveTo(page, '/profile');
  const card = page.getByRole('region', { name: 'Onde sua conta está aberta' });
  await expect(card.getByText('Este aparelho')).toBeVisible();
  await card.getByRole('button', { name: 'Encerrar todas as outras' }).click();
  await expect(card.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText('Os outros aparelhos saíram da conta')).toBeVisible();
  await elsewhere.reload();
  await expect(elsewhere).toHaveURL(/\/login/);
  await device.close();
});

test('the profile and the sign-in by code have nothing that axe finds', async ({
  page,
  request,
  isMobile,
}) => {
  const { email } = await newPerson(request);
  await page.goto('/login');
  await page.getByRole('button', { name: 'Entrar por e-mail, sem senha' }).click();
  await expect(page.getByRole('heading', { name: 'Entrar sem senha' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Enviar código' }).click();
  const code = page.getByLabel('Código de seis números');
  await expect(code).toBeFocused();
  await expectAccessible(page);
  await code.fill(await mailedCode(request, email, /link para entrar/));
  await code.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);

  await openProfile(page, isMobile);
  await expect(page.getByText('Entrada por e-mail').first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(sideways).toBeLessThanOrEqual(0);
});

test('a passkey on the device signs in without a password', { tag: '@once' }, async ({
  page,
  request,
  baseURL,
  isMobile,
}) => {
  // Keys belong to a name: the same server, called localhost.
  const site = (baseURL ?? '').replace('127.0.0.1', 'localhost');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const { email, password } = await newPerson(request);
  await page.goto(`${site}/login`);
  await enter(page, email, password);
  await expect(page).toHaveURL(/\/dashboard$/);
  await openProfile(page, isMobile);
  const card = page.getByRole('region', { name: 'Chaves de acesso' });
  await card.getByRole('button', { name: 'Criar chave de acesso' }).click();
  await expect(card.getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page);

  await signOut(page, isMobile);
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('button', { name: 'Entrar com chave de acesso' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a security key is the second factor', { tag: '@once' }, async ({
  page,
  request,
  baseURL,
  isMobile,
}) => {
  const site = (baseURL ?? '').replace('127.0.0.1', 'localhost');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'usb',
      automaticPresenceSimulation: true,
    },
  });
  const { email, password } = await newPerson(request);
  await page.goto(`${site}/login`);
  await enter(page, email, password);
  await expect(page).toHaveURL(/\/dashboard$/);
  await openProfile(page, isMobile);
  const card = page.getByRole('region', { name: 'Confirmação em dois passos' });
  await card.getByRole('button', { name: 'Usar uma chave de segurança' }).click();
  const sheet = page.getByRole('dialog', { name: 'Chave de segurança' });
  await sheet.getByLabel('Nome da chave').fill('chave azul');
  await sheet.getByRole('button', { name: 'Continuar' }).click();
  await expect(card.getByText('chave azul')).toBeVisible();

  await signOut(page, isMobile);
  await expect(page).toHaveURL(/\/login$/);
  await enter(page, email, password);
  await page.getByRole('button', { name: 'Usar chave de segurança' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});
