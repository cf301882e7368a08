import { Switch } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CONSENT_TEXTS } from '#features/privacy/contract/consent-texts.ts';
import { useLanguage } from '#packages/i18n/web/index.ts';
import { FailedState, useFailureText } from '#packages/ui/index.ts';
import { emotionsApi } from '../emotions.client.ts';

const counted = emotionsApi.getCounted.query();

/**
 * The consent to be counted in the mean of all, word for word as it is recorded, and the switch that
 * gives it and takes it back.
 */
export default function CountedSettingView() {
  const { t } = useTranslation('emotions');
  const failureText = useFailureText('emotions');
  const [language] = useLanguage();
  const textId = useId();
  const client = useQueryClient();
  const { data, isError, isPaused, isFetching, refetch } = useQuery(counted);
  const change = useMutation({
    // A yes that is taken back at once must not arrive after the no.
    scope: { id: 'counted' },
    mutationFn: (wanted: boolean) =>
      emotionsApi.setCounted({ body: { counted: wanted, language } }),
    onSuccess: (answer) => client.setQueryData(counted.queryKey, answer),
  });
  if (!data && (isError || isPaused)) {
    return <FailedState onRetry={() => void refetch()} retrying={isFetching} />;
  }
  return (
    <div>
      <p id={textId} style={{ margin: '0 0 12px' }}>
        {CONSENT_TEXTS[language].people_mean}
      </p>
      <Switch
        label={t('counted.label')}
        aria-describedby={textId}
        checked={change.isPending ? change.variables : (data?.counted ?? false)}
        disabled={data === undefined}
        onChange={(event) => change.mutate(event.currentTarget.checked)}
      />
      <p role="status" style={{ margin: '6px 0 0', color: 'var(--muted)', fontSize: '0.875rem' }}>
        {change.isSuccess ? t(data?.counted ? 'counted.on' : 'counted.off') : null}
      </p>
      {change.isError ? <p role="alert">{failureText(change.error)}</p> : null}
    </div>
  );
}
