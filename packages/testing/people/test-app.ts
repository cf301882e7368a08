import { startTestServer, type TestServer, type TestServerOptions } from '../server.ts';
import { type Hearing, hear } from './hear.ts';
import { type KeptMail, waitForMails } from './mailbox.ts';
import { makePeople, type People, type TestPerson } from './people.ts';

/** A request of a test; `json` is sent as a JSON body. */
export interface TestRequest extends RequestInit {
  json?: unknown;
}

export interface TestApp extends TestServer {
  /** Ana and Bruno of company A, Duda of company B, Carla the general admin; all signed in. */
  people: People;
  /** A request to this server as somebody, or as a visitor (null). */
  fetchAs(person: TestPerson | null, path: string, request?: TestRequest): Promise<Response>;
  /** Opens somebody’s stream of events, after a position where one is given. */
  hear(person: TestPerson, after?: string): Promise<Hearing>;
  /** Waits until at least `count` mails went to an address and gives all of them, oldest first. */
  mailbox(address: string, count?: number): Promise<KeptMail[]>;
}

/**
 * The real server with its people signed in through the auth service. For tests of the `server` project.
 */
export async function startTestApp(options: TestServerOptions = {}): Promise<TestApp> {
  const server = await startTestServer(options);
  const { url, context } = server;
  try {
    const people = await makePeople(url, context);
    return {
      ...server,
      people,
      fetchAs: (person, path, request = {}) => fetchAs(url, person, path, request),
      hear: ({ accessToken }, after) =>
        hear(url, { authorization: `Bearer ${accessToken}` }, after === undefined ? {} : { after }),
      mailbox: (address, count = 1) => waitForMails(context.db, address, count),
    };
  } catch (error) {
    await server.stop();
    throw error;
  }
}

function fetchAs(
  url: string,
  person: TestPerson | null,
  path: string,
  { json, ...init }: TestRequest,
): Promise<Response> {
  const headers = new Headers(init.headers);
  if (person) headers.set('authorization', `Bearer ${person.accessToken}`);
  if (json === undefined) return fetch(`${url}${path}`, { ...init, headers });
  headers.set('content-type', 'application/json');
  return fetch(`${url}${path}`, { ...init, headers, body: JSON.stringify(json) });
}
