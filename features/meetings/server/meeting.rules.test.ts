import { describe, expect, it } from 'vitest';
import type { MeetingState } from '../contract/meetings.contract.ts';
import { isHere, stateAt, talkedMinutes } from './meeting-state.rules.ts';

const at = (time: string) => new Date(`2026-11-26T${time}:00Z`);
const meeting = (
  state: MeetingState,
  more: { both?: string; closed?: string; inPerson?: boolean } = {},
) => ({
  state,
  startsAt: at('18:00'),
  endsAt: at('18:50'),
  bothSince: more.both ? at(more.both) : null,
  closedAt: more.closed ? at(more.closed) : null,
  inPerson: more.inPerson ?? false,
});

describe('the state of a meeting', () => {
  it.each<[MeetingState, string | undefined, string, MeetingState]>([
    ['scheduled', undefined, '17:00', 'scheduled'],
    ['scheduled', undefined, '19:49', 'scheduled'],
    ['scheduled', undefined, '19:50', 'missed'],
    ['in_progress', undefined, '18:10', 'in_progress'],
    ['in_progress', undefined, '19:50', 'missed'],
    ['in_progress', '18:01', '19:49', 'in_progress'],
    ['in_progress', '18:01', '19:50', 'finished'],
    ['finished', '18:01', '23:00', 'finished'],
    ['cancelled', undefined, '23:00', 'cancelled'],
  ])('%s, both since %s, at %s: %s', (state, both, now, expected) => {
    expect(stateAt(meeting(state, both ? { both } : {}), at(now))).toBe(expected);
  });

  it('in person is finished, since nobody here saw who came', () => {
    const there = meeting('scheduled', { inPerson: true });
    expect(stateAt(there, at('19:49'))).toBe('scheduled');
    expect(stateAt(there, at('19:50'))).toBe('finished');
  });

  it.each<[string | undefined, string | undefined, number | null]>([
    ['18:00', '18:47', 47],
    ['18:00', '18:00', 1],
    // Nobody ended it: it is counted until it was to end.
    ['18:10', undefined, 40],
    [undefined, undefined, null],
  ])('talked from %s to %s: %s minutes', (both, closed, minutes) => {
    const over = meeting(closed ? 'finished' : 'in_progress', {
      ...(both ? { both } : {}),
      ...(closed ? { closed } : {}),
    });
    expect(talkedMinutes(over, at('20:00'))).toBe(minutes);
  });

  it('knows who is in the room', () => {
    const seat = { seenAt: at('18:00'), leftAt: null };
    expect(isHere(seat, at('18:00'))).toBe(true);
    expect(isHere(seat, at('18:01'))).toBe(false);
    expect(isHere({ ...seat, leftAt: at('18:00') }, at('18:00'))).toBe(false);
    expect(isHere(undefined, at('18:00'))).toBe(false);
  });
});
