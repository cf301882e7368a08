import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Queryable } from '#packages/db/index.ts';
import type { Accounts } from '../accounts.ts';
import { phoneIdentityData } from '../phone/phone.rules.ts';
import type { UserRow } from '../protocol/presenters.ts';
import { emailIdentityData, type Metadata } from './metadata.rules.ts';
import { insertIdentity, insertUser } from './users.queries.ts';

export interface NewUser {
  id?: string | undefined;
  /** At least one of the two; each gives an identity. */
  email: string | null;
  phone?: string | null;
  passwordHash: string | null;
  metadata: Metadata;
  /** On top of provider and providers, which follow from the addresses. */
  appMetadata?: Metadata;
  changes?: Partial<UserRow>;
  /** Made by the operator, not by the person. */
  byOperator?: boolean;
}

/** A new, unconfirmed account with its identities; undefined when an address or the id is taken. */
export async function createUser(
  { context }: Accounts,
  tx: Queryable,
  {
    id,
    email,
    phone = null,
    passwordHash,
    metadata,
    appMetadata,
    changes,
    byOperator = false,
  }: NewUser,
): Promise<UserRow | undefined> {
  const now = context.now();
  const userId = id ?? (await newUserId(tx));
  const identities = [
    ...(email ? [{ provider: 'email', email, own: emailIdentityData(userId, email, false) }] : []),
    ...(phone
      ? [{ provider: 'phone', email: null, own: phoneIdentityData(userId, phone, false) }]
      : []),
  ];
  const providers = identities.map(({ provider }) => provider);
  const values = {
    id: userId,
    email,
    phone,
    passwordHash,
    appMetadata: { provider: providers[0], providers, ...appMetadata },
    userMetadata: { ...metadata, ...identities[1]?.own, ...identities[0]?.own },
    updatedAt: now,
    ...changes,
    createdAt: now,
  };
  const user = await insertUser(tx, values, { byOperator });
  if (!user) return undefined;
  for (const { provider, email: address, own } of identities) {
    await insertIdentity(tx, {
      userId,
      provider,
      subject: userId,
      email: address,
      data: { ...metadata, ...own },
      createdAt: now,
      updatedAt: now,
      lastSignInAt: now,
    });
  }
  return user;
}

export async function newUserId(tx: Queryable): Promise<string> {
  const { rows } = await tx.execute<{ id: string }>(sql`select uuidv7() as id`);
  return rows[0]?.id ?? randomUUID();
}
