import type { AuthenticationMethod } from '../accounts.tables.ts';

/** Adds a proof to a session's list: newest first, one entry a method, a repeat renews its time. */
export function withMethod(
  amr: readonly AuthenticationMethod[],
  method: string,
  now: Date,
): AuthenticationMethod[] {
  const entry = { method, timestamp: Math.floor(now.getTime() / 1_000) };
  return [entry, ...amr.filter((other) => other.method !== method)];
}
