import { getTableConfig } from 'drizzle-orm/pg-core';
import { driverOf, type Queryable } from '#packages/db/index.ts';
import type { Language } from '#packages/i18n/languages.ts';
import type { ServerContext } from '#packages/kernel/index.ts';
import { kindText } from './texts.ts';

/** What is kept of a person, as the copy of everything calls it, with how many rows there are of it. */
export async function deletionReport(
  { assembly }: ServerContext,
  tx: Queryable,
  userId: string,
  language: Language,
): Promise<string[]> {
  const lines: string[] = [];
  for (const { name, tables } of assembly.personalData.flatMap(({ kinds }) => kinds)) {
    // Of a kind in several tables, the first that has rows of people's own is the one to count.
    const own = tables
      .map((table) => getTableConfig(table))
      .find(({ columns }) => columns.some((column) => column.name === 'user_id'));
    if (!own) continue;
    const { rows } = await driverOf(tx).query<{ count: number }>(
      `select count(*)::int as count from "${own.name}" where user_id = $1`,
      [userId],
    );
    const count = rows[0]?.count ?? 0;
    if (count > 0) lines.push(`${kindText(name, language) ?? name}: ${count}`);
  }
  return lines;
}
