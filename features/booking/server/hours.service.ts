import type { Caller } from '#packages/api/server/index.ts';
import { lockOwn } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { CONTRACT_NEEDED, CONTRACT_VERSION, HOURS_NEEDED } from '../contract/booking.contract.ts';
import type { SingleDay, WeekHours } from '../contract/hours.ts';
import { todayOf, withoutPast, withSingleDay } from '../contract/slots.rules.ts';
import { ownEntry } from './agenda.service.ts';
import { agree, hoursOf, putHours } from './booking.queries.ts';
import type { FailOwn } from './booking.service.ts';

/** Sets when the caller can be booked every week; the first time they agree to the contract with it. */
export async function saveHours(
  { db, now }: ServerContext,
  { userId }: Caller,
  { hours: week, contract }: { hours: WeekHours; contract: string },
  failOwn: FailOwn<typeof CONTRACT_NEEDED>,
): Promise<void> {
  const entryId = await ownEntry(db, userId);
  if (contract !== CONTRACT_VERSION) throw failOwn(CONTRACT_NEEDED, 'There is a newer contract');
  await db.transaction(async (tx) => {
    await lockOwn(tx, 'booking.agenda', entryId);
    const { closed = [], opened = [] } = (await hoursOf(tx, entryId)) ?? {};
    await putHours(tx, { entryId, hours: { ...week, closed, opened }, updatedAt: now() });
    await agree(tx, { userId, entryId, version: CONTRACT_VERSION, at: now() });
  });
}

/** Sets what one date of the caller's agenda is by itself; dates that are over go with it. */
export async function saveDay(
  { db, now }: ServerContext,
  { userId }: Caller,
  { day, ...single }: SingleDay & { day: string },
  failOwn: FailOwn<typeof HOURS_NEEDED>,
): Promise<void> {
  const entryId = await ownEntry(db, userId);
  await db.transaction(async (tx) => {
    await lockOwn(tx, 'booking.agenda', entryId);
    const hours = await hoursOf(tx, entryId);
    if (!hours) throw failOwn(HOURS_NEEDED, 'Set the hours of the week first');
    const next = withoutPast(withSingleDay(hours, day, single), todayOf(hours, now()));
    await putHours(tx, { entryId, hours: next, updatedAt: now() });
  });
}
