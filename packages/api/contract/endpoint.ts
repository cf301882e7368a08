import type * as z from 'zod';
import type { FeatureErrorStatus } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Who may call a route (specification section 6). `premium` is an active individual or business plan;
 * `supportStaff` whom the administration let answer tickets, and the administration itself.
 */
export type Permission =
  | 'public'
  | 'signedIn'
  | 'premium'
  | 'companyAdmin'
  | 'supportStaff'
  | 'companyReader'
  | 'committee'
  | 'admin';

/**
 * A route as data: what it takes, what it gives, who may call it and how it can refuse.
 * Server, browser client, API document and permission matrix are all derived from this object.
 */
export interface Endpoint {
  readonly method: Method;
  readonly path: `/${string}`;
  readonly permission: Permission;
  /**
   * What the caller must have agreed to. Absent: the terms of use, on every route but public ones.
   * `health`: the processing of health data as well; `none`: not even the terms, for what somebody may
   * do who refuses them.
   */
  readonly agreement?: 'none' | 'health';
  /** One sentence for the API document. */
  readonly summary: string;
  /** One sentence, where the answer also depends on the row and not on the role alone. */
  readonly policy?: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Success body; absent means an empty answer (204). */
  readonly out?: z.ZodType;
  readonly status?: 200 | 201 | 202;
  /** Media type of an answer that is a file, in place of `out`. */
  readonly file?: string;
  /** Present on event streams: the schema of each event's data. */
  readonly events?: z.ZodType;
  /** The feature's own error codes of this route, with their status. */
  readonly errors?: Readonly<Record<string, FeatureErrorStatus>>;
  /** It takes long or much: a few at once in all, and fewer of one person, the others in turn. */
  readonly costly?: true;
  /** Largest accepted body in bytes; the server's default otherwise. */
  readonly bodyLimit?: number;
}

export type Contract = Readonly<Record<string, Endpoint>>;

/** Declares the routes of one feature; the identity function with exact types. */
export function defineContract<const C extends Contract>(contract: C): C {
  return contract;
}

type InputOf<S, Missing> = S extends z.ZodType ? z.input<S> : Missing;
type OutputOf<S, Missing> = S extends z.ZodType ? z.output<S> : Missing;

/** What a caller in the browser passes, part by part; parts without a schema are absent. */
export type CallInput<E extends Endpoint> = (E['params'] extends z.ZodType
  ? { params: InputOf<E['params'], never> }
  : unknown) &
  (E['query'] extends z.ZodType ? { query?: InputOf<E['query'], never> } : unknown) &
  (E['body'] extends z.ZodType ? { body: InputOf<E['body'], never> } : unknown);

/** What a handler receives after validation. */
export interface ParsedInput<E extends Endpoint> {
  params: OutputOf<E['params'], undefined>;
  query: OutputOf<E['query'], undefined>;
  body: OutputOf<E['body'], undefined>;
}

export type ResultOf<E extends Endpoint> = E['file'] extends string
  ? Blob
  : OutputOf<E['out'], undefined>;
export type EventOf<E extends Endpoint> = OutputOf<E['events'], never>;
export type OwnErrorOf<E extends Endpoint> =
  E['errors'] extends Readonly<Record<infer K, unknown>> ? K & string : never;
