import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Files } from '../files.ts';
import { readBodies } from './body.ts';
import { allowCrossOrigin, openToPages } from './cross-origin.ts';
import { answerError } from './error-answers.ts';
import { bucketRoutes } from './routes/buckets.routes.ts';
import { downloadRoutes } from './routes/downloads.routes.ts';
import { listRoutes } from './routes/lists.routes.ts';
import { objectRoutes } from './routes/objects.routes.ts';
import { resumableRoutes } from './routes/resumable.routes.ts';
import { signedRoutes } from './routes/signed.routes.ts';
import { invalidRequest, StorageError } from './storage-error.ts';

const SHOWN = /^\/storage\/v1\/(?:object|render\/image)\/(?:public|sign)\//;

/**
 * The storage service below `/storage/v1`: a foreign protocol with its own errors and bodies, therefore a
 * plugin of its own beside the product's routes.
 */
export function storagePlugin(files: Files) {
  return async (app: FastifyInstance): Promise<void> => {
    app.addHook('onRoute', (route) => {
      route.schema = { ...route.schema, hide: true };
    });
    app.setErrorHandler(answerError);
    readBodies(app);
    allowCrossOrigin(app);
    app.setNotFoundHandler(() => {
      const names = { error: 'Not Found', code: 'NotFound', http: 404 };
      throw new StorageError(404, names, 'There is nothing at this address');
    });
    app.get('/status', async () => ({ status: 'ok' }));
    for (const routes of [
      bucketRoutes,
      listRoutes,
      signedRoutes,
      downloadRoutes,
      objectRoutes,
      resumableRoutes,
    ]) {
      routes(app, files);
    }
  };
}

/** Whether a request is for a file that pages show without a token, by the route that it matched. */
export function isFileAddress({ method, routeOptions }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && SHOWN.test(routeOptions.url ?? '');
}

/** Answers an address below `/storage/v1` that the router cannot read. False where it is not ours. */
export function answerUnreadableFileAddress(request: FastifyRequest, reply: FastifyReply): boolean {
  if (!request.url.startsWith('/storage/v1/')) return false;
  openToPages(reply);
  answerError(invalidRequest('The address could not be read'), request, reply);
  return true;
}
