import {
  adminsAmong,
  deleteCompanyAdmin,
  endCompanyPlan,
  insertCompanyAdmin,
  planWithoutCompany,
} from '#features/access/server/index.ts';
import {
  accountsOf,
  announceSecurityChange,
  holdPerson,
  presentAmong,
} from '#features/accounts/server/index.ts';
import type { Act } from '#features/audit/contract/audit.contract.ts';
import { recordAct } from '#features/audit/server/index.ts';
import { type Caller, fail } from '#packages/api/server/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import {
  type CompanyPerson,
  type LeavingTerms,
  NOT_CONFIRMED,
  ONLY_COMPANY_ADMIN,
} from '../contract/people.contract.ts';
import type { UnitKind } from '../contract/unit-name.rules.ts';
import { addressHint } from './address-hint.ts';
import { noCompany } from './as-admin.ts';
import { colleaguesOf, deleteAwaited, lockCompanyOf } from './companies.queries.ts';
import { hasOtherAdmin, leavingObstacle } from './company-admins.ts';
import { endCompany, leaveNoEmptyCompany } from './leave-no-empty-company.ts';
import { deleteMember, isMemberOf, pageOfPeople, type WantedPeople } from './people.queries.ts';
import { personLeaves } from './plug-in-points.ts';
import { placePerson, unitsAmong } from './units.queries.ts';

/** What leaving would mean for the caller; throws `not_found` for who belongs to no company. */
export async function leavingTerms(
  { db, now }: ServerContext,
  { userId, companyId }: Caller,
): Promise<LeavingTerms> {
  if (!companyId) throw noCompany();
  return {
    obstacle: await leavingObstacle(db, userId, now()),
    planAfterwards: await planWithoutCompany(db, userId, now()),
    endsCompany: (await presentAmong(db, await colleaguesOf(db, userId))).length === 0,
  };
}

/** Takes the caller out of their company. Gives what stands in the way, if anything does. */
export function leaveCompany(
  context: ServerContext,
  { userId }: Caller,
): Promise<typeof ONLY_COMPANY_ADMIN | 'left'> {
  return context.db.transaction(async (tx) => {
    await holdPerson(tx, userId);
    if (!(await lockCompanyOf(tx, userId))) throw noCompany();
    const obstacle = await leavingObstacle(tx, userId, context.now());
    if (obstacle) return obstacle;
    await endMembership(context, tx, userId, 'company_left');
    return 'left';
  });
}

