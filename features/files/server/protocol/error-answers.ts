import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { describeError, isUnavailable, Problem } from '#packages/api/server/index.ts';
import { sqlState, UNIQUE_VIOLATION } from '#packages/db/index.ts';
import { BadPicture } from '../pictures/bad-picture.ts';
import { passOver } from './body.ts';
import {
  accessDenied,
  invalidRequest,
  keyExists,
  noSuchBucket,
  roomFull,
  StorageError,
  tooLarge,
} from './storage-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Spoken to by clients that go by the true status. */
    resumable?: true;
  }
}

const STORAGE_FULL = 'FLFUL';
const FOREIGN_KEY_VIOLATION = '23503';

/** Answers any error below `/storage/v1` in the protocol's form. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const known = toStorageError(error);
  const hungUp = request.raw.destroyed && !request.raw.complete;
  if (known.statusCode >= 500 && known.statusCode !== 503 && !hungUp) {
    request.log.error({ err: describeError(error) }, 'storage request failed');
  }
  passOver(request);
  if (known.statusCode === 503) reply.header('retry-after', '2');
  for (const header of ['etag', 'last-modified', 'content-disposition', 'accept-ranges']) {
    reply.removeHeader(header);
  }
  const { resumable } = request.routeOptions.config ?? {};
  reply
    .code(resumable ? known.statusCode : known.http)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(bodyOf(known));
}

export const bodyOf = ({ statusCode, error, message, code }: StorageError) => ({
  statusCode: String(statusCode),
  error,
  message,
  code,
});

/** What a refusal is called, whoever made it. */
export function toStorageError(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  if (error instanceof BadPicture) return invalidRequest('The picture cannot be read');
  if (error instanceof Problem) return ofProblem(error);
  const state = sqlState(error);
  if (state === STORAGE_FULL) return roomFull();
  if (state === UNIQUE_VIOLATION) return keyExists();
  if (state === FOREIGN_KEY_VIOLATION) return ofReference(error);
  if (isUnavailable(error)) return unavailable();
  const { statusCode } = error as FastifyError;
  if (statusCode === 413) return tooLarge();
  if (statusCode === 429) {
    const names = { error: 'too_many_requests', code: 'TooManyRequests', http: 429 };
    return new StorageError(429, names, 'Too many requests');
  }
  if (statusCode === 503) return unavailable();
  if (statusCode && statusCode >= 400 && statusCode < 500) {
    return invalidRequest('The request could not be read');
  }
  const names = { error: 'Internal', code: 'InternalError', http: 500 };
  return new StorageError(500, names, 'Something went wrong on our side');
}

function ofProblem({ code }: Problem): StorageError {
  if (code === 'busy') return unavailable();
  return accessDenied(code === 'second_factor_needed' ? 'Verify a second factor' : 'Sign in again');
}

/** The bucket, or the person, was deleted between the first and the last statement of this request. */
function ofReference(error: unknown): StorageError {
  const { cause = error } = error as Error;
  const { constraint } = cause as { constraint?: unknown };
  return String(constraint).includes('bucket') ? noSuchBucket() : accessDenied('Sign in again');
}

const unavailable = () =>
  new StorageError(
    503,
    { error: 'SlowDown', code: 'SlowDown', http: 503 },
    'Please try again in a moment',
  );
