import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  hasZodFastifySchemaValidationErrors,
  isResponseSerializationError,
} from 'fastify-type-provider-zod';
import { KeyBroken, SealBroken } from '../../crypto/index.ts';
import {
  type ErrorBody,
  type FieldIssue,
  SHARED_ERRORS,
  type SharedErrorCode,
} from '../contract/errors.ts';
import { Problem } from './problem.ts';

/**
 * SQLSTATE classes that mean "the database is away or busy", not "the query is wrong"; 40 is a
 * transaction that was taken back because another one stood in its way.
 */
const UNAVAILABLE_STATES = /^(08|40|53|57P|58)/;
/** What the driver says, without a code, of a connection that was lost or not to be had. */
const LOST_CONNECTION =
  /timeout exceeded when trying to connect|Connection terminated|not queryable/;
/**
 * SQLSTATEs of a value that no column holds: a number too large, a day that no calendar has, a NUL or
 * half a character within a text. The schemas let them through, and they came with the request.
 */
const IMPOSSIBLE_VALUES = new Set(['22003', '22007', '22008', '22009', '22021', '22P02', '22P05']);
/** SQLSTATE of the trigger that counts what a person keeps. */
const STORAGE_FULL = 'FLFUL';
const UNAVAILABLE_NODE_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT']);

/** Answers every error of `/api` in the one shape, and logs only what the server did wrong. */
export function installErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const problem = await judge(app, error, request);
    if (problem.status >= 500 && problem.code !== 'busy' && !hungUp(request))
      request.log.error({ err: describeError(error) }, 'request failed');
    // One row, and not the person's key: the screen says what can be done, the operator what happened.
    else if (error instanceof SealBroken)
      request.log.error({ err: describeError(error) }, 'what is kept cannot be opened');
    // A schema is too wide there, or what the server itself computed was impossible.
    else if (isImpossible(error))
      request.log.warn({ err: describeError(error) }, 'unstorable value');
    answer(reply, request, problem);
  });
}

/**
 * What fails for somebody whose account was deleted between the first and the last statement of their
 * request failed for that alone: they are told to sign in, as by their next request.
 */
async function judge(
  app: FastifyInstance,
  error: FastifyError,
  request: FastifyRequest,
): Promise<Problem> {
  const problem = problemOf(error, request);
  if (problem.code !== 'internal' || !request.caller) return problem;
  return app.resolveCaller(request).then(
    () => problem,
    (refusal: unknown) => (refusal instanceof Problem ? refusal : problem),
  );
}

/** Nobody is there to be answered, and what broke off did so for that. */
function hungUp({ raw }: FastifyRequest): boolean {
  return raw.destroyed && !raw.complete;
}

/** Answers an address that no route knows. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply): void {
  answer(reply, request, shared('not_found', 'There is nothing at this address'));
}

/**
 * What may be logged of an error: its type, code and where it happened. Messages stay out,
 * because those of the database and of parsers can quote what a person wrote.
 */
export function describeError(error: unknown): { type: string; code?: string; at: string[] } {
  if (!(error instanceof Error)) return { type: typeof error, at: [] };
  const code = codeOf(error);
  // The stack begins with the message, whose own lines may look like places too.
  const at = (error.stack ?? '')
    .replace(error.message, '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .map((line) => line.trim());
  return { type: causeOf(error).name, ...(code === undefined ? {} : { code }), at };
}

function answer(reply: FastifyReply, request: FastifyRequest, problem: Problem): void {
  const body: ErrorBody = {
    code: problem.code,
    message: problem.message,
    requestId: request.id,
    ...(problem.data ? { data: problem.data } : {}),
  };
  if (problem.status === 503 && !reply.hasHeader('retry-after')) {
    reply.header('retry-after', String(problem.data?.retryAfterSeconds ?? 1));
  }
  // Strings go out as they are: the route's own schemas describe successes only.
  reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(body);
}

function shared(
  code: SharedErrorCode,
  message: string,
  data?: Readonly<Record<string, unknown>>,
): Problem {
  return new Problem(code, SHARED_ERRORS[code], message, data);
}

function problemOf(error: FastifyError, request: FastifyRequest): Problem {
  if (error instanceof Problem) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields = error.validation.map(
      (issue): FieldIssue => ({
        path: [error.validationContext, ...issue.instancePath.split('/').filter(Boolean)].join('.'),
        code: issueCode(issue),
        message: issue.message ?? 'Not valid',
      }),
    );
    return shared('invalid', 'Some fields are not valid', { fields });
  }
  if (isResponseSerializationError(error)) return shared('internal', 'The answer was not valid');
  if (error instanceof SealBroken && !(error instanceof KeyBroken)) {
    return shared('damaged', 'What is kept there cannot be opened');
  }
  if (isUnavailable(error)) return shared('unavailable', 'Please try again in a moment');
  if (codeOf(error) === STORAGE_FULL) {
    return shared('storage_full', 'The room of one person is full');
  }
  if (isImpossible(error)) {
    return shared('invalid', 'A value is outside of what can be stored');
  }
  switch (error.statusCode) {
    case 413:
      return shared('payload_too_large', 'The body is larger than this route accepts', {
        limit: request.routeOptions.bodyLimit ?? null,
      });
    case 415:
      return shared('unsupported_media_type', 'Send JSON with content-type: application/json');
    case 429:
      return shared('too_many', 'Too many requests; try again later');
    case 503:
      return shared('unavailable', 'Please try again in a moment');
    case 406:
      return shared('invalid', 'Accept text/event-stream to read this stream');
    case 404:
      return shared('not_found', 'There is nothing at this address');
  }
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500) {
    return shared('invalid', 'The request could not be read');
  }
  return shared('internal', 'Something went wrong on our side');
}

function issueCode(issue: { keyword?: string; params?: unknown }): string {
  const custom = (issue.params as { params?: { code?: unknown } } | undefined)?.params?.code;
  return typeof custom === 'string' ? custom : (issue.keyword ?? 'invalid');
}

/** True when the database is away, starting, stopping or out of connections: asking again may help. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  if (code !== undefined) {
    if (/^[0-9A-Z]{5}$/.test(code) && UNAVAILABLE_STATES.test(code)) return true;
    if (UNAVAILABLE_NODE_CODES.has(code)) return true;
  }
  return LOST_CONNECTION.test(causeOf(error).message);
}

function isImpossible(error: Error): boolean {
  return IMPOSSIBLE_VALUES.has(codeOf(error) ?? '');
}

/** What the driver threw, through the query builder's wrapper. */
const causeOf = (error: Error): Error => (error.cause instanceof Error ? error.cause : error);

function codeOf(error: Error): string | undefined {
  const { code } = causeOf(error) as { code?: unknown };
  return typeof code === 'string' ? code : undefined;
}
