import { recordAct } from '#features/audit/server/index.ts';
import { type Caller, fail, type Problem } from '#packages/api/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { NO_SUCH_ACCOUNT, type StaffMember } from '../contract/access.contract.ts';
import { deleteGrant, holdByAddress, insertGrant } from './grants.queries.ts';
import { supportStaffTaken } from './plug-in-points.ts';

/** Lets the holder of a confirmed address answer tickets; twice is once. */
export function giveSupportStaff(
  { db, now }: ServerContext,
  { userId: actorId }: Caller,
  address: string,
  failOwn: (code: typeof NO_SUCH_ACCOUNT, message: string) => Problem,
): Promise<StaffMember> {
  return db.transaction(async (tx) => {
    const person = await holdByAddress(tx, address);
    if (!person) throw failOwn(NO_SUCH_ACCOUNT, 'No confirmed account has this address');
    const { since, isNew } = await insertGrant(tx, person.id, 'support_staff', now());
    if (isNew) {
      const subject = { kind: 'person', id: person.id } as const;
      await recordAct(tx, { at: now(), act: 'support_staff_given', actorId, subject });
    }
    return { ...person, since: since.toISOString() };
  });
}

export async function takeSupportStaff(
  context: ServerContext,
  { userId: actorId }: Caller,
  id: string,
): Promise<void> {
  await context.db.transaction(async (tx) => {
    if (!(await deleteGrant(tx, id, 'support_staff'))) {
      throw fail('not_found', 'They do not answer tickets');
    }
    const subject = { kind: 'person', id } as const;
    await recordAct(tx, { at: context.now(), act: 'support_staff_taken', actorId, subject });
    for (const tell of supportStaffTaken.of(context)) await tell(tx, id);
  });
}
