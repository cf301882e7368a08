import {
  Input,
  type MantineColorScheme,
  NativeSelect,
  SegmentedControl,
  useMantineColorScheme,
} from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveLanguage } from '#features/access/web/index.ts';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#packages/i18n/languages.ts';
import { useLanguage } from '#packages/i18n/web/index.ts';
import classes from './switches.module.css';

const SCHEMES: readonly MantineColorScheme[] = ['light', 'dark', 'auto'];

/** The language of the screens at once, and of mails when the server can be reached. */
export function LanguageSwitch() {
  const { t } = useTranslation('common');
  const [language, setLanguage] = useLanguage();
  const [failed, setFailed] = useState(false);
  const choose = async (chosen: Language) => {
    const switched = await setLanguage(chosen).then(
      () => true,
      () => false,
    );
    setFailed(!switched);
    if (!switched) return;
    await saveLanguage(chosen).catch(() => undefined);
  };
  return (
    <NativeSelect
      label={t('look.language')}
      value={language}
      error={failed ? t('look.language_failed') : null}
      onChange={(event) => void choose(event.currentTarget.value as Language)}
      data={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
    />
  );
}

/** Light, dark, or as the device has it. */
export function SchemeSwitch() {
  const { t } = useTranslation('common');
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const id = useId();
  return (
    <div>
      <Input.Label id={id} component="span">
        {t('look.scheme.label')}
      </Input.Label>
      <SegmentedControl
        classNames={{ root: classes.schemes, control: classes.scheme }}
        fullWidth
        aria-labelledby={id}
        value={colorScheme}
        onChange={(value) => setColorScheme(value as MantineColorScheme)}
        data={SCHEMES.map((value) => ({ value, label: t(`look.scheme.${value}`) }))}
      />
    </div>
  );
}
