import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import {
  Card,
  EmptyState,
  Note,
  PageHeader,
  SegmentedTabs,
  showToast,
  useFailureText,
  useOnline,
} from '#packages/ui/index.ts';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import { SearchField } from '#packages/ui/parts/SearchField.tsx';
import { linkTo } from '#packages/ui/screens/index.ts';
import type { CourseCard } from '../contract/training.contract.ts';
import { CourseListItem } from './parts/CourseListItem.tsx';
import classes from './parts/training.module.css';
import { UnderWay } from './parts/UnderWay.tsx';
import { WhatCompanySees } from './parts/WhatCompanySees.tsx';
import { coursesFound, FILTERS, type Filter, tallyOf } from './rules/courses.rules.ts';
import { useCourses, useProgressMutations } from './training.api.ts';
import { COURSE_PATH } from './training.paths.ts';
import { useWords } from './use-words.ts';

const PANEL = 'courses';

/** Every course, how far one is, and the way to the one that is looked for; one screen for every width. */
export default function TrainingPage() {
  const { t, format } = useWords();
  const online = useOnline();
  const navigate = useNavigate();
  const failureText = useFailureText('training');
  const { query, courses, seenAt, waiting, isHere } = useCourses();
  const { start } = useProgressMutations();
  const [words, setWords] = useState('');
  const [filter, setFilter] = useState<Filter>('all');

  if (!courses) {
    const state = online ? 'failed' : 'offline';
    return (
      <>
        <PageHeader title={t('title')} lead={t('lead')} />
        <InPlace
          query={query}
          loading={t('loading')}
          title={t(`${state}.title`)}
          text={t(`${state}.text`)}
        />
      </>
    );
  }
  const found = coursesFound(courses, filter, words);
  const { pending, inProgress, completed } = tallyOf(courses);
  const underWay = words.trim() || filter !== 'all' ? undefined : courses.find(isUnderWay);
  const lead =
    courses.length === 0
      ? t('lead')
      : `${t('progress.completed', { count: completed, all: courses.length })} ${t(
          'progress.rest',
          { pending: t('progress.pending', { count: pending }), inProgress },
        )}`;
  const startCourse = (id: string) =>
    start.mutate(id, {
      onSuccess: () =>
        void navigate(
          linkTo(COURSE_PATH, { params: { courseId: id }, search: { lesson: 'next' } }),
        ),
      onError: (error) =>
        showToast({ kind: 'failed', text: `${t('failed.start')} ${failureText(error)}` }),
    });
  return (
    <div className={classes.page}>
      <PageHeader title={t('title')} lead={lead} />
      {seenAt ? (
        <Note tone="sky">{t('stale', { when: format.dateTime(seenAt, 'long') })}</Note>
      ) : null}
      {courses.length === 0 ? (
        <Card as="div">
          <EmptyState spot="empty" title={t('empty.title')} text={t('empty.text')} />
        </Card>
      ) : (
        <>
          {underWay ? <UnderWay course={underWay} /> : null}
          <div className={classes.controls}>
            <SearchField
              label={t('search.label')}
              clearLabel={t('search.clear')}
              value={words}
              onChange={setWords}
              found={words.trim() ? t('search.found', { count: found.length }) : ''}
            />
            <SegmentedTabs
              label={t('filter.label')}
              options={FILTERS.map((value) => ({ value, label: t(`filter.${value}`) }))}
              value={filter}
              onChange={setFilter}
              panelId={PANEL}
            />
          </div>
          <div id={PANEL} role="tabpanel" aria-label={t(`filter.${filter}`)}>
            {found.length === 0 ? (
              <Card as="div">
                <EmptyState
                  title={t(words.trim() ? 'none.found' : `none.${filter}`)}
                  text={words.trim() ? t('none.foundText') : undefined}
                />
              </Card>
            ) : (
              <ul className={classes.courses}>
                {found
                  .filter((course) => course !== underWay)
                  .map((course) => (
                    <CourseListItem
                      key={course.id}
                      course={course}
                      waits={waiting.has(course.id)}
                      reachable={!seenAt || isHere(course.id)}
                      starting={start.isPending && start.variables === course.id}
                      onStart={() => startCourse(course.id)}
                    />
                  ))}
                {filter === 'all' || filter === 'legal' ? <WhatCompanySees /> : null}
              </ul>
            )}
          </div>
        </>
      )}
    </div>
  );
}

const isUnderWay = ({ progress }: CourseCard) => progress.state === 'inProgress';
