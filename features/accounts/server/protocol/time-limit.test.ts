import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerError } from './error-answers.ts';
import { limitTime } from './time-limit.ts';

let app: FastifyInstance;
let log: string[];
let finish: (answer: object) => void;
let late: Promise<object>;
beforeEach(async () => {
  log = [];
  app = Fastify({
    logger: { level: 'error', stream: { write: (line: string) => log.push(line) } },
  });
  app.setErrorHandler(answerError);
  limitTime(app, 1);
  late = new Promise((resolve) => {
    finish = resolve;
  });
  app.post('/', () => late);
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

/** The answer to a body of two bytes of which so many are sent. */
async function post(sent: string) {
  const { port } = app.server.address() as AddressInfo;
  const headers = { 'content-type': 'application/json', 'content-length': '2' };
  const call = request({ port, host: '127.0.0.1', method: 'POST', headers });
  call.on('error', () => undefined);
  call.write(sent);
  const [answer] = await once(call, 'response');
  const [body] = await once(answer, 'data');
  call.destroy();
  return { status: answer.statusCode, body: JSON.parse(String(body)) };
}

test('who waits too long is told so, and what is ready later is dropped', async () => {
  const { status, body } = await post('{}');
  finish({ late: true });
  await late;
  expect([status, body.error_code]).toEqual([504, 'request_timeout']);
  expect(log).toHaveLength(1);
});

test('a body that does not arrive is told of, and is no fault of the server', async () => {
  const { status, body } = await post('{');
  expect([status, body.error_code, log]).toEqual([408, 'request_timeout', []]);
});
