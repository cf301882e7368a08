import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#packages/i18n/web/index.ts';
import type { Meeting } from '../../contract/meetings.contract.ts';
import { minutesUntil } from '../rules/meeting-list.rules.ts';
import classes from './meetings.module.css';
import { isOwn, OwnActions, type OwnActionsProps } from './OwnActions.tsx';

interface NextMeetingProps {
  readonly meeting: Meeting;
  readonly now: Date;
  readonly timeZone: string;
  readonly onEnter: (meeting: Meeting) => void;
  /** What whoever called it can do with it. */
  readonly own: Omit<OwnActionsProps, 'meeting'>;
}

/** The meeting whose room is open: how soon it is, who waits there, and the way in. */
export function NextMeeting({ meeting, now, timeZone, onEnter, own }: NextMeetingProps) {
  const { t } = useTranslation('meetings');
  const format = useFormat(timeZone);
  const minutes = minutesUntil(meeting, now);
  const soon = minutes > 0 ? t('now.soon', { count: minutes }) : t('now.begun');
  return (
    <section className={classes.now} aria-labelledby="meeting-now">
      <div>
        <p className={classes.quiet}>
          {format.date(meeting.startsAt, 'weekday')}, {format.time(meeting.startsAt)}
        </p>
        <h2 id="meeting-now">{meeting.title ?? t('untitled')}</h2>
        <p>
          {t('now.open')} {soon} {meeting.otherIsHere ? t('now.waiting') : null}
        </p>
      </div>
      <div className={classes.actions}>
        <Button size="lg" onClick={() => onEnter(meeting)}>
          {t('action.enter')}
        </Button>
        {isOwn(meeting) ? <OwnActions meeting={meeting} {...own} /> : null}
      </div>
    </section>
  );
}
