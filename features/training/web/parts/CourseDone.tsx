import { Button, Title } from '@mantine/core';
import { IconCertificate } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { usePermissions } from '#features/access/web/index.ts';
import { Cover } from '#features/content/web/index.ts';
import { Card, Note, PageHeader, Spot } from '#packages/ui/index.ts';
import { linkTo } from '#packages/ui/screens/index.ts';
import type { Course } from '../../contract/training.contract.ts';
import { courseAfter } from '../rules/courses.rules.ts';
import { useCourses } from '../training.api.ts';
import { COURSE_CERTIFICATE_PATH, COURSE_PATH } from '../training.paths.ts';
import { useWords } from '../use-words.ts';
import { CompanySees } from './CompanySees.tsx';
import classes from './done.module.css';

interface CourseDoneProps {
  course: Course;
  /** Reads it again from the start, or begins it once more where its certificate ends. */
  onAgain: () => void;
  onRenew: () => void;
  renewing: boolean;
  failure: string | null;
}

/** The end of a course: what was done, what there is of it, and what could come next. */
export function CourseDone({ course, onAgain, onRenew, renewing, failure }: CourseDoneProps) {
  const { t, completed, expiry, hours } = useWords();
  const { id, progress, lessons } = course;
  return (
    <div className={classes.done}>
      <section className={classes.hero} aria-labelledby="course-state">
        <div>
          <PageHeader title={<span lang={course.shownIn}>{course.title}</span>} />
          <Title order={2} size="h4" id="course-state" tabIndex={-1} data-place>
            {t('where.completed')}
          </Title>
          <p>
            {completed(progress.completedAt)} {t('lessons', { count: lessons.length })},{' '}
            {hours(course.hours)}. {expiry(progress)}
          </p>
          <div className={classes.actions}>
            <Button
              size="lg"
              leftSection={<IconCertificate size={22} stroke={1.75} aria-hidden />}
              renderRoot={(props) => (
                <Link
                  {...linkTo(COURSE_CERTIFICATE_PATH, { params: { courseId: id } })}
                  {...props}
                />
              )}
            >
              {t('certificate.see')}
            </Button>
            {progress.renewable ? (
              <Button size="lg" variant="light" loading={renewing} onClick={onRenew}>
                {t('renew')}
              </Button>
            ) : null}
            <Button size="lg" variant="subtle" onClick={onAgain}>
              {t('again')}
            </Button>
          </div>
          <div role="alert">
            {failure ? (
              <Note tone="sun">
                {t('failed.start')} {failure}
              </Note>
            ) : null}
          </div>
        </div>
        <Spot name="celebration" width={340} />
      </section>
      <Next after={id} />
      <CompanySees course={course} />
    </div>
  );
}

/** Another course; nothing where there is none, or none is known. */
function Next({ after }: { after: string }) {
  const { t, hours } = useWords();
  const { courses = [] } = useCourses();
  const { hasPremiumAccess } = usePermissions();
  const next = courseAfter(courses, after, hasPremiumAccess);
  if (!next) return null;
  const { id, title, description, cover, lessons, progress, shownIn } = next;
  const begun = progress.state === 'inProgress';
  const action = t(begun ? 'continue' : 'see');
  return (
    <Card className={classes.next} aria-labelledby="next-course" flush>
      <Cover name={cover} className={classes.nextCover} />
      <div className={classes.nextWords}>
        <p className={classes.eyebrow}>{t(begun ? 'underWay' : 'next')}</p>
        <Title order={2} id="next-course" lang={shownIn}>
          {title}
        </Title>
        <p lang={shownIn}>{description}</p>
        <p className={classes.eyebrow}>
          {hours(next.hours)} · {t('lessons', { count: lessons })}
        </p>
        <Button
          variant="light"
          aria-label={t('actionOn', { action, title })}
          renderRoot={(props) => (
            <Link
              {...linkTo(COURSE_PATH, {
                params: { courseId: id },
                search: begun ? { lesson: 'next' } : {},
              })}
              {...props}
            />
          )}
        >
          {action}
        </Button>
      </div>
    </Card>
  );
}
