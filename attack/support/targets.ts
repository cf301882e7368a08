import type { TestApp } from '#packages/testing/people/index.ts';
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
 * What only tells a browser which methods there are is left out.
 */
export function targetsOf({ app, routes }: TestApp): Target[] {
  const { paths = {} } = app.swagger() as { paths?: Record<string, Record<string, Operation>> };
  return routes
    .map((name) => [name, ...name.split(' ', 2)] as [string, string, string])
    .filter(([, method]) => method !== 'HEAD' && method !== 'OPTIONS')
    .map(([name, method, path]) => {
      const params = [...path.matchAll(/:(\w+)/g)].map(([, param = '']) => param);
      const documented = paths[path.replaceAll(/:(\w+)/g, '{$1}')];
      return { name, method, path, params, operation: documented?.[method.toLowerCase()] ?? null };
    });
}
