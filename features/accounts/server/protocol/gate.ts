import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PUBLISHABLE_KEY } from '../../contract/keys.ts';
import { AuthError } from './auth-error.ts';
import { isSameSecret } from './bearer.ts';

/** Addresses that browsers reach by link, without the client's headers. */
const OPEN = /^\/auth\/v1\/(?:verify|callback|authorize|health|\.well-known\/.*|sso\/saml\/.*)$/;

/** Those of the protocol's clients, which send the same set to every service behind one gateway. */
const ALLOWED_HEADERS =
  'apikey, authorization, content-type, x-client-info, x-supabase-api-version, x-jwt-aud, redirect_to, ' +
  'x-upsert, x-metadata, cache-control, range';

/**
 * Any page may call: nothing is granted for a cookie, only for keys that the caller must bring. (The
 * mark of a visit to a provider is looked at on the way back, in addition to what that needs.)
 */
export function allowCrossOrigin(app: FastifyInstance): void {
  app.addHook('onRequest', (_request, reply, done) => {
    openToPages(reply);
    done();
  });
  app.options('/*', async (_request, reply) =>
    reply
      .header('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE, HEAD')
      .header('access-control-allow-headers', ALLOWED_HEADERS)
      .header('access-control-max-age', '86400')
      .code(204)
      .send(),
  );
}

/** Lets any page read this answer. */
export function openToPages(reply: FastifyReply): void {
  reply
    .header('access-control-allow-origin', '*')
    .header('access-control-expose-headers', 'X-Total-Count, Link, X-Supabase-Api-Version')
    .header('cache-control', 'no-store')
    .header('cross-origin-resource-policy', 'cross-origin');
}

/** Demands the publishable or the service key, in the header or the query (401 otherwise). */
export function demandApiKey(app: FastifyInstance, serviceKey: string): void {
  app.addHook('onRequest', (request, _reply, done) => {
    assertApiKey(request, serviceKey);
    done();
  });
}

function assertApiKey(request: FastifyRequest, serviceKey: string): void {
  const path = request.url.split('?', 1)[0] ?? '';
  if (request.method === 'OPTIONS' || OPEN.test(path)) return;
  const key = request.headers.apikey || (request.query as Record<string, unknown>).apikey;
  if (typeof key !== 'string' || key === '') {
    throw new AuthError(401, 'no_authorization', 'No API key found in request');
  }
  if (!isSameSecret(key, PUBLISHABLE_KEY) && !isSameSecret(key, serviceKey)) {
    throw new AuthError(401, 'no_authorization', 'Invalid API key');
  }
}
