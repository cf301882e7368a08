import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startWorld, type World } from './testing/world.ts';

let world: World;
let ana: Person;
let bruno: Person;
let address: string;
beforeAll(async () => {
  world = await startWorld();
  [ana, bruno] = await Promise.all([world.person('ana'), world.person('bruno')]);
  address = await world.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => world.stop());

interface StreamEvent {
  id: string;
  data: { type: string; entryId: string | null };
}

/** Opens a person's stream; `next` waits for the next event. */
async function watch(person: Person, lastEventId?: string) {
  const hangUp = new AbortController();
  const answer = await fetch(`${address}/api/diary/events`, {
    headers: {
      ...person.headers,
      accept: 'text/event-stream',
      ...(lastEventId ? { 'last-event-id': lastEventId } : {}),
    },
    signal: hangUp.signal,
  });
  if (!answer.body) throw new Error('The stream has no body');
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let buffer = '';
  return {
    status: answer.status,
    next: async (): Promise<StreamEvent> => {
      for (;;) {
        const end = buffer.indexOf('\n\n');
        if (end >= 0) {
          const block = buffer.slice(0, end);
          buffer = buffer.slice(end + 2);
          const id = /^id: ?(.*)$/m.exec(block)?.[1];
          const data = /^data: ?(.*)$/m.exec(block)?.[1];
          if (id && data) return { id, data: JSON.parse(data) };
          continue;
        }
        const { value, done } = await reader.read();
        if (done) throw new Error('The stream ended');
        buffer += value;
      }
    },
    close: () => hangUp.abort(),
  };
}

test('an open screen hears of saving, of the feedback and of deleting, without any text', async () => {
  const stream = await watch(ana);
  expect(stream.status).toBe(200);
  const entry = await ana.write('Hoje acordei sem forças, com dor de cabeça o dia todo.');
  const saved = await stream.next();
  expect(saved.data).toEqual({ type: 'entry_changed', entryId: entry.id });
  expect((await stream.next()).data).toEqual({ type: 'entry_changed', entryId: entry.id });
  expect((await ana.entry(entry.id)).status).toBe('analysed');
  await ana.call('DELETE', `/api/diary/entries/${entry.id}`);
  expect((await stream.next()).data).toEqual({ type: 'entry_deleted', entryId: entry.id });
  await ana.call('POST', `/api/diary/entries/${entry.id}/restore`);
  expect((await stream.next()).data).toEqual({ type: 'entry_changed', entryId: entry.id });
  stream.close();
});

test('a stream that was lost goes on after the last event seen', async () => {
  const first = await watch(ana);
  const one = await ana.write('Um.', { analyse: false });
  const seen = await first.next();
  first.close();
  const two = await ana.write('Dois.', { analyse: false });
  const three = await ana.write('Três.', { analyse: false });
  const second = await watch(ana, seen.id);
  expect(seen.data.entryId).toBe(one.id);
  expect((await second.next()).data.entryId).toBe(two.id);
  expect((await second.next()).data.entryId).toBe(three.id);
  second.close();
});

test('a correction tells that scores changed', async () => {
  const entry = await ana.write('Voltei com dor nas costas depois do plantão de hoje.');
  await world.settled();
  const stream = await watch(ana);
  const expression = entry.reading?.mentions[0]?.expression;
  await ana.call('POST', '/api/burnout/corrections', { entryId: entry.id, expression });
  expect((await stream.next()).data).toEqual({ type: 'entry_changed', entryId: entry.id });
  expect((await stream.next()).data).toEqual({ type: 'entries_rescored', entryId: null });
  stream.close();
});

test('Bruno hears of his own entries only', async () => {
  const his = await watch(bruno);
  await ana.write('Da Ana.', { analyse: false });
  const entry = await bruno.write('Do Bruno.', { analyse: false });
  expect((await his.next()).data.entryId).toBe(entry.id);
  his.close();
});
