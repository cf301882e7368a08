import { Button, Group, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { usePermissions } from '#features/access/web/index.ts';
import { Card, Note, showToast, useFailureText } from '#packages/ui/index.ts';
import { saveFile } from '#packages/ui/save-file.ts';
import type { Course } from '../../contract/training.contract.ts';
import { useCertificate } from '../training.api.ts';
import { useWords } from '../use-words.ts';
import { ProgressLine } from './ProgressLine.tsx';

interface CourseStartProps {
  course: Course;
  /** All is read, and the completion waits for the server's word. */
  awaits: boolean;
  /** Starts the course, goes on with it, or reads it again from the start. */
  onGo: () => void;
  going: boolean;
  /** Why it could not be started, in words. */
  failure: string | null;
}

/** What a course asks for next: to start it, to go on, or, completed, to read it again. */
export function CourseStart({ course, awaits, onGo, going, failure }: CourseStartProps) {
  const { t, completed } = useWords();
  const { hasPremiumAccess } = usePermissions();
  const failureText = useFailureText('training');
  const certificate = useCertificate(
    (file) => saveFile(file, `${t('certificate.file')}.pdf`),
    (error) =>
      showToast({ kind: 'failed', text: `${t('failed.certificate')} ${failureText(error)}` }),
  );
  const { state, completedAt } = course.progress;
  const read = course.lessons.filter((lesson) => lesson.read).length;
  const readAll = state === 'completed' || awaits;
  const locked = state === 'pending' && course.premium && !hasPremiumAccess;
  return (
    <Card aria-labelledby="course-state">
      <Title order={2} size="h3" id="course-state" tabIndex={-1} data-place mb="xs">
        {t(awaits ? 'where.awaits' : `where.${state}`)}
      </Title>
      {state === 'completed' ? (
        <Note tone="leaf">
          {completed(completedAt)} {t('completedText')}
        </Note>
      ) : null}
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
        {locked ? null : (
          <Button size="lg" variant={readAll ? 'light' : 'filled'} loading={going} onClick={onGo}>
            {t(state === 'pending' ? 'start' : readAll ? 'again' : 'continue')}
          </Button>
        )}
        {state === 'completed' ? (
          <Button
            size="lg"
            variant="default"
            leftSection={<IconDownload size={20} stroke={1.75} aria-hidden />}
            loading={certificate.isPending}
            onClick={() => certificate.mutate(course.id)}
          >
            {t('certificate.get')}
          </Button>
        ) : null}
      </Group>
    </Card>
  );
}
