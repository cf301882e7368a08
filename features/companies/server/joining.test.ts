import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  signInNewPerson,
  startTestApp,
  type TestApp,
  type TestPerson,
} from '#packages/testing/people/index.ts';
import { CODE_TRIES } from '../contract/joining.contract.ts';
import { codeTries, companyCodes, joinRequests } from './companies.tables.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server?.stop());

interface Answer {
  code?: string | null;
  company?: string;
  asking?: { id: string; name: string; addressHint: string | null }[];
  request?: { company: string } | null;
}
const OWN = '/api/companies/own';
async function ask(who: TestPerson | null, method: string, path: string, json?: object) {
  const response = await server.fetchAs(who, path, json ? { method, json } : { method });
  const text = await response.text();
  return { ...(text ? (JSON.parse(text) as Answer) : {}), status: response.status };
}
const newCode = async (by: TestPerson) => (await ask(by, 'POST', `${OWN}/code`)).code ?? '';
const read = (who: TestPerson | null, code: string) =>
  ask(who, 'POST', '/api/companies/code/reading', { code });
const request = (who: TestPerson, code: string) =>
  ask(who, 'POST', '/api/companies/code/requests', { code });
const asking = async (by: TestPerson) => (await ask(by, 'GET', `${OWN}/joining`)).asking ?? [];
const answer = (by: TestPerson, { userId }: TestPerson, method: 'POST' | 'DELETE') =>
  ask(by, method, `${OWN}/joining/${userId}`);
const own = async (who: TestPerson) => (await ask(who, 'GET', '/api/companies/joining')).request;
const companyOf = async (who: TestPerson) => (await ask(who, 'GET', '/api/me')).company as unknown;
const newcomer = (name: string) => signInNewPerson(server.url, server.context, name);

describe('the code of a company', () => {
  it('is its admins’ alone, is kept sealed, and the former one opens nothing', async () => {
    const { ana, bruno, carla, duda, companyA } = server.people;
    expect((await ask(null, 'POST', `${OWN}/code`)).status).toBe(401);
    expect((await ask(ana, 'POST', `${OWN}/code`)).status).toBe(403);
    expect((await ask(carla, 'GET', `${OWN}/code`)).status).toBe(404);
    expect((await ask(bruno, 'GET', `${OWN}/code`)).code).toBeNull();
    const first = await newCode(bruno);
    expect((await ask(bruno, 'GET', `${OWN}/code`)).code).toBe(first);
    const [row] = await server.context.db.select().from(companyCodes);
    expect(JSON.stringify(row)).not.toContain(Buffer.from(first).toString('hex'));
    expect(await read(carla, first.toLowerCase())).toMatchObject({ company: companyA.name });
    const second = await newCode(bruno);
    expect((await read(carla, first)).code).toBe('unknown_code');
    expect((await read(carla, second)).status).toBe(200);
    expect((await ask(duda, 'DELETE', `${OWN}/code`)).status).toBe(204);
    expect((await read(carla, second)).status).toBe(200);
    expect((await ask(bruno, 'DELETE', `${OWN}/code`)).status).toBe(204);
    expect((await read(carla, second)).code).toBe('unknown_code');
  });

  it('is guessed ten times an hour and not once more, right ones uncounted', async () => {
    const { bruno } = server.people;
    const gil = await newcomer('Gil');
    const code = await newCode(bruno);
    expect((await read(gil, code)).status).toBe(200);
    const guesses = Array.from({ length: CODE_TRIES + 5 }, () => read(gil, 'AAAAA-AAAAA'));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(CODE_TRIES);
    expect((await read(gil, code)).status).toBe(429);
    const anHourAgo = new Date(Date.now() - 3_600_001);
    await server.context.db.update(codeTries).set({ since: anHourAgo });
    expect((await read(gil, code)).status).toBe(200);
  });
});

describe('asking to join', () => {
  it('waits for the yes of an admin, who sees a name and a part of the address until then', async () => {
    const { ana, bruno, duda, companyA } = server.people;
    const code = await newCode(bruno);
    const lia = await newcomer('Lia Prado');
    expect((await request(ana, code)).code).toBe('in_another_company');
    expect((await request(lia, code)).status).toBe(204);
    expect(await own(lia)).toMatchObject({ company: companyA.name });
    expect(await companyOf(lia)).toBeNull();
    expect(await asking(bruno)).toMatchObject([
      { id: lia.userId, name: 'Lia Prado', addressHint: 'li…@example.com' },
    ]);
    expect(await asking(duda)).toEqual([]);
    expect((await answer(ana, lia, 'POST')).status).toBe(403);
    expect((await answer(duda, lia, 'POST')).status).toBe(404);
    const answers = await Promise.all([answer(bruno, lia, 'POST'), answer(bruno, lia, 'POST')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404]);
    expect(await companyOf(lia)).toMatchObject({ id: companyA.id });
    expect(await own(lia)).toBeNull();
    const [mail] = await server.mailbox(lia.email);
    expect(mail?.subject).toBe('Sua empresa aceitou você no Florescer');
  });

  it('ends when it is taken back, declined, or has become idle', async () => {
    const { bruno, duda } = server.people;
    const [first, second] = [await newCode(bruno), await newCode(duda)];
    const max = await newcomer('Max');
    await request(max, first);
    expect((await ask(max, 'DELETE', '/api/companies/joining')).status).toBe(204);
    expect(await asking(bruno)).toEqual([]);
    await request(max, first);
    expect((await answer(bruno, max, 'DELETE')).status).toBe(204);
    expect((await answer(bruno, max, 'DELETE')).status).toBe(204);
    expect(await own(max)).toBeNull();
    // The later request takes the place of the former.
    await request(max, first);
    await request(max, second);
    expect(await asking(bruno)).toEqual([]);
    expect((await answer(duda, max, 'POST')).status).toBe(204);
    await server.context.db.insert(joinRequests).values({
      ...{ userId: max.userId, companyId: server.people.companyA.id, askedAt: new Date() },
    });
    expect((await answer(bruno, max, 'POST')).code).toBe('in_another_company');
    expect(await asking(bruno)).toEqual([]);
  });
});
