import { Button } from '@mantine/core';
import { DeletedItems, SheetButtons } from '#features/content/web/index.ts';
import { EmptyState, Note, showToast, useFailureText } from '#packages/ui/index.ts';
import type { ListProps } from '#packages/ui/manage/ListAndEditor.tsx';
import { ManagedList } from '#packages/ui/manage/ManagedList.tsx';
import { isFiltering, ManageFilter, NothingFound } from '#packages/ui/manage/ManageFilter.tsx';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import type { CourseDraft } from '../../contract/courses-admin.contract.ts';
import { coursesLookedFor } from '../rules/courses.rules.ts';
import { useWords } from '../use-words.ts';
import { CourseRow } from './CourseRow.tsx';
import { sheetApi, useCourseChanges, useManagedCourses } from './courses-admin.api.ts';

const PANEL = 'managed-courses';

/** Courses in their order, with what may be done with them: all, or those that are looked for. */
export function CourseTable({ onOpen, filter, onFilter }: ListProps) {
  const { t } = useWords();
  const failureText = useFailureText('training');
  const query = useManagedCourses();
  const courses = query.data ?? [];
  const filtering = isFiltering(filter);
  const { save, bring } = useCourseChanges();
  const shown = coursesLookedFor(courses, filter);
  // Moving a course among those that are found would say nothing of its place among all.
  const ids = filtering ? [] : courses.map(({ id }) => id);
  return (
    <>
      <ManagedList
        title={t('admin.title')}
        add={t('admin.add')}
        onAdd={() => onOpen(null)}
        filter={
          <>
            <SheetButtons
              download={() => sheetApi.exportCourses()}
              fileName={t('sheet.file')}
              bring={(table) => bring.mutateAsync(table)}
              how={t('sheet.how')}
              problemText={(problem) => t(`sheet.problem.${problem}`)}
              failureText={failureText}
            />
            {courses.length > 0 ? (
              <ManageFilter
                filter={filter}
                onFilter={onFilter}
                stateLabel={(state) => t(`admin.state.${state}`)}
                found={shown.length}
                panelId={PANEL}
              />
            ) : null}
          </>
        }
        panelId={PANEL}
        rows={shown.map((course) => (
          <CourseRow key={course.id} course={course} ids={ids} onOpen={() => onOpen(course.id)} />
        ))}
        more={null}
      >
        {!query.data ? (
          <InPlace
            query={query}
            loading={t('loading')}
            title={t('failed.title')}
            text={failureText(query.error ?? { code: 'offline' })}
          />
        ) : courses.length > 0 ? (
          <NothingFound onFilter={onFilter} panelId={PANEL} />
        ) : (
          <NoCourses />
        )}
      </ManagedList>
      <DeletedItems
        kind="course"
        bringBack={(id, draft) =>
          save.mutateAsync({ id, revision: null, draft: draft as CourseDraft })
        }
      />
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
