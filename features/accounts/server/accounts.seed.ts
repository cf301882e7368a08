import type { Queryable } from '#packages/db/index.ts';
import { users } from './accounts.tables.ts';
import type { Accounts } from './accounts.ts';
import { createByAdmin } from './admin-users/admin-users.ts';
import { findUser, updateUser } from './users/users.queries.ts';

/** Password of the demonstration accounts; public, so they exist on loopback addresses only. */
const DEMONSTRATION_PASSWORD = 'florescer-demo';

/** The demonstration people, with ids that other features' seeds refer to. */
export const DEMONSTRATION_PEOPLE = {
  ana: {
    id: '01936f3c-0000-7000-8000-00000000a001',
    email: 'ana@demo.florescer.app',
    fullName: 'Ana Ribeiro',
  },
  bruno: {
    id: '01936f3c-0000-7000-8000-00000000b001',
    email: 'bruno@demo.florescer.app',
    fullName: 'Bruno Tavares',
  },
  carla: {
    id: '01936f3c-0000-7000-8000-00000000c001',
    email: 'carla@demo.florescer.app',
    fullName: 'Carla Menezes',
  },
  helena: {
    id: '01936f3c-0000-7000-8000-00000000d001',
    email: 'helena@demo.florescer.app',
    fullName: 'Helena Prado',
  },
} as const;

/** Somebody of the demonstration world whom other people see and nobody signs in as. */
export interface SeenPerson {
  id: string;
  email: string;
  fullName: string;
  createdAt: Date;
}

/** They have been here for a while: other features show months of their use. */
const MEMBERS_FOR_DAYS = 240;

/** Makes the demonstration accounts, confirmed; leaves those alone that are there. */
export async function seedAccounts(accounts: Accounts): Promise<void> {
  const { db, now } = accounts.context;
  const createdAt = new Date(now().getTime() - MEMBERS_FOR_DAYS * 86_400_000);
  for (const { id, email, fullName } of Object.values(DEMONSTRATION_PEOPLE)) {
    if (await findUser(db, id)) continue;
    await createByAdmin(accounts, {
      id,
      email,
      password: DEMONSTRATION_PASSWORD,
      confirmed: true,
      userMetadata: { full_name: fullName, language: 'pt-BR', time_zone: 'America/Sao_Paulo' },
      appMetadata: {},
    });
    await updateUser(db, id, { createdAt, emailConfirmedAt: createdAt });
  }
}

/** Makes confirmed accounts without a way in; leaves those alone that are there. */
export async function seedSeenPeople(db: Queryable, people: readonly SeenPerson[]): Promise<void> {
  const rows = people.map(({ id, email, fullName, createdAt }) => ({
    ...{ id, email, createdAt },
    emailConfirmedAt: createdAt,
    userMetadata: { full_name: fullName, language: 'pt-BR', time_zone: 'America/Sao_Paulo' },
  }));
  await db.insert(users).values(rows).onConflictDoNothing();
}
