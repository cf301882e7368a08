import { type LazyPart, lazyPanel } from '#packages/ui/index.ts';

/** The tab of the administration for the network, whose texts are `network`. */
export const NetworkAdmin: LazyPart<object> = lazyPanel(() => import('./admin/NetworkAdmin.tsx'));
