import { useTranslation } from 'react-i18next';
import { SAFETY_PLAN_PATH } from '#features/safety-plan/contract/safety-plan.paths.ts';
import { classes, plain } from '#packages/ui/plain/index.ts';
import type { Help } from '../contract/danger.ts';
import { takesTheirPlace } from '../contract/help.rules.ts';
import { wordingOf } from '../contract/wording.rules.ts';
import { CallLinks } from './CallLinks.tsx';
import styles from './crisis.module.css';
import { KindWords } from './KindWords.tsx';

export interface HelpCardProps {
  readonly help: Help;
  /** How many help cards the person has seen before; chooses the words. */
  readonly occurrence: number;
  /** One line that opens: the text is from another day, or the same was put away lately. */
  readonly folded?: 'no' | 'again' | 'old';
  /** "That is not it": closes the card, without penalty and without telling anybody. */
  readonly onDismiss: () => void;
}

/**
 * Help where a text tells of danger. It comes before everything else on the screen and replaces
 * score, badges and suggestions; it tells nobody, asks for no promise and is the same on every plan.
 * Its texts await a psychologist's review (docs/crisis-texts.md).
 */
export function HelpCard({ help, occurrence, folded = 'no', onDismiss }: HelpCardProps) {
  const { t } = useTranslation('crisis');
  const wording = wordingOf(occurrence);
  const { kind, urgency, contacts } = help;
  const dismiss = (
    <button type="button" className={classes(plain.button, plain.quiet)} onClick={onDismiss}>
      {t('card.dismiss')}
    </button>
  );

  if (folded !== 'no' || !takesTheirPlace(help)) {
    return (
      <section className={styles.soft} aria-label={t('card.label')}>
        <p>{t(folded === 'no' ? `card.gentle.${wording.gentle}` : `card.${folded}`)}</p>
        <details>
          <summary>{t('card.show')}</summary>
          <CallLinks contacts={contacts} />
        </details>
        <div className={styles.foot}>{dismiss}</div>
      </section>
    );
  }

  const own = kind === 'self';
  return (
    <section className={styles.card} aria-label={t('card.label')}>
      {own ? (
        <>
          <p className={styles.thanks}>{t(`card.thanks.${wording.thanks}`)}</p>
          {urgency === 'today' && <p>{t(`card.ask.${wording.ask}`)}</p>}
        </>
      ) : (
        <>
          <p className={styles.thanks}>{t(`kinds.${kind}.lead.${wording.lead}`)}</p>
          {kind !== 'medical' && <p>{t(`card.opening.${wording.opening}`)}</p>}
        </>
      )}
      <CallLinks contacts={contacts} />
      {own && urgency === 'today' && <p className={styles.quiet}>{t('card.barrier')}</p>}
      {own && urgency === 'now' && (
        <ul className={styles.steps}>
          <li>{t('card.near')}</li>
          <li>{t('card.away')}</li>
          <li>{t('card.breathe')}</li>
        </ul>
      )}
      {!own && <KindWords kind={kind} />}
      <p className={styles.quiet}>{t('card.nobody')}</p>
      <div className={styles.foot}>
        <a className={classes(plain.button, plain.soft)} href={`/ajuda#${kind}`}>
          {t('card.more')}
        </a>
        {own && (
          <a className={classes(plain.button, plain.quiet)} href={SAFETY_PLAN_PATH}>
            {t('card.plan')}
          </a>
        )}
        {dismiss}
      </div>
    </section>
  );
}
