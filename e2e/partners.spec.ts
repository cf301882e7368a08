import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { openAs } from './support/people.ts';

const CARLA = { email: 'carla@demo.florescer.app' };

test('Carla lists a partner, goes back to what it said before, deletes it and brings it back', async ({
  page,
}, { project }) => {
  const name = `Passo ${project.name} ${Date.now().toString(36)}`;
  await openAs(page, CARLA, '/admin?tab=partners');
  await page.getByRole('button', { name: 'Novo parceiro' }).click();
  await page.getByLabel('Nome', { exact: true }).fill(name);
  await page.getByLabel('Link').fill('http://passo.example.org');
  await page.getByLabel('Descrição').fill('Aulas no parque.');
  await page.getByRole('button', { name: 'Salvar rascunho' }).click();
  await expect(page.getByText('O endereço precisa começar com https://.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Link').fill('https://passo.example.org');
  await page.getByRole('button', { name: 'Salvar rascunho' }).click();
  await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
  // By keys: a pointer that rests where the word comes that it was saved keeps it there, above the row.
  const act = async (what: string) => {
    await page.getByRole('button', { name: `Mais ações: ${name}` }).press('Enter');
    await page.getByRole('menuitem', { name: what }).press('Enter');
    // It closes with a movement, in which it has no items any more.
    await expect(page.getByRole('menu')).toHaveCount(0);
  };
  await act('Publicar');
  await expect(page.getByRole('link', { name: `Abrir o site de ${name}` })).toBeVisible();
  await expectAccessible(page);

  const edit = () => page.getByRole('button', { name: `Editar: ${name}` }).press('Enter');
  const described = page.getByLabel('Descrição');
  await edit();
  await described.fill('Aulas de movimento.');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
  await edit();
  await page.locator('summary', { hasText: 'Versões' }).press('Enter');
  // The word that it was saved may come to lie above it at that moment.
  await page
    .getByRole('button', { name: /^Ver nos campos a versão de/ })
    .last()
    .press('Enter');
  await expect(described).toHaveValue('Aulas no parque.');
  await expectAccessible(page);
  // The word that it was taken lies above it for a moment.
  await page.getByRole('button', { name: 'Salvar', exact: true }).press('Enter');
  await act('Retirar');
  await act('Apagar');
  await page.getByRole('dialog').getByRole('button', { name: 'Apagar' }).click();
  await expect(page.getByRole('heading', { level: 3, name })).toHaveCount(0);
  await page.getByText(/^Apagados \(\d+\)$/).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Trazer de volta: ${name}` }).click();
  await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
});

test('the table of partners goes out and comes in, told first', async ({ page }, { project }) => {
  const name = `Tabela ${project.name} ${Date.now().toString(36)}`;
  await openAs(page, CARLA, '/admin?tab=partners');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('parceiros.csv');
  const table = await readFile(await file.path(), 'utf8');
  expect(table).toContain('Casa do Sono;saúde;https://casadosono.example.org');

  await page.getByRole('button', { name: 'Trazer CSV' }).click();
  const sheet = page.getByRole('dialog', { name: 'Trazer CSV' });
  const choose = (line: string) =>
    sheet.locator('input[type="file"]').setInputFiles({
      ...{ name: 'parceiros.csv', mimeType: 'text/csv' },
      buffer: Buffer.from(`nome;categoria;link;descricao\r\n${name};${line}\r\n`),
    });
  await choose('banco;javascript:alert(1);Uma frase');
  await expect(sheet.getByText('Linha 2:')).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Salvar' })).toBeDisabled();
  await expectAccessible(page);
  await choose('saúde;https://tabela.example.org;Uma frase');
  await expect(sheet.getByText(/^Entram: 1\. Mudam: 0\./)).toBeVisible();
  await sheet.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
});
