import { Button, Group, Title } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconCheck } from '@tabler/icons-react';
import { Card, Note } from '#packages/ui/index.ts';
import { WrittenText } from '#packages/ui/parts/WrittenText.tsx';
import type { Course } from '../../contract/training.contract.ts';
import { useWords } from '../use-words.ts';
import classes from './course.module.css';
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
}

const ICON = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** One lesson to read, with its mark and the ways to its neighbours. */
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
      <div className={classes.text}>
        <WrittenText blocks={lesson.body ?? []} language={course.language} headingOrder={3} />
      </div>
      <div role="alert">
        {failure ? (
          <Note tone="sun">
            {t('failed.progress')} {failure}
          </Note>
        ) : null}
      </div>
      {open ? (
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
