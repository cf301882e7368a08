import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  giveCompanyGrant,
  signInNewPerson,
  startTestApp,
  type TestApp,
  type TestPerson,
} from '#packages/testing/people/index.ts';

const PATH = '/api/reporting-channel';
const GRANTS = '/api/companies/own/grants';

let world: TestApp;
let carlos: TestPerson;
let dora: TestPerson;
let address: string;
beforeAll(async () => {
  world = await startTestApp();
  const { bruno, companyA } = world.people;
  carlos = await signInNewPerson(world.url, world.context, 'Carlos Dias');
  dora = await signInNewPerson(world.url, world.context, 'Dora Melo');
  for (const one of [carlos, dora]) {
    await giveCompanyGrant(world.context, one, companyA, 'committee');
  }
  await ask(bruno, 'POST', `${PATH}/managed/rules`, { text: 'Respeito' });
  address = (await ask(bruno, 'PUT', `${PATH}/managed/opening`, { open: true })).body.address;
});
afterAll(() => world?.stop());

// biome-ignore lint/suspicious/noExplicitAny: answers of many routes, looked at field by field.
type Body = any;
async function ask(who: TestPerson | null, method: string, path: string, json?: object) {
  const response = await world.fetchAs(who, path, json ? { method, json } : { method });
  const text = await response.text();
  return { status: response.status, body: (text ? JSON.parse(text) : null) as Body };
}
const report = (about: string[] = []) =>
  ask(null, 'POST', `${PATH}/public/reports`, {
    ...{ address, kind: 'harassment', text: 'Acontece toda semana', about },
  });
const thread = async (receipt: string) =>
  (await ask(null, 'POST', `${PATH}/public/thread`, { receipt })).body;
const queue = async (who: TestPerson) => (await ask(who, 'GET', `${PATH}/reports`)).body;
const sees = async (who: TestPerson, id: string) =>
  (await ask(who, 'GET', `${PATH}/reports/${id}`)).status === 200;
/** The newest report that somebody may handle. */
const idFor = async (who: TestPerson, known: readonly string[] = []) =>
  (await queue(who)).reports.find(({ id }: Body) => !known.includes(id)).id as string;
const kinds = async (who: TestPerson) =>
  (await ask(who, 'GET', '/api/notifications')).body.notifications.map(({ kind }: Body) => kind);
const give = (who: TestPerson) =>
  ask(world.people.bruno, 'POST', GRANTS, {
    ...{ address: who.email, kind: 'committee', until: null },
  });
const take = (who: TestPerson) =>
  ask(world.people.bruno, 'DELETE', `${GRANTS}/committee/${who.userId}`);

it('is never read by the admin whom it is about, whatever grant he gives himself or others', async () => {
  const { ana, bruno } = world.people;
  const { receipt } = (await report([bruno.userId])).body;
  const id = await idFor(dora);
  expect((await give(bruno)).body).toEqual({ outcome: 'given' });
  expect((await queue(bruno)).reports).toEqual([]);
  for (const [method, path, json] of [
    ['GET', '', undefined],
    ['POST', '/conclusion', { outcome: 'unsubstantiated', measures: 'Nada' }],
    ['POST', '/about', { userId: dora.userId }],
    ['POST', '/handlers', { userId: bruno.userId }],
  ] as const) {
    expect((await ask(bruno, method, `${PATH}/reports/${id}${path}`, json)).status).toBe(404);
  }
  // Whom he names looks into nothing that is said of him.
  await give(ana);
  expect(await sees(ana, id)).toBe(false);
  expect((await ask(dora, 'GET', `${PATH}/reports/${id}`)).body.later).toEqual([]);
  for (const one of [ana, bruno]) {
    const letting = { userId: one.userId };
    expect((await ask(dora, 'POST', `${PATH}/reports/${id}/handlers`, letting)).status).toBe(404);
  }
  expect((await thread(receipt)).state).toBe('received');
  for (const one of [ana, bruno]) await take(one);
});

it('is refused where somebody named is not there any more, and drops no name', async () => {
  const { ana } = world.people;
  expect(await report([dora.userId, ana.userId])).toMatchObject({
    ...{ status: 409, body: { code: 'not_named' } },
  });
});

