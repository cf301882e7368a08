import { afterEach, expect, it } from 'vitest';
import { SESSION_STORAGE_KEY } from '../contract/auth-client-options.ts';
import { authClient } from './auth-client.ts';
import { accountService, refusal, sessionOfAna } from './testing/account-service.ts';

afterEach(() => window.localStorage.clear());

it('keeps the session where something before the server refuses a refresh for being one too many', async () => {
  const session = sessionOfAna();
  let tries = 0;
  await using service = await accountService({
    'POST token': () => {
      tries += 1;
      return tries === 1 ? refusal(429, 'over_request_rate_limit') : session;
    },
  });
  window.localStorage.setItem(SESSION_STORAGE_KEY, JSON.stringify(session.body));
  const { data, error } = await authClient().refreshSession();
  expect([error, data.session?.user.email]).toEqual([null, 'ana@exemplo.com']);
  expect(service.received).toHaveLength(2);
  expect(window.localStorage.getItem(SESSION_STORAGE_KEY)).not.toBeNull();
});
