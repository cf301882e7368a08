import type { FastifyInstance } from 'fastify';
import { AuthError } from './auth-error.ts';

/**
 * Answers 504 `request_timeout` where a request has not been answered within `ms` milliseconds.
 * Fastify's own limit of a handler makes a signal for each request and aborts it after the answer,
 * with an error and its stack: a twentieth of what a refresh costs.
 */
export function limitTime(app: FastifyInstance, ms: number): void {
  app.addHook('onRequest', (_request, reply, done) => {
    const timer = setTimeout(() => {
      if (reply.sent) return;
      reply.send(new AuthError(504, 'request_timeout', 'Processing this request took too long'));
    }, ms);
    reply.raw.once('close', () => clearTimeout(timer));
    done();
  });
}
