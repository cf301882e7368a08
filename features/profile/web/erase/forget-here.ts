import { access } from '#features/access/web/index.ts';
import type { DeletionReceipt } from '#features/accounts/contract/account.contract.ts';
import { rememberGone } from '#features/accounts/web/index.ts';
import { deviceParts, forgetOnDevice } from '#packages/offline-queue/index.ts';

/**
 * Takes everything of somebody whose account is gone off this device, the copy of their plan and the
 * session too. The sign-in page that follows says that it is done, and shows the receipt.
 */
export async function forgetHere(userId: string, receipt: DeletionReceipt): Promise<void> {
  // None of them may hold up the others: the account cannot be asked for again.
  const parts = await deviceParts().catch(() => []);
  await Promise.allSettled(parts.map(async ({ copy }) => copy?.clear(userId, { keepCopy: false })));
  await Promise.allSettled(parts.map(async ({ leave }) => leave?.()));
  await forgetOnDevice(parts, userId);
  rememberGone(receipt);
  await access.signOut({ isOver: true }).catch(() => false);
}
