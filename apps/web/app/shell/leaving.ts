import type { QueryClient } from '@tanstack/react-query';
import {
  sendWaitingEntries,
  unsentDiaryTexts,
  waitingDiaryTexts,
} from '#features/diary/web/index.ts';
import { sendEmotions, unsentEmotions } from '#features/emotions/web/index.ts';
import { sendHealth, unsentHealth } from '#features/health/web/index.ts';
import { planOnDevice } from '#features/safety-plan/web/index.ts';
import { sendTraining, unsentTraining } from '#features/training/web/index.ts';

/** What signing out would take away from this device. */
export interface Leaving {
  /** How many of each only this device holds. */
  readonly unsent: Readonly<Record<Unsent, number>>;
  /** How many of them could be sent now; a draft is the person's to finish. */
  readonly sendable: number;
  readonly plan: { readonly copy: boolean; readonly unsent: boolean };
}

/** What may wait on a device, in the order in which it is named. */
export const UNSENT = ['texts', 'days', 'moments', 'health', 'training'] as const;
export type Unsent = (typeof UNSENT)[number];

export async function leavingOf(userId: string): Promise<Leaving> {
  const { days, moments } = unsentEmotions(userId);
  const health = unsentHealth(userId);
  const training = unsentTraining(userId);
  return {
    unsent: { texts: unsentDiaryTexts(userId), days, moments, health, training },
    sendable: waitingDiaryTexts(userId) + days + moments + health + training,
    plan: await planOnDevice(userId),
  };
}

/** True where signing out takes something away, so that it is asked about first. */
export function isLoss({ unsent, plan }: Leaving): boolean {
  return UNSENT.some((kind) => unsent[kind] > 0) || plan.copy || plan.unsent;
}

/** Tries to send all that waits; settles when it was tried, whatever came of it. */
export async function sendAll(client: QueryClient, userId: string): Promise<void> {
  await Promise.allSettled([
    sendWaitingEntries(),
    sendEmotions(client, userId),
    sendHealth(client, userId),
    sendTraining(client, userId),
  ]);
}
