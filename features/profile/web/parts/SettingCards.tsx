import { useTranslation } from 'react-i18next';
import { WeekSetting } from '#features/diary/web/index.ts';
import { CountedSetting } from '#features/emotions/web/index.ts';
import { HealthConsentSetting } from '#features/privacy/web/index.ts';
import { RhythmSetting } from '#features/rhythm/web/index.ts';
import { Section } from './Section.tsx';

/** Whether the person's emotions are counted in the mean of all who agreed. */
export function CountedCard() {
  const { t } = useTranslation('profile');
  return (
    <Section title={t('counted.title')} lead={t('counted.text')}>
      <CountedSetting />
    </Section>
  );
}

/** Whether the garden of 28 days is shown. */
export function GardenCard() {
  const { t } = useTranslation('profile');
  return (
    <Section title={t('garden.title')} lead={t('garden.text')}>
      <RhythmSetting />
    </Section>
  );
}

/** Whether the person agrees that what they record of their health is processed. */
export function HealthConsentCard() {
  const { t } = useTranslation('privacy');
  return (
    <Section title={t('setting.title')}>
      <HealthConsentSetting />
    </Section>
  );
}

/** Whether the person's week is told on its last day. */
export function WeekCard() {
  const { t } = useTranslation('profile');
  return (
    <Section title={t('week.title')} lead={t('week.text')}>
      <WeekSetting />
    </Section>
  );
}
