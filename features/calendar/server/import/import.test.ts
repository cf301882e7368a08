import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ListedEvent } from '#features/calendar/contract/calendar.contract.ts';
import {
  type ImportReport,
  MAX_FILE_LENGTH,
  MAX_IMPORTED,
} from '#features/calendar/contract/import.contract.ts';
import { MAX_SERIES } from '#features/calendar/contract/repeat.contract.ts';
import { NOON, type Person, startWorld, type World } from '#packages/testing/people/index.ts';
import { remindOfEvents } from '../reminders/look.ts';

const SAO_PAULO = 'TZID=America/Sao_Paulo';

let world: World;
let bruno: Person;
beforeAll(async () => {
  // Wednesday, 18 November 2026, noon in São Paulo.
  world = await startWorld({ workers: false });
  bruno = await world.person('bruno');
});
beforeEach(() => {
  world.clock.now = NOON;
});
afterAll(() => world.stop());

type Answer = ImportReport & { code?: string };
const file = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (uid: string, ...lines: string[]) =>
  ['BEGIN:VEVENT', `UID:${uid}`, 'SUMMARY:Dentista', ...lines, 'END:VEVENT'].join('\r\n');
const on = (day: string) => [
  `DTSTART;${SAO_PAULO}:202611${day}T140000`,
  `DTEND;${SAO_PAULO}:202611${day}T150000`,
];
const bring = (person: Person, text: string, dryRun = false, category = 'personal') =>
  person.call<Answer>('POST', '/api/calendar/import', { text, category, dryRun });
const list = async (person: Person, from = '2026-11-01', to = '2026-12-31') =>
  (
    await person.call<{ events: ListedEvent[] }>(
      'GET',
      `/api/calendar/events?from=${from}&to=${to}`,
    )
  ).body.events;
const startsOf = async (person: Person, from?: string, to?: string) =>
  (await list(person, from, to)).map(({ start }) => start.slice(5));
const reasonsOf = ({ body }: { body: Answer }) => body.firstSkipped.map(({ reason }) => reason);

