import fastJson, { type AnySchema } from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';
import { ResponseSerializationError } from 'fastify-type-provider-zod';
import * as z from 'zod';

type Write = (answer: unknown) => string;
const writers = new WeakMap<z.ZodType, Write>();

/**
 * How answers become JSON: by a writer made of the route's schema, which knows the declared
 * properties and no others. The handler's types promise the rest; with `check` every answer is
 * also held against its schema first, as tests do, and a wrong one answers `internal`.
 */
export function answerCompiler({ check }: { check: boolean }): FastifySerializerCompiler<unknown> {
  return ({ schema, method, url }) => {
    if (!(schema instanceof z.ZodType))
      throw new Error(`${method} ${url} answers without a schema`);
    return (answer: unknown) => {
      if (check) {
        const { error } = z.safeEncode(schema, answer as never);
        if (error) throw new ResponseSerializationError(method, url, { cause: error });
      }
      return writerOf(schema)(answer);
    };
  };
}

/** Made at a schema's first answer, not at start: most routes of a process are never called. */
function writerOf(schema: z.ZodType): Write {
  let write = writers.get(schema);
  if (!write) {
    const described = z.toJSONSchema(schema, { target: 'draft-7', override: nullIsAWord });
    write = fastJson(described as AnySchema);
    writers.set(schema, write);
  }
  return write;
}

/** A choice between something and null, which the writer would try out by validating, as one word. */
function nullIsAWord({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  const [some, none, ...others] = jsonSchema.anyOf ?? [];
  if (!some || none?.type !== 'null' || others.length > 0) return;
  if (some.oneOf) {
    // A choice between several things: null is one more of them.
    jsonSchema.anyOf = [...some.oneOf, none];
    return;
  }
  delete jsonSchema.anyOf;
  // Within a union the branch is found by validating: there a list of words holds null only if it says so.
  const words = some.const === undefined ? some.enum : [some.const];
  Object.assign(jsonSchema, some, { nullable: true }, words && { enum: [...words, null] });
  delete jsonSchema.const;
}
