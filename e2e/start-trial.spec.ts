import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { newPerson, openAs } from './support/people.ts';

test('who registered without a plan begins the trial later, and asks for their company', async ({
  page,
  request,
}) => {
  await openAs(page, await newPerson(request), '/payment');
  await page.getByRole('button', { name: 'Testar o Individual por 14 dias' }).click();
  await expect(page.getByRole('region', { name: 'Individual, em teste' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Testar/ })).toBeHidden();
  const card = page.getByRole('region', { name: 'Pedir preço' });
  await card.getByLabel('Para quem é').selectOption({ label: 'Para a minha empresa' });
  await expect(card.getByLabel('CNPJ')).toBeVisible();
  await expectAccessible(page);
});
