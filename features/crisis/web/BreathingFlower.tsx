import { useTranslation } from 'react-i18next';
import { classes, plain } from '#packages/ui/plain/index.ts';
import styles from './help-page.module.css';

const PETAL = 'M64 64C83 47.2 81.1 20.8 64 4C46.9 20.8 45 47.2 64 64Z';

/**
 * A flower that opens and closes every ten seconds for half a minute, beginning when asked. Where
 * less motion is wanted it stands still and the seconds are counted in words
 * (`help-page.script.ts`).
 */
export function BreathingFlower() {
  const { t } = useTranslation('crisis');
  return (
    <section
      className={styles.breath}
      aria-labelledby="breath"
      data-breath
      data-in={t('page.breathIn')}
      data-out={t('page.breathOut')}
      data-done={t('page.breathDone')}
      data-start={t('page.breathStart')}
      data-stop={t('page.breathStop')}
    >
      <svg viewBox="0 0 128 128" width="128" height="128" aria-hidden="true">
        <g>
          {[0, 1, 2, 3, 4, 5, 6, 7].map((petal) => (
            <path
              key={petal}
              d={PETAL}
              fill={petal % 2 ? '#98DABB' : '#70C39F'}
              transform={`rotate(${petal * 45} 64 64)`}
            />
          ))}
          <circle cx="64" cy="64" r="15" fill="#FFD571" />
        </g>
      </svg>
      <div>
        <h2 id="breath">{t('page.breathTitle')}</h2>
        <p>{t('page.breath')}</p>
        <p className={styles.phase} data-phase role="status" />
        <button
          type="button"
          className={classes(plain.button, plain.outline)}
          data-breath-button
          hidden
        >
          {t('page.breathStart')}
        </button>
      </div>
    </section>
  );
}
