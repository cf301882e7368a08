import { Anchor } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { Cover, ReviewNote, Sources } from '#features/content/web/index.ts';
import { Note, PageHeader, showToast, useFailureText, useOnline } from '#packages/ui/index.ts';
import { InPlace } from '#packages/ui/parts/InPlace.tsx';
import type { Course } from '../contract/training.contract.ts';
import { CountForCompany } from './parts/CountForCompany.tsx';
import { CourseDone } from './parts/CourseDone.tsx';
import { CourseFacts } from './parts/CourseFacts.tsx';
import { CourseStart } from './parts/CourseStart.tsx';
import classes from './parts/course.module.css';
import { LessonView } from './parts/LessonView.tsx';
import { Outline } from './parts/Outline.tsx';
import { lessonAsked, nextUnread } from './rules/courses.rules.ts';
import { useCourse, useProgressMutations } from './training.api.ts';
import { TRAINING_PATH } from './training.paths.ts';
import { usePlace } from './use-place.ts';
import { useWords } from './use-words.ts';

/** A course: what it holds and how far one is, or one of its lessons; one screen for every width. */
export default function CoursePage() {
  const { t, format } = useWords();
  const page = useRef<HTMLDivElement>(null);
  const online = useOnline();
  const failureText = useFailureText('training');
  const { courseId, asked, goTo } = usePlace(page);
  const { query, course, seenAt, waiting, awaits } = useCourse(courseId);
  const { start, mark, answer } = useProgressMutations();
  const changed = useChanged(course);
  const shown = course && lessonAsked(course, asked);
  const isEnd = course ? course.progress.state === 'completed' && !shown : null;
  const wasUnderWay = useRef(false);
  useEffect(() => {
    // Completed by the server while its last words were read: the heading that had the focus is gone.
    if (isEnd && wasUnderWay.current && document.activeElement === document.body) {
      page.current?.querySelector<HTMLElement>('[data-place]')?.focus();
    }
    wasUnderWay.current = isEnd === false;
  }, [isEnd]);

  const back = (
    <Anchor className={classes.back} renderRoot={(props) => <Link to={TRAINING_PATH} {...props} />}>
      <IconArrowLeft size={18} stroke={1.75} aria-hidden /> {t('all')}
    </Anchor>
  );
  if (!course) {
    return (
      <>
        {back}
        <InPlace
          query={query}
          loading={t('loadingCourse')}
          headingOrder={1}
          title={t(online ? 'failed.course' : 'offline.course')}
          text={online ? failureText(query.error) : t('offline.courseText')}
        />
      </>
    );
  }
  const { id, lessons, progress } = course;
  const told = (of: { error: unknown; isError: boolean }) =>
    of.isError ? failureText(of.error) : null;
  const open = (lessonId: string | null) => {
    mark.reset();
    answer.reset();
    goTo(lessonId);
  };
  const begin = () =>
    start.mutate(id, { onSuccess: ({ lessons: all }) => open(all[0]?.id ?? null) });
  const goOn = () => open((nextUnread(lessons) ?? lessons[0])?.id ?? null);
  const read = (lessonId: string, index: number) =>
    mark.mutate(
      { courseId: id, lessonId, read: true },
      {
        onSuccess: (now) => {
          open(nextUnread(now.lessons, index)?.id ?? null);
          if (now.progress.state === 'completed') showToast({ text: t('done') });
        },
      },
    );
  return (
    <div ref={page} className={classes.page}>
      <div>
        {back}
        {isEnd ? null : (
          <>
            <PageHeader title={<span lang={course.shownIn}>{course.title}</span>} />
            <CourseFacts course={course} lessons={lessons.length} />
          </>
        )}
      </div>
      {changed ? (
        <Note tone="sky" role="note">
          {t('changed')}
        </Note>
      ) : null}
      {seenAt ? (
        <Note tone="sky" role="note">
          {t('staleCourse', { when: format.dateTime(seenAt, 'long') })}
        </Note>
      ) : null}
      {shown ? (
        <LessonView
          course={course}
          index={shown.index}
          waits={waiting.has(shown.lesson.id)}
          final={awaits}
          onRead={() => read(shown.lesson.id, shown.index)}
          onUnread={() => mark.mutate({ courseId: id, lessonId: shown.lesson.id, read: false })}
          onOpen={open}
          saving={mark.isPending}
          failure={told(mark)}
          quiz={{
            canAnswer: progress.state === 'inProgress' && online && !seenAt,
            answering: answer.isPending,
            onAnswer: (given) =>
              answer.mutate({
                courseId: id,
                lessonId: shown.lesson.id,
                version: shown.lesson.quiz?.version ?? '',
                ...given,
              }),
            onNext: () => open(nextUnread(lessons, shown.index)?.id ?? null),
            failure: told(answer),
          }}
        />
      ) : isEnd ? (
        <CourseDone
          course={course}
          onAgain={goOn}
          onRenew={begin}
          renewing={start.isPending}
          failure={told(start)}
        />
      ) : (
        <div className={classes.about}>
          <Cover name={course.cover} first />
          <p className={classes.description} lang={course.shownIn}>
            {course.description}
          </p>
          <CourseStart
            course={course}
            awaits={awaits}
            onGo={progress.state === 'pending' ? begin : goOn}
            going={start.isPending}
            failure={told(start)}
          />
          <ReviewNote review={course.review} />
          <Sources sources={course.sources} />
        </div>
      )}
      {shown ? null : (
        <CountForCompany
          course={course}
          onCounted={() => page.current?.querySelector<HTMLElement>('[data-place]')?.focus()}
        />
      )}
      <Outline
        course={course}
        current={shown?.lesson.id}
        onOpen={progress.state === 'pending' ? undefined : open}
      />
    </div>
  );
}

/** Whether the makers changed a course since it was opened here. */
function useChanged(course: Course | undefined): boolean {
  const opened = useRef<{ id: string; revision: string } | null>(null);
  if (course && opened.current?.id !== course.id) {
    opened.current = { id: course.id, revision: course.revision };
  }
  return course !== undefined && opened.current?.revision !== course.revision;
}
