import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { linkTo } from '#packages/ui/screens/index.ts';
import { NEWS_CATEGORIES, type NewsCategory } from '../../contract/news.contract.ts';
import { NEWS_PATH } from '../news.paths.ts';
import classes from './news.module.css';

/** All, and each category: links, so that back and forward go through what was looked at. */
export function CategoryFilter({ category }: { category: NewsCategory | null }) {
  const { t } = useTranslation('news');
  return (
    <nav aria-label={t('filter')}>
      <ul className={classes.filter}>
        {[null, ...NEWS_CATEGORIES].map((one) => (
          <li key={one}>
            <Button
              variant={one === category ? 'filled' : 'default'}
              renderRoot={(props) => (
                <Link
                  {...linkTo(NEWS_PATH, { search: one ? { category: one } : {} })}
                  activeOptions={{ exact: true }}
                  resetScroll={false}
                  {...props}
                />
              )}
            >
              {t(one ? `category.${one}` : 'all')}
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
