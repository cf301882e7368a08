import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { newPerson, openAs } from './support/people.ts';

const question = (page: Page) =>
  page.getByRole('dialog', { name: 'Antes do seu primeiro registro' });
const sayNo = (page: Page) => question(page).getByRole('button', { name: 'Agora não' }).click();
const told = (page: Page) =>
  page.getByText('Tudo bem: sem o seu consentimento, nada foi guardado nem enviado.');
/** What the device keeps of records. */
const keptHere = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage).filter((key) =>
      /florescer\.(emotions|health\.change|chat|diary\.outbox)/.test(key),
    ),
  );

/** Whether a part of the app that comes in idle time is here. */
const hasFetched = (page: Page, part: string) =>
  page.evaluate(
    (name) =>
      performance.getEntriesByType('resource').some((one) => one.name.includes(`/assets/${name}-`)),
    part,
  );

test('whoever does not agree is taken at their word: nothing is kept, shown or asked by itself', async ({
  page,
  request,
}) => {
  await openAs(page, await newPerson(request, { agrees: false }), '/dashboard');
  await page.getByRole('radio', { name: 'Bem', exact: true }).locator('..').click();
  await expect(question(page)).toBeVisible();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }
  await sayNo(page);
  await expect(told(page)).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByText(/^Guardado neste aparelho/)).toBeHidden();

  // Nothing is left that a page would ask about.
  const sent: string[] = [];
  page.on('request', (one) => {
    if (one.method() === 'PUT') sent.push(new URL(one.url()).pathname);
  });
  expect(await keptHere(page)).toEqual([]);
  await page.goto('/calendar');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByText('Seu registro de hoje')).toBeHidden();
  await expect(page.getByRole('radio', { name: 'Bem', exact: true })).toBeVisible();
  await expect(question(page)).toBeHidden();
  expect(sent.filter((path) => path.startsWith('/api/emotions'))).toEqual([]);

  // A tap that needs it asks again.
  await page.goto('/health-monitoring');
  const hydration = page.getByRole('region', { name: 'Hidratação' });
  await hydration.getByRole('button', { name: /Água/ }).click();
  await sayNo(page);
  await expect(told(page)).toBeVisible();
  await expect(page.getByText(/^Registrado: água/)).toBeHidden();
  expect(await keptHere(page)).toEqual([]);
  await hydration.getByRole('button', { name: /Água/ }).click();
  await question(page).getByRole('button', { name: 'Concordo' }).click();
  await expect(hydration.getByText(/200 ml/).first()).toBeVisible();
  await expect.poll(() => keptHere(page)).toEqual([]);
});

test.describe('without a connection', () => {
  // Of a browser's pretended connection a service worker hears later than its page, which asks for code meanwhile.
  test.use({ serviceWorkers: 'block' });

  test('what was written goes back to its author after a no', async ({
    page,
    request,
    context,
  }) => {
    await openAs(page, await newPerson(request, { agrees: false }), '/diary?write=1');
    const text = page.getByRole('textbox', { name: 'Seu texto' });
    await expect.poll(() => hasFetched(page, 'ToastView')).toBe(true);
    await text.fill('Dormi mal de novo.');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Guardar e analisar' }).click();
    await expect(page.getByText(/Sem conexão agora/)).toBeVisible();
    await context.setOffline(false);
    await sayNo(page);
    await expect(page.getByText(/Ele voltou para o rascunho do diário/)).toBeVisible();
    expect(await keptHere(page)).toEqual([]);
    await page.goto('/diary?write=1');
    await expect(text).toHaveValue('Dormi mal de novo.');
    await expect(question(page)).toBeHidden();
  });
});

test('the safety plan works on the device without the consent, and only the account asks for it', async ({
  page,
  request,
}) => {
  await openAs(page, await newPerson(request, { agrees: false }), '/safety-plan');
  await page.getByRole('button', { name: 'Tomar um banho' }).click();
  const here = page.getByText(/^Guardado só neste aparelho/);
  await expect(here).toBeVisible();
  await expect(question(page)).toBeHidden();
  await expectAccessible(page);
  await page.getByRole('switch', { name: 'Ter o plano neste aparelho' }).click({ force: true });
  await expect(page.getByText('Está neste aparelho.')).toBeVisible();
  await page.goto('/ajuda');
  await page.getByText('Abrir meu plano').click();
  await expect(page.getByText('Tomar um banho')).toBeVisible();

  await page.goto('/safety-plan');
  await expect(page.getByText('Tomar um banho')).toBeVisible();
  await expect(here).toBeVisible();
  await page.getByRole('button', { name: 'Guardar na minha conta' }).click();
  await sayNo(page);
  await expect(here).toBeVisible();
  await page.getByRole('button', { name: 'Guardar na minha conta' }).click();
  await question(page).getByRole('button', { name: 'Concordo' }).click();
  await expect(page.getByText('Guardado na sua conta.')).toBeVisible();
});

test('a message to the assistant comes back to its field after a no', async ({ page, request }) => {
  await openAs(page, await newPerson(request, { agrees: false }), '/chat');
  await page.getByRole('link', { name: /Assistente/ }).click();
  const field = page.getByRole('textbox', { name: 'Escreva como quiser' });
  await field.fill('Dormi mal.');
  await page.getByRole('button', { name: 'Enviar' }).click();
  await sayNo(page);
  await expect(page.getByText(/Seu texto voltou para o campo da conversa/)).toBeVisible();
  await expect(field).toHaveValue('Dormi mal.');
  // As a draft of the diary does, it outlives a reload, and goes when its author empties the field.
  await page.reload();
  await expect(field).toHaveValue('Dormi mal.');
  await expect(question(page)).toHaveCount(0);
  await field.fill('');
  await expect.poll(() => keptHere(page)).toEqual([]);
});
