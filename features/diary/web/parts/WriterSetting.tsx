import { Switch } from '@mantine/core';
import { IconShieldLock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { CONSENT_TEXTS } from '#features/privacy/contract/consent-texts.ts';
import { useLanguage } from '#packages/i18n/web/index.ts';
import { Note } from '#packages/ui/index.ts';
import { useSetWriter, useWriter } from '../diary.api.ts';

/** Without a configured language model: that no text goes to one. */
export function useWriterLine(): string | null {
  const { t } = useTranslation('diary');
  const { data: writer } = useWriter();
  return writer && !writer.available ? t('writer.local') : null;
}

/** With a language model, the consent word for word as it is recorded, which can be taken back at any time. */
export function WriterSetting() {
  const { t } = useTranslation('diary');
  const [language] = useLanguage();
  const writer = useWriter();
  const setWriter = useSetWriter();
  if (!writer.data?.available) return null;
  const { model, consented } = writer.data;
  const icon = <IconShieldLock size={20} stroke={1.75} aria-hidden />;
  const chosen = setWriter.isPending ? setWriter.variables.consented : consented;
  return (
    <Note icon={icon}>
      <strong>{t('writer.title')}</strong>
      <p style={{ margin: '2px 0 10px' }}>{CONSENT_TEXTS[language].diary_language_model}</p>
      <p style={{ margin: '2px 0 10px' }}>{t('writer.model', { model: model ?? '' })}</p>
      <Switch
        label={t('writer.switch')}
        checked={chosen}
        onChange={(event) => setWriter.mutate({ consented: event.currentTarget.checked, language })}
      />
      {setWriter.isError ? <p role="alert">{t('writer.failed')}</p> : null}
    </Note>
  );
}
