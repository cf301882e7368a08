import { invitablePlaces, personJoins } from '#features/companies/server/index.ts';
import { worker } from '#packages/jobs/index.ts';
import type { ServerFeature } from '#packages/kernel/index.ts';
import { placesToInvite, takeSeat } from './company-seats.ts';
import { paymentMailJob, sendPaymentMail } from './mails/payment-mail.ts';
import { paymentPersonalData } from './payment.personal.ts';
import { paymentRoutes } from './payment.routes.ts';
import { seedPayment } from './payment.seed.ts';
import { paymentSettings } from './payment.settings.ts';
import { periodsJob, settlePeriods } from './periods.job.ts';
import { stateSeats } from './seat-statements.ts';

/** Plans and what is paid for them: requests, offers, invoices, and the places of a company. */
export const paymentFeature: ServerFeature = {
  name: 'payment',
  settings: paymentSettings,
  permissions: () => import('./payment.permissions.ts'),
  personalData: paymentPersonalData,
  routes: paymentRoutes,
  plugIns: [
    personJoins.with(() => takeSeat),
    invitablePlaces.with(
      ({ now }) =>
        (tx, companyId) =>
          placesToInvite(tx, { companyId, now: now() }),
    ),
  ],
  workers: (context) => [
    worker(paymentMailJob, ({ payload }) => sendPaymentMail(context, payload)),
    worker(periodsJob, async () => {
      await settlePeriods(context);
      await stateSeats(context);
    }),
  ],
  seed: async (context) => {
    if (context.settings.development) await seedPayment(context);
  },
};
