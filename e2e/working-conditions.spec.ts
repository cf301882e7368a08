import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { openAs } from './support/people.ts';

const ANA = { email: 'ana@demo.florescer.app' };
const BRUNO = { email: 'bruno@demo.florescer.app' };
const PAGE = '/working-conditions';

test('Ana answers as nobody, Bruno writes a risk, closes the survey and issues the dossier', {
  tag: '@once',
}, async ({ page, browser }) => {
  test.slow();
  await openAs(page, ANA, PAGE);
  await expect(page.getByRole('heading', { name: 'Você disse, fizemos' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Inventário' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Responder' }).click();
  await expect(page.getByText('Fator 1 de 13')).toBeVisible();
  await expectAccessible(page);
  const place = page.getByRole('heading', { name: 'Onde você trabalha' });
  const next = page.getByRole('button', { name: 'Continuar' });
  while (!(await place.isVisible())) {
    await page.getByRole('radio', { name: 'Poucas vezes' }).check();
    await next.click();
  }
  const answered = page.waitForRequest((request) => request.url().endsWith('/answers'));
  await page.getByRole('button', { name: 'Enviar sem nome' }).click();
  expect((await answered).headers().authorization).toBeUndefined();
  await expect(page.getByRole('heading', { name: 'Recebemos sua resposta' })).toBeVisible();
  await page.getByRole('link', { name: 'Ver o quadro da equipe' }).click();
  await expect(page.getByText('Você já abriu esta pesquisa para responder')).toBeVisible();

  const context = await browser.newContext();
  const his = await context.newPage();
  await openAs(his, BRUNO, PAGE);
  for (const tab of ['Plano de ação', 'Pesquisa', 'Participação', 'Critérios', 'Lei 14.831']) {
    await his.getByRole('tab', { name: tab, exact: true }).click();
    await expect(his.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectAccessible(his);
  }
  await his.getByRole('tab', { name: 'Inventário' }).click();
  await his.getByRole('button', { name: 'Novo risco' }).click();
  await his.getByLabel('Nome do risco').fill('Ronda sozinho à noite');
  for (const letter of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) {
    await his.getByLabel(new RegExp(`^${letter}\\) `)).fill('Ronda no galpão 2, com rádio');
  }
  await his.getByRole('button', { name: 'Salvar' }).click();
  await expect(his.getByRole('heading', { name: 'Ronda sozinho à noite' })).toBeVisible();
  await his.getByRole('tab', { name: 'Pesquisa' }).click();
  await his.getByRole('button', { name: 'Encerrar agora' }).click();
  await his.getByRole('dialog').getByRole('button', { name: 'Encerrar agora' }).click();
  await expect(his.getByText('A pesquisa foi encerrada')).toBeVisible();
  await his.getByRole('tab', { name: 'Dossiê' }).click();
  await his.getByRole('button', { name: 'Montar dossiê' }).click();
  await expect(his.getByText(/^Dossiê \d+, /)).toBeVisible();
  const download = his.waitForEvent('download');
  await his.getByRole('button', { name: 'Baixar PDF' }).first().click();
  expect((await download).suggestedFilename()).toMatch(/^dossie-condicoes-de-trabalho-\d+\.pdf$/);
  await his.getByRole('tab', { name: 'Histórico' }).click();
  await expect(his.getByText(/Risco: Ronda sozinho à noite/)).toBeVisible();
  await context.close();
});