describe('a file of another calendar', () => {
  const text = file(
    event(
      'one@example.org',
      ...on('20'),
      'LOCATION:Rua Augusta\\, 100',
      'DESCRIPTION:Levar\\nexames',
    ),
    event('two@example.org', ...on('24'), 'RRULE:FREQ=WEEKLY;COUNT=3'),
    event('three@example.org', ...on('26'), 'STATUS:CANCELLED'),
  );

  test('is told about first, which changes nothing, then comes in', async () => {
    const ana = await world.person('ana');
    const told = await bring(ana, text, true);
    expect(told).toMatchObject({
      status: 200,
      body: {
        ...{ comes: 2, repeats: 1, known: 0, shortened: 0, skipped: 1 },
        first: [
          { title: 'Dentista', start: '2026-11-20T14:00', allDay: false, repeats: false },
          { title: 'Dentista', start: '2026-11-24T14:00', allDay: false, repeats: true },
        ],
        firstSkipped: [{ title: 'Dentista', reason: 'cancelled' }],
      },
    });
    expect(await list(ana)).toEqual([]);
    expect((await bring(ana, text, false, 'health')).body).toEqual(told.body);
    expect(await startsOf(ana)).toEqual([
      ...['11-20T14:00', '11-24T14:00', '12-01T14:00', '12-08T14:00'],
    ]);
    const [first] = await list(ana);
    expect(first).toMatchObject({
      ...{ title: 'Dentista', category: 'health', end: '2026-11-20T15:00' },
      description: 'Rua Augusta, 100\n\nLevar\nexames',
    });
  });

  test('brought again doubles nothing and undoes nothing that was changed since', async () => {
    const lia = await world.person('lia');
    await bring(lia, text);
    const [first] = await list(lia);
    const { id, occurrence: _, ...draft } = first as ListedEvent;
    await lia.call('PATCH', `/api/calendar/events/${id}`, { ...draft, title: 'Dentista, não' });
    const again = await bring(lia, text.replace('140000', '160000'));
    expect(again.body).toMatchObject({ comes: 0, known: 2, skipped: 1 });
    expect((await list(lia)).map(({ title }) => title)).toEqual([
      ...['Dentista, não', 'Dentista', 'Dentista', 'Dentista'],
    ]);
    // What was deleted is gone, and comes again with the file.
    await lia.call('DELETE', `/api/calendar/events/${id}`);
    expect((await bring(lia, text)).body).toMatchObject({ comes: 1, known: 1 });
    expect(await startsOf(lia)).toHaveLength(4);
  });

  test('is each person’s own: neither hears of the other’s, nor shares an id', async () => {
    const [rui, eva] = [await world.person('rui'), await world.person('eva')];
    await bring(rui, text);
    expect((await bring(eva, text, true)).body).toMatchObject({ comes: 2, known: 0 });
    await bring(eva, text);
    const ids = await Promise.all(
      [rui, eva].map(async (one) => (await list(one)).map(({ id }) => id)),
    );
    expect(ids[0]).not.toEqual(ids[1]);
    expect(await list(bruno)).toEqual([]);
    const { rows } = await world.context.connection.pool.query(
      'select row_to_json(e)::text as row from calendar_events e',
    );
    expect(JSON.stringify(rows) + world.logs.join()).not.toMatch(/Dentista|example\.org|Augusta/);
  });

  test('that is one of ours knows its own events', async () => {
    const gil = await world.person('gil');
    await bring(gil, text);
    const { body } = await gil.call<{ url: string }>('POST', '/api/calendar/address', {
      shows: 'titles',
    });
    const feed = await world.app.inject({ url: new URL(body.url).pathname });
    expect((await bring(gil, feed.body)).body).toMatchObject({ comes: 0, known: 2, skipped: 0 });
    const ivo = await world.person('ivo');
    expect((await bring(ivo, feed.body)).body).toMatchObject({ comes: 2, known: 0 });
    expect(await startsOf(ivo)).toEqual(await startsOf(gil));
  });

  test('brings its alarms that we have, too', async () => {
    const noa = await world.person('noa');
    const alarm = (trigger: string) =>
      ['BEGIN:VALARM', 'ACTION:DISPLAY', 'DESCRIPTION:!', trigger, 'END:VALARM'].join('\r\n');
    await bring(
      noa,
      file(
        event('a', ...on('19'), alarm('TRIGGER:-PT10M')),
        event('b', ...on('20'), alarm('TRIGGER:-P1D')),
        event('c', ...on('21'), alarm('TRIGGER:-PT17M')),
        event('d', 'DTSTART;VALUE=DATE:20261122', alarm('TRIGGER:-PT6H')),
        event('e', 'DTSTART;VALUE=DATE:20261123', alarm('TRIGGER;RELATED=END:-PT6H')),
      ),
    );
    expect((await list(noa)).map(({ reminder }) => reminder)).toEqual([
      ...['ten_minutes', 'day', undefined, 'evening_before', undefined],
    ]);
    world.clock.now = new Date('2026-11-19T16:50:00Z');
    await remindOfEvents(world.context);
    const { rows } = await world.context.connection.pool.query(
      'select params from notifications where user_id = $1',
      [noa.id],
    );
    expect(rows).toHaveLength(1);
  });
});

