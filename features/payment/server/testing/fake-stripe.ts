import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { STRIPE_PATH } from '../card.ts';

const SECRET = 'whsec_of_the_test';

/** A Stripe that knows what it was told: payments by id, refunds by key, and what pages were asked for. */
export async function startFakeStripe() {
  const atStripe = {
    down: false,
    payments: new Map<string, { invoice: string; cents: number; back: boolean }>(),
    refunds: new Map<string, string>(),
    pages: [] as URLSearchParams[],
  };
  const stripe = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += chunk;
    });
    request.on('end', () => {
      const answer = (status: number, body: object) =>
        response
          .writeHead(status, { 'content-type': 'application/json' })
          .end(JSON.stringify(body));
      if (atStripe.down) return void answer(500, { error: { message: 'down' } });
      const { pathname } = new URL(request.url ?? '', 'http://stripe');
      const form = new URLSearchParams(text);
      if (pathname === '/v1/checkout/sessions') {
        atStripe.pages.push(form);
        return void answer(200, { id: 'cs_1', url: 'https://checkout.stripe.com/c/pay/cs_1' });
      }
      if (pathname === '/v1/refunds') {
        const id = form.get('payment_intent') ?? '';
        atStripe.refunds.set(String(request.headers['idempotency-key']), id);
        const payment = atStripe.payments.get(id);
        if (payment) payment.back = true;
        return void answer(200, { id: 're_1' });
      }
      const id = pathname.split('/').at(-1) ?? '';
      const payment = atStripe.payments.get(id);
      if (!payment) return void answer(404, { error: { message: 'none' } });
      return void answer(200, {
        ...{ id, object: 'payment_intent', status: 'succeeded', currency: 'brl' },
        amount_received: payment.cents,
        metadata: { invoice: payment.invoice },
        latest_charge: { id: 'ch_1', object: 'charge', refunded: payment.back },
      });
    });
  });
  await new Promise<void>((done) => stripe.listen(0, '127.0.0.1', done));
  const { port } = stripe.address() as AddressInfo;
  return {
    ...{ atStripe, environment: environmentAt(port) },
    stop: () => new Promise((done) => stripe.close(done)),
    forget() {
      Object.assign(atStripe, { down: false, pages: [] });
      atStripe.payments.clear();
      atStripe.refunds.clear();
    },
  };
}

const environmentAt = (port: number) => ({
  ...{ PIX_KEY: 'pix@florescer.example', PIX_NAME: 'Florescer', PIX_CITY: 'Recife' },
  ...{ STRIPE_SECRET_KEY: 'sk_test', STRIPE_WEBHOOK_SECRET: SECRET },
  STRIPE_API: `http://127.0.0.1:${port}`,
});

/** Stripe sends an event, signed as Stripe signs. */
export async function sendEvent(
  url: string,
  type: string,
  id: string,
  { secret = SECRET, at = Math.floor(Date.now() / 1000) } = {},
): Promise<number> {
  const isIntent = type.startsWith('payment_intent');
  const object = isIntent
    ? { id, object: 'payment_intent' }
    : { id: 'x', object: 'other', payment_intent: id };
  const payload = JSON.stringify({ id: `evt_${type}`, object: 'event', type, data: { object } });
  const header = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: at });
  const answer = await fetch(`${url}${STRIPE_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': header },
    body: payload,
  });
  return answer.status;
}
