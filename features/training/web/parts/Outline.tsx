import { Title } from '@mantine/core';
import { IconCheck, IconHelp, IconPlayerPlay } from '@tabler/icons-react';
import { useId } from 'react';
import { Card } from '#packages/ui/index.ts';
import type { Course } from '../../contract/training.contract.ts';
import { useWords } from '../use-words.ts';
import classes from './course.module.css';

const SMALL = { size: 15, stroke: 1.75, 'aria-hidden': true } as const;

interface OutlineProps {
  course: Course;
  /** The lesson that is open. */
  current?: string | undefined;
  /** Opens a lesson; without it they are only named. */
  onOpen?: ((id: string) => void) | undefined;
}

/** The lessons of a course in their order, with those that were read. */
export function Outline({ course, current, onOpen }: OutlineProps) {
  const { t } = useWords();
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <Title order={2} size="h3" id={id}>
        {t('lessons', { count: course.lessons.length })}
      </Title>
      <ol className={classes.outline}>
        {course.lessons.map((lesson, index) => {
          const words = (
            <>
              <span className={classes.number} data-read={lesson.read} aria-hidden>
                {lesson.read ? <IconCheck size={18} stroke={2} /> : index + 1}
              </span>
              <span className={classes.lessonWords}>
                <span lang={course.language}>{lesson.title}</span>
                <small>
                  {lesson.kind === 'video' ? <IconPlayerPlay {...SMALL} /> : null}
                  {lesson.kind === 'quiz' ? <IconHelp {...SMALL} /> : null}
                  {t(`kind.${lesson.kind}`)}
                  {lesson.read ? ` · ${t(lesson.kind === 'quiz' ? 'answered' : 'read')}` : null}
                  {lesson.asksNow ? ` · ${t('asksNow')}` : null}
                </small>
              </span>
            </>
          );
          return (
            <li key={lesson.id}>
              {onOpen ? (
                <button
                  type="button"
                  className={classes.lesson}
                  aria-current={lesson.id === current ? 'step' : undefined}
                  onClick={() => onOpen(lesson.id)}
                >
                  {words}
                </button>
              ) : (
                <span className={classes.lesson}>{words}</span>
              )}
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
