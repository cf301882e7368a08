import { expect, type Page } from '@playwright/test';

/** Watches what a page asks for; the function given back waits until all of it is answered and drawn. */
export function watchRequests(page: Page): () => Promise<void> {
  const pending = new Set<unknown>();
  page.on('request', (request) => {
    // A stream is never over.
    if (!/\/events(?:\?|$)/.test(request.url())) pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) pending.clear();
  });
  return async () => {
    await expect(page.locator('h1').first()).toBeAttached();
    await expect.poll(() => pending.size, { intervals: [20, 50, 100] }).toBe(0);
    await page.waitForFunction(() => document.readyState === 'complete');
  };
}
