import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemonstration } from '#apps/server/app.ts';
import type { AccountEvent } from '#features/accounts/contract/account.contract.ts';
import { DEMONSTRATION_PEOPLE } from '#features/accounts/server/index.ts';
import { BROUGHT_KINDS, type BroughtKind } from '#features/privacy/contract/passport.ts';
import { type BroughtInCounts, MOST_RECORDS } from '#features/privacy/contract/privacy.contract.ts';
import { openZip } from '#packages/archive/index.ts';
import {
  signIn,
  signInNewPerson,
  startTestApp,
  type TestApp,
  type TestPerson,
} from '#packages/testing/people/index.ts';
import { kindsOf } from './personal-data.ts';

type Records = Record<BroughtKind, Record<string, unknown>[]>;
type Counts = Partial<Record<BroughtKind, BroughtInCounts>>;

let world: TestApp;
let ana: TestPerson;
let elisa: TestPerson;
/** What Ana of the demonstration takes along: months of everything. */
let ofAna: Records;
beforeAll(async () => {
  const now = new Date('2026-11-18T15:00:00Z');
  world = await startTestApp({ now: () => now });
  await seedDemonstration(world.context);
  const { id: userId, email, fullName: name } = DEMONSTRATION_PEOPLE.ana;
  const password = 'florescer-demo';
  ana = { userId, email, name, password, ...(await signIn(world.url, email, password)) };
  elisa = await signInNewPerson(world.url, world.context, 'Elisa Nunes');
  const [{ id } = { id: '' }] = (await taken(ana))['diary-entries'];
  await world.fetchAs(ana, `/api/diary/entries/${id}`, {
    method: 'PATCH',
    json: { text: 'Hoje reescrevi o que tinha escrito, cansada.' },
  });
  const reading = { entryId: id, expression: await expressionOf(id as string) };
  await world.fetchAs(ana, '/api/burnout/corrections', { method: 'POST', json: reading });
  await settled();
  ofAna = await taken(ana);
});
afterAll(() => world.stop());

async function expressionOf(id: string): Promise<string> {
  const answer = await world.fetchAs(ana, `/api/diary/entries/${id}`);
  const { reading } = (await answer.json()) as { reading: { mentions: { expression: string }[] } };
  return reading.mentions[0]?.expression ?? '';
}

/** Once no entry waits for its reading or feedback any more. */
async function settled(): Promise<void> {
  const { pool } = world.context.connection;
  for (let open = 1; open > 0; ) {
    const { rows } = await pool.query(
      `select ((select count(*) from diary_entries where status = 'processing')
             + (select count(*) from pgboss.job where name = 'burnout.rescore' and state < 'completed'))::int as open`,
    );
    open = rows[0].open;
  }
}

/** What a person takes along, of the kinds that can be brought in. */
async function taken(person: TestPerson): Promise<Records> {
  const answer = await world.fetchAs(person, '/api/privacy/export', { method: 'POST', json: {} });
  const zip = await openZip(await answer.blob(), 10_000_000);
  const read = async (kind: BroughtKind) =>
    [kind, JSON.parse((await zip.text(`data/${kind}.json`)) ?? '')] as const;
  return Object.fromEntries(await Promise.all(BROUGHT_KINDS.map(read))) as Records;
}

async function bring(
  person: TestPerson | null,
  records: Partial<Records>,
  preview = false,
): Promise<Counts> {
  const counts: Counts = {};
  for (const kind of BROUGHT_KINDS) {
    const all = records[kind] ?? [];
    for (let from = 0; from < all.length; from += MOST_RECORDS) {
      const json = { kind, records: all.slice(from, from + MOST_RECORDS), preview };
      const answer = await world.fetchAs(person, '/api/privacy/import', { method: 'POST', json });
      expect(answer.status).toBe(200);
      const { added, kept, left, broken } = (await answer.json()) as BroughtInCounts;
      const sum = counts[kind] ?? { added: 0, kept: 0, left: 0, broken: 0 };
      counts[kind] = {
        added: sum.added + added,
        kept: sum.kept + kept,
        left: sum.left + left,
        broken: sum.broken + broken,
      };
    }
  }
  return counts;
}

const all = (of: keyof BroughtInCounts, except: BroughtKind[] = []) =>
  Object.fromEntries(
    BROUGHT_KINDS.filter((kind) => ofAna[kind].length > 0 && !except.includes(kind)).map((kind) => [
      kind,
      { added: 0, kept: 0, left: 0, broken: 0, [of]: ofAna[kind].length },
    ]),
  );

