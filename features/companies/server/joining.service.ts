import { randomInt } from 'node:crypto';
import { adminsAmong } from '#features/access/server/index.ts';
import { accountsOf, announceSecurityChange, holdPerson } from '#features/accounts/server/index.ts';
import { recordAct } from '#features/audit/server/index.ts';
import { type Caller, fail } from '#packages/api/server/index.ts';
import { SEALED_TEXT } from '#packages/crypto/index.ts';
import { lockOwn, type Queryable } from '#packages/db/index.ts';
import { type ServerContext, tryUnseal } from '#packages/kernel/index.ts';
import { type COMPANY_FULL, IN_ANOTHER_COMPANY } from '../contract/invitations.contract.ts';
import {
  CODE_TRIES,
  type Joining,
  MOST_ASKING,
  UNKNOWN_CODE,
} from '../contract/joining.contract.ts';
import { NOT_CONFIRMED } from '../contract/people.contract.ts';
import { addressHint } from './address-hint.ts';
import { asAdmin, noCompany, recordOfCompany } from './as-admin.ts';
import { lockCompanyOf } from './companies.queries.ts';
import { codeIn, newCode } from './company-code.rules.ts';
import { lockCompanies } from './invitations.queries.ts';
import { joinCompany, orFull } from './join-company.ts';
import {
  askingPeople,
  companyOfMark,
  countTry,
  deleteCode,
  deleteRequest,
  findCode,
  putCode,
  putRequest,
  requestOf,
  takeTryBack,
} from './joining.queries.ts';
import { companyOf } from './people.queries.ts';

const placeOfCode = (companyId: string) => ({ table: 'company_codes', row: companyId });
const markOf = (context: ServerContext, code: string) =>
  accountsOf(context).keys.derive('companies.code', code);

export async function readCode(
  context: ServerContext,
  { companyId }: Caller,
): Promise<{ code: string | null }> {
  if (!companyId) throw noCompany();
  const row = await findCode(context.db, companyId);
  if (!row) return { code: null };
  const key = await context.vault.keyOfThing(companyId);
  const open = () => key.open(placeOfCode(companyId), row.sealedCode, SEALED_TEXT);
  return { code: tryUnseal(context, companyId, open) ?? null };
}

/** A code of the company's own; the former one, if any, is nobody's from then on. */
export function renewCode(context: ServerContext, caller: Caller): Promise<{ code: string }> {
  return asAdmin(context, caller, async (tx, companyId) => {
    const code = newCode((below) => randomInt(below));
    const key = await context.vault.keyOfThing(companyId, tx);
    await putCode(tx, {
      companyId,
      mark: await markOf(context, code),
      sealedCode: key.seal(placeOfCode(companyId), code),
      createdAt: context.now(),
    });
    await recordOfCompany(context, tx, caller, 'company_code_made', companyId);
    return { code };
  });
}

export function endCode(context: ServerContext, caller: Caller): Promise<void> {
  return asAdmin(context, caller, async (tx, companyId) => {
    if (!(await deleteCode(tx, companyId))) return;
    await recordOfCompany(context, tx, caller, 'company_code_ended', companyId);
  });
}

export async function listJoining(
  { db }: ServerContext,
  { companyId }: Caller,
): Promise<{ asking: Joining[] }> {
  if (!companyId) throw noCompany();
  const rows = await askingPeople(db, companyId, MOST_ASKING);
  return {
    asking: rows.map(({ email, askedAt, ...person }) => ({
      ...person,
      addressHint: addressHint(email),
      askedAt: askedAt.toISOString(),
    })),
  };
}

