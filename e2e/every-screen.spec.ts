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

/** Signs in, sees help and account at the foot of the menu, and tells the addresses in it. */
async function menuOf(page: Page, person: string): Promise<string[]> {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAs(page, { email: `${person}@demo.florescer.app` }, '/dashboard');
  const help = page.getByRole('link', { name: 'Preciso de ajuda agora' });
  await expect(help).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: /^Sua conta/ })).toBeInViewport({ ratio: 1 });
  const links = page.getByRole('navigation', { name: 'Principal' }).getByRole('link');
  const menu = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(menu.length).toBeGreaterThan(10);
  return menu;
}

async function lookAt(page: Page, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    if (LOOKED_AT_ELSEWHERE.has(address)) continue;
    await show(page, address);
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  for (const address of addresses) {
    await show(page, address);
    for (const size of ['100%', '200%']) {
      const sideways = await page.evaluate((fontSize) => {
        const root = document.documentElement;
        root.style.fontSize = fontSize;
        return root.scrollWidth - root.clientWidth;
      }, size);
      expect(sideways, `${address}, text at ${size}`).toBe(0);
    }
  }
}

test('every screen holds to axe, help is in sight, and 320 px are enough for large text, too @desk @long', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const menu = await menuOf(page, 'ana');
  await lookAt(page, [...menu, ...BESIDE_THE_MENU.ana]);
});

test('what only some have holds to the same @desk @long', async ({ page }) => {
  test.setTimeout(600_000);
  const everybodys = await menuOf(page, 'ana');
  for (const person of ['bruno', 'carla', 'helena'] as const) {
    const menu = await menuOf(page, person);
    const own = menu.filter((address) => !everybodys.includes(address) || differs(address));
    await lookAt(page, [...own, ...BESIDE_THE_MENU[person]]);
  }
});
