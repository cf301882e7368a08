import { Button } from '@mantine/core';
import { EmptyState, Note, showToast, useFailureText } from '#packages/ui/index.ts';
import type { ListProps } from '#packages/ui/manage/ListAndEditor.tsx';
import { ManagedList } from '#packages/ui/manage/ManagedList.tsx';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import { useWords } from '../use-words.ts';
import { CourseRow } from './CourseRow.tsx';
import { useCourseChanges, useManagedCourses } from './courses-admin.api.ts';

/** Every course in its order, with what may be done with it. */
export function CourseTable({ onOpen }: ListProps) {
  const { t } = useWords();
  const failureText = useFailureText('training');
  const query = useManagedCourses();
  const courses = query.data ?? [];
  return (
    <>
      <ManagedList
        title={t('admin.title')}
        add={t('admin.add')}
        onAdd={() => onOpen(null)}
        rows={courses.map((course, place) => (
          <CourseRow
            key={course.id}
            course={course}
            place={place}
            ids={courses.map(({ id }) => id)}
            onOpen={() => onOpen(course.id)}
          />
        ))}
      >
        {query.data ? (
          <NoCourses />
        ) : (
          <InPlace
            query={query}
            loading={t('loading')}
            title={t('failed.title')}
            text={failureText(query.error ?? { code: 'offline' })}
          />
        )}
      </ManagedList>
      {courses.length > 0 ? <Note>{t('admin.privacy')}</Note> : null}
    </>
  );
}

/** A new installation can have the courses that come with it. */
function NoCourses() {
  const { t } = useWords();
  const failureText = useFailureText('training');
  const { addStarters } = useCourseChanges();
  const add = () =>
    addStarters.mutate(undefined, { onSuccess: () => showToast({ text: t('admin.starter') }) });
  return (
    <>
      <EmptyState title={t('admin.empty.title')} text={t('admin.empty.text')}>
        <Button variant="light" loading={addStarters.isPending} onClick={add}>
          {t('admin.empty.starter')}
        </Button>
      </EmptyState>
      <div role="alert">
        {addStarters.error ? <Note tone="sun">{failureText(addStarters.error)}</Note> : null}
      </div>
    </>
  );
}
