import {
  IconAmbulance,
  IconBuildingHospital,
  IconDoorExit,
  IconLock,
  IconUsers,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { classes, plain } from '#packages/ui/plain/index.ts';
import { DIRECTORY_URL } from '../contract/contacts.ts';
import { COUNTRIES, DEFAULT_COUNTRY } from '../contract/country.rules.ts';
import { BreathingFlower } from './BreathingFlower.tsx';
import { CallLinks } from './CallLinks.tsx';
import styles from './help-page.module.css';

/**
 * The public help page. It is written into a file at build time with the numbers of every country in
 * it, Brazil's showing; `help-page.script.ts` shows those of the place where the person is. Without
 * script, network or account it still says whom to call.
 */
export function HelpPage() {
  const { t, i18n } = useTranslation('crisis');
  const names = new Intl.DisplayNames([i18n.language], { type: 'region' });
  return (
    <>
      <h1>{t('page.title')}</h1>
      <p className={styles.lead}>{t('page.lead')}</p>
      {COUNTRIES.map((country) => (
        <div key={country} data-country={country} hidden={country !== DEFAULT_COUNTRY}>
          <CallLinks country={country} police />
        </div>
      ))}
      <div className={styles.where}>
        <label htmlFor="country">{t('page.where')}</label>
        <select id="country" defaultValue={DEFAULT_COUNTRY} autoComplete="off">
          {COUNTRIES.map((country) => (
            <option key={country} value={country}>
              {names.of(country)}
            </option>
          ))}
        </select>
        <p>
          {t('page.elsewhere')}{' '}
          <a href={DIRECTORY_URL} rel="noreferrer">
            {t('page.directory')}
          </a>
        </p>
      </div>
      <section className={styles.meanwhile}>
        <h2>{t('page.meanwhile')}</h2>
        <Step icon={IconUsers} title={t('page.nearTitle')} text={t('page.near')} />
        <Step icon={IconDoorExit} title={t('page.awayTitle')} text={t('page.away')} />
        <div data-country={DEFAULT_COUNTRY}>
          <Step icon={IconBuildingHospital} title={t('page.careTitle')} text={t('page.care')} />
        </div>
        <div data-not-country={DEFAULT_COUNTRY} hidden>
          <Step icon={IconAmbulance} title={t('page.careTitle')} text={t('page.careElsewhere')} />
        </div>
      </section>
      <BreathingFlower />
      <div className={classes(plain.note, styles.promise)}>
        <IconLock size={20} stroke={1.75} aria-hidden />
        <p>
          {t('page.promise')} {t('page.firstVisit')}
        </p>
      </div>
    </>
  );
}

interface StepProps {
  readonly icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': boolean }>;
  readonly title: string;
  readonly text: string;
}

function Step({ icon: Icon, title, text }: StepProps) {
  return (
    <div className={styles.step}>
      <span className={styles.tile}>
        <Icon size={22} stroke={1.75} aria-hidden={true} />
      </span>
      <div>
        <h3>{title}</h3>
        <p>{text}</p>
      </div>
    </div>
  );
}
