import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Accounts } from '../accounts.ts';
import type { Bucket } from '../limits/limits.ts';
import { VisitFailed } from '../oauth/oauth-visit.ts';
import { AuthError } from './auth-error.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where a failure of this request is counted, once it has asked to be. */
    failuresOf: Bucket | null;
  }
}

/** Counts what requests fail at, by the address they came from; see `allowAttempt`. */
export function countFailures(app: FastifyInstance, accounts: Accounts): void {
  app.decorateRequest('failuresOf', null);
  app.addHook('onError', (request, _reply, error) => countFailure(accounts, request, error));
}

/** For requests that tell their failure in a redirect; it reaches no hook. */
export async function countFailure(
  { limits }: Accounts,
  { failuresOf, ip }: FastifyRequest,
  error: unknown,
): Promise<void> {
  if (failuresOf && isFailure(error)) await limits.countFailure(failuresOf, ip);
}

/**
 * Lets a request try to prove something. Throws 429 where its address has failed too often; when it
 * fails itself, that is counted, and when it succeeds nothing is.
 */
export async function allowAttempt(
  { limits }: Accounts,
  bucket: Bucket,
  request: FastifyRequest,
): Promise<void> {
  await limits.assertFailuresLeft(bucket, request.ip);
  request.failuresOf = bucket;
}

/** The fault of the request. What another limit refused has been counted there. */
function isFailure(error: unknown): boolean {
  if (error instanceof VisitFailed) return isFailure(error.refusal);
  return error instanceof AuthError && error.status < 500 && error.status !== 429;
}