describe('what Ana took along', () => {
  it('is told beforehand, and nothing is stored', async () => {
    expect(ofAna['diary-versions']).toHaveLength(1);
    expect(ofAna.corrections).toHaveLength(1);
    // Former texts come after their entries, which a preview takes back.
    expect(await bring(elisa, ofAna, true)).toMatchObject(all('added', ['diary-versions']));
    for (const records of Object.values(await taken(elisa))) expect(records).toEqual([]);
  });

  it('is the same in a new account, once and again', async () => {
    expect(await bring(elisa, ofAna)).toEqual(all('added'));
    await settled();
    const ofElisa = await taken(elisa);
    for (const kind of BROUGHT_KINDS) expect([kind, ofElisa[kind]]).toEqual([kind, ofAna[kind]]);
    expect(await bring(elisa, ofAna)).toEqual(all('kept'));
    expect(await taken(elisa)).toEqual(ofElisa);
    // Ana has lost nothing by it, and her own copy adds nothing to what she has.
    expect(await bring(ana, ofElisa)).toEqual(all('kept'));
    expect(await taken(ana)).toEqual(ofAna);
  });

  it('stands among what happened to the account, as a number and once for all calls', async () => {
    const broughtIn = async (person: TestPerson) => {
      const answer = await world.fetchAs(person, '/api/account/activity');
      const { events } = (await answer.json()) as { events: AccountEvent[] };
      return events.filter(({ kind }) => kind === 'data_brought_in');
    };
    const records = Object.values(ofAna).reduce((sum, { length }) => sum + length, 0);
    expect(await broughtIn(elisa)).toMatchObject([{ records, because: null }]);
    // Nothing came into Ana's, and nobody else is told.
    expect(await broughtIn(ana)).toEqual([]);
    const { rows } = await world.context.connection.pool.query(
      `select details from security_events where user_id = $1 and kind = 'data_brought_in'`,
      [elisa.userId],
    );
    expect(rows).toEqual([{ details: { records } }]);
  });

  it('replaces nothing of a person’s own', async () => {
    const { bruno } = world.people;
    const own = { level: 1, tags: ['minha'], note: 'a minha nota' };
    const [day] = ofAna['emotion-days'];
    await world.fetchAs(bruno, `/api/emotions/days/${day?.day}`, {
      method: 'PUT',
      json: { ...own, changeId: randomUUID(), recordedAt: '2026-11-18T14:00:00Z' },
    });
    const counts = await bring(bruno, { 'emotion-days': ofAna['emotion-days'] });
    expect(counts['emotion-days']).toMatchObject({ kept: 1 });
    const answer = await world.fetchAs(bruno, `/api/emotions/days/${day?.day}`);
    expect(await answer.json()).toMatchObject(own);
  });

  it('comes back where she deleted it, and says so beforehand', async () => {
    const [entry, erased] = ofAna['diary-entries'];
    const [day] = ofAna['emotion-days'];
    const [moment] = ofAna['emotion-moments'];
    const [record] = ofAna['health-records'];
    const [event] = ofAna['calendar-events'];
    const [at] = [new Date('2026-11-18T14:59:00Z').toISOString()];
    const stamp = () => ({ changeId: randomUUID(), recordedAt: at });
    const put = (path: string, json: object) => world.fetchAs(elisa, path, { method: 'PUT', json });
    const nothing = { level: null, tags: [], note: null };
    const answers = [
      await put(`/api/emotions/days/${day?.day}`, { ...nothing, ...stamp() }),
      await put(`/api/emotions/moments/${moment?.id}`, {
        ...{ ...nothing, day: moment?.day, at: moment?.at, deleted: true, ...stamp() },
      }),
      await put(`/api/health/records/${record?.id}`, { record: null, ...stamp() }),
      await world.fetchAs(elisa, `/api/diary/entries/${entry?.id}`, { method: 'DELETE' }),
      await world.fetchAs(elisa, `/api/diary/entries/${erased?.id}`, { method: 'DELETE' }),
      await world.fetchAs(elisa, `/api/calendar/events/${event?.id}`, { method: 'DELETE' }),
    ];
    for (const { status } of answers) expect(status).toBeLessThan(300);
    await world.context.connection.pool.query(
      'update diary_entries set sealed = null, words = 0 where user_id = $1 and id = $2',
      [elisa.userId, erased?.id],
    );
    const back = {
      'diary-entries': { added: 2 },
      'emotion-days': { added: 1 },
      'emotion-moments': { added: 1 },
      'health-records': { added: 1 },
      'calendar-events': { added: 1 },
    };
    expect(await bring(elisa, ofAna, true)).toMatchObject(back);
    expect(await bring(elisa, ofAna)).toMatchObject(back);
    await settled();
    const ofElisa = await taken(elisa);
    for (const kind of Object.keys(back) as BroughtKind[]) {
      expect([kind, ofElisa[kind]]).toEqual([kind, ofAna[kind]]);
    }
    // Hers have the same ids, and nothing happened to them.
    expect(await taken(ana)).toEqual(ofAna);
  });

  it('is known by instant and text under another id', async () => {
    const copies = ofAna['diary-entries'].map((entry) => ({ ...entry, id: randomUUID() }));
    const counts = await bring(elisa, { 'diary-entries': copies });
    expect(counts['diary-entries']).toMatchObject({ added: 0, kept: copies.length });
    // Where it is new, it stands in the list when it was written.
    const { duda } = world.people;
    await bring(duda, { 'diary-entries': copies });
    await bring(duda, { 'diary-entries': copies });
    const texts = (records: Records) => records['diary-entries'].map(({ text }) => text);
    expect(texts(await taken(duda))).toEqual(texts(ofAna));
  });

  it('comes in beside an entry of the same instant that cannot be opened', async () => {
    const { duda } = world.people;
    await world.context.connection.pool.query(
      `update diary_entries set sealed = '\\x01' where user_id = $1`,
      [duda.userId],
    );
    const copies = ofAna['diary-entries'].map((entry) => ({ ...entry, id: randomUUID() }));
    const counts = await bring(duda, { 'diary-entries': copies });
    expect(counts['diary-entries']).toMatchObject({ added: copies.length, kept: 0 });
  });

  it('is known with its ids in capitals', async () => {
    const loud = (kind: BroughtKind) =>
      ofAna[kind].map((record) => ({ ...record, id: String(record.id).toUpperCase() }));
    const kinds = ['diary-entries', 'health-records', 'calendar-events', 'trend-notes'] as const;
    const counts = await bring(elisa, Object.fromEntries(kinds.map((kind) => [kind, loud(kind)])));
    for (const kind of kinds) {
      expect([kind, counts[kind]]).toMatchObject([kind, { added: 0, kept: ofAna[kind].length }]);
    }
  });
});

