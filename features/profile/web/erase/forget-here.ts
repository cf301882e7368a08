import { access } from '#features/access/web/index.ts';
import { forgetOnSharedComputer, rememberGone } from '#features/accounts/web/index.ts';
import { clearLocalDiary } from '#features/diary/web/index.ts';
import { clearLocalEmotions } from '#features/emotions/web/index.ts';
import { clearLocalHealth } from '#features/health/web/index.ts';
import { clearLocalNews } from '#features/news/web/index.ts';
import { forgetPush } from '#features/notifications/web/index.ts';
import { clearLocalPlan, endLivePlans } from '#features/safety-plan/web/index.ts';
import { clearLocalTraining } from '#features/training/web/index.ts';

/**
 * Takes everything of somebody whose account is gone off this device: drafts, what waited to be sent,
 * kept answers, the copy of their plan, the session. What other people keep here stays. The sign-in page
 * that follows says that it is done.
 */
export async function forgetHere(userId: string): Promise<void> {
  // None of them may hold up the others: the account cannot be asked for again.
  await clearLocalPlan(userId, { keepCopy: false }).catch(() => undefined);
  await forgetPush().catch(() => undefined);
  endLivePlans();
  clearLocalDiary(userId);
  clearLocalEmotions(userId);
  clearLocalHealth(userId);
  clearLocalTraining(userId);
  clearLocalNews(userId);
  await forgetOnSharedComputer().catch(() => undefined);
  rememberGone();
  // The server knows the session no more; the auth client takes that for an end, and so does access.
  await access.signOut().catch(() => false);
}