describe('times', () => {
  test.each<[string, string[], Partial<ListedEvent>]>([
    [
      'of an instant, by the person’s clock',
      ['DTSTART:20261120T170000Z', 'DTEND:20261120T180000Z'],
      { start: '2026-11-20T14:00', end: '2026-11-20T15:00', timeZone: 'America/Sao_Paulo' },
    ],
    [
      'without a zone',
      ['DTSTART:20261120T090000', 'DURATION:PT1H30M'],
      { start: '2026-11-20T09:00', end: '2026-11-20T10:30', timeZone: 'America/Sao_Paulo' },
    ],
    [
      'with an end of another zone',
      ['DTSTART;TZID=Europe/Paris:20261120T090000', 'DTEND:20261120T093000Z'],
      { start: '2026-11-20T09:00', end: '2026-11-20T10:30', timeZone: 'Europe/Paris' },
    ],
    [
      'of a zone as Windows calls it',
      ['DTSTART;TZID="E. South America Standard Time":20261120T090000', 'DURATION:PT1H'],
      { start: '2026-11-20T09:00', timeZone: 'America/Sao_Paulo' },
    ],
    [
      'of a zone behind a path',
      ['DTSTART;TZID=/example.org/2024_1/Europe/Lisbon:20261120T090000', 'DURATION:PT1H'],
      { start: '2026-11-20T09:00', timeZone: 'Europe/Lisbon' },
    ],
    [
      'of a moment',
      ['DTSTART;TZID=Europe/Lisbon:20261120T090000'],
      { start: '2026-11-20T09:00', end: '2026-11-20T09:15' },
    ],
    [
      'of a day',
      ['DTSTART;VALUE=DATE:20261120'],
      { allDay: true, start: '2026-11-20T00:00', end: '2026-11-21T00:00' },
    ],
    [
      'of some days',
      ['DTSTART;VALUE=DATE:20261120', 'DTEND;VALUE=DATE:20261123'],
      { allDay: true, end: '2026-11-23T00:00' },
    ],
  ])('%s', async (name, lines, expected) => {
    const person = await world.person(`t${name.length}${lines.length}`);
    const { body } = await bring(person, file(event('a', ...lines)));
    expect(body).toMatchObject({ comes: 1, skipped: 0 });
    expect(await list(person)).toMatchObject([expected]);
  });

  test('of a zone that the file tells of', async () => {
    const leo = await world.person('leo');
    const zone = (id: string, ...lines: string[]) =>
      ['BEGIN:VTIMEZONE', `TZID:${id}`, ...lines, 'END:VTIMEZONE'].join('\r\n');
    const standard = ['BEGIN:STANDARD', 'DTSTART:16010101T000000', 'TZOFFSETFROM:-0300'];
    const { body } = await bring(
      leo,
      file(
        zone('Brasilia', ...standard, 'TZOFFSETTO:-0300', 'END:STANDARD'),
        zone('Casa', 'X-LIC-LOCATION:Europe/Paris'),
        event('a', 'DTSTART;TZID=Brasilia:20261120T090000', 'DURATION:PT1H'),
        event('b', 'DTSTART;TZID=Casa:20261121T090000', 'DURATION:PT1H'),
        event('c', 'DTSTART;TZID=Lugar Nenhum:20261122T090000', 'DURATION:PT1H'),
        event('d', 'DTSTART;TZID="-03:00":20261122T090000', 'DURATION:PT1H'),
      ),
    );
    expect(body.firstSkipped.map(({ reason }) => reason)).toEqual(['bad_zone', 'bad_zone']);
    expect((await list(leo)).map(({ timeZone }) => timeZone)).toEqual([
      'Etc/GMT+3',
      'Europe/Paris',
    ]);
  });

  test('of a series, with those taken out, moved and added, up to its last', async () => {
    const bia = await world.person('bia');
    const text = file(
      event(
        'a',
        ...on('02'),
        'RRULE:FREQ=WEEKLY;UNTIL=20261130T170000Z',
        `EXDATE;${SAO_PAULO}:20261109T140000`,
        'RDATE:20261112T170000Z',
      ),
      event('a', ...on('17'), 'RECURRENCE-ID:20261116T170000Z', 'SUMMARY:Outro dia'),
      event('a', ...on('23'), `RECURRENCE-ID;${SAO_PAULO}:20261123T140000`, 'STATUS:CANCELLED'),
    );
    expect((await bring(bia, text)).body).toMatchObject({ comes: 3, repeats: 1, skipped: 0 });
    const starts = ['11-02T14:00', '11-12T14:00', '11-17T14:00', '11-30T14:00'];
    expect(await startsOf(bia)).toEqual(starts);
    expect((await bring(bia, text)).body).toMatchObject({ comes: 0, known: 3 });
    expect(await startsOf(bia)).toEqual(starts);
    // The moved time is one of the series: it goes and comes back with it.
    const [series] = await list(bia);
    await bia.call('DELETE', `/api/calendar/events/${series?.id}`);
    expect(await startsOf(bia)).toEqual(['11-12T14:00']);
  });

  test('of whole days that come again, up to the last of them', async () => {
    const teo = await world.person('teo');
    const days = ['DTSTART;VALUE=DATE:20261120', 'RRULE:FREQ=DAILY;UNTIL=20261122T000000Z'];
    await bring(teo, file(event('a', ...days, 'EXDATE;VALUE=DATE:20261121')));
    expect(await startsOf(teo)).toEqual(['11-20T00:00', '11-22T00:00']);
  });

  test('of a series told as instants stay instants', async () => {
    const caio = await world.person('caio');
    await bring(
      caio,
      file(
        event(
          'a',
          'DTSTART:20261103T020000Z',
          'DURATION:PT1H',
          'RRULE:FREQ=WEEKLY;BYDAY=TU;COUNT=2',
        ),
      ),
    );
    expect(await list(caio)).toMatchObject([
      { start: '2026-11-03T02:00', timeZone: 'UTC' },
      { start: '2026-11-10T02:00', timeZone: 'UTC' },
    ]);
  });
});

