import { desc, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { CategoryKey } from '#features/burnout/contract/burnout.contract.ts';
import { type OwnerKey, type Sealed, sealed } from '#packages/crypto/index.ts';
import { type Queryable, statementsFor } from '#packages/db/index.ts';
import { type ServerContext, tryUnseal } from '#packages/kernel/index.ts';
import { burnoutCorrections } from './burnout.tables.ts';

/** What a correction says, sealed: the expression would tell what the person wrote. */
interface SealedCorrection {
  expression: string;
  category: CategoryKey;
  /** The entry in which the person said so. */
  entryId: string;
  /** The words as the person wrote them. */
  sample: string;
}
const CORRECTION: Sealed<SealedCorrection> = sealed(
  z.object({
    expression: z.string(),
    category: z.custom<CategoryKey>(),
    entryId: z.string(),
    sample: z.string(),
  }),
);

export interface StoredCorrection extends SealedCorrection {
  id: string;
  createdAt: Date;
}

const place = (id: string) => ({ table: 'burnout_corrections', row: id });

const statementsOf = statementsFor((db) => ({
  all: db
    .select()
    .from(burnoutCorrections)
    .where(eq(burnoutCorrections.userId, sql.placeholder('userId')))
    .orderBy(desc(burnoutCorrections.id))
    .prepare('burnout_corrections'),
}));

/** A person's corrections, newest first. One that cannot be opened is left out: it counts for nothing. */
export async function correctionsOf(
  context: Pick<ServerContext, 'log'>,
  db: Queryable,
  key: OwnerKey,
  userId: string,
): Promise<StoredCorrection[]> {
  const rows = await statementsOf(db).all.execute({ userId });
  return rows.flatMap((row) => {
    const opened = tryUnseal(context, row.id, () => openCorrection(key, row));
    return opened ? [opened] : [];
  });
}

export function openCorrection(
  key: OwnerKey,
  { id, createdAt, sealed: bytes }: typeof burnoutCorrections.$inferSelect,
): StoredCorrection {
  return { id, createdAt, ...key.open(place(id), bytes, CORRECTION) };
}

/** Expressions that count nothing for this person. */
export async function dismissedOf(
  context: Pick<ServerContext, 'log'>,
  db: Queryable,
  key: OwnerKey,
  userId: string,
): Promise<ReadonlySet<string>> {
  const corrections = await correctionsOf(context, db, key, userId);
  return new Set(corrections.map(({ expression }) => expression));
}

/** Keeps a correction, in place of one at its id that cannot be opened any more. */
export async function insertCorrection(
  tx: Queryable,
  key: OwnerKey,
  userId: string,
  correction: StoredCorrection,
): Promise<void> {
  const { id, createdAt, ...sealed } = correction;
  const set = { createdAt, sealed: key.seal(place(id), sealed) };
  await tx
    .insert(burnoutCorrections)
    .values({ userId, id, ...set })
    .onConflictDoUpdate({ target: [burnoutCorrections.userId, burnoutCorrections.id], set });
}
