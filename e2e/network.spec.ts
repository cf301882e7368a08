import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { openAs } from './support/people.ts';

const ANA = { email: 'ana@demo.florescer.app' };
const CARLA = { email: 'carla@demo.florescer.app' };

test('Ana looks for somebody near her, marks them, reads about them and comes back', async ({
  page,
}) => {
  await openAs(page, ANA, '/network');
  await expect(page.getByRole('heading', { level: 1, name: 'Rede credenciada' })).toBeVisible();
  await expect(page.getByText(/^\d{2} profissionais$/)).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('Cidade').selectOption({ label: 'São Paulo, SP' });
  await page.getByLabel('O que você procura').fill('SONO');
  await expect(page.getByText('1 profissional', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Conhecer Helena Prado' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Helena Prado' })).toBeFocused();
  await expect(page.getByText('Registro conferido no conselho')).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(page.getByLabel('O que você procura')).toHaveValue('SONO');
  await expect(page).toHaveURL(/\/network$/);
});

test('Carla adds somebody to the network; only once the registry is checked they are found', {
  tag: '@once',
}, async ({ page, isMobile }) => {
  // Each width adds somebody of its own: a registry stands in the network once.
  const [name, registry] = isMobile
    ? ['Rita Lima', 'crm-sp 0000322']
    : ['Rosa Lima', 'crm-sp 0000321'];
  await openAs(page, CARLA, '/admin?tab=network');
  await page.getByRole('button', { name: 'Incluir na rede' }).click();
  await page.getByLabel('Nome', { exact: true }).fill(name);
  await page.getByLabel('Registro no conselho').fill(registry);
  await page.getByRole('button', { name: 'Salvar rascunho' }).click();
  await expect(page.getByText('Deixe pelo menos um contato')).toBeVisible();
  await expectAccessible(page);
  await page.getByText('Psiquiatria', { exact: true }).click();
  await page.getByLabel('E-mail').fill('rosa@example.com');
  await page.getByRole('button', { name: 'Salvar rascunho' }).click();
  await expect(page.getByRole('heading', { level: 3, name })).toBeVisible();
  await page.getByRole('button', { name: `Mais ações: ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Publicar' }).click();
  await expect(page.getByText('Confira o registro no conselho antes de publicar.')).toBeVisible();
  await page.getByRole('button', { name: `Editar: ${name}` }).click();
  await page.getByRole('switch', { name: 'Registro conferido no conselho' }).press('Space');
  await page.getByLabel('Conferido em').fill('2026-01-10');
  await page.getByLabel('Conferido por').fill('Carla');
  await page.getByLabel('Conferir de novo em').fill('2099-01-10');
  await page.getByRole('button', { name: 'Salvar rascunho' }).click();
  await page.getByRole('button', { name: `Mais ações: ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Publicar' }).click();
  await expect(page.getByText('Publicado. Já aparece na rede.')).toBeVisible();
  await openAs(page, ANA, '/network');
  await page.getByLabel('O que você procura').fill(name);
  await expect(page.getByRole('article')).toHaveCount(1);
});
