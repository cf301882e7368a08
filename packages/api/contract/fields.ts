import * as z from 'zod';

/**
 * The id of a row as a request names it: a UUID, in small letters whatever it was sent in. What is
 * sealed is bound to its row's id as text, so the same id in capitals would lock it away for good.
 */
export const idSchema = z.uuid().toLowerCase();

/** Largest page that a list gives; lists page by key, never by offset. */
export const MAX_PAGE = 100;

/** Query of a list paged by key: `after` is the id of the last row already seen. */
export const pageQuerySchema = z.object({
  after: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(MAX_PAGE).default(20),
});

/**
 * What travels with a change of a record. Each has its own id and the time of the tap on the device, so
 * that changes which arrive late, twice or in another order come to the same record everywhere.
 */
export const stampSchema = z.object({
  changeId: z.uuid(),
  recordedAt: z.iso.datetime({ offset: true }),
});
