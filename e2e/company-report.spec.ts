import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { moveTo, openAs } from './support/people.ts';

const ANA = { email: 'ana@demo.florescer.app' };
const BRUNO = { email: 'bruno@demo.florescer.app' };
const CARLA = { email: 'carla@demo.florescer.app' };
const REPORT = '/corporate-report';
const MIRROR = '/privacy/company-report';

test('Bruno opens the report, and Ana the very same one; it is told how often', async ({
  page,
  browser,
}) => {
  const bytesOf = (path: string) => (response: { url(): string }) =>
    new URL(response.url()).pathname === path;
  const asked = page.waitForResponse(bytesOf('/api/company-report'));
  await openAs(page, BRUNO, REPORT);
  const own = JSON.parse(await (await asked).text());
  await expect(page.getByRole('heading', { level: 1, name: 'Relatório da empresa' })).toBeVisible();
  await expect(page.getByText('A equipe inteira abre esta mesma página')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Setores' }).click();
  await expect(page.getByRole('heading', { name: 'Por setor' })).toBeVisible();
  await expect(
    page
      .getByText(/protegid/i)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^relatorio-da-empresa-\d{4}-\d\d\.csv$/);

  const context = await browser.newContext();
  const hers = await context.newPage();
  const mirrored = hers.waitForResponse(bytesOf('/api/privacy/company-report'));
  await openAs(hers, ANA, MIRROR);
  const seen = JSON.parse(await (await mirrored).text());
  expect(seen.closed).toEqual(own.closed);
  expect(seen.opened.times).toBeGreaterThan(own.opened.times);
  await expect(hers.getByRole('heading', { level: 1, name: 'O que a empresa vê' })).toBeVisible();
  await expectAccessible(hers);
  await hers.getByRole('button', { name: 'Quero participar' }).click();
  await expect(hers.getByText('Você participa a partir deste mês.')).toBeVisible();
  await hers.getByRole('button', { name: 'Não participar mais' }).click();
  await expect(hers.getByText('Você não entra mais em nenhum mês aberto.')).toBeVisible();
  await context.close();
});

test('Ana is led away from the report of the company and of the platform', {
  tag: '@once',
}, async ({ page }) => {
  for (const address of [REPORT, '/admin-reports']) {
    await openAs(page, ANA, address);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(page.getByText(/^Acesso negado/)).toBeVisible();
  }
});

test('Carla chooses a company, and sees the platform in numbers', { tag: '@once' }, async ({
  page,
}) => {
  await openAs(page, CARLA, '/admin-reports');
  await expect(page.getByRole('heading', { name: 'Relatórios gerais' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Saúde do sistema' })).toBeVisible();
  await expect(page.getByText('Banco de dados')).toBeVisible();
  await expectAccessible(page);
  await moveTo(page, REPORT);
  await page.getByLabel('Empresa', { exact: true }).selectOption({ label: 'Vale Claro Logística' });
  await expect(page.getByText('A equipe inteira abre esta mesma página')).toBeVisible();
});

test('both reports fit into 320 pixels', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openAs(page, BRUNO, REPORT);
  await expect(page.getByRole('tab', { name: 'Setores' })).toBeVisible();
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await openAs(page, CARLA, '/admin-reports');
  await expect(page.getByText('Banco de dados')).toBeVisible();
  expect(await overflow()).toBeLessThanOrEqual(0);
});
