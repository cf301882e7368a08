import { Switch } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FailedState } from '#packages/ui/index.ts';
import { useShowWeek, useWeekShown } from '../days.api.ts';

/** Whether the person wants their week told, on the profile. */
export function WeekSetting() {
  const { t } = useTranslation('diary');
  const textId = useId();
  const { data, isError, isPaused, isFetching, refetch } = useWeekShown();
  const { mutate, isPending, variables, isError: refused } = useShowWeek();
  if (data === undefined && (isError || isPaused)) {
    return <FailedState onRetry={() => void refetch()} retrying={isFetching} />;
  }
  return (
    <div>
      <Switch
        label={t('week.title')}
        aria-describedby={textId}
        checked={isPending ? variables : (data?.shown ?? true)}
        disabled={data === undefined}
        onChange={(event) => mutate(event.currentTarget.checked)}
      />
      <p id={textId} style={{ margin: '6px 0 0', color: 'var(--muted)', fontSize: '0.875rem' }}>
        {t('week.setting')}
      </p>
      {refused ? <p role="alert">{t('week.failed')}</p> : null}
    </div>
  );
}
