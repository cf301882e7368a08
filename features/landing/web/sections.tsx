import { IconArrowRight, IconEyeOff, IconShieldCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { classes, plain } from '#packages/ui/plain/index.ts';
import { DiarySample } from './DiarySample.tsx';
import { Faces } from './Faces.tsx';
import styles from './landing.module.css';
import { Section } from './Section.tsx';
import { TryIt } from './TryIt.tsx';

/** Addresses of the drawings, which are files of their own so that pages can share them. */
export interface LandingPictures {
  readonly night: string;
  readonly diary: string;
  readonly trend: string;
  readonly help: string;
}

/** What it is in two sentences and one tap; without its button where one stays at the window's foot. */
export function Hero({ picture, startsBelow }: { picture: string; startsBelow?: boolean }) {
  const { t } = useTranslation('landing');
  return (
    <section className={styles.hero}>
      <div>
        <h1>{t('hero.title')}</h1>
        <p className={styles.lead}>{t('hero.lead')}</p>
        <div className={styles.actions}>
          {!startsBelow && (
            <a className={classes(plain.button, plain.primary, plain.big)} href="/register">
              {t('hero.start')}
            </a>
          )}
          <a className={classes(plain.button, plain.quiet)} href="#privacy">
            {t('hero.who')} <IconArrowRight size={18} stroke={1.75} aria-hidden />
          </a>
        </div>
      </div>
      <div className={styles.scene}>
        <img src={picture} alt="" width="640" height="720" fetchPriority="high" />
        <Faces />
      </div>
    </section>
  );
}

export function Reading() {
  const { t } = useTranslation('landing');
  return (
    <Section id="reading" title={t('sample.title')}>
      <div className={styles.reading}>
        <DiarySample />
        <TryIt />
      </div>
    </Section>
  );
}

export function Features({ pictures }: { pictures: LandingPictures }) {
  const { t } = useTranslation('landing');
  const shown = [
    { key: 'diary', picture: pictures.diary },
    { key: 'trend', picture: pictures.trend },
    { key: 'help', picture: pictures.help },
  ] as const;
  return (
    <Section id="features" title={t('features.title')}>
      <div className={styles.three}>
        {shown.map(({ key, picture }) => (
          <div key={key}>
            <img
              className={styles.art}
              src={picture}
              alt=""
              width="340"
              height="200"
              loading="lazy"
            />
            <h3>{t(`features.${key}.title`)}</h3>
            <p>{t(`features.${key}.text`)}</p>
            {key === 'help' && <a href="/ajuda">{t('features.help.link')}</a>}
          </div>
        ))}
      </div>
    </Section>
  );
}

const PRIVACY_ITEMS = [0, 1, 2] as const;

export function Privacy() {
  const { t } = useTranslation('landing');
  const lists = [
    { key: 'never', Icon: IconEyeOff },
    { key: 'true', Icon: IconShieldCheck },
  ] as const;
  return (
    <section className={styles.privacy} id="privacy" aria-labelledby="privacy-title">
      <h2 id="privacy-title" className={styles.title}>
        {t('privacy.title')}
      </h2>
      <div className={styles.columns}>
        {lists.map(({ key, Icon }) => (
          <div key={key}>
            <h3>{t(`privacy.${key}`)}</h3>
            <ul>
              {PRIVACY_ITEMS.map((item) => (
                <li key={item}>
                  <Icon size={20} stroke={1.75} aria-hidden />
                  <span>{t(`privacy.${key}Items.${item}`)}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

export function End() {
  const { t } = useTranslation('landing');
  return (
    <section className={styles.end}>
      <h2 className={styles.title}>{t('end.title')}</h2>
      <a className={classes(plain.button, plain.primary, plain.big)} href="/register">
        {t('end.start')}
      </a>
    </section>
  );
}
