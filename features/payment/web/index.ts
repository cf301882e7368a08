import { type LazyPart, lazyPanel } from '#packages/ui/index.ts';

/** The tab of the administration for offers and payments, whose texts are `payment`. */
export const PaymentsAdmin: LazyPart<object> = lazyPanel(() => import('./admin/PaymentsAdmin.tsx'));
export { PAYMENT_PATH } from './payment.paths.ts';
