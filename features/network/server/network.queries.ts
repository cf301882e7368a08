import {
  and,
  asc,
  count,
  eq,
  getTableColumns,
  isNotNull,
  isNull,
  not,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Queryable } from '#packages/db/index.ts';
import type { Kind, Spoken, State } from '../contract/network.contract.ts';
import type { Specialty } from '../contract/registry.rules.ts';
import { networkEntries, networkFavourites, networkProposals } from './network.tables.ts';

// What is searched is no row of a list.
const { searched: _, ...columns } = getTableColumns(networkEntries);
export type EntryRow = Omit<typeof networkEntries.$inferSelect, 'searched'>;
/** What an entry says, as its columns; `words` become what is searched. */
export type EntryText = Omit<
  EntryRow,
  'id' | 'demonstration' | 'published' | 'publishedAt' | 'revision' | 'createdAt'
> & { words: readonly string[] };

export interface Wanted {
  /** Folded words, each the beginning of one in what is searched. */
  words: readonly string[];
  kind?: Kind | undefined;
  specialty?: Specialty | undefined;
  municipality?: number | undefined;
  mode?: 'online' | 'inPerson' | undefined;
  language?: Spoken | undefined;
  plan?: string | undefined;
  favourites: boolean;
}

interface Page {
  after: string | undefined;
  limit: number;
}

/** Published, and looked up at its council in time. */
const isShown = (today: string) =>
  and(networkEntries.published, sql`${networkEntries.checkAgain} > ${today}`);

const holds = (words: readonly string[]) =>
  words.length === 0
    ? undefined
    : sql`${networkEntries.searched} @@ ${words.map((word) => `'${word}':*`).join(' & ')}::tsquery`;

const isFavourite = (userId: string) =>
  sql<boolean>`exists (select 1 from ${networkFavourites}
    where ${networkFavourites.userId} = ${userId} and ${networkFavourites.entryId} = ${networkEntries.id})`;

const behind = (after: string | undefined) =>
  after === undefined
    ? undefined
    : sql`(${networkEntries.sortKey}, ${networkEntries.id}) >
        (select sort_key, id from network_entries where id = ${after})`;

function matching(wanted: Wanted, userId: string, today: string): SQL | undefined {
  const { words, kind, specialty, municipality, mode, language, plan, favourites } = wanted;
  return and(
    isShown(today),
    holds(words),
    kind && eq(networkEntries.kind, kind),
    specialty && sql`${specialty} = any(${networkEntries.specialties})`,
    municipality === undefined ? undefined : eq(networkEntries.municipality, municipality),
    mode && eq(mode === 'online' ? networkEntries.online : networkEntries.inPerson, true),
    language && sql`${language} = any(${networkEntries.languages})`,
    plan === undefined ? undefined : sql`${plan} = any(${networkEntries.plans})`,
    favourites ? isFavourite(userId) : undefined,
  );
}

/** Shown entries of what is wanted, by name, after one that was seen. */
export function shownPage(
  db: Queryable,
  { userId, today }: { userId: string; today: string },
  wanted: Wanted,
  { after, limit }: Page,
) {
  return db
    .select({ ...columns, favourite: isFavourite(userId) })
    .from(networkEntries)
    .where(and(matching(wanted, userId, today), behind(after)))
    .orderBy(asc(networkEntries.sortKey), asc(networkEntries.id))
    .limit(limit);
}

/** How many professionals and clinics there are of what is wanted. */
export async function countShown(
  db: Queryable,
  { userId, today }: { userId: string; today: string },
  wanted: Wanted,
): Promise<{ professionals: number; clinics: number }> {
  const [row] = await db
    .select({
      professionals: sql<number>`count(*) filter (where ${networkEntries.kind} = 'professional')::int`,
      clinics: sql<number>`count(*) filter (where ${networkEntries.kind} = 'clinic')::int`,
    })
    .from(networkEntries)
    .where(matching(wanted, userId, today));
  return row ?? { professionals: 0, clinics: 0 };
}

