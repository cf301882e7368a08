import type { QueryClient } from '@tanstack/react-query';
import { access } from '#features/access/web/index.ts';
import { type DevicePart, deviceParts, forgetOnDevice } from '#packages/offline-queue/index.ts';

/** What signing out would take away from this device. */
export interface Leaving {
  /** What only this device holds, each kind with its number. */
  readonly unsent: readonly { readonly name: string; readonly count: number }[];
  /** How many of them could be sent now; a draft is the person's to finish. */
  readonly sendable: number;
  readonly plan: { readonly copy: boolean; readonly unsent: boolean };
}

const kindsOf = (parts: readonly DevicePart[]) => parts.flatMap(({ waiting }) => waiting ?? []);

export async function leavingOf(parts: readonly DevicePart[], userId: string): Promise<Leaving> {
  const kinds = kindsOf(parts);
  const found = await Promise.all(parts.map(async ({ copy }) => copy?.foundOf(userId)));
  return {
    unsent: kinds
      .map((kind) => ({
        name: kind.name,
        count: kind.waiting(userId) + kind.unfinished(userId),
      }))
      .filter(({ count }) => count > 0),
    sendable: kinds.reduce((sum, kind) => sum + kind.waiting(userId), 0),
    plan: {
      copy: found.some((one) => one?.copy),
      unsent: found.some((one) => one?.unsent),
    },
  };
}

/** True where signing out takes something away, so that it is asked about first. */
export function isLoss({ unsent, plan }: Leaving): boolean {
  return unsent.length > 0 || plan.copy || plan.unsent;
}

/** Tries to send all that waits; settles when it was tried, whatever came of it. */
export async function sendAll(
  parts: readonly DevicePart[],
  client: QueryClient,
  userId: string,
): Promise<void> {
  await Promise.allSettled(kindsOf(parts).map((kind) => kind.send(client, userId)));
}

/** Clears the copies that do not stay; the answer puts them back. */
export async function clearCopies(
  parts: readonly DevicePart[],
  userId: string,
  how: { keepCopy: boolean },
): Promise<() => Promise<void>> {
  const putBack = await Promise.all(parts.map(async ({ copy }) => copy?.clear(userId, how)));
  return async () => {
    for (const one of putBack) await one?.();
  };
}

/**
 * Ends the session, after what the server keeps for this device alone, and then forgets; false where it could
 * not be ended.
 */
export async function endSession(
  parts: readonly DevicePart[],
  forget: () => Promise<unknown>,
): Promise<boolean> {
  await Promise.allSettled(parts.map(async ({ leave }) => leave?.()));
  return access.signOut({ forget }).catch(() => false);
}

/**
 * The way out for whoever cannot open the lock, who may be a stranger: what only this device holds stays
 * for its person, who signs in again. False where the session could not be ended.
 */
export async function leaveLocked(userId: string): Promise<boolean> {
  const parts = await deviceParts();
  const keeps = isLoss(await leavingOf(parts, userId));
  return endSession(parts, async () => {
    if (keeps) for (const { forgetReading } of parts) forgetReading?.(userId);
    else await forgetOnDevice(parts, userId);
  });
}
