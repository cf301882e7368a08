import { containsAll, wordsOf } from '#packages/kernel/words.ts';
import type { NewsCard, NewsCategory, NewsItem } from '../../contract/news.contract.ts';

/** An item as lists show it. */
export function cardOf(item: NewsItem): NewsCard {
  const { blocks: _blocks, sources: _sources, review: _review, updatedAt: _at, ...card } = item;
  return card;
}

/**
 * Every card that a device knows, newest first: those of its list and of the items kept beside it, of
 * a category or all, whose title or summary holds all words.
 */
export function cardsFound(
  list: readonly NewsCard[],
  kept: readonly NewsItem[],
  { category, words }: { category: NewsCategory | null; words: string },
): NewsCard[] {
  const byId = new Map(kept.map((item) => [item.id, cardOf(item)]));
  for (const card of list) byId.set(card.id, card);
  const wanted = wordsOf(words);
  return [...byId.values()]
    .filter((card) => !category || card.category === category)
    .filter(({ title, summary }) => containsAll(`${title} ${summary}`, wanted))
    .toSorted((a, b) => b.publishedAt.localeCompare(a.publishedAt) || b.id.localeCompare(a.id));
}
