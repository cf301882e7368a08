import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { PUBLISHABLE_KEY } from '#features/accounts/contract/keys.ts';
import { expectAccessible } from './support/axe.ts';
import { newPerson, openAccount, openAs } from './support/people.ts';

/** The headers of a session of the same person on another device. */
async function signedInElsewhere(request: APIRequestContext, email: string, password: string) {
  const answer = await request.post('/auth/v1/token?grant_type=password', {
    headers: { apikey: PUBLISHABLE_KEY },
    data: { email, password },
  });
  return { authorization: `Bearer ${(await answer.json()).access_token}` };
}

test('a safety plan is written on two devices, kept on one, and opens there without network or account', async ({
  page,
  context,
  request,
  isMobile,
}) => {
  const { email, password } = await newPerson(request);
  await openAs(page, { email, password }, '/safety-plan');
  const saved = page.getByText('Guardado na sua conta.');
  await page
    .getByRole('button', { name: 'Adicionar linha em Pessoas a quem posso pedir ajuda' })
    .click();
  await page.keyboard.type('Rafael');
  await page
    .getByLabel('Pessoas a quem posso pedir ajuda: Telefone da linha 1')
    .fill('(11) 90000-0102');
  await expect(saved).toBeVisible();
  await expectAccessible(page);

  // Another device, which read the same, adds a line of its own: both lines stay.
  const headers = await signedInElsewhere(request, email, password);
  const read = async () => (await request.get('/api/safety-plan', { headers })).json();
  await expect.poll(async () => (await read()).stored?.plan.people[0]?.phone).toBeTruthy();
  const { stored } = await read();
  const alone = [{ id: randomUUID(), text: 'Tomar um banho', phone: null }];
  const data = { base: stored.revision, plan: { ...stored.plan, alone } };
  await expect(await request.put('/api/safety-plan', { headers, data })).toBeOK();
  await page.getByRole('button', { name: 'Algo que ainda quero ver' }).click();
  await expect(page.getByLabel('O que posso fazer por mim, linha 1')).toHaveValue('Tomar um banho');
  await expect(saved).toBeVisible();
  await page.getByRole('button', { name: 'Ver o plano' }).click();
  await expect(page.getByRole('link', { name: 'Ligar (11) 90000-0102, Rafael' })).toBeVisible();

  await page.getByRole('switch', { name: 'Ter o plano neste aparelho' }).click({ force: true });
  await expect(page.getByText('Está neste aparelho.')).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const kept = await caches.match('/ajuda?lng=pt-BR', { ignoreVary: true });
        return kept !== undefined && navigator.serviceWorker.controller !== null;
      }),
    )
    .toBe(true);

  // Signing out asks what becomes of it; it stays because she says so.
  await openAccount(page, isMobile);
  await page.getByRole('button', { name: 'Sair', exact: true }).click();
  await expect(page.getByText(/Seu plano de segurança está neste aparelho/)).toBeVisible();
  await page.getByRole('button', { name: 'Sair e deixar o plano aqui' }).click();
  await expect(page).toHaveURL(/\/login/);

  await context.setOffline(true);
  await page.goto('/ajuda');
  await expect(page.getByRole('link', { name: /Ligar 188, CVV/ })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Chamar Rafael' })).toHaveAttribute(
    'href',
    'tel:11900000102',
  );
  await page.getByText('Abrir meu plano').click();
  await expect(page.getByText('Tomar um banho')).toBeVisible();
  await page.getByText('Soltar o corpo').click();
  await expectAccessible(page);

  // Whoever finds it can take it off; then nothing of it is left on the device.
  await page.getByRole('button', { name: 'Apagar deste aparelho' }).click();
  await page
    .getByRole('button', { name: 'Apagar mesmo? Dentro do Florescer ele continua.' })
    .click();
  await expect(page.getByText('Apagado deste aparelho.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Abrir ou escrever meu plano' })).toBeVisible();
  await expect(page.getByText('Rafael')).toHaveCount(0);
});

test('the quick way out leaves no form of the help page to go back to', { tag: '@once' }, async ({
  page,
}) => {
  await page.route(/wikipedia\.org/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Wikipedia</title>' }),
  );
  await page.goto('/login');
  await page.goto('/ajuda');
  await page.getByRole('link', { name: 'English (US)' }).click();
  await expect(page.getByRole('link', { name: /Call 188/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/wikipedia\.org/);
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the help page says whom to call, here and in other countries, and what to do', {
    tag: '@once',
  }, async ({ page }) => {
    await page.goto('/ajuda');
    await expect(page.getByRole('link', { name: /Ligar 188, CVV/ })).toBeVisible();
    await expect(page.getByRole('combobox')).toBeHidden();
    // Looking by text or role passes over what stands in `noscript`.
    await page.locator('noscript summary').click();
    await expect(page.locator('noscript a[href="tel:1411"]')).toBeVisible();
    await page.getByText('Voltar para o agora, com os cinco sentidos').click();
    await expect(page.getByText('Cinco coisas que você vê.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Um passo por vez' })).toBeHidden();
  });
});
