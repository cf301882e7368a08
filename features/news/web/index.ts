import { type LazyPart, lazyPanel } from '#packages/ui/index.ts';

export { NEWS_PATH } from './news.paths.ts';

/** The tab of the administration for news, whose texts are `news`. */
export const NewsAdmin: LazyPart<object> = lazyPanel(() => import('./admin/NewsAdmin.tsx'));
