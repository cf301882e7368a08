import type { FastifyReply, FastifyRequest } from 'fastify';
import { invalidRequest } from './auth-error.ts';
import { answerError } from './error-answers.ts';
import { openToPages } from './gate.ts';

/**
 * Answers an address below `/auth/v1` that the router cannot read, or with an id longer than any,
 * as the routes answer an id that is none: 404 `validation_failed`. Such a request reaches no route
 * and no handler of the plugin. False where the address is not ours to answer.
 */
export function answerUnreadableAddress(request: FastifyRequest, reply: FastifyReply): boolean {
  if (!request.url.startsWith('/auth/v1/')) return false;
  openToPages(reply);
  answerError(invalidRequest('The address could not be read', 404), request, reply);
  return true;
}
