import { sql } from 'drizzle-orm';
import { accountsOf, recordBroughtIn } from '#features/accounts/server/index.ts';
import { type BroughtKind, NOT_OF_HEALTH } from '#features/privacy/contract/passport.ts';
import type { BroughtInCounts } from '#features/privacy/contract/privacy.contract.ts';
import { assertHealthAgreed, busy, type Caller } from '#packages/api/server/index.ts';
import type { BroughtIn, ServerContext } from '#packages/kernel/index.ts';
import { kindsOf } from './personal-data.ts';

/** What a preview is taken back with. */
class OnlyLooked extends Error {
  readonly brought: BroughtIn;
  constructor(brought: BroughtIn) {
    super('A preview is taken back');
    this.brought = brought;
  }
}

/**
 * Brings some records of one kind in, in one transaction, and gives what became of them. A preview does
 * the same and takes it back: what it says is what will happen. One at a time for each person, so that
 * each sees what the others brought; throws `busy` beside another one.
 */
export async function bringIn(
  context: ServerContext,
  caller: Caller,
  { kind: name, records, preview }: { kind: BroughtKind; records: unknown[]; preview: boolean },
): Promise<BroughtInCounts> {
  if (!NOT_OF_HEALTH.includes(name)) assertHealthAgreed(caller);
  const kind = kindsOf(context).find((one) => one.name === name);
  if (!kind?.bringIn) throw new Error(`Nothing brings ${name} in`);
  const { bringIn: bring, schema } = kind;
  const parsed = records.map((record) => schema.safeParse(record));
  const good = parsed.flatMap(({ data, success }) => (success ? [data] : []));
  const broken = records.length - good.length;
  const work = context.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ free: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtextextended(${`passport ${caller.userId}`}, 0)) as free`,
    );
    // Whoever waited for it would hold a connection that somebody's writes need.
    if (!rows[0]?.free) throw busy();
    const brought = await bring(context, tx, caller, good);
    if (preview) throw new OnlyLooked(brought);
    if (brought.added > 0) {
      const { userId } = caller;
      await recordBroughtIn(accountsOf(context), tx, { userId, records: brought.added });
    }
    return brought;
  });
  const { added, kept, left } = await work.catch((error: unknown) => {
    if (error instanceof OnlyLooked) return error.brought;
    throw error;
  });
  return { added, kept, left, broken };
}
