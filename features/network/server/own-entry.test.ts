import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp, type TestPerson } from '#packages/testing/people/index.ts';
import type { Managed } from '../contract/network.contract.ts';
import type { SentProposal } from '../contract/own-entry.contract.ts';
import { networkEntries } from './network.tables.ts';

let world: TestApp;
let ana: TestPerson;
let duda: TestPerson;
let carla: TestPerson;
beforeAll(async () => {
  world = await startTestApp();
  ({ ana, duda, carla } = world.people);
});
afterAll(() => world?.stop());
const ADMIN = '/api/admin/network';
const OWN = '/api/network/own';
type Answer<T> = { status: number; body: T & { code?: string } };
async function call<T>(
  who: TestPerson,
  method: string,
  path: string,
  json?: unknown,
): Promise<Answer<T>> {
  const response = await world.fetchAs(
    who,
    path,
    json === undefined ? { method } : { method, json },
  );
  const text = await response.text();
  return { status: response.status, body: text ? JSON.parse(text) : undefined };
}

let id: string;
beforeEach(async () => {
  await world.context.db.delete(networkEntries);
  await world.context.connection.pool.query('delete from professional_grants');
  id = randomUUID();
  await call(carla, 'POST', ADMIN, {
    id,
    draft: {
      ...{ kind: 'professional', name: 'Ana Ribeiro', specialties: ['psychology'] },
      ...{ registry: 'CRP 06/1', online: true, inPerson: false, municipality: null },
      ...{ languages: ['pt'], contact: { email: 'ana@example.com' } },
      ...{
        about: 'Atendo adultos.',
        check: { on: '2026-01-01', by: 'Carla', again: '2999-01-01' },
      },
    },
  });
});
const give = (email: string, to = id) =>
  call<{ email: string }>(carla, 'PUT', `${ADMIN}/${to}/sign-in`, { email });
const proposal = (more: object = {}) => ({
  ...{ languages: ['pt', 'es'], contact: { email: 'ana@example.com' } },
  ...{ about: 'Atendo adultos e jovens.', ...more },
});
const propose = (who: TestPerson, more: object = {}) =>
  call<SentProposal>(who, 'PUT', `${OWN}/proposal`, proposal(more));
const decide = (body: object, who = carla) =>
  call<Managed>(who, 'POST', `${ADMIN}/${id}/proposal`, body);

it('a professional proposes texts of their own entry, which stand once the administration takes them', async () => {
  expect((await call(ana, 'GET', OWN)).status).toBe(404);
  expect((await give('ANA@example.com')).body).toEqual({ email: 'ana@example.com' });
  const own = await call<{ entry: Managed }>(ana, 'GET', OWN);
  expect(own.body).toMatchObject({ entry: { id, name: 'Ana Ribeiro' }, sent: null });
  // Name and registry are not theirs to change.
  const { body: sent } = await propose(ana, { name: 'Outra', registry: 'CRP 06/2' });
  expect(sent).toMatchObject({ declined: null });
  const listed = await call<{ items: { proposed: boolean }[] }>(carla, 'GET', ADMIN);
  expect(listed.body.items[0]?.proposed).toBe(true);
  expect((await call<{ entry: Managed }>(ana, 'GET', OWN)).body.entry.about).toBe(
    'Atendo adultos.',
  );
  expect((await decide({ sentAt: sent.sentAt, accept: true }, ana)).status).toBe(403);
  const taken = await decide({ sentAt: sent.sentAt, accept: true });
  expect(taken.body).toMatchObject({
    ...{
      name: 'Ana Ribeiro',
      registry: 'CRP 06/1',
      about: 'Atendo adultos e jovens.',
      revision: 2,
    },
  });
  expect((await decide({ sentAt: sent.sentAt, accept: true })).status).toBe(404);
});

it('what is declined says why, and what was sent anew is not decided unseen', async () => {
  await give('ana@example.com');
  const { body: first } = await propose(ana);
  const { body: second } = await propose(ana, { about: 'Atendo famílias.' });
  if (first.sentAt !== second.sentAt) {
    expect((await decide({ sentAt: first.sentAt, accept: true })).body.code).toBe('conflict');
  }
  await decide({ sentAt: second.sentAt, accept: false, reason: 'Falta o registro.' });
  const own = await call<{ sent: SentProposal }>(ana, 'GET', OWN);
  expect(own.body.sent.declined).toBe('Falta o registro.');
  expect((await propose(ana, { about: 'Sessão por R$ 90' })).body.code).toBe('invalid');
  expect((await call(ana, 'DELETE', `${OWN}/proposal`)).status).toBe(204);
});

it('the sign-in is of one person for one entry, and ends with it', async () => {
  expect((await give('ninguem@example.com')).body.code).toBe('no_account');
  await give('ana@example.com');
  const other = randomUUID();
  const { body: entry } = await call<Managed>(carla, 'GET', `${ADMIN}/${id}`);
  const { kind, name, specialties, online, inPerson, municipality, languages, contact } = entry;
  const draft = { kind, name, specialties, online, inPerson, municipality, languages, contact };
  await call(carla, 'POST', ADMIN, {
    id: other,
    draft: { ...draft, registry: 'CRP 06/3', check: null },
  });
  expect((await give('ana@example.com', other)).body.code).toBe('account_busy');
  await propose(ana);
  // Duda takes it over, with nothing of Ana's.
  expect((await give('duda@example.com')).status).toBe(200);
  expect((await call(ana, 'GET', OWN)).status).toBe(404);
  expect((await propose(ana)).status).toBe(404);
  expect((await call<object>(duda, 'GET', OWN)).body).toMatchObject({ sent: null });
  expect((await call(carla, 'DELETE', `${ADMIN}/${id}/sign-in`)).status).toBe(204);
  expect((await call(duda, 'GET', OWN)).status).toBe(404);
  await give('duda@example.com');
  await call(carla, 'DELETE', `${ADMIN}/${id}`);
  expect((await call(duda, 'GET', OWN)).status).toBe(404);
  expect(
    (await call(ana, 'PUT', `${ADMIN}/${other}/sign-in`, { email: 'ana@example.com' })).status,
  ).toBe(403);
});
