import { Button, Title } from '@mantine/core';
import { useState } from 'react';
import { useFailureText } from '#packages/ui/index.ts';
import type { EditorProps } from '#packages/ui/manage/ListAndEditor.tsx';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import { useWords } from '../use-words.ts';
import { CourseForm } from './CourseForm.tsx';
import { useManagedCourse } from './courses-admin.api.ts';
import { formOf, newForm } from './form.rules.ts';

/** The fields of a new course, or of one that is fetched first, under their heading. */
export function CourseEditor({ id, onLeave }: EditorProps) {
  const { t } = useWords();
  return (
    <>
      <Title order={2} tabIndex={-1}>
        {t(id === null ? 'admin.add' : 'admin.editTitle')}
      </Title>
      {id === null ? <NewCourse onLeave={onLeave} /> : <KnownCourse id={id} onLeave={onLeave} />}
    </>
  );
}

function NewCourse({ onLeave }: Pick<EditorProps, 'onLeave'>) {
  const { format } = useWords();
  // Sent again after a failure, it is the same course.
  const [id] = useState(() => crypto.randomUUID());
  const begin = { fields: newForm(format.language), revision: null, state: 'draft' as const };
  return <CourseForm courseId={id} begin={begin} onLeave={onLeave} />;
}

function KnownCourse({ id, onLeave }: { id: string } & Pick<EditorProps, 'onLeave'>) {
  const { t, format } = useWords();
  const failureText = useFailureText('training');
  const query = useManagedCourse(id);
  if (query.data) {
    const { revision, state } = query.data;
    const begin = { fields: formOf(query.data, format.language), revision, state };
    return <CourseForm courseId={id} begin={begin} onLeave={onLeave} />;
  }
  return (
    <InPlace
      query={query}
      loading={t('loadingCourse')}
      headingOrder={3}
      title={t('failed.course')}
      text={failureText(query.error ?? { code: 'offline' })}
    >
      <Button variant="default" onClick={() => onLeave(true)}>
        {t('common:action.back')}
      </Button>
    </InPlace>
  );
}
