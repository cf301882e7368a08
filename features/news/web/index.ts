import { lazy } from 'react';

export { NEWS_PATH } from './news.paths.ts';

/** The tab of the administration for news; its code comes with its first showing, its texts are `news`. */
export const NewsAdmin = lazy(() => import('./admin/NewsAdmin.tsx'));
