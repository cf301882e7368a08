import { isHelpFirst } from '#features/burnout/server/index.ts';
import type { Run, Week } from '#features/diary/contract/days.ts';
import { listDays } from '#features/emotions/server/index.ts';
import type { Caller } from '#packages/api/server/index.ts';
import { addDays, dayOf, type ServerContext } from '#packages/kernel/index.ts';
import { pageOf } from '../diary.queries.ts';
import { openEach, openRow } from '../diary.view.ts';
import { NOTHING_REMEMBERED } from '../feedback/material.ts';
import { isWeekHidden } from './choices.queries.ts';
import { BEFORE, RECENT, runOf } from './run.rules.ts';
import { lastDayOf, type WeekEntry } from './week.rules.ts';
import { writeWeek } from './week-writer.ts';

/** Entries older than this are another time of a life: nothing is held against them. */
const RUN_DAYS = 60;
const DAYS_BEFORE_LAST = 6;
/** More entries than a week holds: what a person writes in it, a line at a time. */
const WEEK_ENTRIES = 70;

/** Where the caller's last entries stand against those before, with the emotion of their days. */
export async function getRun(context: ServerContext, caller: Caller): Promise<Run> {
  const today = dayOf(context.now(), caller.timeZone);
  const from = addDays(today, 1 - RUN_DAYS);
  return runOf(await entriesFrom(context, caller, { from, to: today, limit: RECENT + BEFORE }));
}

/** The caller's week in a few sentences, on its last day; made when asked for, kept nowhere. */
export async function getWeek(context: ServerContext, caller: Caller): Promise<Week> {
  if (await isWeekHidden(context.db, caller.userId)) return { state: 'off' };
  const today = dayOf(context.now(), caller.timeZone);
  if (lastDayOf(today, caller.language) !== today) return { state: 'early' };
  const from = addDays(today, -DAYS_BEFORE_LAST);
  const range = { from, to: today };
  const [entries, { days }] = await Promise.all([
    entriesFrom(context, caller, { ...range, limit: WEEK_ENTRIES }),
    listDays(context, caller.userId, range),
  ]);
  return writeWeek(entries, days, { ...range, language: caller.language });
}

/** Analysed entries of the days, newest first; those that cannot be opened are left out. */
async function entriesFrom(
  context: ServerContext,
  { userId }: Caller,
  { from, to, limit }: { from: string; to: string; limit: number },
): Promise<WeekEntry[]> {
  const { db, vault } = context;
  const [key, rows, { days }] = await Promise.all([
    vault.keyOf(userId),
    pageOf(db, userId, { limit }),
    listDays(context, userId, { from, to }),
  ]);
  const moods = new Map(days.map(({ day, level }) => [day, level]));
  return openEach(context, rows, (row) => {
    const { analysis } = row;
    const { feedback, help, helpDismissed } = openRow(key, row);
    const { day } = row.entry;
    const first = analysis !== null && isHelpFirst(key, analysis);
    const { situations, helped } = feedback?.memory ?? NOTHING_REMEMBERED;
    return {
      day,
      score: analysis && !first ? analysis.score : null,
      mood: moods.get(day) ?? null,
      danger: first,
      needsHelp: first || (help != null && !helpDismissed),
      situations,
      helped,
      counts: analysis,
      analysed: analysis !== null,
    };
  }).filter(({ day, analysed }) => analysed && day >= from && day <= to);
}
