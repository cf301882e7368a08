import { type LazyPart, lazyPanel } from '#packages/ui/index.ts';

/** The tab of the administration for a company's links, whose texts are `corporate-tools`. */
export const CompanyTools: LazyPart<object> = lazyPanel(() => import('./CompanyTools.tsx'));
