import { driverOf, type Queryable } from '#packages/db/index.ts';
import type { Language } from '#packages/i18n/languages.ts';

const TRANSLATED = `
  select id, translations -> $1 ->> 'title' as title
    from courses where language <> $1 and translations -> $1 ->> 'title' is not null`;

/** Titles of the courses that were translated into a language, by their ids; every other one has only its own. */
export async function translatedTitles(
  db: Queryable,
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await driverOf(db).query<{ id: string; title: string }>(TRANSLATED, [language]);
  return new Map(rows.map(({ id, title }) => [id, title]));
}
