import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { grantProfessional } from '#features/access/server/index.ts';
import {
  givePlan,
  jobsAreDone,
  startTestApp,
  type TestApp,
  type TestPerson,
} from '#packages/testing/people/index.ts';
import { type Booking, CONTRACT_VERSION, type Offer } from '../../contract/booking.contract.ts';
import type { Hours } from '../../contract/hours.ts';

const PATH = '/api/booking';
export const HOUR_MS = 3_600_000;
/** Every day of the week. */
export const HOURS: Hours = {
  ...{
    timeZone: 'America/Sao_Paulo',
    minutes: 50,
    gapMinutes: 10,
    closed: [],
    opened: [],
    holidays: false,
  },
  ...{ state: null, noticeHours: 12, cancelHours: 24 },
  weekly: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '09:00', to: '18:00' })),
};

/** The clock of the server: a Tuesday morning in São Paulo. */
export const NOW = new Date('2026-11-24T12:00:00Z');
export const BEFORE = new Date(NOW.getTime() - 60_000);

/** What a professional records of a consultation by video. */
export const FIT = { viability: { verdict: 'fit', reason: 'Lugar reservado' } };

// biome-ignore lint/suspicious/noExplicitAny: answers of many routes, looked at field by field.
export type Body = any;

/**
 * A server on which Carla is a professional of the network, whom Ana and Bruno book; Duda is
 * of another company, and all are on a plan. Each test finds her entry shown, without hours and without bookings.
 */
export function bookingWorld() {
  /** Hers; another one in each test. */
  const entry = { id: '' };
  let world: TestApp;
  beforeAll(async () => {
    world = await startTestApp({ now: () => NOW });
    const { ana, bruno, duda, carla } = world.people;
    for (const one of [ana, bruno, duda, carla]) await givePlan(world.context, one, 'individual');
  });
  afterAll(() => world?.stop());

  async function ask(who: TestPerson | null, method: string, path: string, json?: object) {
    const response = await world.fetchAs(
      who,
      `${PATH}${path}`,
      json ? { method, json } : { method },
    );
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('application/json');
    return { status: response.status, body: (isJson && text ? JSON.parse(text) : text) as Body };
  }

  const sql = (text: string, values: unknown[] = []) =>
    world.context.db.$client.query(text, values);
  beforeEach(async () => {
    await sql('delete from network_entries');
    await sql('delete from professional_grants');
    await sql('delete from meetings');
    await sql('delete from notifications');
    entry.id = randomUUID();
    const draft = {
      ...{ kind: 'professional', name: 'Carla Menezes', specialties: ['psychology'] },
      ...{
        registry: 'CRP 06/1',
        online: true,
        inPerson: false,
        municipality: null,
        languages: ['pt'],
      },
      ...{ contact: { email: 'c@example.com' }, about: 'Atendo adultos.' },
      check: { on: '2026-01-01', by: 'Carla', again: '2999-01-01' },
    };
    await world.fetchAs(world.people.carla, '/api/admin/network', {
      method: 'POST',
      json: { id: entry.id, draft },
    });
    await world.fetchAs(world.people.carla, `/api/admin/network/${entry.id}/published`, {
      method: 'PUT',
      json: { published: true, revision: 1 },
    });
    await world.context.db.transaction((tx) =>
      grantProfessional(tx, {
        address: world.people.carla.email,
        professionalId: entry.id,
        at: NOW,
      }),
    );
  });

  const open = (hours: object = {}) =>
    ask(world.people.carla, 'PUT', '/agenda/hours', {
      hours: { ...HOURS, ...hours },
      contract: CONTRACT_VERSION,
    });
  const offer = async (who = world.people.ana): Promise<Offer> =>
    (await ask(who, 'GET', `/offers/${entry.id}`)).body.offer;
  const at = (day: string, hour: number) =>
    new Date(Date.parse(`${day}T00:00:00-03:00`) + hour * HOUR_MS).toISOString();
  const request = (who: TestPerson, startsAt: string, more: object = {}) =>
    ask(who, 'POST', '', {
      ...{ id: randomUUID(), entryId: entry.id, startsAt, note: null, guardian: null },
      ...{ contract: CONTRACT_VERSION, ...more },
    });
  const confirmed = async (who: TestPerson, startsAt: string): Promise<Booking> => {
    const { id } = (await request(who, startsAt)).body;
    return (await ask(world.people.carla, 'POST', `/${id}/confirm`, FIT)).body;
  };
  const told = async (who: TestPerson) => {
    const response = await world.fetchAs(who, '/api/notifications');
    const { notifications } = (await response.json()) as {
      notifications: { kind: string; params: { news?: string; side?: string } }[];
    };
    return notifications.flatMap(({ kind, params }) =>
      kind === 'booking' ? [`${params.side} ${params.news}`] : [],
    );
  };

  const mailsAreSent = () =>
    jobsAreDone(world.context, 'booking.mail', 'meetings.mail', 'meetings.last-mail');

  return {
    entry,
    /** The server, once it runs. */
    world: () => world,
    ...{ ask, sql, open, offer, at, request, confirmed, told, mailsAreSent },
  };
}
