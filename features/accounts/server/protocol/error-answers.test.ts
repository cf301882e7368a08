import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { answerError } from './error-answers.ts';

async function answerTo(error: Error, headers: Record<string, string> = {}) {
  const app = Fastify();
  app.setErrorHandler(answerError);
  app.get('/', async () => {
    throw error;
  });
  return app.inject({ url: '/', headers });
}

const withCode = (code: string) => Object.assign(new Error('said by the driver'), { code });

test.each([
  ['the database refuses connections', withCode('ECONNREFUSED')],
  ['the database is starting', withCode('57P03')],
  ['the database ended our connection', withCode('57P01')],
  ['the driver lost its connection', new Error('Connection terminated unexpectedly')],
  ['a query library wraps it', new Error('Failed query', { cause: withCode('ECONNRESET') })],
])('when %s, the caller is asked to try again', async (_what, error) => {
  const answer = await answerTo(error);
  expect(answer.statusCode).toBe(503);
  expect(answer.headers['retry-after']).toBe('1');
  expect(answer.json()).toMatchObject({ code: 503, error_code: 'unexpected_failure' });
});

test.each([
  ['somebody who was deleted meanwhile', 'sessions_user_id_users_id_fk', 403, 'user_not_found'],
  ['anything else', 'passkeys_owner_fk', 500, 'unexpected_failure'],
])('a row that names %s', async (_what, constraint, status, error_code) => {
  const cause = Object.assign(withCode('23503'), { constraint });
  const answer = await answerTo(new Error('Failed query', { cause }));
  expect(answer.statusCode).toBe(status);
  expect(answer.json()).toMatchObject({ code: status, error_code });
});

test('a mistake of ours is a 500 that tells nothing', async () => {
  const answer = await answerTo(withCode('42P01'), { 'x-supabase-api-version': '2024-01-01' });
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({
    code: 'unexpected_failure',
    message: 'Unexpected failure, please check server logs',
  });
});