it('is seen by who joins the committee later once a handler lets them in, without the general admin’s notes', async () => {
  const { ana, carla } = world.people;
  const known = (await queue(dora)).reports.map(({ id }: Body) => id);
  await report([carlos.userId]);
  const id = await idFor(dora, known);
  expect(await sees(carla, id)).toBe(false);
  // Dora herself steps back: nobody is left.
  await ask(dora, 'POST', `${PATH}/reports/${id}/about`, { userId: dora.userId });
  const note = { text: 'Ouvir Wanda em segredo', note: true };
  expect((await ask(carla, 'POST', `${PATH}/reports/${id}/messages`, note)).status).toBe(200);
  await give(ana);
  expect(await sees(ana, id)).toBe(false);
  const opened = (await ask(carla, 'GET', `${PATH}/reports/${id}`)).body;
  expect(opened).toMatchObject({
    later: [{ id: ana.userId }],
    leftOut: [{ id: dora.userId, by: 'Dora Melo' }],
    messages: [{}, { side: 'admin_note' }],
  });
  const letting = { userId: ana.userId };
  expect((await ask(ana, 'POST', `${PATH}/reports/${id}/handlers`, letting)).status).toBe(404);
  expect((await ask(carla, 'POST', `${PATH}/reports/${id}/handlers`, letting)).status).toBe(200);
  const seen = (await ask(ana, 'GET', `${PATH}/reports/${id}`)).body;
  expect(seen.messages).toHaveLength(1);
  expect(JSON.stringify(seen)).not.toContain('Wanda');
  // Taken and given again it is another grant.
  await take(ana);
  await give(ana);
  expect(await sees(ana, id)).toBe(false);
  expect(await sees(carla, id)).toBe(true);
  await take(ana);
});

it('never leaves a report with whoever left the others out of it, and tells of it', async () => {
  const { carla } = world.people;
  const known = (await queue(carlos)).reports.map(({ id }: Body) => id);
  const { receipt } = (await report()).body;
  const id = await idFor(carlos, known);
  expect(await sees(carla, id)).toBe(false);
  const leaving = { userId: dora.userId };
  expect((await ask(carlos, 'POST', `${PATH}/reports/${id}/about`, leaving)).status).toBe(204);
  expect(await sees(dora, id)).toBe(false);
  expect(await sees(carla, id)).toBe(true);
  expect((await thread(receipt)).leftOut).toBe(1);
  expect(await kinds(dora)).toContain('report_left_out');
  expect(await kinds(carla)).toContain('report_handler_left_out');
  const trace = { reportId: id, id: dora.userId, by: 'Carlos Dias' };
  expect((await queue(carla)).leavingsOut).toContainEqual(expect.objectContaining(trace));
  expect((await queue(carlos)).leavingsOut).toEqual([]);

  const back = `${PATH}/reports/${id}/about/${dora.userId}`;
  expect((await ask(carlos, 'DELETE', back)).status).toBe(403);
  expect((await ask(carla, 'DELETE', back)).status).toBe(204);
  expect(await sees(dora, id)).toBe(true);
  expect(await sees(carla, id)).toBe(false);
  expect((await thread(receipt)).leftOut).toBe(0);
  expect((await ask(carla, 'DELETE', back)).status).toBe(404);
});

it('tells a general admin whom it is about nothing, not even who was left out of it', async () => {
  const { carla, companyA } = world.people;
  await giveCompanyGrant(world.context, carla, companyA, 'committee');
  const known = (await queue(carlos)).reports.map(({ id }: Body) => id);
  const heard = async () => (await kinds(carla)).filter((kind: string) => /report/.test(kind));
  const before = await heard();
  await report([carla.userId]);
  const id = await idFor(carlos, known);
  const leaving = { userId: dora.userId };
  expect((await ask(carlos, 'POST', `${PATH}/reports/${id}/about`, leaving)).status).toBe(204);
  expect(await kinds(dora)).toContain('report_left_out');
  expect(await heard()).toEqual(before);
  const leavings = (await queue(carla)).leavingsOut;
  expect(leavings.map(({ reportId }: Body) => reportId)).not.toContain(id);
  const back = `${PATH}/reports/${id}/about/${dora.userId}`;
  expect((await ask(carla, 'DELETE', back)).status).toBe(404);
  expect(await sees(dora, id)).toBe(false);
  await take(carla);
});

it('takes a leaving out back once, of two who do it at the same moment', async () => {
  const { carla } = world.people;
  const known = (await queue(carlos)).reports.map(({ id }: Body) => id);
  await report();
  const id = await idFor(carlos, known);
  await ask(carlos, 'POST', `${PATH}/reports/${id}/about`, { userId: dora.userId });
  const back = () => ask(carla, 'DELETE', `${PATH}/reports/${id}/about/${dora.userId}`);
  const answers = await Promise.all([back(), back(), back()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404, 404]);
  expect(await sees(dora, id)).toBe(true);
});

it('shows nobody’s whole address to who opens the channel', async () => {
  const { bruno } = world.people;
  const { $client } = world.context.db;
  const nameless = `update users set user_metadata = user_metadata - 'full_name' where id = any($1)`;
  await $client.query(nameless, [[dora.userId, bruno.userId]]);
  const { handlers, admins } = (await ask(null, 'POST', `${PATH}/public/channel`, { address }))
    .body;
  const hint = (of: TestPerson) => `${of.email.slice(0, 2)}…@example.com`;
  expect(handlers).toContainEqual({ id: dora.userId, name: hint(dora) });
  expect(admins).toEqual([{ id: bruno.userId, name: hint(bruno) }]);
});
