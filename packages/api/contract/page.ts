import * as z from 'zod';

/** Largest page that a list gives; lists page by key, never by offset. */
export const MAX_PAGE = 100;

/** Query of a list paged by key: `after` is the id of the last row already seen. */
export const pageQuerySchema = z.object({
  after: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(MAX_PAGE).default(20),
});
