import type { FastifyInstance, FastifyReply } from 'fastify';

/** Those of the protocol's clients, and of those that upload in pieces. */
const ALLOWED_HEADERS =
  'apikey, authorization, content-type, x-client-info, x-supabase-api-version, x-upsert, x-metadata, ' +
  'x-signature, cache-control, range, if-none-match, if-modified-since, tus-resumable, upload-length, ' +
  'upload-offset, upload-metadata, upload-defer-length, x-http-method-override, x-request-id';
const EXPOSED_HEADERS =
  'content-range, accept-ranges, content-length, etag, last-modified, location, tus-resumable, tus-version, ' +
  'tus-extension, tus-max-size, upload-offset, upload-length, upload-metadata, upload-expires';

/** Any page may call: nothing is granted for a cookie, only for what the caller must bring. */
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
      .header('tus-resumable', '1.0.0')
      .header('tus-version', '1.0.0')
      .header('tus-extension', 'creation,creation-with-upload,termination')
      .code(204)
      .send(),
  );
}

/** Lets any page read this answer. */
export function openToPages(reply: FastifyReply): void {
  reply
    .header('access-control-allow-origin', '*')
    .header('access-control-expose-headers', EXPOSED_HEADERS);
}
