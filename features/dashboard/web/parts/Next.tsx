import { Button, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '#features/access/web/index.ts';
import { CALENDAR_PATH, stillToCome, useEvents } from '#features/calendar/web/index.ts';
import { COURSE_PATH, useCourses } from '#features/training/web/index.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { addDays } from '#packages/kernel/day.ts';
import { calendarDayOf } from '#packages/kernel/wall-clock.ts';
import { Card } from '#packages/ui/index.ts';
import { linkTo } from '#packages/ui/screens/index.ts';
import type { DashboardView } from '../../contract/dashboard.contract.ts';
import classes from './Next.module.css';

/** So many are seen at a glance. */
const MOST_EVENTS = 4;
const LAST_DAY = 6;

/** What comes next and the course that is under way; each asks for its own, and only where there is any. */
export function Next({ view }: { view: DashboardView }) {
  if (view.helpFirst || (view.upcoming.count === 0 && view.coursesUnderWay === 0)) return null;
  return (
    <div className={classes.next}>
      {view.upcoming.count > 0 ? <Upcoming /> : null}
      {view.coursesUnderWay > 0 ? <CourseUnderWay /> : null}
    </div>
  );
}

function Upcoming() {
  const { t } = useTranslation('dashboard');
  const format = useFormat('UTC');
  const timeZone = useTimeZone();
  // As a calendar counts: past midnight, though the person's day goes on until three.
  const today = calendarDayOf(new Date(), timeZone);
  const { data } = useEvents(today, addDays(today, LAST_DAY));
  const events = stillToCome(data ?? [], new Date()).slice(0, MOST_EVENTS);
  if (events.length === 0) return null;
  return (
    <Card aria-labelledby="next-title">
      <Title order={2} id="next-title">
        {t('next.title')}
      </Title>
      <ul className={classes.events}>
        {events.map(({ id, title, start, allDay }) => {
          const day = start.slice(0, 10);
          return (
            <li key={id}>
              <span className={classes.when}>
                {day === today ? t('week.today') : format.weekday(day)}
                <b>{allDay ? Number(day.slice(-2)) : format.time(`${start}Z`)}</b>
              </span>
              <span className={classes.what}>{title}</span>
            </li>
          );
        })}
      </ul>
      <Button variant="light" renderRoot={(props) => <Link to={CALENDAR_PATH} {...props} />}>
        {t('next.calendar')}
      </Button>
    </Card>
  );
}

function CourseUnderWay() {
  const { t } = useTranslation('dashboard');
  const { courses } = useCourses();
  const course = courses?.find(({ progress }) => progress.state === 'inProgress');
  if (!course) return null;
  const { id, title, read, lessons } = course;
  return (
    <Card aria-labelledby="course-title">
      <Title order={2} id="course-title">
        {title}
      </Title>
      <p className={classes.small}>{t('next.lessons', { count: lessons, read })}</p>
      <progress
        className={classes.progress}
        max={Math.max(1, lessons)}
        value={read}
        aria-labelledby="course-title"
      />
      <Button
        variant="light"
        renderRoot={(props) => (
          <Link
            {...linkTo(COURSE_PATH, { params: { courseId: id }, search: { lesson: 'next' } })}
            {...props}
          />
        )}
      >
        {t('next.goOn')}
      </Button>
    </Card>
  );
}
