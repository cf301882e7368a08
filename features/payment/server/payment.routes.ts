import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { known } from '#features/access/server/index.ts';
import { companyName } from '#features/companies/server/index.ts';
import { mount } from '#packages/api/server/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { pdfOnThread } from '#packages/pdf/on-thread.ts';
import { paymentContract } from '../contract/payment.contract.ts';
import { paymentAdminContract } from '../contract/payment-admin.contract.ts';
import { openWork, settledInvoices } from './admin.service.ts';
import { cardPage, hearStripe } from './card.ts';
import {
  confirmPayment,
  paidInvoice,
  payableInvoice,
  refundDone,
  settleCard,
  tellPaid,
  withdrawPurchase,
} from './invoices.service.ts';
import {
  acceptOffer,
  makeOffer,
  refuseOffer,
  requestPrice,
  withdrawOffer,
  withdrawRequest,
} from './offers.service.ts';
import { overviewOf } from './overview.service.ts';
import { beginTrial, setCancelled } from './plans.service.ts';
import { statementsCsv } from './seat-statements.ts';

const RECEIPT = new URL('./receipt/receipt-pdf.ts', import.meta.url);

export function paymentRoutes(app: FastifyInstance, context: ServerContext): void {
  const { db, settings } = context;
  mount(app, 'payment', paymentContract, {
    overview: ({ caller }) => overviewOf(context, caller),
    startTrial: ({ caller, fail }) => beginTrial(context, caller, fail),
    requestPrice: ({ caller, params: { id }, body, fail }) =>
      requestPrice(context, caller, { id, ...body }, fail),
    withdrawRequest: ({ caller, params }) => withdrawRequest(context, caller, params.id),
    acceptOffer: ({ caller, params, fail }) => acceptOffer(context, caller, params.id, fail),
    refuseOffer: ({ caller, params, fail }) => refuseOffer(context, caller, params.id, fail),
    tellPaid: ({ caller, params, fail }) => tellPaid(context, caller, params.id, fail),
    payByCard: async ({ caller, params: { id }, fail }) => {
      const invoice = await payableInvoice(db, caller, id, fail);
      return cardPage(context, invoice, known(caller).language, fail);
    },
    receipt: async ({ caller, params }) => {
      const invoice = await paidInvoice(db, caller, params.id);
      const { fullName, email, language, timeZone } = known(caller);
      const company = invoice.companyId && (await companyName(db, invoice.companyId));
      const buyer = company || fullName || email;
      const receiver = settings.payment.pix?.name ?? 'Florescer';
      return pdfOnThread(RECEIPT, { invoice, buyer, receiver, language, timeZone });
    },
    seatStatements: async ({ caller }) => Readable.from([await statementsCsv(context, caller)]),
    withdraw: ({ caller, params, fail }) => withdrawPurchase(context, caller, params.id, fail),
    cancelPlan: ({ caller, params: { id }, fail }) =>
      setCancelled(context, caller, { id, cancelled: true }, fail),
    reactivatePlan: ({ caller, params: { id }, fail }) =>
      setCancelled(context, caller, { id, cancelled: false }, fail),
  });
  hearStripe(app, context, (payment) => settleCard(context, payment));
  mount(app, 'paymentAdmin', paymentAdminContract, {
    openWork: () => openWork(context),
    settledInvoices: ({ query }) => settledInvoices(context, query),
    makeOffer: ({ caller, params: { id }, body, fail }) =>
      makeOffer(context, caller, { id, ...body }, fail),
    withdrawOffer: ({ caller, params, fail }) => withdrawOffer(context, caller, params.id, fail),
    confirmPayment: ({ caller, params, fail }) => confirmPayment(context, caller, params.id, fail),
    refundDone: ({ caller, params, fail }) => refundDone(context, caller, params.id, fail),
  });
}
