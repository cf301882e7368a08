import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SharedErrorCode } from '#packages/api/contract/index.ts';
import { stampChange } from '#packages/offline-queue/index.ts';
import { entryOf } from '#packages/testing/screens/entries.ts';
import { type Asked, fakeServer, OFFLINE, refuse } from '#packages/testing/screens/fake-server.ts';
import { diaryContract } from '../contract/diary.contract.ts';
import { DAY_AHEAD } from '../contract/entry-day.ts';
import { devicePart } from './diary.device.ts';
import { listDrafts } from './local/draft.store.ts';
import { entryQueue, type WaitingEntry } from './local/waiting.ts';
import { entrySenderOf, waitOf } from './send-entries.ts';

const [ANA, BRUNO] = ['ana', 'bruno'];
/** Whose session the browser has. */
const session = vi.hoisted(() => ({ of: 'ana' }));
vi.mock('#features/access/web/index.ts', async (original) => ({
  ...(await original<object>()),
  apiOptions: {
    token: (as?: string) => {
      if (as !== undefined && as !== session.of) throw new Error('Another person is signed in');
      return session.of;
    },
  },
}));

const waiting = (text: string): WaitingEntry => ({ ...stampChange(), text, analyse: true });
const textsOf = (userId: string) => entryQueue.pending(userId).map(({ text }) => text);
const send = (userId: string, only?: string) =>
  entryQueue.flush(userId, entrySenderOf(new QueryClient(), userId), only);

/** What the diary's server says to a text instead of taking it. */
type Says = ReturnType<typeof refuse<SharedErrorCode | typeof DAY_AHEAD>> | typeof OFFLINE;
function diaryServer() {
  const server = {
    taken: [] as Asked<typeof diaryContract.writeEntry>['body'][],
    answers: new Map<string, Says>(),
  };
  fakeServer(diaryContract, {
    writeEntry: ({ body }) => {
      const says = server.answers.get(body.text);
      if (says) return says;
      server.taken.push(body);
      return entryOf({ id: crypto.randomUUID(), text: body.text });
    },
  });
  return server;
}

let server: ReturnType<typeof diaryServer>;
const online = (is: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);
beforeEach(() => {
  session.of = ANA;
  server = diaryServer();
});
afterEach(() => {
  entryQueue.clear();
  localStorage.clear();
  vi.restoreAllMocks();
});

describe('the entries waiting on the device', () => {
  it('are sent in the order of writing when the connection is back', async () => {
    online(false);
    const [first, second] = [waiting('first'), waiting('second')];
    entryQueue.keep(ANA, second);
    entryQueue.keep(ANA, first);
    await send(ANA);
    expect([server.taken, textsOf(ANA)]).toEqual([[], ['first', 'second']]);
    online(true);
    await send(ANA);
    expect(server.taken.map(({ text, id }) => [text, id])).toEqual([
      ['first', first.changeId],
      ['second', second.changeId],
    ]);
    expect(textsOf(ANA)).toEqual([]);
  });

  it('of a day written twice without a connection are two, each with its title, day and star', async () => {
    const day = '2026-11-17';
    entryQueue.keep(ANA, { ...waiting('de manhã'), day, title: 'Ontem cedo' });
    entryQueue.keep(ANA, { ...waiting('à noite'), day, favourite: true });
    await send(ANA);
    expect(server.taken).toMatchObject([
      { text: 'de manhã', day, title: 'Ontem cedo' },
      { text: 'à noite', day, favourite: true },
    ]);
    expect(textsOf(ANA)).toEqual([]);
  });

  it('are sent also as earlier versions of the app kept them', async () => {
    const [before, first] = [crypto.randomUUID(), crypto.randomUUID()];
    const key = (id: string) => `florescer.diary.outbox.${ANA}.${id}.${id}`;
    const recordedAt = '2026-11-17T12:00:00.000Z';
    const forms = {
      [before]: { changeId: before, recordedAt, text: 'sem dia nem título', analyse: true },
      [first]: {
        id: first,
        writtenAt: Date.parse(recordedAt),
        text: 'ainda antes',
        analyse: false,
      },
    };
    for (const [id, kept] of Object.entries(forms)) {
      localStorage.setItem(key(id), JSON.stringify(kept));
    }
    await send(ANA);
    const byText = new Map(server.taken.map((body) => [body.text, body]));
    expect(byText.get('sem dia nem título')).toMatchObject({ id: before, analyse: true });
    expect(byText.get('ainda antes')).toMatchObject({ id: first, analyse: false });
    expect(textsOf(ANA)).toEqual([]);
  });

  it('stop at the first that finds no connection, and keep their reason', async () => {
    const [first, second] = [waiting('first'), waiting('second')];
    for (const one of [first, second]) entryQueue.keep(ANA, one);
    server.answers.set('first', OFFLINE);
    await send(ANA);
    expect([entryQueue.failureOf(first), entryQueue.failureOf(second)]).toEqual([
      'offline',
      undefined,
    ]);
    expect([server.taken, textsOf(ANA)]).toEqual([[], ['first', 'second']]);
  });

  it.each(['invalid', DAY_AHEAD] as const)(
    'pass over one that the server refuses (%s), and keep it',
    async (code) => {
      const refused = waiting('refused');
      entryQueue.keep(ANA, refused);
      entryQueue.keep(ANA, waiting('fine'));
      server.answers.set('refused', refuse(code));
      await send(ANA);
      expect([server.taken.map(({ text }) => text), textsOf(ANA)]).toEqual([['fine'], ['refused']]);
      expect(entryQueue.isRefused(refused)).toBe(true);
      // By itself it is not tried again, but when the person asks.
      server.answers.clear();
      await send(ANA);
      expect(textsOf(ANA)).toEqual(['refused']);
      await send(ANA, refused.changeId);
      expect(textsOf(ANA)).toEqual([]);
    },
  );

  it('go back to their author as drafts where she does not agree to their keeping', async () => {
    // Nobody is asked in this test: the answer is a no.
    const before = waiting('do ônibus');
    entryQueue.keep(ANA, { ...before, title: 'Cedo' });
    entryQueue.keep(ANA, waiting('da praça'));
    entryQueue.keep(BRUNO, waiting('dele'));
    server.answers.set('do ônibus', refuse('health_consent_needed'));
    server.answers.set('da praça', refuse('health_consent_needed'));
    await send(ANA);
    expect([server.taken, textsOf(ANA), textsOf(BRUNO)]).toEqual([[], [], ['dele']]);
    const drafts = listDrafts(localStorage, ANA);
    expect(drafts.map(({ text }) => text).toSorted()).toEqual(['da praça', 'do ônibus']);
    const { title, attempt } = drafts.find(({ text }) => text === 'do ônibus') ?? {};
    expect([title, attempt?.clientId]).toEqual(['Cedo', before.changeId]);
    expect(listDrafts(localStorage, BRUNO)).toEqual([]);
  });

  it('are tried one by one when the person asks, whatever the device says', async () => {
    online(false);
    const [asked, other] = [waiting('asked'), waiting('other')];
    for (const one of [asked, other]) entryQueue.keep(ANA, one);
    await send(ANA, asked.changeId);
    expect([server.taken.map(({ text }) => text), textsOf(ANA)]).toEqual([['asked'], ['other']]);
  });

  it('do not come back when they were taken out while on their way', async () => {
    const entry = waiting('cleared');
    entryQueue.keep(ANA, entry);
    server.answers.set('cleared', OFFLINE);
    const sending = send(ANA);
    entryQueue.remove(ANA, entry);
    await sending;
    expect(textsOf(ANA)).toEqual([]);
  });

  it('go with nobody else’s session, and with whoever leaves', async () => {
    entryQueue.keep(ANA, waiting('hers'));
    entryQueue.keep(BRUNO, waiting('his'));
    session.of = BRUNO;
    await send(ANA);
    expect([server.taken, textsOf(ANA)]).toEqual([[], ['hers']]);
    await devicePart.forget?.(BRUNO);
    expect([textsOf(ANA), textsOf(BRUNO)]).toEqual([['hers'], []]);
  });

  it('are never offered for removal, however often the server fails at them', async () => {
    entryQueue.keep(ANA, waiting('failing'));
    server.answers.set('failing', refuse('internal'));
    for (let tries = 0; tries < 5; tries++) await send(ANA);
    const [kind] = devicePart.waiting ?? [];
    expect([kind?.waiting(ANA), kind?.stuck(ANA)]).toEqual([1, 0]);
  });
});

