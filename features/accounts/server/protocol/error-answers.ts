import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { describeError, isUnavailable } from '#packages/api/server/index.ts';
import { sqlState } from '#packages/db/index.ts';
import { AuthError, OAuthError } from './auth-error.ts';

const VERSION_HEADER = 'x-supabase-api-version';
/** First version of the protocol whose errors carry their code as a string. */
const VERSION = '2024-01-01';

/** SQLSTATE of a row that names one of another table which is not there. */
const FOREIGN_KEY_VIOLATION = '23503';
/** SQLSTATE of a row lock that was waited for too long. */
const LOCK_NOT_AVAILABLE = '55P03';

/** Answers any error below `/auth/v1` in the form that the caller's version asks for. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (error instanceof OAuthError) {
    reply
      .code(400)
      .header('cache-control', 'no-store')
      .send({ error: error.error, error_description: error.message });
    return;
  }
  const known = toAuthError(error);
  if (known.status >= 500) request.log.error({ err: describeError(error) }, 'auth request failed');
  const { status, code, message, details } = known;
  if (known.retryAfterSeconds) reply.header('retry-after', String(known.retryAfterSeconds));
  const versioned = isVersioned(request.headers[VERSION_HEADER]);
  if (versioned) reply.header(VERSION_HEADER, VERSION);
  reply
    .code(status)
    .header('x-sb-error-code', code)
    .header('cache-control', 'no-store')
    .send(
      versioned
        ? { code, message, ...details }
        : { code: status, error_code: code, msg: message, error_id: request.id, ...details },
    );
}

/** An unreadable or too old date means the older form. */
function isVersioned(header: string | string[] | undefined): boolean {
  if (typeof header !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(header)) return false;
  return !Number.isNaN(Date.parse(header)) && header >= VERSION;
}

function namesSomebodyGone(error: unknown): boolean {
  if (sqlState(error) !== FOREIGN_KEY_VIOLATION) return false;
  const { cause = error } = error as Error;
  return String((cause as { constraint?: unknown }).constraint).endsWith('_user_id_users_id_fk');
}

function toAuthError(error: unknown): AuthError {
  if (error instanceof AuthError) return error;
  if (sqlState(error) === LOCK_NOT_AVAILABLE) {
    return new AuthError(409, 'conflict', 'Too many requests at once for this session');
  }
  // Their account was deleted between the first and the last statement of this request.
  if (namesSomebodyGone(error)) {
    return new AuthError(403, 'user_not_found', 'User does not exist any more');
  }
  // The client tries a 503 again and keeps the person's session.
  if (isUnavailable(error)) {
    return new AuthError(503, 'unexpected_failure', 'Please try again in a moment', {
      retryAfterSeconds: 1,
    });
  }
  const { statusCode } = error as FastifyError;
  if (statusCode === 503) {
    return new AuthError(503, 'over_request_rate_limit', 'Please try again in a moment');
  }
  if (statusCode === 413) {
    return new AuthError(413, 'request_entity_too_large', 'Request body is larger than 1 MiB');
  }
  if (statusCode === 429) {
    return new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached');
  }
  if (statusCode && statusCode >= 400 && statusCode < 500) {
    return new AuthError(statusCode, 'bad_json', 'Could not read the request');
  }
  return new AuthError(500, 'unexpected_failure', 'Unexpected failure, please check server logs');
}
