import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { readyForOffline } from './support/offline.ts';
import { newPerson, openAs } from './support/people.ts';
import { ZONE } from './support/zone.ts';

const CRISIS = 'Não vejo saída. Quero morrer.';

/** A person of this test only, signed in and at the diary. */
async function atDiary(page: Page, request: APIRequestContext, query = '') {
  const person = await newPerson(request);
  await openAs(page, person, `/diary${query}`);
  return person;
}

const helpOf = (page: Page) => page.getByRole('region', { name: 'Ajuda para agora' });

async function writeCrisis(page: Page): Promise<void> {
  await page.getByLabel('Seu texto').fill(CRISIS);
  await page.getByRole('button', { name: 'Guardar e analisar' }).click();
}

test('who reads English in Brazil gets the numbers of Brazil, first and without network', async ({
  page,
  context,
  request,
}) => {
  await atDiary(page, request, '?lng=en-US');
  await readyForOffline(page);
  await page.getByLabel('Your text').fill('I see no way out. I want to die.');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save and analyze' }).click();
  const help = page.getByRole('region', { name: 'Help for now' });
  const calls = help.getByRole('link');
  await expect(calls.nth(0)).toHaveAttribute('href', 'tel:188');
  await expect(calls.nth(1)).toHaveAttribute('href', 'tel:192');
  // Nothing of the diary stands before it, and it is there once.
  await expect(help).toHaveCount(1);
  const first = page.getByRole('region', { name: 'Write' }).getByRole('region').first();
  await expect(first).toHaveAccessibleName('Help for now');
  const top = async (part: Locator) => (await part.boundingBox())?.y ?? 0;
  const day = page.getByRole('button', { name: /^Day of this entry/ });
  expect(await top(help)).toBeLessThan(await top(day));
  await expectAccessible(page);
});

test.describe('in Lisbon', () => {
  test.use({ timezoneId: 'Europe/Lisbon' });

  test('who reads Portuguese of Brazil gets the numbers of Portugal', { tag: '@once' }, async ({
    page,
    request,
  }) => {
    await atDiary(page, request);
    await writeCrisis(page);
    await expect(helpOf(page).getByRole('link').first()).toHaveAttribute('href', 'tel:1411');
  });
});

test('one card an entry, on its way and after, and the text is saved whatever happens', async ({
  page,
  context,
  request,
}) => {
  await atDiary(page, request);
  await readyForOffline(page);
  await context.setOffline(true);
  await writeCrisis(page);
  await expect(helpOf(page)).toHaveCount(1);
  const words = (await helpOf(page).textContent()) ?? '';
  await context.setOffline(false);
  await expect(page.getByRole('list', { name: 'Esperando para enviar' })).toBeHidden();
  // Sent meanwhile: the same card in the same words, not another one.
  await expect(helpOf(page)).toHaveCount(1);
  await expect(helpOf(page)).toHaveText(words);
  await page.getByRole('link', { name: /Quero morrer/ }).click();
  await expect(page.getByRole('article').getByText(CRISIS)).toBeVisible();
  await expect(helpOf(page)).toHaveCount(1);
  await expect(helpOf(page)).toHaveText(words);
});

test('“that is not it” holds on another device, and the menu brings help back on both', {
  tag: '@once',
}, async ({ page, browser, request }) => {
  const person = await atDiary(page, request);
  await writeCrisis(page);
  await expect(page.getByRole('article')).toBeVisible();
  const elsewhere = await browser.newContext({
    locale: 'pt-BR',
    timezoneId: ZONE,
    baseURL: new URL(page.url()).origin,
  });
  const phone = await elsewhere.newPage();
  await openAs(phone, person, new URL(page.url()).pathname + new URL(page.url()).search);
  await expect(helpOf(phone)).toBeVisible();

  await helpOf(page).getByRole('button', { name: 'Não é isso' }).click();
  await expect(helpOf(page)).toBeHidden();
  await expect(page.getByRole('heading', { name: 'O que o programa leu' })).toBeVisible();
  // The other device hears of it by the stream, without a reload.
  await expect(helpOf(phone)).toBeHidden();
  await phone.reload();
  await expect(phone.getByRole('heading', { name: 'O que o programa leu' })).toBeVisible();
  await expect(helpOf(phone)).toHaveCount(0);

  await page.getByRole('button', { name: 'Mais opções deste registro' }).click();
  await page.getByRole('menuitem', { name: 'Mostrar a ajuda' }).click();
  await expect(helpOf(page)).toBeVisible();
  await expect(helpOf(phone)).toBeVisible();
  await elsewhere.close();
});
