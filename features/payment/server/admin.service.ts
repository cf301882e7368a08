import {
  and,
  asc,
  desc,
  eq,
  getTableName,
  gt,
  inArray,
  isNull,
  lt,
  not,
  or,
  sql,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { presentInvoice } from './invoices.queries.ts';
import { presentOffer, presentRequest } from './overview.service.ts';
import { planInvoices, planOffers, priceRequests } from './payment.tables.ts';

/** Rows of a kind of work that are shown at once; what is done makes room for the next. */
const MOST = 200;
const WAITING = ['open', 'told', 'refund_asked'] as const;

/** How an administrator sees who buys: the company's name, or the person's name or address. */
const buyerName = ({ userId, companyId }: { userId: PgColumn; companyId: PgColumn }) =>
  sql<string | null>`coalesce(
    (select name from companies where id = ${companyId}),
    (select coalesce(nullif(user_metadata ->> 'full_name', ''), email) from users
      where id = ${userId} and deleted_at is null)
  )`;

/** The column with its table's name: without it, it would be read as one of the inner query's. */
const qualified = (column: PgColumn) =>
  sql`${sql.identifier(getTableName(column.table))}.${sql.identifier(column.name)}`;

export async function openWork({ db, now, settings }: ServerContext) {
  const at = now();
  const [requests, offers, invoices] = await Promise.all([
    db
      .select({
        row: priceRequests,
        buyer: buyerName(priceRequests),
        people: sql<number | null>`case when ${priceRequests.companyId} is not null then
          (select count(*)::int from company_members m
            where m.company_id = ${qualified(priceRequests.companyId)}) end`,
      })
      .from(priceRequests)
      .orderBy(asc(priceRequests.createdAt))
      .limit(MOST),
    db
      .select({ row: planOffers, buyer: buyerName(planOffers) })
      .from(planOffers)
      .where(and(eq(planOffers.state, 'open'), gt(planOffers.validUntil, at)))
      .orderBy(asc(planOffers.validUntil))
      .limit(MOST),
    db
      .select({ row: planInvoices, buyer: buyerName(planInvoices) })
      .from(planInvoices)
      .where(isWaiting)
      .orderBy(
        sql`array_position(array['told', 'refund_asked', 'open'], ${planInvoices.state})`,
        asc(planInvoices.createdAt),
      )
      .limit(MOST),
  ]);
  return {
    canBePaid: settings.payment.pix !== null || settings.payment.stripe !== null,
    requests: requests.map(({ row, ...more }) => ({ ...presentRequest(row), ...more })),
    offers: offers.map(({ row, buyer }) => ({ ...presentOffer(row), buyer })),
    invoices: invoices.map(({ row, buyer }) => ({ ...presentInvoice(row, at), buyer })),
  };
}

/** An open one whose buyer is gone waits for nobody. */
const isWaiting = and(
  inArray(planInvoices.state, [...WAITING]),
  not(
    and(
      eq(planInvoices.state, 'open'),
      isNull(planInvoices.userId),
      isNull(planInvoices.companyId),
    ) ?? sql`false`,
  ),
);

export async function settledInvoices(
  { db, now }: ServerContext,
  { after, limit }: { after?: string | undefined; limit: number },
) {
  const last = after ? await createdAtOf(db, after) : undefined;
  const rows = await db
    .select({ row: planInvoices, buyer: buyerName(planInvoices) })
    .from(planInvoices)
    .where(
      and(
        not(isWaiting ?? sql`false`),
        last && after
          ? or(
              lt(planInvoices.createdAt, last),
              and(eq(planInvoices.createdAt, last), lt(planInvoices.id, after)),
            )
          : undefined,
      ),
    )
    .orderBy(desc(planInvoices.createdAt), desc(planInvoices.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const at = now();
  return {
    invoices: page.map(({ row, buyer }) => ({ ...presentInvoice(row, at), buyer })),
    next: rows.length > limit ? (page.at(-1)?.row.id ?? null) : null,
  };
}

async function createdAtOf(db: Queryable, id: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ createdAt: planInvoices.createdAt })
    .from(planInvoices)
    .where(eq(planInvoices.id, id));
  return row?.createdAt;
}
