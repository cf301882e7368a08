import { expect, it } from 'vitest';
import { tabsOf } from './admin.tabs.ts';

const company = { id: '1', name: 'Vale Claro' };

it.each([
  [
    'a general admin of no company',
    true,
    null,
    [
      'news',
      'courses',
      'users',
      'companies',
      'partners',
      'network',
      'staff',
      'files',
      'chat',
      'payments',
      'dataProtection',
      'audit',
    ],
  ],
  [
    'a general admin of a company',
    true,
    company,
    [
      'news',
      'courses',
      'users',
      'companies',
      'company',
      'people',
      'invitations',
      'legal',
      'tools',
      'partners',
      'network',
      'staff',
      'files',
      'chat',
      'payments',
      'dataProtection',
      'audit',
    ],
  ],
  ['a company admin', false, company, ['company', 'people', 'invitations', 'legal', 'tools']],
  ['somebody of no company', false, null, []],
])('%s has their own tabs', (_, isAdmin, of, tabs) => {
  expect(tabsOf({ isAdmin, company: of })).toEqual(tabs);
});
