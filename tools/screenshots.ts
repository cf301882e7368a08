import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, devices } from '@playwright/test';

/**
 * `node tools/screenshots.ts FOLDER [ADDRESS]`: pictures of every screen of a running demonstration
 * instance, as Ana, on a desktop and a phone, light and dark.
 */
const [folder = 'test-results/screenshots', base = 'http://127.0.0.1:3000'] = process.argv.slice(2);
const PUBLIC = [
  '',
  'login',
  'register',
  'forgot-password',
  'favicon-generator',
  'ajuda',
  'nao-existe',
];
const PRIVATE = [
  'dashboard',
  'diary',
  'burnout-analysis',
  'consultation-summary',
  'emotion-report',
  'emotion-report/moments',
  'health-monitoring',
  'calendar',
  'pause',
  'teams-call',
  'news',
  'training',
  'safety-plan',
  'notifications',
  'support',
  'network',
  'ranking',
  'chat',
  'privacy/company-report',
  'profile',
];
const SIZES = {
  desktop: { viewport: { width: 1280, height: 800 } },
  mobile: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
};

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : [],
});
for (const size of ['desktop', 'mobile'] as const) {
  for (const scheme of ['light', 'dark'] as const) await shoot(browser, size, scheme);
}
await browser.close();

async function shoot(
  from: Browser,
  size: keyof typeof SIZES,
  scheme: 'light' | 'dark',
): Promise<void> {
  const context = await from.newContext({
    ...SIZES[size],
    colorScheme: scheme,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    baseURL: base,
  });
  const page = await context.newPage();
  const picture = async (name: string) => {
    // The event stream keeps the network busy for ever: a moment for data and drawings is enough here.
    await page.waitForLoadState('load');
    await page.waitForTimeout(900);
    await page.screenshot({
      path: join(folder, `${name}-${size}${scheme === 'dark' ? '-dark' : ''}.png`),
      fullPage: true,
      // What lies below the fold is drawn when somebody comes there: a picture has no such moment.
      style: '* { content-visibility: visible !important; }',
    });
  };
  for (const address of PUBLIC) {
    await page.goto(`/${address}`);
    await picture(address || 'landing');
  }
  await page.goto('/login');
  await page.getByLabel('E-mail').fill('ana@demo.florescer.app');
  await page.getByLabel('Senha', { exact: true }).fill('florescer-demo');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.waitForURL('**/dashboard');
  for (const address of PRIVATE) {
    await page.goto(`/${address}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await picture(address.replaceAll('/', '-'));
  }
  await page.goto('/diary');
  await page.getByText('Hoje acordei cansada de novo').first().click();
  await page.getByRole('button', { name: /cansada, exaustão emocional/ }).click();
  await page.waitForTimeout(600);
  await page.screenshot({
    path: join(folder, `diary-entry-${size}${scheme === 'dark' ? '-dark' : ''}.png`),
  });
  await context.close();
}
