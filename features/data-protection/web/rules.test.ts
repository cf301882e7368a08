import { expect, it } from 'vitest';
import { CASES } from '../contract/cases.ts';
import type { DataCase } from '../contract/data-protection.contract.ts';
import {
  changesOf,
  incidentProblems,
  inOrder,
  newIncident,
  newRequest,
  requestProblems,
  waitingFor,
} from './rules.ts';

const TODAY = '2026-11-26';
const request = (receivedOn: string, answeredOn: string | null = null): DataCase => ({
  ...{ kind: 'request', id: receivedOn, version: 1, at: `${receivedOn}T12:00:00Z`, by: 'Carla' },
  content: {
    ...newRequest(receivedOn),
    ...{ who: 'Zilda', asked: 'Meus dados', answer: answeredOn ? 'Enviados' : '', answeredOn },
  },
});

it('puts what waits first, the soonest on top, and says what is overdue', () => {
  const cases = [request('2026-11-20', '2026-11-22'), request('2026-11-18'), request('2026-11-01')];
  expect(inOrder(cases, TODAY).map(({ id }) => id)).toEqual([
    '2026-11-01',
    '2026-11-18',
    '2026-11-20',
  ]);
  expect(cases.map((one) => waitingFor(one, TODAY)?.over ?? null)).toEqual([null, false, true]);
});

it.each<[string, object, string[]]>([
  ['nothing written', {}, ['who', 'asked']],
  [
    'an answer before it came',
    { who: 'Zilda', asked: 'x', answeredOn: '2020-01-01' },
    ['answer', 'answeredOn'],
  ],
  ['no day', { who: 'Zilda', asked: 'x', receivedOn: '' }, ['receivedOn']],
])('names what a request lacks: %s', (_, change, problems) => {
  expect(requestProblems({ ...newRequest(TODAY), ...change })).toEqual(problems);
});

it.each<[string, object, string[]]>([
  ['nothing written', {}, ['happened', 'touched']],
  ['half a person', { happened: 'x', touched: ['account'], people: 0.5 }, ['people']],
  ['closed before', { happened: 'x', touched: ['account'], closedOn: '2020-01-01' }, ['closedOn']],
])('names what an incident lacks: %s', (_, change, problems) => {
  expect(incidentProblems({ ...newIncident(TODAY), ...change })).toEqual(problems);
});

it('calls sound what the server takes, and nothing else', () => {
  const request = { ...newRequest(TODAY), who: 'Zilda', asked: 'x' };
  const incident = { ...newIncident(TODAY), happened: 'x', touched: ['account' as const] };
  for (const form of [request, newRequest(TODAY), { ...request, answeredOn: TODAY }]) {
    expect(CASES.request.safeParse(form).success).toBe(requestProblems(form).length === 0);
  }
  for (const form of [incident, newIncident(TODAY), { ...incident, people: -1 }]) {
    expect(CASES.incident.safeParse(form).success).toBe(incidentProblems(form).length === 0);
  }
});

it('tells what each version changed, the first one whole, and one whose seal broke by its name alone', () => {
  const version = (nth: number, content: DataCase['content']): DataCase => ({
    ...{ kind: 'request', id: 'r', version: nth, at: '2026-11-10T12:00:00Z', by: 'Carla', content },
  });
  const versions = [
    version(3, null),
    version(2, { who: 'Zilda', answer: 'Enviados.', touched: ['diary'] }),
    version(1, { who: 'Zilda', answer: '', touched: ['diary'] }),
  ];
  expect(changesOf(versions).map(({ version: nth, changed }) => [nth, changed])).toEqual([
    [3, null],
    [2, [['answer', 'Enviados.']]],
    [
      1,
      [
        ['who', 'Zilda'],
        ['answer', ''],
        ['touched', ['diary']],
      ],
    ],
  ]);
});
