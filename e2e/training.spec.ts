import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { readyForOffline } from './support/offline.ts';
import { moveTo, newPerson, openAs } from './support/people.ts';

const CARLA = { email: 'carla@demo.florescer.app' };

test('a course is written by the administration, found by search, read to its end and told on the start page', async ({
  page,
  context,
  request,
}) => {
  // A title of this run alone: the demonstration world is shared.
  const title = `Café sem pressa ${crypto.randomUUID().slice(0, 8)}`;
  await openAs(page, CARLA, '/admin?tab=courses');
  await page.getByRole('button', { name: 'Novo treinamento' }).click();
  await expect(page.getByRole('heading', { name: 'Novo treinamento' })).toBeFocused();
  await page.getByRole('button', { name: 'Salvar rascunho' }).click();
  await expect(page.getByLabel('Título', { exact: true })).toBeFocused();
  await expect(page.getByText('Escreva um título.')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Título', { exact: true }).fill(title);
  await page.getByLabel('Descrição', { exact: true }).fill('Uma pausa que é pausa.');
  await page.getByLabel('Duração em horas').fill('0,25');
  for (const number of [1, 2]) {
    await page.getByRole('button', { name: 'Adicionar aula' }).click();
    const lesson = page.getByRole('region', { name: `Aula ${number}` });
    await expect(lesson.getByLabel('Título da aula')).toBeFocused();
    await lesson.getByLabel('Título da aula').fill(`Parte ${number}`);
    await lesson.getByLabel('Texto da aula').fill(`# Hoje\n\nO texto ${number}.\n\n- água`);
  }
  await page.getByRole('button', { name: 'Salvar rascunho' }).click();
  await page.getByRole('button', { name: `Mais ações: ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Publicar' }).click();
  await expect(page.getByText('Treinamento publicado.')).toBeVisible();
  // On its way out a menu holds nothing any more that a menu must hold.
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expectAccessible(page);

  await openAs(page, await newPerson(request), '/diary');
  await readyForOffline(page);
  await moveTo(page, '/training');
  await page.getByRole('searchbox', { name: 'Buscar treinamento' }).fill(`cafe ${title.slice(-8)}`);
  await expect(page.getByText('1 treinamento encontrado')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Começar: ${title}` }).click();
  await expect(page.getByRole('heading', { name: 'Parte 1' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^água$/ })).toBeVisible();

  // Without a connection it is read and marked, through a reload too; the server alone completes it.
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Marcar como lida e seguir' }).click();
  await expect(page.getByRole('heading', { name: 'Parte 2' })).toBeFocused();
  await page.reload();
  await expect(page.getByText('O texto 2.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Marcar como lida e concluir' }).click();
  await expect(page.getByRole('heading', { name: 'Todas as aulas lidas' })).toBeFocused();
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Treinamento já concluído' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ver certificado' }).click();
  await expect(page.getByRole('heading', { name: 'Certificado', level: 1 })).toBeVisible();
  await expectAccessible(page);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Baixar PDF' }).click();
  expect((await file).suggestedFilename()).toBe('certificado.pdf');
  const code =
    (await page
      .getByText(/^FLR(-[0-9A-Z]{4}){3}$/)
      .first()
      .textContent()) ?? '';

  await page.getByRole('link', { name: 'Início', exact: true }).click();
  await page.getByRole('link', { name: '1 treinamento concluído' }).click();
  await page.getByRole('tab', { name: 'Concluídos' }).click();
  await expect(page.getByRole('link', { name: `Ler de novo: ${title}` })).toBeVisible();

  // Whoever holds the sheet checks it without an account.
  const visitor = await (await page.context().browser()?.newContext())?.newPage();
  if (!visitor) throw new Error('A browser');
  await visitor.goto(`/certificado#${code}`);
  await expect(visitor.getByRole('heading', { name: 'Certificado válido' })).toBeVisible();
  await expect(visitor.getByText(title)).toBeVisible();
  await expectAccessible(visitor);
  await visitor.getByLabel('Código', { exact: true }).fill('FLR-0000-0000-0000');
  await visitor.getByRole('button', { name: 'Conferir' }).click();
  await expect(visitor.getByText(/^Nenhum certificado tem este código/)).toBeVisible();
  await visitor.context().close();
});

test('nobody else opens the administration', { tag: '@once' }, async ({ page }) => {
  await openAs(page, { email: 'ana@demo.florescer.app' }, '/admin');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(
    page.getByText('Acesso negado: você não tem permissão para acessar esta página.').first(),
  ).toBeVisible();
});