/** How an entry that people may see meets them; undefined for one that is not shown. */
export async function shownEntry(
  db: Queryable,
  id: string,
  today: string,
): Promise<Pick<EntryRow, 'online'> | undefined> {
  const [row] = await db
    .select({ online: networkEntries.online })
    .from(networkEntries)
    .where(and(isShown(today), eq(networkEntries.id, id)));
  return row;
}

/** The registry of an entry and when it was looked up last, shown or not; null for one that nobody has checked. */
export async function registryOf(
  db: Queryable,
  id: string,
): Promise<{ number: string; checkedOn: string } | null> {
  const { registry, checkedOn } = networkEntries;
  const [row] = await db
    .select({ number: registry, checkedOn })
    .from(networkEntries)
    .where(eq(networkEntries.id, id));
  return row?.checkedOn ? { number: row.number, checkedOn: row.checkedOn } : null;
}

export async function findShown(
  db: Queryable,
  { userId, today }: { userId: string; today: string },
  id: string,
) {
  const [row] = await db
    .select({ ...columns, favourite: isFavourite(userId) })
    .from(networkEntries)
    .where(and(isShown(today), eq(networkEntries.id, id)));
  return row;
}

type Choices = { specialties: Specialty[]; languages: Spoken[]; plans: string[]; places: number[] };

/** What shown entries can be narrowed down to. */
export async function findChoices(db: Queryable, today: string): Promise<Choices> {
  const each = (list: SQL) =>
    sql`array(select distinct unnest(${list}) as one from shown order by one)`;
  // One reading of the entries, which are long; what tells them apart is little.
  const { rows } = await db.execute<Choices>(sql`
    with shown as materialized (
      select distinct specialties, languages, plans, municipality
        from ${networkEntries} where ${isShown(today)})
    select ${each(sql`specialties`)} as specialties, ${each(sql`languages`)} as languages,
           ${each(sql`plans`)} as plans,
           array(select distinct municipality from shown where municipality is not null
                  order by municipality) as places`);
  return rows[0] ?? { specialties: [], languages: [], plans: [], places: [] };
}

/** Favourites of a person that are shown. */
export async function countFavourites(
  db: Queryable,
  { userId, today }: { userId: string; today: string },
): Promise<number> {
  const [row] = await db
    .select({ favourites: count() })
    .from(networkFavourites)
    .innerJoin(networkEntries, eq(networkEntries.id, networkFavourites.entryId))
    .where(and(eq(networkFavourites.userId, userId), isShown(today)));
  return row?.favourites ?? 0;
}

export async function putFavourite(
  db: Queryable,
  row: typeof networkFavourites.$inferInsert,
): Promise<void> {
  await db.insert(networkFavourites).values(row).onConflictDoNothing();
}

export async function deleteFavourite(
  db: Queryable,
  { userId, entryId }: { userId: string; entryId: string },
): Promise<void> {
  await db
    .delete(networkFavourites)
    .where(and(eq(networkFavourites.userId, userId), eq(networkFavourites.entryId, entryId)));
}

interface Managed {
  words: readonly string[];
  state?: State | undefined;
  /** Only published ones whose check is over. */
  due: boolean;
}

const OF_STATE: Record<State, SQL | undefined> = {
  draft: and(not(networkEntries.published), isNull(networkEntries.publishedAt)),
  published: eq(networkEntries.published, true),
  withdrawn: and(not(networkEntries.published), isNotNull(networkEntries.publishedAt)),
};

const isDue = (today: string) =>
  and(networkEntries.published, sql`${networkEntries.checkAgain} <= ${today}`);

const ofManaged = ({ words, state, due }: Managed, today: string) =>
  and(holds(words), state && OF_STATE[state], due ? isDue(today) : undefined);

/** Entries of what is wanted, by name, after one that was seen. */
export function managedPage(
  db: Queryable,
  today: string,
  wanted: Managed,
  { after, limit }: Page,
): Promise<(EntryRow & { proposed: boolean })[]> {
  const proposed = sql<boolean>`exists (select 1 from ${networkProposals}
    where ${networkProposals.entryId} = ${networkEntries.id} and ${networkProposals.declined} is null)`;
  return db
    .select({ ...columns, proposed })
    .from(networkEntries)
    .where(and(ofManaged(wanted, today), behind(after)))
    .orderBy(asc(networkEntries.sortKey), asc(networkEntries.id))
    .limit(limit);
}

