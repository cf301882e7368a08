import { useTranslation } from 'react-i18next';
import styles from './help-page.module.css';

/** Its parts, and how many lines their texts have. */
const PARTS = { say: 4, do: 3, dont: 4 } as const;

/**
 * For who is worried about somebody else: what to say, what to do, what does not help. After
 * the Brazilian and the World Health Organization's advice: ask directly, listen, stay, help to reach
 * care, keep means away; do not judge, do not compare.
 */
export function OtherPerson() {
  const { t } = useTranslation('crisis');
  return (
    <details className={styles.fold}>
      <summary>
        <h2>{t('page.other.title')}</h2>
      </summary>
      <p>{t('page.other.lead')}</p>
      {(Object.keys(PARTS) as (keyof typeof PARTS)[]).map((part) => (
        <section key={part}>
          <h3>{t(`page.other.${part}Title`)}</h3>
          <ul>
            {Array.from({ length: PARTS[part] }, (_, nth) => t(`page.other.${part}.${nth}`)).map(
              (line) => (
                <li key={line}>{line}</li>
              ),
            )}
          </ul>
        </section>
      ))}
    </details>
  );
}