describe('entries that the diary kept before it shared its queue', () => {
  const former = (userId: string, nth: number, writtenAt: number, rest: object = {}) => {
    const id = `0000000${nth}-0000-4000-8000-000000000000`;
    const entry = { id, text: `texto ${nth}`, analyse: nth !== 2, writtenAt };
    localStorage.setItem(
      `florescer.diary.outbox.${userId}.${id}`,
      JSON.stringify({ ...entry, attempts: 0, reason: 'offline', tryAt: null, ...rest }),
    );
    return id;
  };
  const AT = Date.UTC(2026, 10, 18, 12);

  it('are sent, each of its own person, with their ids, oldest first and as old as they are', async () => {
    vi.spyOn(Date, 'now').mockReturnValue(AT + 60_000);
    const later = former(ANA, 1, AT + 5_000);
    const earlier = former(ANA, 2, AT, { attempts: 7, reason: 'unavailable', tryAt: AT + 9 });
    const refused = former(ANA, 3, AT + 9_000, { attempts: 1, reason: 'invalid' });
    const his = former(BRUNO, 4, AT + 1_000);
    localStorage.setItem(`florescer.diary.outbox.${ANA}.damaged`, '{"id":"x","te');

    await send(ANA);
    expect(server.taken).toEqual([
      { text: 'texto 2', analyse: false, id: earlier, waitedMs: 60_000 },
      { text: 'texto 1', analyse: true, id: later, waitedMs: 55_000 },
      { text: 'texto 3', analyse: true, id: refused, waitedMs: 51_000 },
    ]);
    expect([textsOf(ANA), textsOf(BRUNO)]).toEqual([[], ['texto 4']]);
    const kept = Object.keys(localStorage).filter((key) => key.includes('diary.outbox'));
    expect(kept.toSorted()).toEqual([
      `florescer.diary.outbox.${ANA}.damaged`,
      `florescer.diary.outbox.${BRUNO}.${his}`,
    ]);

    session.of = BRUNO;
    server.taken = [];
    await send(BRUNO);
    expect(server.taken.map(({ id }) => id)).toEqual([his]);
  });

  it('wait on beside new ones while there is no connection, and go with whoever leaves', async () => {
    online(false);
    former(ANA, 1, AT);
    former(BRUNO, 2, AT);
    entryQueue.keep(ANA, waiting('new'));
    await send(ANA);
    expect(textsOf(ANA)).toEqual(['texto 1', 'new']);
    await devicePart.forget?.(ANA);
    expect([textsOf(ANA), textsOf(BRUNO)]).toEqual([[], ['texto 2']]);
  });
});

it('an entry written by a clock that was set back since has waited for no time', () => {
  const entry = { ...waiting('x'), recordedAt: '2026-11-18T12:00:10.000Z' };
  expect(waitOf(entry, Date.UTC(2026, 10, 18, 12))).toBe(0);
});
