import { AuthClient } from '@supabase/auth-js';
import { createClient } from '@supabase/supabase-js';
import { expect } from 'vitest';
import { PUBLISHABLE_KEY } from '#features/accounts/contract/keys.ts';
import type { TestApp } from './test-app.ts';

/** The official client as our pages use it, in a browser of its own. */
export function authClient(
  { url }: { url: string },
  flowType: 'implicit' | 'pkce' = 'implicit',
): InstanceType<typeof AuthClient> {
  const memory = new Map<string, string>();
  return new AuthClient({
    url: `${url}/auth/v1`,
    headers: { apikey: PUBLISHABLE_KEY },
    flowType,
    experimental: { recoveryCodes: true },
    autoRefreshToken: false,
    detectSessionInUrl: false,
    persistSession: true,
    storage: {
      getItem: (key) => memory.get(key) ?? null,
      setItem: (key, value) => void memory.set(key, value),
      removeItem: (key) => void memory.delete(key),
    },
  });
}

/** The whole backend client with the operator's key. */
export function operatorClient({ url, context }: TestApp) {
  return createClient(url, context.settings.serviceKey, {
    auth: { autoRefreshToken: false, persistSession: false },
  });
}

/** A bare request to the auth service with the publishable key, in the current protocol version. */
export async function ask(
  { url }: { url: string },
  path: string,
  {
    method = 'POST',
    body,
    headers = {},
  }: { method?: string; body?: unknown; headers?: Record<string, string> } = {},
) {
  const response = await fetch(`${url}/auth/v1${path}`, {
    method,
    redirect: 'manual',
    headers: {
      apikey: PUBLISHABLE_KEY,
      'x-supabase-api-version': '2024-01-01',
      ...(body === undefined ? {} : { 'content-type': 'application/json;charset=UTF-8' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const json = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : null;
  return { status: response.status, headers: response.headers, text, json };
}

type DataOf<A> = A extends { error: null; data: infer D } ? D : never;

/** Unwraps a client's answer, failing the test when it is an error. */
export function succeed<A extends { data: unknown; error: unknown }>(answer: A): DataOf<A> {
  expect(answer.error).toBeNull();
  return answer.data as DataOf<A>;
}

/** A value that the protocol promises here. */
export function present<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('Expected to be present');
  return value;
}

/** What an access token says. */
export function claimsOf(token: string) {
  return JSON.parse(Buffer.from(present(token.split('.')[1]), 'base64url').toString());
}
