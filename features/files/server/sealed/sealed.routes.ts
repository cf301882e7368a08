import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { type Caller, fail } from '#packages/api/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { SEALED_PATH } from '../../contract/sealed.ts';
import { passOver } from '../protocol/body.ts';
import { essenceOf } from '../rules/media-type.rules.ts';
import { openSealed, sealObject, withdrawSealed } from './sealed.service.ts';

interface OfObject {
  Params: { id: string };
}
const idSchema = z.uuid().toLowerCase();

/**
 * Sealed objects, each for its owner alone. Bodies and answers are the bytes themselves, therefore beside
 * the contract.
 */
export function sealedRoutes(app: FastifyInstance, context: ServerContext): void {
  const own =
    (
      handler: (
        caller: Caller,
        id: string,
        request: FastifyRequest<OfObject>,
        reply: FastifyReply,
      ) => Promise<unknown>,
    ) =>
    async (request: FastifyRequest<OfObject>, reply: FastifyReply) => {
      const { caller } = request;
      const { data: id } = idSchema.safeParse(request.params.id);
      if (!caller) throw fail('unauthenticated', 'Sign in first');
      if (!id) throw fail('not_found', 'There is no such object');
      return handler(caller, id, request, reply);
    };

  void app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      request.caller = await app.resolveCaller(request);
      if (!request.caller) throw fail('unauthenticated', 'Sign in first');
      reply.header('cache-control', 'no-store');
    });
    scope.addHook('onRoute', (route) => {
      route.schema = { ...route.schema, hide: true };
    });
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));

    scope.put<OfObject>(
      `${SEALED_PATH}/:id`,
      own(async (caller, id, request, reply) => {
        const bytes = request.raw.iterator({ destroyOnReturn: false });
        const type = essenceOf(request.headers['content-type'] ?? '');
        try {
          const object = await sealObject(context, caller.userId, { id, type, bytes });
          return reply.code(201).send(object);
        } finally {
          passOver(request);
        }
      }),
    );
    scope.get<OfObject>(
      `${SEALED_PATH}/:id`,
      own(async ({ userId }, id, _request, reply) => {
        const opened = await openSealed(context, userId, id);
        if (!opened) throw fail('not_found', 'There is no such object');
        return reply
          .type(opened.type)
          .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
          .send(opened.bytes);
      }),
    );
    scope.delete<OfObject>(
      `${SEALED_PATH}/:id`,
      own(async ({ userId }, id, _request, reply) => {
        await withdrawSealed(context, userId, id);
        return reply.code(204).send();
      }),
    );
  });
}
