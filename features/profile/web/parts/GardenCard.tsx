import { useTranslation } from 'react-i18next';
import { RhythmSetting } from '#features/rhythm/web/index.ts';
import { Section } from './Section.tsx';

/** Whether the garden of 28 days is shown. */
export function GardenCard() {
  const { t } = useTranslation('profile');
  return (
    <Section title={t('garden.title')} lead={t('garden.text')}>
      <RhythmSetting />
    </Section>
  );
}
