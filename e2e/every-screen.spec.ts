import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { moveTo, openAs } from './support/people.ts';

/** Screens that no menu lists, by the person who has them. */
const BESIDE_THE_MENU = {
  ana: ['/emotion-report/moments', '/consultation-summary', '/notifications', '/profile'],
  bruno: ['/invitations'],
  carla: ['/support/queue'],
  helena: ['/network/agenda', '/network/own'],
};
/** What everybody's menu has, and accessibility.spec.ts looks at on both devices. */
const LOOKED_AT_ELSEWHERE = new Set([
  ...['/dashboard', '/diary', '/burnout-analysis', '/emotion-report', '/training'],
  ...['/safety-plan', '/support', '/profile'],
]);

// What the worker of the site keeps for later is nothing that is looked at here, and costs every page.
test.use({ serviceWorkers: 'block' });

/** Opens a screen as a link does, and waits until it is there with what it shows. */
async function show(page: Page, address: string): Promise<void> {
  await page.evaluate(() => document.querySelector('h1')?.setAttribute('data-left', ''));
  await moveTo(page, address);
  await expect(page.locator('h1:not([data-left])'), address).toHaveCount(1);
  await expect(page.locator('main [aria-busy="true"]'), address).toHaveCount(0);
}

/** Whether an address shows each person something else. */
const differs = (address: string) => /^\/(admin|reporting-channel|payment)$/.test(address);

const menuOf = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Principal' })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('every screen holds to axe, help is in sight, and 320 px are enough @desk', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const seen = new Set<string>();
  for (const [person, beside] of Object.entries(BESIDE_THE_MENU)) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openAs(page, { email: `${person}@demo.florescer.app` }, '/dashboard');
    const help = page.getByRole('link', { name: 'Preciso de ajuda agora' });
    await expect(help).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: /^Sua conta/ })).toBeInViewport({ ratio: 1 });
    const menu = await menuOf(page);
    expect(menu.length).toBeGreaterThan(10);
    const fresh = [...menu, ...beside].filter((address) => !seen.has(address) || differs(address));
    for (const address of fresh) {
      seen.add(address);
      if (LOOKED_AT_ELSEWHERE.has(address)) continue;
      await show(page, address);
      await expectAccessible(page);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    for (const address of fresh) {
      await show(page, address);
      expect(await sideways(page), address).toBe(0);
    }
  }
});
