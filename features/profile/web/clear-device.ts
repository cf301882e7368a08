import { forgetOnSharedComputer } from '#features/accounts/web/index.ts';
import { clearLocalDiary } from '#features/diary/web/index.ts';
import { clearLocalEmotions } from '#features/emotions/web/index.ts';
import { clearLocalHealth } from '#features/health/web/index.ts';
import { clearLocalNews } from '#features/news/web/index.ts';
import { endLivePlans } from '#features/safety-plan/web/index.ts';
import { clearLocalTraining } from '#features/training/web/index.ts';

/**
 * Takes what a person's features keep on this device away when they leave, by signing out or for good:
 * drafts, what waits to be sent, what is kept to be read. The copy of the safety plan and the push
 * address go before, each in its own way. Other people's things stay.
 */
export async function clearDevice(userId: string | undefined): Promise<void> {
  endLivePlans();
  clearLocalDiary(userId);
  clearLocalEmotions(userId);
  clearLocalHealth(userId);
  clearLocalTraining(userId);
  clearLocalNews(userId);
  await forgetOnSharedComputer();
}