/** Lets somebody in who asked; gives what stands in the way. Of two admins at once the second finds nothing to answer. */
export function acceptJoining(
  context: ServerContext,
  caller: Caller,
  userId: string,
): Promise<typeof COMPANY_FULL | typeof IN_ANOTHER_COMPANY | 'joined'> {
  const joined = context.db.transaction(async (tx) => {
    const person = await holdPerson(tx, userId);
    await lockOwn(tx, 'membership', userId);
    const companyId = await holdOwnCompany(tx, caller);
    if (!person || !(await deleteRequest(tx, { userId, companyId }))) {
      throw fail('not_found', 'Nobody of this id asks to join your company');
    }
    // The request goes nevertheless: it was for somebody of no company.
    if ((await companyOf(tx, userId)) !== null) return IN_ANOTHER_COMPANY;
    await joinCompany(context, tx, { userId, companyId, site: null, sector: null });
    await announceSecurityChange(accountsOf(context), tx, { userId, kind: 'company_joined' });
    await recordAnswer(context, tx, caller, { act: 'joining_accepted', userId, companyId });
    return 'joined' as const;
  });
  return orFull(joined);
}

export function declineJoining(
  context: ServerContext,
  caller: Caller,
  userId: string,
): Promise<void> {
  return asAdmin(context, caller, async (tx, companyId) => {
    if (!(await deleteRequest(tx, { userId, companyId }))) return;
    await recordAnswer(context, tx, caller, { act: 'joining_declined', userId, companyId });
  });
}

/** Which company a code is of, for somebody who has tries left. */
export async function companyOfCode(
  context: ServerContext,
  { userId }: Caller,
  text: string,
): Promise<{ id: string; name: string } | typeof UNKNOWN_CODE> {
  // Counted before it is looked at: of many tries at once none is free.
  if ((await countTry(context.db, userId, context.now())) > CODE_TRIES) {
    throw fail('too_many', 'Too many codes');
  }
  const code = codeIn(text);
  const company = code && (await companyOfMark(context.db, await markOf(context, code)));
  if (!company) return UNKNOWN_CODE;
  await takeTryBack(context.db, userId);
  return company;
}

/** Asks to join the company of a code; gives what stands in the way. */
export async function askToJoin(
  context: ServerContext,
  caller: Caller,
  text: string,
): Promise<typeof UNKNOWN_CODE | typeof IN_ANOTHER_COMPANY | typeof NOT_CONFIRMED | 'asked'> {
  const company = await companyOfCode(context, caller, text);
  if (company === UNKNOWN_CODE) return UNKNOWN_CODE;
  const { userId } = caller;
  return context.db.transaction(async (tx) => {
    const person = await holdPerson(tx, userId);
    if (!person?.confirmed) return NOT_CONFIRMED;
    await lockOwn(tx, 'membership', userId);
    if ((await lockCompanies(tx, [company.id])).length === 0) return UNKNOWN_CODE;
    if ((await companyOf(tx, userId)) !== null) return IN_ANOTHER_COMPANY;
    await putRequest(tx, { userId, companyId: company.id, askedAt: context.now() });
    return 'asked';
  });
}

export async function ownRequest({ db }: ServerContext, { userId }: Caller) {
  const row = await requestOf(db, userId);
  return { request: row ? { ...row, askedAt: row.askedAt.toISOString() } : null };
}

export async function withdrawRequest({ db }: ServerContext, { userId }: Caller): Promise<void> {
  await deleteRequest(db, { userId });
}

/** As `asAdmin`, within a transaction that holds a person already. */
async function holdOwnCompany(tx: Queryable, { userId }: Caller): Promise<string> {
  const companyId = await lockCompanyOf(tx, userId);
  if (!companyId) throw noCompany();
  if ((await adminsAmong(tx, [userId])).length === 0) {
    throw fail('forbidden', 'You look after this company no more');
  }
  return companyId;
}

function recordAnswer(
  { now }: ServerContext,
  tx: Queryable,
  caller: Caller,
  answer: { act: 'joining_accepted' | 'joining_declined'; userId: string; companyId: string },
): Promise<void> {
  const { act, userId, companyId } = answer;
  const subject = { kind: 'person', id: userId } as const;
  return recordAct(tx, { at: now(), act, actorId: caller.userId, subject, companyId });
}
