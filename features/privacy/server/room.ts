import { eq } from 'drizzle-orm';
import { MOST_BYTES } from '#features/privacy/contract/privacy.contract.ts';
import type { Caller } from '#packages/api/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { storedBytes } from './privacy.tables.ts';

/** How much of their room a person has filled. */
export async function roomOf(
  { db }: ServerContext,
  { userId }: Pick<Caller, 'userId'>,
): Promise<{ bytes: number; most: number }> {
  const [row] = await db.select().from(storedBytes).where(eq(storedBytes.userId, userId));
  return { bytes: row?.bytes ?? 0, most: MOST_BYTES };
}
