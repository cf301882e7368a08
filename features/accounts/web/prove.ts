import { PUBLISHABLE_KEY } from '../contract/keys.ts';
import { authClient } from './auth-client.ts';

/** What the auth service refused with, in the words of which `failureOf` knows the reason. */
export class AuthRefusal extends Error {
  readonly code: unknown;
  readonly status: number;

  constructor(status: number, code: unknown) {
    super(`Refused: ${status}`);
    this.status = status;
    this.code = code;
  }
}

/** What a person can prove themselves with inside their session. */
export interface WaysToProve {
  readonly password: boolean;
  /** Where a code would go; null for people without an address. */
  readonly code: 'email' | 'phone' | null;
}

export const waysToProve = () => askOwn<WaysToProve>('proof');

/** Shows that it is still the person of the session: their password, or the code they were sent. */
export const prove = (proof: { password: string } | { nonce: string }) =>
  askOwn<object>('proof', { method: 'POST', body: proof });

/** A wish to be rid of lost second factors, which waits. */
export interface FactorRemoval {
  readonly requested_at: string;
  readonly due_at: string;
}
type Waiting = { readonly removal: FactorRemoval | null };

export const waitingRemoval = async () => (await askOwn<Waiting>('factors/removal')).removal;

/** Asks for it with the code that was sent. */
export const requestRemoval = async (nonce: string) =>
  (await askOwn<Waiting>('factors/removal', { method: 'POST', body: { nonce } })).removal;

export const cancelRemoval = () => askOwn<Waiting>('factors/removal', { method: 'DELETE' });

/** A route of our own beside the protocol, which the client of the protocol does not know. */
async function askOwn<Answer>(
  path: string,
  { method = 'GET', body }: { method?: string; body?: object } = {},
): Promise<Answer> {
  const { data } = await authClient().getSession();
  const response = await fetch(`/auth/v1/${path}`, {
    method,
    headers: {
      apikey: PUBLISHABLE_KEY,
      'x-supabase-api-version': '2024-01-01',
      ...(data.session ? { authorization: `Bearer ${data.session.access_token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const answer = (await response.json().catch(() => ({}))) as Answer & { code?: unknown };
  if (!response.ok) throw new AuthRefusal(response.status, answer.code);
  return answer;
}
