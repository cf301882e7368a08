import { errorBodySchema, SHARED_ERRORS } from '#packages/api/contract/index.ts';
import type { Answer, RawRequest } from './send.ts';
import { LONGEST_MS } from './send.ts';
import type { Operation, Target } from './targets.ts';

/** The shared words of the error vocabulary: any route may say them, besides the ones of its own. */
const OF_ANY_ROUTE = new Set<number>(Object.values(SHARED_ERRORS));
/** A body above the limit may be answered by hanging up while it is still on its way. */
const CERTAINLY_TOO_LONG = 1024 * 1024;

/** What is wrong with an answer, or null: the same for every route and every caller. */
export function problemWith(
  { path, operation }: Target,
  { body }: RawRequest,
  { status, headers, text }: Answer,
  secrets: readonly string[],
): string | null {
  if (status === 0) return `no answer within ${LONGEST_MS} ms`;
  if (status === -1) {
    return Buffer.byteLength(body ?? '') > CERTAINLY_TOO_LONG ? null : `hung up on: ${text}`;
  }
  if (status === 503 && !headers['retry-after']) return '503 without Retry-After';
  if (status >= 500 && status !== 503) return `${status} ${text.slice(0, 200)}`;
  const secret = secrets.find((words) => text.includes(words));
  if (secret) return `tells what somebody else wrote: ${secret}`;
  if (operation && !isDeclared(operation, status)) return `${status} is not declared`;
  if (status < 400) return null;
  if (path.startsWith('/auth/v1'))
    return isAuthError(text) ? null : `not an error’s form: ${text.slice(0, 200)}`;
  if (!operation) return null;
  const parsed = errorBodySchema.safeParse(jsonOf(text));
  return parsed.success ? null : `not an error’s form: ${text.slice(0, 200)}`;
}

/** Files and streams declare no success. */
function isDeclared({ responses }: Operation, status: number): boolean {
  const successes = Object.keys(responses).filter((declared) => declared.startsWith('2'));
  return (
    OF_ANY_ROUTE.has(status) ||
    String(status) in responses ||
    (status === 200 && successes.length === 0)
  );
}

/** One of the protocol's three forms of an error. */
function isAuthError(text: string): boolean {
  const body = jsonOf(text);
  if (typeof body !== 'object' || body === null) return false;
  const { code, error_code, msg, message, error } = body as Record<string, unknown>;
  if (typeof error === 'string') return true;
  if (typeof code === 'string') return typeof message === 'string';
  return typeof code === 'number' && typeof error_code === 'string' && typeof msg === 'string';
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
