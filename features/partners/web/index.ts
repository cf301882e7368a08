import { type LazyPart, lazyPanel } from '#packages/ui/index.ts';

/** The tab of the administration for partners, whose texts are `partners`. */
export const PartnersAdmin: LazyPart<object> = lazyPanel(() => import('./admin/PartnersAdmin.tsx'));
