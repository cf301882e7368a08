import * as z from 'zod';

/**
 * The id of a row as a request names it: a UUID, in small letters whatever it was sent in. What is
 * sealed is bound to its row's id as text, so the same id in capitals would lock it away for good.
 */
export const idSchema = z.uuid().toLowerCase();
