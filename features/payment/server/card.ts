import type { FastifyInstance } from 'fastify';
import Stripe from 'stripe';
import { describeError, fail, type Problem } from '#packages/api/server/index.ts';
import type { Language } from '#packages/i18n/languages.ts';
import { defineService, type ServerContext } from '#packages/kernel/index.ts';
import { CARD_UNREACHABLE, type NOT_OPEN } from '../contract/payment.contract.ts';
import type { InvoiceRow } from './invoices.queries.ts';
import { PAYMENT_TEXTS } from './texts.ts';

export const STRIPE_PATH = '/webhooks/stripe';
/** Events that say that the state of a payment is another; what it is, Stripe is asked. */
const HEARD = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'payment_intent.succeeded',
  'charge.refunded',
]);
const PATIENCE_MS = 10_000;
const MAX_EVENT_BYTES = 1_000_000;

/** Stripe's page speaks the languages itself; it knows them without a country, but for Brazil's. */
const stripeLocale = (language: Language) =>
  (language === 'pt-BR'
    ? language
    : language.slice(0, 2)) as Stripe.Checkout.SessionCreateParams.Locale;

/** The state of a payment by card, as Stripe says it is. */
export interface CardPayment {
  readonly id: string;
  /** What it pays for; null for a payment that was not made here. */
  readonly invoiceId: string | null;
  readonly paidCents: number;
  readonly refunded: boolean;
}

/** Payments by card on Stripe's own page; null where the operator has no account there. */
export interface Cards {
  /** The address of a page that takes the payment of an invoice. Nothing of the person goes along. */
  pageFor(invoice: InvoiceRow, language: Language): Promise<string>;
  /** The payment that an event is about; null for events of other things. Throws on a bad signature. */
  paymentOf(body: Buffer, signature: string): Promise<CardPayment | null>;
  /** Returns the money; once, however often it is asked. */
  refund(paymentId: string): Promise<void>;
}

export const cards = defineService('payment.cards', ({ settings }: ServerContext): Cards | null => {
  const { stripe: account } = settings.payment;
  if (!account) return null;
  const { protocol, hostname, port } = new URL(account.api);
  const stripe = new Stripe(account.key, {
    host: hostname,
    port: port || (protocol === 'https:' ? 443 : 80),
    protocol: protocol === 'https:' ? 'https' : 'http',
    timeout: PATIENCE_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  });
  return {
    async pageFor({ id, amountCents, reference }, language) {
      const { product } = PAYMENT_TEXTS[language].card;
      const back = `${settings.siteUrl}/payment`;
      const session = await stripe.checkout.sessions.create({
        mode: 'payment',
        locale: stripeLocale(language),
        client_reference_id: reference,
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: 'brl',
              unit_amount: amountCents,
              product_data: { name: product, description: reference },
            },
          },
        ],
        payment_intent_data: { metadata: { invoice: id } },
        success_url: `${back}?card=paid`,
        cancel_url: `${back}?card=left`,
      });
      if (!session.url) throw new Error('A checkout session without an address');
      return session.url;
    },
    async paymentOf(body, signature) {
      const event = stripe.webhooks.constructEvent(body, signature, account.webhookSecret);
      if (!HEARD.has(event.type)) return null;
      const about = event.data.object as { id: string; object: string; payment_intent?: unknown };
      const id = about.object === 'payment_intent' ? about.id : about.payment_intent;
      if (typeof id !== 'string') return null;
      const intent = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
      const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
      const isPaid = intent.status === 'succeeded' && intent.currency === 'brl';
      return {
        id,
        invoiceId: intent.metadata.invoice ?? null,
        paidCents: isPaid ? intent.amount_received : 0,
        refunded: charge?.refunded ?? false,
      };
    },
    async refund(paymentId) {
      try {
        await stripe.refunds.create(
          { payment_intent: paymentId },
          { idempotencyKey: `refund-${paymentId}` },
        );
      } catch (error) {
        if ((error as { code?: string }).code !== 'charge_already_refunded') throw error;
      }
    },
  };
});

/** Where the one who pays an invoice by card is sent; `card_unreachable` where Stripe does not answer. */
export async function cardPage(
  context: ServerContext,
  invoice: InvoiceRow,
  language: Language,
  failOwn: (code: typeof CARD_UNREACHABLE | typeof NOT_OPEN, message: string) => Problem,
): Promise<{ url: string }> {
  const open = cards.of(context);
  if (!open) throw fail('not_found', 'There is no payment by card here');
  try {
    return { url: await open.pageFor(invoice, language) };
  } catch (error) {
    context.log.error({ err: describeError(error) }, 'the page for cards does not open');
    throw failOwn(CARD_UNREACHABLE, 'The page for cards does not open');
  }
}

/**
 * Hears Stripe. An event is only a hint: the state is asked of Stripe itself, so that repeated, late
 * and disordered events come to the same end. Anything but 2xx makes Stripe send it again.
 */
export function hearStripe(
  app: FastifyInstance,
  context: ServerContext,
  settle: (payment: CardPayment & { invoiceId: string }) => Promise<void>,
): void {
  void app.register(async (scope) => {
    // The signature is of the bytes as they came.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: MAX_EVENT_BYTES },
      (_request, body, done) => done(null, body),
    );
    scope.post(STRIPE_PATH, { schema: { hide: true } }, async (request, reply) => {
      const open = cards.of(context);
      if (!open) throw fail('not_found', 'There is no payment by card here');
      const signature = request.headers['stripe-signature'];
      if (typeof signature !== 'string' || !Buffer.isBuffer(request.body)) {
        throw fail('invalid', 'This is not signed by Stripe');
      }
      let payment: CardPayment | null;
      try {
        payment = await open.paymentOf(request.body, signature);
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
        throw fail('invalid', 'This is not signed by Stripe');
      }
      const { invoiceId } = payment ?? {};
      if (payment && invoiceId) await settle({ ...payment, invoiceId });
      return reply.code(204).send();
    });
  });
}
