import { crisisLevelOf } from '#features/burnout/server/index.ts';
import type { Entry } from '#features/diary/contract/diary.contract.ts';
import type { DayProblem } from '#features/diary/contract/entry-day.ts';
import type { Caller, Problem } from '#packages/api/server/index.ts';
import { replaces, type Stamp, stampOf } from '#packages/kernel/change.ts';
import { type ServerContext, writtenAt } from '#packages/kernel/index.ts';
import { announce } from './diary.events.ts';
import { helpOf, soundsWorse, wholeOf } from './diary.help.ts';
import type { EntryRow } from './diary.queries.ts';
import { isToBeRead } from './diary.reading.ts';
import type { HeadStamps, SealedEntry } from './diary.sealed.ts';
import { getEntry, lockUndeleted, reanalyse } from './diary.service.ts';
import { openRow } from './diary.view.ts';
import { assertDay } from './entry-day.ts';
import { toldAtOf } from './written-at.rules.ts';

interface Head {
  title?: string;
  day?: string;
  favourite?: boolean;
}

/**
 * Changes what stands above an entry's text. Each of the three goes by the stamp of its last change, so
 * that what was tapped on two devices ends the same on both, whichever arrives first.
 */
export async function changeHead(
  context: ServerContext,
  { userId, timeZone }: Pick<Caller, 'userId' | 'timeZone'>,
  id: string,
  { changeId, recordedAt, ...asked }: Head & Stamp,
  refuse: (code: DayProblem, message: string) => Problem,
): Promise<Entry> {
  const { db, vault } = context;
  const key = await vault.keyOf(userId);
  const now = context.now();
  const tapped = stampOf({ changeId, recordedAt }, now).recordedAt;
  const stamp = { changeId, recordedAt: tapped.toISOString() };
  await db.transaction(async (tx) => {
    const entry = await lockUndeleted(tx, userId, id);
    const opened = openRow(key, { entry });
    const head = laterThan(opened.headStamps, stamp, asked);
    if (Object.keys(head).length === 0) return;
    const { day = entry.day, favourite = entry.favourite } = head;
    let { toldAt } = entry;
    if (day !== entry.day) {
      const at = writtenAt(now, now.getTime() - tapped.getTime());
      await assertDay(context, { userId, timeZone }, { day, at }, refuse);
      toldAt = toldAtOf(day, entry.createdAt, timeZone);
    }
    const stamps = Object.fromEntries(Object.keys(head).map((name) => [name, stamp]));
    const next = {
      ...withTitle(opened, head.title, entry),
      headStamps: { ...opened.headStamps, ...stamps },
    };
    const set = { day, toldAt, favourite };
    await reanalyse(context, tx, key, { ...entry, toldAt }, next, set);
    await announce(context, tx, userId, { type: 'entry_changed', entryId: id });
  });
  return getEntry(context, userId, id);
}

/** What is asked for of the head and was not changed by a later tap. */
function laterThan(stamps: HeadStamps, stamp: Stamp, { title, day, favourite }: Head): Head {
  const isDue = (name: keyof Head) => replaces(stamp, stamps[name] ?? null);
  return {
    ...(title !== undefined && isDue('title') ? { title } : {}),
    ...(day !== undefined && isDue('day') ? { day } : {}),
    ...(favourite !== undefined && isDue('favourite') ? { favourite } : {}),
  };
}

/** An entry under another title, which may tell of danger by itself; an empty one is none. */
function withTitle(
  opened: SealedEntry,
  asked: string | undefined,
  { status, country }: Pick<EntryRow, 'status' | 'country'>,
): SealedEntry {
  if (asked === undefined) return opened;
  const { text } = opened;
  const next = { text, title: asked || undefined };
  const level = { crisisLevel: crisisLevelOf(text) };
  return {
    ...opened,
    ...next,
    help: isToBeRead(status, opened) ? helpOf(next, level, country) : opened.help,
    helpDismissed: opened.helpDismissed && !soundsWorse(wholeOf(next), wholeOf(opened)),
  };
}
