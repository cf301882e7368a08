import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { DEMONSTRATION_PASSWORD, newPerson, openAs } from './support/people.ts';

const GROUP = 'Entregas de dezembro';
const demonstration = (name: string) => ({
  email: `${name}@demo.florescer.app`,
  password: DEMONSTRATION_PASSWORD,
});
const bubble = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Mensagens' }).getByText(text, { exact: true });

async function openGroup(page: Page, name: string): Promise<void> {
  await openAs(page, demonstration(name), '/chat');
  await page.getByRole('link', { name: new RegExp(GROUP) }).click();
  await expect(page.getByRole('textbox', { name: 'Mensagem para o grupo' })).toBeVisible();
}

async function write(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Mensagem para o grupo' }).fill(text);
  await page.getByRole('button', { name: 'Enviar' }).click();
}

test('two colleagues write each other live; what is written without a connection is sent once', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const other: BrowserContext = await browser.newContext({ baseURL });
  const brunos = await other.newPage();
  await Promise.all([openGroup(page, 'ana'), openGroup(brunos, 'bruno')]);
  const [first, changed, offline] = Array.from({ length: 3 }, () => `Rota ${randomUUID()}`);
  if (!first || !changed || !offline) throw new Error('unreachable');
  await write(page, first);
  await expect(bubble(brunos, first)).toBeVisible();
  await expectAccessible(page);

  // The list of conversations shows the last words as well.
  const own = page.getByRole('listitem').filter({ hasText: first }).last();
  await own.hover();
  await own.getByRole('button', { name: 'Opções da mensagem' }).click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  await page.getByRole('textbox', { name: 'Mensagem para o grupo' }).fill(changed);
  await page.getByRole('button', { name: 'Salvar a mudança' }).click();
  await expect(bubble(brunos, changed)).toBeVisible();
  await expect(bubble(brunos, first)).toHaveCount(0);

  await context.setOffline(true);
  await write(page, offline);
  await expect(bubble(page, offline)).toBeVisible();
  await expect(page.getByText(/esperando a conexão/)).toBeVisible();
  await context.setOffline(false);
  await expect(bubble(brunos, offline)).toHaveCount(1);
  await expect(page.getByText(/esperando a conexão/)).toHaveCount(0);
  await expect(bubble(page, offline)).toHaveCount(1);
  await other.close();
});

test('the assistant brings help first, says that it is a program, and is kept off the list', async ({
  page,
  request,
}) => {
  await openAs(page, await newPerson(request), '/chat');
  await page.getByRole('link', { name: /Assistente/ }).click();
  const field = page.getByRole('textbox', { name: 'Escreva como quiser' });
  await field.fill('Você é uma pessoa?');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByText(/^Sou um programa\. Não há uma pessoa/)).toBeVisible();
  await field.fill('Não aguento mais, quero morrer.');
  await page.getByRole('button', { name: 'Enviar' }).click();
  const help = page.getByRole('region', { name: 'Ajuda para agora' });
  await expect(help.getByRole('link', { name: /188/ }).first()).toBeVisible();
  await expectAccessible(page);
});

test('somebody new chooses to be found and their hours, and learns that a company is needed', {
  tag: '@once',
}, async ({ page, request }) => {
  await openAs(page, await newPerson(request), '/chat');
  await page.getByRole('button', { name: 'Nova conversa' }).click();
  await expect(page.getByText(/precisa estar em uma empresa/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Mudar', exact: true }).click();
  const settings = page.getByRole('dialog', { name: 'Quem me encontra e meu horário' });
  const findable = settings.getByRole('switch', { name: /Colegas podem me encontrar/ });
  await expect(findable).not.toBeChecked();
  await findable.click();
  await settings.getByRole('switch', { name: /Silêncio fora/ }).click();
  await settings.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Você está no seu horário.')).toBeVisible();
});
