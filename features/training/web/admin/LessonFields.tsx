import { ActionIcon, Button, Group, Textarea, TextInput, Title } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { AddPicture, type ContentProblem, VideoFields } from '#features/content/web/index.ts';
import { Card } from '#packages/ui/index.ts';
import { Choices } from '#packages/ui/parts/Choices.tsx';
import { MAX_LESSONS, MAX_TITLE_LENGTH } from '../../contract/course.schemas.ts';
import { useWords } from '../use-words.ts';
import classes from './admin.module.css';
import { type CourseFields, type LessonKind, moved, newLesson } from './form.rules.ts';
import { QuizFields } from './QuizFields.tsx';

type Lessons = CourseFields['lessons'];

const KINDS: readonly LessonKind[] = ['text', 'video', 'quiz'];

interface LessonFieldsProps {
  lessons: Lessons;
  onChange: (lessons: Lessons) => void;
  /** What is wrong with a field, in words. */
  problemOf: (field: string) => string | undefined;
  /** What is wrong with a field of a video. */
  videoProblemOf: (field: string) => ContentProblem | undefined;
}

const ICON = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** The lessons of a course: written, added, taken out and put into order. */
export function LessonFields(props: LessonFieldsProps) {
  const { lessons, onChange, problemOf, videoProblemOf } = props;
  const { t } = useWords();
  const part = useRef<HTMLElement>(null);
  /** Which lesson takes the focus once it is there: a new one, or what stands where one was removed. */
  const next = useRef<string | null>(null);
  useEffect(() => {
    if (next.current === null) return;
    const field = part.current?.querySelector<HTMLElement>(`[name="${next.current}.title"]`);
    next.current = null;
    (field ?? part.current?.querySelector<HTMLElement>('[data-add]'))?.focus();
  });
  const write = (index: number, change: Partial<Lessons[number]>) =>
    onChange(lessons.map((lesson, at) => (at === index ? { ...lesson, ...change } : lesson)));
  const add = () => {
    const id = crypto.randomUUID();
    next.current = id;
    onChange([...lessons, newLesson(id)]);
  };
  const remove = (index: number) => {
    next.current = (lessons[index + 1] ?? lessons[index - 1])?.id ?? '';
    onChange(lessons.toSpliced(index, 1));
  };
  return (
    <section ref={part} className={classes.fields} aria-labelledby="course-lessons">
      <div>
        <Title order={3} id="course-lessons">
          {t('admin.form.lessons')}
        </Title>
        <p className={classes.hint}>
          {t('common:manage.notation')} {t('admin.form.removedNote')}
        </p>
      </div>
      {lessons.map(({ id, kind, title, text, video, quiz }, index) => {
        const number = index + 1;
        return (
          <Card key={id} aria-label={t('admin.form.lesson', { number })} className={classes.fields}>
            <Group justify="space-between">
              <b>{t('admin.form.lesson', { number })}</b>
              <Group gap={0}>
                <ActionIcon
                  aria-label={t('admin.form.up', { number })}
                  disabled={index === 0}
                  onClick={() => onChange(moved(lessons, index, -1))}
                >
                  <IconArrowUp {...ICON} />
                </ActionIcon>
                <ActionIcon
                  aria-label={t('admin.form.down', { number })}
                  disabled={number === lessons.length}
                  onClick={() => onChange(moved(lessons, index, 1))}
                >
                  <IconArrowDown {...ICON} />
                </ActionIcon>
                <ActionIcon
                  aria-label={t('admin.form.removeLesson', { number })}
                  onClick={() => remove(index)}
                >
                  <IconTrash {...ICON} />
                </ActionIcon>
              </Group>
            </Group>
            <TextInput
              name={`${id}.title`}
              label={t('admin.form.lessonTitle')}
              maxLength={MAX_TITLE_LENGTH}
              value={title}
              error={problemOf(`${id}.title`)}
              onChange={(event) => write(index, { title: event.currentTarget.value })}
            />
            <Choices
              legend={t('admin.form.kindOf', { number })}
              options={KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
              value={kind}
              onChange={(value) => value && write(index, { kind: value })}
            />
            {kind === 'video' ? (
              <VideoFields
                name={`${id}.`}
                form={video}
                set={(change) => write(index, { video: { ...video, ...change } })}
                problems={{
                  url: videoProblemOf(`${id}.url`),
                  length: videoProblemOf(`${id}.length`),
                }}
              />
            ) : null}
            <Textarea
              name={`${id}.text`}
              label={t(kind === 'text' ? 'admin.form.text' : `admin.form.textOf.${kind}`)}
              minRows={6}
              maxRows={24}
              value={text}
              error={problemOf(`${id}.text`)}
              onChange={(event) => write(index, { text: event.currentTarget.value })}
            />
            <AddPicture text={text} onChange={(written) => write(index, { text: written })} />
            {kind === 'quiz' ? (
              <QuizFields
                name={id}
                form={quiz}
                set={(change) => write(index, { quiz: { ...quiz, ...change } })}
                problemOf={problemOf}
              />
            ) : null}
          </Card>
        );
      })}
      <div>
        <Button
          data-add
          variant="light"
          leftSection={<IconPlus {...ICON} />}
          disabled={lessons.length >= MAX_LESSONS}
          onClick={add}
        >
          {t('admin.form.addLesson')}
        </Button>
      </div>
    </section>
  );
}
