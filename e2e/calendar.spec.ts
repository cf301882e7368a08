import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { moveTo, newPerson, openAs } from './support/people.ts';

test('an appointment is made, seen on the start page, moved, deleted and brought back', async ({
  page,
  request,
  isMobile,
}) => {
  await openAs(page, await newPerson(request), '/dashboard');
  await page.getByRole('link', { name: 'Agendar compromisso' }).click();
  const form = page.getByRole('dialog', { name: 'Novo compromisso' });
  await expect(form.getByLabel('Título')).toBeFocused();
  await form.getByLabel('Título').fill('Sessão com a Helena');
  await form.getByText('Saúde', { exact: true }).click();
  // Whole days: whatever the hour of the test, today's is still to come.
  await form.getByRole('switch', { name: 'O dia todo' }).click();
  await form.getByRole('button', { name: 'Salvar' }).click();
  const grid = page.getByRole('grid');
  const today = grid.locator('[aria-current="date"]');
  await expect(today).toHaveAccessibleName(/, hoje, 1 compromisso$/);
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Início', exact: true }).click();
  const card = page.getByRole('link', { name: /^1 compromisso nesta semana: hoje$/ });
  await card.click();

  // Another month by key, and there by the form: on a phone the day's list stands below the month.
  const event = isMobile
    ? page.getByRole('region', { name: 'Hoje' }).getByRole('button')
    : grid.getByRole('button', { name: 'Sessão com a Helena, Saúde' });
  await event.click();
  const change = page.getByRole('dialog', { name: 'Mudar compromisso' });
  await change.getByLabel('Início').fill('2031-03-05');
  await expect(change.getByLabel('Fim')).toHaveValue('2031-03-05');
  await change.getByRole('button', { name: 'Salvar' }).click();
  await expect(today).toHaveAccessibleName(/nenhum compromisso$/);
  await moveTo(page, '/calendar?month=2031-03');
  const fifth = grid.getByRole('button', { name: /^Quarta-feira, 5 de março/ });
  await expect(fifth).toHaveAccessibleName(/, 1 compromisso$/);

  await grid.getByRole('button', { name: /^Sábado, 1 de março/ }).focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(fifth).toBeFocused();
  await page.keyboard.press('Enter');
  await page
    .getByRole('button', { name: /^Sessão com a Helena\b.*O dia todo/ })
    .last()
    .click();
  await page.getByRole('button', { name: 'Apagar compromisso' }).click();
  await expect(fifth).toHaveAccessibleName(/nenhum compromisso$/);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(fifth).toHaveAccessibleName(/, 1 compromisso$/);
});

test('with text of twice the size a day of the week is one line, and a note’s way out begins with it', {
  tag: '@phone',
}, async ({ page, request }) => {
  await openAs(page, await newPerson(request), '/calendar');
  const open = page.getByRole('button', { name: 'Novo compromisso' }).first();
  await open.click();
  const form = page.getByRole('dialog', { name: 'Novo compromisso' });
  await form.getByLabel('Título').fill('Consulta');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  const closed = page.getByText(/^Ainda não foi salvo/);
  await expect(closed).toBeVisible();
  await open.click();
  await expect(closed).toBeHidden({ timeout: 2_000 });
  const leftOf = (words: string) =>
    form.getByText(words).evaluate((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return range.getClientRects()[0]?.left ?? 0;
    });
  const sentence = await leftOf('Você começou isto antes');
  expect(Math.abs((await leftOf('Descartar o que escrevi')) - sentence)).toBeLessThan(2);
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();

  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const lines = await page
    .getByRole('columnheader')
    .evaluateAll((names) => names.map((name) => name.getBoundingClientRect().height));
  expect(Math.max(...lines)).toBeLessThan(70);
});
