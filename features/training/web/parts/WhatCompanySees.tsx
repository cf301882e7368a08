import { Title } from '@mantine/core';
import { useMe } from '#features/access/web/index.ts';
import { useWords } from '../use-words.ts';
import classes from './training.module.css';

/** What a company learns of courses; for those who have one. */
export function WhatCompanySees() {
  const { t } = useWords();
  if (!useMe()?.company) return null;
  return (
    <li className={classes.sees}>
      <Title order={2} size="h3">
        {t('company.title')}
      </Title>
      <p>{t('company.text')}</p>
    </li>
  );
}
