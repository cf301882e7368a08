import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companyMembers } from '#features/companies/server/companies.tables.ts';
import type { TestPerson } from '#packages/testing/people/index.ts';
import type { Conversation } from '../contract/chat.contract.ts';
import type { Report } from '../contract/reports.ts';
import { type ChatWorld, startChatWorld } from './testing/chat-world.ts';

let world: ChatWorld;
let ana: TestPerson;
let bruno: TestPerson;
let carla: TestPerson;
/** Of another company. */
let duda: TestPerson;
beforeAll(async () => {
  world = await startChatWorld();
  ({ ana, bruno, carla, duda } = world.people);
  for (const one of [ana, bruno]) await world.showUp(one);
});
afterAll(() => world.stop());

const found = async (name: string) => {
  const person = await world.colleague(name);
  await world.showUp(person);
  return person;
};
const get = (person: TestPerson, { id }: { id: string }) =>
  world.ask<Conversation>(person, 'GET', `/conversations/${id}`);
const add = (person: TestPerson, { id }: { id: string }, others: readonly TestPerson[]) =>
  world.call(person, 'POST', `/conversations/${id}/members`, {
    memberIds: others.map(({ userId }) => userId),
  });
const rename = (person: TestPerson, { id }: { id: string }, name: string) =>
  world.ask(person, 'PATCH', `/conversations/${id}`, { name });
async function leaveCompany(person: TestPerson): Promise<void> {
  const left = await world.fetchAs(person, '/api/companies/own/leaving', { method: 'POST' });
  expect(left.status).toBe(204);
}
async function comeBack({ userId }: TestPerson): Promise<void> {
  const { id: companyId } = world.people.companyA;
  await world.context.db.insert(companyMembers).values({ userId, companyId });
}

describe('who left the company', () => {
  it('hears no more of the group: neither its name, nor who came later, nor what is read', async () => {
    const [gil, nina] = [await found('Gil Reis'), await found('Nina Melo')];
    const group = await world.group(ana, [gil, bruno], 'Entregas');
    const direct = await world.direct(gil, bruno);
    await world.write(ana, group, 'um');
    await leaveCompany(gil);
    const gils = await world.hear(gil);
    await rename(ana, group, 'Sem o Gil');
    await add(ana, group, [nina]);
    await world.ask(bruno, 'PUT', `/conversations/${group.id}/read`, { seq: 1 });
    // What comes next is the first that he hears.
    await world.ask(gil, 'PUT', `/conversations/${direct.id}/mute`, { muted: true });
    expect((await gils.next('chat')).data).toMatchObject({ conversationId: direct.id });
    gils.close();
    const seen = await get(gil, group);
    expect(seen).toMatchObject({ name: 'Entregas', closed: 'left' });
    expect(seen.people).toEqual([
      { id: ana.userId, name: 'Ana Ribeiro', readSeq: null },
      { id: bruno.userId, name: 'Bruno Tavares', readSeq: null },
    ]);
    const stays = await get(ana, group);
    expect(stays).toMatchObject({ name: 'Sem o Gil', closed: null });
    expect(stays.people).toContainEqual({ id: bruno.userId, name: 'Bruno Tavares', readSeq: 1 });
  });

  it('comes back into a group when a colleague takes them in again, and reads what is written then', async () => {
    const rita = await found('Rita Cruz');
    const group = await world.group(ana, [rita, bruno]);
    await world.write(rita, group, 'Volto um dia');
    await leaveCompany(rita);
    await world.write(ana, group, 'enquanto isso');
    await comeBack(rita);
    expect(await get(rita, group)).toMatchObject({ closed: 'left' });
    await rename(ana, group, 'Novas entregas');
    expect((await add(bruno, group, [rita, ana])).status).toBe(204);
    await world.write(ana, group, 'Que bom que voltou');
    expect(await get(rita, group)).toMatchObject({
      ...{ closed: null, name: 'Novas entregas', unread: 1 },
    });
    expect(await world.read(rita, group)).toEqual(['Que bom que voltou']);
    await world.write(rita, group, 'Obrigada');
    expect((await world.read(ana, group)).slice(-2)).toEqual(['Que bom que voltou', 'Obrigada']);
    expect((await add(bruno, group, [duda])).status).toBe(409);
  });
});

it('who is leaving the company just then is not taken into a group', async () => {
  const tito = await found('Tito Lima');
  const group = await world.group(ana, [bruno]);
  const { pool } = world.context.connection;
  const leaving = await pool.connect();
  try {
    await leaving.query('begin');
    const { id } = world.people.companyA;
    await leaving.query('select from companies where id = $1 for update', [id]);
    const calls = [
      add(ana, group, [tito]),
      world.call(ana, 'PUT', `/groups/${randomUUID()}`, {
        ...{ name: 'Outro', memberIds: [tito.userId] },
      }),
    ];
    await expect.poll(waiting).toBe(calls.length);
    await leaving.query('delete from company_members where user_id = $1', [tito.userId]);
    await leaving.query('commit');
    for (const answer of await Promise.all(calls)) {
      expect(answer).toMatchObject({ status: 409, body: { code: 'not_findable' } });
    }
  } finally {
    leaving.release();
  }
  expect((await world.call(tito, 'GET', `/conversations/${group.id}`)).status).toBe(404);

  async function waiting(): Promise<number | null> {
    const { rowCount } = await pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rowCount;
  }
});

it('who leaves the group after a threat can still be reported and blocked by who reads it', async () => {
  const joca = await found('Joca Melo');
  const group = await world.group(ana, [joca, bruno]);
  const threat = await world.write(joca, group, 'Vou acabar com você.');
  await world.ask(joca, 'DELETE', `/conversations/${group.id}/membership`);
  const later = await found('Lia Rocha');
  await add(ana, group, [later]);
  const path = `/conversations/${group.id}/reports`;
  const report = (person: TestPerson) => {
    const draft = { id: randomUUID(), reportedId: joca.userId, reason: 'threat' };
    return world.call(person, 'POST', path, { ...draft, messageIds: [threat.id] });
  };
  const block = (person: TestPerson) => world.call(person, 'PUT', `/blocks/${joca.userId}`);
  // Who came later reads nothing of his.
  for (const act of [report, block]) expect((await act(later)).status).toBe(404);
  for (const act of [report, block]) expect((await act(ana)).status).toBe(204);
  const { reports } = await world.ask<{ reports: Report[] }>(carla, 'GET', '/reports');
  expect(reports).toEqual([
    expect.objectContaining({
      ...{ reporter: 'Ana Ribeiro', reported: 'Joca Melo' },
      messages: [expect.objectContaining({ by: 'Joca Melo', text: 'Vou acabar com você.' })],
    }),
  ]);
  expect(await world.ask(ana, 'GET', '/blocks')).toMatchObject({ people: [{ name: 'Joca Melo' }] });
});
