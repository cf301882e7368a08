import { expect, type Page } from '@playwright/test';

/**
 * Waits until the app holds what it needs without a connection: the code that it fetches while idle,
 * the engine, and the page in the service worker's care.
 */
export async function readyForOffline(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const names = performance.getEntriesByType('resource').map(({ name }) => name);
        const fetched = [
          'ToastView',
          'SheetView',
          'AccountPanel',
          'engine',
          'crisis-sources',
        ].every((part) => names.some((name) => name.includes(`/assets/${part}-`)));
        const shell = await caches.match('/app-shell', { ignoreVary: true });
        return fetched && shell !== undefined;
      }),
    )
    .toBe(true);
}
