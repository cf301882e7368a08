import { expect } from 'vitest';
import { ask, operatorClient, succeed } from '#packages/testing/people/auth-clients.ts';
import type { TestApp } from '#packages/testing/people/index.ts';

/** Password of the people whom the operator of these tests makes. */
export const MADE_PASSWORD = 'manacá da serra';

/** The operator of a test's server: the official client, bare requests, and people made by hand. */
export function operatorOf(server: () => TestApp) {
  let made = 0;
  const admin = () => operatorClient(server()).auth.admin;
  return {
    admin,
    /** A bare request with the service key. */
    operate(path: string, options: { method?: string; body?: unknown } = {}) {
      const key = server().context.settings.serviceKey;
      const headers = { apikey: key, authorization: `Bearer ${key}` };
      return ask(server(), path, { method: 'GET', ...options, headers });
    },
    async newUser(attributes: object = {}) {
      const email = `made${++made}@example.com`;
      const body = { email, password: MADE_PASSWORD, email_confirm: true, ...attributes };
      return succeed(await admin().createUser(body)).user;
    },
    /** How signing in by password ends: 200, or the code of the refusal. */
    async statusOf(email: string | undefined, password: string): Promise<unknown> {
      expect(email).toEqual(expect.any(String));
      const body = { email, password };
      const { status, json } = await ask(server(), '/token?grant_type=password', { body });
      return status === 200 ? 200 : json.code;
    },
  };
}
