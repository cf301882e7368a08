import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedDemonstration } from '#apps/server/app.ts';
import { PUBLISHABLE_KEY } from '#features/accounts/contract/keys.ts';
import { sessions } from '#features/accounts/server/accounts.tables.ts';
import { DEMONSTRATION_PEOPLE } from '#features/accounts/server/index.ts';
import { LANGUAGES } from '#packages/i18n/languages.ts';
import {
  codeIn,
  signIn,
  startTestApp,
  type TestApp,
  type TestPerson,
} from '#packages/testing/people/index.ts';
import { PRIVACY_TEXTS } from '../texts.ts';
import { kindsOf } from './personal-data.ts';

const EXPORT = '/api/privacy/export';
/** Written by Bruno, who is Ana's company admin; nothing of it may be in what Ana takes along. */
const OF_BRUNO = 'jabuticabeira torta do Bruno';
const OF_ANA = '=HYPERLINK("http://evil.example") araucária azul';

const logs: string[] = [];
let clock = new Date('2026-11-18T15:00:00Z');
let world: TestApp;
/** Ana of the demonstration: months of everything. */
let ana: TestPerson;
beforeAll(async () => {
  world = await startTestApp({
    now: () => clock,
    logTo: { write: (line) => void logs.push(line) },
  });
  await seedDemonstration(world.context);
  ana = await anaSignedIn();
  const { bruno } = world.people;
  await world.fetchAs(bruno, '/api/diary/entries', { method: 'POST', json: { text: OF_BRUNO } });
  const note = { tags: [OF_ANA.slice(0, 24)], note: OF_ANA };
  await world.fetchAs(ana, '/api/emotions/days/2026-11-18', {
    method: 'PUT',
    json: { level: 4, changeId: crypto.randomUUID(), recordedAt: clock.toISOString(), ...note },
  });
});
afterAll(async () => {
  // One that nobody goes on reading must not keep the server from stopping.
  await ask(world.people.carla);
  await world.stop();
});

async function anaSignedIn(): Promise<TestPerson> {
  const { id: userId, email, fullName: name } = DEMONSTRATION_PEOPLE.ana;
  const password = 'florescer-demo';
  return { userId, email, name, password, ...(await signIn(world.url, email, password)) };
}

const ask = (person: TestPerson | null, json: object = {}) =>
  world.fetchAs(person, EXPORT, { method: 'POST', json });

/** The status, once all of the answer has come. */
async function statusOf(response: Response): Promise<number> {
  await response.arrayBuffer();
  return response.status;
}

async function filesOf(response: Response): Promise<Record<string, string>> {
  expect(response.status).toBe(200);
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([path, bytes]) => [path, strFromU8(bytes)]));
}

