import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FailedState, LoadingShape, Note, useFailureText } from '#packages/ui/index.ts';
import { REMINDER_KINDS } from '../contract/kinds.ts';
import { PlanCard } from './parts/PlanCard.tsx';
import { RulesCard } from './parts/RulesCard.tsx';
import classes from './parts/reminders.module.css';
import { useReminders } from './reminders.api.ts';

export interface RemindersTabProps {
  /** How reminders come and the way to change it, from the notifications. */
  readonly channels: ReactNode;
}

/** What the person wants to be reminded of, each with its own hour, and when nothing shall come. */
export default function RemindersTab({ channels }: RemindersTabProps) {
  const { t } = useTranslation('reminders');
  const { data, error, refetch, isFetching } = useReminders();
  const failureText = useFailureText('reminders');
  if (!data) {
    return error ? (
      <FailedState text={failureText(error)} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <LoadingShape label={t('loading')} lines={6} />
    );
  }
  return (
    <div className={classes.column}>
      <Note tone="leaf">
        {t('intro')}
        {channels}
      </Note>
      {REMINDER_KINDS.map((reminder) => (
        <PlanCard
          key={reminder}
          reminder={reminder}
          plan={data.plans[reminder]}
          timeZone={data.timeZone}
        />
      ))}
      <RulesCard rules={data.rules} />
    </div>
  );
}
