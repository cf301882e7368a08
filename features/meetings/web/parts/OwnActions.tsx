import { useTranslation } from 'react-i18next';
import type { Meeting } from '../../contract/meetings.contract.ts';
import { RowAction } from './MeetingRow.tsx';

export interface OwnActionsProps {
  readonly meeting: Meeting;
  readonly onChange: (meeting: Meeting) => void;
  readonly onCopy: (meeting: Meeting) => void;
  readonly onCancel: (meeting: Meeting) => void;
}

/** What whoever called a meeting can do with it: another time, the link again, or off; once it runs, the link alone. */
export function OwnActions({ meeting, onChange, onCopy, onCancel }: OwnActionsProps) {
  const { t } = useTranslation('meetings');
  const isAhead = meeting.state === 'scheduled';
  return (
    <>
      {isAhead ? (
        <RowAction
          strong
          meeting={meeting}
          label={t('action.change')}
          onClick={() => onChange(meeting)}
        />
      ) : null}
      <RowAction meeting={meeting} label={t('action.copy')} onClick={() => onCopy(meeting)} />
      {isAhead ? (
        <RowAction meeting={meeting} label={t('action.cancel')} onClick={() => onCancel(meeting)} />
      ) : null}
    </>
  );
}

/** A consultation that was booked is changed where it was booked. */
export const isOwn = ({ side, booked }: Meeting): boolean => side === 'organizer' && !booked;
