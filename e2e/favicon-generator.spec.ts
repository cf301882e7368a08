import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { expectAccessible } from './support/axe.ts';

const FILES = [
  ...['favicon.ico', 'favicon.svg', 'head.html'],
  ...[16, 32, 48, 96, 180, 192, 512].map((size) => `icon-${size}.png`),
  ...['icon-maskable-192.png', 'icon-maskable-512.png', 'site.webmanifest'],
];

test('a visitor makes the icons of a site without sending anything @desk', async ({
  page,
  context,
}) => {
  await page.goto('/favicon-generator');
  await page.getByText('Letra', { exact: true }).click();
  await context.setOffline(true);
  await page.getByLabel('Letras ou um emoji').fill('Ipê');
  await expect(page.getByText(/Contraste da letra com o fundo/)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar pacote' }).click(),
  ]);
  const files = unzipSync(await readFile(await download.path()));
  expect(Object.keys(files).sort()).toEqual([...FILES].sort());
  expect(strFromU8(files['favicon.svg'] as Uint8Array)).toContain('>Ipê</text>');
  for (const name of FILES.filter((file) => file.endsWith('.png'))) {
    expect([name, [...(files[name] ?? []).slice(1, 4)]]).toEqual([name, [0x50, 0x4e, 0x47]]);
  }
  await context.setOffline(false);
});

test('what is no picture is refused with a way on @desk', async ({ page }) => {
  await page.goto('/favicon-generator');
  await page.getByText('Imagem', { exact: true }).click();
  await page.getByLabel('Imagem do seu aparelho').setInputFiles({
    ...{ name: 'foto.png', mimeType: 'image/png' },
    buffer: Buffer.from('não é uma imagem'),
  });
  await expect(page.getByRole('alert')).toHaveText(/não abre como imagem/);
  await expectAccessible(page);
});
