import {
  IconAmbulance,
  IconBuildingHospital,
  IconDoorExit,
  IconLock,
  IconNotes,
  IconUsers,
} from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classes, plain } from '#packages/ui/plain/index.ts';
import { COUNTRIES, DEFAULT_COUNTRY } from '../contract/country.rules.ts';
import { contactsFor } from '../contract/help.rules.ts';
import { BreathingFlower } from './BreathingFlower.tsx';
import { CallLinks } from './CallLinks.tsx';
import { Exercise } from './Exercise.tsx';
import styles from './help-page.module.css';
import { Kinds } from './Kinds.tsx';
import { OtherPerson } from './OtherPerson.tsx';
import { Where } from './Where.tsx';

interface HelpPageProps {
  /** People whom the person chose to have at hand, to call. */
  readonly nearby: ReactNode;
  /** The person's own plan, or the way to it. */
  readonly plan: ReactNode;
  /** Who reviewed these texts; null while nobody has. */
  readonly reviewedBy: string | null;
}

/**
 * The public help page. It is written into a file at build time with the numbers of every country in
 * it, Brazil's showing; `help-page.script.ts` shows those of the place where the person is. Without
 * script, network or account it still says whom to call.
 */
export function HelpPage({ nearby, plan, reviewedBy }: HelpPageProps) {
  const { t } = useTranslation('crisis');
  return (
    <>
      <h1>{t('page.title')}</h1>
      <p className={styles.lead}>{t('page.lead')}</p>
      {COUNTRIES.map((country) => (
        <div key={country} data-country={country} hidden={country !== DEFAULT_COUNTRY}>
          <CallLinks contacts={contactsFor({ kind: 'self', urgency: 'today' }, country)} />
        </div>
      ))}
      <Kinds />
      <Where />
      <section className={styles.meanwhile}>
        <h2>{t('page.meanwhile')}</h2>
        <Step icon={IconUsers} title={t('page.nearTitle')} text={t('page.near')}>
          {nearby}
        </Step>
        <Step icon={IconDoorExit} title={t('page.awayTitle')} text={t('page.away')} />
        <Step icon={IconNotes} title={t('page.planTitle')}>
          {plan}
        </Step>
        <div data-country={DEFAULT_COUNTRY}>
          <Step icon={IconBuildingHospital} title={t('page.careTitle')} text={t('page.care')} />
        </div>
        <div data-not-country={DEFAULT_COUNTRY} hidden>
          <Step icon={IconAmbulance} title={t('page.careTitle')} text={t('page.careElsewhere')} />
        </div>
      </section>
      <BreathingFlower />
      <section className={styles.more}>
        <h2>{t('page.more')}</h2>
        <Exercise name="senses" />
        <Exercise name="body" />
      </section>
      <div className={styles.more}>
        <OtherPerson />
      </div>
      <div className={classes(plain.note, styles.promise)}>
        <IconLock size={20} stroke={1.75} aria-hidden />
        <p>
          {t('page.promise')} {t('page.firstVisit')}{' '}
          {reviewedBy ? t('page.reviewed', { name: reviewedBy }) : t('page.unreviewed')}
        </p>
      </div>
    </>
  );
}

interface StepProps {
  readonly icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': boolean }>;
  readonly title: string;
  readonly text?: string;
  readonly children?: ReactNode;
}

function Step({ icon: Icon, title, text, children }: StepProps) {
  return (
    <div className={styles.step}>
      <span className={styles.tile}>
        <Icon size={22} stroke={1.75} aria-hidden={true} />
      </span>
      <div>
        <h3>{title}</h3>
        {text ? <p>{text}</p> : null}
        {children}
      </div>
    </div>
  );
}
