import { useTranslation } from 'react-i18next';
import { classes, plain } from '#packages/ui/plain/index.ts';
import { Contact } from '../Contact.tsx';
import { ForCompanies } from '../ForCompanies.tsx';
import styles from '../landing.module.css';
import { Plans } from '../Plans.tsx';
import { Questions } from '../Questions.tsx';
import { Features, Hero, type LandingPictures, Privacy, Reading } from '../sections.tsx';
import mobile from './landing.mobile.module.css';

/**
 * The start page on a phone: what it is, who sees it and one tap first; what a company, a buyer or a
 * doubter looks for is folded under its title. Starting and help stay within the thumb's reach.
 */
export function LandingPage({ pictures }: { pictures: LandingPictures }) {
  const { t } = useTranslation('landing');
  return (
    <div className={styles.page}>
      <Hero picture={pictures.night} startsBelow />
      <Privacy />
      <Reading />
      <Features pictures={pictures} />
      <div className={mobile.folds}>
        <ForCompanies folded />
        <Plans folded />
        <Questions folded />
      </div>
      <Contact />
      <nav className={mobile.thumb} aria-label={t('thumb.label')}>
        <a className={classes(plain.button, plain.outline)} href="/ajuda">
          {t('thumb.help')}
        </a>
        <a className={classes(plain.button, plain.primary)} href="/register">
          {t('thumb.start')}
        </a>
      </nav>
    </div>
  );
}
