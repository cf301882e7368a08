import { Switch } from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FailedState, showToast, useFailureText } from '#packages/ui/index.ts';
import { useRhythm, useShowRhythm } from './rhythm.api.ts';

/** Whether the person sees the garden and the rhythm of 28 days at all. */
export default function RhythmSettingView() {
  const { t } = useTranslation(['rhythm', 'common']);
  const failureText = useFailureText('rhythm');
  const textId = useId();
  const { data, isError, isPaused, isFetching, refetch } = useRhythm();
  const { mutate, isPending, variables } = useShowRhythm();
  const shown = isPending ? variables : data !== null;
  const choose = (wanted: boolean, told = true) =>
    mutate(wanted, {
      onSuccess: () => {
        if (!told) return;
        showToast({
          id: 'rhythm',
          text: t(wanted ? 'setting.on' : 'setting.off'),
          action: { label: t('common:action.undo'), run: () => choose(!wanted, false) },
        });
      },
      onError: (error) => showToast({ id: 'rhythm', kind: 'failed', text: failureText(error) }),
    });
  if (data === undefined && (isError || isPaused)) {
    return <FailedState onRetry={() => void refetch()} retrying={isFetching} />;
  }
  return (
    <div>
      <Switch
        label={t('setting.label')}
        aria-describedby={textId}
        checked={shown}
        disabled={data === undefined}
        onChange={(event) => choose(event.currentTarget.checked)}
      />
      <p id={textId} style={{ margin: '6px 0 0', color: 'var(--muted)', fontSize: '0.875rem' }}>
        {t('setting.text')}
      </p>
    </div>
  );
}
