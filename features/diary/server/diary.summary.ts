import type { LevelKey } from '#features/burnout/contract/burnout.contract.ts';
import { isHelpFirst } from '#features/burnout/server/index.ts';
import type { OwnerKey } from '#packages/crypto/index.ts';
import { firstUuidV7 } from '#packages/db/index.ts';
import { DEFAULT_TIME_ZONE, type ServerContext, unlessBroken } from '#packages/kernel/index.ts';

const DAY_MS = 86_400_000;
/** How many entries are looked at for one whose level may be shown. */
const LOOK_BACK = 20;

/** Days, as text from and to. */
interface Range {
  from: string;
  to: string;
}

/**
 * Entries by day, read along the primary key. An entry from before days were kept has that of the
 * default time zone, by the rule of `dayOf`.
 */
const BY_DAY = `
  select day::text, count(*)::int
    from (
      select coalesce(day, (created_at at time zone '${DEFAULT_TIME_ZONE}' - interval '3 hours')::date) as day
        from diary_entries
       where user_id = $1 and id >= $2 and deleted_at is null
    ) entries
   where day between $3 and $4
   group by day`;

/** Both halves of what the start page asks, in one raw statement, since every visit asks them. */
const OVERVIEW = {
  name: 'diary_overview',
  text: `
    select by_day.*, null, null::float8, null, null from (${BY_DAY}) by_day
    union all (
      select null, null, e.id::text, extract(epoch from e.created_at) * 1000, a.level, encode(a.sealed, 'base64')
        from diary_entries e
        left join burnout_analyses a on a.user_id = e.user_id and a.entry_id = e.id
       where e.user_id = $1 and e.deleted_at is null
       order by e.id desc
       limit ${LOOK_BACK}
    )`,
} as const;

type DayRow = [day: string, entries: number, ...null[]];
type LatestRow = [
  ...[day: null, entries: null, entryId: string],
  ...[atMs: number, level: LevelKey | null, sealed: string | null],
];

/** What the start page shows of a person's diary. */
export interface DiaryOverview {
  /**
   * Days with an entry and how many, oldest first. An entry keeps the day that it was written on;
   * deleted ones do not count.
   */
  days: { day: string; entries: number }[];
  /** The newest entry whose level may be shown; its level is null where there is no analysis. */
  latest: { entryId: string; at: Date; level: LevelKey | null } | null;
  /** Help comes before the numbers of the newest analysed entry. */
  helpFirst: boolean;
}

/** The days from `from` to `to`, and the newest entry; one query. */
export async function diaryOverviewOf(
  context: ServerContext,
  userId: string,
  range: Range,
  key: Promise<OwnerKey>,
): Promise<DiaryOverview> {
  const values = valuesOf(userId, range);
  const [opener, rows] = await Promise.all([
    key,
    context.db.$client.read<DayRow | LatestRow>({ ...OVERVIEW, values }),
  ]);
  const days = rows.flatMap(([day, entries]) => (day === null ? [] : [{ day, entries }]));
  const newest = rows
    .filter((row): row is LatestRow => row[0] === null)
    .toSorted(([, , a], [, , b]) => (a < b ? 1 : -1));
  /** Undefined where it cannot be told: then neither level nor help is shown for it. */
  const isHelp = ([, , entryId, , , sealed]: LatestRow) =>
    sealed === null
      ? false
      : unlessBroken(context, entryId, () =>
          isHelpFirst(opener, { entryId, sealed: Buffer.from(sealed, 'base64') }),
        );
  const newestAnalysed = newest.find(([, , , , , sealed]) => sealed !== null);
  const latest = newest.find((row) => isHelp(row) === false);
  return {
    days: days.toSorted((a, b) => a.day.localeCompare(b.day)),
    latest: latest ? { entryId: latest[2], at: new Date(latest[3]), level: latest[4] } : null,
    helpFirst: newestAnalysed !== undefined && isHelp(newestAnalysed) === true,
  };
}

/** The person's days from `from` to `to` with an entry. */
export async function recordedDaysOf(
  { db }: ServerContext,
  userId: string,
  range: Range,
): Promise<string[]> {
  const statement = { name: 'diary_days', text: BY_DAY, values: valuesOf(userId, range) };
  return (await db.$client.read<DayRow>(statement)).map(([day]) => day);
}

function valuesOf(userId: string, { from, to }: Range): string[] {
  // A day earlier is before 03:00 of that day in every zone.
  return [userId, firstUuidV7(new Date(Date.parse(from) - DAY_MS)), from, to];
}
