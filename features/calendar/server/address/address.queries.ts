import { eq, sql } from 'drizzle-orm';
import { MAX_READINGS_PER_HOUR, type Shown } from '#features/calendar/contract/address.contract.ts';
import type { Queryable } from '#packages/db/index.ts';
import { calendarAddresses } from '../calendar.tables.ts';

export type AddressRow = typeof calendarAddresses.$inferSelect;

export async function findAddress(db: Queryable, userId: string): Promise<AddressRow | undefined> {
  const [row] = await db
    .select()
    .from(calendarAddresses)
    .where(eq(calendarAddresses.userId, userId));
  return row;
}

/** Puts an address in the place of the person’s former one. */
export async function putAddress(
  db: Queryable,
  address: { userId: string; tokenHash: Buffer; shows: Shown; now: Date },
): Promise<AddressRow> {
  const { userId, tokenHash, shows, now } = address;
  const made = { tokenHash, shows, createdAt: now, readAt: null, readings: 0, hourBegan: now };
  const [row] = await db
    .insert(calendarAddresses)
    .values({ userId, ...made })
    .onConflictDoUpdate({ target: calendarAddresses.userId, set: made })
    .returning();
  return row as AddressRow;
}

export async function setShown(
  db: Queryable,
  userId: string,
  shows: Shown,
): Promise<AddressRow | undefined> {
  const [row] = await db
    .update(calendarAddresses)
    .set({ shows })
    .where(eq(calendarAddresses.userId, userId))
    .returning();
  return row;
}

export async function deleteAddress(db: Queryable, userId: string): Promise<void> {
  await db.delete(calendarAddresses).where(eq(calendarAddresses.userId, userId));
}

/** Counts a reading of the address with a token’s hash; says whose it is, and whether it is one too many. */
export async function countReading(
  db: Queryable,
  tokenHash: Buffer,
  now: Date,
): Promise<{ address: AddressRow; isTooMany: boolean } | null> {
  const isNewHour = sql`${calendarAddresses.hourBegan} <= ${now}::timestamptz - interval '1 hour'`;
  const [address] = await db
    .update(calendarAddresses)
    .set({
      readAt: now,
      readings: sql`case when ${isNewHour} then 1 else ${calendarAddresses.readings} + 1 end`,
      hourBegan: sql`case when ${isNewHour} then ${now}::timestamptz else ${calendarAddresses.hourBegan} end`,
    })
    .where(eq(calendarAddresses.tokenHash, tokenHash))
    .returning();
  return address ? { address, isTooMany: address.readings > MAX_READINGS_PER_HOUR } : null;
}
