import { accountsOf, announceSecurityChange, holdPerson } from '#features/accounts/server/index.ts';
import { lockOwn, type Queryable } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import type { COMPANY_FULL } from '../contract/invitations.contract.ts';
import { NOT_CONFIRMED, type ONLY_COMPANY_ADMIN } from '../contract/people.contract.ts';
import { leavingObstacle } from './company-admins.ts';
import { lockCompanies } from './invitations.queries.ts';
import { joinCompany, orFull } from './join-company.ts';
import { companyOf } from './people.queries.ts';
import { endMembership } from './people.service.ts';

type Obstacle =
  | 'gone'
  | 'company_gone'
  | typeof NOT_CONFIRMED
  | typeof ONLY_COMPANY_ADMIN
  | typeof COMPANY_FULL;

/**
 * Links a person to a company in place of the one that they belong to; null for none. They are told
 * once. `record` writes the move down in its transaction; gives what stands in the way, if anything does.
 */
export function moveToCompany(
  context: ServerContext,
  { userId, companyId }: { userId: string; companyId: string | null },
  record: (tx: Queryable, move: { from: string | null; to: string | null }) => Promise<void>,
): Promise<Obstacle | 'moved'> {
  const moved = context.db.transaction(async (tx): Promise<Obstacle | 'moved'> => {
    const person = await holdPerson(tx, userId);
    if (!person) return 'gone';
    await lockOwn(tx, 'membership', userId);
    const current = await companyOf(tx, userId);
    if (current === companyId) return 'moved';
    const held = await lockCompanies(
      tx,
      [current, companyId].filter((id) => id !== null),
    );
    if (companyId !== null && !held.includes(companyId)) return 'company_gone';
    // The company sees the name of an account: nobody's address is an account of its person yet.
    if (companyId !== null && !person.confirmed) return NOT_CONFIRMED;
    const obstacle = current === null ? null : await leavingObstacle(tx, userId, context.now());
    if (obstacle) return obstacle;
    await record(tx, { from: current, to: companyId });
    const change = { userId, kind: 'company_changed' } as const;
    if (current === null) await announceSecurityChange(accountsOf(context), tx, change);
    else await endMembership(context, tx, userId, change.kind);
    if (companyId !== null) {
      await joinCompany(context, tx, { userId, companyId, site: null, sector: null });
    }
    return 'moved';
  });
  return orFull(moved);
}
