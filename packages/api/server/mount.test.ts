import { request } from 'node:http';
import sse from '@fastify/sse';
import Fastify, { type FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ApiFailure, createClient } from '../client/index.ts';
import { defineContract } from '../contract/index.ts';
import {
  answerCompiler,
  type Caller,
  fail,
  Gate,
  installErrorHandler,
  mount,
  OpenStreams,
} from './index.ts';

const contract = defineContract({
  readNote: {
    method: 'GET',
    path: '/api/notes/:id',
    permission: 'signedIn',
    summary: 'A note',
    params: z.object({ id: z.uuid() }),
    out: z.object({ id: z.uuid(), reader: z.string() }),
    errors: { note_gone: 410 },
  },
  writeNote: {
    method: 'POST',
    path: '/api/notes',
    permission: 'public',
    summary: 'Writes a note',
    body: z.object({ title: z.string().min(3), pages: z.number().int() }),
    out: z.object({ title: z.string() }),
    status: 201,
  },
  removeNotes: { method: 'DELETE', path: '/api/notes', permission: 'admin', summary: 'All gone' },
  crash: {
    method: 'GET',
    path: '/api/crash',
    permission: 'public',
    summary: 'Fails',
    out: z.string(),
  },
  wrongAnswer: {
    method: 'GET',
    path: '/api/wrong',
    permission: 'public',
    summary: 'Answers outside its contract',
    out: z.object({ n: z.number() }),
  },
  flood: {
    method: 'GET',
    path: '/api/notes/flood',
    permission: 'signedIn',
    summary: 'More than anybody reads',
    events: z.string(),
  },
  watch: {
    method: 'GET',
    path: '/api/notes/events',
    permission: 'signedIn',
    summary: 'Counts',
    events: z.object({ n: z.number() }),
  },
});

const ana: Caller = {
  userId: '019a0000-0000-7000-8000-00000000000a',
  sessionId: '019a0000-0000-7000-8000-0000000000aa',
  plan: 'free',
  role: null,
  grants: [],
  companyGrants: [],
  companyId: null,
  agreed: { terms: true, health: true },
  language: 'pt-BR',
  timeZone: 'America/Sao_Paulo',
};
const note = '019a0000-0000-7000-8000-000000000001';
const gone = '019a0000-0000-7000-8000-000000000002';
const log: string[] = [];
let whenFailed = () => {};
let whenArrived = () => {};
let whenFloodEnds = () => {};
let flooded = 0;

let app: FastifyInstance;
let base: string;
const clientOf = (token: string | null) =>
  createClient(contract, { baseUrl: base, token: () => token });

