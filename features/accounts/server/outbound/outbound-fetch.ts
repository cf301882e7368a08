import { lookup } from 'node:dns';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './private-addresses.ts';

/** Milliseconds in which a foreign server must have answered in full. */
export const OUTBOUND_TIMEOUT_MS = 4_000;
/** Bytes of the largest answer that is read. */
const MAX_ANSWER = 1024 * 1024;

/** A foreign server that could not be reached, answered too much, or may not be called at all. */
export class OutboundRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'OutboundRefused';
  }
}

export interface OutboundRequest {
  method?: string;
  headers?: Record<string, string> | Headers;
  body?: unknown;
  signal?: AbortSignal | null;
}

export type OutboundFetch = (url: string | URL, request?: OutboundRequest) => Promise<Response>;

/**
 * A `fetch` for addresses that others had a say in. Hosts outside `trusted` (as in `URL.host`) are
 * reached by https and at public addresses only, judged at the connection itself, so that a name
 * which resolves differently a moment later gains nothing. Redirects are handed back, never
 * followed. Throws `OutboundRefused`, whose text holds neither addresses nor bodies.
 */
export function outboundFetch(trusted: ReadonlySet<string>): OutboundFetch {
  return async (address, { method = 'GET', headers = {}, body, signal } = {}) => {
    const url = new URL(address);
    const isTrusted = trusted.has(url.host);
    if (!isTrusted) assertPublic(url);
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const limit = AbortSignal.timeout(OUTBOUND_TIMEOUT_MS);
    return new Promise<Response>((resolve, reject) => {
      const fail = () => reject(new OutboundRefused('The foreign server could not be reached'));
      const request = send(
        url,
        {
          method,
          headers: Object.fromEntries(new Headers(headers)),
          agent: false,
          signal: signal ? AbortSignal.any([signal, limit]) : limit,
          ...(isTrusted ? {} : { lookup: publicLookup }),
        },
        (answer) => {
          const chunks: Buffer[] = [];
          let size = 0;
          answer.on('data', (chunk: Buffer) => {
            size += chunk.length;
            if (size > MAX_ANSWER) request.destroy(new OutboundRefused('too large'));
            else chunks.push(chunk);
          });
          answer.on('error', fail);
          answer.on('end', () => {
            // Nobody catches what an event throws: a status that there is not would end the server.
            try {
              resolve(responseOf(answer, Buffer.concat(chunks)));
            } catch {
              fail();
            }
          });
        },
      );
      request.on('error', fail);
      // One that asks for another protocol would leave the request without an end.
      request.on('upgrade', (_answer, socket) => {
        socket.destroy();
        fail();
      });
      request.end(bodyText(body));
    });
  };
}

/** Statuses whose answers have no body. */
const EMPTY = new Set([204, 205, 304]);

/** Throws for a status outside of 200 to 599. */
function responseOf(
  { statusCode = 502, headersDistinct }: IncomingMessage,
  body: Buffer<ArrayBuffer>,
): Response {
  return new Response(EMPTY.has(statusCode) ? null : body, {
    status: statusCode,
    headers: Object.entries(headersDistinct).flatMap(([name, values = []]) =>
      values.map((value): [string, string] => [name, value]),
    ),
  });
}

function assertPublic(url: URL): void {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (url.protocol !== 'https:' || (isIP(host) !== 0 && !isPublicAddress(host))) {
    throw new OutboundRefused('The address is not a public https address');
  }
}

const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
      return callback(new OutboundRefused('The host is not public'), '', 0);
    }
    if (options.all) callback(null, addresses);
    else callback(null, first.address, first.family);
  });
};

function bodyText(body: unknown): string | Uint8Array | undefined {
  if (body === undefined || body === null) return undefined;
  if (typeof body === 'string' || body instanceof Uint8Array) return body;
  if (body instanceof URLSearchParams) return body.toString();
  throw new TypeError('Only text and bytes can be sent');
}
