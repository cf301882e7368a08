import * as z from 'zod';
import { professionalOf } from '#features/access/server/index.ts';
import { shortName } from '#features/meetings/contract/short-name.ts';
import { placesOf } from '#features/network/server/index.ts';
import { type Sealed, sealed } from '#packages/crypto/index.ts';
import type { Queryable } from '#packages/db/index.ts';
import { type ServerContext, tryUnseal } from '#packages/kernel/index.ts';
import {
  type Booking,
  RELATIONSHIPS,
  type ShownGuardian,
  VERDICTS,
  type Viability,
} from '../contract/booking.contract.ts';
import { type BookingRow, namesOf, putText, textsOf } from './booking.queries.ts';

/** What each of the two wrote about a consultation. */
export interface BookingWords {
  note?: string | null | undefined;
  answer?: string | null | undefined;
  guardian?: ShownGuardian | null | undefined;
  /** Why its writer declined or called it off. */
  reason?: string | null | undefined;
  /** Why the administration of the network called it off, for each of the two in their own words. */
  withdrawn?: string | null | undefined;
  viability?: (Viability & { on: string }) | undefined;
}

const text = z.string().nullish();
const bookingWords: Sealed<BookingWords> = sealed(
  z.object({
    ...{ note: text, answer: text, reason: text, withdrawn: text },
    guardian: z
      .object({
        name: z.string(),
        phone: z.string(),
        relationship: z.enum(RELATIONSHIPS).nullable().default(null),
        authorizedOn: z.string().nullable().default(null),
      })
      .nullish(),
    viability: z
      .object({ verdict: z.enum(VERDICTS), reason: z.string(), on: z.string() })
      .optional(),
  }),
);

const placeOf = (bookingId: string) => ({ table: 'booking_texts', row: bookingId });

/** Adds words of one of the two to those that they wrote before. */
export async function addWords(
  { vault }: ServerContext,
  tx: Queryable,
  { userId, bookingId }: { userId: string; bookingId: string },
  words: BookingWords,
): Promise<void> {
  const key = await vault.keyOf(userId, tx);
  const rows = await textsOf(tx, [bookingId]);
  const before = rows.find((row) => row.userId === userId);
  const known = before ? key.open(placeOf(bookingId), before.sealed, bookingWords) : {};
  await putText(tx, {
    ...{ userId, bookingId },
    sealed: key.seal(placeOf(bookingId), { ...known, ...words }),
  });
}

/** Bookings as one of the two sees them. */
export async function viewsOf(
  context: ServerContext,
  userId: string,
  rows: readonly BookingRow[],
  db: Queryable = context.db,
): Promise<Booking[]> {
  const clients = rows.flatMap(({ clientId }) => clientId ?? []);
  const [held, texts, names, places] = await Promise.all([
    professionalOf(db, userId),
    textsOf(
      db,
      rows.map(({ id }) => id),
    ),
    namesOf(db, { users: clients, entries: rows.map(({ entryId }) => entryId) }),
    placesOf(
      db,
      rows.flatMap(({ entryId, inPerson }) => (inPerson ? [entryId] : [])),
    ),
  ]);
  const wordsOf = async (bookingId: string, author: string | null): Promise<BookingWords> => {
    const row = texts.find((one) => one.bookingId === bookingId && one.userId === author);
    if (!row || !author) return {};
    const key = await context.vault.keyOf(author, db);
    const open = () => key.open(placeOf(bookingId), row.sealed, bookingWords);
    return tryUnseal(context, bookingId, open) ?? {};
  };
  const now = context.now();
  return Promise.all(
    rows.map(async (row): Promise<Booking> => {
      const side = row.clientId === userId ? 'client' : 'professional';
      // What a professional wrote stays theirs; what their clients wrote is for who holds the entry.
      const readsClient = side === 'client' || held === row.entryId;
      const [client, professional] = await Promise.all([
        wordsOf(row.id, readsClient ? row.clientId : null),
        wordsOf(row.id, side === 'client' ? row.professionalId : userId),
      ]);
      const name = names.get(side === 'client' ? row.entryId : (row.clientId ?? ''));
      return {
        ...{ id: row.id, side, entryId: row.entryId },
        with: (side === 'client' ? name : shortName(name)) ?? null,
        state: stateAt(row, now),
        mode: row.inPerson ? 'inPerson' : 'online',
        place: row.inPerson ? (places.get(row.entryId) ?? null) : null,
        startsAt: row.startsAt.toISOString(),
        endsAt: row.endsAt.toISOString(),
        answerBy: row.answerBy.toISOString(),
        changeBy: row.changeBy.toISOString(),
        note: client.note ?? null,
        answer: professional.answer ?? null,
        guardian: client.guardian ?? null,
        reason:
          row.cancelledBy === 'administration'
            ? ((side === 'client' ? client : professional).withdrawn ?? null)
            : ((row.cancelledBy === 'client' ? client : professional).reason ?? null),
        cancelledBy: row.cancelledBy,
        late: row.late,
        moves: row.moves,
        unattended:
          row.unattended &&
          row.startsAt > now &&
          (row.state === 'requested' || row.state === 'confirmed'),
        viability: side === 'professional' ? (professional.viability ?? null) : null,
        meetingId: row.state === 'confirmed' && !row.inPerson ? row.meetingId : null,
      };
    }),
  );
}

/** A request that waited too long has ended, whether or not that was noted yet. */
export const stateAt = ({ state, answerBy }: BookingRow, now: Date) =>
  state === 'requested' && answerBy <= now ? 'expired' : state;
