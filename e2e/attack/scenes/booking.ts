import { randomUUID } from 'node:crypto';
import { CONTRACT_VERSION } from '#features/booking/contract/booking.contract.ts';
import { ZONE } from '../../support/zone.ts';
import { CARLA, hostile, type Scene } from '../stage.ts';

const PATH = '/api/booking';
const ENTRY = {
  ...{ kind: 'professional', name: 'Irene Sá', specialties: ['psychology'], topics: [] },
  ...{ registry: 'CRP 06/171730', online: true, inPerson: true, municipality: 3_550_308 },
  ...{ neighbourhood: '', languages: ['pt'], plans: [], about: '', sessions: '', access: '' },
  ...{ team: '', contact: { email: 'a@example.org', phone: '', site: '' } },
  check: { on: '2026-11-01', by: 'Carla', again: '2099-11-01' },
};
const HOURS = {
  ...{ timeZone: ZONE, minutes: 30, gapMinutes: 0, holidays: false, state: null },
  ...{ noticeHours: 0, cancelHours: 0 },
  weekly: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '00:00', to: '23:59' })),
};

/** What a person and a professional write each other about consultations, and where they meet. */
export const bookingScene: Scene = {
  name: 'consultations that are asked for',
  refused: { 'booking-phone': 400 },
  notShown: {
    'booking-viability': 'stands on a sheet of the week that its day is in',
  },
  async play(stage) {
    const [person, professional] = [
      await stage.newPerson({ plan: 'individual' }),
      await stage.newPerson(),
    ];
    const entryId = randomUUID();
    const admin = `/api/admin/network/${entryId}`;
    const draft = { ...ENTRY, address: hostile('booking-address') };
    await stage.store('booking-address', '/api/admin/network', {
      ...{ as: CARLA, data: { id: entryId, draft } },
    });
    await stage.ask(`${admin}/published`, {
      ...{ as: CARLA, method: 'PUT', data: { published: true, revision: 1 } },
    });
    await stage.ask(`${admin}/sign-in`, {
      ...{ as: CARLA, method: 'PUT', data: { email: professional.email } },
    });
    await stage.ask(`${PATH}/agenda/hours`, {
      ...{ as: professional, method: 'PUT', data: { hours: HOURS, contract: CONTRACT_VERSION } },
    });
    const { offer } = await stage.ask<{ offer: { starts: string[] } }>(
      `${PATH}/offers/${entryId}`,
      { as: person, method: 'GET' },
    );
    let nth = 1;
    const request = async (names: string[], more: object) => {
      const id = randomUUID();
      nth += 2;
      const data = { id, entryId, startsAt: offer.starts[nth], contract: CONTRACT_VERSION };
      await stage.store(names, PATH, {
        as: person,
        data: { ...data, mode: 'online', note: null, guardian: null, ...more },
      });
      return `${PATH}/${id}`;
    };
    const guardian = {
      ...{ name: hostile('booking-guardian'), phone: '11 91234-5678' },
      ...{ relationship: 'mother', authorizes: true },
    };
    await request(['booking-note', 'booking-guardian'], {
      ...{ mode: 'inPerson', note: hostile('booking-note'), guardian },
    });
    await request(['booking-phone'], {
      guardian: { ...guardian, phone: hostile('booking-phone') },
    });
    const met = await request([], {});
    await stage.store('booking-viability', `${met}/confirm`, {
      as: professional,
      data: { viability: { verdict: 'fit', reason: hostile('booking-viability') } },
    });
    await stage.store('booking-answer', `${met}/note`, {
      ...{ as: professional, method: 'PUT', data: { text: hostile('booking-answer') } },
    });
    for (const [name, what] of [
      ['booking-declined', 'decline'],
      ['booking-cancelled', 'cancel'],
    ] as const) {
      await stage.store(name, `${await request([], {})}/${what}`, {
        ...{ as: professional, data: { reason: hostile(name) } },
      });
    }
    return [
      { as: person, address: `/network/${entryId}` },
      { as: person, address: '/teams-call?tab=booked' },
      { as: professional, address: '/network/agenda' },
      { as: professional, address: '/dashboard' },
    ];
  },
};
