import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { vi } from 'vitest';

/** A request as the auth service received it. */
export interface Received {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: Record<string, unknown>;
}

export interface Answer {
  readonly status?: number;
  readonly body: unknown;
}

/** What the service says to `POST signup` and the like; a missing one is a 404. */
export type Answers = Record<string, (request: Received) => Answer>;

/** Asked by the client itself, wherever it takes a session over. */
const DEFAULTS: Answers = { 'GET user': () => ({ body: userAna() }) };

export interface AccountService extends AsyncDisposable {
  readonly received: Received[];
}

/** A refusal as the auth service words it. */
export const refusal = (status: number, code: string): Answer => ({
  status,
  body: { code, message: `Refused: ${code}` },
});

/**
 * A small auth service on a real port for tests of the screens: the real client talks to it through
 * real HTTP. Addresses of the page ("/auth/v1/...") lead to it while it stands.
 */
export async function accountService(answers: Answers): Promise<AccountService> {
  const received: Received[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://service');
    const entry: Received = {
      method: request.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      body: await bodyOf(request),
    };
    const name = `${entry.method} ${url.pathname.replace('/auth/v1/', '')}`;
    // The sign-in asks for them by itself: no test counts them.
    if (name !== 'GET settings') received.push(entry);
    const { status = 200, body } = answers[name]?.(entry) ??
      DEFAULTS[name]?.(entry) ?? { status: 404, body: {} };
    const headers = { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01' };
    response.writeHead(status, headers).end(JSON.stringify(body));
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const realFetch = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) =>
    realFetch(typeof input === 'string' ? new URL(input, `http://127.0.0.1:${port}`) : input, init),
  );
  return {
    received,
    async [Symbol.asyncDispose]() {
      vi.unstubAllGlobals();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  const text = Buffer.concat(parts).toString();
  return text === '' ? {} : JSON.parse(text);
}

/** An access token whose claims can be read; nobody checks its signature here. */
function tokenAt(aal: 'aal1' | 'aal2'): string {
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url');
  const expires = Math.floor(Date.now() / 1000) + 3600;
  return `${part({ alg: 'ES256', typ: 'JWT' })}.${part({ aal, exp: expires })}.c2lnbmF0dXJl`;
}

/** A verified second factor of Ana's. */
export const factorOfAna = (factor_type: string, id = `factor-${factor_type}`) => ({
  id,
  factor_type,
  friendly_name: id,
  status: 'verified',
  created_at: '2026-11-01T12:00:00Z',
  updated_at: '2026-11-01T12:00:00Z',
});

/** Ana as the service shows her. */
export const userAna = (factors: readonly object[] = []) => ({
  id: '01890000-0000-7000-8000-00000000000a',
  aud: 'authenticated',
  role: 'authenticated',
  email: 'ana@exemplo.com',
  app_metadata: {},
  user_metadata: {},
  identities: [],
  created_at: '2026-11-01T12:00:00Z',
  ...(factors.length > 0 ? { factors } : {}),
});

/** Somebody else's session, as a link of theirs brings it. */
export const sessionOfMallory = (): Answer => {
  const { body } = sessionAt('aal1');
  const mallory = { id: '01890000-0000-7000-8000-00000000000e', email: 'mallory@exemplo.com' };
  return { body: { ...(body as object), user: { ...userAna(), ...mallory } } };
};

/** Ana's session as the service gives it, with the factors that she has. */
export const sessionAt = (aal: 'aal1' | 'aal2', factors: readonly object[] = []): Answer => ({
  body: {
    access_token: tokenAt(aal),
    refresh_token: 'refresh-of-ana',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    user: userAna(factors),
  },
});

/** Ana's session where she has no second factor. */
export const sessionOfAna = (): Answer => sessionAt('aal1');
