import type { LevelKey } from '#features/burnout/contract/burnout.contract.ts';
import { isHelpFirst } from '#features/burnout/server/index.ts';
import type { OwnerKey } from '#packages/crypto/index.ts';
import { type ServerContext, tryUnseal } from '#packages/kernel/index.ts';
import { openShown } from './diary.sealed.ts';

/** How many entries are looked at for one whose level may be shown: nearly always the newest is one. */
const FIRST_LOOK = 3;
const LOOK_BACK = 20;

/** Days, as text from and to. */
interface Range {
  from: string;
  to: string;
}

/** Entries by day, read along the list. */
const BY_DAY = `
  select day::text, count(*)::int
    from diary_entries
   where user_id = $1 and day between $2 and $3 and deleted_at is null
   group by day`;

/**
 * The newest entries. The limit inside has each analysis looked up by its key: joined plainly, all of
 * the person's are read and compared with every entry.
 */
const newest = (count: number) => `
  select null, null::int, e.day::text || e.id::text, e.id::text,
         (extract(epoch from e.told_at) * 1000)::float8, a.level,
         encode(a.sealed, 'base64'), encode(e.sealed, 'base64')
    from diary_entries e
    left join lateral (
      select level, sealed from burnout_analyses where user_id = e.user_id and entry_id = e.id limit 1
    ) a on true
   where e.user_id = $1 and e.deleted_at is null and e.sealed is not null
   order by e.day desc, e.id desc
   limit ${count}`;

/** Both halves of what the start page asks, in one raw statement, since every visit asks them. */
const OVERVIEW = {
  name: 'diary_overview',
  text: `
    select by_day.*, null, null, null::float8, null, null, null from (${BY_DAY}) by_day
    union all (${newest(FIRST_LOOK)})`,
} as const;
const FURTHER = { name: 'diary_newest', text: newest(LOOK_BACK) } as const;

type DayRow = [day: string, entries: number, ...null[]];
type LatestRow = [
  ...[day: null, entries: null, place: string, entryId: string],
  ...[atMs: number, level: LevelKey | null, sealedReading: string | null, sealed: string],
];

/** What the start page shows of a person's diary. */
export interface DiaryOverview {
  /** Days that entries are about and how many, oldest first; deleted ones do not count. */
  days: { day: string; entries: number }[];
  /** The newest entry whose level may be shown; its level is null where there is no analysis. */
  latest: { entryId: string; at: Date; level: LevelKey | null } | null;
  /** Help comes before the numbers of the newest analysed entry. */
  helpFirst: boolean;
}

/**
 * The days from `from` to `to`, and the newest entry; one query, and one more where the first look
 * does not tell (many entries in a row that show no level, or have none).
 */
export async function diaryOverviewOf(
  context: ServerContext,
  userId: string,
  range: Range,
  key: Promise<OwnerKey>,
): Promise<DiaryOverview> {
  const { $client } = context.db;
  const [opener, rows] = await Promise.all([
    key,
    $client.read<DayRow | LatestRow>({ ...OVERVIEW, values: valuesOf(userId, range) }),
  ]);
  const days: DiaryOverview['days'] = [];
  const looked: LatestRow[] = [];
  for (const row of rows) {
    if (row[0] === null) looked.push(row);
    else days.push({ day: row[0], entries: row[1] });
  }
  days.sort((a, b) => (a.day < b.day ? -1 : 1));
  let found = newestOf(context, opener, looked);
  if (looked.length === FIRST_LOOK && !(found.latest && found.analysed)) {
    const further = await $client.read<LatestRow>({ ...FURTHER, values: [userId] });
    found = newestOf(context, opener, further);
  }
  const { latest, analysed } = found;
  return {
    days,
    latest: latest && { entryId: latest[3], at: new Date(latest[4]), level: latest[5] },
    helpFirst: analysed?.isHelp === true,
  };
}

/** The newest entry that opens and needs no help first, and whether the newest analysed one does. */
function newestOf(
  context: ServerContext,
  key: OwnerKey,
  rows: readonly LatestRow[],
): { latest: LatestRow | null; analysed: { isHelp: boolean | undefined } | null } {
  let latest: LatestRow | null = null;
  let analysed: { isHelp: boolean | undefined } | null = null;
  for (const row of rows.toSorted(([, , a], [, , b]) => (a < b ? 1 : -1))) {
    const isHelp = isHelpFirstIn(context, key, row);
    if (row[6] !== null) analysed ??= { isHelp };
    if (isHelp === false && opens(context, key, row)) latest ??= row;
    if (latest && analysed) break;
  }
  return { latest, analysed };
}

/** Undefined where it cannot be told: then neither level nor help is shown for it. */
function isHelpFirstIn(
  context: ServerContext,
  key: OwnerKey,
  [, , , entryId, , , sealedReading]: LatestRow,
): boolean | undefined {
  if (sealedReading === null) return false;
  const sealed = Buffer.from(sealedReading, 'base64');
  return tryUnseal(context, entryId, () => isHelpFirst(key, { entryId, sealed }));
}

/** A level beside a text that nobody can read again explains nothing. */
function opens(context: ServerContext, key: OwnerKey, row: LatestRow): boolean {
  const [, , , entryId, , , , sealed] = row;
  const bytes = Buffer.from(sealed, 'base64');
  return tryUnseal(context, entryId, () => openShown(key, entryId, bytes)) !== undefined;
}

/** The person's days from `from` to `to` that an entry is about. */
export async function recordedDaysOf(
  { db }: ServerContext,
  userId: string,
  range: Range,
): Promise<string[]> {
  const statement = { name: 'diary_days', text: BY_DAY, values: valuesOf(userId, range) };
  return (await db.$client.read<DayRow>(statement)).map(([day]) => day);
}

const valuesOf = (userId: string, { from, to }: Range) => [userId, from, to];
