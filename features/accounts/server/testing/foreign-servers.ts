import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, type JWK, SignJWT } from 'jose';

export type Handler = (request: IncomingMessage, response: ServerResponse) => unknown;

export interface ForeignServer {
  url: string;
  /** What answers from now on. */
  answer(handler: Handler): void;
  stop(): Promise<void>;
}

/** Some server out there, on a free loopback port. */
export async function startForeignServer(): Promise<ForeignServer> {
  let current: Handler = (_request, response) => response.writeHead(404).end();
  const server = createServer((request, response) => void current(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    answer: (handler) => {
      current = handler;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export function sendJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

export interface IdTokenOptions {
  claims: Record<string, unknown>;
  /** Signs with a key that the issuer does not publish. */
  forged?: boolean;
}

/**
 * An issuer of ID tokens that says whatever a test wants: below `/oidc`, `/apple` and `/azure` of
 * one server, all with the same key. `next` is the answer to the next code.
 */
export interface ScriptedIssuer {
  url: string;
  keys: { jwk: JWK };
  /** Issuer of one of the three. */
  issuer(name: 'oidc' | 'apple' | 'azure'): string;
  sign(options: IdTokenOptions): Promise<string>;
  /** Answers the next code exchange. */
  next: Record<string, unknown> | ((form: URLSearchParams) => Record<string, unknown>);
  /** Bodies of the code exchanges so far. */
  exchanges: URLSearchParams[];
  /** Whether it answers at all. */
  isDown: boolean;
  stop(): Promise<void>;
}

export async function startScriptedIssuer(): Promise<ScriptedIssuer> {
  const server = await startForeignServer();
  const [own, foreign] = await Promise.all([makeKey(), makeKey()]);
  const issuer: ScriptedIssuer = {
    url: server.url,
    keys: own,
    issuer: (name) => `${server.url}/${name}`,
    sign: ({ claims, forged }) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid: 'key' })
        .sign((forged ? foreign : own).privateKey),
    next: {},
    exchanges: [],
    isDown: false,
    stop: server.stop,
  };
  server.answer(async (request, response) => {
    if (issuer.isDown) return response.writeHead(502).end();
    const [, name = '', ...rest] = (request.url ?? '').split('?', 1)[0]?.split('/') ?? [];
    const base = `${server.url}/${name}`;
    switch (rest.join('/')) {
      case '.well-known/openid-configuration':
        return sendJson(response, {
          issuer: base,
          authorization_endpoint: `${base}/authorize`,
          token_endpoint: `${base}/token`,
          jwks_uri: `${base}/keys`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
        });
      case 'keys':
        return sendJson(response, { keys: [own.jwk] });
      case 'token': {
        const form = new URLSearchParams(await readBody(request));
        issuer.exchanges.push(form);
        const { next } = issuer;
        return sendJson(response, {
          access_token: 'provider-access',
          token_type: 'Bearer',
          ...(typeof next === 'function' ? next(form) : next),
        });
      }
      default:
        return response.writeHead(404).end();
    }
  });
  return issuer;
}

/** The claims of an ID token in order, as of now. */
export function goodClaims(iss: string, more: Record<string, unknown> = {}) {
  const now = Math.floor(Date.now() / 1_000);
  const jti = randomUUID();
  return { iss, aud: 'florescer-client', sub: 'subject-1', jti, iat: now, exp: now + 300, ...more };
}

export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

async function makeKey() {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk: JWK = { ...(await exportJWK(publicKey)), kid: 'key', alg: 'RS256', use: 'sig' };
  return { privateKey, jwk, secret: await exportJWK(privateKey) };
}
