import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** OpenAPI 3.1 of every contract at `/api/openapi.json`, readable at `/api/docs`. */
export async function serveApiDocument(app: FastifyInstance, siteUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Florescer',
        version: '1',
        description:
          'The product’s own API. Errors have one body, `{ code, message, requestId, data? }`. ' +
          'Sign-in is the auth service at `/auth/v1`; pass its access token as bearer.',
      },
      servers: [{ url: siteUrl }],
      components: {
        securitySchemes: { session: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
      security: [{ session: [] }],
    },
    transform: (input) =>
      input.url.startsWith('/api/')
        ? jsonSchemaTransform(input as Parameters<typeof jsonSchemaTransform>[0])
        : { schema: { hide: true }, url: input.url },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    uiConfig: { docExpansion: 'list', deepLinking: true, tryItOutEnabled: false },
  });
}
