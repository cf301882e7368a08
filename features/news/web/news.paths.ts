import { NEWS_CATEGORIES, type NewsCategory } from '../contract/news.contract.ts';

/** Address of the news (specification section 2); `?category=fitness` filters them. */
export const NEWS_PATH = '/news';
/** Address of one item. */
export const NEWS_ITEM_PATH = '/news/$newsId';

/** Reads the category of an address; anything that is none means all. */
export function categoryOf(value: unknown): NewsCategory | null {
  return NEWS_CATEGORIES.find((category) => category === value) ?? null;
}
