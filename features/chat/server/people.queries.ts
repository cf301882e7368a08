import { and, eq, sql } from 'drizzle-orm';
import {
  containing,
  driverOf,
  pipelined,
  type Queryable,
  statementsFor,
} from '#packages/db/index.ts';
import type { ChatPerson } from '../contract/chat.contract.ts';
import { chatBlocks, chatSettings } from './chat.tables.ts';
import { visibleTo } from './conversations.queries.ts';

const FOUND = 50;

/** A text as it is looked for: case and accents apart. */
const plain = (text: string) =>
  `lower(regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g'))`;

const name = `coalesce(u.user_metadata ->> 'full_name', '')`;

/** Colleagues of somebody who said that they may be found. */
const FINDABLE = `
  from company_members own
  join company_members m on m.company_id = own.company_id and m.user_id <> own.user_id
  join chat_settings s on s.user_id = m.user_id and s.findable
  join users u on u.id = m.user_id and u.deleted_at is null
 where own.user_id = $1`;

export async function findableByName(
  db: Queryable,
  userId: string,
  text: string,
): Promise<ChatPerson[]> {
  const { rows } = await driverOf(db).query<ChatPerson>(
    `select u.id, ${name} as name ${FINDABLE} and ${plain(name)} like ${plain('$2::text')}
      order by name, u.id limit ${FOUND}`,
    [userId, containing(text)],
  );
  return rows;
}

/** Those of some people whom somebody may find. */
export async function findableAmong(
  db: Queryable,
  userId: string,
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await driverOf(db).query<{ id: string }>(
    `select u.id ${FINDABLE} and u.id = any($2::uuid[])`,
    [userId, [...ids]],
  );
  return rows.map(({ id }) => id);
}

/** Keeps everybody in the company of somebody until the transaction ends: leaving it waits. */
export async function holdCompanyOf(tx: Queryable, userId: string): Promise<void> {
  await driverOf(tx).query(
    `select from companies c join company_members m on m.company_id = c.id
      where m.user_id = $1 for key share of c`,
    [userId],
  );
}

const TIME_ZONE = {
  name: 'chat_time_zone',
  text: 'select time_zone as "timeZone" from user_preferences where user_id = $1',
} as const;

const statementsOf = statementsFor((db) => ({
  settings: db
    .select()
    .from(chatSettings)
    .where(eq(chatSettings.userId, sql.placeholder('userId')))
    .prepare('chat_settings'),
}));

/** A person’s settings, and the zone that their hours are meant in. */
export async function settingsRowOf(
  db: Queryable,
  userId: string,
): Promise<{ row: typeof chatSettings.$inferSelect | null; timeZone: string | null }> {
  const [[row], { rows }] = await pipelined([
    statementsOf(db).settings.execute({ userId }),
    driverOf(db).query<{ timeZone: string }>({ ...TIME_ZONE, values: [userId] }),
  ]);
  return { row: row ?? null, timeZone: rows[0]?.timeZone ?? null };
}

export async function saveSettings(
  tx: Queryable,
  row: typeof chatSettings.$inferInsert,
): Promise<void> {
  const { userId: _user, ...set } = row;
  await tx
    .insert(chatSettings)
    .values(row)
    .onConflictDoUpdate({ target: chatSettings.userId, set });
}

/** Whether somebody is in a conversation of a person’s, or wrote there what the person may read. */
export async function isMetBy(db: Queryable, userId: string, otherId: string): Promise<boolean> {
  const { rows } = await driverOf(db).query(
    `select from chat_members a join chat_members b on b.conversation_id = a.conversation_id
      where a.user_id = $1 and b.user_id = $2
     union all
     select from chat_members m
       join chat_messages v on v.conversation_id = m.conversation_id and ${visibleTo('m', 'v')}
      where m.user_id = $1 and v.user_id = $2
     limit 1`,
    [userId, otherId],
  );
  return rows.length > 0;
}

/** What some people are called. */
export async function namesOf(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await driverOf(db).query<ChatPerson>(
    `select u.id, ${name} as name from users u where u.id = any($1::uuid[])`,
    [[...ids]],
  );
  return new Map(rows.map((row) => [row.id, row.name]));
}

export async function insertBlock(
  db: Queryable,
  row: typeof chatBlocks.$inferInsert,
): Promise<void> {
  await db.insert(chatBlocks).values(row).onConflictDoNothing();
}

export async function deleteBlock(db: Queryable, userId: string, otherId: string): Promise<void> {
  await db
    .delete(chatBlocks)
    .where(and(eq(chatBlocks.userId, userId), eq(chatBlocks.blockedUserId, otherId)));
}

export async function blockedBy(
  db: Queryable,
  userId: string,
): Promise<(ChatPerson & { since: Date })[]> {
  const { rows } = await driverOf(db).query<ChatPerson & { since: Date }>(
    `select u.id, ${name} as name, b.since from chat_blocks b join users u on u.id = b.blocked_user_id
      where b.user_id = $1 order by name, u.id`,
    [userId],
  );
  return rows;
}
