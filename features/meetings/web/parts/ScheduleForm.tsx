import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { zoneName } from '#packages/i18n/format.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { Card, focusFirstProblem, Note, showToast, useFailureText } from '#packages/ui/index.ts';
import type { Meeting } from '../../contract/meetings.contract.ts';
import { useMeetingChanges } from '../meetings.api.ts';
import { draftOf, type MeetingForm, problemsOf, spanOf } from '../rules/meeting-form.rules.ts';
import { clashOf } from '../rules/meeting-list.rules.ts';
import { MeetingFields } from './MeetingFields.tsx';
import classes from './meetings.module.css';

interface ScheduleFormProps {
  readonly form: MeetingForm;
  /** Its id: sent again after a lost answer it is made once. */
  readonly id: string;
  readonly set: (change: Partial<MeetingForm>) => void;
  readonly meetings: readonly Meeting[];
  readonly onScheduled: (meeting: Meeting) => void;
}

/** A new meeting and its invitation. */
export function ScheduleForm({ form, id, set, meetings, onScheduled }: ScheduleFormProps) {
  const { t } = useTranslation('meetings');
  const { language } = useFormat(form.timeZone);
  const failureText = useFailureText('meetings');
  const { schedule } = useMeetingChanges();
  const [asked, setAsked] = useState(false);
  const problems = asked ? problemsOf(form, new Date()) : {};

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    const span = spanOf(form);
    if (Object.keys(problemsOf(form, new Date())).length > 0 || !span || clashOf(meetings, span)) {
      focusFirstProblem(event.currentTarget);
      return;
    }
    schedule.mutate(
      { id, ...draftOf(form), email: form.email.trim() },
      {
        onSuccess: (meeting) => {
          setAsked(false);
          showToast({ text: t('scheduled', { email: meeting.with }) });
          onScheduled(meeting);
        },
      },
    );
  };
  return (
    <Card aria-label={t('tabs.schedule')}>
      <form className={classes.form} noValidate onSubmit={submit}>
        <MeetingFields form={form} set={set} problems={problems} meetings={meetings} />
        {schedule.isError ? (
          <Note tone="sun" role="alert">
            {failureText(schedule.error)}
          </Note>
        ) : null}
        <div className={classes.send}>
          <Button type="submit" size="lg" loading={schedule.isPending}>
            {t('form.send')}
          </Button>
          <span className={classes.quiet}>{zoneName(form.timeZone, language)}</span>
        </div>
      </form>
    </Card>
  );
}
