import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { answerError } from './error-answers.ts';
import { limitTime } from './time-limit.ts';

test('who waits too long is told so, and what is ready later is dropped', async () => {
  const app = Fastify();
  app.setErrorHandler(answerError);
  limitTime(app, 1);
  let finish = (_answer: object) => {};
  const late = new Promise<object>((resolve) => {
    finish = resolve;
  });
  app.get('/', () => late);
  const answer = await app.inject('/');
  finish({ late: true });
  await late;
  expect(answer.statusCode).toBe(504);
  expect(answer.json()).toMatchObject({ code: 504, error_code: 'request_timeout' });
});
