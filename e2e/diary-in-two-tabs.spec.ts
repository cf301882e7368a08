import { expect, test } from '@playwright/test';
import { newPerson, openAs } from './support/people.ts';

test('what one tab does shows in the other without a reload', { tag: '@once' }, async ({
  page,
  context,
  request,
}) => {
  test.slow();
  const list = (tab: typeof page) => tab.getByRole('navigation', { name: 'Registros anteriores' });
  await openAs(page, await newPerson(request), '/diary');
  await expect(page.getByText('Seu diário começa aqui')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/diary');
  await expect(other.getByText('Seu diário começa aqui')).toBeVisible();

  await other.getByLabel('Seu texto').fill('Hoje acordei cansada de novo, e deu tempo de almoçar.');
  await other.getByRole('button', { name: 'Guardar e analisar' }).dblclick();
  // The feedback is a job's: on a busy machine it takes its time.
  await expect(other.getByRole('heading', { name: 'O que o programa leu' })).toBeVisible({
    timeout: 40_000,
  });
  const row = list(page).getByRole('link', { name: /Hoje acordei cansada/ });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText('hoje');

  const reading = page.getByRole('heading', { name: 'O que o programa leu' });
  await row.click();
  await expect(reading).toBeVisible();
  await other.getByRole('button', { name: 'Mais opções deste registro' }).click();
  await other.getByRole('menuitem', { name: 'Apagar' }).click();
  await expect(page.getByText('Este registro não está mais aqui')).toBeVisible();
  await other.getByRole('button', { name: 'Desfazer' }).click();
  await expect(reading).toBeVisible();

  // Back and forward go through what was open, in the same page.
  await page.goBack();
  await expect(reading).toBeHidden();
  await expect(row).toHaveCount(1);
  await page.goForward();
  await expect(reading).toBeVisible();
});
