import { Button } from '@mantine/core';
import {
  type Icon,
  IconCalendarEvent,
  IconCheck,
  IconMoon,
  IconVideo,
  IconX,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#packages/i18n/web/index.ts';
import { Tag, type Tone } from '#packages/ui/index.ts';
import type { Meeting, MeetingState } from '../../contract/meetings.contract.ts';
import classes from './meetings.module.css';

const LOOKS: Readonly<Record<MeetingState, { icon: Icon; tone: Tone }>> = {
  scheduled: { icon: IconCalendarEvent, tone: 'sky' },
  in_progress: { icon: IconVideo, tone: 'leaf' },
  finished: { icon: IconCheck, tone: 'leaf' },
  cancelled: { icon: IconX, tone: 'plain' },
  missed: { icon: IconMoon, tone: 'mist' },
};

interface MeetingRowProps {
  readonly meeting: Meeting;
  readonly timeZone: string;
  readonly children: ReactNode;
}

/** A meeting: its day, what and with whom, how it stands, and what can be done. */
export function MeetingRow({ meeting, timeZone, children }: MeetingRowProps) {
  const { t } = useTranslation('meetings');
  const format = useFormat(timeZone);
  const { icon: StateIcon, tone } = LOOKS[meeting.state];
  const { startsAt, endsAt, state, talked } = meeting;
  const day = format.date(startsAt, 'weekday');
  const local = wallDay(startsAt, timeZone);
  return (
    <li className={classes.row}>
      <span className={classes.day} aria-hidden>
        {format.weekday(local)}
        <b>{Number(local.slice(8))}</b>
      </span>
      <div className={classes.words}>
        <h3>
          {meeting.title ?? t('untitled')}
          <Tag tone={tone}>
            <StateIcon size={16} stroke={1.75} aria-hidden />
            {t(`state.${state}`)}
          </Tag>
        </h3>
        <p className={classes.quiet}>
          {day}, {t('time.span', { from: format.time(startsAt), to: format.time(endsAt) })}
          {talked === null ? null : ` · ${t('talked', { count: talked })}`}
        </p>
        <p className={classes.quiet}>{withWhom(t, meeting)}</p>
        {meeting.inPerson ? (
          <p className={classes.quiet}>
            {meeting.place ? t('inPerson', { place: meeting.place }) : t('inPersonOnly')}
          </p>
        ) : null}
      </div>
      <div className={classes.actions}>{children}</div>
    </li>
  );
}

/** `2026-11-26` of an instant on the person’s clock. */
const wallDay = (instant: string, timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date(instant));

type Translate = ReturnType<typeof useTranslation>['t'];

function withWhom(t: Translate, { with: other, side }: Meeting): string {
  if (other === null) return t('meetings:with.gone');
  return t(`meetings:with.${side}`, { name: other });
}

/** A quiet action of a row, which says of which meeting it is. */
export function RowAction({
  meeting,
  label,
  onClick,
  strong,
  loading,
}: {
  readonly meeting: Meeting;
  readonly label: string;
  readonly onClick: () => void;
  readonly strong?: boolean;
  readonly loading?: boolean;
}) {
  const { t } = useTranslation('meetings');
  return (
    <Button
      variant={strong ? 'default' : 'subtle'}
      onClick={onClick}
      loading={loading ?? false}
      aria-label={t('action.of', { action: label, title: meeting.title ?? t('untitled') })}
    >
      {label}
    </Button>
  );
}
