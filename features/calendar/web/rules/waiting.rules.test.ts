import { describe, expect, it } from 'vitest';
import type { EventDraft } from '../../contract/calendar.contract.ts';
import { afterWaiting, recordOf, type WaitingEvent } from '../local/waiting.ts';
import type { ShownEvent } from './events.rules.ts';
import { withWaiting } from './waiting.rules.ts';

const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };
const draft = (more: Partial<EventDraft> = {}): EventDraft => ({
  ...{ title: 'Dentista', category: 'health', allDay: false, timeZone: 'America/Sao_Paulo' },
  ...{ start: '2026-11-20T14:00', end: '2026-11-20T15:00', description: null },
  ...more,
});
const known: ShownEvent = { id: 'a', ...draft(), revision: 2 };
/** A weekly series, as a list shows three of its times. */
const times = ['2026-11-10', '2026-11-17', '2026-11-24'].map((day): ShownEvent => {
  const at = `${day}T12:00`;
  const when = { start: at, end: `${day}T13:00`, repeat: 'FREQ=WEEKLY' };
  return { id: 's', ...draft({ title: 'Terapia', ...when }), occurrence: { at, revision: 0 } };
});
let made = 0;
const waits = (more: Partial<WaitingEvent>): WaitingEvent => ({
  ...{ changeId: `c${++made}`, recordedAt: `2026-11-18T12:00:${String(made).padStart(2, '0')}Z` },
  ...{ id: 'a', draft: draft(), before: null, scope: 'all', newId: 'n' },
  ...more,
});
const said = (events: readonly ShownEvent[]) =>
  events.map(({ start, title, waiting }) => `${start} ${title}${waiting ? ' waits' : ''}`);

describe('what waits stands in the calendar', () => {
  it('as new, changed or gone, within the days that are shown', () => {
    const added = waits({ id: 'b', draft: draft({ title: 'Almoço' }) });
    expect(said(withWaiting([known], [added], NOVEMBER))).toEqual([
      '2026-11-20T14:00 Dentista',
      '2026-11-20T14:00 Almoço waits',
    ]);
    const next = draft({ start: '2026-12-02T14:00', end: '2026-12-02T15:00' });
    const moved = waits({ draft: next, before: known });
    expect(withWaiting([known], [moved], NOVEMBER)).toEqual([]);
    const december = { from: '2026-12-01', to: '2026-12-31' };
    expect(withWaiting([], [moved], december)).toEqual([
      { id: 'a', ...next, revision: 2, waiting: true },
    ]);
    expect(withWaiting([known], [waits({ draft: null, before: known })], NOVEMBER)).toEqual([]);
  });

  it('of a series at one time, from one time on, and at all of them', () => {
    const [, second] = times;
    const later = draft({ title: 'Terapia', start: '2026-11-17T16:00', end: '2026-11-17T17:00' });
    const change = (scope: WaitingEvent['scope'], to: EventDraft | null) =>
      said(
        withWaiting(
          times,
          [waits({ id: 's', before: second ?? null, scope, draft: to })],
          NOVEMBER,
        ),
      );
    expect(change('one', later)).toEqual([
      '2026-11-10T12:00 Terapia',
      '2026-11-24T12:00 Terapia',
      '2026-11-17T16:00 Terapia waits',
    ]);
    expect(change('following', later)).toEqual([
      '2026-11-10T12:00 Terapia',
      '2026-11-17T16:00 Terapia waits',
      '2026-11-24T16:00 Terapia waits',
    ]);
    expect(change('all', later)[0]).toBe('2026-11-10T16:00 Terapia waits');
    expect(change('following', null)).toEqual(['2026-11-10T12:00 Terapia']);
    expect(change('all', null)).toEqual([]);
  });

  it('of a series on several days where only those of one day of the week move', () => {
    const both = 'FREQ=WEEKLY;BYDAY=TU,FR';
    const known = ['2026-11-10', '2026-11-13', '2026-11-17'].map((day): ShownEvent => {
      const at = `${day}T12:00`;
      const when = { start: at, end: `${day}T13:00`, repeat: both };
      return { id: 's', ...draft(when), occurrence: { at, revision: 0 } };
    });
    const to = { start: '2026-11-18T14:00', end: '2026-11-18T15:00' };
    const moved = draft({ ...to, repeat: 'FREQ=WEEKLY;BYDAY=WE,FR' });
    const change = waits({ id: 's', before: known[2] ?? null, draft: moved });
    expect(said(withWaiting(known, [change], NOVEMBER))).toEqual([
      '2026-11-11T14:00 Dentista waits',
      '2026-11-13T14:00 Dentista waits',
      '2026-11-18T14:00 Dentista waits',
    ]);
  });

  it('of a monthly series only in months that have its new day', () => {
    const known = ['2026-04-15', '2026-05-15', '2026-06-15', '2026-07-15'].map(
      (day): ShownEvent => {
        const at = `${day}T12:00`;
        const when = { start: at, end: `${day}T13:00`, repeat: 'FREQ=MONTHLY' };
        return { id: 's', ...draft(when), occurrence: { at, revision: 0 } };
      },
    );
    const to = { start: '2026-05-31T14:00', end: '2026-05-31T15:00', repeat: 'FREQ=MONTHLY' };
    const change = waits({ id: 's', before: known[1] ?? null, draft: draft(to) });
    const range = { from: '2026-04-01', to: '2026-08-31' };
    expect(said(withWaiting(known, [change], range))).toEqual([
      '2026-05-31T14:00 Dentista waits',
      '2026-07-31T14:00 Dentista waits',
    ]);
  });

  it('once, where the server has one time of a series already under its new id', () => {
    const [first, second, third] = times as [ShownEvent, ShownEvent, ShownEvent];
    const own: ShownEvent = { id: 'n', ...draft({ title: 'Terapia' }) };
    const change = waits({ id: 's', before: second, scope: 'one' });
    expect(withWaiting([first, third, own], [change], NOVEMBER)).toEqual([first, third, own]);
  });
});

describe('a second change of what waits', () => {
  it('goes back to what was there before the first', () => {
    const first = waits({ before: known, draft: draft({ title: 'Um' }) });
    const second = waits({ before: { ...known, title: 'Um', waiting: true }, draft: null });
    expect(afterWaiting(second, [first]).before).toBe(known);
    const fresh = waits({ id: 'b', draft: draft() });
    const changed = waits({ id: 'b', before: { id: 'b', ...draft(), waiting: true } });
    expect(afterWaiting(changed, [fresh]).before).toBeNull();
  });

  it('stands beside it where it is about another time of the series', () => {
    const [first, second] = times as [ShownEvent, ShownEvent];
    const records = [first, second].flatMap((before) =>
      (['one', 'following', 'all'] as const).map((scope) =>
        recordOf(waits({ id: 's', before, scope })),
      ),
    );
    expect(new Set(records).size).toBe(5);
  });
});
