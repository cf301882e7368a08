import { movePaidPlans, startPaidPlans, tiePlans } from '#features/access/server/index.ts';
import { DEMONSTRATION_PEOPLE } from '#features/accounts/server/index.ts';
import {
  DEMONSTRATION_COMPANY,
  membersOf,
  SMALL_DEMONSTRATION_COMPANY,
} from '#features/companies/server/index.ts';
import { uuidOf } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { daysAfter, periodEnd } from '../contract/plan.rules.ts';
import { paidPlans, planInvoices, planOffers, priceRequests } from './payment.tables.ts';

const PLAN = uuidOf('demonstration company plan');
const BEGAN_DAYS_AGO = 40;
const OFFER_DAYS = 9;
const terms = { plan: 'empresarial', period: 'yearly', seats: 50, priceCents: 14_400 } as const;

/** The demonstration company's paid plan, an offer with more places, and a person who asks for a price. */
export async function seedPayment({ db, now }: ServerContext): Promise<void> {
  const { ana, bruno, carla } = DEMONSTRATION_PEOPLE;
  const companyId = DEMONSTRATION_COMPANY.id;
  const at = now();
  const startsAt = daysAfter(at, -BEGAN_DAYS_AGO);
  const endsAt = periodEnd(startsAt, terms.period);
  await db.transaction(async (tx) => {
    const made = await tx
      .insert(paidPlans)
      .values({ id: PLAN, companyId, ...terms, state: 'active', startsAt, endsAt })
      .onConflictDoNothing()
      .returning({ id: paidPlans.id });
    if (made.length === 0) return;
    await tiePlans(tx, [ana.id, bruno.id], PLAN);
    const people = (await membersOf(tx, companyId)).filter(
      (id) => id !== ana.id && id !== bruno.id,
    );
    const given = { planType: terms.plan, paidBy: PLAN, createdAt: startsAt, endsAt };
    await startPaidPlans(tx, people, given);
    await movePaidPlans(tx, PLAN, endsAt);
    await tx.insert(planInvoices).values({
      ...{
        companyId,
        paidPlanId: PLAN,
        plan: terms.plan,
        period: terms.period,
        seats: terms.seats,
      },
      ...{
        amountCents: terms.seats * terms.priceCents,
        reference: 'FLRDEMONSTRACAO',
        state: 'paid',
      },
      createdAt: daysAfter(startsAt, -1),
      dueAt: daysAfter(startsAt, 2),
      toldAt: startsAt,
      confirmedAt: startsAt,
      receiptNumber: 1,
      periodStart: startsAt,
    });
    await tx.insert(planOffers).values({
      id: uuidOf('demonstration offer'),
      companyId,
      ...{ ...terms, seats: 120, priceCents: 13_200, state: 'open' as const },
      validUntil: daysAfter(at, OFFER_DAYS),
      createdAt: at,
    });
    // The small company has accepted an offer and told of its payment; nobody has confirmed it yet.
    const small = { plan: 'empresarial', period: 'monthly', seats: 4 } as const;
    const accepted = uuidOf('demonstration accepted offer');
    await tx.insert(planOffers).values({
      ...{ id: accepted, companyId: SMALL_DEMONSTRATION_COMPANY.id, ...small, priceCents: 1_500 },
      state: 'accepted',
      validUntil: daysAfter(at, OFFER_DAYS),
      createdAt: daysAfter(at, -3),
    });
    await tx.insert(planInvoices).values({
      ...{ companyId: SMALL_DEMONSTRATION_COMPANY.id, offerId: accepted, ...small },
      ...{ amountCents: 6_000, reference: 'FLRDEMONSTRACA2', state: 'told' },
      createdAt: daysAfter(at, -2),
      dueAt: daysAfter(at, 1),
      toldAt: daysAfter(at, -1),
    });
    await tx.insert(priceRequests).values({
      id: uuidOf('demonstration request'),
      userId: carla.id,
      plan: 'individual',
      period: 'monthly',
      createdAt: at,
    });
  });
}
