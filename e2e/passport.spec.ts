import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { moveTo, newPerson, openAs } from './support/people.ts';

test('everything of Ana’s goes into a new account', { tag: '@phone' }, async ({
  browser,
  page,
}) => {
  await openAs(page, { email: 'ana@demo.florescer.app' }, '/profile');
  const card = page.getByRole('region', { name: 'Levar e trazer o que é seu' });
  const downloaded = page.waitForEvent('download');
  await card.getByRole('button', { name: 'Baixar tudo' }).click();
  const copy = await (await downloaded).path();
  await expect(card.getByText('Pronto: a cópia está nos downloads')).toBeVisible();

  const context = await browser.newContext({ locale: 'pt-BR' });
  const other = await context.newPage();
  await openAs(other, await newPerson(other.request), '/profile');
  const empty = other.getByRole('region', { name: 'Levar e trazer o que é seu' });
  await empty.locator('input[type="file"]').setInputFiles({
    name: 'florescer.zip',
    mimeType: 'application/zip',
    buffer: readFileSync(copy),
  });
  await expect(empty.getByRole('row', { name: /^Diário/ })).toBeVisible();
  await empty.getByRole('button', { name: /^Trazer \d/ }).click();
  await expect(empty.getByText(/registros vieram para esta conta/)).toBeVisible();
  await moveTo(other, '/diary');
  await expect(other.getByText('Hoje acordei cansada de novo').first()).toBeVisible();
  await context.close();
});
