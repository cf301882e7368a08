import { useEffect, useMemo } from 'react';
import { ApiFailure } from '#packages/api/client/index.ts';
import { useOnline } from '#packages/ui/index.ts';
import type { Kept } from '../kept-store.ts';

/** Where one thing is kept on this device; each stays the same function as long as it is the same thing. */
interface Place<Value> {
  readonly keep: (value: Value, at: string) => void;
  readonly read: () => Kept<Value> | null;
  /** The server says that it is gone. */
  readonly forget?: () => void;
}

interface Query<Value> {
  readonly data: Value | undefined;
  /** When it came, in ms. */
  readonly dataUpdatedAt: number;
  readonly isPaused: boolean;
  readonly error: unknown;
}

/** Nothing came through: there is no connection, or none that brings an answer in time. */
export function isUnreached(error: unknown): boolean {
  if (error instanceof ApiFailure) return error.status === 0;
  return error instanceof DOMException && error.name === 'TimeoutError';
}

/**
 * What a query brought, which is kept on the device; without a connection and an answer, what was kept
 * before. `seenAt`, an ISO instant, says since when it is known; null while it is of now.
 */
export function useKept<Value>(query: Query<Value>, { keep, read, forget }: Place<Value>) {
  const { data, dataUpdatedAt, isPaused, error } = query;
  const online = useOnline();
  const offline = !online || isPaused || isUnreached(error);
  const at = new Date(dataUpdatedAt).toISOString();
  useEffect(() => {
    if (data !== undefined) keep(data, at);
  }, [data, at, keep]);
  const gone = error instanceof ApiFailure && error.code === 'not_found';
  useEffect(() => {
    if (gone) forget?.();
  }, [gone, forget]);
  const known = useMemo(() => {
    if (data !== undefined) return { at, value: data };
    return offline ? read() : null;
  }, [data, at, offline, read]);
  return { value: known?.value, seenAt: (offline && known?.at) || null, offline };
}
