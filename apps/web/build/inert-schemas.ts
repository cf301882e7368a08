import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const inertZod = fileURLToPath(new URL('./inert-zod.ts', import.meta.url));

/**
 * Replaces zod in the browser's code. Contracts describe their data with it, but only the server
 * checks them; the browser needs a route's method and address, not 25 KB of validation.
 * Form rules of a screen are plain functions (`*.rules.ts`), the same on both sides.
 */
export function inertSchemas(): Plugin {
  return {
    name: 'florescer:inert-schemas',
    enforce: 'pre',
    resolveId: (id) => (id === 'zod' ? inertZod : undefined),
  };
}
