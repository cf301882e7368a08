import { type LazyPart, lazyPanel } from '#packages/ui/index.ts';

/** The tab of the administration for who answers tickets, whose texts are `support`. */
export const SupportStaff: LazyPart<object> = lazyPanel(() => import('./staff/SupportStaff.tsx'));
