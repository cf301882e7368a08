import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { newPerson, openAs } from './support/people.ts';

const list = (page: Page) => page.getByRole('navigation', { name: 'Registros anteriores' });

test('a page about the day, with title, star and face; another day is refused before the account', async ({
  page,
  request,
  isMobile,
}) => {
  await openAs(page, await newPerson(request), '/diary?write=1');
  await page.getByLabel('Título').fill('O turno que terminou na hora');
  await page.getByLabel('Seu texto').fill('Saí às cinco, de verdade. Fui a pé até o ponto.');
  await page.getByRole('button', { name: 'Como foi o dia?' }).click();
  await page.getByText('Bem', { exact: true }).click();
  await expect(page.getByRole('button', { name: 'Como foi o dia: Bem. Mudar' })).toBeVisible();
  await page.getByRole('button', { name: 'Favorito' }).click();
  await page.getByRole('button', { name: /^Dia do registro/ }).click();
  // The account is of today: there is no day before it to choose.
  await expect(page.getByRole('button', { name: 'Ontem' })).toBeHidden();
  await page.getByLabel('Outro dia').fill('2020-01-01');
  await expect(page.getByText('Esse dia é de antes da sua conta. Escolha outro.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await page.getByLabel('Seu texto').press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'O turno que terminou na hora' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'O que o programa leu' })).toBeVisible();
  await expect(page.getByText(/^Guardado. Lendo seu texto/)).toBeHidden();
  if (isMobile) await page.getByRole('button', { name: 'Todos os registros' }).click();
  const row = list(page).getByRole('link', { name: /O turno que terminou na hora/ });
  await expect(row).toContainText('hoje');
  await expect(row).toContainText('Bem');
  await expectAccessible(page);
});

test('the list keeps its place while entries are opened', async ({ page, request, isMobile }) => {
  const lia = await newPerson(request);
  for (let nth = 1; nth <= 14; nth += 1) {
    const written = await request.post('/api/diary/entries', {
      headers: { authorization: `Bearer ${lia.token}` },
      data: { text: `Registro ${nth}.`, analyse: false },
    });
    await expect(written).toBeOK();
  }
  await openAs(page, lia, '/diary');
  const old = list(page).getByRole('link', { name: /Registro 2\./ });
  await old.scrollIntoViewIfNeeded();
  const before = await old.boundingBox();
  const place = await page.evaluate(() => window.scrollY);
  await old.click();
  await expect(page.getByRole('article')).toContainText('Registro 2.');
  if (isMobile) {
    await page.getByRole('button', { name: 'Todos os registros' }).click();
    await expect(old).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
    return;
  }
  expect(await old.boundingBox()).toEqual(before);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('two tabs give the day two faces: the later one stands in both', { tag: '@once' }, async ({
  page,
  context,
  request,
}) => {
  await openAs(page, await newPerson(request), '/diary');
  const other = await context.newPage();
  await other.goto('/diary');
  for (const [tab, face] of [
    [page, 'Mal'],
    [other, 'Excelente'],
  ] as const) {
    await tab.getByRole('button', { name: /^Como foi o dia/ }).click();
    await tab.getByText(face, { exact: true }).click();
    await expect(tab.getByRole('button', { name: `Como foi o dia: ${face}. Mudar` })).toBeVisible();
  }
  for (const tab of [page, other]) {
    await tab.reload();
    await expect(
      tab.getByRole('button', { name: 'Como foi o dia: Excelente. Mudar' }),
    ).toBeVisible();
  }
});

for (const [width, height] of [
  [1920, 1080],
  [390, 844],
  [320, 640],
] as const) {
  test(`the page fits a window of ${width} by ${height}, and its search shows the sentence`, {
    tag: '@once',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openAs(page, { email: 'ana@demo.florescer.app' }, '/diary');
    await page.getByLabel('Buscar no diário').fill('violao');
    await expect(list(page).locator('mark').first()).toHaveText(/viol/i);
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways).toBe(0);
    await expectAccessible(page);
  });
}