describe('what cannot come in', () => {
  test.each<[string, string, string]>([
    ['no file of a calendar', 'Oi, tudo bem?', 'no_calendar'],
    ['nothing', ' \r\n ', 'no_calendar'],
    ['a page', '<!doctype html><title>BEGIN:VCALENDAR</title>', 'no_calendar'],
    ['one that was cut off', file(event('a', ...on('20'))).slice(0, -20), 'no_calendar'],
    [
      'one with ends that fit nothing',
      file('BEGIN:VEVENT', 'END:VALARM', 'END:VEVENT'),
      'no_calendar',
    ],
    ['one in one in one', 'BEGIN:VCALENDAR\r\n'.repeat(100_000), 'no_calendar'],
    ['too much of it', file('X-A:'.padEnd(MAX_FILE_LENGTH, 'a')), 'file_too_large'],
    [
      'too many events',
      file(...Array.from({ length: MAX_IMPORTED + 1 }, (_, nth) => event(`${nth}`, ...on('20')))),
      'too_many_events',
    ],
    [
      'too many added times',
      file(
        ...Array.from({ length: 10 }, (_, nth) =>
          event(
            `${nth}`,
            ...on('20'),
            `RDATE:${Array.from({ length: 300 }, (__, more) => `2027${String(1 + (more % 12)).padStart(2, '0')}${String(1 + (more % 28)).padStart(2, '0')}T${String(10 + (more % 13))}0000`).join(',')}`,
          ),
        ),
      ),
      'too_many_events',
    ],
  ])('%s', async (_, text, code) => {
    const answer = await bring(bruno, text, false);
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status: 422, code });
    expect(await list(bruno)).toEqual([]);
  });

  test('a body that is larger than any file', async () => {
    expect((await bring(bruno, 'a'.repeat(5_100_000))).status).toBe(413);
  });

  test.each<[string, string[], string]>([
    ['without a time', [], 'unreadable'],
    ['on a day that there is not', ['DTSTART:20260231T100000'], 'unreadable'],
    ['at an hour that there is not', ['DTSTART:20261120T250000'], 'unreadable'],
    ['in another age', ['DTSTART:00010101T100000'], 'unreadable'],
    ['of rubbish', ['DTSTART:amanhã'], 'unreadable'],
    [
      'that ends as another kind',
      ['DTSTART:20261120T100000', 'DTEND;VALUE=DATE:20261121'],
      'unreadable',
    ],
    ['of a length that is none', ['DTSTART:20261120T100000', 'DURATION:muito'], 'unreadable'],
    ['that ends before', ['DTSTART:20261120T100000', 'DTEND:20261119T100000'], 'ends_too_early'],
    ['of a length below nothing', ['DTSTART:20261120T100000', 'DURATION:-PT1H'], 'ends_too_early'],
    ['of two months', ['DTSTART:20261120T100000', 'DURATION:P60D'], 'lasts_too_long'],
    ['of an age', ['DTSTART:20261120T100000', 'DURATION:PT99999999999999999H'], 'lasts_too_long'],
    ['of no zone', ['DTSTART;TZID=Mars/Olympus:20261120T100000'], 'bad_zone'],
    ['by a rule that is none', [...on('20'), 'RRULE:TODO DIA'], 'rule_unreadable'],
    ['by two rules', [...on('20'), 'RRULE:FREQ=DAILY', 'RRULE:FREQ=WEEKLY'], 'rule_unreadable'],
    ['every second, without end', [...on('20'), 'RRULE:FREQ=SECONDLY'], 'repeats_too_often'],
    ['twice a day', [...on('20'), 'RRULE:FREQ=DAILY;BYHOUR=8,20'], 'repeats_too_often'],
    [
      'every day for a century',
      ['DTSTART:19260101T100000', 'RRULE:FREQ=DAILY'],
      'repeats_too_often',
    ],
    ['on 30 February', [...on('20'), 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'], 'never_comes'],
    [
      'that changes all later times',
      [...on('20'), 'RECURRENCE-ID;RANGE=THISANDFUTURE:20261120T140000'],
      'unreadable',
    ],
  ])('an event %s, which keeps no other out', async (_, lines, reason) => {
    const text = file(event('bad', ...lines), event('good', ...on('25')));
    const answer = await bring(bruno, text, true);
    expect(reasonsOf(answer)).toEqual([reason]);
    expect(answer.body).toMatchObject({ comes: 1, first: [{ start: '2026-11-25T14:00' }] });
  });

  test('more series than a calendar holds, and more events than a month', async () => {
    const ines = await world.person('ines');
    const series = Array.from({ length: MAX_SERIES + 2 }, (_, nth) =>
      event(`s${nth}`, ...on('20'), 'RRULE:FREQ=YEARLY'),
    );
    const once = Array.from({ length: 302 }, (_, nth) => event(`e${nth}`, ...on('20')));
    const answer = await bring(ines, file(...series, ...once));
    expect(answer.body).toMatchObject({ comes: 400, repeats: MAX_SERIES, skipped: 4 });
    expect(new Set(reasonsOf(answer))).toEqual(new Set(['too_many_series', 'month_full']));
    expect((await bring(ines, file(...series, ...once))).body).toMatchObject({
      comes: 0,
      known: 400,
    });
  });

  test('words without room are cut, strange ones cleaned, missing ones made up for', async () => {
    const yara = await world.person('yara');
    const long = `SUMMARY:${'a'.repeat(118)}😀😀`;
    const strange = ['BEGIN:VEVENT', 'SUMMARY:sino\u0007 e\\nlinha', ...on('21'), 'END:VEVENT'];
    const nameless = ['BEGIN:VEVENT', 'X-<>;;;:::', '__proto__:1', ...on('22'), 'END:VEVENT'];
    const text = file(
      ['BEGIN:VEVENT', 'UID:1', long, ...on('20'), 'END:VEVENT'].join('\r\n'),
      ...strange,
      ...nameless,
    );
    expect((await bring(yara, text)).body).toMatchObject({ comes: 3, shortened: 1 });
    expect((await list(yara)).map(({ title }) => title)).toEqual([
      ...[`${'a'.repeat(118)}…`, 'sino e linha', 'Sem título'],
    ]);
    expect((await bring(yara, text)).body).toMatchObject({ comes: 0, known: 3 });
  });

  test.each<[string, string]>([
    ['parameters without end', `X;${'A=B;'.repeat(400_000)}:1`],
    ['parameters without end where times stand', event('a', `DTSTART;${'A=B;'.repeat(300_000)}:1`)],
    ['a line in a hundred thousand parts', `X-A:a${'\r\n a'.repeat(300_000)}`],
    [
      'a hundred thousand exceptions',
      event(
        'a',
        ...on('20'),
        'RRULE:FREQ=DAILY',
        `EXDATE:20261121T140000${',20261121T140000'.repeat(100_000)}`,
      ),
    ],
    ...[
      'FREQ=MONTHLY;BYSETPOS=300;BYDAY=MO,TU',
      'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYSETPOS=8',
      'FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYSETPOS=366;BYWEEKNO=1,2,3,4,5',
    ].map((rule): [string, string] => [
      `a thousand events by ${rule}, under which nothing comes,`,
      Array.from({ length: 1_000 }, (_, nth) => event(`${nth}`, ...on('20'), `RRULE:${rule}`)).join(
        '\r\n',
      ),
    ]),
  ])('%s do not keep a good event from being read', async (_, lines) => {
    // What would take minutes meets the limit of every test.
    const answer = await bring(bruno, file(lines, event('good', ...on('25'))), true);
    expect(answer.status).toBe(200);
    expect(answer.body.comes).toBeGreaterThanOrEqual(1);
  });
});
