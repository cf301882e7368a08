import { expect, it } from 'vitest';
import { deadlineOfIncident, deadlineOfRequest } from './deadlines.rules.ts';

it.each([
  ['2026-11-10', null, { what: 'answer', day: '2026-11-25' }],
  ['2026-12-20', null, { what: 'answer', day: '2027-01-04' }],
  ['2026-11-10', '2026-11-12', null],
])('a request of %s, answered %s, waits for %j', (receivedOn, answeredOn, deadline) => {
  expect(deadlineOfRequest({ receivedOn, answeredOn })).toEqual(deadline);
});

const incident = {
  ...{ noticedOn: '2026-11-26', relevant: true },
  ...{ authorityToldOn: null, peopleToldOn: null, closedOn: null },
};
it.each<[string, object, object | null]>([
  ['over a weekend', {}, { what: 'tell', day: '2026-12-01' }],
  // Christmas is a Friday.
  ['over Christmas', { noticedOn: '2026-12-23' }, { what: 'tell', day: '2026-12-29' }],
  [
    'still, while the people were not told',
    { authorityToldOn: '2026-11-27' },
    { what: 'tell', day: '2026-12-01' },
  ],
  [
    'to complete it, once both were',
    { authorityToldOn: '2026-11-27', peopleToldOn: '2026-11-27' },
    // The Monday after Christmas: it is a holiday of the nation.
    { what: 'complete', day: '2026-12-28' },
  ],
  ['for nothing, without relevant risk', { relevant: false }, null],
  ['for nothing, once it is closed', { closedOn: '2026-11-26' }, null],
])('an incident waits %s', (_, change, deadline) => {
  expect(deadlineOfIncident({ ...incident, ...change })).toEqual(deadline);
});
