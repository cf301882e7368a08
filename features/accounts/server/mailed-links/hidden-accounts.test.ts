import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, authClient, operatorClient, succeed } from '#packages/testing/people/auth-clients.ts';
import {
  linkIn,
  signInNewPerson,
  startTestApp,
  type TestApp,
} from '#packages/testing/people/index.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ environment: { SIGNUP_HIDE_EXISTING: 'on' } });
});
afterAll(() => server?.stop());

const DATA = { full_name: 'Eva Lima', language: 'fr-FR' };
const signUp = (email: string, password = 'manacá da serra') =>
  ask(server, '/signup', { body: { email, password, data: DATA } });

/** What an answer says besides the values that differ for each person. */
function shapeOf(value: unknown, email: string, path = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => shapeOf(one, email, path));
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).map(([key, inner]) => [key, shapeOf(inner, email, key)]);
  }
  if (value === email) return 'the address';
  if (typeof value !== 'string') return value;
  if (/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(value))
    return 'an id';
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) ? 'a time' : value;
}

describe('a wrong password where existing accounts are hidden', () => {
  it('takes a second for everybody: nobody, a person, and one whose hash was brought along', async () => {
    const admin = operatorClient(server).auth.admin;
    const password_hash = '$2b$04$f4O0JYkCChbfWdfsoEbJh.L4RPa6kJdDoU90Z8HMOHQpMBlSkv3b2';
    const email = 'imported@example.org';
    succeed(await admin.createUser({ email, password_hash, email_confirm: true }));
    const started = performance.now();
    await Promise.all(
      ['nobody@example.org', server.people.ana.email, email].map(async (address) => {
        const body = { email: address, password: 'errada' };
        const { status, json } = await ask(server, '/token?grant_type=password', { body });
        expect([status, json.code]).toEqual([400, 'invalid_credentials']);
        expect(performance.now() - started).toBeGreaterThan(990);
      }),
    );
  });
});

describe('the time of a sign-up where existing accounts are hidden', () => {
  it('is a second for an address that is new, used, or waits', async () => {
    const started = performance.now();
    const { email: used } = server.people.bruno;
    for (const addresses of [['timed@example.org', used], ['timed@example.org']]) {
      const round = performance.now();
      const answers = await Promise.all(addresses.map((email) => signUp(email)));
      expect(answers.map(({ status }) => status)).toEqual(addresses.map(() => 200));
      expect(performance.now() - round).toBeGreaterThan(990);
    }
    expect(performance.now() - started).toBeGreaterThan(1_980);
  });
});

describe('a sign-up where existing accounts are hidden', () => {
  it('answers alike for a new, a used and a waiting address, member by member', async () => {
    const { email: used } = server.people.ana;
    const fresh = await signUp('new@example.org');
    const taken = await signUp(used);
    const waiting = await signUp('new@example.org');
    const expected = shapeOf(fresh.json, 'new@example.org');
    expect(JSON.stringify(expected)).toContain('"an id"');
    expect(shapeOf(taken.json, used)).toEqual(expected);
    expect(shapeOf(waiting.json, 'new@example.org')).toEqual(expected);
    expect([taken.status, waiting.status]).toEqual([200, 200]);
    expect([...taken.headers.keys()]).toEqual([...fresh.headers.keys()]);
    // The time in an id is that of the answer, for somebody who is there for long as well.
    const times = [fresh, taken].map(({ json }) => Number.parseInt(json.id.slice(0, 8), 16));
    expect(Math.abs((times[0] ?? 0) - (times[1] ?? 0))).toBeLessThan(2);
    expect(Date.parse(taken.json.created_at)).toBe(Date.parse(taken.json.confirmation_sent_at));
  });

  it('gives another id each time, whether the address is used or waits', async () => {
    const ids = [];
    for (const email of ['again@example.org', server.people.bruno.email]) {
      await signUp(email);
      ids.push((await signUp(email)).json.id, (await signUp(email)).json.id);
    }
    expect(new Set(ids).size).toBe(4);
  });

  it('tells the holder of a used address by mail, and changes nothing', async () => {
    const { carla } = server.people;
    await signUp(carla.email, 'a senha da Mallory');
    const [mail] = await server.mailbox(carla.email);
    expect(mail?.subject).toBe('Você já tem uma conta no Florescer');
    expect(mail?.text).toContain('entre com ele ou use outro e-mail');
    expect(mail?.text).not.toMatch(/Eva|Mallory|token/);
    expect(linkIn(mail).pathname).toBe('/login');
    expect((await server.fetchAs(carla, '/api/me')).status).toBe(200);
  });
});

describe('a change of address where existing accounts are hidden', () => {
  it('is answered and shown alike for an address of somebody and of nobody', async () => {
    const subjects = async (email: string) =>
      (await server.mailbox(email)).map(({ subject }) => subject);
    const holder = await signInNewPerson(server.url, server.context, 'holder');
    const answers = [];
    for (const [nth, email] of ['nobody-here@example.org', holder.email].entries()) {
      const spy = await signInNewPerson(server.url, server.context, `spy${nth}`);
      const client = authClient(server);
      succeed(await client.signInWithPassword(spy));
      const { user } = succeed(await client.updateUser({ email }));
      expect(succeed(await client.getUser()).user.new_email).toBe(email);
      answers.push(Object.keys(user));
      expect(await subjects(spy.email)).toHaveLength(1);
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(await subjects(holder.email)).toEqual(['Você já tem uma conta no Florescer']);
  });
});
