import { join } from 'node:path';
import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

const inertZod = join(import.meta.dirname, 'inert-zod.ts');
/** What a contract says to the readers of the API document. */
const PROSE = new Set(['summary', 'policy']);

/**
 * Leaves behind what only the server needs of a contract. Zod is replaced: contracts describe their
 * data with it, but only the server checks them; the browser needs a route's method and address, not
 * 25 KB of validation. The sentences of the API document go too. Form rules of a screen are plain
 * functions (`*.rules.ts`), the same on both sides.
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

/** The sentences become empty ones of the same length, so that places in errors stay. */
export function withoutProse(id: string, code: string): string {
  const prose: { start: number; end: number }[] = [];
  let contracts = 0;
  new Visitor({
    CallExpression(call) {
      if (isContract(call)) contracts += 1;
    },
    'CallExpression:exit'(call) {
      if (isContract(call)) contracts -= 1;
    },
    Property({ key, value }) {
      if (contracts > 0 && key.type === 'Identifier' && PROSE.has(key.name)) prose.push(value);
    },
  }).visit(parseSync(id, code).program);
  return prose.reduce(
    (text, { start, end }) => text.slice(0, start) + "''".padEnd(end - start) + text.slice(end),
    code,
  );
}

const isContract = ({ callee }: ESTree.CallExpression) =>
  callee.type === 'Identifier' && callee.name === 'defineContract';
