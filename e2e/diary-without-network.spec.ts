import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { readyForOffline } from './support/offline.ts';
import { moveTo, newPerson, openAccount, openAs } from './support/people.ts';

// A person of each test's own: what another test writes meanwhile would be the newest entry here.
test.beforeEach(async ({ page, request }) => {
  await openAs(page, await newPerson(request), '/diary');
});

test('a draft survives a closed tab', { tag: '@once' }, async ({ page, context }) => {
  const text = `Meio do pensamento ${Date.now()}`;
  await page.getByLabel('Seu texto').fill(text);
  await expect(page.getByText('Rascunho guardado neste aparelho')).toBeVisible();
  await page.close();
  const again = await context.newPage();
  await again.goto('/diary');
  await expect(again.getByLabel('Seu texto')).toHaveValue(text);
});

test('an entry written without network waits and is sent once when it is back', async ({
  page,
  context,
}) => {
  const text = `Sem rede no ônibus, mas tranquilo. ${Date.now()}`;
  await readyForOffline(page);
  await page.getByLabel('Seu texto').fill(text);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Guardar e analisar' }).click();
  const waiting = page.getByRole('list', { name: 'Esperando para enviar' });
  await expect(waiting.getByText('Sem rede no ônibus').first()).toBeVisible();
  await expect(page.getByText(/Guardado neste aparelho; enviamos/)).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(waiting).toBeHidden();
  const list = page.getByRole('navigation', { name: 'Registros anteriores' });
  await list.getByText('Sem rede no ônibus').first().click();
  await expect(page.getByRole('heading', { name: 'O que o programa leu' })).toBeVisible();
  await page.goto('/diary');
  await page.getByLabel('Buscar no diário').fill(text.slice(-13));
  await expect(page.getByText('1 registro', { exact: true })).toBeVisible();
});

test('help comes first, also without network, and changes nothing about the text', async ({
  page,
  context,
}) => {
  await readyForOffline(page);
  await page.getByLabel('Seu texto').fill('Não vejo saída. Quero morrer.');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Guardar e analisar' }).click();
  const help = page.getByRole('region', { name: 'Ajuda para agora' });
  await expect(help.getByRole('link', { name: /188/ })).toBeVisible();
  await expect(help.getByRole('link', { name: /192/ })).toBeVisible();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByRole('list', { name: 'Esperando para enviar' })).toBeHidden();
  // Sent meanwhile: help stays where it was, and no number takes its place anywhere.
  await expect(help).toBeVisible();
  const list = page.getByRole('navigation', { name: 'Registros anteriores' });
  const row = list.getByRole('link', { name: /Quero morrer/ }).first();
  await expect(row).not.toContainText(/sinais/);
  await moveTo(page, '/dashboard');
  await expect(page.getByRole('link', { name: /^Tem gente para ouvir agora/ })).toBeVisible();
  await moveTo(page, '/burnout-analysis');
  await expect(page.getByRole('region', { name: 'Antes dos números' })).toBeVisible();
  await page.goto('/diary');
  await row.click();
  await expect(help).toBeVisible();
  await expect(page.getByText('Por que este resultado?')).toBeHidden();
  await help.getByRole('button', { name: 'Não é isso' }).click();
  await expect(help).toBeHidden();
});

test('the diary opens, and everything around it, without a connection', async ({
  page,
  context,
  isMobile,
}) => {
  await readyForOffline(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('Você está sem internet.')).toBeVisible();
  await page.getByLabel('Seu texto').fill('Escrito depois de recarregar.');
  await expect(page.getByText('Rascunho guardado neste aparelho')).toBeVisible();
  await page.getByLabel('Seu texto').fill('');

  await openAccount(page, isMobile);
  await page.getByLabel('Idioma').selectOption('Français');
  await expect(page.getByText(/Não deu para trocar o idioma/)).toBeVisible();
  await page.keyboard.press('Escape');

  // A screen whose code never came says so in our own words, and comes when the connection does.
  const navigation = page.getByRole('navigation', {
    name: isMobile ? 'Navegação do celular' : 'Principal',
  });
  // On the phone the signals stand behind the bar.
  if (isMobile) await navigation.getByRole('button', { name: 'Mais', exact: true }).click();
  await page.getByRole('link', { name: /^Sinais/ }).click();
  await expect(
    page.getByRole('heading', { name: /sem internet|Sem conexão/, level: 1 }),
  ).toBeVisible();
  await expect(page.getByText('Something went wrong')).toBeHidden();
  await expectAccessible(page);
  await context.setOffline(false);
  await page.getByRole('button', { name: /Tentar de novo|Recarregar/ }).click();
  await expect(page.getByRole('heading', { name: 'Sinais no texto', level: 1 })).toBeVisible();

  await context.setOffline(true);
  await page.getByRole('link', { name: 'Preciso de ajuda agora' }).first().click();
  await expect(page.getByRole('link', { name: /188/ }).first()).toBeVisible();
});
