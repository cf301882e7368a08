import { Button, Title } from '@mantine/core';
import { IconEyeOff } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTimeZone } from '#features/access/web/index.ts';
import { Card, EmptyState, Note, showToast, useFailureText } from '#packages/ui/index.ts';
import { ConfirmSheet } from '#packages/ui/parts/ConfirmSheet.tsx';
import type { Meeting } from '../../contract/meetings.contract.ts';
import { goToRoom, linkOf, useMeetingChanges } from '../meetings.api.ts';
import { listsOf } from '../rules/meeting-list.rules.ts';
import { ChangeSheet } from './ChangeSheet.tsx';
import { MeetingRow, RowAction } from './MeetingRow.tsx';
import classes from './meetings.module.css';
import { NextMeeting } from './NextMeeting.tsx';
import { isOwn, OwnActions } from './OwnActions.tsx';

const TICK_MS = 15_000;

interface ScheduledListProps {
  readonly meetings: readonly Meeting[];
  readonly onSchedule: () => void;
  /** Begins the form with this meeting’s fields. */
  readonly onAgain: (meeting: Meeting) => void;
}

type Asked = { what: 'change' | 'cancel' | 'forget'; meeting: Meeting };

/** The meeting whose room is open, what is ahead, and what is over. */
export function ScheduledList({ meetings, onSchedule, onAgain }: ScheduledListProps) {
  const { t } = useTranslation('meetings');
  const failureText = useFailureText('meetings');
  const timeZone = useTimeZone();
  const now = useNow();
  const { cancel, forget } = useMeetingChanges();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const lists = listsOf(meetings, now);

  const ask = (what: Asked['what'], meeting: Meeting) => {
    setAsked({ what, meeting });
    setIsOpen(true);
  };
  const failed = (error: unknown) => showToast({ kind: 'failed', text: failureText(error) });
  const enter = (meeting: Meeting) => void goToRoom(meeting.id).catch(failed);
  const copyLink = async (meeting: Meeting) => {
    try {
      await navigator.clipboard.writeText(await linkOf(meeting.id));
      showToast({ text: t('copied') });
    } catch (error) {
      failed(error);
    }
  };

  const own = {
    onChange: (meeting: Meeting) => ask('change', meeting),
    onCopy: (meeting: Meeting) => void copyLink(meeting),
    onCancel: (meeting: Meeting) => ask('cancel', meeting),
  };

  if (meetings.length === 0) {
    return (
      <Card aria-label={t('tabs.scheduled')}>
        <EmptyState spot="consultation" title={t('empty.title')} text={t('empty.text')}>
          <Button onClick={onSchedule}>{t('empty.action')}</Button>
        </EmptyState>
      </Card>
    );
  }
  return (
    <div className={classes.lists}>
      {lists.now ? (
        <NextMeeting meeting={lists.now} now={now} timeZone={timeZone} onEnter={enter} own={own} />
      ) : null}
      {lists.next.length > 0 ? (
        <section aria-labelledby="meetings-next">
          <Title order={2} id="meetings-next" className={classes.listTitle}>
            {t('lists.next')}
          </Title>
          <Card as="div" flush>
            <ul>
              {lists.next.map((meeting) => (
                <MeetingRow key={meeting.id} meeting={meeting} timeZone={timeZone}>
                  {isOwn(meeting) ? (
                    <OwnActions meeting={meeting} {...own} />
                  ) : meeting.inPerson ? null : (
                    <RowAction
                      strong
                      meeting={meeting}
                      label={t('action.door')}
                      onClick={() => enter(meeting)}
                    />
                  )}
                </MeetingRow>
              ))}
            </ul>
          </Card>
        </section>
      ) : null}
      {lists.over.length > 0 ? (
        <section aria-labelledby="meetings-over">
          <Title order={2} id="meetings-over" className={classes.listTitle}>
            {t('lists.over')}
          </Title>
          <Card as="div" flush>
            <ul>
              {lists.over.map((meeting) => (
                <MeetingRow key={meeting.id} meeting={meeting} timeZone={timeZone}>
                  {meeting.side === 'organizer' && meeting.title !== null && !meeting.inPerson ? (
                    <RowAction
                      meeting={meeting}
                      label={t(meeting.state === 'missed' ? 'action.another' : 'action.again')}
                      onClick={() => onAgain(meeting)}
                    />
                  ) : null}
                  <RowAction
                    meeting={meeting}
                    label={t('action.forget')}
                    onClick={() => ask('forget', meeting)}
                  />
                </MeetingRow>
              ))}
            </ul>
          </Card>
        </section>
      ) : null}
      <Note icon={<IconEyeOff size={20} stroke={1.75} aria-hidden />}>
        <b>{t('company.title')}</b> {t('company.text')}
      </Note>
      {asked?.what === 'change' ? (
        <ChangeSheet
          key={`${asked.meeting.id} ${isOpen}`}
          meeting={asked.meeting}
          meetings={meetings}
          opened={isOpen}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
      {asked && asked.what !== 'change' ? (
        <ConfirmSheet
          opened={isOpen}
          title={t(`${asked.what}.title`)}
          text={t(`${asked.what}.text`, { title: asked.meeting.title ?? t('untitled') })}
          action={t(`${asked.what}.action`)}
          run={() => (asked.what === 'cancel' ? cancel : forget).mutateAsync(asked.meeting.id)}
          onClose={() => setIsOpen(false)}
          failureText={failureText}
        />
      ) : null}
    </div>
  );
}

/** The time, to a quarter of a minute: rooms open and close by it. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
