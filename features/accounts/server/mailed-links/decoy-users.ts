import { randomUUID } from 'node:crypto';
import { getTableColumns, sql, type Table } from 'drizzle-orm';
import type { Queryable } from '#packages/db/index.ts';
import { identities, users } from '../accounts.tables.ts';
import { type PresentedUser, presentUser } from '../protocol/presenters.ts';
import { emailIdentityData, type Metadata } from '../users/metadata.rules.ts';

/**
 * The protocol's answer to a sign-up with a used address: like any other but for its empty list of
 * identities, by which our own screen knows it.
 */
export function decoyExistingUser(email: string, metadata: Metadata, now: Date): PresentedUser {
  const at = now.toISOString();
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: at,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: metadata,
    identities: [],
    created_at: at,
    updated_at: at,
    is_anonymous: false,
  };
}

/**
 * An answer that nothing tells from that of a new account, for an address that is in use: made of
 * rows that are never stored, with ids and metadata as the database makes and writes them, and
 * presented like those that are.
 */
export async function decoyNewUser(
  tx: Queryable,
  email: string,
  metadata: Metadata,
  now: Date,
): Promise<PresentedUser> {
  const [userId, identityId] = await newIds(tx);
  const own = emailIdentityData(userId, email, false);
  const data = await asStored(tx, { ...metadata, ...own });
  const times = { createdAt: now, updatedAt: now };
  const user = {
    ...emptyRow(users),
    ...times,
    id: userId,
    email,
    role: 'authenticated',
    confirmationSentAt: now,
    appMetadata: { provider: 'email', providers: ['email'] },
    userMetadata: data,
  };
  const identity = {
    ...emptyRow(identities),
    ...times,
    userId,
    id: identityId,
    provider: 'email',
    subject: userId,
    email,
    data,
    lastSignInAt: now,
  };
  return presentUser(user, [identity]);
}

async function newIds(tx: Queryable): Promise<[string, string]> {
  const { rows } = await tx.execute<{ user: string; identity: string }>(
    sql`select uuidv7() as "user", uuidv7() as "identity"`,
  );
  return [rows[0]?.user ?? randomUUID(), rows[0]?.identity ?? randomUUID()];
}

/** JSON as it comes back from its column: keys in the database's order, numbers in its notation. */
async function asStored(tx: Queryable, value: Metadata): Promise<Metadata> {
  const { rows } = await tx.execute<{ value: Metadata }>(
    sql`select ${JSON.stringify(value)}::jsonb as value`,
  );
  return rows[0]?.value ?? value;
}

/** A row of a table as an insert without values would leave it, as far as constants do. */
function emptyRow<T extends Table>(table: T): T['$inferSelect'] {
  const columns = Object.entries(getTableColumns(table));
  return Object.fromEntries(
    columns.map(([name, { default: value }]) => [name, isConstant(value) ? value : null]),
  ) as T['$inferSelect'];
}

const isConstant = (value: unknown) =>
  typeof value !== 'object' ||
  Array.isArray(value) ||
  Object.getPrototypeOf(value) === Object.prototype;
