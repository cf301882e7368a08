import type { FastifyInstance } from 'fastify';
import { type LogFn, type Logger, pino } from 'pino';
import { describeError } from '#packages/api/server/index.ts';

/**
 * The log: JSON lines without anything personal. Requests are logged by route pattern, never by
 * address, since addresses can hold one-time tokens; callers, texts and network addresses stay out.
 */
export function createLogger(level: string, to?: { write: (line: string) => void }): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      req: () => undefined,
      res: () => undefined,
      // What a library logs of an error would be its message, which can quote values and addresses.
      err: (error: unknown) => (error instanceof Error ? describeError(error) : error),
    },
    hooks: { logMethod: withOwnWords },
  };
  return to ? pino(options, to) : pino(options);
}

/** A line without words of its own would take those of its error. */
function withOwnWords(this: Logger, args: Parameters<LogFn>, log: LogFn): void {
  const [first, words = 'error'] = args as [unknown, string?];
  const error = first instanceof Error ? { err: first } : first;
  const hasError = (error as { err?: unknown } | null)?.err instanceof Error;
  log.apply(this, hasError ? [error, words] : args);
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
