import { expect, test } from '@playwright/test';
import { mailedLink } from './support/mailbox.ts';
import { moveTo, newAddress, signOut } from './support/people.ts';

const ENTRY =
  'Hoje acordei cansada de novo. A reunião das 9h atrasou tudo e na hora do almoço me deu dor de cabeça. ' +
  'À tarde a Júlia me ajudou com as entregas e fiquei aliviada. Não estou irritada.';

test('a new person registers, writes, and finds her signals', async ({
  page,
  request,
  isMobile,
}) => {
  const email = newAddress();
  const password = 'girassol de domingo';

  await test.step('she registers', async () => {
    await page.goto('/register');
    await page.getByLabel('Nome completo').fill('Marina Duarte');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Senha', { exact: true }).fill(password);
    await page.getByLabel('Repita a senha', { exact: true }).fill(password);
    await page.getByLabel(/aceito os termos/).check();
    await page.getByRole('button', { name: 'Criar conta' }).click();
    await expect(page.getByRole('heading', { name: 'Confira seu e-mail' })).toBeVisible();
  });

  await test.step('she confirms her e-mail from the mail', async () => {
    await page.goto(await mailedLink(request, email));
    await page.getByRole('button', { name: 'Confirmar e-mail' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Marina');
  });

  await test.step('she writes and sees what was read', async () => {
    await moveTo(page, '/diary');
    const text = page.getByLabel('Seu texto');
    await text.fill(ENTRY);
    await page.getByRole('button', { name: 'Guardar e analisar' }).click();
    const consent = page.getByRole('dialog', { name: 'Antes do seu primeiro registro' });
    await consent.getByRole('button', { name: 'Concordo' }).click();
    await expect(page.getByRole('heading', { name: 'O que o programa leu' })).toBeVisible();
    await expect(page.getByText('Soma: 3 pontos')).toBeVisible();
    await page.getByRole('button', { name: 'Por que este resultado?' }).click();
    await expect(page.getByText('1 × 3')).toBeVisible();
  });

  await test.step('she opens a word and learns why it counted', async () => {
    await page.getByRole('button', { name: /cansada, exaustão emocional, pesa 3/ }).click();
    await expect(page.getByText('Não combina comigo')).toBeVisible();
    await page.getByRole('button', { name: 'Entendi' }).click();
    await page.getByRole('button', { name: /^irritada, exaustão emocional, não conta/ }).click();
    await expect(page.getByRole('dialog').getByText(/nega a expressão|está negado/)).toBeVisible();
    await page.getByRole('button', { name: 'Entendi' }).click();
  });

  await test.step('she finds it on the burnout page', async () => {
    await moveTo(page, '/burnout-analysis');
    await expect(page.getByRole('heading', { name: 'Sinais no texto', level: 1 })).toBeVisible();
    await expect(page.getByText(/3 pontos em \d+ palavras/)).toBeVisible();
    const points = page.getByRole('region', { name: 'De onde vieram os pontos' });
    await expect(points.getByText(/^Exaustão emocional: 3 d/)).toBeVisible();
  });

  await test.step('she signs out, and the diary asks for a sign-in', async () => {
    await signOut(page, isMobile);
    await expect(page).toHaveURL(/\/login$/);
    await page.goto('/diary');
    await expect(page).toHaveURL(/\/login/);
    await page.goBack();
    await expect(page).not.toHaveURL(/\/diary$/);
  });
});
