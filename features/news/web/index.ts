import { deviceStorage } from '#packages/device/index.ts';
import { type LazyPart, lazyPanel } from '#packages/ui/index.ts';
import { knownNews } from './local/known.ts';

export { NEWS_PATH } from './news.paths.ts';

/** The tab of the administration for news, whose texts are `news`. */
export const NewsAdmin: LazyPart<object> = lazyPanel(() => import('./admin/NewsAdmin.tsx'));

/** Removes what is kept here to be read; called when somebody signs out. */
export function clearLocalNews(userId?: string): void {
  knownNews.clear(deviceStorage(), userId);
}
