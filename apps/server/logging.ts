import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';

/**
 * The log: JSON lines without anything personal. Requests are logged by route pattern, never by
 * address, since addresses can hold one-time tokens; callers, texts and network addresses stay out.
 */
export function createLogger(level: string, to?: { write: (line: string) => void }): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { req: () => undefined, res: () => undefined },
  };
  return to ? pino(options, to) : pino(options);
}

/** Logs each answer: request id, method, route pattern, status and milliseconds. */
export function logResponses(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
    done();
  });
}
