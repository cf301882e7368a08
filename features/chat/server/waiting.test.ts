import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { TestPerson } from '#packages/testing/people/index.ts';
import type { Message } from '../contract/messages.ts';
import { deliverDue } from './messages.service.ts';
import { type ChatWorld, startChatWorld } from './testing/chat-world.ts';

/** The day before at 22h in Brasília, and the morning at 8h, a minute before and some seconds after. */
const NIGHT = '2026-11-19T01:00:00Z';
const BEFORE = '2026-11-19T10:59:00Z';
const MORNING = '2026-11-19T11:00:05Z';

let world: ChatWorld;
let ana: TestPerson;
let bruno: TestPerson;
beforeAll(async () => {
  world = await startChatWorld();
  ({ ana, bruno } = world.people);
  await world.showUp(bruno);
});
beforeEach(async () => {
  world.setClock(NIGHT);
  await world.showUp(bruno);
});
afterAll(() => world.stop());

const held = async (person: TestPerson, { id }: { id: string }) =>
  (await world.ask<{ held: Message[] }>(person, 'GET', `/conversations/${id}/messages`)).held;

it('what waited is read before what is written once the hours have begun', async () => {
  const caio = await world.colleague('Caio Prado');
  await world.showUp(caio);
  const direct = await world.direct(ana, caio);
  world.setClock(BEFORE);
  await world.write(ana, direct, 'primeira');
  world.setClock(MORNING);
  expect((await world.write(ana, direct, 'segunda')).seq).toBe(2);
  expect(await world.read(caio, direct)).toEqual(['primeira', 'segunda']);
  await deliverDue(world.context);
  expect(await world.read(caio, direct)).toEqual(['primeira', 'segunda']);
});

it('what waits goes with the hours: later, and then within them', async () => {
  const direct = await world.direct(ana, bruno);
  await world.write(ana, direct, 'bom dia');
  const anas = await world.hear(ana);
  await world.showUp(bruno, { opens: '10:00', closes: '18:00' });
  expect(await held(ana, direct)).toEqual([
    expect.objectContaining({ deliverAt: '2026-11-19T13:00:00.000Z' }),
  ]);
  expect((await anas.next('chat')).data).toMatchObject({ type: 'changed', seq: null });
  anas.close();
  world.setClock(MORNING);
  await deliverDue(world.context);
  expect(await world.read(bruno, direct)).toEqual([]);
  world.setClock('2026-11-19T13:00:00Z');
  await deliverDue(world.context);
  expect(await world.read(bruno, direct)).toEqual(['bom dia']);
});

it('what was taken back does not return when a device sends it again', async () => {
  const direct = await world.direct(ana, bruno);
  const before = await world.read(bruno, direct);
  const { id } = await world.write(ana, direct, 'me arrependi');
  const path = `/conversations/${direct.id}/messages`;
  expect((await world.call(bruno, 'DELETE', `${path}/${id}`)).status).toBe(404);
  await world.ask(ana, 'DELETE', `${path}/${id}`);
  const again = await world.ask<Message>(ana, 'POST', path, { id, text: 'me arrependi' });
  expect(again).toMatchObject({ seq: null, text: null, deleted: true, deliverAt: null });
  expect(await held(ana, direct)).toEqual([]);
  world.setClock(MORNING);
  await deliverDue(world.context);
  expect(await world.read(bruno, direct)).toEqual(before);
});
