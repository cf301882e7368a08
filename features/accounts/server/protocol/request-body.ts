import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { AuthError, invalidRequest } from './auth-error.ts';

/** Deepest nesting of a body: metadata are small records, and the database parses them again. */
const MAX_DEPTH = 32;

/** What HTML forms post; only the addresses that other sites send people back to read it. */
export const FORM_TYPE = 'application/x-www-form-urlencoded';

/**
 * Reads every body as JSON, whatever its content type says and however badly it says it, as the
 * protocol's clients expect: an empty one is an empty object, top-level `null` members count as
 * absent, unknown members are kept for the route to ignore. What cannot be read is `bad_json`.
 */
export function readJsonBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request.raw;
    const type = headers['content-type'];
    if (type !== undefined && !isWellFormed(type)) headers['content-type'] = readable(type);
    done();
  });
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, text, done) => {
    try {
      done(null, parseBody(String(text)));
    } catch (error) {
      done(error as Error);
    }
  });
}

/** A media type whose parameters are in form, too: the framework answers 415 to any other by itself. */
function isWellFormed(type: string): boolean {
  return /^[\w.+-]+\/[\w.+-]+(?:; ?[\w-]+=[\w.-]+)*$/.test(type);
}

/** The type that a malformed one is read as: a form where it begins like one, else JSON. */
function readable(type: string): string {
  const [essence = ''] = type.split(/[;,\s]/, 1);
  return essence.toLowerCase() === FORM_TYPE ? FORM_TYPE : 'application/json';
}

function parseBody(text: string): Record<string, unknown> {
  if (text.trim() === '') return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new AuthError(400, 'bad_json', 'Could not parse request body as JSON: object expected');
  }
  assertStorable(value);
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== null));
}

/** Refuses what PostgreSQL cannot keep as text: NUL and halves of surrogate pairs, at any depth. */
export function assertStorable(value: unknown): void {
  const waiting: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value: part, depth } = next;
    if (typeof part === 'string') assertStorableText(part);
    if (typeof part !== 'object' || part === null) continue;
    if (depth >= MAX_DEPTH) throw invalidRequest('Request body is nested too deeply');
    for (const [key, member] of Object.entries(part)) {
      assertStorableText(key);
      waiting.push({ value: member, depth: depth + 1 });
    }
  }
}

function assertStorableText(text: string): void {
  if (text.includes('\u0000') || !text.isWellFormed()) {
    throw invalidRequest('Text holds characters that cannot be stored');
  }
}

/** Checks input against a schema; the first problem becomes 400 `validation_failed`. */
export function parse<S extends z.ZodType>(schema: S, input: unknown): z.output<S> {
  const result = schema.safeParse(input ?? {});
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw invalidRequest(`${issue?.path.join('.') || 'request'}: ${issue?.message ?? 'not valid'}`);
}

/** Free record of a request's metadata. */
export const metadataSchema = z.record(z.string(), z.unknown());

/** The PKCE half of a request; checked by `readChallenge`. */
export const pkceShape = {
  code_challenge: z.string().optional(),
  code_challenge_method: z.string().optional(),
};
