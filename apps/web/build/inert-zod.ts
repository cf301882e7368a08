/**
 * Stands in for zod in the browser: declaring a schema does nothing, using one throws. Only the
 * builders that contracts use are here; the build names a missing one.
 */
const CHECKS = new Set(['parse', 'safeParse', 'parseAsync', 'safeParseAsync', 'decode', 'encode']);

function refuse(): never {
  throw new Error('Schemas are checked by the server only; write a rule as a plain function.');
}

// biome-ignore lint/complexity/useArrowFunction: must be callable through the proxy with any `this`
const inert: unknown = new Proxy(function () {}, {
  get: (_, key) => (CHECKS.has(String(key)) ? refuse : inert),
  apply: () => inert,
});

export {
  inert as any,
  inert as array,
  inert as base64,
  inert as boolean,
  inert as coerce,
  inert as discriminatedUnion,
  inert as email,
  inert as enum,
  inert as int,
  inert as iso,
  inert as lazy,
  inert as literal,
  inert as looseObject,
  inert as never,
  inert as null,
  inert as nullable,
  inert as number,
  inert as object,
  inert as optional,
  inert as partialRecord,
  inert as record,
  inert as strictObject,
  inert as string,
  inert as tuple,
  inert as union,
  inert as unknown,
  inert as url,
  inert as uuid,
  inert as uuidv7,
};
