import * as z from 'zod';
import { coverSchema } from '#features/content/contract/covers.ts';
import { MAX_SOURCES, reviewSchema, sourceSchema } from '#features/content/contract/review.ts';
import { videoSchema } from '#features/content/contract/video.ts';
import { defineContract, idSchema, pageQuerySchema } from '#packages/api/contract/index.ts';
import { LANGUAGES } from '#packages/i18n/languages.ts';
import { blocksSchema } from '#packages/kernel/written-text.ts';

/** The filters of the page besides "all" (specification section 2), in their order. */
export const NEWS_CATEGORIES = [
  'wellness',
  'mental_health',
  'fitness',
  'nutrition',
  'productivity',
  'general',
] as const;
export type NewsCategory = (typeof NEWS_CATEGORIES)[number];

export const MAX_NEWS_TITLE = 120;
export const MAX_NEWS_SUMMARY = 300;
export const MAX_NEWS_NAME = 120;
/** Most videos that stand at the top of the page at a time. */
export const MAX_FEATURED = 6;

const name = z.string().trim().min(1).max(MAX_NEWS_NAME);

const headFields = {
  kind: z.enum(['article', 'video']),
  category: z.enum(NEWS_CATEGORIES),
  /** Language of its text. */
  language: z.enum(LANGUAGES),
  title: z.string().trim().min(1).max(MAX_NEWS_TITLE),
  author: name,
  cover: coverSchema,
};
const draftFields = {
  ...headFields,
  summary: z.string().trim().min(1).max(MAX_NEWS_SUMMARY),
  blocks: blocksSchema,
  sources: z.array(sourceSchema).max(MAX_SOURCES),
  review: reviewSchema.nullable(),
  /** Of a video only. */
  video: videoSchema.nullable(),
};

/** What the administration writes. */
export const newsDraftSchema = z
  .object(draftFields)
  .refine(({ kind, video }) => (kind === 'video') === (video !== null), {
    error: 'a video has a link, an article has none',
    path: ['video'],
  });
export type NewsDraft = z.output<typeof newsDraftSchema>;

/** An item as lists show it. */
const newsCardSchema = z.object({
  ...headFields,
  id: z.uuid(),
  summary: z.string(),
  publishedAt: z.iso.datetime(),
  /** How long reading it takes, in minutes; of a video its description. */
  minutes: z.number().int().min(1),
  video: videoSchema.nullable(),
});
export type NewsCard = z.output<typeof newsCardSchema>;

/** An item as anybody may see it, without an account. */
const newsHeadlineSchema = newsCardSchema.pick({
  id: true,
  title: true,
  summary: true,
  category: true,
  minutes: true,
  cover: true,
});
export type NewsHeadline = z.output<typeof newsHeadlineSchema>;

const newsItemSchema = newsCardSchema.extend({
  blocks: blocksSchema,
  sources: z.array(sourceSchema),
  review: reviewSchema.nullable(),
  /** When its text was last changed. */
  updatedAt: z.iso.datetime(),
});
export type NewsItem = z.output<typeof newsItemSchema>;

/** `withdrawn`: it was published and is not any more. */
const newsStateSchema = z.enum(['draft', 'published', 'withdrawn']);
export type NewsState = z.output<typeof newsStateSchema>;
const managedFields = {
  id: z.uuid(),
  state: newsStateSchema,
  featured: z.boolean(),
  publishedAt: z.iso.datetime().nullable(),
  updatedAt: z.iso.datetime(),
  /** Grows by one at each change of the text, from 1. */
  revision: z.number().int().min(1),
};
const managedCardSchema = z.object({
  ...headFields,
  ...managedFields,
  reviewAgain: z.iso.date().nullable(),
});
export type ManagedCard = z.output<typeof managedCardSchema>;
const managedNewsSchema = z.object({ ...draftFields, ...managedFields });
export type ManagedNews = z.output<typeof managedNewsSchema>;

const next = z.uuid().nullable().describe('Pass as `after` for the next page; null at the end.');
const newsParams = z.object({ id: idSchema });
const revision = z.number().int().min(1);

/** Code of an item that is published: it is withdrawn before it is deleted. */
export const STILL_PUBLISHED = 'still_published';
/** Code of an item that cannot stand at the top: not a video, or not published. */
export const NOT_FEATURABLE = 'not_featurable';
/** Code of a top of the page that holds `MAX_FEATURED` videos already. */
export const FEATURED_FULL = 'featured_full';

