import { useTranslation } from 'react-i18next';
import { classes, plain } from '#packages/ui/plain/index.ts';
import styles from './help-page.module.css';

/** Exercises of the help page that go step by step, and how many steps their texts have. */
const STEPS = { senses: 5, body: 5 } as const;

/**
 * An exercise as a list to read, which `help-page.script.ts` can also show one step at a time.
 * Without script the list is all there is, and enough.
 */
export function Exercise({ name }: { readonly name: keyof typeof STEPS }) {
  const { t } = useTranslation('crisis');
  const steps = Array.from({ length: STEPS[name] }, (_, nth) => t(`page.${name}.steps.${nth}`));
  return (
    <details
      className={styles.fold}
      data-exercise
      data-one={t('page.stepByStep')}
      data-now={t('page.stepNow')}
      data-next={t('page.stepNext')}
      data-end={t('page.stepEnd')}
      data-done={t('page.stepDone')}
    >
      <summary>
        <h3>{t(`page.${name}.title`)}</h3>
      </summary>
      <p>{t(`page.${name}.lead`)}</p>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className={styles.now} data-exercise-now role="status" />
      <p>{t(`page.${name}.note`)}</p>
      <div className={styles.turns}>
        <button
          type="button"
          className={classes(plain.button, plain.outline)}
          data-exercise-back
          hidden
        >
          {t('page.stepBack')}
        </button>
        <button
          type="button"
          className={classes(plain.button, plain.outline)}
          data-exercise-next
          hidden
        >
          {t('page.stepByStep')}
        </button>
      </div>
    </details>
  );
}
