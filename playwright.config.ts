import { defineConfig, devices } from '@playwright/test';
import { ZONE } from './e2e/support/zone.ts';

const PORT = Number(process.env.E2E_PORT ?? 3417);
const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/**
 * What Chromium leaves out. The list of the address bar is drawn by two pages of its own in every
 * window, which costs each story a second of CPU. The others are what Playwright leaves out itself:
 * of two lists Chromium heeds the last.
 */
const LEFT_OUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Stories in a real browser against the real server with a database of its own, made anew each run. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // Limits end what hangs. How long a story takes is for the benches: here two of them and the
  // server share two cores, and a busy machine makes everything several times slower.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'pt-BR',
    timezoneId: ZONE,
    // Recording every step of every story for the few that fail costs a sixth of the run.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: chromium,
      args: [
        // Chromium's own sandbox does not start as root.
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // A camera and a microphone that everybody has and nobody is asked about.
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        `--disable-features=${LEFT_OUT.join(',')}`,
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      // Stories of what is on phones only, or is the same parts arranged otherwise at a desk.
      grepInvert: /@phone/,
      // Motion is reduced at the desk and as usual on the phone: both ways to use it, at one price.
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1280, height: 800 },
        reducedMotion: 'reduce',
      },
    },
    // What attacks the product looks at both widths itself.
    {
      name: 'mobile',
      testIgnore: 'attack/**',
      // @desk: pages without a half for phones. @once: nothing in the story depends on the width;
      // `npm run test:long` tells those on the phone too.
      grepInvert: process.env.ALL_WIDTHS ? /@desk/ : /@desk|@once/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
  webServer: {
    command: 'node e2e/server.ts',
    url: `http://127.0.0.1:${PORT}/readyz`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: { PORT: String(PORT), RATE_LIMITS: 'off', MAIL_GAP_MS: '0' },
  },
});
