import * as z from 'zod';
import { settingsPiece } from '#packages/kernel/index.ts';
import { MAX_PIX_CITY, MAX_PIX_NAME, plainLetters } from '../contract/pix-code.rules.ts';

declare module '#packages/kernel/context.ts' {
  interface Settings {
    payment: {
      /** The account that receives payments; null where the operator takes none. */
      pix: { key: string; name: string; city: string } | null;
      /** The operator's account for payments by card; null where there is none. */
      stripe: { key: string; webhookSecret: string; api: string } | null;
      /** How people reach who sells; null is not shown. */
      email: string | null;
      /** Country code and number, digits alone. */
      whatsapp: string | null;
    };
  }
}

const fitting = (max: number) =>
  z
    .string()
    .refine((text) => plainLetters(text).length > 0 && plainLetters(text).length <= max)
    .optional();

const variables = {
  PIX_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{1,77}$/)
    .optional(),
  PIX_NAME: fitting(MAX_PIX_NAME),
  PIX_CITY: fitting(MAX_PIX_CITY),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  /** Another server that speaks Stripe's protocol, for tests. */
  STRIPE_API: z.url({ protocol: /^https?$/ }).default('https://api.stripe.com'),
  SALES_EMAIL: z.email().optional(),
  SALES_WHATSAPP: z
    .string()
    .regex(/^\d{10,15}$/)
    .optional(),
};

/** An account that no bank has, so that a demonstration can be walked through. */
const DEMONSTRATION = {
  pix: { key: 'pagamentos@florescer.example', name: 'Florescer Exemplo', city: 'Sao Paulo' },
  email: 'planos@florescer.example',
  whatsapp: '5511900000000',
};

export const paymentSettings = settingsPiece(variables, (given, { demonstration }) => {
  const { PIX_KEY: key, PIX_NAME: name, PIX_CITY: city } = given;
  const set = [key, name, city].filter(Boolean).length;
  const own = key && name && city ? { key, name, city } : null;
  const { STRIPE_SECRET_KEY: secret, STRIPE_WEBHOOK_SECRET: webhookSecret } = given;
  const example = demonstration ? DEMONSTRATION : { pix: null, email: null, whatsapp: null };
  return {
    settings: {
      payment: {
        pix: own ?? example.pix,
        stripe:
          secret && webhookSecret ? { key: secret, webhookSecret, api: given.STRIPE_API } : null,
        email: given.SALES_EMAIL ?? example.email,
        whatsapp: given.SALES_WHATSAPP ?? example.whatsapp,
      },
    },
    problems: [
      ...(set === 0 || set === 3
        ? []
        : ['PIX_KEY, PIX_NAME and PIX_CITY go together: set all of them or none']),
      ...(Boolean(secret) === Boolean(webhookSecret)
        ? []
        : ['STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET go together: set both or none']),
    ],
  };
});
