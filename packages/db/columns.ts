import { sql } from 'drizzle-orm';
import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Binary column (`bytea`). */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({
  dataType: () => 'bytea',
});

/** Id that grows with time, made by the database (PostgreSQL 18 `uuidv7()`). */
export const id = (name = 'id') => uuid(name).notNull().default(sql`uuidv7()`);

/** Instant with time zone, as a `Date`. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Instant of creation, set by the database. */
export const createdAt = () => instant('created_at').notNull().defaultNow();
