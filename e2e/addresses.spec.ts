import { expect, type Page, test } from '@playwright/test';
import { SESSION_STORAGE_KEY } from '#features/accounts/contract/auth-client-options.ts';
import { PUBLISHABLE_KEY } from '#features/accounts/contract/keys.ts';
import { expectAccessible } from './support/axe.ts';
import { mailedLink } from './support/mailbox.ts';
import { newPerson, openAs } from './support/people.ts';

/** Whose session the browser holds; null without one. */
const holder = (page: Page) =>
  page.evaluate((key) => {
    const kept = localStorage.getItem(key);
    return kept === null ? null : (JSON.parse(kept) as { user: { email: string } }).user.email;
  }, SESSION_STORAGE_KEY);

/** Every screen that loads the auth client, with what it asks once the client is ready. */
const SCREENS = [
  ['/dashboard', /\/api\/me$/],
  ['/diary', /\/api\/me$/],
  ['/profile', /\/api\/me$/],
  ['/login', /\/auth\/v1\/token/],
  ['/reset-password', /\/auth\/v1\/token/],
] as const;

test('no address puts a visitor into the account of who made it', { tag: '@once' }, async ({
  page,
  request,
}) => {
  const [ana, mallory] = [await newPerson(request), await newPerson(request)];
  const headers = { apikey: PUBLISHABLE_KEY };
  const { email, password } = mallory;
  const answer = await request.post('/auth/v1/token?grant_type=password', {
    headers,
    data: { email, password },
  });
  const { access_token, refresh_token, expires_at } = await answer.json();
  const session = new URLSearchParams({
    ...{ access_token, refresh_token, expires_at: String(expires_at), expires_in: '3600' },
    ...{ token_type: 'bearer', type: 'magiclink' },
  });
  await test.step('whether nobody is signed in', async () => {
    for (const path of ['/', '/register', '/forgot-password', '/login', '/dashboard', '/confirm']) {
      await page.goto('/healthz');
      await page.goto(`${path}#${session}`);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      expect([path, await holder(page)]).toEqual([path, null]);
    }
    await page.goto('/healthz');
    await page.goto(`/reset-password#${session}`);
    await expect(page.getByRole('link', { name: 'Pedir outro link' })).toBeVisible();
    expect(await holder(page)).toBeNull();
  });

  await openAs(page, ana, '/dashboard');
  await test.step('or Ana is', async () => {
    for (const [path, asked] of SCREENS) {
      for (const mark of ['#', '?']) {
        await page.goto('/healthz');
        // By then the page's client has read whatever it reads of an address.
        const answer = page.waitForResponse(asked);
        await page.goto(`${path}${mark}${session}`);
        await answer;
        // The sign-in leads on from here, which may take the page away under the question.
        await expect
          .poll(() => holder(page).catch(() => 'leaving'), { message: path + mark })
          .toBe(ana.email);
      }
    }
  });

  await test.step('a code without the visit it belongs to is refused, and changes nothing', async () => {
    await page.goto('/healthz');
    await page.goto('/login?code=5b0c2a9e-3f5c-4c3e-9d0e-1c2d3e4f5a6b');
    await expect(page.getByText('Não deu para entrar pelo outro serviço')).toBeVisible();
    expect(await holder(page)).toBe(ana.email);
  });
});

test('a mailed link of somebody else says whose account it opens, and asks', {
  tag: '@once',
}, async ({ page, request }) => {
  const [ana, mallory] = [await newPerson(request), await newPerson(request)];
  await openAs(page, ana, '/dashboard');
  const data = { email: mallory.email };
  const headers = { apikey: PUBLISHABLE_KEY };
  await expect(await request.post('/auth/v1/recover', { headers, data })).toBeOK();
  await page.goto(await mailedLink(request, mallory.email, 'recovery'));
  await page.getByRole('button', { name: 'Escolher nova senha' }).click();
  await expect(page.getByRole('heading', { name: 'Este link é de outra conta' })).toBeFocused();
  await expect(page.getByText(`Você está na conta ${ana.email}`)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: `Continuar em ${ana.email}` }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await holder(page)).toBe(ana.email);
});

test('a session of last week proves itself before it changes how one gets in', {
  tag: '@once',
}, async ({ page, request }) => {
  const ana = await newPerson(request);
  await openAs(page, ana, '/profile');
  // The server says so of a session that is not fresh: the story of a week is told where clocks move.
  let isOld = true;
  await page.route('**/auth/v1/factors', async (route) => {
    if (!isOld || route.request().method() !== 'POST') return route.continue();
    const json = { code: 'reauthentication_needed', message: 'Prove it' };
    await route.fulfill({
      status: 400,
      json,
      headers: { 'x-supabase-api-version': '2024-01-01' },
    });
  });
  await page.route('**/auth/v1/proof', async (route) => {
    if (route.request().method() === 'POST') isOld = false;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Usar um app autenticador' }).click();
  const sheet = page.getByRole('dialog', { name: 'Confirme que é você' });
  await expect(sheet.getByLabel('Sua senha', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await sheet.getByLabel('Sua senha', { exact: true }).fill(ana.password);
  await sheet.getByRole('button', { name: 'Confirmar' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('img', { name: /^Imagem para ler/ })).toBeVisible();
});
