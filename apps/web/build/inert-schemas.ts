import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { withoutProse } from './without-prose.ts';

const inertZod = fileURLToPath(new URL('./inert-zod.ts', import.meta.url));

/**
 * Leaves behind what only the server needs of a contract. Zod is replaced: contracts describe their
 * data with it, but only the server checks them; the browser needs a route's method and address, not
 * 25 KB of validation. Form rules of a screen are plain functions (`*.rules.ts`), the same on both
 * sides.
 */
export function inertSchemas(): Plugin {
  return {
    name: 'florescer:inert-schemas',
    enforce: 'pre',
    resolveId: (id) => (id === 'zod' ? inertZod : undefined),
    transform: {
      filter: { id: /\.contract\.ts$/ },
      handler: (code, id) => withoutProse(id, code),
    },
  };
}