export const newsContract = defineContract({
  listNews: {
    method: 'GET',
    path: '/api/news',
    permission: 'signedIn',
    summary:
      'What is published, newest first, of one category or all; the featured videos come apart, with every page.',
    query: pageQuerySchema.extend({ category: z.enum(NEWS_CATEGORIES).optional() }),
    out: z.object({
      featured: z.array(newsCardSchema),
      items: z.array(newsCardSchema),
      next,
    }),
  },
  latestNews: {
    method: 'GET',
    path: '/api/news/latest',
    permission: 'public',
    summary:
      'The newest articles in a language, of any language where it has none: headlines alone.',
    query: z.object({ language: z.enum(LANGUAGES) }),
    out: z.object({ items: z.array(newsHeadlineSchema) }),
  },
  searchNews: {
    method: 'POST',
    path: '/api/news/search',
    permission: 'signedIn',
    summary:
      'Published items that hold all the words, by their beginning or in another form, accents and case apart; counted up to a thousand. The words travel in the body.',
    body: z.object({
      text: z.string().min(1).max(200),
      category: z.enum(NEWS_CATEGORIES).optional(),
      after: z.uuid().optional(),
      limit: z.number().int().min(1).max(100).default(20),
    }),
    out: z.object({ items: z.array(newsCardSchema), total: z.number().int().min(0), next }),
  },
  getNews: {
    method: 'GET',
    path: '/api/news/:id',
    permission: 'signedIn',
    policy: 'Only what is published.',
    summary: 'One published item, whole.',
    params: newsParams,
    out: newsItemSchema,
  },

  listManagedNews: {
    method: 'GET',
    path: '/api/admin/news',
    permission: 'admin',
    summary:
      'Every item, drafts too, the one that was begun last first; of a state or all, with every word in its title.',
    query: pageQuerySchema.extend({
      text: z.string().max(200).default(''),
      state: newsStateSchema.optional(),
    }),
    out: z.object({
      items: z.array(managedCardSchema),
      /** Of what was asked for, on all pages. */
      total: z.number().int().min(0),
      next,
    }),
  },
  getManagedNews: {
    method: 'GET',
    path: '/api/admin/news/:id',
    permission: 'admin',
    summary: 'One item with its revision, whatever its state.',
    params: newsParams,
    out: managedNewsSchema,
  },
  addNews: {
    method: 'POST',
    path: '/api/admin/news',
    permission: 'admin',
    status: 201,
    summary: 'Creates a draft under a client-generated id; repeating the call updates it.',
    body: z.object({ id: idSchema, draft: newsDraftSchema }),
    out: managedNewsSchema,
  },
  changeNews: {
    method: 'PATCH',
    path: '/api/admin/news/:id',
    permission: 'admin',
    summary:
      'Changes an item to what is sent; `conflict` where somebody has changed it since `revision`.',
    params: newsParams,
    body: z.object({ revision, draft: newsDraftSchema }),
    out: managedNewsSchema,
  },
  publishNews: {
    method: 'PUT',
    path: '/api/admin/news/:id/published',
    permission: 'admin',
    summary: 'Publishes the text of `revision`, or withdraws it; `conflict` where it has changed.',
    params: newsParams,
    body: z.object({ published: z.boolean(), revision }),
    out: managedNewsSchema,
  },
  featureNews: {
    method: 'PUT',
    path: '/api/admin/news/:id/featured',
    permission: 'admin',
    summary: 'Puts a published video at the top of the page, or takes it down.',
    params: newsParams,
    body: z.object({ featured: z.boolean() }),
    out: managedNewsSchema,
    errors: { [NOT_FEATURABLE]: 422, [FEATURED_FULL]: 422 },
  },
  deleteNews: {
    method: 'DELETE',
    path: '/api/admin/news/:id',
    permission: 'admin',
    summary: 'Deletes an item that is not published; its versions stay for thirty days.',
    params: newsParams,
    errors: { [STILL_PUBLISHED]: 409 },
  },
  bringStarterNews: {
    method: 'POST',
    path: '/api/admin/news/starter',
    permission: 'admin',
    summary: 'Brings in the articles that come with the product as drafts; those there are left.',
    out: z.object({ added: z.number().int().min(0) }),
  },
});