export async function countManaged(db: Queryable, today: string, wanted: Managed) {
  const [row] = await db
    .select({
      total: sql<number>`count(*) filter (where ${ofManaged(wanted, today) ?? sql`true`})::int`,
      due: sql<number>`count(*) filter (where ${isDue(today)})::int`,
    })
    .from(networkEntries);
  return row ?? { total: 0, due: 0 };
}

/** An entry as it stands; with `lock` kept from other changes until the transaction ends. */
export async function findEntry(
  db: Queryable,
  id: string,
  { lock = false } = {},
): Promise<EntryRow | undefined> {
  const query = db.select(columns).from(networkEntries).where(eq(networkEntries.id, id));
  const [row] = await (lock ? query.for('update') : query);
  return row;
}

/** The entries of these registries; kept from other changes until the transaction ends. */
export function lockByRegistry(tx: Queryable, registries: readonly string[]): Promise<EntryRow[]> {
  return tx
    .select(columns)
    .from(networkEntries)
    .where(sql`${networkEntries.registry} = any(${sql.param([...registries])}::text[])`)
    .orderBy(asc(networkEntries.id))
    .for('update');
}

const stored = ({ words, ...text }: EntryText) => ({
  ...text,
  searched: sql`array_to_tsvector(${sql.param([...words])}::text[])`,
});

/** Adds an entry; false where its id is there already. */
export async function insertEntry(
  db: Queryable,
  { id, text, ...more }: { id: string; text: EntryText } & Partial<EntryRow>,
): Promise<boolean> {
  const added = await db
    .insert(networkEntries)
    .values({ ...more, id, ...stored(text) })
    .onConflictDoNothing({ target: networkEntries.id })
    .returning({ id: networkEntries.id });
  return added.length > 0;
}

export async function changeText(
  tx: Queryable,
  id: string,
  text: EntryText,
  revision: number,
): Promise<EntryRow> {
  return changed(
    await tx
      .update(networkEntries)
      .set({ ...stored(text), revision })
      .where(eq(networkEntries.id, id))
      .returning(columns),
  );
}

export async function changeState(
  tx: Queryable,
  id: string,
  change: Pick<EntryRow, 'published'> & Partial<Pick<EntryRow, 'publishedAt'>>,
): Promise<EntryRow> {
  return changed(
    await tx.update(networkEntries).set(change).where(eq(networkEntries.id, id)).returning(columns),
  );
}

function changed([row]: EntryRow[]): EntryRow {
  if (!row) throw new Error('The entry is gone although it is locked');
  return row;
}

export async function deleteEntry(tx: Queryable, id: string): Promise<void> {
  await tx.delete(networkEntries).where(eq(networkEntries.id, id));
}

export async function hasEntries(db: Queryable): Promise<boolean> {
  const rows = await db.select({ id: networkEntries.id }).from(networkEntries).limit(1);
  return rows.length > 0;
}

export type ProposalRow = typeof networkProposals.$inferSelect;

/** What is proposed of an entry; with `lock` kept from other changes until the transaction ends. */
export async function findProposal(
  db: Queryable,
  entryId: string,
  { lock = false } = {},
): Promise<ProposalRow | undefined> {
  const query = db.select().from(networkProposals).where(eq(networkProposals.entryId, entryId));
  const [row] = await (lock ? query.for('update') : query);
  return row;
}

/** Stores what is proposed, in place of what was proposed before. */
export async function putProposal(tx: Queryable, row: ProposalRow): Promise<void> {
  await deleteProposal(tx, row.entryId);
  await tx
    .insert(networkProposals)
    .values(row)
    .onConflictDoUpdate({ target: networkProposals.userId, set: row });
}

export async function declineProposal(
  tx: Queryable,
  entryId: string,
  declined: string,
): Promise<void> {
  await tx.update(networkProposals).set({ declined }).where(eq(networkProposals.entryId, entryId));
}

export async function deleteProposal(tx: Queryable, entryId: string): Promise<void> {
  await tx.delete(networkProposals).where(eq(networkProposals.entryId, entryId));
}
