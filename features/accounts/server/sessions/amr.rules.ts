import type { AuthenticationMethod } from '../accounts.tables.ts';

/** Adds a proof to a session's list: newest first, one entry a method, a repeat renews its time. */
export function withMethod(
  amr: readonly AuthenticationMethod[],
  method: string,
  now: Date,
  provider?: string,
): AuthenticationMethod[] {
  const timestamp = Math.floor(now.getTime() / 1_000);
  const entry = { method, timestamp, ...(provider ? { provider } : {}) };
  return [entry, ...amr.filter((other) => other.method !== method)];
}
