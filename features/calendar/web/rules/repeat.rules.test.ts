import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#packages/kernel/day.ts';
import {
  noRepeat,
  type RepeatForm,
  repeatOf,
  repeatProblem,
  ruleOfForm,
  withDay,
} from './repeat.rules.ts';

/** A Wednesday. */
const DAY = '2028-05-03';
const read = (rule: string) => repeatOf(rule, DAY);
const written = (form: RepeatForm) => ruleOfForm(form, form.day);
const through = (form: RepeatForm, ...days: string[]) => days.reduce(withDay, form);

describe('the fields of a rule', () => {
  it.each([
    'FREQ=DAILY;COUNT=3',
    'FREQ=WEEKLY;INTERVAL=2;WKST=SU;BYDAY=SU,WE',
    'FREQ=WEEKLY;WKST=MO;BYDAY=WE;COUNT=6',
    'FREQ=MONTHLY;UNTIL=20290101',
    'FREQ=YEARLY;INTERVAL=2',
    'FREQ=MONTHLY;BYDAY=-1FR;WKST=SU',
  ])('give back what they were: %s', (rule) => {
    expect(written(read(rule))).toBe(rule);
  });

  it('keep their week and their end in whatever order a rule says them', () => {
    expect(written(read('FREQ=WEEKLY;WKST=SU;COUNT=6;BYDAY=WE,MO'))).toBe(
      'FREQ=WEEKLY;WKST=SU;BYDAY=MO,WE;COUNT=6',
    );
    expect(written({ ...read('FREQ=WEEKLY;WKST=SU;BYDAY=WE'), frequency: 'day' })).toBe(
      'FREQ=DAILY',
    );
  });
});

describe('a start on another day', () => {
  it.each([
    ['FREQ=WEEKLY;BYDAY=WE', ['2028-05-04'], 'FREQ=WEEKLY;BYDAY=TH'],
    ['FREQ=WEEKLY', ['2028-05-04'], 'FREQ=WEEKLY;BYDAY=TH'],
    ['FREQ=WEEKLY;BYDAY=MO,WE', ['2028-05-04'], 'FREQ=WEEKLY;BYDAY=MO,TH'],
    ['FREQ=WEEKLY;BYDAY=MO,WE', ['2028-05-10'], 'FREQ=WEEKLY;BYDAY=MO,WE'],
    // A date while it is typed: over the Monday of the rule, and over none at all.
    ['FREQ=WEEKLY;BYDAY=MO,WE', ['2028-05-01', '2028-05-12'], 'FREQ=WEEKLY;BYDAY=MO,FR'],
    ['FREQ=WEEKLY;BYDAY=MO,WE', ['', '2028-05-04'], 'FREQ=WEEKLY;BYDAY=MO,TH'],
    ['FREQ=WEEKLY;BYDAY=MO,WE', ['2028-05-01'], 'FREQ=WEEKLY;BYDAY=MO'],
    ['FREQ=WEEKLY;BYDAY=MO,TU', ['2028-05-04'], 'FREQ=WEEKLY;BYDAY=MO,TU'],
    ['FREQ=MONTHLY;BYDAY=1WE', ['2028-05-04'], 'FREQ=MONTHLY;BYDAY=1WE'],
  ])('of %s through %j: %s', (rule, days, expected) => {
    expect(written(through(read(rule), ...days))).toBe(expected);
  });

  it('leads to the same days of the week, whichever way it goes', () => {
    const days = fc.integer({ min: -20, max: 20 }).map((count) => addDays(DAY, count));
    fc.assert(
      fc.property(fc.array(days), days, (way, to) => {
        const form = read('FREQ=WEEKLY;BYDAY=MO,WE,SA');
        expect(written(through(form, ...way, to))).toBe(written(through(form, to)));
      }),
    );
  });

  it('of what is new leaves several days as they were chosen', () => {
    const form: RepeatForm = { ...noRepeat(DAY), frequency: 'week', days: [1, 3] };
    expect(written(through(form, '2028-05-01'))).toBe('FREQ=WEEKLY;BYDAY=MO,WE');
  });
});

it('a last day before the start is a slip, unless it is the one that was there', () => {
  const until = { ...read('FREQ=WEEKLY;BYDAY=WE;UNTIL=20280503') };
  expect(repeatProblem(through(until, '2028-05-05'), '2028-05-05')).toBeNull();
  expect(repeatProblem({ ...until, until: '2028-05-02' }, DAY)).toBe('until');
  expect(repeatProblem({ ...until, until: '' }, DAY)).toBe('until');
});
