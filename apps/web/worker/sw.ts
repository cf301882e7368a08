/// <reference lib="webworker" />
import { LANGUAGES, languageOfTag } from '#packages/i18n/languages.ts';

import { followMessage, showMessage } from './messages.ts';

declare const self: ServiceWorkerGlobalScope & {
  __WB_MANIFEST: readonly (string | { url: string; revision: string | null })[];
};

/** Never touched: the answers of programs, which may hold what a person wrote. */
const PROGRAM_ADDRESS = /^\/(api|auth|storage|dev|metrics|healthz|readyz)(\/|$)/;
/** Left to the server: the public pages, which differ by language. Help alone is kept. */
const PUBLIC_PAGE =
  /^\/(home|login|register|forgot-password|reset-password|confirm|consulta|convite|sala|favicon-generator)?\/?$/;
const HELP = /^\/ajuda\/?$/;
/** Files whose names change with their content. */
const LASTING_FILE = /^\/assets\//;
const SHELL_KEY = '/app-shell';
/** An address of the app; its page is the same at all of them. */
const APP_HOME = '/dashboard';

/** Written in by the build. */
const FILES = self.__WB_MANIFEST;
const KEPT = FILES.map((entry) => (typeof entry === 'string' ? entry : entry.url));
const VERSION = JSON.stringify(FILES)
  .split('')
  .reduce((sum, character) => (sum * 31 + character.charCodeAt(0)) >>> 0, 7)
  .toString(36);
const HELP_CACHE = `help-${VERSION}`;
/** The app's page and code, filled as they are used; a new worker starts it afresh. */
const APP_CACHE = `app-${VERSION}`;
/** Compiled lexicons, which name what they are made from; the page drops the old ones. */
const LEXICON_CACHE = 'lexicons';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(HELP_CACHE).then((cache) => cache.addAll(KEPT)));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches.keys().then(async (names) => {
      const old = names.filter((name) => ![HELP_CACHE, APP_CACHE, LEXICON_CACHE].includes(name));
      await Promise.all(old.map((name) => caches.delete(name)));
      await self.clients.claim();
    }),
  );
});

self.addEventListener('message', (event) => {
  if (event.data?.type === 'activate') void self.skipWaiting();
  if (event.data?.type === 'keep') event.waitUntil(keep(event.data.addresses));
});

self.addEventListener('push', (event) => event.waitUntil(showMessage(self, event)));
self.addEventListener('notificationclick', (event) => {
  event.waitUntil(followMessage(self, event));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (PROGRAM_ADDRESS.test(url.pathname)) return;
  if (LASTING_FILE.test(url.pathname)) event.respondWith(lastingFile(request));
  else if (request.mode !== 'navigate' || PUBLIC_PAGE.test(url.pathname)) return;
  else if (HELP.test(url.pathname)) event.respondWith(help(request, url));
  else event.respondWith(appPage(request, url));
});

/** Keeps files that a page fetched before this worker was there, and the page itself. */
async function keep(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(APP_CACHE);
  const wanted = addresses
    .map((address) => new URL(address))
    .filter(
      ({ origin, pathname }) => origin === self.location.origin && LASTING_FILE.test(pathname),
    );
  await Promise.all(
    wanted.map(async ({ href }) => {
      if (!(await caches.match(href))) await cache.add(href);
    }),
  );
  if (await cache.match(SHELL_KEY)) return;
  const page = await fetch(APP_HOME);
  if (page.ok && !page.redirected) await cache.put(SHELL_KEY, page);
}

async function lastingFile(request: Request): Promise<Response> {
  const known = await caches.match(request);
  if (known) return known;
  const response = await fetch(request);
  if (response.ok) await (await caches.open(APP_CACHE)).put(request, response.clone());
  return response;
}

/** Help comes from the server where it answers, so that it is never old, and from here where it does not. */
async function help(request: Request, url: URL): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await keptHelp(url);
    if (kept) return kept;
    throw error;
  }
}

async function keptHelp(url: URL): Promise<Response | undefined> {
  const wishes = [url.searchParams.get('lng') ?? '', ...navigator.languages, LANGUAGES[0]];
  const language = wishes.map(languageOfTag).find((found) => found !== null) ?? LANGUAGES[0];
  return caches.match(`/ajuda?lng=${language}`, { ignoreVary: true });
}

/** The app's page holds nothing of a person and is the same at every address of the app. */
async function appPage(request: Request, url: URL): Promise<Response> {
  const cache = await caches.open(APP_CACHE);
  try {
    const response = await fetch(request);
    if (response.ok && !response.redirected) await cache.put(SHELL_KEY, response.clone());
    return response;
  } catch (error) {
    const kept = (await cache.match(SHELL_KEY, { ignoreVary: true })) ?? (await keptHelp(url));
    if (kept) return kept;
    throw error;
  }
}
