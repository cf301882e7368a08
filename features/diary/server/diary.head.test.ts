import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Entry } from '#features/diary/contract/diary.contract.ts';
import { addDays, dayOf } from '#packages/kernel/index.ts';
import { NOON, type Person, startWorld, type World } from '#packages/testing/people/index.ts';
import { users } from '../../accounts/server/accounts.tables.ts';
import { diaryEntries } from './diary.tables.ts';
import { aYearBefore } from './year-ago.ts';

const ENTRIES = '/api/diary/entries';
const TODAY = '2026-11-18';
const TIRED = 'Hoje acordei sem forças, com dor de cabeça, e trabalhei o dia inteiro.';
type Page = { entries: Entry[]; next: string | null };

let world: World;
let ana: Person;
let bruno: Person;
beforeAll(async () => {
  world = await startWorld();
  [ana, bruno] = await Promise.all([memberSince('ana', '2025-01-10'), memberSince('bruno', TODAY)]);
});
afterAll(() => world.stop());

/** A person whose account was made on a day. */
async function memberSince(name: string, day: string): Promise<Person> {
  const person = await world.person(name);
  const createdAt = new Date(`${day}T15:00:00Z`);
  await world.context.db.update(users).set({ createdAt }).where(eq(users.id, person.id));
  return person;
}

const write = (person: Person, body: Record<string, unknown>) =>
  person.call<Entry & { code?: string }>('POST', ENTRIES, { text: TIRED, ...body });

/** A change of the head, tapped so many minutes after noon. */
const change = (person: Person, id: string, minute: number, head: Record<string, unknown>) =>
  person.call<Entry & { code?: string }>('PATCH', `${ENTRIES}/${id}/head`, {
    changeId: randomUUID(),
    recordedAt: new Date(NOON.getTime() + minute * 60_000 - 3_600_000).toISOString(),
    ...head,
  });

test('the sender makes the id: sent again, whatever it says, it is the entry already saved', async () => {
  const id = randomUUID();
  const first = await write(ana, { id, title: 'Dividi as entregas', favourite: true });
  expect(first).toMatchObject({
    status: 201,
    body: { id, title: 'Dividi as entregas', favourite: true, day: TODAY },
  });
  const again = await write(ana, { id, text: 'Outro texto.' });
  expect(again).toMatchObject({ status: 201, body: { id, text: TIRED } });
  // An app from before senders made ids called the same entry so.
  const former = await write(ana, { clientId: id });
  expect(former.body.id).toBe(id);
  // The id is Ana's own: Bruno's entry with the same one is another.
  const his = await write(bruno, { id, text: 'Do Bruno.' });
  expect(his).toMatchObject({ status: 201, body: { id, text: 'Do Bruno.' } });
  expect((await ana.entry(id)).text).toBe(TIRED);
});

test('an app that sent an entry before senders made ids gets the same entry when its newer version sends it', async () => {
  const clientId = randomUUID();
  const before = await write(ana, { clientId });
  expect(before.body.id).not.toBe(clientId);
  const again = await write(ana, { id: clientId, waitedMs: 60_000 });
  expect(again.body.id).toBe(before.body.id);
});

