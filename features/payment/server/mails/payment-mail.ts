import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { planMailWanted } from '#features/access/server/index.ts';
import { driverOf, type Queryable } from '#packages/db/index.ts';
import { fillAll } from '#packages/i18n/fill.ts';
import { formatterFor } from '#packages/i18n/format.ts';
import { FALLBACK_LANGUAGE, languageOfTag } from '#packages/i18n/languages.ts';
import { defineJob } from '#packages/jobs/index.ts';
import { DEFAULT_TIME_ZONE, type ServerContext } from '#packages/kernel/index.ts';
import { renderLetter } from '#packages/mail/index.ts';
import { paidPlans, planInvoices, planOffers } from '../payment.tables.ts';
import { PAYMENT_TEXTS } from '../texts.ts';

/** Tells somebody what became of what they buy; `id` is that of the offer, the invoice or the plan. */
export const paymentMailJob = defineJob({
  name: 'payment.mail',
  payload: z.object({
    userId: z.uuid(),
    mail: z.enum(['offer', 'paid', 'renewal', 'ending', 'ended', 'refunded']),
    id: z.uuid(),
  }),
  // As for every mail: the last wait is some four hours.
  retries: 14,
  timeoutSeconds: 60,
});
type PaymentMail = z.output<typeof paymentMailJob.payload>;

/** Sends one mail in the person's language; not to people who are gone, and not about what is gone. */
export async function sendPaymentMail(context: ServerContext, job: PaymentMail): Promise<void> {
  const { db, mailer, settings } = context;
  const { userId, mail } = job;
  if (mail === 'renewal' || mail === 'ending' || mail === 'ended') {
    for (const wants of planMailWanted.of(context)) if (!(await wants(db, userId))) return;
  }
  const [person, facts] = [await findPerson(db, userId), await factsOf(db, job)];
  if (!person || !facts) return;
  const language = languageOfTag(person.language ?? '') ?? FALLBACK_LANGUAGE;
  const format = formatterFor(language, person.timeZone ?? DEFAULT_TIME_ZONE);
  const { mails, letter } = PAYMENT_TEXTS[language];
  const { button, linkHint, footer } = letter;
  const amount = format.number(facts.cents / 100, { style: 'currency', currency: 'BRL' });
  const { subject, title, paragraphs } = fillAll(mails[mail], {
    amount,
    date: format.date(facts.date),
  });
  await mailer.send(
    renderLetter(person.email, {
      language,
      subject,
      preview: paragraphs[0] ?? title,
      title,
      paragraphs,
      button: { label: button, href: `${settings.siteUrl}/payment` },
      linkHint,
      footer: [footer],
    }),
  );
}

/** The amount and the day that a mail is about; undefined where they do not hold any more. */
async function factsOf(
  db: Queryable,
  { mail, id }: PaymentMail,
): Promise<{ cents: number; date: Date } | undefined> {
  if (mail === 'offer') {
    const [offer] = await db.select().from(planOffers).where(eq(planOffers.id, id));
    return offer?.state === 'open'
      ? { cents: offer.priceCents, date: offer.validUntil }
      : undefined;
  }
  if (mail === 'paid' || mail === 'refunded' || mail === 'renewal') {
    const [invoice] = await db.select().from(planInvoices).where(eq(planInvoices.id, id));
    if (!invoice || (mail === 'renewal' && invoice.state !== 'open')) return undefined;
    const { amountCents: cents, dueAt, confirmedAt, refundedAt } = invoice;
    const date = { paid: confirmedAt, refunded: refundedAt, renewal: dueAt }[mail];
    return date ? { cents, date } : undefined;
  }
  const [plan] = await db.select().from(paidPlans).where(eq(paidPlans.id, id));
  return plan && { cents: plan.priceCents, date: plan.endsAt };
}

async function findPerson(db: Queryable, userId: string) {
  const { rows } = await driverOf(db).query<{
    email: string;
    language: string | null;
    timeZone: string | null;
  }>(
    `select u.email, p.language, p.time_zone as "timeZone" from users u
       left join user_preferences p on p.user_id = u.id
      where u.id = $1 and u.email is not null and u.deleted_at is null`,
    [userId],
  );
  return rows[0];
}
