import { useTranslation } from 'react-i18next';
import { SAFETY_PLAN_PATH } from '#features/safety-plan/contract/safety-plan.paths.ts';
import { classes, plain } from '#packages/ui/plain/index.ts';
import type { Country } from '../contract/country.rules.ts';
import { type HelpLevel, wordingOf } from '../contract/wording.rules.ts';
import { CallLinks } from './CallLinks.tsx';
import styles from './crisis.module.css';

export interface HelpCardProps {
  readonly level: HelpLevel;
  /** Where the person is, by their time zone (`countryOf`). */
  readonly country: Country;
  /** How many help cards the person has seen before; chooses the words. */
  readonly occurrence: number;
  /** "That is not it": closes the card, without penalty and without telling anybody. */
  readonly onDismiss: () => void;
}

/**
 * Help where a text sounds like crisis. It comes before everything else on the screen and replaces
 * score, badges and suggestions; it tells nobody, asks for no promise and is the same on every plan.
 * Its texts await a psychologist's review (docs/crisis-texts.md).
 */
export function HelpCard({ level, country, occurrence, onDismiss }: HelpCardProps) {
  const { t } = useTranslation('crisis');
  const wording = wordingOf(occurrence);
  const dismiss = (
    <button type="button" className={classes(plain.button, plain.quiet)} onClick={onDismiss}>
      {t('card.dismiss')}
    </button>
  );

  if (level === 1) {
    return (
      <section className={styles.soft} aria-label={t('card.label')}>
        <p>{t(`card.gentle.${wording.gentle}`)}</p>
        <details>
          <summary>{t('card.show')}</summary>
          <CallLinks country={country} />
        </details>
        <div className={styles.foot}>{dismiss}</div>
      </section>
    );
  }

  return (
    <section className={styles.card} aria-label={t('card.label')}>
      <p className={styles.thanks}>{t(`card.thanks.${wording.thanks}`)}</p>
      {level === 2 && <p>{t(`card.ask.${wording.ask}`)}</p>}
      <CallLinks country={country} />
      {level === 2 && <p className={styles.quiet}>{t('card.barrier')}</p>}
      {level === 3 && (
        <ul className={styles.steps}>
          <li>{t('card.near')}</li>
          <li>{t('card.away')}</li>
          <li>{t('card.breathe')}</li>
        </ul>
      )}
      <p className={styles.quiet}>{t('card.nobody')}</p>
      <div className={styles.foot}>
        <a className={classes(plain.button, plain.soft)} href="/ajuda">
          {t('card.more')}
        </a>
        <a className={classes(plain.button, plain.quiet)} href={SAFETY_PLAN_PATH}>
          {t('card.plan')}
        </a>
        {dismiss}
      </div>
    </section>
  );
}
