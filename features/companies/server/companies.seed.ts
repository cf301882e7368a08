import { DEMONSTRATION_PEOPLE } from '#features/accounts/server/index.ts';
import type { Database } from '#packages/db/index.ts';
import { companies, companyMembers } from './companies.tables.ts';

/** The demonstration company; Ana works there and Bruno is its admin. */
export const DEMONSTRATION_COMPANY = {
  id: '01936f3c-0000-7000-8000-0000000c0001',
  name: 'Vale Claro Logística',
} as const;

/** Makes the demonstration company and its people's membership; leaves alone what is there. */
export async function seedCompanies(db: Database): Promise<void> {
  const { ana, bruno } = DEMONSTRATION_PEOPLE;
  const companyId = DEMONSTRATION_COMPANY.id;
  await db.insert(companies).values(DEMONSTRATION_COMPANY).onConflictDoNothing();
  await db
    .insert(companyMembers)
    .values([ana, bruno].map(({ id: userId }) => ({ userId, companyId })))
    .onConflictDoNothing();
}
