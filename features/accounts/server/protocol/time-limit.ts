import type { FastifyInstance } from 'fastify';
import { AuthError } from './auth-error.ts';

/**
 * Answers `request_timeout` where a request has not been answered within `ms` milliseconds: 408 while
 * its body is still on the way, which is not ours to mend, 504 after that.
 * Fastify's own limit of a handler makes a signal for each request and aborts it after the answer,
 * with an error and its stack: a twentieth of what a refresh costs.
 */
export function limitTime(app: FastifyInstance, ms: number): void {
  app.addHook('onRequest', (request, reply, done) => {
    const timer = setTimeout(() => {
      if (reply.sent) return;
      const refusal = request.raw.complete
        ? new AuthError(504, 'request_timeout', 'Processing this request took too long')
        : new AuthError(408, 'request_timeout', 'The body did not arrive in time');
      reply.send(refusal);
    }, ms);
    reply.raw.once('close', () => clearTimeout(timer));
    done();
  });
}
