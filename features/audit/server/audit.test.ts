import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  generalAdmins,
  grantGeneralAdmin,
  revokeGeneralAdmin,
} from '#features/access/server/index.ts';
import type { AuditedAct } from '#features/audit/contract/audit.contract.ts';
import { startTestApp, type TestApp, type TestPerson } from '#packages/testing/people/index.ts';
import { forgetOldActs, recordAct } from './audit.queries.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server?.stop());

const search = (by: TestPerson | null, json: object = {}) =>
  server.fetchAs(by, '/api/admin/audit/search', { method: 'POST', json });
const found = async (json: object = {}) => {
  const answer = await search(server.people.carla, json);
  expect(answer.status).toBe(200);
  return (await answer.json()) as { acts: AuditedAct[]; next: string | null };
};
const addresses = async () =>
  (await generalAdmins(server.context.db)).map(({ address }) => address);
const newDraft = (title: string) => ({
  id: randomUUID(),
  draft: {
    kind: 'article',
    category: 'wellness',
    language: 'pt-BR',
    title,
    summary: 'Dez minutos longe da tela.',
    author: 'Equipe Florescer',
    cover: 'sono',
    blocks: [{ kind: 'paragraph', text: 'Uma pausa por hora.' }],
    sources: [],
    review: null,
    video: null,
  },
});

describe('the log of administrative acts', () => {
  it('tells Carla what she and Bruno did, newest first, with names and company', async () => {
    const { ana, bruno, carla, companyA } = server.people;
    const draft = newDraft('Pausas que cabem no dia');
    await server.fetchAs(carla, '/api/admin/news', { method: 'POST', json: draft });
    const path = `/api/companies/own/people/${ana.userId}`;
    expect((await server.fetchAs(bruno, path, { method: 'DELETE' })).status).toBe(204);
    const { acts } = await found();
    expect(acts.map(({ act }) => act)).toEqual(['member_removed', 'news_created']);
    expect(acts[0]).toMatchObject({
      actor: { kind: 'person', name: 'Bruno Tavares' },
      subject: { kind: 'person', name: 'Ana Ribeiro' },
      company: companyA.name,
    });
    expect(acts[1]).toMatchObject({
      actor: { kind: 'person', name: 'Carla Menezes' },
      subject: { kind: 'content', name: 'Pausas que cabem no dia' },
      company: null,
    });
  });

  it('is read by general admins alone', async () => {
    const { ana, bruno } = server.people;
    expect((await search(null)).status).toBe(401);
    expect((await search(ana)).status).toBe(403);
    expect((await search(bruno)).status).toBe(403);
  });

  it('narrows down to a group, a name and a time, and pages without a gap', async () => {
    const { carla } = server.people;
    for (const title of ['Um', 'Dois', 'Três']) {
      await server.fetchAs(carla, '/api/admin/news', { method: 'POST', json: newDraft(title) });
    }
    expect((await found({ group: 'payments' })).acts).toEqual([]);
    expect((await found({ text: 'bruno' })).acts).toHaveLength(1);
    expect((await found({ text: '100%_' })).acts).toEqual([]);
    expect((await found({ since: '2999-01-01T00:00:00Z' })).acts).toEqual([]);
    const first = await found({ group: 'content', limit: 2 });
    const second = await found({ group: 'content', limit: 2, after: first.next ?? '' });
    const titles = [...first.acts, ...second.acts].map(({ subject }) => subject.name);
    expect(titles).toEqual(['Três', 'Dois', 'Um', 'Pausas que cabem no dia']);
    expect(second.next).toBeNull();
  });

  it('writes nothing down for what was refused', async () => {
    const { duda, bruno } = server.people;
    const before = (await found()).acts.length;
    const path = `/api/companies/own/people/${bruno.userId}`;
    expect((await server.fetchAs(duda, path, { method: 'DELETE' })).status).toBe(404);
    expect((await found()).acts).toHaveLength(before);
  });

  it('cannot be changed or shortened, not even in the database', async () => {
    const { pool } = server.context.connection;
    const refused = /keeps what was written for five years/;
    await expect(pool.query(`update admin_acts set act = 'role_granted'`)).rejects.toThrow(refused);
    await expect(pool.query('delete from admin_acts')).rejects.toThrow(refused);
  });

  it('is forgotten five years after the act, to the day, and nothing younger', async () => {
    const { db, connection } = server.context;
    const daysAgo = async (days: number) => {
      const id = randomUUID();
      const at = new Date();
      at.setUTCFullYear(at.getUTCFullYear() - 5);
      at.setUTCDate(at.getUTCDate() - days);
      const subject = { kind: 'company', id } as const;
      await recordAct(db, { at, act: 'company_units_changed', actorId: null, subject });
      return id;
    };
    const [old, young] = [await daysAgo(1), await daysAgo(-1)];
    const kept = async () => {
      const text = 'select subject_id from admin_acts where subject_id = any($1)';
      const { rows } = await connection.pool.query(text, [[old, young]]);
      return rows.map((row) => row.subject_id);
    };
    const before = (await found()).acts.length;
    // A server whose clock is ahead does not forget what the database keeps.
    await forgetOldActs(db, new Date('2999-01-01'));
    expect(await kept()).toEqual([young]);
    await forgetOldActs(db, new Date('2000-01-01'));
    expect((await found()).acts).toHaveLength(before - 1);
  });
});

describe('the operator’s grants', () => {
  const grant = (address: string) => grantGeneralAdmin(server.context, address);
  const revoke = (address: string) => revokeGeneralAdmin(server.context, address, { force: false });

  it('makes Duda general admin and ends it; she stays the admin of her company', async () => {
    const { duda } = server.people;
    expect(await grant(' Duda@Example.com ')).toBe('granted');
    expect(await grant('duda@example.com')).toBe('already');
    expect(await addresses()).toEqual(['carla@example.com', 'duda@example.com']);
    expect((await search(duda)).status).toBe(200);
    expect(await revoke('duda@example.com')).toBe('revoked');
    expect((await search(duda)).status).toBe(403);
    const own = { method: 'POST', json: {} };
    const people = await server.fetchAs(duda, '/api/companies/own/people/search', own);
    expect(people.status).toBe(200);
    const { acts } = await found({ text: 'duda' });
    expect(acts.map(({ act }) => act).toSorted()).toEqual(['role_granted', 'role_revoked']);
    expect(acts[0]?.actor).toEqual({ kind: 'operator', name: null });
  });

  it('leaves the last one, and whoever has no account or no role', async () => {
    expect(await revoke('carla@example.com')).toBe('last');
    expect(await revoke('ana@example.com')).toBe('never');
    expect(await revoke('eva@example.com')).toBe('unknown');
    expect(await grant('eva@example.com')).toBe('unknown');
    expect(await addresses()).toEqual(['carla@example.com']);
  });

  it('leaves one of two who are revoked at once', async () => {
    await grant('duda@example.com');
    const outcomes = await Promise.all(['carla@example.com', 'duda@example.com'].map(revoke));
    expect(outcomes.toSorted()).toEqual(['last', 'revoked']);
    expect(await addresses()).toHaveLength(1);
  });
});
