import { describe, expect, it } from 'vitest';
import type { Meeting, MeetingState } from '../../contract/meetings.contract.ts';
import {
  againForm,
  draftOf,
  formOf,
  type MeetingForm,
  newForm,
  problemsOf,
} from './meeting-form.rules.ts';
import { clashOf, listsOf, minutesUntil } from './meeting-list.rules.ts';

const ZONE = 'America/Sao_Paulo';
/** 14:00 in São Paulo. */
const NOW = new Date('2026-11-26T17:00:00Z');
const form: MeetingForm = {
  title: 'Consulta',
  email: 'helena@exemplo.org',
  day: '2026-11-27',
  time: '18:00',
  minutes: 50,
  description: ' ',
  timeZone: ZONE,
};
const meeting = (start: string, state: MeetingState = 'scheduled', id = start): Meeting => {
  const from = Date.parse(`${start}:00-03:00`);
  const at = (minutes: number) => new Date(from + minutes * 60_000).toISOString();
  return {
    ...{ id, state, side: 'organizer', title: 'Consulta', description: null },
    ...{ with: 'helena@exemplo.org', start, minutes: 50, timeZone: ZONE },
    ...{ startsAt: at(0), endsAt: at(50), opensAt: at(-10), closesAt: at(110) },
    ...{ talked: null, booked: false, otherIsHere: false },
    ...{ inPerson: false, place: null },
  };
};

describe('the form', () => {
  it.each<[string, Partial<MeetingForm>, object]>([
    ['nothing', {}, {}],
    ['no title', { title: ' ' }, { title: 'missing' }],
    ['no address', { email: '' }, { email: 'missing' }],
    ['half an address', { email: 'helena@exemplo' }, { email: 'not_an_address' }],
    ['two addresses', { email: 'a@b.org, c@d.org' }, { email: 'not_an_address' }],
    ['no day and no time', { day: '', time: '' }, { day: 'missing', time: 'missing' }],
    ['an hour ago', { day: '2026-11-26', time: '13:00' }, { day: 'already_past' }],
  ])('is refused for %s', (_, change, problems) => {
    expect(problemsOf({ ...form, ...change }, NOW)).toEqual(problems);
  });

  it('begins with tomorrow in the daytime, and is sent without blanks', () => {
    expect(newForm(NOW, ZONE)).toMatchObject({ day: '2026-11-27', time: '15:00', minutes: 50 });
    expect(newForm(new Date('2026-11-26T02:00:00Z'), ZONE).time).toBe('18:00');
    expect(draftOf(form)).toMatchObject({ start: '2026-11-27T18:00', description: null });
  });

  it('takes an old meeting to the next such weekday', () => {
    const old = meeting('2026-11-05T18:00', 'finished');
    expect(againForm(old, NOW)).toEqual({ ...formOf(old), day: '2026-12-03' });
  });
});

describe('the lists', () => {
  const open = meeting('2026-11-26T14:05');
  const later = meeting('2026-11-28T09:00');
  const over = ['2026-11-05T18:00', '2026-11-12T18:00'].map((at) => meeting(at, 'finished'));

  it('put the open room first, what is ahead in order, what is over backwards', () => {
    const lists = listsOf([later, over[0] as Meeting, open, over[1] as Meeting], NOW);
    expect(lists.now?.id).toBe(open.id);
    expect(lists.next.map(({ id }) => id)).toEqual([later.id]);
    expect(lists.over.map(({ id }) => id)).toEqual([over[1]?.id, over[0]?.id]);
    expect(minutesUntil(open, NOW)).toBe(5);
    expect(minutesUntil(open, new Date(open.endsAt))).toBe(0);
  });

  it.each([
    ['2026-11-28T08:11', true],
    ['2026-11-28T08:10', false],
    ['2026-11-28T09:49', true],
    ['2026-11-28T09:50', false],
  ])('a time of %s touches one: %s', (start, touches) => {
    const { startsAt, endsAt } = meeting(start);
    const span = { from: new Date(startsAt), to: new Date(endsAt) };
    expect(clashOf([later, ...over], span) !== null).toBe(touches);
    expect(clashOf([later], span, later.id)).toBeNull();
  });
});
