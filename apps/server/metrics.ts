import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { fail } from '#packages/api/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';

/** `/metrics` for Prometheus, for the holder of the service key: process and answers by route. */
export function serveMetrics(app: FastifyInstance, { settings }: ServerContext): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer by method, route pattern and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    answers.observe(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: String(reply.statusCode),
      },
      reply.elapsedTime / 1000,
    );
    done();
  });
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!sameText(request.headers.authorization ?? '', `Bearer ${settings.serviceKey}`)) {
      throw fail('unauthenticated', 'Send the service key as bearer');
    }
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function sameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
