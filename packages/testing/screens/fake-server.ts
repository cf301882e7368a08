import { onTestFinished, vi } from 'vitest';
import {
  type CallInput,
  type Contract,
  type Endpoint,
  type OwnErrorOf,
  type ResultOf,
  SHARED_ERRORS,
  type SharedErrorCode,
} from '#packages/api/contract/index.ts';

/** What a screen asked of a route: parameters and query as text, as they stand in the address. */
export interface Asked<E extends Endpoint> {
  params: CallInput<E> extends { params: infer P } ? { [Name in keyof P]: string } : unknown;
  query: CallInput<E> extends { query?: infer Q } ? { [Name in keyof Q]?: string } : unknown;
  body: CallInput<E> extends { body: infer B } ? B : undefined;
  headers: Headers;
}

/** One call of a screen, whatever it was for. */
export interface Call {
  method: string;
  /** Path without its query. */
  path: string;
  query: URLSearchParams;
  body: unknown;
  headers: Headers;
}

class Refusal<Code extends string> {
  readonly code: Code;
  readonly data: Record<string, unknown> | undefined;

  constructor(code: Code, data?: Record<string, unknown>) {
    this.code = code;
    this.data = data;
  }
}

/** A refusal in the words of the contract; its status is the one that the contract gives it. */
export function refuse<const Code extends string>(
  code: Code,
  data?: Record<string, unknown>,
): Refusal<Code> {
  return new Refusal(code, data);
}

/** No answer at all, as without a connection. */
export const OFFLINE = Symbol('offline');

/** The beginning of a file, and then the connection is lost. */
export const BROKEN_OFF = Symbol('broken off');

type Answer<E extends Endpoint> =
  | ResultOf<E>
  | Refusal<SharedErrorCode | OwnErrorOf<E>>
  | typeof OFFLINE
  | (E extends { file: string } ? typeof BROKEN_OFF : never);
type Handler<E extends Endpoint> =
  | Answer<E>
  | ((asked: Asked<E>) => Answer<E> | Promise<Answer<E>>);

/** What the routes of a contract answer; one that is left out answers nothing, as without a connection. */
export type Answers<C extends Contract> = { [Name in keyof C]?: Handler<C[Name]> };

export interface FakeServer {
  /** Every call so far, in order. */
  readonly calls: readonly Call[];
  /** The calls that were no reading, as `POST /api/...`. */
  readonly changes: readonly string[];
  /** What was asked of one route, in order. */
  asked<E extends Endpoint>(endpoint: E): Asked<E>[];
  /** Sets what routes answer from now on, in place of what they did. */
  answer<C extends Contract>(contract: C, answers: Answers<C>): FakeServer;
}

/** As the routes are kept: the compiler has checked each handler against its own route. */
interface Route {
  endpoint: Endpoint;
  pattern: RegExp;
  handler: unknown;
}

/**
 * The server as a screen sees it, until the test ends. What it answers is checked against the contract
 * by the compiler: a contract that changes breaks the tests that still tell of the old one.
 */
export function fakeServer<C extends Contract>(contract: C, answers: Answers<C>): FakeServer {
  const calls: Call[] = [];
  const routes = new Map<string, Route>();
  const routeOf = (method: string, path: string) =>
    // A literal path is meant before one with parameters that would fit it too.
    [...routes.values()]
      .filter(({ endpoint, pattern }) => endpoint.method === method && pattern.test(path))
      .sort((one, other) => parametersOf(one.endpoint) - parametersOf(other.endpoint))[0];

  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const url = new URL(String(input), 'http://here');
    const call: Call = {
      method: init.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      headers: new Headers(init.headers),
    };
    calls.push(call);
    const route = routeOf(call.method, call.path);
    if (!route) throw new TypeError(`The fake server has no ${call.method} ${call.path}`);
    const { handler } = route;
    const answer = typeof handler === 'function' ? await handler(askedOf(route, call)) : handler;
    return responseOf(route.endpoint, answer);
  });
  onTestFinished(() => void vi.unstubAllGlobals());

  const server: FakeServer = {
    calls,
    get changes() {
      return calls
        .filter(({ method }) => method !== 'GET')
        .map(({ method, path }) => `${method} ${path}`);
    },
    asked: <E extends Endpoint>(endpoint: E) =>
      calls
        .filter(({ method, path }) => routeOf(method, path)?.endpoint === endpoint)
        .map((call) => askedOf({ endpoint, pattern: patternOf(endpoint) }, call) as Asked<E>),
    answer: (more, given) => {
      for (const [name, handler] of Object.entries(given)) {
        const endpoint = more[name];
        if (!endpoint) continue;
        const key = `${endpoint.method} ${endpoint.path}`;
        routes.set(key, { endpoint, pattern: patternOf(endpoint), handler });
      }
      return server;
    },
  };
  return server.answer(contract, answers);
}

const parametersOf = ({ path }: Endpoint) => path.split(':').length;

function patternOf({ path }: Endpoint): RegExp {
  return new RegExp(`^${path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
}

function askedOf({ pattern }: Pick<Route, 'endpoint' | 'pattern'>, call: Call) {
  const params = Object.entries(pattern.exec(call.path)?.groups ?? {});
  return {
    params: Object.fromEntries(params.map(([name, value]) => [name, decodeURIComponent(value)])),
    query: Object.fromEntries(call.query),
    body: call.body,
    headers: call.headers,
  };
}

async function responseOf(endpoint: Endpoint, answer: unknown): Promise<Response> {
  if (answer === OFFLINE) throw new TypeError('no network');
  if (answer instanceof Refusal) {
    const statuses: Readonly<Record<string, number>> = { ...SHARED_ERRORS, ...endpoint.errors };
    const { code, data } = answer;
    return Response.json(
      { code, message: '', requestId: 'of-the-test', ...(data ? { data } : {}) },
      { status: statuses[code] ?? 500 },
    );
  }
  if (answer === BROKEN_OFF) {
    const broken = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('...')),
      pull: (controller) => controller.error(new TypeError('terminated')),
    });
    return new Response(broken);
  }
  if (answer instanceof Blob) {
    const headers = { 'content-type': answer.type };
    return new Response(await answer.arrayBuffer(), { headers });
  }
  if (answer === undefined) return new Response(null, { status: 204 });
  return Response.json(answer, { status: endpoint.status ?? 200 });
}
