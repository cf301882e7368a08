import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { linkHeader, readListing, type UserListing } from './admin-page.rules.ts';

/** How the official client reads the header (`listUsers`), digit and all. */
function asTheClientReads(header: string): Record<string, number> {
  const pages: Record<string, number> = {};
  for (const link of header.split(',')) {
    const [address = '', relation = ''] = link.split(';');
    const page = Number.parseInt(address.split('=')[1]?.substring(0, 1) ?? '', 10);
    pages[JSON.parse(relation.split('=')[1] ?? '""')] = page;
  }
  return pages;
}

const listing: UserListing = {
  page: 1,
  perPage: 50,
  filter: '',
  sort: { field: 'created_at', ascending: false },
};

describe('the links of a page', () => {
  test.each([
    [1, 0, { last: 1 }],
    [1, 50, { last: 1 }],
    [1, 51, { next: 2, last: 2 }],
    [2, 51, { last: 2 }],
    [3, 400, { next: 4, last: 8 }],
    [9, 400, { last: 8 }],
  ])('page %i of %i people: %j', (page, total, pages) => {
    const header = linkHeader('/admin/users', { ...listing, page }, { total, kept: {} });
    expect(asTheClientReads(header)).toEqual(pages);
  });

  it('are read aright whatever is looked for', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (filter, sort) => {
        const kept = { filter, sort };
        const header = linkHeader('/admin/users', listing, { total: 100, kept });
        expect(asTheClientReads(header)).toEqual({ next: 2, last: 2 });
        expect(header).toMatch(/^[\x20-\x7e]+$/);
      }),
    );
  });
});

describe('what is asked for', () => {
  it.each([
    [{}, listing],
    [{ page: '', per_page: '', sort: '' }, listing],
    [
      { page: '3', per_page: '10', filter: ' Ana ' },
      { ...listing, page: 3, perPage: 10, filter: 'Ana' },
    ],
    [{ per_page: '5000' }, { ...listing, perPage: 1_000 }],
    [{ sort: 'email ASC' }, { ...listing, sort: { field: 'email', ascending: true } }],
    [{ sort: 'email' }, { ...listing, sort: { field: 'email', ascending: false } }],
  ])('%j', (query, expected) => {
    expect(readListing(query)).toEqual(expected);
  });

  it.each([
    { page: '0' },
    { page: '-1' },
    { page: '1e3' },
    { page: ['1', '2'] },
    { per_page: '0' },
    { sort: 'password_hash' },
    { sort: 'email; drop table users' },
    { sort: 'email sideways' },
  ])('%j is refused with a reason', (query) => {
    expect(readListing(query)).toEqual(expect.stringContaining('Bad'));
  });
});
