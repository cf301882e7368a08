import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { SESSION_STORAGE_KEY } from '#features/accounts/contract/auth-client-options.ts';
import { PUBLISHABLE_KEY } from '#features/accounts/contract/keys.ts';
import { TERMS_VERSION } from '#features/privacy/contract/terms-version.ts';
import { mailedLink } from './mailbox.ts';
import { ZONE } from './zone.ts';

export const DEMONSTRATION_PASSWORD = 'florescer-demo';

/** An address that nobody has used on this instance. */
export const newAddress = () => `pessoa-${randomUUID()}@exemplo.com.br`;

const PASSWORD = 'girassol de domingo';
const headers = { apikey: PUBLISHABLE_KEY };

interface Registered {
  name?: string;
  /** What they try; free unless told otherwise. */
  plan?: 'individual';
  /** Whether they let their health records be kept; yes unless told otherwise. */
  agrees?: boolean;
}

/** Registers without the screens; the mail that confirms it is on its way. */
export async function register(
  request: APIRequestContext,
  email: string,
  { name = 'Lia Prado', plan }: Registered = {},
): Promise<void> {
  const chosen = plan ? { plan, terms_accepted_at: new Date().toISOString() } : {};
  const about = { ...chosen, full_name: name, time_zone: ZONE, terms_version: TERMS_VERSION };
  const data = { email, password: PASSWORD, data: about };
  await expect(await request.post('/auth/v1/signup', { headers, data })).toBeOK();
}

/** A person of this test only, registered, confirmed and agreed to everything without the screens. */
export async function newPerson(request: APIRequestContext, more?: Registered) {
  const email = newAddress();
  await register(request, email, more);
  const link = new URL(await mailedLink(request, email));
  const token_hash = link.searchParams.get('token_hash');
  const data = { type: 'signup', token_hash };
  const answer = await request.post('/auth/v1/verify', { headers, data });
  await expect(answer).toBeOK();
  const { access_token } = (await answer.json()) as { access_token: string };
  if (more?.agrees === false) return { email, password: PASSWORD, token: access_token };
  const agreed = await request.put('/api/privacy/health-consent', {
    headers: { authorization: `Bearer ${access_token}` },
    data: { agreed: true, language: 'pt-BR' },
  });
  await expect(agreed).toBeOK();
  return { email, password: PASSWORD, token: access_token };
}

/** Signs in through the page and waits for the start page. */
export async function signIn(
  page: Page,
  email: string,
  password = DEMONSTRATION_PASSWORD,
): Promise<void> {
  await page.goto('/login');
  await enter(page, email, password);
  await expect(page).toHaveURL(/\/dashboard$/);
}

/**
 * Makes the page's device one on which somebody has signed in: a session of their own stands where
 * the app keeps it, and no page of the app is open. For stories that are not about signing in.
 */
async function bringSession(
  page: Page,
  { email, password = DEMONSTRATION_PASSWORD }: { email: string; password?: string },
): Promise<void> {
  const data = { email, password };
  const answer = await page.request.post('/auth/v1/token?grant_type=password', { headers, data });
  await expect(answer).toBeOK();
  const session = await answer.text();
  // Any answer of the site will do: what a browser keeps belongs to the site.
  await page.goto('/healthz');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    SESSION_STORAGE_KEY,
    session,
  ] as const);
}

/** Opens an address of the app as somebody whose session is there already (see `bringSession`). */
export async function openAs(
  page: Page,
  person: { email: string; password?: string },
  address: string,
): Promise<void> {
  await bringSession(page, person);
  await page.goto(address);
}

/** Goes to another address of the app as a link of the app does: the page is not loaded anew. */
export async function moveTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), address);
}

/** Fills in the sign-in form that is on the screen and sends it. */
export async function enter(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/** Opens the account, beside the menu or behind the mobile bar. */
export async function openAccount(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) await page.getByRole('button', { name: 'Mais', exact: true }).click();
  else await page.getByRole('button', { name: /^Sua conta/ }).click();
}

/** Opens the account and signs out. */
export async function signOut(page: Page, isMobile: boolean): Promise<void> {
  await openAccount(page, isMobile);
  await page.getByRole('button', { name: 'Sair', exact: true }).click();
}
