import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#packages/ui/index.ts';
import type { DutyCourse } from '../../contract/company-report.contract.ts';
import { lengthOf, useWords } from '../use-words.ts';
import { Protected } from './Protected.tsx';
import classes from './report.module.css';

/** How many are up to date with the courses that a law asks for: the only ones that a company sees. */
export function CoursesCard({
  courses,
  names,
}: {
  courses: readonly DutyCourse[];
  /** The way to who completed them, for whoever looks after the company. */
  names?: ReactNode;
}) {
  const { t } = useTranslation('company-report');
  const words = useWords();
  const id = useId();
  if (courses.length === 0) return null;
  return (
    <Card aria-labelledby={id}>
      <Title order={2} id={id}>
        {t('courses.title')}
      </Title>
      <p className={classes.lead}>{t('courses.lead')}</p>
      <ul className={classes.courses}>
        {courses.map(({ id: key, title, legal, share }) => (
          <li key={key} className={classes.course}>
            <span>
              <strong>{title}</strong>
              <span className={classes.small}>{t(`courses.legal.${legal}`)}</span>
            </span>
            {share ? (
              <>
                <span className={classes.thin} aria-hidden>
                  <span style={{ width: `${lengthOf(share)}%` }} />
                </span>
                <strong>{words.share(share)}</strong>
              </>
            ) : (
              <Protected />
            )}
          </li>
        ))}
      </ul>
      {names}
    </Card>
  );
}
