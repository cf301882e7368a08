import { randomUUID } from 'node:crypto';
import {
  definePermissions,
  eachTheirOwn,
  ownersOnly,
  type PermissionWorld,
} from '#packages/kernel/permission-rows.ts';
import { addShownProfessional } from '#packages/testing/people/shown-professional.ts';
import { CONTRACT_VERSION } from '../contract/booking.contract.ts';
import type { Hours } from '../contract/hours.ts';
import { agree, insertBooking, putHours } from './booking.queries.ts';
import { addWords } from './booking.view.ts';

const PATH = '/api/booking';
const DAY_MS = 86_400_000;
const HOURS: Hours = {
  ...{
    timeZone: 'UTC',
    minutes: 20,
    gapMinutes: 0,
    closed: [],
    opened: [],
    holidays: false,
    state: null,
  },
  ...{ noticeHours: 0, cancelHours: 0 },
  weekly: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '00:00', to: '23:59' })),
};
const midnight = () => Math.ceil(Date.now() / DAY_MS) * DAY_MS + DAY_MS;

interface Fixture {
  /** An entry that the owner signs in for, and one of somebody who calls nothing. */
  entryId: string;
  otherEntryId: string;
  /** Booked by the owner, and booked of the owner: asked for, and begun. */
  ownId: string;
  askedId: string;
  begunId: string;
}
const ofOwn = { params: ({ ownId }: Fixture) => ({ id: ownId }) };
const ofAsked = { params: ({ askedId }: Fixture) => ({ id: askedId }) };
const without = () => ({ reason: null });

/** Each row has entries and bookings of its own: what was booked before it would stand in its way. */
export const permissions = definePermissions(
  async ({ context, idOf, secret }: PermissionWorld): Promise<Fixture> => {
    const { db } = context;
    const query = (text: string, values: unknown[]) => db.$client.query(text, values);
    const [entryId, otherEntryId, ownId, askedId, begunId, other] = Array.from(
      { length: 6 },
      randomUUID,
    ) as [string, string, string, string, string, string];
    const owner = idOf('owner');
    await query(PERSON, [other, `${other}@example.org`]);
    await query(PLAN, [owner]);
    await query('delete from professional_grants where user_id = $1', [owner]);
    await query('delete from bookings where client_user_id = $1 or professional_user_id = $1', [
      owner,
    ]);
    for (const [entry, userId] of [
      [entryId, owner],
      [otherEntryId, other],
    ] as const) {
      await addShownProfessional(db, entry);
      await query(GRANT, [userId, entry]);
      await putHours(db, { entryId: entry, hours: HOURS, updatedAt: new Date() });
      await agree(db, { userId, entryId: entry, version: CONTRACT_VERSION, at: new Date() });
    }
    const booking = (
      id: string,
      ofOwner: boolean,
      startsAt: number,
      state: 'requested' | 'confirmed',
    ) =>
      insertBooking(db, {
        ...{ id, state, answerBy: new Date(midnight()), changeBy: new Date(midnight()) },
        entryId: ofOwner ? entryId : otherEntryId,
        clientId: ofOwner ? other : owner,
        professionalId: ofOwner ? owner : other,
        startsAt: new Date(startsAt),
        endsAt: new Date(startsAt + 20 * 60_000),
      });
    await booking(ownId, false, midnight() + 20 * 60_000, 'requested');
    await booking(askedId, true, midnight() + 40 * 60_000, 'requested');
    await booking(begunId, true, Date.now() - 60_000, 'confirmed');
    const words = { note: secret };
    await addWords(context, db, { userId: owner, bookingId: ownId }, words);
    await addWords(context, db, { userId: owner, bookingId: askedId }, { reason: secret });
    return { entryId, otherEntryId, ownId, askedId, begunId };
  },
  {
    [`GET ${PATH}`]: { statuses: eachTheirOwn(200) },
    [`GET ${PATH}/offers/:id`]: {
      statuses: eachTheirOwn(200),
      params: ({ entryId }) => ({ id: entryId }),
    },
    [`POST ${PATH}`]: {
      // The owner alone is on a plan that is paid for.
      statuses: { ...eachTheirOwn(403), owner: 201 },
      body: ({ otherEntryId }) => aRequest(otherEntryId),
    },
    [`POST ${PATH}/:id/time`]: {
      statuses: ownersOnly(200),
      ...ofOwn,
      body: () => ({ startsAt: new Date(midnight() + 12 * 3_600_000).toISOString() }),
    },
    [`POST ${PATH}/:id/cancel`]: { statuses: ownersOnly(200), ...ofOwn, body: without },
    [`PUT ${PATH}/:id/note`]: {
      statuses: ownersOnly(200),
      ...ofOwn,
      body: () => ({ text: 'Levo o resumo.' }),
    },
    [`GET ${PATH}/:id/contract`]: { statuses: ownersOnly(200), ...ofOwn },
    [`GET ${PATH}/agenda`]: {
      statuses: ownersOnly(200),
      query: () => ({ from: new Date(midnight()).toISOString().slice(0, 10) }),
    },
    [`PUT ${PATH}/agenda/hours`]: {
      statuses: ownersOnly(204),
      body: () => ({ hours: HOURS, contract: CONTRACT_VERSION }),
    },
    [`PUT ${PATH}/agenda/days/:day`]: {
      statuses: ownersOnly(204),
      params: () => ({ day: new Date(midnight()).toISOString().slice(0, 10) }),
      body: () => ({ closed: true, opened: [] }),
    },
    [`POST ${PATH}/:id/confirm`]: {
      statuses: ownersOnly(200),
      ...ofAsked,
      body: () => ({ viability: { verdict: 'fit', reason: 'Lugar reservado' } }),
    },
    [`POST ${PATH}/:id/decline`]: { statuses: ownersOnly(200), ...ofAsked, body: without },
    [`POST ${PATH}/:id/missed`]: {
      statuses: ownersOnly(200),
      params: ({ begunId }) => ({ id: begunId }),
    },
  },
);

let nth = 0;
/** Each caller asks for a time of its own. */
function aRequest(entryId: string) {
  nth += 1;
  const startsAt = new Date(midnight() + 3_600_000 + nth * 20 * 60_000).toISOString();
  const words = { note: null, guardian: null, contract: CONTRACT_VERSION };
  return { id: randomUUID(), entryId, startsAt, ...words };
}

const PERSON = `
  insert into users (id, email, email_confirmed_at) values ($1, $2, now())`;
const PLAN = `
  insert into user_subscriptions (user_id, plan_type, status) values ($1, 'individual', 'active')`;
const GRANT = `
  insert into professional_grants (user_id, professional_id, granted_at) values ($1, $2, now())`;
