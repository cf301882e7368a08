import { makePeople, type People } from './people.ts';
import { startServer, type TestServer, type TestServerOptions } from './test-server.ts';

export interface TestApp extends TestServer {
  /** Ana and Bruno of company A, Duda of company B, Carla the general admin; all signed in. */
  people: People;
}

/** The server with two companies and their people, signed in through the auth service. */
export async function startTestApp(options: TestServerOptions = {}): Promise<TestApp> {
  const server = await startServer(options);
  try {
    return { ...server, people: await makePeople(server.url, server.context) };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