beforeAll(async () => {
  app = Fastify({
    logger: { level: 'error', stream: { write: (line: string) => log.push(line) } },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(answerCompiler({ check: true }));
  app.decorate('closing', new AbortController().signal);
  app.decorate('gate', new Gate());
  app.decorate('streams', new OpenStreams(async () => new Set([ana.sessionId]), 50));
  app.decorate('mounted', []);
  app.decorateRequest('caller', null);
  app.decorate('resolveCaller', async (request) => {
    const token = request.headers.authorization?.slice('Bearer '.length);
    if (!token) return null;
    if (token === 'ana') return ana;
    throw fail('unauthenticated', 'Sign in first');
  });
  app.addHook('onRequest', async () => whenArrived());
  app.addHook('onError', async () => whenFailed());
  installErrorHandler(app);
  await app.register(sse);
  mount(app, 'notes', contract, {
    readNote: async ({ params, caller, fail: refuse }) => {
      if (params.id === gone) throw refuse('note_gone', 'It was erased', { since: 'today' });
      return { id: params.id, reader: caller.userId };
    },
    writeNote: async ({ body }) => ({ title: body.title }),
    removeNotes: async () => undefined,
    crash: async () => {
      throw new Error('a sentence from the diary\n    at night, a sentence from the diary');
    },
    wrongAnswer: async () => ({ n: 'one' as never }),
    flood: async function* () {
      try {
        for (let n = 1; ; n++) {
          flooded = n;
          yield { id: String(n), data: 'x'.repeat(1_000_000) };
        }
      } finally {
        whenFloodEnds();
      }
    },
    watch: async function* ({ lastEventId }) {
      const start = Number(lastEventId ?? 0);
      for (let n = start + 1; n <= start + 3; n++) yield { id: String(n), data: { n } };
    },
  });
  base = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** The failure of a call that must not succeed. */
async function refusal(call: Promise<unknown>): Promise<ApiFailure> {
  const error = await call.then(
    () => new Error('it was let in'),
    (reason) => reason,
  );
  expect(error).toBeInstanceOf(ApiFailure);
  return error as ApiFailure;
}

describe('a mounted contract', () => {
  it('gives the handler the caller and checked input, and the client the typed answer', async () => {
    const read = await clientOf('ana').readNote({ params: { id: note } });
    expect(read).toEqual({ id: note, reader: ana.userId });
    const written = await fetch(`${base}/api/notes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ title: 'Oi!', pages: 1 }),
    });
    expect(written.status).toBe(201);
    expect(written.headers.get('cache-control')).toBe('no-store');
  });

  it('lets in only whom the permission names', async () => {
    expect(await refusal(clientOf(null).readNote({ params: { id: note } }))).toMatchObject({
      status: 401,
      code: 'unauthenticated',
    });
    expect(await refusal(clientOf('forged').readNote({ params: { id: note } }))).toMatchObject({
      status: 401,
    });
    expect(await refusal(clientOf('ana').removeNotes())).toMatchObject({
      status: 403,
      code: 'forbidden',
    });
  });

  it('asks for another token once when the first is refused', async () => {
    const client = createClient(contract, {
      baseUrl: base,
      token: () => 'expired',
      renew: async () => 'ana',
    });
    expect((await client.readNote({ params: { id: note } })).reader).toBe(ana.userId);
  });

  it('asks for answers in the language of the screen, as it is at that moment', async () => {
    let screen = 'en-US';
    const asked: (string | null)[] = [];
    const client = createClient(contract, {
      baseUrl: base,
      token: () => 'ana',
      language: () => screen,
      fetch: (url, init) => {
        asked.push(new Headers(init?.headers).get('accept-language'));
        return fetch(url, init);
      },
    });
    await client.readNote({ params: { id: note } });
    screen = 'fr-FR';
    await client.readNote({ params: { id: note } });
    expect(asked).toEqual(['en-US', 'fr-FR']);
  });

  it('makes no call of a person with the session of another, nor gives its answer to them', async () => {
    let [here, asked] = ['ana', 0];
    const client = createClient(contract, {
      baseUrl: base,
      token: (as) => {
        asked += 1;
        if (as !== undefined && as !== here) throw new ApiFailure('unauthenticated', 401, '');
        return here;
      },
      fetch: (...call) => {
        expect(here).toBe('ana');
        const answer = fetch(...call);
        here = 'bruno';
        return answer;
      },
    });
    const read = () => client.readNote({ params: { id: note } }, { as: 'ana' });
    expect(await refusal(read())).toMatchObject({ status: 401 });
    expect(await refusal(read())).toMatchObject({ status: 401 });
    expect(asked).toBe(3);
    here = 'ana';
    expect((await client.readNote({ params: { id: note } })).reader).toBe(ana.userId);
  });

  it('names every field that is not valid', async () => {
    const failure = await refusal(clientOf(null).writeNote({ body: { title: 'x', pages: 1.5 } }));
    expect(failure).toMatchObject({ status: 400, code: 'invalid' });
    expect(failure.fields.map(({ path }) => path)).toEqual(['body.title', 'body.pages']);
    expect((await refusal(clientOf('ana').readNote({ params: { id: 'x' } }))).code).toBe('invalid');
  });

  it('tells an endpoint’s own refusal with its status and data', async () => {
    const failure = await refusal(clientOf('ana').readNote({ params: { id: gone } }));
    expect(failure).toMatchObject({ status: 410, code: 'note_gone', data: { since: 'today' } });
  });

  it.each([
    ['{"title":', 'application/json', 400, 'invalid'],
    ['title=Oi', 'application/x-www-form-urlencoded', 415, 'unsupported_media_type'],
    [`{"title":"${'x'.repeat(2_000_000)}"}`, 'application/json', 413, 'payload_too_large'],
    ['', 'application/json', 400, 'invalid'],
  ])('answers the body %.12s… of type %s with %i', async (body, type, status, code) => {
    const response = await fetch(`${base}/api/notes`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code, requestId: expect.any(String) });
  });

  it('says nothing of its inside when it fails, in the answer or in the log', async () => {
    const failure = await refusal(clientOf(null).crash());
    expect(failure).toMatchObject({ status: 500, code: 'internal' });
    expect((await refusal(clientOf(null).wrongAnswer())).code).toBe('internal');
    expect(JSON.stringify([failure.message, log])).not.toContain('sentence from the diary');
    expect(log.join()).toContain('mount.test.ts');
  });

  it('does not call it a fault of its own when somebody hangs up amid a body', async () => {
    log.length = 0;
    const { port } = new URL(base);
    const headers = { 'content-type': 'application/json', 'content-length': '100' };
    const call = request({ port, method: 'POST', path: '/api/notes', headers });
    call.on('error', () => undefined);
    const arrived = new Promise<void>((resolve) => {
      whenArrived = resolve;
    });
    call.write('{"title"');
    await arrived;
    await clientOf('ana').readNote({ params: { id: note } });
    const over = new Promise<void>((resolve) => {
      whenFailed = resolve;
    });
    call.destroy();
    await over;
    await clientOf('ana').readNote({ params: { id: note } });
    expect(log).toEqual([]);
  });

  it('streams events and goes on after the last one seen', async () => {
    const end = new AbortController();
    const seen: number[] = [];
    for await (const { n } of clientOf('ana').watch(undefined, { signal: end.signal })) {
      seen.push(n);
      // The server ends the stream after three: the fourth comes from a resumed one.
      if (seen.length === 5) end.abort();
    }
    expect(seen).toEqual([1, 2, 3, 4, 5]);
    const visitor = clientOf(null).watch(undefined, { signal: new AbortController().signal });
    expect(await refusal(visitor.next())).toMatchObject({ status: 401 });
  });

  it('cuts off who does not read, and sends them no more', async () => {
    const ended = new Promise<void>((resolve) => {
      whenFloodEnds = resolve;
    });
    const { port } = new URL(base);
    const headers = { accept: 'text/event-stream', authorization: 'Bearer ana' };
    const cut = new Promise<void>((resolve) => {
      const call = request({ port, path: '/api/notes/flood', headers }, (answer) => {
        // Nothing is read until the server has given up; what lay on the way comes first.
        answer.on('error', () => resolve()).on('close', () => resolve());
        void ended.then(() => answer.resume());
      });
      call.end();
    });
    await ended;
    const sent = flooded;
    await cut;
    expect(flooded).toBe(sent);
  });
});
