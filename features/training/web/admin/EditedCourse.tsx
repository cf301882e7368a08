import { Title } from '@mantine/core';
import { useState } from 'react';
import { FailedState, LoadingShape, showToast, useFailureText } from '#packages/ui/index.ts';
import { useWords } from '../use-words.ts';
import { CourseEditor } from './CourseEditor.tsx';
import { useCourseChanges, useManagedCourse } from './courses-admin.api.ts';
import { draftOf, formOf, newForm } from './form.rules.ts';

interface EditedCourseProps {
  /** Id of a course, or `new`. */
  id: string;
  /** Back to the list; `saved`: nothing is left to be lost. */
  onLeave: (saved: boolean) => void;
}

/** The fields of a new course, or of one that is fetched first, under their heading. */
export function EditedCourse({ id, onLeave }: EditedCourseProps) {
  const { t } = useWords();
  const isNew = id === 'new';
  return (
    <>
      <Title order={2} tabIndex={-1} data-place mb="md">
        {t(isNew ? 'admin.addTitle' : 'admin.editTitle')}
      </Title>
      {isNew ? <NewCourse onLeave={onLeave} /> : <KnownCourse id={id} onLeave={onLeave} />}
    </>
  );
}

function NewCourse({ onLeave }: Pick<EditedCourseProps, 'onLeave'>) {
  const { t, format } = useWords();
  // Sent again after a failure, it is the same course.
  const [id] = useState(() => crypto.randomUUID());
  const { add } = useCourseChanges();
  return (
    <CourseEditor
      action={t('admin.form.saveDraft')}
      start={newForm(format.language)}
      onSave={async (form) => {
        await add.mutateAsync({ id, ...draftOf(form) });
        showToast({ text: t('admin.done.added') });
        onLeave(true);
      }}
      onLeave={() => onLeave(false)}
    />
  );
}

function KnownCourse({ id, onLeave }: EditedCourseProps) {
  const { t, format } = useWords();
  const failureText = useFailureText('training');
  const { data, error, isPaused, refetch, isFetching } = useManagedCourse(id);
  const { change } = useCourseChanges();
  const [openings, setOpenings] = useState(0);
  if (!data) {
    return error || isPaused ? (
      <FailedState
        title={t('failed.course')}
        text={failureText(error ?? { code: 'offline' })}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : (
      <LoadingShape label={t('loadingCourse')} lines={6} />
    );
  }
  const { revision, state, id: _, ...draft } = data;
  return (
    <CourseEditor
      key={openings}
      action={t(state === 'draft' ? 'admin.form.saveDraft' : 'common:action.save')}
      start={formOf(draft, format.language)}
      onSave={async (form) => {
        await change.mutateAsync({ id, revision, ...draftOf(form) });
        showToast({ text: t('admin.done.saved') });
        onLeave(true);
      }}
      onLeave={() => onLeave(false)}
      onReload={async () => {
        await refetch();
        setOpenings(openings + 1);
      }}
    />
  );
}
