import type { Readable } from 'node:stream';
import '@fastify/sse';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type {
  Contract,
  Endpoint,
  OwnErrorOf,
  ParsedInput,
  Permission,
} from '../contract/endpoint.ts';
import { errorBodySchema } from '../contract/errors.ts';
import { assertAgreement, assertPermission, type Caller } from './caller.ts';
import type { Gate } from './gate.ts';
import type { OpenStreams } from './open-streams.ts';
import { failOwn, type Problem } from './problem.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Finds the caller of a request; null without a token, `unauthenticated` for a bad one. */
    resolveCaller: (request: FastifyRequest) => Promise<Caller | null>;
    /** Aborted when the server begins to close, so that streams end. */
    closing: AbortSignal;
    /** What costly routes wait before. */
    gate: Gate;
    /** Open streams, which end with the session that opened them. */
    streams: OpenStreams;
    /** Every mounted route, for the API document and the permission matrix. */
    mounted: MountedRoute[];
  }
}

export interface MountedRoute {
  feature: string;
  name: string;
  endpoint: Endpoint;
}

type CallerOf<P extends Permission> = P extends 'public' ? Caller | null : Caller;

/** What a handler works with: the checked input, the caller, and the request around them. */
export interface HandlerInput<E extends Endpoint> extends ParsedInput<E> {
  caller: CallerOf<E['permission']>;
  requestId: string;
  log: FastifyBaseLogger;
  /** The id of the last event seen, on streams. */
  lastEventId: string | null;
  /** Aborted when the person hangs up or the server closes. */
  signal: AbortSignal;
  /** Makes a refusal with one of this endpoint's own codes. */
  fail: (code: OwnErrorOf<E>, message: string, data?: Record<string, unknown>) => Problem;
}

type OutOf<E extends Endpoint> = E['out'] extends z.ZodType ? z.input<E['out']> : unknown;
type StreamOf<E extends Endpoint> = AsyncIterable<{
  id: string;
  data: E['events'] extends z.ZodType ? z.input<E['events']> : never;
}> & {
  /** Resolves when nothing that happens from then on can be missed. */
  ready?: Promise<void>;
};

export type Handlers<C extends Contract> = {
  [K in keyof C]: C[K]['events'] extends z.ZodType
    ? (input: HandlerInput<C[K]>) => StreamOf<C[K]>
    : C[K]['file'] extends string
      ? (input: HandlerInput<C[K]>) => Promise<Readable>
      : (input: HandlerInput<C[K]>) => Promise<OutOf<C[K]>>;
};

/** A stream ends after this long; the client comes back with a fresh token and its last event id. */
const STREAM_MAX_MS = 10 * 60_000;

/**
 * Puts a contract's routes on the server. A missing handler, a wrong answer or an undeclared
 * error code does not compile; input and answer are checked against the schemas at run time.
 */
export function mount<const C extends Contract>(
  app: FastifyInstance,
  feature: string,
  contract: C,
  handlers: Handlers<C>,
): void {
  for (const [name, endpoint] of Object.entries(contract)) {
    app.mounted.push({ feature, name, endpoint });
    const handler = handlers[name] as unknown as (
      input: HandlerInput<Endpoint>,
    ) => Promise<unknown> | AsyncIterable<{ id: string; data: unknown }>;
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      schema: schemaOf(feature, name, endpoint),
      ...(endpoint.bodyLimit ? { bodyLimit: endpoint.bodyLimit } : {}),
      ...(endpoint.events ? { sse: 'only' as const } : {}),
      // Before the body is read: who may not come in does not get to upload either.
      onRequest: async (request, reply) => {
        const caller = await app.resolveCaller(request);
        assertPermission(endpoint.permission, caller);
        assertAgreement(endpoint, caller);
        request.caller = caller;
        if (endpoint.costly) reply.raw.once('close', app.gate.arrive(nameOf(request)));
      },
      handler: async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const input = inputOf(endpoint, request);
        if (endpoint.events) return stream(app, endpoint, handler, input, reply);
        if (endpoint.costly) await waitInTurn(app, request, reply);
        const out = await (handler(input) as Promise<unknown>);
        // The schemas are only known at run time here: the handler's type has checked the pairing.
        const untyped: FastifyReply = reply;
        if (endpoint.file) {
          return untyped.type(endpoint.file).header('content-disposition', 'attachment').send(out);
        }
        if (!endpoint.out) return untyped.code(204).send();
        return untyped.code(endpoint.status ?? 200).send(out);
      },
    });
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

