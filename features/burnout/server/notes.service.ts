import { and, count, desc, eq, ne } from 'drizzle-orm';
import * as z from 'zod';
import type { TrendNote } from '#features/burnout/contract/burnout.contract.ts';
import { type Caller, fail, type Problem } from '#packages/api/server/index.ts';
import { sealed } from '#packages/crypto/index.ts';
import { lockOwn } from '#packages/db/index.ts';
import { type ServerContext, tryUnseal } from '#packages/kernel/index.ts';
import { burnoutNotes } from './burnout.tables.ts';

/** A note for every few days of two years; more would hide the trend. */
export const MAX_NOTES = 200;

/** Where a note's words are sealed for. */
export const placeOfNote = (id: string) => ({ table: 'burnout_notes', row: id });
export const NOTE = sealed(z.object({ text: z.string() }));

/** What the caller pinned to days of the trend, newest days first. */
export async function listNotes(
  context: ServerContext,
  { userId }: Caller,
): Promise<{ notes: TrendNote[] }> {
  const key = await context.vault.keyOf(userId);
  const rows = await context.db
    .select()
    .from(burnoutNotes)
    .where(eq(burnoutNotes.userId, userId))
    .orderBy(desc(burnoutNotes.fromDay), desc(burnoutNotes.id));
  return {
    notes: rows.flatMap(({ id, fromDay, toDay, sealed: bytes }) => {
      const opened = tryUnseal(context, id, () => key.open(placeOfNote(id), bytes, NOTE));
      return opened ? [{ id, from: fromDay, to: toDay, text: opened.text }] : [];
    }),
  };
}

/**
 * Pins a note to days, in place of what stood at its id; twice the same is once. Throws `full` where
 * there are as many as may be.
 */
export async function putNote(
  { db, vault, now }: ServerContext,
  { userId }: Caller,
  note: TrendNote,
  full: () => Problem,
): Promise<TrendNote> {
  const { id, from, to, text } = note;
  const key = await vault.keyOf(userId);
  const set = { fromDay: from, toDay: to, sealed: key.seal(placeOfNote(id), { text }) };
  await db.transaction(async (tx) => {
    await lockOwn(tx, 'notes', userId);
    const [others] = await tx
      .select({ notes: count() })
      .from(burnoutNotes)
      .where(and(eq(burnoutNotes.userId, userId), ne(burnoutNotes.id, id)));
    if (others && others.notes >= MAX_NOTES) throw full();
    await tx
      .insert(burnoutNotes)
      .values({ userId, id, createdAt: now(), ...set })
      .onConflictDoUpdate({ target: [burnoutNotes.userId, burnoutNotes.id], set });
  });
  return note;
}

/** Takes a note away for good. */
export async function deleteNote(
  { db }: ServerContext,
  { userId }: Caller,
  id: string,
): Promise<void> {
  const gone = await db
    .delete(burnoutNotes)
    .where(and(eq(burnoutNotes.userId, userId), eq(burnoutNotes.id, id)))
    .returning({ id: burnoutNotes.id });
  if (gone.length === 0) throw fail('not_found', 'There is no such note');
}
