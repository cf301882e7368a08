import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { readyForOffline } from './support/offline.ts';
import { moveTo, newPerson, openAs } from './support/people.ts';

test('a day is recorded in one tap, without a connection too, and merges when it is back', async ({
  page,
  context,
  request,
}) => {
  await openAs(page, await newPerson(request), '/diary');
  await readyForOffline(page);
  await moveTo(page, '/dashboard');
  const hint = page.getByText('Sua empresa não vê. Dá para mudar até o fim do dia.');
  await expect(hint).toBeVisible();
  await page.getByText('Muito mal', { exact: true }).click();
  await expect(page.getByText('Salvo.')).toBeVisible();
  await expect(hint).toBeHidden();
  await expect(page.getByText('Obrigado por contar. Quer companhia agora?')).toBeVisible();
  await expectAccessible(page);

  await context.setOffline(true);
  await page.keyboard.press('5');
  await expect(page.getByText('Guardado neste aparelho.')).toBeVisible();
  await page.getByRole('button', { name: 'Contar mais' }).click();
  const sheet = page.getByRole('dialog', { name: 'Como você está agora?' });
  await sheet.getByText('Descanso', { exact: true }).click();
  await page.reload();
  await expect(page.getByText('Seu registro de hoje: Excelente.')).toBeVisible();

  const sent = page.waitForResponse(
    (response) =>
      response.request().method() === 'PUT' && response.url().includes('/emotions/days'),
  );
  await context.setOffline(false);
  await sent;
  await moveTo(page, '/emotion-report');
  await expect(page.getByRole('button', { name: /: Excelente$/ })).toBeVisible();
  await expect(page.getByText('1 de 30 dias registrados')).toBeVisible();
  await expectAccessible(page);
});

test('the bar of the phone records a day and leads on to the diary', { tag: '@phone' }, async ({
  page,
  request,
}) => {
  await openAs(page, await newPerson(request), '/burnout-analysis');
  await page.getByRole('button', { name: 'Registrar', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Como você está agora?' });
  await sheet.getByText('Bem', { exact: true }).click();
  await expect(sheet.getByText('Salvo.')).toBeVisible();
  await sheet.getByRole('link', { name: 'Escrever no diário' }).click();
  await expect(page.getByLabel('Seu texto')).toBeFocused();
});
