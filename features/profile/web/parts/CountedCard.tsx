import { useTranslation } from 'react-i18next';
import { CountedSetting } from '#features/emotions/web/index.ts';
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
