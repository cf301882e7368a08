import type { CallInput, Contract, Endpoint, EventOf, ResultOf } from '../contract/endpoint.ts';
import type { ErrorBody, SharedErrorCode } from '../contract/errors.ts';
import { readEventStream } from './event-stream.ts';
import { ApiFailure } from './failure.ts';

export interface ClientOptions {
  /** Origin of the server; empty for the page's own. */
  baseUrl?: string;
  /**
   * Access token of the signed-in person, or null. Asked before every call. With `as` it throws where
   * that person is not the one who is signed in.
   */
  token: (as?: string) => Promise<string | null> | string | null;
  /** Called once when a call is answered 401; returns a fresh token to try again with, or null. */
  renew?: (as?: string) => Promise<string | null>;
  /**
   * Called when a call is refused because the person has not agreed to something; resolves to whether
   * they do now, and the call is made again.
   */
  agree?: (code: string) => Promise<boolean>;
  /** The language that answers are to be in. */
  language?: () => string;
  fetch?: typeof fetch;
}

interface CallOptions {
  signal?: AbortSignal;
  /**
   * Whose call it is: it is neither made with the session of somebody else, nor is its answer given once
   * somebody else is there. For what waited, since others may have signed in meanwhile.
   */
  as?: string;
  /** Told how many bytes of a file have come, as they come. */
  onReceived?: (bytes: number) => void;
}

type Args<E extends Endpoint> =
  unknown extends CallInput<E>
    ? [input?: Record<never, never>, options?: CallOptions]
    : Record<never, never> extends CallInput<E>
      ? [input?: CallInput<E>, options?: CallOptions]
      : [input: CallInput<E>, options?: CallOptions];

/** One route as the browser uses it: call it, or describe it to TanStack Query. */
export interface EndpointCall<E extends Endpoint> {
  (...args: Args<E>): Promise<ResultOf<E>>;
  /** Query options for TanStack Query; the key is the route and its input. */
  query(...args: Args<E>): {
    queryKey: readonly [string, string, unknown];
    queryFn: (context: { signal: AbortSignal }) => Promise<ResultOf<E>>;
  };
}

/** An event stream as the browser uses it; resumes after the last event seen, until aborted. */
export interface EndpointStream<E extends Endpoint> {
  (input: CallInput<E> | undefined, options: StreamOptions): AsyncGenerator<EventOf<E>, void, void>;
  /** One connection, for who resumes it by themselves: ends with it, throws where it is refused. */
  once(
    input: CallInput<E> | undefined,
    options: { signal: AbortSignal; lastEventId: string | null },
  ): AsyncGenerator<{ id: string | null; data: EventOf<E> }, void, void>;
}

export interface StreamOptions {
  signal: AbortSignal;
  /** Told when the stream is (re-)connected and when it is lost. */
  onState?: (connected: boolean) => void;
}

export type Client<C extends Contract> = {
  [K in keyof C]: C[K]['events'] extends object ? EndpointStream<C[K]> : EndpointCall<C[K]>;
};

interface LooseInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

/** Codes of refusals that end once the person agrees. */
const AGREEMENTS: ReadonlySet<string> = new Set<SharedErrorCode>([
  'terms_needed',
  'health_consent_needed',
]);

const RECONNECT_FIRST_MS = 500;
const RECONNECT_MAX_MS = 15_000;

/**
 * Makes the typed client of a contract. Failures are always `ApiFailure`; an aborted call rejects
 * with the abort reason. Answers are trusted to have the contract's shape: the server checks them.
 */
export function createClient<const C extends Contract>(
  contract: C,
  options: ClientOptions,
): Client<C> {
  const send = createSender(options);
  const entries = Object.entries(contract).map(([name, endpoint]) => {
    if (endpoint.events) return [name, streamOf(endpoint, send)] as const;
    const call = async (input?: LooseInput, callOptions?: CallOptions) => {
      const response = await send(endpoint, input, callOptions);
      const answer = await answerOf(endpoint, response, callOptions);
      if (callOptions?.as !== undefined) await options.token(callOptions.as);
      return answer;
    };
    const query = (input?: LooseInput) => ({
      queryKey: [endpoint.method, endpoint.path, input ?? null] as const,
      queryFn: ({ signal }: { signal: AbortSignal }) => call(input, { signal }),
    });
    return [name, Object.assign(call, { query })] as const;
  });
  return Object.fromEntries(entries) as unknown as Client<C>;
}

type Send = (
  endpoint: Endpoint,
  input: LooseInput | undefined,
  options?: CallOptions & { headers?: Record<string, string> },
) => Promise<Response>;

