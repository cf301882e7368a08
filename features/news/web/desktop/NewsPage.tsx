import { useTranslation } from 'react-i18next';
import { PageHeader } from '#packages/ui/index.ts';
import { SearchField } from '#packages/ui/parts/SearchField.tsx';
import { CategoryFilter } from '../parts/CategoryFilter.tsx';
import { NewsFeed } from '../parts/NewsFeed.tsx';
import { useNewsView } from '../use-news-view.ts';
import classes from './NewsPage.module.css';

/** News on a desk: filters and search in one row, cards in two columns. */
export default function NewsPage() {
  const { t } = useTranslation('news');
  const view = useNewsView();
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <div className={classes.tools}>
        <CategoryFilter category={view.category} />
        <div className={classes.search}>
          <SearchField {...view.field} />
        </div>
      </div>
      <NewsFeed view={view} />
    </>
  );
}
