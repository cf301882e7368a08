import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestPerson } from '#packages/testing/people/index.ts';
import type { Conversation } from '../contract/chat.contract.ts';
import type { Message } from '../contract/messages.ts';
import { DEFAULT_SETTINGS } from '../contract/settings.ts';
import { deliverDue } from './messages.service.ts';
import { quietUntil } from './quiet.rules.ts';
import { type ChatWorld, startChatWorld } from './testing/chat-world.ts';

/** A Friday, 18:42 in Brasília; the Monday after it, 8:00. */
const EVENING = '2026-11-27T21:42:00Z';
const MONDAY = '2026-11-30T11:00:00Z';

describe('somebody’s hours', () => {
  const zone = 'America/Sao_Paulo';
  it.each([
    ['a Wednesday at noon', '2026-11-18T15:00:00Z', {}, null],
    ['a Wednesday at 18h', '2026-11-18T21:00:00Z', {}, '2026-11-19T11:00:00Z'],
    ['a Friday evening', EVENING, {}, MONDAY],
    [
      'a Thursday before a national holiday on Friday',
      '2026-11-19T22:00:00Z',
      {},
      '2026-11-23T11:00:00Z',
    ],
    ['a Saturday, for who works then', '2026-11-28T15:00:00Z', { weekend: true }, null],
    [
      'a Saturday evening, for who works then',
      '2026-11-28T23:00:00Z',
      { weekend: true },
      '2026-11-29T11:00:00Z',
    ],
    ['a night, for who wants none of it', '2026-11-18T06:00:00Z', { quiet: false }, null],
    [
      'an afternoon, for who works at night',
      '2026-11-18T15:00:00Z',
      { opens: '18:00', closes: '23:00' },
      '2026-11-18T21:00:00Z',
    ],
  ])('%s', (_when, instant, own, until) => {
    const found = quietUntil({ ...DEFAULT_SETTINGS, ...own }, zone, new Date(instant));
    expect(found?.toISOString() ?? null).toBe(until && new Date(until).toISOString());
  });
});

describe('outside the other’s hours', () => {
  let world: ChatWorld;
  let ana: TestPerson;
  let bruno: TestPerson;
  beforeAll(async () => {
    world = await startChatWorld();
    ({ ana, bruno } = world.people);
    await world.showUp(bruno);
  });
  beforeEach(async () => {
    world.setClock(EVENING);
    await world.showUp(bruno);
  });
  afterAll(() => world.stop());

  const held = async (person: TestPerson, { id }: { id: string }) =>
    (await world.ask<{ held: Message[] }>(person, 'GET', `/conversations/${id}/messages`)).held;

  it('a message waits with its author and is delivered in order when they begin', async () => {
    const direct = await world.direct(ana, bruno);
    expect(direct).toMatchObject({ quietUntil: new Date(MONDAY).toISOString(), allowsNow: false });
    const first = await world.write(ana, direct, 'Mando a planilha');
    world.setClock('2026-11-27T21:43:00Z');
    const second = await world.write(ana, direct, 'Vê quando puder');
    expect(first).toMatchObject({ seq: null, deliverAt: new Date(MONDAY).toISOString() });
    expect(await world.read(bruno, direct)).toEqual([]);
    expect((await held(ana, direct)).map(({ text }) => text)).toEqual([
      'Mando a planilha',
      'Vê quando puder',
    ]);
    expect(await held(bruno, direct)).toEqual([]);
    const path = `/conversations/${direct.id}/messages`;
    await world.ask(ana, 'PATCH', `${path}/${first.id}`, { text: 'Mando a planilha pronta' });
    await world.ask(ana, 'DELETE', `${path}/${second.id}`);
    world.setClock('2026-11-27T21:44:00Z');
    const third = await world.write(ana, direct, 'E o resumo');
    await deliverDue(world.context);
    expect(await world.read(bruno, direct)).toEqual([]);
    world.setClock(MONDAY);
    for (const _twice of [1, 2]) await deliverDue(world.context);
    expect(await world.read(bruno, direct)).toEqual(['Mando a planilha pronta', 'E o resumo']);
    expect(await held(ana, direct)).toEqual([]);
    expect(third.seq).toBeNull();
  });

  it('is delivered at once where they allow it and the author says so', async () => {
    const direct = await world.direct(ana, bruno);
    const path = `/conversations/${direct.id}/messages`;
    const draft = () => ({ id: randomUUID(), text: 'É urgente', now: true });
    expect(await world.call(ana, 'POST', path, draft())).toMatchObject({
      status: 409,
      body: { code: 'now_not_allowed' },
    });
    const waiting = await world.write(ana, direct, 'Espera');
    expect((await world.call(ana, 'PATCH', `${path}/${waiting.id}`, { now: true })).status).toBe(
      409,
    );
    await world.showUp(bruno, { allowsNow: true });
    expect(await world.ask<Message>(ana, 'POST', path, draft())).toMatchObject({ deliverAt: null });
    const told = await world.ask<Message>(ana, 'PATCH', `${path}/${waiting.id}`, { now: true });
    expect(told.seq).toBeGreaterThan(0);
    expect((await world.read(bruno, direct)).slice(-2)).toEqual(['É urgente', 'Espera']);
  });

  it('comes at once when they turn their quiet off', async () => {
    const direct = await world.direct(ana, bruno);
    await world.write(ana, direct, 'Chega quando você quiser');
    await world.showUp(bruno, { quiet: false });
    await expect
      .poll(async () => (await world.read(bruno, direct)).at(-1))
      .toBe('Chega quando você quiser');
  });

  it('a group gets it at once, without a sound', async () => {
    const group = await world.group(ana, [bruno]);
    expect((await world.write(ana, group, 'Para segunda')).seq).toBe(1);
    expect(await world.read(bruno, group)).toEqual(['Para segunda']);
  });

  it('that is delivered later reads nothing for its author of what came meanwhile', async () => {
    const lia = await world.colleague('Lia Moura');
    await world.showUp(lia, { quiet: false });
    const direct = await world.direct(lia, bruno);
    expect((await world.write(lia, direct, 'Amanhã eu olho')).seq).toBeNull();
    expect((await world.write(bruno, direct, 'Mudou o prazo')).seq).toBe(1);
    world.setClock(MONDAY);
    await deliverDue(world.context);
    expect(await world.read(bruno, direct)).toEqual(['Mudou o prazo', 'Amanhã eu olho']);
    const { conversations } = await world.ask<{ conversations: Conversation[] }>(
      lia,
      'GET',
      '/conversations',
    );
    expect(conversations.find(({ id }) => id === direct.id)).toMatchObject({
      unread: 1,
      readSeq: 0,
    });
  });

  it('is not delivered to who has left the company meanwhile', async () => {
    const kai = await world.colleague('Kai Moura');
    await world.showUp(kai);
    const direct = await world.direct(ana, kai);
    await world.write(ana, direct, 'Até segunda');
    await world.fetchAs(kai, '/api/companies/own/leaving', { method: 'POST' });
    world.setClock(MONDAY);
    await deliverDue(world.context);
    expect(await world.read(kai, direct)).toEqual([]);
    expect(await held(ana, direct)).toEqual([
      expect.objectContaining({ deliverAt: null, seq: null }),
    ]);
  });

  it('refuses hours that end before they begin', async () => {
    const settings = { ...DEFAULT_SETTINGS, opens: '18:00', closes: '08:00' };
    expect((await world.call(ana, 'PUT', '/settings', settings)).status).toBe(400);
  });
});
