import { lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
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
            const status = answer.statusCode ?? 502;
            const isEmpty = status === 204 || status === 304;
            resolve(
              new Response(isEmpty ? null : Buffer.concat(chunks), {
                status,
                headers: Object.entries(answer.headersDistinct).flatMap(([name, values = []]) =>
                  values.map((value): [string, string] => [name, value]),
                ),
              }),
            );
          });
        },
      );
      request.on('error', fail);
      request.end(bodyText(body));
    });
  };
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
