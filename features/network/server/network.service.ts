import { professionalOf } from '#features/access/server/index.ts';
import { type Caller, fail } from '#packages/api/server/index.ts';
import { DEFAULT_TIME_ZONE, dayOf } from '#packages/kernel/day.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import type { Card, Entry } from '../contract/network.contract.ts';
import { searchWords } from '../contract/network.rules.ts';
import { municipalityOf } from './municipalities.ts';
import {
  countFavourites,
  countShown,
  deleteFavourite,
  findChoices,
  findShown,
  putFavourite,
  shownPage,
  type Wanted,
} from './network.queries.ts';
import { cardOf, entryOf } from './network.view.ts';

/** Checks are of the product's own day, whoever looks. */
export const todayOf = ({ now }: Pick<ServerContext, 'now'>) => dayOf(now(), DEFAULT_TIME_ZONE);

interface Search extends Omit<Wanted, 'words'> {
  text: string;
  after?: string | undefined;
  limit: number;
}

/** A page of who is looked for, and how many there are in all. */
export async function search(
  context: ServerContext,
  { userId }: Caller,
  { text, after, limit, ...filters }: Search,
): Promise<{ items: Card[]; professionals: number; clinics: number; next: string | null }> {
  const asked = { userId, today: todayOf(context) };
  const wanted = { ...filters, words: searchWords(text) };
  const [rows, counts] = await Promise.all([
    shownPage(context.db, asked, wanted, { after, limit: limit + 1 }),
    countShown(context.db, asked, wanted),
  ]);
  return { ...paged(rows, limit, cardOf), ...counts };
}

export async function choices(context: ServerContext, { userId }: Caller) {
  const today = todayOf(context);
  const [found, favourites, own] = await Promise.all([
    findChoices(context.db, today),
    countFavourites(context.db, { userId, today }),
    professionalOf(context.db, userId),
  ]);
  const places = found.places.flatMap((code) => municipalityOf(code) ?? []);
  const byName = new Intl.Collator('pt-BR');
  return {
    ...found,
    places: places.toSorted((a, b) => byName.compare(a.name, b.name)),
    favourites,
    isProfessional: own !== null,
  };
}

/** One that is shown; drafts, what was withdrawn and what has to be checked anew do not exist for others. */
export async function getEntry(
  context: ServerContext,
  { userId }: Caller,
  id: string,
): Promise<Entry> {
  const row = await findShown(context.db, { userId, today: todayOf(context) }, id);
  if (!row) throw notFound();
  return entryOf(row);
}

/** Marks or unmarks; the mark of somebody who is not shown any more can still be taken off. */
export async function setFavourite(
  context: ServerContext,
  { userId }: Caller,
  id: string,
  favourite: boolean,
): Promise<{ favourites: number }> {
  const { db, now } = context;
  const asked = { userId, today: todayOf(context) };
  return db.transaction(async (tx) => {
    if (favourite) {
      if (!(await findShown(tx, asked, id))) throw notFound();
      await putFavourite(tx, { userId, entryId: id, addedAt: now() });
    } else await deleteFavourite(tx, { userId, entryId: id });
    return { favourites: await countFavourites(tx, asked) };
  });
}

const notFound = () => fail('not_found', 'No such entry');

/** A page of what was asked with one row more than a page: that one says whether there is a next. */
export function paged<Row extends { id: string }, Shown>(
  rows: readonly Row[],
  limit: number,
  show: (row: Row) => Shown,
): { items: Shown[]; next: string | null } {
  const page = rows.slice(0, limit);
  return { items: page.map(show), next: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
}
