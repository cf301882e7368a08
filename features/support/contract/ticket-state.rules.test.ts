import { describe, expect, it } from 'vitest';
import { BUSINESS_HOURS } from '#packages/kernel/business-hours.ts';
import { TICKET_STATES, type TicketState } from './support.contract.ts';
import { afterPerson, afterStaff, isOverdue, promisedAnswer } from './ticket-state.rules.ts';

/** `seg 23/11 10:40` in Brasília, which is three hours behind UTC. */
const at = (local: string) => new Date(`${local}:00-03:00`);

describe('the promised answer', () => {
  it.each([
    ['Monday morning', '2026-11-23T10:40', '2026-11-24T10:40'],
    ['the first minute of a day', '2026-11-23T08:00', '2026-11-24T08:00'],
    ['the last minute of a day', '2026-11-23T17:59', '2026-11-24T17:59'],
    ['closing time, which counts from the next opening', '2026-11-23T18:00', '2026-11-25T08:00'],
    ['before opening', '2026-11-23T06:15', '2026-11-24T08:00'],
    ['late in the evening', '2026-11-23T22:00', '2026-11-25T08:00'],
    ['Friday afternoon, over the weekend', '2026-11-27T16:30', '2026-11-30T16:30'],
    ['Saturday', '2026-11-28T12:00', '2026-12-01T08:00'],
    ['Sunday night', '2026-11-29T23:59', '2026-12-01T08:00'],
    ['the day before a holiday on a Friday', '2026-11-19T14:20', '2026-11-23T14:20'],
    ['the holiday itself', '2026-11-20T14:20', '2026-11-24T08:00'],
    ['the last hours of a year', '2026-12-31T15:00', '2027-01-04T15:00'],
  ])('of what is asked on %s', (_, asked, answered) => {
    expect(promisedAnswer(at(asked), BUSINESS_HOURS).toISOString()).toBe(
      at(answered).toISOString(),
    );
  });

  it('passes over what the support’s own state and city have off', () => {
    const hours = { ...BUSINESS_HOURS, state: 'SP' as const, municipal: ['01-25', '2027-07-08'] };
    // 25 January is the city’s, 9 July the state’s, and 8 July 2027 the bridge before it.
    const answered = (asked: string) => promisedAnswer(at(asked), hours).toISOString();
    expect(answered('2027-01-22T14:20')).toBe(at('2027-01-26T14:20').toISOString());
    expect(answered('2027-07-07T14:20')).toBe(at('2027-07-12T14:20').toISOString());
  });
});

describe('the state of a ticket', () => {
  const now = at('2026-11-23T10:40');
  const next = at('2026-11-24T10:40');
  const earlier = at('2026-11-23T16:00');

  it.each<[TicketState, Date | null, TicketState, Date]>([
    ['open', earlier, 'open', earlier],
    ['reopened', earlier, 'reopened', earlier],
    ['answered', null, 'open', next],
    ['waiting', null, 'open', next],
    ['closed', null, 'reopened', next],
  ])('%s, once its person wrote', (state, dueAt, then, due) => {
    expect(afterPerson({ state, dueAt }, now, BUSINESS_HOURS)).toEqual({ state: then, dueAt: due });
  });

  it.each(TICKET_STATES)('%s, as the staff sets it', (state) => {
    const { dueAt } = afterStaff({ state: 'open', dueAt: earlier }, state, now, BUSINESS_HOURS);
    expect(dueAt).toEqual(['open', 'reopened'].includes(state) ? earlier : null);
    const anew = afterStaff({ state: 'closed', dueAt: null }, state, now, BUSINESS_HOURS);
    expect(anew.dueAt).toEqual(['open', 'reopened'].includes(state) ? next : null);
  });

  it('is overdue once the promised time has passed, and never where nothing is owed', () => {
    expect(isOverdue(earlier, at('2026-11-23T16:00'))).toBe(false);
    expect(isOverdue(earlier, at('2026-11-23T16:01'))).toBe(true);
    expect(isOverdue(null, now)).toBe(false);
  });
});
