import { expect, it } from 'vitest';
import { inOrderOfReference } from './catalogue.ts';
import { assertSameSchema } from './manifest.ts';

const schema = (migrations: string[], queue = 30) => ({ migrations, queue });
const here = schema(['a', 'b']);

it.each([
  ['an older version', schema(['a']), 'by an older version'],
  ['a newer version', schema(['a', 'b', 'c']), 'by a newer version'],
  ['a newer queue', schema(['a', 'b'], 31), 'by a newer version'],
  ['an older queue', schema(['a', 'b'], 29), 'by an older version'],
  ['another line', schema(['a', 'x']), 'another line of versions'],
])('a backup of %s is refused with what to do', (_, backup, told) => {
  expect(() => assertSameSchema(backup, here)).toThrow(told);
});

it('a backup of the same tables passes', () => {
  expect(() => assertSameSchema(schema(['a', 'b']), here)).not.toThrow();
});

it('tables come after those that they refer to, and a circle is told', () => {
  const references = [
    { from: 'entries', to: 'users' },
    { from: 'analyses', to: 'entries' },
  ];
  const names = ['analyses', 'entries', 'news', 'users'];
  expect(inOrderOfReference(names, references)).toEqual(['news', 'users', 'entries', 'analyses']);
  const circle = [...references, { from: 'users', to: 'analyses' }];
  expect(() => inOrderOfReference(names, circle)).toThrow('circle: analyses, entries, users');
});
