import type { FastifyInstance } from 'fastify';
import type { JsonSchema } from './schema-values.ts';

interface Parameter {
  name: string;
  in: string;
  schema: JsonSchema;
}

/** What the API document says of a route. */
export interface Operation {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  /** Begins with the permission. */
  description?: string;
  /** Empty where nobody has to be signed in. */
  security?: unknown[];
  responses: Record<string, unknown>;
}

/** One route of the running server. */
export interface Target {
  /** Method and path with `:names`, as the permission matrix calls it. */
  name: string;
  method: string;
  path: string;
  params: string[];
  /** Null where the route stands outside of the API document. */
  operation: Operation | null;
}

/**
 * Every route of a server, taken from the server itself: whoever adds one is attacked from then on.
 * `HEAD` and `OPTIONS` are left out, which the framework answers from the others.
 */
export function targetsOf(app: FastifyInstance): Target[] {
  const { paths = {} } = app.swagger() as { paths?: Record<string, Record<string, Operation>> };
  return routesOf(app).map(({ method, path }) => {
    const params = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
    const documented = paths[path.replaceAll(/:(\w+)/g, '{$1}')];
    const operation = documented?.[method.toLowerCase()] ?? null;
    return { name: `${method} ${path}`, method, path, params, operation };
  });
}

/** What an event stream wants of who asks for it; nothing of other routes. */
export const streamHeaders = ({ path }: Target): Record<string, string> =>
  path.endsWith('/events') ? { accept: 'text/event-stream' } : {};

/** The routes, out of the tree that the framework prints of them. */
function routesOf(app: FastifyInstance): { method: string; path: string }[] {
  const above: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, tree, segment, methods] = /^([│├└─\s]*)(\S.*) \(([A-Z, ]+)\)$/.exec(line) ?? [];
      if (tree === undefined || segment === undefined || methods === undefined) return [];
      const depth = tree.length / 4 - 1;
      const path = (above[depth - 1] ?? '') + segment;
      above.splice(depth, above.length, path);
      return methods
        .split(', ')
        .filter((method) => method !== 'HEAD' && method !== 'OPTIONS')
        .map((method) => ({ method, path }));
    });
}
