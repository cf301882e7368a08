import { randomUUID } from 'node:crypto';
import { findLanguage } from '#features/access/server/index.ts';
import { placeMeeting } from '#features/meetings/server/index.ts';
import { placesOf, registryOf } from '#features/network/server/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import { fill } from '#packages/i18n/fill.ts';
import { FALLBACK_LANGUAGE, languageOfTag } from '#packages/i18n/languages.ts';
import { DEFAULT_TIME_ZONE, type ServerContext, wallClockOf } from '#packages/kernel/index.ts';
import { type BookingRow, hoursOf, namesOf } from './booking.queries.ts';
import { BOOKING_TEXTS } from './booking.texts.ts';

/** Makes the meeting of a booking; null where one of the two has something else then. */
export async function meetingFor(
  context: ServerContext,
  tx: Queryable,
  row: BookingRow & { clientId: string },
  organizerId: string,
): Promise<string | null> {
  const { entryId, clientId, inPerson, startsAt, endsAt } = row;
  const timeZone = (await hoursOf(tx, entryId))?.timeZone ?? DEFAULT_TIME_ZONE;
  const names = await namesOf(tx, { users: [], entries: [entryId] });
  const language = languageOfTag((await findLanguage(tx, clientId)) ?? '');
  const { meeting } = BOOKING_TEXTS[language ?? FALLBACK_LANGUAGE];
  const meetingId = randomUUID();
  const places = await placesOf(tx, inPerson ? [entryId] : []);
  const placed = await placeMeeting(context, tx, meetingId, {
    ...{ organizerId, participantId: clientId, timeZone },
    title: fill(meeting, { name: names.get(entryId) ?? '' }),
    ...{ inPerson, place: places.get(entryId) ?? null },
    registry: await registryOf(tx, entryId),
    start: wallClockOf(startsAt, timeZone),
    minutes: Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000),
  });
  return placed ? meetingId : null;
}
