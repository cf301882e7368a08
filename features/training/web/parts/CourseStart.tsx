import { Button, Group, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { usePermissions } from '#features/access/web/index.ts';
import { PAYMENT_PATH } from '#features/payment/web/index.ts';
import { Card, Note } from '#packages/ui/index.ts';
import type { Course } from '../../contract/training.contract.ts';
import { useWords } from '../use-words.ts';
import { CompanySees } from './CompanySees.tsx';
import { ProgressLine } from './ProgressLine.tsx';

interface CourseStartProps {
  course: Course;
  /** All is read, and the completion waits for the server's word. */
  awaits: boolean;
  /** Starts the course, or goes on with it. */
  onGo: () => void;
  going: boolean;
  /** Why it could not be started, in words. */
  failure: string | null;
}

/** What a course that is not completed asks for next: to start it or to go on. */
export function CourseStart({ course, awaits, onGo, going, failure }: CourseStartProps) {
  const { t } = useWords();
  const { hasPremiumAccess } = usePermissions();
  const signId = useId();
  const { state } = course.progress;
  const read = course.lessons.filter((lesson) => lesson.read).length;
  const locked = state === 'pending' && course.premium && !hasPremiumAccess;
  return (
    <Card aria-labelledby="course-state">
      <Title order={2} size="h3" id="course-state" tabIndex={-1} data-place mb="xs">
        {t(awaits ? 'where.awaits' : `where.${state}`)}
      </Title>
      {awaits ? <Note tone="sky">{t('awaitsText')}</Note> : null}
      {state === 'pending' ? <p>{t(locked ? 'premiumText' : 'pendingText')}</p> : null}
      {state === 'inProgress' && !awaits ? (
        <ProgressLine
          done={read}
          all={course.lessons.length}
          words={t('lessonsRead', { count: course.lessons.length, read })}
        />
      ) : null}
      <div role="alert">
        {failure ? (
          <Note tone="sun">
            {t('failed.start')} {failure}
          </Note>
        ) : null}
      </div>
      <Group mt="md">
        {locked ? (
          <Button
            size="lg"
            variant="light"
            renderRoot={(props) => <Link to={PAYMENT_PATH} {...props} />}
          >
            {t('plans')}
          </Button>
        ) : (
          <Button
            size="lg"
            variant={awaits ? 'light' : 'filled'}
            loading={going}
            onClick={onGo}
            aria-describedby={course.legal ? signId : undefined}
          >
            {t(state === 'pending' ? 'start' : awaits ? 'again' : 'continue')}
          </Button>
        )}
        <CompanySees course={course} id={signId} />
      </Group>
    </Card>
  );
}
