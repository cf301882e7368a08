import { type ClientRequest, request as httpRequest, type IncomingMessage } from 'node:http';

/** A request as it goes over the line: nothing of it is put right on the way. */
export interface RawRequest {
  method: string;
  /** Address after the host, encoded already. */
  path: string;
  headers: Record<string, string>;
  body?: string | Buffer;
}

export interface Answer {
  /** 0 where none came in time, -1 where the server hung up without one. */
  status: number;
  headers: IncomingMessage['headers'];
  text: string;
  ms: number;
}

/** Nobody waits longer for an answer, however strange the question. */
export const LONGEST_MS = 5_000;

/** Sends a request and reads its answer; of a stream no more than its status. */
export function send(
  url: string,
  { method, path, headers, body }: RawRequest,
  longestMs = LONGEST_MS,
): Promise<Answer> {
  const began = performance.now();
  return new Promise((resolve) => {
    const end = (status: number, answer?: IncomingMessage, text = '') => {
      clearTimeout(timer);
      const ms = performance.now() - began;
      resolve({ status, headers: answer?.headers ?? {}, text, ms });
    };
    const { hostname, port } = new URL(url);
    const length = body === undefined ? undefined : Buffer.byteLength(body);
    const sent: ClientRequest = httpRequest({
      hostname,
      port,
      method,
      path,
      // A line of its own: whether another answer has closed it is not what is asked.
      agent: false,
      headers: { ...headers, ...(length === undefined ? {} : { 'content-length': length }) },
    });
    const timer = setTimeout(() => {
      end(0);
      sent.destroy();
    }, longestMs);
    sent.on('response', (answer) => {
      const chunks: Buffer[] = [];
      const status = answer.statusCode ?? -1;
      if (answer.headers['content-type']?.startsWith('text/event-stream')) {
        end(status, answer);
        sent.destroy();
        return;
      }
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => end(status, answer, Buffer.concat(chunks).toString()));
      answer.on('error', () => end(-1));
    });
    sent.on('error', (error) => end(-1, undefined, error.message));
    sent.end(body);
  });
}

/** Longer addresses are refused before any of our code sees them. */
const LONGEST_ADDRESS = 8_000;
const LONGEST_PART = 1_500;

/** A request of a route, from what it says. */
export function written(
  { method, path }: { method: string; path: string },
  { params, query, body }: { params: object; query: object; body?: unknown },
): RawRequest {
  const given = params as Record<string, unknown>;
  const at = path
    .replaceAll(/:(\w+)/g, (_, name: string) => encoded(given[name]) || '%00')
    .replace('*', 'x');
  const search = Object.entries(query)
    .flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((one) => [name, one]))
    .map(([name, one]) => `${encoded(name)}=${encoded(one)}`)
    .join('&');
  const address = (search ? `${at}?${search}` : at).slice(0, LONGEST_ADDRESS);
  // What an event stream wants of who asks for it.
  const headers: Record<string, string> = path.endsWith('/events')
    ? { accept: 'text/event-stream' }
    : {};
  if (method === 'GET' || body === undefined) return { method, path: address, headers };
  headers['content-type'] = 'application/json';
  return { method, path: address, headers, body: JSON.stringify(body) };
}

function encoded(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return encodeURIComponent(text.slice(0, LONGEST_PART).toWellFormed());
}