test('an entry about another day stands there in the list, the signals, the week and the rhythm', async () => {
  const clara = await memberSince('clara', '2026-06-01');
  const ids: string[] = [];
  for (const day of [addDays(TODAY, -2), undefined, addDays(TODAY, -30)]) {
    ids.push((await write(clara, { day })).body.id);
  }
  await world.settled();
  const { body } = await clara.call<Page>('GET', ENTRIES);
  expect(body.entries.map(({ id, day }) => [id, day])).toEqual([
    [ids[1], TODAY],
    [ids[0], '2026-11-16'],
    [ids[2], '2026-10-19'],
  ]);
  expect(body.entries.every(({ createdAt }) => createdAt === NOON.toISOString())).toBe(true);
  const pages: string[] = [];
  for (let next: string | null = ''; next !== null; ) {
    const path: string = `${ENTRIES}?limit=1${next && `&after=${next}`}`;
    const page: Page = (await clara.call<Page>('GET', path)).body;
    pages.push(...page.entries.map(({ id }) => id));
    next = page.next;
  }
  expect(pages).toEqual([ids[1], ids[0], ids[2]]);
  const { body: signals } = await clara.call<{ daysWithEntry: number }>(
    'GET',
    '/api/burnout/overview?period=30d',
  );
  expect(signals.daysWithEntry).toBe(2);
  const { body: garden } = await clara.call<{ rhythm: { days: number } }>('GET', '/api/rhythm');
  expect(garden.rhythm.days).toBe(2);
});

test.each([
  ['tomorrow', 'ana', addDays(TODAY, 1), 'day_ahead'],
  ['31 days ago', 'ana', addDays(TODAY, -31), 'day_too_old'],
  ['before the account', 'bruno', addDays(TODAY, -1), 'day_before_account'],
])('an entry about %s is refused, newly written or moved there', async (_, who, day, code) => {
  const person = who === 'ana' ? ana : bruno;
  expect(await write(person, { day })).toMatchObject({ status: 422, body: { code } });
  const { body } = await write(person, {});
  expect(await change(person, body.id, 1, { day })).toMatchObject({ status: 422, body: { code } });
  expect((await person.entry(body.id)).day).toBe(TODAY);
});

test('what waited on the device may be about a day that was near enough then', async () => {
  const waitedMs = 5 * 86_400_000;
  const day = addDays(TODAY, -33);
  expect(await write(ana, { day, waitedMs })).toMatchObject({ status: 201, body: { day } });
  expect((await write(ana, { day: addDays(TODAY, -36), waitedMs })).body.code).toBe('day_too_old');
  expect((await write(ana, { day: TODAY, waitedMs })).body.code).toBe('day_ahead');
});

test.each([
  ['a title of 10,000 characters', { title: 'a'.repeat(10_000) }],
  ['a title that is none', { title: 7 }],
  ['a day that is none', { day: '2026-02-30' }],
  ['an id that is none', { id: 'x' }],
])('%s is refused', async (_, body) => {
  expect(await write(ana, body)).toMatchObject({ status: 400, body: { code: 'invalid' } });
});

test('title, day and favourite go each by its last tap, whichever arrives first', async () => {
  const { body } = await write(ana, { title: 'Antes' });
  await world.settled();
  await change(ana, body.id, 5, { title: 'Depois', day: addDays(TODAY, -1) });
  const late = await change(ana, body.id, 3, { title: 'No meio', favourite: true });
  expect(late.body).toMatchObject({ title: 'Depois', day: '2026-11-17', favourite: true });
  const back = await change(ana, body.id, 6, { title: '', favourite: false, day: TODAY });
  expect(back.body).toMatchObject({ day: TODAY, favourite: false, version: 1, status: 'analysed' });
  expect(back.body.title).toBeUndefined();
  expect(back.body.feedback).not.toBeNull();
  expect((await change(ana, body.id, 7, {})).status).toBe(400);
});

test('a title is kept through an edit, found by the search, and sealed', async () => {
  const { body } = await write(ana, { title: 'Ipê da esquina' });
  await ana.call('PATCH', `${ENTRIES}/${body.id}`, { text: 'Outro texto.', version: 1 });
  await world.settled();
  expect(await ana.entry(body.id)).toMatchObject({ title: 'Ipê da esquina', text: 'Outro texto.' });
  const found = await ana.call<Page>('POST', `${ENTRIES}/search`, { text: 'ipe texto' });
  expect(found.body.entries.map(({ id }) => id)).toEqual([body.id]);
  const { rows } = await world.context.connection.pool.query(
    `select position('Ip' in encode(sealed, 'escape')) as at from diary_entries where id = $1`,
    [body.id],
  );
  expect(rows).toEqual([{ at: 0 }]);
});

