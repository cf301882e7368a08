import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { newPerson, openAs } from './support/people.ts';

const HELENA = { email: 'helena@demo.florescer.app' };

test('Lia asks Helena for a time, Helena takes it on, and the two have a room', {
  tag: '@once',
}, async ({ page, browser }) => {
  const lia = await newPerson(page.request, { plan: 'individual' });
  await openAs(page, lia, '/network');
  await page.getByRole('link', { name: 'Helena Prado', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Horários livres' })).toBeVisible();
  await page.getByRole('button', { name: 'Próxima semana' }).click();
  const day = page.getByRole('group', { name: /-feira, / }).last();
  const name = await day.getAttribute('aria-label');
  const time = day.getByRole('button').last();
  const clock = await time.textContent();
  await expectAccessible(page);
  await time.click();
  const sheet = page.getByRole('dialog', { name: 'Pedir este horário' });
  await sheet.getByLabel('Um recado, se quiser').fill('Primeira vez.');
  await sheet.getByRole('button', { name: 'Pedir' }).click();
  await expect(sheet.getByText('Para pedir, leia e aceite o contrato.')).toBeVisible();
  await sheet.getByText('Ler o contrato').click();
  await sheet.getByLabel('Li e aceito o contrato da consulta').check();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Pedir' }).click();
  await expect(page.getByText('Esperando resposta')).toBeVisible();
  await expect(page.getByText(`${name}, ${clock}`)).toBeVisible();
  await expectAccessible(page);

  const context = await browser.newContext();
  const hers = await context.newPage();
  await openAs(hers, HELENA, '/network/agenda');
  // Each reads the time in their own zone.
  const request = hers.getByRole('region', { name: /^Lia P\., / });
  await expect(request.getByText('“Primeira vez.”')).toBeVisible();
  await expectAccessible(hers);
  await request.getByRole('button', { name: 'Confirmar' }).click();
  const confirm = hers.getByRole('dialog', { name: 'Confirmar a consulta' });
  await confirm.getByLabel('Por quê').fill('Lugar reservado e boa conexão.');
  await expectAccessible(hers);
  await confirm.getByRole('button', { name: 'Confirmar' }).click();
  await expect(request).toHaveCount(0);
  await context.close();

  // The open page hears of it.
  await expect(page.getByText('Confirmada', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Ir para a sala/ })).toBeVisible();
  await page.getByRole('button', { name: /^Desmarcar/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Desmarcar' }).click();
  await expect(page.getByText('Desmarcada por você.')).toBeVisible();
});
