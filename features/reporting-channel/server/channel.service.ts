import { companyName } from '#features/companies/server/index.ts';
import { closedMonthOf, FEWEST_PEOPLE, shareOf } from '#features/company-report/server/index.ts';
import { type Caller, fail } from '#packages/api/server/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import { DEFAULT_TIME_ZONE, dayOf, type ServerContext } from '#packages/kernel/index.ts';
import {
  type ManagedChannel,
  NO_RULES,
  type OwnChannel,
  TOO_FEW_HANDLERS,
} from '../contract/reporting.contract.ts';
import { FEWEST_HANDLERS } from '../contract/reporting.rules.ts';
import { newAddress } from './reporter.service.ts';
import {
  channelOf,
  countReaders,
  handlersOf,
  hasAcknowledged,
  insertAcknowledgement,
  insertRules,
  newestRules,
  saveChannel,
} from './reporting.queries.ts';

const noCompany = () => fail('not_found', 'You belong to no company');

/** What the people of a company see of its channel. */
export async function ownChannel({ db }: ServerContext, caller: Caller): Promise<OwnChannel> {
  const { userId, companyId, role, companyGrants } = caller;
  const handles = role === 'admin' || companyGrants.some(({ kind }) => kind === 'committee');
  const manages = role !== null && companyId !== null;
  if (!companyId) {
    const nothing = { company: null, address: null, rules: null, acknowledged: false };
    return { ...nothing, handles, manages };
  }
  const rules = await newestRules(db, companyId);
  return {
    company: await companyName(db, companyId),
    address: await channelOf(db, companyId),
    rules,
    acknowledged:
      rules !== null && (await hasAcknowledged(db, { userId, companyId, version: rules.version })),
    ...{ handles, manages },
  };
}

/** Says that somebody has read the rules; of another version than the newest there is nothing to say. */
export async function acknowledgeRules(
  { db, now }: ServerContext,
  { userId, companyId }: Caller,
  version: number,
): Promise<void> {
  if (!companyId) throw noCompany();
  const rules = await newestRules(db, companyId);
  if (rules?.version !== version) throw fail('not_found', 'These rules do not hold');
  await insertAcknowledgement(db, { userId, companyId, version, createdAt: now() });
}

export function managedChannel(context: ServerContext, caller: Caller): Promise<ManagedChannel> {
  return presentManaged(context.db, companyOf(caller));
}

export function publishRules(
  { db, now }: ServerContext,
  caller: Caller,
  text: string,
): Promise<ManagedChannel> {
  const companyId = companyOf(caller);
  return db.transaction(async (tx) => {
    // Holds the channel, so that versions follow each other.
    await saveChannel(tx, companyId, await channelOf(tx, companyId));
    const version = ((await newestRules(tx, companyId))?.version ?? 0) + 1;
    const publishedOn = dayOf(now(), DEFAULT_TIME_ZONE);
    await insertRules(tx, { companyId, version, text, publishedOn });
    return presentManaged(tx, companyId);
  });
}

/** Opens the channel under a new address, or closes it for new reports. */
export function setOpen(
  { db }: ServerContext,
  caller: Caller,
  open: boolean,
): Promise<typeof TOO_FEW_HANDLERS | typeof NO_RULES | ManagedChannel> {
  const companyId = companyOf(caller);
  return db.transaction(async (tx) => {
    if (open && (await handlersOf(tx, companyId)).length < FEWEST_HANDLERS) return TOO_FEW_HANDLERS;
    if (open && !(await newestRules(tx, companyId))) return NO_RULES;
    const address = open ? ((await channelOf(tx, companyId)) ?? newAddress()) : null;
    await saveChannel(tx, companyId, address);
    return presentManaged(tx, companyId);
  });
}

async function presentManaged(db: Queryable, companyId: string): Promise<ManagedChannel> {
  const [address, rules, handlers] = [
    await channelOf(db, companyId),
    await newestRules(db, companyId),
    (await handlersOf(db, companyId)).map(({ id, name }) => ({ id, name })),
  ];
  const closed = rules && (await closedMonthOf(db, companyId));
  const { people, readers } = closed
    ? await countReaders(db, { companyId, version: rules.version, ...closed })
    : { people: 0, readers: 0 };
  const acknowledged = readers < FEWEST_PEOPLE ? null : shareOf(readers, people);
  return { isOpen: address !== null, address, rules, handlers, acknowledged };
}

function companyOf({ companyId }: Caller): string {
  if (!companyId) throw noCompany();
  return companyId;
}
