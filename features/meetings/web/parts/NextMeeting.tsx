import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#packages/i18n/web/index.ts';
import type { Meeting } from '../../contract/meetings.contract.ts';
import { minutesUntil } from '../rules/meeting-list.rules.ts';
import classes from './meetings.module.css';

interface NextMeetingProps {
  readonly meeting: Meeting;
  readonly now: Date;
  readonly timeZone: string;
  readonly onEnter: (meeting: Meeting) => void;
  readonly onChange: (meeting: Meeting) => void;
}

/** The meeting whose room is open: how soon it is, who waits there, and the way in. */
export function NextMeeting({ meeting, now, timeZone, onEnter, onChange }: NextMeetingProps) {
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
        {meeting.side === 'organizer' && meeting.state === 'scheduled' ? (
          <Button variant="subtle" onClick={() => onChange(meeting)}>
            {t('action.change')}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
