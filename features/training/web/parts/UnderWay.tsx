import { Button, Title } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Cover } from '#features/content/web/index.ts';
import { linkTo } from '#packages/ui/screens/index.ts';
import type { CourseCard } from '../../contract/training.contract.ts';
import { COURSE_PATH } from '../training.paths.ts';
import { useWords } from '../use-words.ts';
import { CompanySees } from './CompanySees.tsx';
import { ProgressLine } from './ProgressLine.tsx';
import classes from './training.module.css';

/** The course that one is in the middle of, above all others. */
export function UnderWay({ course }: { course: CourseCard }) {
  const { t } = useWords();
  const { id, title, lessons, read, cover, shownIn } = course;
  return (
    <section className={classes.underWay} aria-labelledby="under-way">
      <Cover name={cover} first />
      <div className={classes.underWayWords}>
        <p className={classes.eyebrow}>{t('underWay')}</p>
        <Title order={2} id="under-way" lang={shownIn}>
          {title}
        </Title>
        <ProgressLine
          done={read}
          all={lessons}
          words={t('lessonsRead', { count: lessons, read })}
        />
        <div className={classes.underWayFoot}>
          <Button
            size="lg"
            leftSection={<IconPlayerPlay size={20} stroke={1.75} aria-hidden />}
            aria-label={t('actionOn', { action: t('continue'), title })}
            renderRoot={(props) => (
              <Link
                {...linkTo(COURSE_PATH, { params: { courseId: id }, search: { lesson: 'next' } })}
                {...props}
              />
            )}
          >
            {t('continue')}
          </Button>
          <CompanySees course={course} />
        </div>
      </div>
    </section>
  );
}
