import { IconCreditCard } from '@tabler/icons-react';
import { defineScreen, type WebFeature } from '#packages/ui/screens/index.ts';
import { PAYMENT_PATH } from './payment.paths.ts';

/** Plan and payment, of the person and of the company that they look after. */
const paymentScreen = defineScreen({
  name: 'payment',
  path: PAYMENT_PATH,
  guard: 'signedIn',
  texts: ['payment'],
  menu: { group: 'work', order: 2, icon: IconCreditCard },
  responsive: () => import('./PaymentPage.tsx'),
});

export const paymentFeature: WebFeature = { screens: [paymentScreen] };
