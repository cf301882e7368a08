import { Group } from '@mantine/core';
import { IconGavel, IconStar } from '@tabler/icons-react';
import { LANGUAGE_NAMES } from '#packages/i18n/languages.ts';
import { Tag } from '#packages/ui/index.ts';
import type { CourseFacts as Facts } from '../../contract/course.schemas.ts';
import { useWords } from '../use-words.ts';
import classes from './training.module.css';

const ICON = { size: 15, stroke: 1.75, 'aria-hidden': true } as const;

/** How long a course is, that it is online, and what else one should know before starting it. */
export function CourseFacts({
  course,
  lessons,
}: {
  course: Pick<Facts, 'hours' | 'language' | 'premium' | 'legal'> & { withdrawn: boolean };
  lessons: number;
}) {
  const { t, format, hours } = useWords();
  return (
    <Group gap={8}>
      <span className={classes.facts}>
        {hours(course.hours)} · {t('lessons', { count: lessons })} · {t('online')}
      </span>
      {course.legal ? (
        <Tag tone="sky">
          <IconGavel {...ICON} /> {t(`legal.${course.legal}`)}
        </Tag>
      ) : null}
      {course.premium ? (
        <Tag tone="sun">
          <IconStar {...ICON} /> {t('premium')}
        </Tag>
      ) : null}
      {course.language === format.language ? null : <Tag>{LANGUAGE_NAMES[course.language]}</Tag>}
      {course.withdrawn ? <Tag tone="mist">{t('withdrawn')}</Tag> : null}
    </Group>
  );
}
