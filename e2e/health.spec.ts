import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { readyForOffline } from './support/offline.ts';
import { newPerson, openAs } from './support/people.ts';

test('a day on the phone: drinks without a connection too, a walk, lunch, and what they become', {
  tag: '@phone',
}, async ({ page, context, request }) => {
  await openAs(page, await newPerson(request), '/diary');
  await readyForOffline(page);
  await page.getByRole('link', { name: 'Saúde', exact: true }).click();
  const hydration = page.getByRole('region', { name: 'Hidratação' });
  const total = hydration.getByRole('status');
  await expect(total).toHaveText('0 ml hoje');
  await expectAccessible(page);

  // An amount of one's own, then one tap a drink.
  await hydration.getByRole('button', { name: 'Escolher uma medida, se quiser' }).click();
  const amounts = page.getByRole('dialog', { name: 'Suas medidas' });
  await amounts.getByLabel('Quanto você quer beber num dia? (ml)').fill('2000');
  await amounts.getByRole('button', { name: 'Salvar' }).click();
  await hydration.getByRole('button', { name: 'Copo 200 ml, água' }).click();
  await expect(total).toHaveText('200 ml de 2 L que você escolheu');
  await expect(page.getByText('Primeiro registro').first()).toBeVisible();
  await hydration.getByRole('button', { name: 'Café, 50 ml' }).click();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(total).toHaveText('200 ml de 2 L que você escolheu');

  // Movement and lunch, with words that only this person sees.
  await page.getByRole('button', { name: 'Registrar movimento' }).click();
  const exercise = page.getByRole('dialog', { name: 'Como você se mexeu?' });
  await exercise.getByText('Capoeira', { exact: true }).click();
  await exercise.getByText('45', { exact: true }).click();
  await exercise.getByText('intenso', { exact: true }).click();
  await expectAccessible(page);
  await exercise.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('45 minutos em 1 dia')).toBeVisible();
  await page.getByRole('button', { name: /^Almoço/ }).click();
  const meal = page.getByRole('dialog', { name: 'Qual refeição?' });
  await meal.getByText('com calma', { exact: true }).click();
  await meal.getByLabel('Uma linha, se quiser').fill('Feijão da minha mãe');
  await meal.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('button', { name: /^Almoço às/ })).toBeVisible();

  // Without a connection a glass is kept here, through a reload too, and joins the others later.
  await context.setOffline(true);
  await hydration.getByRole('button', { name: 'Copo 200 ml, água' }).click();
  await expect(total).toHaveText('400 ml de 2 L que você escolheu');
  await page.reload();
  await expect(total).toHaveText('400 ml de 2 L que você escolheu');
  await page.getByRole('tab', { name: 'Hidratação' }).click();
  const drinks = page.getByRole('region', { name: 'Bebidas de hoje' });
  await expect(drinks.getByText('neste aparelho')).toHaveCount(1);
  const sent = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('/records/'),
  );
  await context.setOffline(false);
  expect((await sent).status()).toBe(200);
  await expect(drinks.getByText('neste aparelho')).toHaveCount(0);

  // Another time and amount, then gone and back again.
  await drinks
    .getByRole('button', { name: /^Opções de Água/ })
    .first()
    .click();
  await drinks.getByRole('menuitem', { name: 'Mudar' }).click();
  const drink = page.getByRole('dialog', { name: 'Mudar bebida' });
  await drink.getByLabel('Quantidade (ml)').fill('350');
  await drink.getByRole('button', { name: 'Salvar' }).click();
  await expect(total).toHaveText('550 ml de 2 L que você escolheu');
  await drinks
    .getByRole('button', { name: /^Opções de Água/ })
    .first()
    .click();
  await drinks.getByRole('menuitem', { name: 'Apagar' }).click();
  await expect(total).toHaveText('200 ml de 2 L que você escolheu');
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await page.reload();
  await expect(total).toHaveText('550 ml de 2 L que você escolheu');
  await page.getByRole('button', { name: 'Ver como tabela' }).click();
  await expect(page.getByRole('cell', { name: '550 ml' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('tab', { name: 'Conquistas' }).click();
  await expect(page.getByText('Primeiro movimento')).toBeVisible();
});
