import { and, asc, eq } from 'drizzle-orm';
import * as z from 'zod';
import type {
  SelfCheck,
  SelfCheckForm,
} from '#features/self-check/contract/self-check.contract.ts';
import { scoreOf } from '#features/self-check/contract/who5.rules.ts';
import { type Caller, fail } from '#packages/api/server/index.ts';
import { type OwnerKey, type Sealed, sealed } from '#packages/crypto/index.ts';
import { uuidV7 } from '#packages/db/index.ts';
import { type ServerContext, type Settings, tryUnseal } from '#packages/kernel/index.ts';
import { selfChecks } from './self-check.tables.ts';

export interface SealedCheck {
  answers: number[];
  score: number;
}
export const CHECK: Sealed<SealedCheck> = sealed(
  z.object({ answers: z.array(z.number()), score: z.number() }),
);

export const placeOfCheck = (id: string) => ({ table: 'self_checks', row: id });

/** The operator's leave and words; `not_found` without them, as if there were no such thing. */
function instrumentOf({ settings }: ServerContext): NonNullable<Settings['selfCheck']> {
  if (!settings.selfCheck) throw fail('not_found', 'There is nothing at this address');
  return settings.selfCheck;
}

export function formFor(context: ServerContext, { language }: Caller): SelfCheckForm {
  const { texts, license } = instrumentOf(context);
  const { instruction, items, answers } = texts.languages[language];
  return { instruction, items, answers, source: `${texts.source} ${license}` };
}

/** The caller's results, oldest first. */
export async function listResults(
  context: ServerContext,
  { userId }: Caller,
): Promise<{ results: SelfCheck[] }> {
  instrumentOf(context);
  const key = await context.vault.keyOf(userId);
  const rows = await context.db
    .select()
    .from(selfChecks)
    .where(eq(selfChecks.userId, userId))
    .orderBy(asc(selfChecks.at), asc(selfChecks.id));
  return {
    results: rows.flatMap(({ id, at, sealed }) => {
      const opened = tryUnseal(context, id, () => key.open(placeOfCheck(id), sealed, CHECK));
      return opened ? [{ id, at: at.toISOString(), score: opened.score }] : [];
    }),
  };
}

/** Keeps a filled-in form with its score. The same `clientId` again gives the result already kept. */
export async function keepAnswers(
  context: ServerContext,
  { userId }: Caller,
  { answers, clientId }: { answers: number[]; clientId?: string | undefined },
): Promise<SelfCheck> {
  instrumentOf(context);
  const at = context.now();
  const id = uuidV7(at);
  const key = await context.vault.keyOf(userId);
  const sealed: SealedCheck = { answers, score: scoreOf(answers) };
  const row = { userId, id, clientId: clientId ?? null, at };
  const kept = await context.db
    .insert(selfChecks)
    .values({ ...row, sealed: key.seal(placeOfCheck(id), sealed) })
    .onConflictDoNothing({ target: [selfChecks.userId, selfChecks.clientId] })
    .returning({ id: selfChecks.id });
  if (kept.length === 0 && clientId) return keptResult(context, key, userId, clientId);
  return { id, at: at.toISOString(), score: sealed.score };
}

async function keptResult(
  { db }: ServerContext,
  key: OwnerKey,
  userId: string,
  clientId: string,
): Promise<SelfCheck> {
  const [row] = await db
    .select()
    .from(selfChecks)
    .where(and(eq(selfChecks.userId, userId), eq(selfChecks.clientId, clientId)));
  // Taken away between the two questions.
  if (!row) throw fail('not_found', 'There is no such result');
  const { score } = key.open(placeOfCheck(row.id), row.sealed, CHECK);
  return { id: row.id, at: row.at.toISOString(), score };
}

/** Takes a result away for good. */
export async function removeResult(
  context: ServerContext,
  { userId }: Caller,
  id: string,
): Promise<void> {
  instrumentOf(context);
  const gone = await context.db
    .delete(selfChecks)
    .where(and(eq(selfChecks.userId, userId), eq(selfChecks.id, id)))
    .returning({ id: selfChecks.id });
  if (gone.length === 0) throw fail('not_found', 'There is no such result');
}
