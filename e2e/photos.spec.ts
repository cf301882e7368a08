import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './support/axe.ts';
import { newPerson, openAs } from './support/people.ts';

test('Lia puts a photo beside an entry, says what it shows, and nobody else opens it', {
  tag: '@once',
}, async ({ page }) => {
  const lia = await newPerson(page.request);
  await openAs(page, lia, '/diary?write=1');
  await page
    .getByRole('textbox', { name: /texto|escrev|hoje/i })
    .last()
    .fill('Fui ver o mar.');
  await page.keyboard.press('Control+Enter');
  const add = page.getByRole('button', { name: 'Adicionar foto' });
  await expect(add).toBeVisible();
  // Larger than what leaves the device.
  const buffer = await sharp({
    create: { width: 3_000, height: 2_000, channels: 3, background: '#78aac8' },
  })
    .jpeg()
    .toBuffer();
  const sent = page.waitForRequest(
    (request) => request.url().includes('/sealed/') && request.method() === 'PUT',
  );
  await page
    .getByLabel('Adicionar foto')
    .last()
    .setInputFiles({
      ...{ name: 'mar.jpg', mimeType: 'image/jpeg', buffer },
    });
  const address = (await sent).url();
  await page.getByRole('button', { name: 'Foto 1 de 1, sem descrição' }).click();
  const sheet = page.getByRole('dialog', { name: 'Foto' });
  const shown = sheet.getByRole('img', { name: /^Foto 1 de 1/ });
  await expect(shown).toBeVisible();
  expect(await shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(2_048);
  await sheet.getByLabel('O que ela mostra').fill('O mar às seis');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Salvar' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'O mar às seis' })).toBeVisible();
  await expectAccessible(page);

  const zeca = await newPerson(page.request);
  const lookAs = async ({ token }: { token: string }) =>
    (await page.request.get(address, { headers: { authorization: `Bearer ${token}` } })).status();
  expect([await lookAs(lia), await lookAs(zeca)]).toEqual([200, 404]);

  await page.context().setOffline(true);
  await expect(add).toBeDisabled();
  await expect(page.getByText('Para adicionar uma foto, é preciso conexão.')).toBeVisible();
});
