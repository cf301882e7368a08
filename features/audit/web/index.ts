import { type LazyPart, lazyPanel } from '#packages/ui/index.ts';

/** The tab of the administration for what it did, whose texts are `audit`. */
export const AuditLog: LazyPart<object> = lazyPanel(() => import('./AuditLog.tsx'));
