import type { FieldIssue } from '../contract/errors.ts';

/** Codes that only a caller can see: no answer at all, or one that is not ours. */
export type ClientOnlyCode = 'offline' | 'unreadable';

/**
 * A call that did not succeed. `code` is the server's word (shared vocabulary or the feature's own)
 * or `offline` when no answer came; the screen translates it. `status` is 0 without an answer.
 */
export class ApiFailure extends Error {
  readonly code: string;
  readonly status: number;
  readonly requestId: string | null;
  readonly data: Readonly<Record<string, unknown>>;

  constructor(
    code: string,
    status: number,
    message: string,
    requestId: string | null = null,
    data: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.name = 'ApiFailure';
    this.code = code;
    this.status = status;
    this.requestId = requestId;
    this.data = data;
  }

  /** The fields named by a validation error, empty otherwise. */
  get fields(): readonly FieldIssue[] {
    return Array.isArray(this.data.fields) ? (this.data.fields as FieldIssue[]) : [];
  }

  /** True where the same call may succeed later without a change: no connection, overload, restart. */
  get retryable(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 502;
  }
}
