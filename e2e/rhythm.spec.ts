import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { moveTo, newPerson, openAs } from './support/people.ts';

test('a check-in lets the garden grow, a moment joins it, and undoing takes no plant away', async ({
  page,
  request,
  isMobile,
}) => {
  await openAs(page, await newPerson(request), '/dashboard');
  const greeting = page.getByRole('region', { name: /^(Bom dia|Boa tarde|Boa noite)/ });
  await expect(greeting.getByText('Seu jardim: uma semente')).toBeAttached();

  await page.getByText('Bem', { exact: true }).click();
  await expect(greeting.getByText('Salvo.')).toBeVisible();
  await expect(greeting.getByText('Seu jardim: manacá brotando.')).toBeAttached();
  // One movement each on the phone; none at the desk, where less motion is asked for.
  const face = greeting.locator('[data-picked] svg');
  await expect(face).toHaveCSS('animation-name', isMobile ? /face-turns/ : 'none');
  const plant = greeting.locator('.garden-grows').first();
  await expect(plant).toHaveCSS('animation-name', isMobile ? 'garden-grows' : 'none');

  await page.getByRole('button', { name: 'Contar mais' }).click();
  const sheet = page.getByRole('dialog', { name: 'Como você está agora?' });
  await expect(sheet.getByText('Seu jardim: manacá brotando.')).toBeAttached();
  await expect(sheet.getByRole('button', { name: 'Pronto' })).toBeInViewport({ ratio: 1 });
  await sheet.getByText('Sono', { exact: true }).click();
  await sheet.getByRole('button', { name: 'Pronto' }).click();
  await expect(page.getByRole('button', { name: 'Contar mais' })).toBeFocused();

  await page.getByRole('button', { name: 'Contar mais' }).click();
  await sheet.getByRole('link', { name: 'Momentos deste dia' }).click();
  await expect(page.getByRole('heading', { name: 'Momentos de hoje', level: 1 })).toBeVisible();
  await expect(page.getByText('Bem', { exact: true })).toBeVisible();
  await expect(page.getByText('Sono', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Adicionar momento' }).click();
  const form = page.getByRole('dialog', { name: 'Adicionar momento' });
  await form.getByLabel('O que aconteceu? (opcional)').fill('café com a Júlia');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'café com a Júlia' })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText('café com a Júlia')).toBeVisible();

  await moveTo(page, '/dashboard');
  await page.getByRole('button', { name: 'Mudar ou contar mais' }).click();
  await sheet.getByText('Muito mal', { exact: true }).click();
  await sheet.getByRole('button', { name: 'Desfazer' }).click();
  await sheet.getByRole('button', { name: 'Pronto' }).click();
  await expect(page.getByText('Seu registro de hoje: Bem.')).toBeVisible();
  await expect(greeting.getByText('Seu jardim: manacá brotando.')).toBeAttached();

  const file = page.waitForEvent('download');
  await moveTo(page, '/emotion-report');
  await page.getByRole('button', { name: 'Exportar' }).click();
  await page.getByRole('menuitem', { name: 'Baixar PDF' }).click();
  expect((await file).suggestedFilename()).toMatch(/^emocoes-.*\.pdf$/);
});
