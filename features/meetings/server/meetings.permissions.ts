import { randomUUID } from 'node:crypto';
import {
  definePermissions,
  eachTheirOwn,
  ownersOnly,
  type PermissionWorld,
} from '#packages/kernel/permission-rows.ts';
import { CONSENT_VERSION } from '../contract/room.contract.ts';

const PATH = '/api/meetings';
const ROOM = `${PATH}/room`;
const ofOwn = { params: ({ ownId }: { ownId: string }) => ({ id: ownId }) };
/** Who holds a key or a seat, whoever they are: the page sends no token. Half a one is refused first. */
const holders = (status: number) => ({ ...eachTheirOwn(status), visitor: status });

let days = 0;
/** On a day of its own, so that none of the caller’s stands in its way. */
function aMeeting() {
  days += 1;
  const day = new Date(Date.now() + (30 + days) * 86_400_000).toISOString().slice(0, 10);
  return {
    title: 'Conversa',
    description: null,
    email: 'convidada@example.org',
    start: `${day}T12:00`,
    minutes: 50,
    timeZone: 'UTC',
  };
}
const entering = (key: string) => ({
  key,
  consent: CONSENT_VERSION,
  name: null,
  safety: null,
  seat: null,
  takeOver: true,
});

export const permissions = definePermissions(
  async ({ ask }: PermissionWorld) => {
    // What stands from the row before is taken: each new meeting is a mail, whose number is limited.
    type Listed = { meetings: { id: string; state: string }[] };
    const { meetings } = await ask<Listed>('owner', 'GET', PATH);
    const idOf = (state: string) => meetings.find((meeting) => meeting.state === state)?.id;
    const schedule = async (more: object = {}) => {
      const id = randomUUID();
      await ask('owner', 'POST', PATH, { id, ...aMeeting(), ...more });
      return id;
    };
    const callOff = async (id: string) => {
      await ask('owner', 'POST', `${PATH}/${id}/cancel`);
      return id;
    };
    const overId = idOf('cancelled') ?? (await callOff(await schedule()));
    const ownId = idOf('scheduled') ?? (await schedule());
    const start = new Date().toISOString().slice(0, 16);
    const roomId = idOf('in_progress') ?? (await schedule({ start }));
    return { ownId, overId, ...(await seatsIn(ask, roomId)) };
  },
  {
    [`GET ${PATH}`]: { statuses: eachTheirOwn(200) },
    [`POST ${PATH}`]: {
      statuses: eachTheirOwn(201),
      body: () => ({ id: randomUUID(), ...aMeeting() }),
    },
    [`PATCH ${PATH}/:id`]: {
      statuses: ownersOnly(200),
      ...ofOwn,
      body: () => {
        const { email: _email, ...change } = aMeeting();
        return change;
      },
    },
    [`POST ${PATH}/:id/cancel`]: { statuses: ownersOnly(200), ...ofOwn },
    [`DELETE ${PATH}/:id`]: {
      statuses: ownersOnly(204),
      params: ({ overId }) => ({ id: overId }),
    },
    [`POST ${PATH}/:id/link`]: { statuses: ownersOnly(200), ...ofOwn },
    [`POST ${PATH}/:id/key`]: { statuses: ownersOnly(200), ...ofOwn },
    [`POST ${PATH}/kept`]: {
      // The first who keeps it is the invited one; it is the owner’s already.
      statuses: {
        ...eachTheirOwn(409),
        owner: 204,
        auditor: 204,
      },
      body: ({ guestKey }) => ({ key: guestKey }),
    },
    [`POST ${ROOM}/look`]: {
      statuses: holders(200),
      body: ({ guestKey }) => ({ key: guestKey }),
    },
    [`POST ${ROOM}/enter`]: { statuses: holders(200), body: ({ guestKey }) => entering(guestKey) },
    [`POST ${ROOM}/events`]: { statuses: holders(200), body: ({ seat }) => ({ seat }) },
    [`POST ${ROOM}/now`]: { statuses: holders(200), body: ({ seat }) => ({ seat }) },
    [`POST ${ROOM}/signals`]: {
      statuses: holders(204),
      body: ({ seat, ownersSeatId }) => ({ seat, to: ownersSeatId, signals: ['{}'] }),
    },
    [`POST ${ROOM}/signals/taken`]: {
      statuses: holders(200),
      body: ({ seat }) => ({ seat, after: 0 }),
    },
    [`POST ${ROOM}/emergency`]: { statuses: holders(200), body: ({ seat }) => ({ seat }) },
    [`POST ${ROOM}/leave`]: { statuses: holders(204), body: ({ seat }) => ({ seat }) },
    [`POST ${ROOM}/end`]: { statuses: holders(200), body: ({ seat }) => ({ seat }) },
  },
);

type Ask = PermissionWorld['ask'];
interface Entered {
  seat: string;
  seatId: string;
}

/** Both sides in a room that is open now. */
async function seatsIn(ask: Ask, id: string) {
  const { key } = await ask<{ key: string }>('owner', 'POST', `${PATH}/${id}/key`);
  const { link } = await ask<{ link: string }>('owner', 'POST', `${PATH}/${id}/link`);
  const guestKey = new URL(link).hash.slice(1);
  const owners = await ask<Entered>('visitor', 'POST', `${ROOM}/enter`, entering(key));
  const { seat } = await ask<Entered>('visitor', 'POST', `${ROOM}/enter`, entering(guestKey));
  return { guestKey, seat, ownersSeatId: owners.seatId };
}
