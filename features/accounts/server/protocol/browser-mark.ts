import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashSecret } from '../keys/hash-secret.ts';

/** How long a browser may be away at a provider. */
export const VISIT_LIFE_MS = 600_000;

export interface MarkPlace {
  /** Path that the mark comes back to. */
  path: string;
  /** Whether it comes back with a form from another site, which only https allows. */
  byForm: boolean;
  secure: boolean;
}

/**
 * Marks the browser that starts a visit to a provider, by a cookie of its own for each visit. The
 * implicit flow hands tokens to whatever browser comes back; the mark makes sure that it is the one
 * that left, so that nobody can be signed in, or their identity linked, to another person's account
 * by an address that was sent to them. (A PKCE flow needs no mark: its code is worth nothing without
 * the verifier.) Gives the hash to store.
 */
export function markBrowser(reply: FastifyReply, visitId: string, place: MarkPlace): Buffer {
  const secret = randomBytes(32).toString('base64url');
  const seconds = VISIT_LIFE_MS / 1_000;
  reply.header('set-cookie', cookieOf(visitId, secret, seconds, place));
  return hashSecret(secret);
}

/** Takes the mark off again, whatever came of the visit. */
export function unmarkBrowser(reply: FastifyReply, visitId: string, place: MarkPlace): void {
  reply.header('set-cookie', cookieOf(visitId, '', 0, place));
}

/** Hash of the mark that a request brings for a visit; null without one. */
export function markOf(request: FastifyRequest, visitId: string): Buffer | null {
  const name = nameOf(visitId);
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [key, value] = part.trim().split('=', 2);
    if (key === name && value) return hashSecret(value);
  }
  return null;
}

function cookieOf(
  visitId: string,
  value: string,
  maxAge: number,
  { path, byForm, secure }: MarkPlace,
): string {
  const sameSite = byForm && secure ? 'None' : 'Lax';
  return [
    `${nameOf(visitId)}=${value}`,
    `Path=${path}`,
    `Max-Age=${maxAge}`,
    'HttpOnly',
    `SameSite=${sameSite}`,
    ...(secure ? ['Secure'] : []),
  ].join('; ');
}

const nameOf = (visitId: string) => `florescer-visit-${visitId}`;
