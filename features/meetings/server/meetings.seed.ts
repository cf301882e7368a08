import { DEMONSTRATION_PEOPLE } from '#features/accounts/server/index.ts';
import { uuidOf } from '#packages/db/index.ts';
import {
  addDays,
  calendarDayOf,
  DEFAULT_TIME_ZONE,
  instantOfWallClock,
  type ServerContext,
} from '#packages/kernel/index.ts';
import type { MeetingState } from '../contract/meetings.contract.ts';
import { insertMeeting, meetingsOf, putWords } from './meetings.queries.ts';
import { hashOf, keyOfMeeting, placeOfWords, roomKeyOf } from './meetings.sealed.ts';

const MINUTE_MS = 60_000;

type Line = readonly [
  /** Days from today. */
  day: number,
  time: string,
  title: string,
  email: string,
  state: MeetingState,
  /** Minutes that both were there. */
  talked?: number,
];

/** Addresses that lead nowhere: nobody is mailed by a demonstration. */
const ANA: readonly Line[] = [
  [-14, '19:00', 'Primeira conversa', 'davi.rezende@exemplo.invalid', 'cancelled'],
  [-9, '18:00', 'Consulta com Helena', 'helena.prado@exemplo.invalid', 'finished', 47],
  [-2, '18:00', 'Consulta com Helena', 'helena.prado@exemplo.invalid', 'missed'],
  [5, '18:00', 'Consulta com Helena', 'helena.prado@exemplo.invalid', 'scheduled'],
  [12, '09:00', 'Conversa com Noemi', 'noemi.tavares@exemplo.invalid', 'scheduled'],
];

/** Gives the demonstration person consultations around today; does nothing where she has any. */
export async function seedMeetings(context: ServerContext): Promise<void> {
  const { db, now } = context;
  const userId = DEMONSTRATION_PEOPLE.ana.id;
  if ((await meetingsOf(db, userId)).length > 0) return;
  const today = calendarDayOf(now(), DEFAULT_TIME_ZONE);
  await db.transaction(async (tx) => {
    for (const [index, [days, time, title, email, state, talked]] of ANA.entries()) {
      const id = uuidOf(`meeting ${userId} ${index}`);
      const startsLocal = `${addDays(today, days)}T${time}`;
      const startsAt = instantOfWallClock(startsLocal, DEFAULT_TIME_ZONE);
      const after = (minutes: number) => new Date(startsAt.getTime() + minutes * MINUTE_MS);
      const keys = {
        organizer: hashOf(await roomKeyOf(context, id, 'organizer')),
        participant: hashOf(await roomKeyOf(context, id, 'participant')),
      };
      const row = {
        id,
        state,
        startsLocal,
        minutes: 50,
        timeZone: DEFAULT_TIME_ZONE,
        startsAt,
        endsAt: after(50),
        version: 0,
        booked: false,
        inPerson: false,
        bothSince: talked ? startsAt : null,
        closedAt: state === 'scheduled' ? null : after(talked ?? 50),
        createdAt: now(),
      };
      await insertMeeting(tx, row, userId, keys);
      const key = await keyOfMeeting(context, id, tx);
      const words = { title, description: null, email };
      await putWords(tx, { meetingId: id, userId, sealed: key.seal(placeOfWords(id), words) });
    }
  });
}
