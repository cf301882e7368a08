import { useTranslation } from 'react-i18next';
import { HealthConsentSetting } from '#features/privacy/web/index.ts';
import { Section } from './Section.tsx';

/** Whether the person agrees that what they record of their health is processed. */
export function HealthConsentCard() {
  const { t } = useTranslation('privacy');
  return (
    <Section title={t('setting.title')}>
      <HealthConsentSetting />
    </Section>
  );
}
