import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Note, useFailureText } from '#packages/ui/index.ts';
import type { NewsCard } from '../../contract/news.contract.ts';
import { NewsCardView } from './NewsCardView.tsx';
import classes from './news.module.css';

interface NewsListProps {
  items: readonly NewsCard[];
  /** Whether an item can be opened; without it all can. */
  isHere?: ((id: string) => boolean) | undefined;
  hasMore: boolean;
  loadingMore: boolean;
  /** Why the next page did not come. */
  failure: unknown;
  onMore: () => void;
}

/** Items and a button for more of them: nothing loads by itself while reading. */
export function NewsList({ items, isHere, hasMore, loadingMore, failure, onMore }: NewsListProps) {
  const { t } = useTranslation('news');
  const failureText = useFailureText('news');
  const list = useRef<HTMLUListElement>(null);
  const asked = useRef<number | null>(null);
  // The button may have gone with the last page: whoever asked goes on with the first new title.
  useEffect(() => {
    if (asked.current === null || items.length <= asked.current) return;
    list.current?.children[asked.current]?.querySelector('a')?.focus();
    asked.current = null;
  }, [items.length]);
  return (
    <>
      <ul ref={list} className={classes.list}>
        {items.map((item) => (
          <li key={item.id}>
            <NewsCardView item={item} reachable={isHere?.(item.id)} />
          </li>
        ))}
      </ul>
      <div role="alert">
        {failure ? (
          <Note tone="sun">
            {t('failed.more')} {failureText(failure)}
          </Note>
        ) : null}
      </div>
      {hasMore ? (
        <Button
          variant="light"
          className={classes.loadMore}
          loading={loadingMore}
          onClick={() => {
            asked.current = items.length;
            onMore();
          }}
        >
          {t('loadMore')}
        </Button>
      ) : null}
    </>
  );
}
