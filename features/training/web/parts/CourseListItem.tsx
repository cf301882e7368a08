import { Button, Title } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { usePermissions } from '#features/access/web/index.ts';
import { Cover } from '#features/content/web/index.ts';
import { linkTo } from '#packages/ui/screens/index.ts';
import type { CourseCard } from '../../contract/training.contract.ts';
import { COURSE_PATH } from '../training.paths.ts';
import { useWords } from '../use-words.ts';
import { CompanySees } from './CompanySees.tsx';
import { CourseFacts } from './CourseFacts.tsx';
import { ProgressLine } from './ProgressLine.tsx';
import classes from './training.module.css';
import { WaitingLine } from './WaitingLine.tsx';

interface CourseListItemProps {
  course: CourseCard;
  /** Something of it is on this device only, for now. */
  waits: boolean;
  /** Its lessons can be opened now. */
  reachable: boolean;
  /** This course is being started. */
  starting: boolean;
  onStart: () => void;
}

/** A course in the list: what it is, how far one is, who sees that, and what to do next. */
export function CourseListItem(props: CourseListItemProps) {
  const { course, waits, reachable, starting, onStart } = props;
  const { t, completed, expiry } = useWords();
  const { hasPremiumAccess } = usePermissions();
  const signId = useId();
  const { id, title, progress, lessons, read, shownIn } = course;
  const { state } = progress;
  const params = { courseId: id };
  const locked = state === 'pending' && course.premium && !hasPremiumAccess;
  const name = (action: string) => t('actionOn', { action, title });
  return (
    <li className={classes.course}>
      <Cover name={course.cover} />
      <CourseFacts course={course} lessons={lessons} />
      <Title order={2} size="h3" lang={shownIn}>
        <Link {...linkTo(COURSE_PATH, { params })} className={classes.title}>
          {title}
        </Link>
      </Title>
      <p className={classes.description} lang={shownIn}>
        {course.description}
      </p>
      {state === 'inProgress' ? (
        <ProgressLine
          done={read}
          all={lessons}
          words={t('lessonsRead', { count: lessons, read })}
        />
      ) : null}
      {state === 'completed' ? (
        <p className={classes.done}>
          <IconCircleCheck size={20} stroke={1.75} aria-hidden /> {completed(progress.completedAt)}{' '}
          {expiry(progress)}
        </p>
      ) : null}
      {waits ? <WaitingLine /> : null}
      <div className={classes.foot}>
        <CompanySees course={course} id={signId} />
        {!reachable ? (
          <p className={classes.description}>{t('opensOnline')}</p>
        ) : (state === 'pending' && !locked) || progress.renewable ? (
          <Button
            variant="subtle"
            loading={starting}
            onClick={onStart}
            aria-label={name(t(progress.renewable ? 'renew' : 'start'))}
            aria-describedby={course.legal ? signId : undefined}
          >
            {t(progress.renewable ? 'renew' : 'start')}
          </Button>
        ) : (
          <Button
            variant={state === 'inProgress' ? 'light' : 'subtle'}
            aria-label={name(t(locked ? 'see' : state === 'completed' ? 'again' : 'continue'))}
            renderRoot={(props) => (
              <Link
                {...linkTo(COURSE_PATH, {
                  params,
                  search: state === 'inProgress' ? { lesson: 'next' } : {},
                })}
                {...props}
              />
            )}
          >
            {t(locked ? 'see' : state === 'completed' ? 'again' : 'continue')}
          </Button>
        )}
      </div>
    </li>
  );
}
