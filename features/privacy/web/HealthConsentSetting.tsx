import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FALLBACK_LANGUAGE, languageOfTag } from '#packages/i18n/languages.ts';
import { useFormat } from '#packages/i18n/web/index.ts';
import { FailedState, LoadingShape, Note, useFailureText } from '#packages/ui/index.ts';
import { ConfirmSheet } from '#packages/ui/parts/ConfirmSheet.tsx';
import { CONSENT_TEXTS } from '../contract/consent-texts.ts';
import { useConsents, useHealthConsent } from './consents.api.ts';

/** The consent to process health data, with its date, and the way to give or withdraw it. */
export function HealthConsentSetting() {
  const { t, i18n } = useTranslation('privacy');
  const format = useFormat();
  const failureText = useFailureText('privacy');
  const language = languageOfTag(i18n.language) ?? FALLBACK_LANGUAGE;
  const { data, isError, refetch } = useConsents();
  const { mutateAsync, isPending } = useHealthConsent();
  const [asked, setAsked] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  if (isError) return <FailedState title={t('setting.failed')} onRetry={() => void refetch()} />;
  if (!data) return <LoadingShape label={t('setting.loading')} lines={2} />;
  const word = data.consents.find(({ purpose }) => purpose === 'health_records');
  const give = async () => {
    setFailure(null);
    await mutateAsync({ agreed: true, language }).catch(setFailure);
  };
  return (
    <>
      <p>{CONSENT_TEXTS[language].health_records}</p>
      <p role="status">
        {word
          ? t(word.agreed ? 'setting.given' : 'setting.withdrawn', { date: format.date(word.at) })
          : t('setting.never')}
      </p>
      {failure ? (
        <Note tone="sun" role="alert">
          {failureText(failure)}
        </Note>
      ) : null}
      <Group>
        {word?.agreed ? (
          <Button variant="default" onClick={() => setAsked(true)}>
            {t('setting.withdraw')}
          </Button>
        ) : (
          <Button variant="default" loading={isPending} onClick={() => void give()}>
            {t('setting.give')}
          </Button>
        )}
      </Group>
      <ConfirmSheet
        opened={asked}
        title={t('setting.withdrawTitle')}
        text={t('setting.withdrawText')}
        action={t('setting.withdraw')}
        run={() => mutateAsync({ agreed: false, language })}
        onClose={() => setAsked(false)}
        failureText={failureText}
      />
    </>
  );
}
