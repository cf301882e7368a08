import * as z from 'zod';
import { accountsOf } from '#features/accounts/server/index.ts';
import { sealed } from '#packages/crypto/index.ts';
import { type Queryable, uuidOf } from '#packages/db/index.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { tidyReceipt } from '../contract/receipt.rules.ts';

const written = sealed(
  z.object({
    text: z.string(),
    /** Who of the committee wrote it; null for the reporter. */
    by: z.string().nullable(),
  }),
);
type Written = ReturnType<typeof written.read>;

/**
 * The key of all reports of a company. One for each report would be made when it comes, and keys are kept
 * with their time.
 */
const keyOf = ({ vault }: ServerContext, companyId: string, tx: Queryable) =>
  vault.keyOfThing(uuidOf(`reporting channel ${companyId}`), tx);
const placeOf = (reportId: string, nth: number) => ({
  table: 'misconduct_messages',
  row: `${reportId}/${nth}`,
});

export async function sealMessage(
  context: ServerContext,
  tx: Queryable,
  { companyId, reportId, nth }: { companyId: string; reportId: string; nth: number },
  message: Written,
): Promise<Buffer> {
  return (await keyOf(context, companyId, tx)).seal(placeOf(reportId, nth), message);
}

/** Opens messages of one report. */
export async function openMessages<M extends { reportId: string; nth: number; sealed: Buffer }>(
  context: ServerContext,
  tx: Queryable,
  companyId: string,
  messages: readonly M[],
): Promise<(Omit<M, 'sealed'> & Written)[]> {
  const key = await keyOf(context, companyId, tx);
  return messages.map(({ sealed: bytes, ...message }) => ({
    ...message,
    ...key.open(placeOf(message.reportId, message.nth), bytes, written),
  }));
}

/** What a report is found by. The receipt itself is kept nowhere. */
export function markOf(context: ServerContext, receipt: string): Promise<Buffer> {
  return accountsOf(context).keys.derive('reporting_channel.receipt', tidyReceipt(receipt));
}
