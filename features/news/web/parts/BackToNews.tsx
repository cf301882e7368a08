import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { NEWS_PATH } from '../news.paths.ts';
import { useCameFromList } from '../use-place.ts';
import classes from './article.module.css';

/** The way to the list; for whoever came from there, back to the very place. */
export function BackToNews() {
  const { t } = useTranslation('news');
  const router = useRouter();
  const cameFromList = useCameFromList();
  const goBack = (event: MouseEvent) => {
    if (!cameFromList || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    router.history.back();
  };
  return (
    <Button
      className={classes.back}
      variant="subtle"
      leftSection={<IconArrowLeft size={20} stroke={1.75} aria-hidden />}
      onClick={goBack}
      renderRoot={(props) => <Link to={NEWS_PATH} {...props} />}
    >
      {t('title')}
    </Button>
  );
}