function createSender(options: ClientOptions): Send {
  const { baseUrl = '', token, renew, agree, language, fetch: doFetch } = options;
  return async (endpoint, input, { signal, as, headers: extra } = {}) => {
    const url = baseUrl + addressOf(endpoint, input);
    const attempt = async (bearer: string | null) => {
      const headers: Record<string, string> = {
        accept: endpoint.file ?? 'application/json',
        ...(language && { 'accept-language': language() }),
        ...extra,
      };
      if (bearer) headers.authorization = `Bearer ${bearer}`;
      const init: RequestInit = { method: endpoint.method, headers, signal: signal ?? null };
      if (input?.body !== undefined) {
        headers['content-type'] = 'application/json';
        init.body = JSON.stringify(input.body);
      }
      try {
        return await (doFetch ?? fetch)(url, init);
      } catch (error) {
        if (signal?.aborted) throw error;
        throw new ApiFailure('offline', 0, 'No answer from the server');
      }
    };
    let response = await attempt(await token(as));
    if (response.status === 401 && renew) {
      const fresh = await renew(as);
      if (fresh) response = await attempt(fresh);
    }
    if (response.ok) return response;
    const failure = await failureOf(response);
    if (!AGREEMENTS.has(failure.code) || !(await agree?.(failure.code))) throw failure;
    response = await attempt(await token(as));
    if (!response.ok) throw await failureOf(response);
    return response;
  };
}

function addressOf(endpoint: Endpoint, input: LooseInput | undefined): string {
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(input?.params?.[name])),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input?.query ?? {})) {
    if (value !== undefined && value !== null) query.set(name, String(value));
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

async function answerOf(
  endpoint: Endpoint,
  response: Response,
  options?: CallOptions,
): Promise<unknown> {
  if (response.status === 204) return undefined;
  return endpoint.file ? fileOf(response, options) : response.json();
}

/** The whole file; one that breaks off is a lost connection, not a short file. */
async function fileOf(response: Response, { signal, onReceived }: CallOptions = {}): Promise<Blob> {
  let received = 0;
  const counted = response.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (bytes, controller) => {
        controller.enqueue(bytes);
        received += bytes.length;
        onReceived?.(received);
      },
    }),
  );
  try {
    const type = response.headers.get('content-type') ?? '';
    return await new Response(counted, { headers: { 'content-type': type } }).blob();
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new ApiFailure('offline', 0, 'The file broke off');
  }
}

async function failureOf(response: Response): Promise<ApiFailure> {
  const body = (await response.json().catch(() => null)) as Partial<ErrorBody> | null;
  if (body && typeof body.code === 'string') {
    return new ApiFailure(
      body.code,
      response.status,
      body.message ?? body.code,
      body.requestId ?? null,
      body.data ?? {},
    );
  }
  const code = response.status >= 500 ? 'unavailable' : 'unreadable';
  return new ApiFailure(code, response.status, `Unexpected answer ${response.status}`);
}

function streamOf(endpoint: Endpoint, send: Send) {
  async function* once(
    input: LooseInput | undefined,
    options: { signal: AbortSignal; lastEventId: string | null; onOpen?: () => void },
  ): AsyncGenerator<{ id: string | null; data: unknown }, void, void> {
    const { signal, lastEventId, onOpen } = options;
    const headers: Record<string, string> = { accept: 'text/event-stream' };
    if (lastEventId) headers['last-event-id'] = lastEventId;
    const response = await send(endpoint, input, { signal, headers });
    if (!response.body) return;
    onOpen?.();
    for await (const { id, data } of readEventStream(response.body)) {
      if (signal.aborted) return;
      yield { id, data: JSON.parse(data) };
    }
  }
  async function* stream(
    input: LooseInput | undefined,
    { signal, onState }: StreamOptions,
  ): AsyncGenerator<unknown, void, void> {
    let lastId: string | null = null;
    let wait = RECONNECT_FIRST_MS;
    while (!signal.aborted) {
      try {
        const onOpen = () => {
          onState?.(true);
          wait = RECONNECT_FIRST_MS;
        };
        for await (const { id, data } of once(input, { signal, lastEventId: lastId, onOpen })) {
          lastId = id ?? lastId;
          yield data;
        }
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof ApiFailure && !error.retryable) throw error;
      }
      onState?.(false);
      await pause(wait, signal);
      wait = Math.min(wait * 2, RECONNECT_MAX_MS);
    }
  }
  return Object.assign(stream, { once });
}

/** Resolves after so long, or as soon as the signal is aborted. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });
}
