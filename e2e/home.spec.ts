import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';

test('a visitor finds news, partners and what works without an account @desk', async ({ page }) => {
  await page.goto('/home');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Para ler e fazer sem conta' }),
  ).toBeVisible();
  const news = page.getByRole('region', { name: 'Notícias' });
  await expect(news.getByRole('listitem').first()).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Parceiros' }).getByRole('link').first(),
  ).toHaveAttribute('href', /^https:/);
  await expect(page.getByRole('region', { name: 'Parceiros' })).toContainText('Pesquisa');
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Entrar' }).first(),
  ).toHaveAttribute('href', '/login');
  await expect(news.getByRole('link', { name: 'Criar conta grátis' })).toHaveAttribute(
    'href',
    '/register?next=%2Fnews',
  );
  await expectAccessible(page);
  await news.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/login\?next=%2Fnews%2F/);
});
