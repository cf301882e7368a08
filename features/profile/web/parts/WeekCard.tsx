import { useTranslation } from 'react-i18next';
import { WeekSetting } from '#features/diary/web/index.ts';
import { Section } from './Section.tsx';

/** Whether the person's week is told on its last day. */
export function WeekCard() {
  const { t } = useTranslation('profile');
  return (
    <Section title={t('week.title')} lead={t('week.text')}>
      <WeekSetting />
    </Section>
  );
}
