import type { FastifyInstance } from 'fastify';

/** How long nothing more is said of it. */
const QUIET_MS = 3_600_000;
const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const;

/**
 * Says in the log, at most once an hour, that requests come through a proxy which the server does not
 * trust: all visitors behind it count as one address.
 */
export function tellOfUntrustedProxy(app: FastifyInstance, now: () => Date): void {
  let quietUntil = 0;
  app.addHook('onRequest', (request, _reply, done) => {
    const header = FORWARDED.find((name) => request.headers[name] !== undefined);
    if (header && now().getTime() >= quietUntil) {
      quietUntil = now().getTime() + QUIET_MS;
      app.log.warn(
        { header },
        'requests carry a forwarded address that is not trusted: all who come through that proxy count ' +
          'as one visitor. Set TRUST_PROXY to the number of proxies of your own before this server; if ' +
          'there is none, somebody made the header up and nothing is to be done',
      );
    }
    done();
  });
}
