import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { SESSION_STORAGE_KEY } from '#features/accounts/contract/auth-client-options.ts';
import { PUBLISHABLE_KEY } from '#features/accounts/contract/keys.ts';
import { newPerson, openAs } from '../support/people.ts';
import { allScreens } from './own-server.ts';
import { watchRequests } from './settled.ts';

const LONG = process.env.ATTACK_LONG === 'on';
/** Where a link could be let lead to; every other screen too in the long form. */
const DOORS = /^\/(?:$|login|register|confirm|reset-password|forgot-password|dashboard$|diary$)/;
const ELSEWHERE = [
  'https://attacker.example/',
  '//attacker.example',
  '///attacker.example',
  '/\\attacker.example',
  '\\\\attacker.example',
  '/\t/attacker.example',
  '/%09/attacker.example',
  'https:attacker.example',
  'https://127.0.0.1@attacker.example/',
  'https://attacker.example#127.0.0.1',
  'javascript:attacked=1',
  'JaVaScRiPt:attacked=1//',
  ' javascript:attacked=1',
  'java\nscript:attacked=1',
  'data:text/html,<script>attacked=1</script>',
  'vbscript:attacked=1',
];
const headers = { apikey: PUBLISHABLE_KEY };

interface Session {
  access_token: string;
  refresh_token: string;
}

async function sessionOf(request: APIRequestContext, person: { email: string; password: string }) {
  const answer = await request.post('/auth/v1/token?grant_type=password', {
    headers,
    data: person,
  });
  return (await answer.json()) as Session;
}

/** Whose session this device has, as their address; null without one. */
const holderOf = async (page: Page): Promise<string | null> => {
  // What a browser keeps belongs to the site: it can be read while the page moves on.
  const { origins } = await page.context().storageState();
  const kept = origins
    .flatMap(({ localStorage }) => localStorage)
    .find(({ name }) => name === SESSION_STORAGE_KEY);
  if (!kept) return null;
  return (JSON.parse(kept.value) as { user?: { email?: string } }).user?.email ?? null;
};

/** Whether something ran that was told to mark the page. */
const attacked = async (page: Page): Promise<boolean> => {
  for (;;) {
    try {
      return await page.evaluate(() => 'attacked' in window);
    } catch (error) {
      // The page went on to another address meanwhile: that one is asked.
      if (!String(error).includes('Execution context was destroyed')) throw error;
    }
  }
};

/** Opens an address; again, where the page before was still leading on and broke the visit off. */
async function visit(page: Page, address: string): Promise<void> {
  for (;;) {
    try {
      await page.goto(address, { waitUntil: 'commit' });
      return;
    } catch (error) {
      if (!/ERR_ABORTED|interrupted by another navigation/.test(String(error))) throw error;
    }
  }
}

function linksWith({ access_token, refresh_token }: Session): string[] {
  const session = new URLSearchParams({
    access_token,
    refresh_token,
    expires_in: '3600',
    token_type: 'bearer',
    type: 'recovery',
    sb: '',
  }).toString();
  const { open, app } = allScreens();
  const screens = [...open, ...app].filter((path) => LONG || DOORS.test(path));
  return screens.flatMap((path) => [`${path}#${session}`, `${path}?${session}`]);
}

test.setTimeout(LONG ? 900_000 : 180_000);

test('no link puts a visitor into somebody else’s account', async ({ page }) => {
  const settled = watchRequests(page);
  const attacker = await newPerson(page.request);
  const links = linksWith(await sessionOf(page.request, attacker));
  expect(links.length).toBeGreaterThan(10);
  for (const link of links) {
    await visit(page, link);
    await settled();
    expect([link.slice(0, 40), await holderOf(page)]).toEqual([link.slice(0, 40), null]);
  }
});

test('nor somebody who is signed in', async ({ page }) => {
  const settled = watchRequests(page);
  const [attacker, victim] = [await newPerson(page.request), await newPerson(page.request)];
  const links = linksWith(await sessionOf(page.request, attacker));
  await openAs(page, victim, '/dashboard');
  for (const link of links) {
    await visit(page, link);
    await settled();
    expect([link.slice(0, 40), await holderOf(page)]).toEqual([link.slice(0, 40), victim.email]);
  }
});

test('no address to go on to leads out of the product or runs', async ({ page, baseURL }) => {
  const settled = watchRequests(page);
  const person = await newPerson(page.request);
  await openAs(page, person, '/dashboard');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.endsWith('attacker.example')) asked.push(request.url());
  });
  for (const [at, target] of ELSEWHERE.entries()) {
    const wanted = encodeURIComponent(target);
    const links = [
      `/login?next=${wanted}`,
      `/login?redirect_to=${wanted}`,
      `/register?next=${wanted}`,
      `/confirm?token_hash=abc&type=signup&redirect_to=${wanted}`,
    ];
    // One rule reads all of them: in the short form each target comes at one of the four.
    for (const link of LONG ? links : links.slice(at % 4, (at % 4) + 1)) {
      await visit(page, link);
      await settled();
      expect([link, new URL(page.url()).origin]).toEqual([link, new URL(baseURL ?? '').origin]);
      expect([link, await attacked(page)]).toEqual([link, false]);
    }
  }
  expect(asked).toEqual([]);
});

test('no answer of the auth service sends anybody elsewhere', async ({ request, baseURL }) => {
  const here = new URL(baseURL ?? '').origin;
  for (const target of ELSEWHERE) {
    const wanted = encodeURIComponent(target);
    for (const path of [
      `/auth/v1/verify?type=signup&token=${'a'.repeat(56)}&redirect_to=${wanted}`,
      `/auth/v1/authorize?provider=google&redirect_to=${wanted}`,
      `/auth/v1/callback?code=a&state=b&redirect_to=${wanted}`,
    ]) {
      const answer = await request.get(path, { headers, maxRedirects: 0 });
      const { location } = answer.headers();
      expect(answer.status()).toBeLessThan(500);
      if (location) expect(new URL(location, here).origin).toBe(here);
    }
  }
});
