import { expect, it } from 'vitest';
import { inOrder } from './own-buckets.ts';

it('shows the product’s spaces and the administration’s own, and none that people fill', () => {
  const there = ['chat', 'material', 'covers', 'attachments', 'certificates', 'evidence', 'apoio'];
  expect(inOrder(there.map((id) => ({ id }))).map(({ id }) => id)).toEqual([
    'covers',
    'apoio',
    'material',
  ]);
});
