import { type Caller, fail } from '#packages/api/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import {
  CNPJ_TAKEN,
  type CompanyProfile,
  type CompanyUnit,
  MAX_CNPJS,
  TOO_MANY_CNPJS,
  TOO_MANY_UNITS,
  UNIT_EXISTS,
} from '../contract/company-profile.contract.ts';
import { MAX_UNITS, tidyUnit, type UnitKind } from '../contract/unit-name.rules.ts';
import { asAdmin, noCompany, recordOfCompany } from './as-admin.ts';
import {
  changeCompany,
  countedUnits,
  deleteCnpj,
  furtherCnpjs,
  insertCnpj,
  isCnpjHere,
  lockCnpj,
  readCompanyRow,
} from './company-profile.queries.ts';
import { placeOf } from './people.queries.ts';
import { unitChanged } from './plug-in-points.ts';
import {
  countUnits,
  deleteUnit,
  insertUnits,
  moveUnit,
  renameUnitRow,
  unitsAmong,
} from './units.queries.ts';

/** Characters of a CNPJ that name the company; the others name its establishment. */
const ROOT = 8;

/** Where the caller stands in their company. */
export async function ownPlace({ db }: ServerContext, { userId }: Caller) {
  const place = await placeOf(db, userId);
  if (!place) throw noCompany();
  return { ...place, joinedAt: place.joinedAt.toISOString() };
}

export async function readCompany(
  { db }: ServerContext,
  { companyId }: Caller,
): Promise<CompanyProfile> {
  if (!companyId) throw noCompany();
  const [company, further, units] = await Promise.all([
    readCompanyRow(db, companyId),
    furtherCnpjs(db, companyId),
    countedUnits(db, companyId),
  ]);
  if (!company) throw noCompany();
  const { name, cnpj: head, createdAt, people } = company;
  const relationTo = (cnpj: string) =>
    head?.slice(0, ROOT) === cnpj.slice(0, ROOT) ? ('branch' as const) : ('group' as const);
  return {
    name,
    since: createdAt.toISOString(),
    people,
    cnpjs: [
      ...(head ? [{ cnpj: head, name, relation: 'head' as const }] : []),
      ...further.map((one) => ({ ...one, relation: relationTo(one.cnpj) })),
    ],
    units,
  };
}

export function renameCompany(context: ServerContext, caller: Caller, name: string): Promise<void> {
  return asAdmin(context, caller, async (tx, companyId) => {
    await changeCompany(tx, companyId, { name });
    await recordOfCompany(context, tx, caller, 'company_profile_changed', companyId);
  });
}

/** Adds a CNPJ to the caller's company; the first one of a company that has none is the one it is known by. */
export function addCnpj(
  context: ServerContext,
  caller: Caller,
  { cnpj, name }: { cnpj: string; name: string },
): Promise<typeof CNPJ_TAKEN | typeof TOO_MANY_CNPJS | 'added'> {
  return asAdmin(context, caller, async (tx, companyId) => {
    await lockCnpj(tx, cnpj);
    if (await isCnpjHere(tx, cnpj)) return CNPJ_TAKEN;
    const company = await readCompanyRow(tx, companyId);
    if (company?.cnpj) {
      if ((await furtherCnpjs(tx, companyId)).length >= MAX_CNPJS - 1) return TOO_MANY_CNPJS;
      await insertCnpj(tx, { cnpj, companyId, name, createdAt: context.now() });
    } else await changeCompany(tx, companyId, { cnpj });
    await recordOfCompany(context, tx, caller, 'company_profile_changed', companyId);
    return 'added';
  });
}

export function removeCnpj(context: ServerContext, caller: Caller, cnpj: string): Promise<void> {
  return asAdmin(context, caller, async (tx, companyId) => {
    if (!(await deleteCnpj(tx, { companyId, cnpj }))) {
      throw fail('not_found', 'There is no such further CNPJ');
    }
    await recordOfCompany(context, tx, caller, 'company_profile_changed', companyId);
  });
}

export function addUnit(
  context: ServerContext,
  caller: Caller,
  { kind, name }: { kind: UnitKind; name: string },
): Promise<typeof UNIT_EXISTS | typeof TOO_MANY_UNITS | CompanyUnit> {
  return asAdmin(context, caller, async (tx, companyId) => {
    if ((await countUnits(tx, companyId, kind)) >= MAX_UNITS) return TOO_MANY_UNITS;
    const [added] = await insertUnits(tx, companyId, kind, [name]);
    if (!added) return UNIT_EXISTS;
    await recordOfCompany(context, tx, caller, 'company_units_changed', companyId);
    return { ...added, people: 0 };
  });
}

export function renameUnit(
  context: ServerContext,
  caller: Caller,
  { id, name }: { id: string; name: string },
): Promise<typeof UNIT_EXISTS | 'renamed'> {
  return asAdmin(context, caller, async (tx, companyId) => {
    const [unit] = await unitsAmong(tx, companyId, [id]);
    if (!unit) throw noUnit();
    const tidy = tidyUnit(name);
    if (!(await renameUnitRow(tx, companyId, unit, tidy))) return UNIT_EXISTS;
    await moveUnit(tx, companyId, unit, tidy);
    for (const tell of unitChanged.of(context)) await tell(tx, companyId, unit, tidy);
    await recordOfCompany(context, tx, caller, 'company_units_changed', companyId);
    return 'renamed';
  });
}

/** Takes a unit away; who was in it is in another one of its kind, or in none. */
export function removeUnit(
  context: ServerContext,
  caller: Caller,
  { id, into }: { id: string; into: string | null },
): Promise<void> {
  return asAdmin(context, caller, async (tx, companyId) => {
    const units = await unitsAmong(tx, companyId, into ? [id, into] : [id]);
    const unit = units.find((one) => one.id === id);
    const target = units.find((one) => one.id === into && one.id !== id);
    if (!unit || (into !== null && target?.kind !== unit.kind)) throw noUnit();
    await moveUnit(tx, companyId, unit, target?.name ?? null);
    await deleteUnit(tx, id);
    for (const tell of unitChanged.of(context)) await tell(tx, companyId, unit, null);
    await recordOfCompany(context, tx, caller, 'company_units_changed', companyId);
  });
}

const noUnit = () => fail('not_found', 'There is no such site or sector in your company');
