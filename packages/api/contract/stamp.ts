import * as z from 'zod';

/**
 * What travels with a change of a record. Each has its own id and the time of the tap on the device, so
 * that changes which arrive late, twice or in another order come to the same record everywhere.
 */
export const stampSchema = z.object({
  changeId: z.uuid(),
  recordedAt: z.iso.datetime({ offset: true }),
});
