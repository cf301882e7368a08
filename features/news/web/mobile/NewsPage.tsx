import { useTranslation } from 'react-i18next';
import { PageHeader } from '#packages/ui/index.ts';
import { SearchField } from '#packages/ui/parts/SearchField.tsx';
import { CategoryFilter } from '../parts/CategoryFilter.tsx';
import { NewsFeed } from '../parts/NewsFeed.tsx';
import { useNewsView } from '../use-news-view.ts';
import classes from './NewsPage.module.css';

/** News in the hand: search, filters in a row that a finger moves, one card below another. */
export default function NewsPage() {
  const { t } = useTranslation('news');
  const view = useNewsView();
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className={classes.page}>
        <SearchField {...view.field} />
        <CategoryFilter category={view.category} />
        <NewsFeed view={view} />
      </div>
    </>
  );
}
