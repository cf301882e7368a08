import { type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SAFETY_PLAN_PATH } from '#features/safety-plan/contract/safety-plan.paths.ts';
import { classes, plain } from '#packages/ui/plain/index.ts';
import type { Help } from '../contract/danger.ts';
import { takesTheirPlace } from '../contract/help.rules.ts';
import { wordingOf } from '../contract/wording.rules.ts';
import { CallLinks, useCallWords } from './CallLinks.tsx';
import styles from './crisis.module.css';
import { KindWords } from './KindWords.tsx';
import { useHelpNews } from './use-help-news.ts';

export interface HelpCardProps {
  readonly help: Help;
  /** How many help cards the person has seen before; chooses the words. */
  readonly occurrence: number;
  /** One line that opens: the text is from another day, or the same was put away lately. */
  readonly folded?: 'no' | 'again' | 'old';
  /** What just brought it, such as an entry's id or the words; left out where it is only read again. */
  readonly news?: string | undefined;
  /** Nobody writes any more: it takes the focus. Else the focus stays, and it is said. */
  readonly finished?: boolean;
  readonly headingRef?: RefObject<HTMLHeadingElement | null> | undefined;
  /** "That is not it": closes the card, without penalty and without telling anybody. */
  readonly onDismiss: () => void;
}

/**
 * Help where a text tells of danger. It comes before everything else on the screen and replaces
 * score, badges and suggestions; it tells nobody, asks for no promise and is the same on every plan.
 * Its texts await a psychologist's review (docs/crisis-texts.md).
 */
export function HelpCard(props: HelpCardProps) {
  const { help, occurrence, folded = 'no', finished = false, onDismiss } = props;
  const { t } = useTranslation('crisis');
  const callWords = useCallWords();
  const ownHeading = useRef<HTMLHeadingElement>(null);
  const heading = props.headingRef ?? ownHeading;
  const news = folded === 'old' ? undefined : props.news;
  const isSaid = useHelpNews(help, { news, finished }, heading);
  const wording = wordingOf(occurrence);
  const { kind, urgency, contacts } = help;
  const dismiss = (
    <button type="button" className={classes(plain.button, plain.quiet)} onClick={onDismiss}>
      {t('card.dismiss')}
    </button>
  );

  const isSoft = folded !== 'no' || !takesTheirPlace(help);
  const own = kind === 'self';
  const first = isSoft
    ? t(folded === 'no' ? `card.gentle.${wording.gentle}` : `card.${folded}`)
    : t(own ? `card.thanks.${wording.thanks}` : `kinds.${kind}.lead.${wording.lead}`);
  const opening = (
    <>
      <h2 ref={heading} tabIndex={-1} className={isSoft ? undefined : styles.thanks}>
        {first}
      </h2>
      <span className={plain.hidden} role="alert">
        {isSaid && contacts[0] ? `${first} ${callWords(contacts[0])}` : null}
      </span>
    </>
  );

  if (isSoft) {
    return (
      <section className={styles.soft} aria-label={t('card.label')}>
        {opening}
        <details>
          <summary>{t('card.show')}</summary>
          <CallLinks contacts={contacts} />
        </details>
        <div className={styles.foot}>{dismiss}</div>
      </section>
    );
  }

  return (
    <section className={styles.card} aria-label={t('card.label')}>
      {opening}
      <CallLinks contacts={contacts} />
      {own && urgency === 'today' && <p>{t(`card.ask.${wording.ask}`)}</p>}
      {!own && kind !== 'medical' && <p>{t(`card.opening.${wording.opening}`)}</p>}
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