test('danger told in the title alone is answered, also when the title comes later', async () => {
  const told = await write(ana, { text: 'Um dia comum.', title: 'Quero morrer' });
  expect(told.body.help).toMatchObject({ kind: 'self' });
  const plain = await write(ana, { text: 'Um dia comum.', title: 'Quarta' });
  expect(plain.body.help).toBeNull();
  await ana.call('PATCH', `${ENTRIES}/${plain.body.id}`, { helpDismissed: true });
  const later = await change(ana, plain.body.id, 9, { title: 'Quero morrer' });
  expect(later.body).toMatchObject({ help: { kind: 'self' }, helpDismissed: false });
});

test('nobody else changes what stands above an entry', async () => {
  const { body } = await write(ana, { title: 'De Ana' });
  expect((await change(bruno, body.id, 9, { title: 'De Bruno' })).status).toBe(404);
  expect((await ana.entry(body.id)).title).toBe('De Ana');
});

test('this day a year ago: a favourite first, nothing of a day that told of danger or was kept unread', async () => {
  const yearAgo = async (person: Person) =>
    (await person.call<{ entry: Entry | null }>('GET', '/api/diary/year-ago')).body.entry;
  const day = '2025-11-18';
  const move = (person: Person) =>
    world.context.db.update(diaryEntries).set({ day }).where(eq(diaryEntries.userId, person.id));

  const eva = await memberSince('eva', '2025-01-01');
  expect(await yearAgo(eva)).toBeNull();
  await write(eva, { text: 'Um dia comprido, com muitas palavras para contar.' });
  const kept = await write(eva, { text: 'Primeiro dia sem a Bia.', favourite: true });
  await world.settled();
  await move(eva);
  expect(await yearAgo(eva)).toMatchObject({ id: kept.body.id, day });
  expect(await yearAgo(bruno)).toBeNull();

  const danger = await write(eva, { text: 'Quero morrer.' });
  await world.settled();
  await eva.call('PATCH', `${ENTRIES}/${danger.body.id}`, { helpDismissed: true });
  await move(eva);
  expect(await yearAgo(eva)).toBeNull();

  const gil = await memberSince('gil', '2025-01-01');
  await write(gil, { text: 'Só para guardar.', analyse: false });
  await move(gil);
  expect(await yearAgo(gil)).toBeNull();
});

test('what stood before days could be chosen keeps its place, by the clock it was written at', async () => {
  const hugo = await memberSince('hugo', '2025-01-01');
  const [night, noon] = [await write(hugo, {}), await write(hugo, {})];
  await world.settled();
  const { pool } = world.context.connection;
  await pool.query(`
    drop index diary_entries_list; drop index burnout_analyses_at;
    alter table diary_entries drop column told_at, drop column favourite, alter column day drop not null`);
  const writtenAt = '2026-11-17T05:30:00Z';
  await pool.query('update diary_entries set day = null, created_at = $2 where id = $1', [
    night.body.id,
    writtenAt,
  ]);
  const folder = 'packages/db/migrations';
  const file = readdirSync(folder).find((name) => name.endsWith('_diary_as_a_page.sql'));
  await pool.query(readFileSync(`${folder}/${file}`, 'utf8'));
  const { body } = await hugo.call<Page>('GET', ENTRIES);
  expect(body.entries).toMatchObject([
    { id: noon.body.id, day: TODAY, text: TIRED, favourite: false },
    { id: night.body.id, day: dayOf(new Date(writtenAt), 'America/Sao_Paulo'), text: TIRED },
  ]);
});

test.each([
  ['2026-11-18', '2025-11-18'],
  ['2028-02-29', '2027-02-28'],
  ['2029-02-28', '2028-02-28'],
])('a year before %s is %s', (day, before) => {
  expect(aYearBefore(day)).toBe(before);
});
