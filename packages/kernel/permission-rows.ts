import type { ServerContext } from './context.ts';

/**
 * Who calls: nobody, the person whose data it is, somebody who has only that person's password, and
 * others who must learn nothing of it. The operator's programs call where a row says so.
 */
export const CALLERS = [
  'visitor',
  'owner',
  'ownerByPasswordAlone',
  'anotherPerson',
  'ownCompanyAdmin',
  'otherCompanyAdmin',
  'generalAdmin',
  'supportStaff',
  'committee',
  'auditor',
] as const;
export type CallerName = (typeof CALLERS)[number];

/** What a feature's fixture is made with. */
export interface PermissionWorld {
  context: ServerContext;
  /** A word that the owner alone writes: no answer to anybody else may hold it. */
  secret: string;
  /** The person behind a caller. */
  idOf(caller: Exclude<CallerName, 'visitor'>): string;
  /** A further session of theirs, signed in by password; its id. */
  newSessionOf(caller: Exclude<CallerName, 'visitor'>): Promise<string>;
  /** A request as somebody, answered with its JSON; throws where it is refused. */
  ask<T = unknown>(caller: CallerName, method: string, path: string, json?: unknown): Promise<T>;
}

/** Callers by a grant are anybody to the rest of the product: answered like `anotherPerson` unless said otherwise. */
type ByGrant = 'supportStaff' | 'committee' | 'auditor';
type Statuses = Record<Exclude<CallerName, ByGrant>, number> & Partial<Record<ByGrant, number>>;

/** How a route answers each caller, and what it is called with. */
export interface PermissionRow<F> {
  statuses: Statuses;
  /** The status of the operator's programs, which bring the service key; unasked without one. */
  operator?: number;
  params?: (fixture: F) => Record<string, string>;
  query?: (fixture: F) => Record<string, string>;
  body?: (fixture: F) => unknown;
}

type Rows<F> = Readonly<Record<string, PermissionRow<F>>>;
/** Makes what must stand in the database before a route is called; anew for each row. */
type MakeFixture<F> = (world: PermissionWorld) => Promise<F>;

/** A feature's rows of the permission matrix, by `METHOD /path`. */
export interface FeaturePermissions {
  fixture?: MakeFixture<unknown>;
  rows: Rows<never>;
}

/** Rows that need nothing but their callers, or rows whose functions get what the fixture made. */
export function definePermissions(rows: Rows<unknown>): FeaturePermissions;
export function definePermissions<F>(
  fixture: MakeFixture<F>,
  rows: Rows<NoInfer<F>>,
): FeaturePermissions;
export function definePermissions(
  ...given: [rows: Rows<unknown>] | [fixture: MakeFixture<unknown>, rows: Rows<never>]
): FeaturePermissions {
  return given.length === 1 ? { rows: given[0] } : { fixture: given[0], rows: given[1] };
}

/** Everybody who is signed in gets their own answer. */
export const eachTheirOwn = (status: number): PermissionRow<never>['statuses'] => ({
  visitor: 401,
  owner: status,
  ownerByPasswordAlone: 403,
  anotherPerson: status,
  ownCompanyAdmin: status,
  otherCompanyAdmin: status,
  generalAdmin: status,
});

/** The same for everybody, signed in or not. */
export const everybody = (status: number): PermissionRow<never>['statuses'] => ({
  ...eachTheirOwn(status),
  visitor: status,
  ownerByPasswordAlone: status,
});

/** For general admins alone. */
export const adminsOnly = (status: number): PermissionRow<never>['statuses'] => ({
  visitor: 401,
  owner: 403,
  ownerByPasswordAlone: 403,
  anotherPerson: 403,
  ownCompanyAdmin: 403,
  otherCompanyAdmin: 403,
  generalAdmin: status,
});

/** For the people who answer tickets, and general admins. */
export const supportStaffOnly = (status: number): PermissionRow<never>['statuses'] => ({
  ...adminsOnly(status),
  supportStaff: status,
});

/** For those who read the records of the owner's company; a general admin names one. */
export const companyReadersOnly = (status: number): PermissionRow<never>['statuses'] => ({
  ...adminsOnly(status),
  ownCompanyAdmin: status,
  otherCompanyAdmin: status,
  committee: status,
  auditor: status,
});

/** The row belongs to the owner; for everybody else it does not exist, whatever their role. */
export const ownersOnly = (status: number): PermissionRow<never>['statuses'] => ({
  visitor: 401,
  owner: status,
  ownerByPasswordAlone: 403,
  anotherPerson: 404,
  ownCompanyAdmin: 404,
  otherCompanyAdmin: 404,
  generalAdmin: 404,
});
