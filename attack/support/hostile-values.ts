import fc from 'fast-check';

/** Texts that programs have stumbled over. */
export const HOSTILE_TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff fim',
  '\u202Eotcerid on\u202C',
  '\u200B\u2060\uFEFF',
  `e${'\u0301'.repeat(500)}`,
  '👩🏽‍⚕️'.repeat(40),
  'ﷺ'.repeat(300),
  'I\u0307ı\u017F',
  '\u2028\u2029\r\n\t\u000B',
  "'; DROP TABLE users; --",
  '" OR ""="',
  '%%%s%n%x',
  '\\u0000\\x00',
  '%00%0d%0a',
  '../../../../etc/passwd',
  '..%2f..%2f',
  '{{7*7}}#{7*7}$(7*7)',
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '=HYPERLINK("//x")',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'NaN',
  'true',
  '-0',
  '9'.repeat(400),
  '1e400',
  '0x7fffffff',
  `${'('.repeat(3_000)}`,
  'a'.repeat(100_000),
  'ação '.repeat(4_000),
  '🌻'.repeat(5_000),
];

const HOSTILE_DATES: readonly string[] = [
  '0000-01-01',
  '0001-01-01',
  '1900-02-29',
  '2026-02-30',
  '9999-12-31',
  '9999-99-99',
  '-000001-01-01',
  '+275760-09-13',
  '0000-01-01T00:00:00.000Z',
  '0001-01-01T00:00:00+14:00',
  '9999-12-31T23:59:59.999Z',
  '9999-12-31T23:59:59-14:00',
  '2026-11-24T24:00:00Z',
  '2026-11-24T10:00:60Z',
  '2026-11-24T10:00:00+99:99',
  '2026-11-24T10:00:00+23:59',
  '2026-11-24T10:00:00.999999999999Z',
  '0000-00-00T00:00',
  '0000-01-01T00:00',
  '9999-12-31T23:59',
  'infinity',
  'now',
];

const HOSTILE_ZONES: readonly string[] = [
  'Pacific/Kiritimati',
  'Etc/GMT+12',
  'Etc/GMT-14',
  'Antarctica/Troll',
  'Asia/Kathmandu',
  '+14:00',
  '-99:99',
  'america/sao_paulo',
  'posixrules',
  'UTC\u0000',
];

const HOSTILE_NUMBERS: readonly number[] = [
  0,
  -0,
  -1,
  0.1,
  1e-320,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  1e21,
  1e308,
  -1e308,
];

const HOSTILE_IDS: readonly string[] = [
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '01936F3C-0000-7000-8000-00000000ABCD',
  '01936f3c-0000-7000-8000-00000000abcd ',
  '{01936f3c-0000-7000-8000-00000000abcd}',
  '1',
  '*',
];

const deep = (depth: number): unknown => {
  let value: unknown = 'fundo';
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { a: value };
  return value;
};
const HOSTILE_SHAPES: readonly unknown[] = [
  null,
  true,
  [],
  {},
  [null],
  [[]],
  [{}],
  JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":1}}'),
  { toString: 1, length: -1 },
  deep(40),
  deep(1_000),
  Array.from({ length: 5_000 }, () => 0),
  Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [`k${index}`, index])),
];

/** A value in the place of a right one: of the right type, at its edge, or of none. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_DATES) },
  { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_ZONES) },
  { weight: 2, arbitrary: fc.constantFrom(...HOSTILE_NUMBERS) },
  { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_IDS) },
  { weight: 2, arbitrary: fc.constantFrom(...HOSTILE_SHAPES) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.date({ noInvalidDate: true }).map((date) => date.toISOString()) },
);

/** Whole bodies that are no object of ours. */
export const HOSTILE_BODIES: readonly string[] = [
  '',
  ' ',
  'null',
  '[]',
  '0',
  '"texto"',
  '{',
  '{"text":',
  '{"text":"a"}}',
  "{'text':'a'}",
  '\uFEFF{}',
  '{"text":"\\ud800"}',
  '{"text":1e999}',
  '{"text":"a","text":["b"]}',
  '{"__proto__":{"admin":true}}',
  '['.repeat(100_000),
  `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  `{"text":"${'a'.repeat(1_200_000)}"}`,
  `[${'0,'.repeat(400_000)}0]`,
  'text=a&text=b',
  '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  '\u0000\u0001\u0002',
];

export const CONTENT_TYPES: readonly (string | undefined)[] = [
  undefined,
  'application/json; charset=utf-16',
  'application/json;;;',
  'APPLICATION/JSON',
  'text/plain',
  'text/html',
  'application/xml',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=a',
  'application/merge-patch+json',
  '*/*',
  ';',
];

/** Headers that some server somewhere believed. */
export const HOSTILE_HEADERS: readonly Record<string, string>[] = [
  { 'accept-language': '*;q=0.1, xx-YY-ZZ;q=a, pt_BR' },
  { 'accept-language': 'pt-BR,'.repeat(500) },
  { accept: 'text/event-stream' },
  { 'accept-encoding': 'gzip, br, zstd, identity;q=0' },
  { 'x-forwarded-for': '127.0.0.1, ::1, unknown, <script>' },
  { 'x-forwarded-host': 'attacker.example', 'x-forwarded-proto': 'javascript' },
  { 'x-http-method-override': 'DELETE' },
  { 'x-original-url': '/api/admin/news', 'x-rewrite-url': '/metrics' },
  { 'x-supabase-api-version': '9999-99-99' },
  { 'x-user-id': '1', 'x-role': 'admin' },
  { 'last-event-id': '-1' },
  { 'last-event-id': '9'.repeat(40) },
  { 'last-event-id': "' or 1=1" },
  { range: 'bytes=0-,-1,5-2' },
  { 'if-none-match': '*' },
  { origin: 'null', referer: 'javascript:alert(1)' },
  { cookie: 'i18next=../../x; sb-access-token=a; __proto__=1' },
  { 'content-encoding': 'gzip' },
];
