import { expect, it } from 'vitest';
import { withoutProse } from './without-prose.ts';

it('takes the sentences out of a contract and leaves everything else where it was', () => {
  const code = `const own = 'Only the caller’s own.';
const other = { summary: 'stays' };
export const contract = defineContract({
  list: { method: 'GET', path: '/api/x', policy: own, summary: 'All of them.', out: z.any() },
});`;
  const left = withoutProse('x.contract.ts', code);
  expect(left).toHaveLength(code.length);
  expect(left).toContain("summary: 'stays'");
  expect(left).not.toContain('All of them.');
  expect(left.replaceAll(/ +/g, ' ')).toContain(
    "list: { method: 'GET', path: '/api/x', policy: '' , summary: '' , out: z.any() }",
  );
});

it('leaves a sentence that is named alone where it stands', () => {
  const code = `const policy = 'Own ones.'; export const c = defineContract({ a: { policy, summary: 'x' } });`;
  expect(withoutProse('x.contract.ts', code)).toBe(code.replace("'x'", "'' "));
});
