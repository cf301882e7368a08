import type * as z from 'zod';

/** What people may hear of while it happens: a name and what each event of it carries, never personal text. */
export interface Topic<S extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly data: S;
}

/** Declares a topic; the feature that publishes it lists it on its `ServerFeature`. */
export function defineTopic<S extends z.ZodType>(name: string, data: S): Topic<S> {
  return { name, data };
}

/**
 * The stream’s own topic. It comes first on every connection and now and then while nothing happens, so
 * that the position stays young: `complete` is false where events may have been missed.
 */
export const STREAM_TOPIC = 'stream';
