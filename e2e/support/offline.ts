import { expect, type Page } from '@playwright/test';

/**
 * Waits until the app holds what it needs without a connection: the code that it fetches while idle,
 * the engine and its lexicons, and the page in the service worker's care.
 */
export async function readyForOffline(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const names = performance.getEntriesByType('resource').map(({ name }) => name);
          const fetched = ['ToastView', 'SheetView', 'AccountPanel', 'engine'].every((part) =>
            names.some((name) => name.includes(`/assets/${part}-`)),
          );
          const lexicons = ['pt/whole', 'en.crisis/crisis', 'es.crisis/crisis', 'fr.crisis/crisis'];
          const kept = await caches.open('lexicons').then((cache) => cache.keys());
          const compiled = lexicons.every((part) => {
            return kept.some(({ url }) => url.includes(`/lexicons/${part}?`));
          });
          const shell = await caches.match('/app-shell', { ignoreVary: true });
          return fetched && compiled && shell !== undefined;
        }),
      // The lexicons are compiled aside, which waits for whatever else keeps the machine busy.
      { timeout: 45_000 },
    )
    .toBe(true);
}

/** Waits until what is on the page now can be loaded again without a connection. */
export async function readyToReload(page: Page): Promise<void> {
  const isKept = () =>
    page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      return (await caches.match('/app-shell', { ignoreVary: true })) !== undefined;
    });
  await expect.poll(isKept, { timeout: 45_000 }).toBe(true);
}
