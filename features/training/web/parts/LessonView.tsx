import { Button, Group, Title } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconCheck } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { ContentText, VideoView } from '#features/content/web/index.ts';
import { Card, Note } from '#packages/ui/index.ts';
import type { Course } from '../../contract/training.contract.ts';
import { useWords } from '../use-words.ts';
import classes from './course.module.css';
import { QuizView } from './QuizView.tsx';
import { WaitingLine } from './WaitingLine.tsx';

interface LessonViewProps {
  course: Course;
  index: number;
  /** Its mark is on this device only, for now. */
  waits: boolean;
  /** Marks cannot be taken off any more. */
  final: boolean;
  /** Marks the lesson as read and goes on; takes the mark off. */
  onRead: () => void;
  onUnread: () => void;
  onOpen: (id: string) => void;
  saving: boolean;
  /** Why the mark was not taken, in words. */
  failure: string | null;
  /** How questions are answered, where the lesson has any. */
  quiz: Omit<ComponentProps<typeof QuizView>, 'quiz' | 'language'>;
}

const ICON = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** One lesson to read, to watch or to answer, with its mark and the ways to its neighbours. */
export function LessonView(props: LessonViewProps) {
  const { course, index, waits, final, onRead, onUnread, onOpen, saving, failure } = props;
  const { t } = useWords();
  const lesson = course.lessons[index];
  if (!lesson) return null;
  const open = course.progress.state === 'inProgress';
  const isLast = course.lessons.every(({ id, read }) => read || id === lesson.id);
  const [before, after] = [course.lessons[index - 1], course.lessons[index + 1]];
  return (
    <Card as="article" aria-labelledby={lesson.id}>
      <p className={classes.place}>
        {t('lessonOf', { number: index + 1, all: course.lessons.length })}
      </p>
      <Title order={2} id={lesson.id} tabIndex={-1} data-place lang={course.language}>
        {lesson.title}
      </Title>
      {lesson.asksNow ? (
        <Note tone="sky" role="note">
          {t('asksNowText')}
        </Note>
      ) : null}
      {lesson.video ? (
        <div className={classes.text}>
          <VideoView video={lesson.video} cover={course.cover} title={lesson.title} />
        </div>
      ) : null}
      <div className={classes.text}>
        <ContentText blocks={lesson.body ?? []} language={course.language} headingOrder={3} />
      </div>
      <div role="alert">
        {failure ? (
          <Note tone="sun">
            {t('failed.progress')} {failure}
          </Note>
        ) : null}
      </div>
      {lesson.quiz ? (
        <QuizView
          key={`${lesson.id}.${lesson.quiz.version}`}
          quiz={lesson.quiz}
          language={course.language}
          {...props.quiz}
        />
      ) : null}
      {open && !lesson.quiz ? (
        <Group mt="md">
          {lesson.read ? (
            <>
              <p className={classes.read}>
                <IconCheck {...ICON} /> {t('read')}
              </p>
              {final ? null : (
                <Button variant="subtle" loading={saving} onClick={onUnread}>
                  {t('unmark')}
                </Button>
              )}
            </>
          ) : (
            <Button
              size="lg"
              leftSection={<IconCheck {...ICON} />}
              loading={saving}
              onClick={onRead}
            >
              {t(isLast ? 'markLast' : 'mark')}
            </Button>
          )}
          {waits ? <WaitingLine /> : null}
        </Group>
      ) : null}
      <Group justify="space-between" gap={4} mt="md" className={classes.neighbours}>
        {before ? (
          <Button
            variant="subtle"
            px={8}
            leftSection={<IconArrowLeft {...ICON} />}
            onClick={() => onOpen(before.id)}
          >
            {t('before')}
          </Button>
        ) : (
          <span />
        )}
        {after ? (
          <Button
            variant="subtle"
            px={8}
            rightSection={<IconArrowRight {...ICON} />}
            onClick={() => onOpen(after.id)}
          >
            {t('after')}
          </Button>
        ) : null}
      </Group>
    </Card>
  );
}
