import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useScheduled } from '#features/content/web/index.ts';
import { LANGUAGE_NAMES } from '#packages/i18n/languages.ts';
import { Tag, useFailureText } from '#packages/ui/index.ts';
import { ManagedRow } from '#packages/ui/manage/ManagedRow.tsx';
import type { ManagedCard } from '../../contract/courses-admin.contract.ts';
import { useWords } from '../use-words.ts';
import classes from './admin.module.css';
import { useCourseChanges } from './courses-admin.api.ts';
import { moved } from './form.rules.ts';

interface CourseRowProps {
  course: ManagedCard;
  /** The courses among which it can be moved, in their order; none while only some are shown. */
  ids: readonly string[];
  onOpen: () => void;
}

/** A course for its makers: its state, how many took it, and what may be done with it. */
export function CourseRow({ course, ids, onOpen }: CourseRowProps) {
  const { t, format, hours } = useWords();
  const failureText = useFailureText('training');
  const { setState, order, remove } = useCourseChanges();
  const { id, title, state, revision } = course;
  const planned = useScheduled('course').data?.get(id);
  const place = ids.indexOf(id);
  const people = (count: number | null) => (count === null ? t('admin.few') : format.number(count));
  const move = (by: 1 | -1) => () => order.mutateAsync(moved(ids, place, by));
  const up = { label: t('admin.up'), icon: IconArrowUp, run: move(-1), done: t('admin.moved') };
  const down = {
    label: t('admin.down'),
    icon: IconArrowDown,
    run: move(1),
    done: t('admin.moved'),
  };
  return (
    <ManagedRow
      title={title}
      language={course.language}
      state={state}
      stateLabel={t(`admin.state.${state}`)}
      tags={
        <>
          {planned ? (
            <Tag tone="sky">
              {t('content:later.tag', { when: format.dateTime(planned, 'day') })}
            </Tag>
          ) : null}
          <Tag>{hours(course.hours)}</Tag>
          <Tag>{t('lessons', { count: course.lessons })}</Tag>
          <Tag>{LANGUAGE_NAMES[course.language]}</Tag>
          {course.legal ? <Tag tone="sky">{t(`legal.${course.legal}`)}</Tag> : null}
          {course.premium ? <Tag tone="sun">{t('premium')}</Tag> : null}
        </>
      }
      onEdit={onOpen}
      onPublish={(published) =>
        setState.mutateAsync({ id, revision, state: published ? 'published' : 'withdrawn' })
      }
      published={t('admin.published')}
      withdrawn={t('admin.withdrawn')}
      actions={[
        ...(place > 0 ? [up] : []),
        ...(place >= 0 && place < ids.length - 1 ? [down] : []),
      ]}
      deleting={{
        title: t('admin.deleteTitle'),
        text: t('admin.deleteText', { title }),
        run: () => remove.mutateAsync(id),
        done: t('admin.deleted'),
      }}
      failureText={failureText}
    >
      <dl className={classes.people}>
        <div>
          <dt>{t('admin.started')}</dt>
          <dd>{people(course.started)}</dd>
        </div>
        <div>
          <dt>{t('admin.completed')}</dt>
          <dd>{people(course.completed)}</dd>
        </div>
      </dl>
    </ManagedRow>
  );
}
