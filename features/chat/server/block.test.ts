import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestPerson } from '#packages/testing/people/index.ts';
import type { Conversation } from '../contract/chat.contract.ts';
import { deliverDue } from './messages.service.ts';
import { type ChatWorld, NOON, startChatWorld } from './testing/chat-world.ts';

let world: ChatWorld;
let ana: TestPerson;
let bruno: TestPerson;
let duda: TestPerson;
beforeAll(async () => {
  world = await startChatWorld();
  ({ ana, bruno, duda } = world.people);
  for (const one of [ana, bruno]) await world.showUp(one);
});
beforeEach(() => world.setClock(NOON));
afterAll(() => world.stop());

const get = (person: TestPerson, { id }: { id: string }) =>
  world.ask<Conversation>(person, 'GET', `/conversations/${id}`);
const block = (person: TestPerson, other: TestPerson) =>
  world.ask(person, 'PUT', `/blocks/${other.userId}`);

describe('a block', () => {
  it('shows nothing of what they write from then on, in groups too, and tells them nothing', async () => {
    const ivo = await world.colleague('Ivo Paz');
    await world.showUp(ivo);
    const [direct, group] = [await world.direct(ana, ivo), await world.group(ana, [ivo, bruno])];
    await world.write(ivo, direct, 'antes');
    world.setClock('2026-11-18T15:01:00Z');
    await world.ask(ana, 'PUT', `/blocks/${ivo.userId}`);
    const anas = await world.hear(ana);
    const [to, toAll] = [
      await world.write(ivo, direct, 'depois'),
      await world.write(ivo, group, 'a todos'),
    ];
    expect([to.seq, toAll.seq]).toEqual([2, 1]);
    expect(await get(ivo, direct)).toMatchObject({ closed: null });
    expect(await get(ana, direct)).toMatchObject({ closed: 'blocked', unread: 1 });
    expect(await world.read(ana, direct)).toEqual(['antes']);
    expect(await world.read(ana, group)).toEqual([]);
    expect(await world.read(bruno, group)).toEqual(['a todos']);
    await world.write(bruno, group, 'do Bruno');
    expect((await anas.next('chat')).data).toMatchObject({ conversationId: group.id, seq: 2 });
    anas.close();
    expect(await world.ask(ana, 'GET', '/blocks')).toEqual({
      people: [{ id: ivo.userId, name: 'Ivo Paz' }],
    });
    expect(await world.ask(ivo, 'GET', '/blocks')).toEqual({ people: [] });
    await world.ask(ana, 'DELETE', `/blocks/${ivo.userId}`);
    expect(await world.read(ana, direct)).toEqual(['antes', 'depois']);
    expect((await world.call(ana, 'PUT', `/blocks/${duda.userId}`)).status).toBe(404);
  });

  it('shows nothing of what they change from then on, in groups too', async () => {
    const iara = await world.colleague('Iara Nunes');
    await world.showUp(iara);
    const [direct, group] = [await world.direct(ana, iara), await world.group(ana, [iara, bruno])];
    const changed = [
      await world.write(iara, direct, 'antes'),
      await world.write(iara, group, 'antes'),
    ];
    await world.write(iara, direct, 'e assim fica');
    world.setClock('2026-11-18T15:01:00Z');
    await block(ana, iara);
    world.setClock('2026-11-18T15:02:00Z');
    for (const [nth, { id }] of [direct, group].entries()) {
      const path = `/conversations/${id}/messages/${changed[nth]?.id}`;
      await world.ask(iara, 'PATCH', path, { text: 'Você me paga' });
    }
    expect(await world.read(ana, direct)).toEqual(['e assim fica']);
    expect(await world.read(ana, group)).toEqual([]);
    expect((await get(ana, group)).last).toBeNull();
    expect(await world.read(bruno, group)).toEqual(['Você me paga']);
    await world.ask(ana, 'DELETE', `/blocks/${iara.userId}`);
    expect(await world.read(ana, direct)).toEqual(['Você me paga', 'e assim fica']);
  });

  it('shows nothing of what waited for one’s hours until after it', async () => {
    const ines = await world.colleague('Inês Prado');
    const direct = await world.direct(ines, ana);
    await world.write(ines, direct, 'de dia');
    world.setClock('2026-11-19T01:00:00Z');
    const waiting = await world.write(ines, direct, 'escrita à noite');
    expect(waiting.deliverAt).toBe('2026-11-19T11:00:00.000Z');
    world.setClock('2026-11-19T02:00:00Z');
    await block(ana, ines);
    world.setClock('2026-11-19T11:00:30Z');
    await deliverDue(world.context);
    expect(await world.read(ana, direct)).toEqual(['de dia']);
    expect(await get(ana, direct)).toMatchObject({ unread: 1, last: { text: 'de dia' } });
    expect(await world.read(ines, direct)).toEqual(['de dia', 'escrita à noite']);
  });
});
