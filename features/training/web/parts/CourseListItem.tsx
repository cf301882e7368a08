import { Button, Title } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { usePermissions } from '#features/access/web/index.ts';
import { Card } from '#packages/ui/index.ts';
import type { CourseCard } from '../../contract/training.contract.ts';
import { COURSE_PATH } from '../training.paths.ts';
import { useWords } from '../use-words.ts';
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

/** A course in the list, with the one thing to do with it next. */
export function CourseListItem(props: CourseListItemProps) {
  const { course, waits, reachable, starting, onStart } = props;
  const { t, completed } = useWords();
  const { hasPremiumAccess } = usePermissions();
  const { id, title, progress, lessons, read } = course;
  const { state } = progress;
  const params = { courseId: id };
  const locked = state === 'pending' && course.premium && !hasPremiumAccess;
  const name = (action: string) => t('actionOn', { action, title });
  return (
    <Card as="li" className={classes.course}>
      <CourseFacts course={course} />
      <Title order={2} size="h3" lang={course.language}>
        <Link to={COURSE_PATH} params={params as never} className={classes.title}>
          {title}
        </Link>
      </Title>
      <p className={classes.description} lang={course.language}>
        {course.description}
      </p>
      <div className={classes.foot}>
        {state === 'inProgress' ? (
          <ProgressLine
            done={read}
            all={lessons}
            words={t('lessonsRead', { count: lessons, read })}
          />
        ) : null}
        {state === 'completed' ? (
          <p className={classes.done}>
            <IconCircleCheck size={20} stroke={1.75} aria-hidden />{' '}
            {completed(progress.completedAt)}
          </p>
        ) : null}
        {waits ? <WaitingLine /> : null}
        {!reachable ? (
          <p className={classes.description}>{t('opensOnline')}</p>
        ) : state === 'pending' && !locked ? (
          <Button
            variant="light"
            loading={starting}
            onClick={onStart}
            aria-label={name(t('start'))}
          >
            {t('start')}
          </Button>
        ) : (
          <Button
            variant={state === 'inProgress' ? 'filled' : 'default'}
            aria-label={name(t(locked ? 'see' : state === 'completed' ? 'again' : 'continue'))}
            renderRoot={(props) => (
              <Link
                to={COURSE_PATH}
                params={params as never}
                search={(state === 'inProgress' ? { lesson: 'next' } : {}) as never}
                {...props}
              />
            )}
          >
            {t(locked ? 'see' : state === 'completed' ? 'again' : 'continue')}
          </Button>
        )}
      </div>
    </Card>
  );
}
