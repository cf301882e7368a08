import { expect, it, vi } from 'vitest';
import { memoizeByKey } from './kept-by-name.ts';

it('makes each once, and keeps no more than there are names', () => {
  const make = vi.fn((name: string) => ({ name }));
  const kept = memoizeByKey(make);
  expect(kept('a')).toBe(kept('a'));
  expect(make).toHaveBeenCalledOnce();
  for (let number = 0; number < 600; number += 1) kept(`zone ${number}`);
  expect(kept('a')).toEqual({ name: 'a' });
  expect(make).toHaveBeenCalledTimes(602);
});