describe('a copy of everything', () => {
  it('has every kind in its documented form, and forms for people', async () => {
    const response = await ask(ana);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const files = await filesOf(response);
    const { records, unreadable } = JSON.parse(files['data/summary.json'] ?? '');
    expect(unreadable).toBe(0);
    for (const { name, schema } of kindsOf(world.context)) {
      const found = JSON.parse(files[`data/${name}.json`] ?? '') as unknown[];
      expect([name, found.length]).toEqual([name, records[name]]);
      for (const record of found) expect(schema.parse(record)).toEqual(record);
    }
    for (const name of [
      ...['diary-entries', 'emotion-days', 'emotion-moments', 'health-records', 'achievements'],
      ...['calendar-events', 'safety-plan', 'trend-notes', 'account', 'sessions', 'activity'],
      ...['courses', 'notifications', 'preferences', 'company', 'plans', 'consultation-links'],
    ]) {
      expect([name, records[name]]).toEqual([name, expect.toSatisfy((count) => count > 0)]);
    }
    const paths = Object.keys(files);
    expect(paths.filter((path) => /^diario\/\d{4}-\d\d\.md$/.test(path)).length).toBeGreaterThan(2);
    const entries = JSON.parse(files['data/diary-entries.json'] ?? '') as { text: string }[];
    const markdown = paths.filter((path) => path.endsWith('.md')).map((path) => files[path]);
    for (const { text } of entries) expect(markdown.join('\n')).toContain(text.trim());
    expect(files['seus-registros.pdf']?.slice(0, 5)).toBe('%PDF-');
    expect(files['emocoes.csv']).toContain(
      `;"'=HYPERLINK(""http://evil.example"") araucária azul"`,
    );
    expect(files['calendario.ics']?.match(/BEGIN:VEVENT/g)).toHaveLength(
      records['calendar-events'],
    );
    for (const path of paths.filter((one) => !one.startsWith('diario/') && one.includes('.'))) {
      if (!['LEIA-ME.txt', 'florescer.json', 'data/summary.json'].includes(path)) {
        expect(files['LEIA-ME.txt']).toContain(path.replace('data/schema', 'schema'));
      }
    }
  });

  it('holds nothing of anybody else, and no secret', async () => {
    const files = await filesOf(await ask(ana));
    const everything = Object.values(files).join('\n');
    expect(everything).toContain('araucária azul');
    expect(everything).not.toContain(OF_BRUNO);
    for (const person of Object.values(DEMONSTRATION_PEOPLE)) {
      if (person.id !== ana.userId) expect(everything).not.toContain(person.email);
    }
    expect(everything).not.toMatch(/\$argon2|passwordHash|tokenHash|verifier|sealed(?!-photos)/);
    expect(logs.join('\n')).not.toContain('araucária');
  });

  it('is refused to a visitor, and of Ana her company admin gets nothing', async () => {
    expect(await statusOf(await ask(null))).toBe(401);
    const files = await filesOf(await ask(world.people.bruno));
    const everything = Object.values(files).join('\n');
    expect(everything).toContain(OF_BRUNO);
    expect(everything).not.toContain('araucária');
    expect(everything).not.toContain(ana.email);
  });

  it('is told by mail and stands in the activity', async () => {
    const mails = await world.mailbox(ana.email);
    expect(mails.at(-1)?.subject).toBe('Seus dados foram baixados do Florescer');
    const answer = await world.fetchAs(ana, '/api/account/activity');
    const { events } = (await answer.json()) as { events: { kind: string }[] };
    expect(events.filter(({ kind }) => kind === 'data_exported')).toHaveLength(2);
  });

  it('is given five times an hour', async () => {
    for (let copies = 2; copies < 5; copies += 1) {
      expect(await statusOf(await ask(ana))).toBe(200);
    }
    expect(await (await ask(ana)).json()).toMatchObject({ code: 'too_many' });
    clock = new Date(clock.getTime() + 61 * 60_000);
    ana = await anaSignedIn();
    expect(await statusOf(await ask(ana))).toBe(200);
  });

  it('needs a mailed code in an old session, once', async () => {
    const timestamp = Math.floor(clock.getTime() / 1_000) - 3_601;
    await world.context.db
      .update(sessions)
      .set({ amr: [{ method: 'password', timestamp }] })
      .where(eq(sessions.id, ana.sessionId));
    expect(await (await ask(ana)).json()).toMatchObject({ code: 'code_needed' });
    expect(await (await ask(ana, { code: '000000' })).json()).toMatchObject({ code: 'code_wrong' });
    const before = (await world.mailbox(ana.email)).length;
    const sent = await world.fetchAs(ana, '/auth/v1/reauthenticate', {
      headers: { apikey: PUBLISHABLE_KEY },
    });
    expect(await statusOf(sent)).toBe(200);
    const code = codeIn((await world.mailbox(ana.email, before + 1)).at(-1));
    expect(await statusOf(await ask(ana, { code }))).toBe(200);
    expect(await statusOf(await ask(ana, { code }))).toBe(422);
  });
});

it('is explained in every language', () => {
  const names = kindsOf(world.context).map(({ name }) => name);
  for (const language of LANGUAGES) {
    expect(Object.keys(PRIVACY_TEXTS[language].kinds).toSorted()).toEqual(names.toSorted());
  }
});