/** The people of the caller's company, a page by name. */
export async function findPeople(
  { db }: ServerContext,
  { userId, companyId }: Caller,
  wanted: WantedPeople & { limit: number },
): Promise<{ people: CompanyPerson[]; next: string | null }> {
  if (!companyId) throw noCompany();
  const { limit } = wanted;
  const rows = await pageOfPeople(db, companyId, { ...wanted, limit: limit + 1 });
  const page = rows.slice(0, limit);
  return {
    people: page.map(({ email, joinedAt, ...person }) => ({
      ...person,
      addressHint: addressHint(email),
      isCaller: person.id === userId,
      joinedAt: joinedAt.toISOString(),
    })),
    next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
}

/**
 * Takes somebody out of the caller's company, another administrator too: who left the job without handing
 * over must not keep it. The caller themselves leaves by it. Throws `not_found` for anybody elsewhere.
 */
export function removePerson(
  context: ServerContext,
  caller: Caller,
  userId: string,
): Promise<typeof ONLY_COMPANY_ADMIN | 'left'> {
  if (userId === caller.userId) return leaveCompany(context, caller);
  return context.db.transaction(async (tx) => {
    const { companyId } = await holdColleague(tx, caller, userId);
    await endMembership(context, tx, userId, 'company_removed');
    await record(context, tx, caller, { act: 'member_removed', userId, companyId });
    return 'left' as const;
  });
}

/** Says where in the caller's company a person is. */
export function movePerson(
  context: ServerContext,
  caller: Caller,
  userId: string,
  { siteId, sectorId }: { siteId: string | null; sectorId: string | null },
): Promise<void> {
  return context.db.transaction(async (tx) => {
    const { companyId } = await holdColleague(tx, caller, userId);
    const wanted = [siteId, sectorId].filter((id) => id !== null);
    const units = await unitsAmong(tx, companyId, wanted);
    const nameOf = (kind: UnitKind, id: string | null) => {
      if (id === null) return null;
      const unit = units.find((one) => one.id === id && one.kind === kind);
      if (!unit) throw fail('not_found', 'There is no such site or sector in your company');
      return unit.name;
    };
    const place = { site: nameOf('site', siteId), sector: nameOf('sector', sectorId) };
    await placePerson(tx, { userId, companyId }, place);
    await record(context, tx, caller, { act: 'member_moved', userId, companyId });
  });
}

/** Lets somebody of the caller's company look after it, too. Gives what stands in the way, if anything does. */
export function makeAdmin(
  context: ServerContext,
  caller: Caller,
  userId: string,
): Promise<typeof NOT_CONFIRMED | 'made'> {
  return context.db.transaction(async (tx) => {
    const { confirmed, companyId } = await holdColleague(tx, caller, userId);
    if (!confirmed) return NOT_CONFIRMED;
    if (await insertCompanyAdmin(tx, userId)) {
      const change = { userId, kind: 'company_admin_given' } as const;
      await announceSecurityChange(accountsOf(context), tx, change);
      await record(context, tx, caller, { act: 'company_admin_given', userId, companyId });
    }
    return 'made';
  });
}

/** Ends the caller's administration, where somebody else has it too. A general one is not the company's. */
export function giveUpAdmin(
  context: ServerContext,
  caller: Caller,
): Promise<typeof ONLY_COMPANY_ADMIN | 'ended'> {
  const { userId, language } = caller;
  return context.db.transaction(async (tx) => {
    await holdPerson(tx, userId);
    const companyId = await lockCompanyOf(tx, userId);
    if (!companyId) throw noCompany();
    if (!(await hasOtherAdmin(tx, userId, context.now()))) return ONLY_COMPANY_ADMIN;
    if (!(await deleteCompanyAdmin(tx, userId))) {
      throw fail('not_found', 'You look after no company');
    }
    const change = { userId, kind: 'company_admin_ended', language } as const;
    await announceSecurityChange(accountsOf(context), tx, change);
    await record(context, tx, caller, { act: 'company_admin_ended', userId, companyId });
    return 'ended';
  });
}

/**
 * Holds a person of the caller's company and the company, in the order of a deletion. Whether the caller
 * still looks after it is asked once it is held: they may have been taken out of it meanwhile.
 */
async function holdColleague(
  tx: Queryable,
  caller: Caller,
  userId: string,
): Promise<{ confirmed: boolean; companyId: string }> {
  const person = await holdPerson(tx, userId);
  const companyId = await lockCompanyOf(tx, caller.userId);
  if (!companyId) throw noCompany();
  if ((await adminsAmong(tx, [caller.userId])).length === 0) {
    throw fail('forbidden', 'You look after this company no more');
  }
  if (!person || !(await isMemberOf(tx, { userId, companyId }))) {
    throw fail('not_found', 'There is no such person in your company');
  }
  return { ...person, companyId };
}

type Ending = 'company_left' | 'company_removed' | 'company_changed';

/** Ends what somebody had by their company and tells them; what they keep here is theirs and stays. */
export async function endMembership(
  context: ServerContext,
  tx: Queryable,
  userId: string,
  kind: Ending,
): Promise<void> {
  const companyId = await lockCompanyOf(tx, userId);
  if (companyId) await tellLeaving(context, tx, userId, companyId);
  await leaveNoEmptyCompany(context, tx, userId);
  await settleLeaving(context, tx, userId, kind);
}

/** The same for all people of a company that is held, which goes with them, whoever may be left in it. */
export async function endMemberships(
  context: ServerContext,
  tx: Queryable,
  { companyId, people }: { companyId: string; people: readonly string[] },
): Promise<void> {
  for (const userId of people) {
    await tellLeaving(context, tx, userId, companyId);
    await settleLeaving(context, tx, userId, 'company_changed');
  }
  await endCompany(context, tx, companyId);
}

async function tellLeaving(
  context: ServerContext,
  tx: Queryable,
  userId: string,
  companyId: string,
): Promise<void> {
  for (const tell of personLeaves.of(context)) await tell(tx, userId, companyId);
}

async function settleLeaving(
  context: ServerContext,
  tx: Queryable,
  userId: string,
  kind: Ending,
): Promise<void> {
  await deleteMember(tx, userId);
  // Who had waited for the invitation that they came by does not wait for another one.
  await deleteAwaited(tx, userId);
  await deleteCompanyAdmin(tx, userId);
  await endCompanyPlan(tx, userId, context.now());
  await announceSecurityChange(accountsOf(context), tx, { userId, kind });
}

function record(
  { now }: ServerContext,
  tx: Queryable,
  caller: Caller,
  { act, userId, companyId }: { act: Act; userId: string; companyId: string },
): Promise<void> {
  const subject = { kind: 'person', id: userId } as const;
  return recordAct(tx, { at: now(), act, actorId: caller.userId, subject, companyId });
}
