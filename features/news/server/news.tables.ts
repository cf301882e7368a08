import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, instant } from '../../../packages/db/columns.ts';
import type { Block } from '../../../packages/kernel/written-text.ts';
import type { CoverName } from '../../content/contract/covers.ts';
import type { Review, Source } from '../../content/contract/review.ts';
import type { Video } from '../../content/contract/video.ts';
import type { NewsCategory, NewsDraft } from '../contract/news.contract.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** What the administration writes for everybody: nothing personal, and nothing about who reads it. */
export const newsItems = pgTable(
  'news_items',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<NewsDraft['kind']>().notNull(),
    category: text('category').$type<NewsCategory>().notNull(),
    language: text('language').$type<NewsDraft['language']>().notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    author: text('author').notNull(),
    cover: text('cover').$type<CoverName>().notNull().default('varanda'),
    blocks: jsonb('blocks').$type<Block[]>().notNull(),
    sources: jsonb('sources').$type<Source[]>().notNull(),
    review: jsonb('review').$type<Review>(),
    video: jsonb('video').$type<Video>(),
    /** Words of the blocks; reading time follows. */
    words: integer('words').notNull(),
    /** Everything that can be searched, without accents and case. */
    searched: text('searched').notNull(),
    published: boolean('published').notNull().default(false),
    /** Kept when the item is withdrawn: a list that is being paged goes on from there. */
    publishedAt: instant('published_at'),
    featured: boolean('featured').notNull().default(false),
    revision: integer('revision').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    index('news_items_published').on(t.publishedAt, t.id).where(sql`${t.published}`),
    check('news_items_date', sql`not ${t.published} or ${t.publishedAt} is not null`),
    check('news_items_video', sql`(${t.kind} = 'video') = (${t.video} is not null)`),
    check(
      'news_items_featured',
      sql`not ${t.featured} or (${t.published} and ${t.kind} = 'video')`,
    ),
  ],
);

/**
 * The words of what is published, for searching: as they are written, for beginnings of words, and as
 * their stems in the item's language. A narrow table of its own: a search that finds a great part of
 * all items reads no articles.
 */
export const newsSearch = pgTable(
  'news_search',
  {
    itemId: uuid('item_id')
      .primaryKey()
      .references(() => newsItems.id, { onDelete: 'cascade' }),
    publishedAt: instant('published_at').notNull(),
    category: text('category').$type<NewsCategory>().notNull(),
    words: tsvector('words').notNull(),
  },
  (t) => [
    index('news_search_words').using('gin', t.words),
    index('news_search_published').on(t.publishedAt, t.itemId),
  ],
);