function inputOf(endpoint: Endpoint, request: FastifyRequest): HandlerInput<Endpoint> {
  return {
    params: request.params as undefined,
    query: request.query as undefined,
    body: request.body as undefined,
    caller: request.caller as Caller,
    requestId: request.id,
    log: request.log,
    lastEventId: null,
    signal: NEVER,
    fail: (code, message, data) => failOwn(endpoint.errors, code, message, data),
  };
}

/** Who a costly request is counted for; visitors by their address. */
const nameOf = ({ caller, ip }: FastifyRequest): string => caller?.userId ?? ip;

/** The place is given back once the answer went out, a file's last byte included, or nobody waits for it. */
async function waitInTurn(
  app: FastifyInstance,
  request: FastifyRequest,
  { raw }: FastifyReply,
): Promise<void> {
  const leave = await app.gate.enter(nameOf(request));
  if (raw.destroyed) leave();
  else raw.once('close', leave);
}

const NEVER = new AbortController().signal;

async function stream(
  app: FastifyInstance,
  endpoint: Endpoint,
  handler: (input: HandlerInput<Endpoint>) => unknown,
  input: HandlerInput<Endpoint>,
  reply: FastifyReply,
): Promise<void> {
  // A public stream says itself who may hear, and refuses before it is ready.
  const { signal: over, close } = input.caller
    ? app.streams.open(input.caller)
    : app.streams.openForVisitor(reply.request.ip);
  const hangUp = new AbortController();
  reply.raw.once('close', () => {
    close();
    hangUp.abort();
  });
  const signal = AbortSignal.any([
    hangUp.signal,
    over,
    app.closing,
    AbortSignal.timeout(STREAM_MAX_MS),
  ]);
  const events = handler({
    ...input,
    lastEventId: reply.sse.lastEventId,
    signal,
  }) as AsyncIterable<{ id: string; data: unknown }> & { ready?: Promise<void> };
  await events.ready;
  // Headers now: the browser shall know that it is connected before anything happens.
  reply.sse.sendHeaders();
  reply.raw.flushHeaders();
  for await (const { id, data } of events) {
    if (signal.aborted || !reply.sse.isConnected) return;
    const sent = reply.sse.send({ id, data: endpoint.events?.parse(data) });
    if (await isTaken(sent, signal, app.streams.patienceMs)) continue;
    // Nothing waits in memory for who does not read: they come back and go on where they were.
    reply.raw.destroy();
    return;
  }
}

/** Whether what was sent left for the network in time; a stream that ends meanwhile waits no longer. */
async function isTaken(sent: Promise<void>, signal: AbortSignal, ms: number): Promise<boolean> {
  const late = Promise.withResolvers<boolean>();
  const giveUp = () => late.resolve(false);
  const patience = setTimeout(giveUp, ms);
  signal.addEventListener('abort', giveUp);
  try {
    return await Promise.race([sent.then(() => true), late.promise]);
  } finally {
    clearTimeout(patience);
    signal.removeEventListener('abort', giveUp);
  }
}

function schemaOf(feature: string, name: string, endpoint: Endpoint) {
  const { params, query, body, out, file, events, summary, policy, permission, status } = endpoint;
  const success = events || file ? {} : out ? { [status ?? 200]: out } : { 204: z.undefined() };
  return {
    operationId: `${feature}.${name}`,
    tags: [feature],
    summary,
    description: [`Permission: ${permission}.`, policy].filter(Boolean).join(' '),
    ...(permission === 'public' ? { security: [] } : {}),
    ...(events ? { produces: ['text/event-stream'] } : {}),
    ...(file ? { produces: [file] } : {}),
    ...(params ? { params } : {}),
    ...(query ? { querystring: query } : {}),
    ...(body ? { body } : {}),
    response: {
      ...success,
      ...Object.fromEntries(errorStatusesOf(endpoint).map((code) => [code, errorBodySchema])),
    },
  };
}

function errorStatusesOf({ permission, params, query, body, errors }: Endpoint): number[] {
  const statuses = new Set<number>(Object.values(errors ?? {}));
  if (params || query || body) statuses.add(400);
  // 403 for everybody who signs in: a second factor may still be missing.
  if (permission !== 'public') statuses.add(401).add(403);
  if (params) statuses.add(404);
  return [...statuses].sort();
}
