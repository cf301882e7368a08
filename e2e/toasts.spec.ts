import { expect, type Locator, test } from '@playwright/test';
import { newPerson, openAs } from './support/people.ts';

const overlap = async (one: Locator, other: Locator): Promise<boolean> => {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (!a || !b) throw new Error('One of the two is not to be seen');
  const beside = a.x + a.width <= b.x || b.x + b.width <= a.x;
  return !beside && a.y < b.y + b.height && b.y < a.y + a.height;
};

/** Puts the main button of a page where toasts have their corner, as a page that ends with it does. */
const bringDown = (button: Locator) =>
  button.evaluate((element: HTMLElement) => {
    element.style.cssText += 'position:fixed;bottom:110px;left:300px;right:24px';
    if (window.innerWidth < 800) element.style.left = '24px';
    window.dispatchEvent(new Event('resize'));
  });

test('the way back of a deleted event lies over no main button, wherever the page brings it', async ({
  page,
  request,
}) => {
  await openAs(page, await newPerson(request), '/calendar?month=2031-03');
  const add = page.getByRole('button', { name: 'Novo compromisso' }).first();
  await add.click();
  const form = page.getByRole('dialog', { name: 'Novo compromisso' });
  await form.getByLabel('Título').fill('Consulta');
  await form.getByRole('switch', { name: 'O dia todo' }).click();
  await form.getByLabel('Início').fill('2031-03-05');
  await form.getByRole('button', { name: 'Salvar' }).click();
  await expect(form).toBeHidden();
  const fifth = page.getByRole('grid').getByRole('button', { name: /, 5 de março/ });
  await fifth.click();
  await page
    .getByRole('button', { name: /^Consulta.*O dia todo/ })
    .last()
    .click();
  await page.getByRole('button', { name: 'Apagar compromisso' }).click();
  const undo = page.getByRole('button', { name: 'Desfazer' });
  await expect(undo).toBeVisible();
  await bringDown(add);
  const toast = page.getByRole('alert').filter({ has: undo });
  await expect.poll(() => overlap(toast, add)).toBe(false);
  await undo.click();
  await expect(fifth).toHaveAccessibleName(/, 1 compromisso$/);
});
