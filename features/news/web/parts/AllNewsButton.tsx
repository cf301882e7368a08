import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { NEWS_PATH } from '../news.paths.ts';

/** The way to all news, from where there are none. */
export function AllNewsButton() {
  const { t } = useTranslation('news');
  return (
    <Button variant="light" renderRoot={(props) => <Link to={NEWS_PATH} {...props} />}>
      {t('toAll')}
    </Button>
  );
}
