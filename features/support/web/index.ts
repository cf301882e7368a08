import { type LazyPart, lazyPanel } from '#packages/ui/index.ts';

export { useTickets } from './support.api.ts';
export { SUPPORT_PATH, TICKET_PATH } from './support.paths.ts';

/** The tab of the administration for who answers tickets, whose texts are `support`. */
export const SupportStaff: LazyPart<object> = lazyPanel(() => import('./staff/SupportStaff.tsx'));
