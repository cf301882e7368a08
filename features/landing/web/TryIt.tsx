import { useTranslation } from 'react-i18next';
import { CATEGORIES } from '#features/burnout/engine/index.ts';
import { classes, plain } from '#packages/ui/plain/index.ts';
import styles from './landing.module.css';
import { LONGEST_TRY, type TryWords } from './try-it.words.ts';

/**
 * A sentence of the visitor's own, read by the product's engine in their browser: nothing is sent. Its code
 * is fetched by the first tap; until the page's script shows it, it is not there.
 */
export function TryIt() {
  const { t } = useTranslation('landing');
  const words: TryWords = {
    reading: t('try.reading'),
    none: t('try.none'),
    unreadLanguage: t('try.unreadLanguage'),
    help: t('try.help'),
    helpLink: t('try.helpLink'),
    offline: t('try.offline'),
    levels: {
      low: t('sample.levels.low'),
      moderate: t('sample.levels.moderate'),
      high: t('sample.levels.high'),
    },
    looks: Object.fromEntries(
      CATEGORIES.map((category) => [
        category,
        {
          name: t(`sample.categories.${category}`),
          look: classes(styles.mark, styles[category]),
        },
      ]),
    ) as TryWords['looks'],
  };
  return (
    <form className={styles.try} data-try={JSON.stringify(words)} hidden>
      <label>
        <strong>{t('try.label')}</strong>
        <span className={classes(plain.small, plain.muted)}>{t('try.hint')}</span>
        <textarea name="text" rows={2} maxLength={LONGEST_TRY} placeholder={t('try.example')} />
      </label>
      <button type="submit" className={classes(plain.button, plain.soft)}>
        {t('try.read')}
      </button>
      <output className={styles.tried} />
    </form>
  );
}
