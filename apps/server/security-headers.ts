import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';

/** Headers of the answer itself, which are not helmet's. */
const TRANSPORT = new Set(['connection', 'content-length', 'content-type', 'date']);

/**
 * Puts helmet's headers on every answer. They are always the same and asked of helmet once: making
 * them anew for each request, as its plugin does, took a fifth of the CPU of a small answer.
 */
export async function sendSecurityHeaders(
  app: FastifyInstance,
  { production }: { production: boolean },
): Promise<void> {
  const headers = await helmetHeaders(production);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

async function helmetHeaders(production: boolean): Promise<Record<string, string>> {
  const asked = Fastify();
  await asked.register(helmet, optionsFor(production));
  asked.get('/', () => null);
  const { headers } = await asked.inject('/');
  await asked.close();
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      TRANSPORT.has(name) ? [] : [[name, String(value)]],
    ),
  );
}

function optionsFor(production: boolean) {
  return {
    // Pages carry their own policy with the hashes of their scripts (web.ts); data needs none at all.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    strictTransportSecurity: production
      ? { maxAge: 63_072_000, includeSubDomains: true }
      : (false as const),
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'no-referrer' as const },
  };
}
