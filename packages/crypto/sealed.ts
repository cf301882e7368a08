import * as z from 'zod';
import { SealBroken } from './aead.ts';

/** The shape of an encrypted value, made by `sealed`. */
export interface Sealed<out T> {
  /** The value with its defaults; throws `SealBroken` for one of another shape. */
  readonly read: (value: unknown) => T;
}

/**
 * Declares the shape of an encrypted value. No migration can reach what is sealed, so a field added later
 * takes a default here, and a value sealed before it existed opens with it. Fields that the schema does not
 * name are kept. Limits that belong to input (lengths, formats) have no place in it: what was stored once
 * has to open for ever.
 */
export function sealed<S extends z.ZodType>(schema: S): Sealed<z.output<S>> {
  const shape = schema instanceof z.ZodObject ? schema.loose() : schema;
  return {
    read(value) {
      const result = shape.safeParse(value);
      if (!result.success) throw new SealBroken();
      return result.data as z.output<S>;
    },
  };
}

/** A text sealed by itself. */
export const SEALED_TEXT: Sealed<string> = sealed(z.string());
