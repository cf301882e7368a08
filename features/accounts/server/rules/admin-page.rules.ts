/** Most people on one page of the operator's list. */
export const MAX_PER_PAGE = 1_000;
const DEFAULT_PER_PAGE = 50;

export const SORT_FIELDS = ['created_at', 'updated_at', 'last_sign_in_at', 'email'] as const;
export type SortField = (typeof SORT_FIELDS)[number];

export interface UserListing {
  /** Counts from 1. */
  page: number;
  perPage: number;
  /** Part of an e-mail address, a phone number or a full name; empty for everybody. */
  filter: string;
  sort: { field: SortField; ascending: boolean };
}

/**
 * What the query of GET /admin/users asks for; an empty member counts as absent. Null with a reason
 * for a page, size or order that there is not.
 */
export function readListing(query: Readonly<Record<string, unknown>>): UserListing | string {
  const page = readCount(query.page, 1);
  const perPage = readCount(query.per_page, DEFAULT_PER_PAGE);
  if (page === null) return 'Bad Pagination Parameters: page must be a positive number';
  if (perPage === null) return 'Bad Pagination Parameters: per_page must be a positive number';
  const sort = readSort(query.sort);
  if (!sort)
    return `Bad Sort Parameters: sort must be one of ${SORT_FIELDS.join(', ')}, with asc or desc`;
  return {
    page,
    perPage: Math.min(perPage, MAX_PER_PAGE),
    filter: typeof query.filter === 'string' ? query.filter.trim() : '',
    sort,
  };
}

/**
 * The `Link` header of a page. The protocol's client takes the one digit behind the first `=` of
 * each link for the page number, so `page` is the first parameter; the last page has no `next`.
 */
export function linkHeader(
  { page, perPage }: UserListing,
  total: number,
  query: Readonly<Record<string, unknown>>,
): string {
  const last = Math.max(1, Math.ceil(total / perPage));
  const link = (number: number, rel: string) => {
    const parameters = new URLSearchParams({ page: String(number), per_page: String(perPage) });
    for (const name of ['filter', 'sort']) {
      const value = query[name];
      if (typeof value === 'string' && value) parameters.set(name, value);
    }
    return `</admin/users?${parameters}>; rel="${rel}"`;
  };
  return [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')].join(', ');
}

function readCount(value: unknown, absent: number): number | null {
  if (value === undefined || value === '') return absent;
  const count = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : 0;
  return count > 0 ? count : null;
}

function readSort(value: unknown): UserListing['sort'] | null {
  if (value === undefined || value === '') return { field: 'created_at', ascending: false };
  if (typeof value !== 'string') return null;
  const [, name, direction = 'desc'] = /^(\w+)(?: (asc|desc))?$/i.exec(value) ?? [];
  const field = SORT_FIELDS.find((one) => one === name);
  return field ? { field, ascending: direction.toLowerCase() === 'asc' } : null;
}