describe('what a file says that somebody changed', () => {
  it('is told record by record, and takes no other with it', async () => {
    const carla = world.people.carla;
    const [good, second] = ofAna['emotion-days'];
    const wrong = [{}, null, 'a', { ...good, level: 9 }, { ...good, day: '2026-02-30' }];
    const future = { ...second, day: '2030-01-01' };
    const counts = await bring(carla, { 'emotion-days': [good, ...wrong, future] as never });
    expect(counts['emotion-days']).toEqual({ added: 1, kept: 0, left: 1, broken: 5 });
  });

  it('sets no score: the engine reads what is brought in', async () => {
    const [entry] = ofAna['diary-entries'];
    const reading = { ...(entry?.reading as object), score: 99, level: 'high' };
    await bring(world.people.carla, { 'diary-entries': [{ ...entry, reading }] });
    const [stored] = (await taken(world.people.carla))['diary-entries'];
    expect(stored?.reading).not.toMatchObject({ score: 99 });
  });

  it('keeps an entry from another app as saved, on its day and without a reading', async () => {
    const { carla } = world.people;
    const at = '2026-11-02T23:00:00.000Z';
    const entry = {
      ...{ id: randomUUID(), day: '2026-11-02', text: 'Andei na beira do rio.', title: 'Passeio' },
      ...{ favourite: false, version: 1, words: 0, status: 'saved', reading: null, feedback: null },
      ...{ helpDismissed: false, createdAt: at, updatedAt: at, language: 'pt-BR', country: 'BR' },
    };
    const counts = await bring(carla, { 'diary-entries': [entry] });
    expect(counts['diary-entries']).toMatchObject({ added: 1, broken: 0 });
    const stored = (await taken(carla))['diary-entries'].find(({ id }) => id === entry.id);
    expect(stored).toMatchObject({ ...entry, words: 5 });
  });

  it.each([
    ['another kind', { kind: 'consents', records: [{}], preview: false }],
    ['no records', { kind: 'corrections', records: [], preview: false }],
    ['too many', { kind: 'corrections', records: Array(101).fill({}), preview: false }],
  ])('is refused: %s', async (_, json) => {
    const answer = await world.fetchAs(ana, '/api/privacy/import', { method: 'POST', json });
    expect(answer.status).toBe(400);
  });
});

it('nobody brings anything into no account, and every kind that can be brought is named', async () => {
  const json = { kind: 'emotion-days', records: [{}], preview: false };
  const answer = await world.fetchAs(null, '/api/privacy/import', { method: 'POST', json });
  expect(answer.status).toBe(401);
  const able = kindsOf(world.context).filter((kind) => kind.bringIn);
  expect(able.map(({ name }) => name).toSorted()).toEqual([...BROUGHT_KINDS].toSorted());
});
