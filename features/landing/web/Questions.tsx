import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from './landing.module.css';
import { Section } from './Section.tsx';

export const QUESTIONS = ['boss', 'therapist', 'leaving', 'texts', 'price'] as const;

/** Questions with their answers; folded, and open to a search within the page. */
export function Questions({ folded }: { folded?: boolean }) {
  const { t } = useTranslation('landing');
  return (
    <Section id="questions" title={t('questions.title')} folded={folded} className={styles.pair}>
      <div>
        {QUESTIONS.map((question, index) => (
          <details key={question} className={styles.question} open={index === 0}>
            <summary>
              {t(`questions.${question}.ask`)}
              <IconChevronDown size={20} stroke={1.75} aria-hidden />
            </summary>
            <p>{t(`questions.${question}.answer`)}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
