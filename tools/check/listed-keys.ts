/**
 * Rows of several people are named by pairs of person and id. A list of people beside a list of ids is
 * every person with every id: an id that two people share (a copy brought into a second account keeps
 * its ids) then reaches rows that nobody named.
 */

/** `inArray(table.column, …)` and its kind, with or without the table's name. */
const BUILT = /\b(?:inArray|notInArray|among)\(\s*(?:\w+\.)*(\w+)\s*,/g;
/** `column in (…)`, `column = any(…)` in SQL, where the column may be filled in. */
const WRITTEN =
  /(?:\$\{(?:\w+\.)*(\w+)\}|\b(?:\w+\.)?([a-z][a-z_]*))\s+(?:not\s+)?(?:in\s*(?:\(|\$\{)|=\s*any\s*\()/gi;
const KEY = /primaryKey\(\{\s*columns:\s*\[([^\]]+)\]/g;

/** The composite primary keys of a table file, as names of their columns. */
export function compositeKeysOf(tables: string): string[][] {
  return [...tables.matchAll(KEY)]
    .map(([, columns = '']) => [...columns.matchAll(/\.(\w+)/g)].map(([, name = '']) => name))
    .filter((columns) => columns.length > 1);
}

/** Statements of a file that list two columns of one composite key, each as those columns. */
export function listedTogether(source: string, keys: readonly string[][]): string[] {
  return source.split(';').flatMap((statement) => {
    const listed = [...statement.matchAll(BUILT), ...statement.matchAll(WRITTEN)].map(
      ([, built, written]) => camelCased(built ?? written ?? ''),
    );
    const together = keys
      .map((key) => key.filter((column) => listed.includes(column)))
      .find((columns) => columns.length > 1);
    return together ? [together.join(', ')] : [];
  });
}

function camelCased(name: string): string {
  return name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
