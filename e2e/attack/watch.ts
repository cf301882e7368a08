import type { Page } from '@playwright/test';
import { watchRequests } from './settled.ts';

const WIDTHS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

/** All that a page says: its text, what stands in its fields, and what only a screen reader is told. */
const allThatIsSaid = (): string => {
  const said = [document.body.textContent];
  for (const field of document.querySelectorAll('input, textarea')) {
    said.push((field as HTMLInputElement).value);
  }
  for (const name of ['aria-label', 'alt', 'title', 'placeholder']) {
    for (const one of document.querySelectorAll(`[${name}]`))
      said.push(one.getAttribute(name) ?? '');
  }
  return said.join('\n');
};

/** Watches a page for what ran or was refused to run, and keeps all that it said. */
export function watchPage(page: Page) {
  const faults: string[] = [];
  const said: string[] = [];
  const settled = watchRequests(page);
  page.on('dialog', (dialog) => {
    faults.push(`${page.url()}: a dialog`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text()))
      faults.push(`${page.url()}: ${message.text()}`);
  });
  /** Looks at what stands there now. */
  const look = async () => {
    await settled();
    const found = await page.evaluate(() => ({
      ran: 'attacked' in window,
      markup: document.querySelectorAll('img[src="x"], a[href^="javascript:"]').length,
    }));
    if (found.ran) faults.push(`${page.url()}: a script ran`);
    if (found.markup > 0) faults.push(`${page.url()}: the text became markup`);
    said.push(await page.evaluate(allThatIsSaid));
  };
  /** Opens a screen and looks at it in both widths, and at what only stands behind a tab. */
  const lookAt = async (screen: string) => {
    await page.goto(screen);
    for (const size of WIDTHS) {
      await page.setViewportSize(size);
      await look();
    }
    for (const tab of (await page.getByRole('tab').all()).slice(1)) {
      if (!(await tab.isVisible())) continue;
      await tab.click({ timeout: 5_000 });
      await look();
    }
  };
  return { faults, said, look, lookAt, settled };
}
