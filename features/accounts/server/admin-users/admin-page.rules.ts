/** Most rows on one page of the operator's lists. */
export const MAX_PER_PAGE = 1_000;
const DEFAULT_PER_PAGE = 50;

export const SORT_FIELDS = ['created_at', 'updated_at', 'last_sign_in_at', 'email'] as const;
export type SortField = (typeof SORT_FIELDS)[number];

export interface Page {
  /** Counts from 1. */
  page: number;
  perPage: number;
}

export interface UserListing extends Page {
  /** Part of an e-mail address, a phone number or a full name; empty for everybody. */
  filter: string;
  sort: { field: SortField; ascending: boolean };
}

type Query = Readonly<Record<string, unknown>>;

/** The page that a query asks for; an empty member counts as absent. A reason for one there is not. */
export function readPage(query: Query): Page | string {
  const page = readCount(query.page, 1);
  const perPage = readCount(query.per_page, DEFAULT_PER_PAGE);
  if (page === null) return 'Bad Pagination Parameters: page must be a positive number';
  if (perPage === null) return 'Bad Pagination Parameters: per_page must be a positive number';
  return { page, perPage: Math.min(perPage, MAX_PER_PAGE) };
}

/** What the query of GET /admin/users asks for; a reason for a page or order that there is not. */
export function readListing(query: Query): UserListing | string {
  const page = readPage(query);
  if (typeof page === 'string') return page;
  const sort = readSort(query.sort);
  if (!sort)
    return `Bad Sort Parameters: sort must be one of ${SORT_FIELDS.join(', ')}, with asc or desc`;
  return {
    ...page,
    filter: typeof query.filter === 'string' ? query.filter.trim() : '',
    sort,
  };
}

/**
 * The `Link` header of a page, whose links keep some of the query. The protocol's client takes the one digit behind the first `=` of
 * each link for the page number, so `page` is the first parameter; the last page has no `next`.
 */
export function linkHeader(
  path: string,
  { page, perPage }: Page,
  { total, kept }: { total: number; kept: Query },
): string {
  const last = Math.max(1, Math.ceil(total / perPage));
  const link = (number: number, rel: string) => {
    const parameters = new URLSearchParams({ page: String(number), per_page: String(perPage) });
    for (const [name, value] of Object.entries(kept)) {
      if (typeof value === 'string' && value) parameters.set(name, value);
    }
    return `<${path}?${parameters}>; rel="${rel}"`;
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
