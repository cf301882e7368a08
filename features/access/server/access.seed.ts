import { DEMONSTRATION_PEOPLE } from '#features/accounts/server/index.ts';
import type { Database } from '#packages/db/index.ts';
import { userRoles, userSubscriptions } from './access.tables.ts';

const ANAS_PLAN = '01936f3c-0000-7000-8000-00000000a0f1';
const BRUNOS_PLAN = '01936f3c-0000-7000-8000-00000000b0f1';

/** Roles and plans of the demonstration people: the company's business plan covers Ana and Bruno. */
export async function seedAccess(db: Database): Promise<void> {
  const { ana, bruno, carla } = DEMONSTRATION_PEOPLE;
  await db
    .insert(userRoles)
    .values([
      { userId: bruno.id, role: 'company_admin' },
      { userId: carla.id, role: 'admin' },
    ])
    .onConflictDoNothing();
  await db
    .insert(userSubscriptions)
    .values([
      { userId: ana.id, id: ANAS_PLAN, planType: 'empresarial', status: 'active' },
      { userId: bruno.id, id: BRUNOS_PLAN, planType: 'empresarial', status: 'active' },
    ])
    .onConflictDoNothing();
}
