import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';

test('a visitor tries a face and a sentence of their own, the second one without network', async ({
  page,
  context,
}, { project }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Todo mundo floresce no seu tempo.',
  );
  await page.getByText('Bem', { exact: true }).first().click();
  await expect(page.getByText('Obrigado por contar. Todo dia cabe no seu jardim.')).toBeVisible();

  const field = page.getByLabel('Experimente com uma frase sua');
  const read = page.getByRole('button', { name: 'Ler aqui' });
  await field.fill('Estou exausta e com dor de cabeça.');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.postData() ?? request.url()));
  await read.click();
  await expect(page.getByRole('status')).toContainText('exaustão');
  await context.setOffline(true);
  await field.fill('Não aguento mais, quero morrer.');
  await expect(page.getByRole('status')).toBeEmpty();
  await read.click();
  await expect(page.getByRole('status').getByRole('link', { name: 'ver ajuda' })).toBeVisible();
  expect(asked.join('\n')).not.toMatch(/exausta|morrer/);
  await context.setOffline(false);

  const plans = page.getByRole('heading', { name: 'Planos' });
  if (project.name === 'mobile') {
    const thumb = page.getByRole('navigation', { name: 'Começar ou pedir ajuda' });
    await expect(thumb.getByRole('link', { name: 'Ajuda agora' })).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'Gratuito' })).toBeHidden();
    await plans.click();
  }
  await expect(page.getByRole('heading', { name: 'Gratuito' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Preço por e-mail/ })).toHaveAttribute(
    'href',
    'mailto:planos@florescer.example',
  );
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Testar 14 dias' }).click();
  await expect(page).toHaveURL(/\/register\?plan=individual$/);
  await expect(page.getByRole('radio', { name: /^Individual/ })).toBeChecked();
});
