import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { defineTopic } from '#packages/events/index.ts';
import { startTestApp, type TestApp, type TestPerson } from '#packages/testing/people/index.ts';

let server: TestApp;
let ana: TestPerson;
let bruno: TestPerson;
beforeAll(async () => {
  server = await startTestApp();
  ({ ana, bruno } = server.people);
});
afterAll(() => server?.stop());

const write = async (person: TestPerson, text: string) => {
  const response = await server.fetchAs(person, '/api/diary/entries', {
    method: 'POST',
    json: { text, analyse: false },
  });
  return ((await response.json()) as { id: string }).id;
};

it('carries all that Ana may hear of, by topic, and to Bruno nothing of it', async () => {
  const [anas, brunos] = await Promise.all([server.hear(ana), server.hear(bruno)]);
  expect([anas.complete, brunos.complete]).toEqual([true, true]);
  const entryId = await write(ana, 'Da Ana.');
  const { events, db } = server.context;
  const notifications = defineTopic('notifications', z.object({ secret: z.string() }));
  await db.transaction((tx) => events.publish(tx, ana.userId, notifications, { secret: 'x' }));
  expect(await anas.next()).toMatchObject({
    topic: 'diary',
    data: { type: 'entry_changed', entryId },
  });
  // What its topic does not declare never leaves the server.
  expect(await anas.next()).toMatchObject({ topic: 'notifications', data: {} });
  const his = await write(bruno, 'Do Bruno.');
  expect((await brunos.next()).data).toMatchObject({ entryId: his });
  for (const one of [anas, brunos]) one.close();
});

it('goes on after the last event heard, and says where it cannot', async () => {
  const first = await server.hear(ana);
  await write(ana, 'Um.');
  const { id } = await first.next('diary');
  first.close();
  const missed = await write(ana, 'Dois.');
  const second = await server.hear(ana, id);
  expect(second.complete).toBe(true);
  expect((await second.next()).data).toMatchObject({ entryId: missed });
  second.close();
  const lost = await server.hear(ana, '1.1');
  expect(lost.complete).toBe(false);
  lost.close();
});

it('tells a page what happened since it was loaded', async () => {
  const entryId = await write(ana, 'Enquanto a página abria.');
  const response = await server.fetchAs(ana, '/api/events?age=20', {
    headers: { accept: 'text/event-stream' },
    signal: AbortSignal.timeout(20_000),
  });
  let text = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += chunk;
    if (text.includes(entryId)) break;
  }
  expect(text).toContain(entryId);
});

it.each(['-1', 'x', '1e9'])('refuses an age of %s', async (age) => {
  const headers = { accept: 'text/event-stream' };
  const response = await server.fetchAs(ana, `/api/events?age=${age}`, { headers });
  expect(response.status).toBe(400);
});

it('is opened for nobody without a session', async () => {
  const headers = { accept: 'text/event-stream' };
  expect((await server.fetchAs(null, '/api/events', { headers })).status).toBe(401);
});
