import { defineConfig } from 'vitest/config';

const node = {
  environment: 'node',
  // Real servers and databases on a busy machine: a hang is what the limit is for, not slowness.
  testTimeout: 30_000,
  hookTimeout: 60_000,
} as const;

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
          include: [
            'packages/**/*.test.ts',
            'features/*/{contract,engine,rules}/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          exclude: ['packages/**/*.db.test.ts', 'packages/ui/**', 'packages/*/web/**'],
        },
      },
      {
        extends: true,
        test: {
          ...node,
          name: 'server',
          include: [
            'apps/server/**/*.test.ts',
            'features/*/server/**/*.test.ts',
            'packages/**/*.db.test.ts',
          ],
          globalSetup: ['packages/testing/postgres/global-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          environment: 'jsdom',
          setupFiles: ['packages/ui/testing/jsdom-setup.ts'],
          testTimeout: 15_000,
          include: [
            'apps/web/**/*.test.{ts,tsx}',
            'features/*/web/**/*.test.{ts,tsx}',
            'packages/ui/**/*.test.{ts,tsx}',
            'packages/*/web/**/*.test.{ts,tsx}',
          ],
        },
      },
    ],
  },
});
