import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../../packages/db/columns.ts';
import { users } from '../../accounts/server/accounts.tables.ts';
import type { ContentKind } from '../contract/versions.contract.ts';

const item = () => ({
  kind: text('kind').$type<ContentKind>().notNull(),
  itemId: uuid('item_id').notNull(),
});

/** What was saved of each item. It refers to none: a version outlasts what was deleted. */
export const contentVersions = pgTable(
  'content_versions',
  {
    ...item(),
    version: integer('version').notNull(),
    at: instant('at').notNull(),
    authorName: text('author_name').notNull(),
    title: text('title').notNull(),
    draft: jsonb('draft').$type<Record<string, unknown>>().notNull(),
    /** Paths of the pictures in it: they stay as long as a version shows them (`media-sweep.ts`). */
    pictures: text('pictures').array().notNull(),
    /** Set on the newest version of what was deleted. */
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.itemId, t.version] }),
    index('content_versions_deleted').on(t.deletedAt),
  ],
);

/** What is published by itself, and who wanted it so. */
export const contentSchedules = pgTable(
  'content_schedules',
  {
    ...item(),
    at: instant('at').notNull(),
    actorUserId: uuid('actor_user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.itemId] }),
    index('content_schedules_at').on(t.at),
    index('content_schedules_actor').on(t.actorUserId),
  ],
);
