import { type SQL, sql } from 'drizzle-orm';
import type { NewsCategory } from '#features/news/contract/news.contract.ts';
import type { Queryable } from '#packages/db/index.ts';
import type { Language } from '#packages/i18n/languages.ts';
import { newsItems, newsSearch } from './news.tables.ts';

/** PostgreSQL's own stemmers. The words are folded before: with accents or without, a word has one stem. */
const STEMMERS: Readonly<Record<Language, string>> = {
  'pt-BR': 'portuguese',
  'en-US': 'english',
  'es-ES': 'spanish',
  'fr-FR': 'french',
};
/** From so many letters on, the beginning of a word finds it. */
const PREFIX_LETTERS = 2;
/** Most items that are counted; more of them are told as so many. */
const MOST_COUNTED = 1_000;

/** Puts an item's words into the index as it stands, or takes them out where it is not published. */
export async function indexNews(tx: Queryable, id: string): Promise<void> {
  await tx.execute(sql`delete from ${newsSearch} where item_id = ${id}`);
  await tx.execute(sql`
    insert into ${newsSearch} (item_id, published_at, category, words)
    select id, published_at, category,
           to_tsvector('simple', searched) || to_tsvector(${stemmerOf(sql`language`)}, searched)
      from ${newsItems} where id = ${id} and published`);
}

const stemmerOf = (language: SQL) => sql`(case ${language}
  when 'en-US' then 'english' when 'es-ES' then 'spanish' when 'fr-FR' then 'french'
  else 'portuguese' end)::regconfig`;

/** Every word, as the beginning of one or by its stem in any of the languages. */
function wordsQuery(words: readonly string[]): SQL {
  const each = words.map((word) => {
    const quoted = `'${word.replaceAll("'", "''").replaceAll('\\', '\\\\')}'`;
    const begun = [...word].length >= PREFIX_LETTERS ? `${quoted}:*` : quoted;
    const stems = Object.values(STEMMERS).map(
      (stemmer) => sql`plainto_tsquery(${stemmer}::regconfig, ${word})`,
    );
    return sql`(to_tsquery('simple', ${begun}) || ${sql.join(stems, sql` || `)})`;
  });
  return sql.join(each, sql` && `);
}

interface Wanted {
  words: readonly string[];
  category?: NewsCategory | undefined;
}

const matching = ({ words, category }: Wanted) => sql`words @@ (${wordsQuery(words)})
  ${category ? sql`and category = ${category}` : sql``}`;

/**
 * Ids of the published items that hold all words, newest first, after one that was seen, and how many there
 * are. Counting goes first, because it says which way is short: few are taken from the index of words and
 * sorted; of many, the newest are met soon along the index of days. PostgreSQL always takes the second way
 * by itself, and reads every article for two rare words.
 */
export async function search(
  db: Queryable,
  wanted: Wanted,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<{ ids: string[]; total: number }> {
  const total = await countFound(db, wanted);
  const sortedApart = total < MOST_COUNTED ? sql`offset 0` : sql``;
  const { rows } = await db.execute<{ id: string }>(sql`
    select item_id as id
      from (select item_id, published_at from ${newsSearch}
             where ${matching(wanted)} ${sortedApart}) as found
     ${after ? sql`where (published_at, item_id) < (select published_at, item_id from ${newsSearch} where item_id = ${after})` : sql``}
     order by published_at desc, item_id desc
     limit ${limit}`);
  return { ids: rows.map(({ id }) => id), total };
}

/** How many there are, up to a thousand. */
async function countFound(db: Queryable, wanted: Wanted): Promise<number> {
  const { rows } = await db.execute<{ found: number }>(sql`
    select count(*)::int as found from (
      select 1 from ${newsSearch} where ${matching(wanted)} limit ${MOST_COUNTED}) as matches`);
  return rows[0]?.found ?? 0;
}
