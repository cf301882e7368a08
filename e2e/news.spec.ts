import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { openAs } from './support/people.ts';

const ANA = { email: 'ana@demo.florescer.app' };
const ABOUT_CVV = 'CVV 188: como funciona uma ligação';

test('Ana filters and searches the news, reads, goes back to where she was, and reads offline', async ({
  page,
  context,
}) => {
  await openAs(page, ANA, '/dashboard');
  await page.getByRole('link', { name: 'Ver notícias' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notícias' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(15);
  await expectAccessible(page);

  const filter = page.getByRole('navigation', { name: 'Categorias' });
  await filter.getByRole('link', { name: 'Saúde mental' }).click();
  await expect(page).toHaveURL(/\/news\?category=mental_health$/);
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(3);
  const search = page.getByRole('searchbox', { name: 'Buscar nas notícias' });
  await search.fill('VOLUNTARIA');
  await expect(page.getByText('1 resultado', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/news\?category=mental_health$/);
  await page.getByRole('link', { name: ABOUT_CVV }).click();
  await expect(page.getByRole('heading', { level: 1, name: ABOUT_CVV })).toBeFocused();
  await expect(page.getByText('Ainda não revisado por profissional de saúde.')).toBeVisible();
  await expectAccessible(page);

  await page.goBack();
  await expect(search).toHaveValue('VOLUNTARIA');
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([ABOUT_CVV]);
  await search.fill('');
  await filter.getByRole('link', { name: 'Tudo' }).click();
  await page.getByRole('button', { name: 'Ver mais' }).click();
  const last = page.getByRole('link', { name: /^Lei 14\.831/ });
  await last.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  await last.click();
  await expect(page.getByRole('heading', { level: 1, name: /^Lei 14\.831/ })).toBeVisible();
  await page.getByRole('link', { name: 'Notícias', exact: true }).last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notícias' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);

  await context.setOffline(true);
  await page.getByRole('link', { name: ABOUT_CVV }).click();
  await expect(page.getByText('A ligação é de graça, de fixo ou celular')).toBeVisible();
  await page.goBack();
  await page.reload();
  await expect(page.getByText(/^Sem conexão: esta é a lista de .* 2 textos estão/)).toBeVisible();
  await page.getByRole('link', { name: ABOUT_CVV }).click();
  await expect(page.getByText('A ligação é de graça, de fixo ou celular')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: /^Comer no trabalho/ }).click();
  await expect(page.getByText(/^Este texto não está neste aparelho/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: /^Comer no trabalho/ })).toBeVisible();
});
