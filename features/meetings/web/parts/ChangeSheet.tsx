import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  focusFirstProblem,
  Note,
  Sheet,
  SheetFooter,
  showToast,
  useFailureText,
} from '#packages/ui/index.ts';
import type { Meeting } from '../../contract/meetings.contract.ts';
import { useMeetingChanges } from '../meetings.api.ts';
import { draftOf, formOf, problemsOf, spanOf } from '../rules/meeting-form.rules.ts';
import { clashOf } from '../rules/meeting-list.rules.ts';
import { MeetingFields } from './MeetingFields.tsx';
import classes from './meetings.module.css';

interface ChangeSheetProps {
  readonly meeting: Meeting;
  readonly meetings: readonly Meeting[];
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** Another day, another time, other words; the invited one is mailed. */
export function ChangeSheet({ meeting, meetings, opened, onClose }: ChangeSheetProps) {
  const { t } = useTranslation('meetings');
  const failureText = useFailureText('meetings');
  const { change } = useMeetingChanges();
  const [form, setForm] = useState(() => formOf(meeting));
  const [asked, setAsked] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    const span = spanOf(form);
    const problems = problemsOf(form, new Date());
    if (Object.keys(problems).length > 0 || !span || clashOf(meetings, span, meeting.id)) {
      focusFirstProblem(event.currentTarget);
      return;
    }
    change.mutate(
      { id: meeting.id, ...draftOf(form) },
      {
        onSuccess: () => {
          showToast({ text: t('changed', { email: meeting.with }) });
          onClose();
        },
      },
    );
  };
  return (
    <Sheet opened={opened} onClose={onClose} title={t('change.title')}>
      <form className={classes.form} noValidate onSubmit={submit}>
        <MeetingFields
          form={form}
          set={(more) => setForm({ ...form, ...more })}
          problems={asked ? problemsOf(form, new Date()) : {}}
          meetings={meetings}
          changed={meeting}
        />
        <SheetFooter>
          {change.isError ? (
            <Note tone="sun" role="alert">
              {failureText(change.error)}
            </Note>
          ) : null}
          <Button type="submit" size="lg" fullWidth loading={change.isPending}>
            {t('change.send')}
          </Button>
        </SheetFooter>
      </form>
    </Sheet>
  );
}
