import { useTranslation } from 'react-i18next';
import { classes, plain } from '#packages/ui/plain/index.ts';
import styles from './landing.module.css';
import { readSample } from './sample.ts';

/** A line of a diary as the analysis shows it: the words it read, what they are, and the sum. */
export function DiarySample() {
  const { t, i18n } = useTranslation('landing');
  const { pieces, categories, sum, level } = readSample(t('sample.text'), i18n.language);
  return (
    <figure className={styles.sample} aria-label={t('sample.label')}>
      <figcaption className={classes(plain.small, plain.muted)}>{t('sample.caption')}</figcaption>
      <p className={styles.written}>
        {pieces.map(({ text, category }) =>
          category ? (
            <mark key={text} className={classes(styles.mark, styles[category])}>
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </p>
      <ul className={styles.legend}>
        {categories.map((category) => (
          <li key={category}>
            <span className={classes(styles.mark, styles[category])}>
              {t(`sample.categories.${category}`)}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.sum}>
        <strong>{t(`sample.levels.${level}`)}</strong> <span>{sum}</span>
      </p>
      <p className={classes(plain.small, plain.muted)}>{t('sample.note')}</p>
    </figure>
  );
}
