import { type ESTree, parseSync, Visitor } from 'vite';

/** What a contract says to the readers of the API document. */
const PROSE = new Set(['summary', 'policy']);

/**
 * A contract's code with its sentences emptied: they are the server's. What is left stands where it
 * stood, so that places in errors stay.
 */
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
    Property({ key, value, shorthand }) {
      // `policy,` has no value of its own that could be emptied.
      if (contracts === 0 || shorthand || key.type !== 'Identifier') return;
      if (PROSE.has(key.name)) prose.push(value);
    },
  }).visit(parseSync(id, code).program);
  return prose.reduce(
    (text, { start, end }) => text.slice(0, start) + "''".padEnd(end - start) + text.slice(end),
    code,
  );
}

const isContract = ({ callee }: ESTree.CallExpression) =>
  callee.type === 'Identifier' && callee.name === 'defineContract';
