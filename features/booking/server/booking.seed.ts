import { grantProfessional } from '#features/access/server/index.ts';
import { DEMONSTRATION_PEOPLE } from '#features/accounts/server/index.ts';
import { uuidOf } from '#packages/db/index.ts';
import {
  addDays,
  DEFAULT_TIME_ZONE,
  type ServerContext,
  weekStartOf,
} from '#packages/kernel/index.ts';
import { ANSWER_HOURS, type BookingState, CONTRACT_VERSION } from '../contract/booking.contract.ts';
import type { Hours } from '../contract/hours.ts';
import { freeSpans, type Span, spansOfDay, todayOf } from '../contract/slots.rules.ts';
import { agree, hoursOf, insertBooking, putHours } from './booking.queries.ts';
import { addWords } from './booking.view.ts';

const HOUR_MS = 3_600_000;

/** Helena’s entry of the network (`network.seed.ts`). */
const ENTRY = uuidOf('network 0');
const HOURS: Hours = {
  ...{
    timeZone: DEFAULT_TIME_ZONE,
    minutes: 50,
    gapMinutes: 10,
    closed: [],
    opened: [],
    holidays: true,
  },
  ...{ state: 'SP', noticeHours: 12, cancelHours: 24 },
  weekly: [1, 2, 4, 5].flatMap((weekday) => [
    { weekday, from: '09:00', to: '12:00' },
    { weekday, from: '14:00', to: weekday === 5 ? '16:00' : '19:00' },
  ]),
};

/** Opens Helena's agenda with a consultation of Ana's that was, and two that are asked for; once. */
export async function seedBooking(context: ServerContext): Promise<void> {
  const { db, now } = context;
  const { ana, bruno, helena } = DEMONSTRATION_PEOPLE;
  if (await hoursOf(db, ENTRY)) return;
  await db.transaction(async (tx) => {
    const by = { address: helena.email, professionalId: ENTRY, at: now() };
    if ((await grantProfessional(tx, by)) !== 'granted') return;
    await putHours(tx, { entryId: ENTRY, hours: HOURS, updatedAt: now() });
    for (const { id: userId } of [helena, ana, bruno]) {
      await agree(tx, { userId, entryId: ENTRY, version: CONTRACT_VERSION, at: now() });
    }
    const ahead = freeSpans(HOURS, {
      now: now(),
      from: todayOf(HOURS, now()),
      days: 10,
      taken: [],
    });
    const before = spansOfDay(HOURS, lastMonday(now()));
    const rows: [clientId: string, span: Span | undefined, state: BookingState, note: string][] = [
      [ana.id, before[1], 'confirmed', 'Primeira vez. Durmo mal desde setembro.'],
      [ana.id, ahead[9], 'requested', 'Levo o resumo das duas últimas semanas.'],
      [bruno.id, ahead[12], 'requested', 'Prefiro de manhã, se der.'],
    ];
    for (const [nth, [clientId, span, state, note]] of rows.entries()) {
      if (!span) continue;
      const id = uuidOf(`booking ${nth}`);
      await insertBooking(tx, {
        ...{ id, entryId: ENTRY, clientId, professionalId: helena.id, state },
        startsAt: new Date(span.start),
        endsAt: new Date(span.end),
        answerBy: new Date(Math.min(span.start, now().getTime() + ANSWER_HOURS * HOUR_MS)),
        changeBy: new Date(span.start - HOURS.cancelHours * HOUR_MS),
        createdAt: new Date(Math.min(span.start, now().getTime())),
      });
      await addWords(context, tx, { userId: clientId, bookingId: id }, { note });
    }
  });
}

const lastMonday = (now: Date): string => addDays(weekStartOf(todayOf(HOURS, now)), -7);
