import { createHash, randomBytes } from 'node:crypto';
import {
  type CalendarAddress,
  PAST_DAYS,
  type Shown,
} from '#features/calendar/contract/address.contract.ts';
import {
  ICS_END,
  ICS_HEAD,
  icsEvent,
  type SharedEvent,
} from '#features/calendar/contract/ics.rules.ts';
import { fail } from '#packages/api/server/index.ts';
import { ownRows } from '#packages/db/index.ts';
import { addDays, type ServerContext, tryUnseal } from '#packages/kernel/index.ts';
import { withExceptions } from '../calendar.ics.ts';
import { seriesOf } from '../calendar.sealed.ts';
import { calendarEvents } from '../calendar.tables.ts';
import { drawnInCalendar } from '../drawn-in.ts';
import {
  type AddressRow,
  deleteAddress,
  findAddress,
  putAddress,
  setShown,
} from './address.queries.ts';

/** How far ahead what is kept elsewhere, such as consultations, is told, in days. */
const AHEAD_DAYS = 180;
export const FEED_PATH = '/api/calendar/feed';

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

export async function getAddress(
  { db }: ServerContext,
  userId: string,
): Promise<{ address: CalendarAddress | null }> {
  const row = await findAddress(db, userId);
  return { address: row ? viewOf(row) : null };
}

/** A new address, which is told this once; a former one ends with it. */
export async function makeAddress(
  { db, settings, now }: ServerContext,
  userId: string,
  shows: Shown,
): Promise<CalendarAddress & { url: string }> {
  const token = randomBytes(32).toString('base64url');
  const row = await putAddress(db, { userId, tokenHash: hashOf(token), shows, now: now() });
  return { ...viewOf(row), url: `${settings.siteUrl}${FEED_PATH}/${token}.ics` };
}

export async function changeAddress(
  { db }: ServerContext,
  userId: string,
  shows: Shown,
): Promise<CalendarAddress> {
  const row = await setShown(db, userId, shows);
  if (!row) throw fail('not_found', 'No such address');
  return viewOf(row);
}

export const revokeAddress = ({ db }: ServerContext, userId: string): Promise<void> =>
  deleteAddress(db, userId);

/**
 * A person’s calendar as other calendars read it, opened with the person’s key for this one answer. What
 * belongs to health, and what is drawn in, is never more than a time that is taken, called `busy`.
 */
export async function feedOf(
  context: ServerContext,
  { userId, shows }: Pick<AddressRow, 'userId' | 'shows'>,
  busy: string,
): Promise<string> {
  const now = context.now();
  const today = now.toISOString().slice(0, 10);
  const earliest = new Date(`${addDays(today, -PAST_DAYS)}T00:00Z`);
  const key = await context.vault.keyOf(userId);
  const texts: string[] = [ICS_HEAD];
  const tell = (event: SharedEvent, isOpen: boolean) => {
    const told = isOpen ? event : { title: busy, description: null };
    texts.push(icsEvent(withExceptions(event, now), { ...told, description: null }, now));
  };
  for await (const row of ownRows(context.db, calendarEvents, userId)) {
    if (row.deletedAt || (!row.laidUntil && row.endsAt < earliest)) continue;
    const event = tryUnseal(context, row.id, () => seriesOf(key, row));
    if (event) tell(event, shows === 'titles' && event.category !== 'health');
  }
  const range = { from: addDays(today, -PAST_DAYS), to: addDays(today, AHEAD_DAYS) };
  const drawn = await Promise.all(drawnInCalendar.of(context).map((draw) => draw(userId, range)));
  for (const event of drawn.flat()) tell(event, false);
  return [...texts, ICS_END].join('');
}

const viewOf = ({ shows, createdAt, readAt }: AddressRow): CalendarAddress => ({
  shows,
  createdAt: createdAt.toISOString(),
  readAt: readAt?.toISOString() ?? null,
});
