import { access } from '#features/access/web/index.ts';
import { rememberGone } from '#features/accounts/web/index.ts';
import { forgetPush } from '#features/notifications/web/index.ts';
import { clearLocalPlan } from '#features/safety-plan/web/index.ts';
import { clearDevice } from '../clear-device.ts';

/**
 * Takes everything of somebody whose account is gone off this device, the copy of their plan and the
 * session too. The sign-in page that follows says that it is done.
 */
export async function forgetHere(userId: string): Promise<void> {
  // None of them may hold up the others: the account cannot be asked for again.
  await clearLocalPlan(userId, { keepCopy: false }).catch(() => undefined);
  await forgetPush().catch(() => undefined);
  await clearDevice(userId).catch(() => undefined);
  rememberGone();
  // The server knows the session no more; the auth client takes that for an end, and so does access.
  await access.signOut().catch(() => false);
}
