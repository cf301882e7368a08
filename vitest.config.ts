import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

const SERVER = [
  'apps/server/**/*.test.ts',
  'features/*/server/**/*.test.ts',
  'packages/**/*.db.test.ts',
];
const WEB = [
  'apps/web/**/*.test.{ts,tsx}',
  'features/*/web/**/*.test.{ts,tsx}',
  'packages/ui/**/*.test.{ts,tsx}',
  'packages/*/web/**/*.test.{ts,tsx}',
];

/**
 * Test files of these that put something else in a module's place. They need the modules for
 * themselves; all the others share what is loaded once, which halves the time of the whole run.
 */
function replacingModules(patterns: readonly string[]): string[] {
  return globSync(patterns).filter((file) => readFileSync(file, 'utf8').includes('vi.mock('));
}
const MOCKED_SERVER = replacingModules(SERVER);
const MOCKED_WEB = replacingModules(WEB);

const node = {
  environment: 'node',
  // Real servers and databases on a busy machine: a hang is what the limit is for, not slowness.
  testTimeout: 120_000,
  hookTimeout: 60_000,
} as const;
const server = { ...node, globalSetup: ['packages/testing/postgres/global-setup.ts'] };
const web = {
  environment: 'jsdom',
  setupFiles: ['packages/ui/testing/jsdom-setup.ts'],
  testTimeout: 60_000,
};

/** Vite resolves the `#packages`, `#features` and `#apps` imports from package.json by itself. */
export default defineConfig({
  test: {
    // The machines have two cores, and PostgreSQL wants some of them too.
    maxWorkers: 2,
    restoreMocks: true,
    projects: [
      {
        extends: true,
        test: {
          ...node,
          name: 'rules',
          isolate: false,
          include: [
            'packages/**/*.test.ts',
            'features/*/{contract,engine,rules}/**/*.test.ts',
            'tools/**/*.test.ts',
            'corpus/**/*.test.ts',
          ],
          exclude: ['packages/**/*.db.test.ts', 'packages/ui/**', 'packages/*/web/**'],
        },
      },
      {
        extends: true,
        test: {
          ...server,
          name: 'server',
          isolate: false,
          include: SERVER,
          exclude: MOCKED_SERVER,
        },
      },
      { extends: true, test: { ...server, name: 'server-mocked', include: MOCKED_SERVER } },
      {
        extends: true,
        test: {
          ...server,
          name: 'attack',
          isolate: false,
          include: ['attack/**/*.test.ts'],
          // Each test is many thousand requests, every one of them with a limit of its own.
          testTimeout: 3_600_000,
        },
      },
      {
        extends: true,
        test: { ...web, name: 'web', isolate: false, include: WEB, exclude: MOCKED_WEB },
      },
      { extends: true, test: { ...web, name: 'web-mocked', include: MOCKED_WEB } },
    ],
  },
});
