import { afterAll, beforeAll, expect, it } from 'vitest';
import { uuidOf } from '#packages/db/index.ts';
import { startTestApp, type TestApp } from '#packages/testing/people/index.ts';

/** Conversations and meetings get their ids from who makes them: that may be the id of anything. */
let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server?.stop());

const statusOf = async (method: string, path: string, json?: object): Promise<number> => {
  const request = json ? { method, json } : { method };
  return (await server.fetchAs(server.people.bruno, path, request)).status;
};
const keys = async (): Promise<string[]> => {
  const { rows } = await server.context.connection.pool.query<{ name: string }>(
    `select kind || ' ' || owner_id || ' ' || encode(wrapped, 'hex') as name from data_keys`,
  );
  return rows.map(({ name }) => name);
};

it.each([
  ['Ana', () => server.people.ana.userId],
  ['the staff’s tickets', () => uuidOf('support staff')],
  ['reports of the chat', () => uuidOf('chat reports')],
  ['the instance', () => '00000000-0000-0000-0000-000000000000'],
])('what Bruno makes and leaves under the id of %s takes no key along', async (_, idOf) => {
  const { ana } = server.people;
  const ticket = { id: crypto.randomUUID(), subject: 'Senha', category: 'technical' };
  await server.fetchAs(ana, '/api/support/tickets', {
    method: 'POST',
    json: { ...ticket, priority: 'low', message: 'Não entro.' },
  });
  await server.fetchAs(ana, '/api/diary/entries', {
    method: 'POST',
    json: { text: 'O diário de Ana.' },
  });
  const before = await keys();
  expect(before.some((name) => name.startsWith(`person ${ana.userId}`))).toBe(true);
  const id = idOf();
  await statusOf('PUT', `/api/chat/groups/${id}`, { name: 'x', memberIds: [] });
  await statusOf('DELETE', `/api/chat/conversations/${id}/membership`);
  const when = { start: '2027-12-01T10:00', minutes: 50, timeZone: 'America/Sao_Paulo' };
  const draft = { id, title: 'x', description: null, email: 'helena@exemplo.com.br', ...when };
  expect(await statusOf('POST', '/api/meetings', draft)).toBe(201);
  expect(await statusOf('POST', `/api/meetings/${id}/cancel`)).toBe(200);
  expect(await statusOf('DELETE', `/api/meetings/${id}`)).toBe(204);
  const after = await keys();
  expect(before.filter((name) => !after.includes(name))).toEqual([]);
});
